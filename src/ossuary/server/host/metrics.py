"""What a host's monitoring reads at /metrics."""

from __future__ import annotations

from prometheus_client import Counter, Gauge

ANSWERS = Counter("ossuary_answers", "Answers that were written and acknowledged")
REFUSALS = Counter("ossuary_refusals", "Commands that were refused", ["code"])
COLLISIONS = Counter("ossuary_collisions", "Row numbers that another process had taken")
TABLES = Counter("ossuary_tables", "Tables that were created", ["game"])
SOCKETS = Gauge("ossuary_sockets", "Open sockets")
ROOMS = Gauge("ossuary_rooms", "Tables in memory")
REQUESTS = Counter("ossuary_requests", "Requests by route and status", ["method", "path", "status"])
