"""Rate limits: a burst is allowed, tokens come back in time, callers do not stand in each other's way."""

from __future__ import annotations

import pytest

from ossuary.server.token_bucket import SWEEP_SECONDS, TokenBucket, TokenBuckets


def test_a_burst_is_allowed_and_then_what_comes_back() -> None:
    bucket = TokenBucket(per_second=2, most=3)
    assert [bucket.wait(100.0) for _ in range(3)] == [0.0] * 3
    assert bucket.wait(100.0) == pytest.approx(0.5)
    assert bucket.wait(100.4) == pytest.approx(0.1)
    assert bucket.wait(100.5) == 0.0
    assert bucket.wait(100.5) == pytest.approx(0.5)


def test_waiting_in_vain_costs_nothing() -> None:
    bucket = TokenBucket(per_second=1, most=1)
    assert bucket.wait(0.0) == 0.0
    for _ in range(10):
        assert bucket.wait(0.5) == pytest.approx(0.5)


def test_an_overdrawn_bucket_takes_longer_to_recover() -> None:
    bucket = TokenBucket(per_second=1, most=2)
    assert [bucket.overdraw(0.0) for _ in range(4)] == [0.0, 0.0, 1.0, 2.0]
    assert bucket.overdraw(3.0) == 0.0


def test_callers_have_buckets_of_their_own_and_full_ones_are_forgotten() -> None:
    buckets = TokenBuckets(per_second=1, most=1)
    assert buckets.wait("ana", 1000.0) == 0.0
    assert buckets.wait("ben", 1000.0) == 0.0
    assert buckets.wait("ana", 1000.0) > 0
    assert buckets.wait("cleo", 1001.0 + SWEEP_SECONDS) == 0.0
    assert set(buckets.buckets) == {"cleo"}
