"""Work spread over processes: each learns once what the work is, then gets one task after the other."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context, parent_process
from multiprocessing.synchronize import Event
from threading import Thread
from typing import Any, Protocol, TypeVar

from ossuary.lab.interrupts import interrupts_wait

Task = TypeVar("Task")
TaskIn = TypeVar("TaskIn", contravariant=True)
ResultOut = TypeVar("ResultOut", covariant=True)


class Work(Protocol[TaskIn, ResultOut]):
    """What a worker does. It is sent to another process, so that it consists of names and numbers until it starts."""

    def start(self) -> None:
        """Make what all tasks need, once in a process."""

    def do(self, task: TaskIn, stopped: Callable[[], bool]) -> ResultOut:
        """Do one task, or as much of it as there is time for until it is not wanted any more."""


def cores() -> int:
    """How many processes can run at the same time on this machine."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def results_of(work: Work[Task, ResultOut], tasks: Sequence[Task], jobs: int) -> Iterator[ResultOut]:
    """The results of all tasks, in the order in which they are done; whoever stops asking stops the work."""
    jobs = min(jobs, len(tasks))
    return _done_here(work, tasks) if jobs <= 1 else _done_by_workers(work, tasks, jobs)


def _done_here(work: Work[Task, ResultOut], tasks: Sequence[Task]) -> Iterator[ResultOut]:
    work.start()
    for task in tasks:
        yield work.do(task, lambda: False)


def _done_by_workers(work: Work[Task, ResultOut], tasks: Sequence[Task], jobs: int) -> Iterator[ResultOut]:
    # Spawned, not forked: a fork copies the locks of threads that don't exist in the child.
    context = get_context("spawn")
    stop = context.Event()
    with ProcessPoolExecutor(jobs, context, _start_worker, (work, stop)) as pool:
        try:
            with interrupts_wait():
                futures = [pool.submit(_do, task) for task in tasks]
            for future in as_completed(futures):
                yield future.result()
        finally:
            stop.set()
            pool.shutdown(cancel_futures=True)


_work: Work[Any, Any]
_stop: Event


def _start_worker(work: Work[Any, Any], stop: Event) -> None:
    """Ctrl-C is left to the process that started the worker, which tells it to stop."""
    global _work, _stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()
    _work, _stop = work, stop
    work.start()


def _end_with_parent() -> None:
    """If the process that started this one is killed, nobody is left who could end it."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _do(task: Any) -> Any:
    return _work.do(task, _stop.is_set)
