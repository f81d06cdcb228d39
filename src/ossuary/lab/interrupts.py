"""Ctrl-C reaches every process of a command: the first one handles it, the others end silently."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager

CAN_WAIT = hasattr(signal, "pthread_sigmask")


@contextmanager
def interrupts_wait() -> Iterator[None]:
    """Hold back Ctrl-C: here until the end of the block, in a process started in the block until that is ready."""
    if not CAN_WAIT:
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def end_on_interrupt() -> None:
    """For a child process: from here on Ctrl-C ends it, and a Ctrl-C that was held back ends it at once."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if CAN_WAIT:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
