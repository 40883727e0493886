"""Metrics for Prometheus. No label holds a name, a key, a table or a move."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from ..tables.engine_client import EngineClient
from ..tables.engine_queue import Priority

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"

_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)


class Metrics:
    def __init__(self) -> None:
        registry = self._registry = CollectorRegistry()
        self.requests = Counter(
            "tavolino_requests", "HTTP requests", ["method", "route", "status"], registry=registry
        )
        self.refusals = Counter(
            "tavolino_refusals", "What was refused", ["code"], registry=registry
        )
        self.moves = Counter("tavolino_moves", "Moves that were stored", registry=registry)
        self.move_seconds = Histogram(
            "tavolino_move_seconds",
            "From a move's arrival until it is stored",
            buckets=_SECONDS,
            registry=registry,
        )
        self.dropped = Counter(
            "tavolino_slow_readers_dropped", "Sockets that did not read", registry=registry
        )
        self.connections_closed = Gauge(
            "tavolino_connections_closed", "Closed by a limit", ["reason"], registry=registry
        )
        self.sockets = Gauge("tavolino_sockets", "Open sockets", registry=registry)
        self.streams = Gauge("tavolino_streams", "Open streams", registry=registry)
        self.tables = Gauge("tavolino_tables_in_memory", "Tables in memory", registry=registry)
        self.damaged = Gauge(
            "tavolino_tables_damaged", "Tables that were found damaged", registry=registry
        )
        self.cleared = Gauge(
            "tavolino_tables_cleared", "Old tables cleared here", ["kind"], registry=registry
        )
        self.housekeeping_failures = Gauge(
            "tavolino_housekeeping_failures",
            "How often a housekeeping task failed",
            ["task"],
            registry=registry,
        )
        self.commits = Gauge("tavolino_commits", "Commits of this process", registry=registry)

        self.engine_requests_waiting = Gauge(
            "tavolino_engine_requests_waiting",
            "Requests waiting for the engine",
            ["priority"],
            registry=registry,
        )
        self.engine_wait_seconds = Histogram(
            "tavolino_engine_wait_seconds",
            "From a request until a worker takes it up",
            ["priority"],
            buckets=_SECONDS,
            registry=registry,
        )
        self.engine_workers_replaced = Gauge(
            "tavolino_engine_workers_replaced",
            "Engine workers that died or hung",
            registry=registry,
        )
        for priority in Priority:
            self.engine_wait_seconds.labels(_label(priority))

    def count_wait(self, priority: Priority, seconds: float) -> None:
        self.engine_wait_seconds.labels(_label(priority)).observe(seconds)

    def count_engine(self, engine: EngineClient) -> None:
        for priority, waiting in engine.waiting().items():
            self.engine_requests_waiting.labels(_label(priority)).set(waiting)
        self.engine_workers_replaced.set(engine.replaced)

    def page(self) -> bytes:
        return generate_latest(self._registry)


def _label(priority: Priority) -> str:
    return priority.name.lower()
