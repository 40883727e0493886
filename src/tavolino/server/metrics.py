"""What is counted, for Prometheus. No label holds a name, a key, a table or a move."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from ..tables.queue import Rank
from ..tables.workers import Workers

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
            "From a move's arrival to its being stored",
            buckets=_SECONDS,
            registry=registry,
        )
        self.dropped = Counter(
            "tavolino_slow_readers_dropped", "Sockets that did not read", registry=registry
        )
        self.sockets = Gauge("tavolino_sockets", "Open sockets", registry=registry)
        self.streams = Gauge("tavolino_streams", "Open streams", registry=registry)
        self.tables = Gauge("tavolino_tables_in_memory", "Tables in memory", registry=registry)
        self.quarantined = Gauge(
            "tavolino_tables_quarantined", "Tables that were found damaged", registry=registry
        )
        self.cleared = Gauge(
            "tavolino_tables_cleared", "Old tables cleared here", ["kind"], registry=registry
        )
        self.keeper_failures = Gauge(
            "tavolino_keeper_failures",
            "How often looking after the tables failed",
            ["job"],
            registry=registry,
        )
        self.commits = Gauge("tavolino_commits", "Commits of this process", registry=registry)

        self.thoughts_waiting = Gauge(
            "tavolino_thoughts_waiting", "What waits for a worker", ["rank"], registry=registry
        )
        self.thought_wait_seconds = Histogram(
            "tavolino_thought_wait_seconds",
            "From a question to a worker's taking it up",
            ["rank"],
            buckets=_SECONDS,
            registry=registry,
        )
        self.workers_replaced = Gauge(
            "tavolino_workers_replaced", "Workers that died or hung", registry=registry
        )
        for rank in Rank:
            self.thought_wait_seconds.labels(_label(rank))

    def count_wait(self, rank: Rank, seconds: float) -> None:
        self.thought_wait_seconds.labels(_label(rank)).observe(seconds)

    def count_workers(self, workers: Workers) -> None:
        for rank, waiting in workers.waiting().items():
            self.thoughts_waiting.labels(_label(rank)).set(waiting)
        self.workers_replaced.set(workers.replaced)

    def page(self) -> bytes:
        return generate_latest(self._registry)


def _label(rank: Rank) -> str:
    return rank.name.lower()
