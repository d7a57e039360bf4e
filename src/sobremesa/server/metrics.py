"""What /metrics counts. Numbers only: no names, no cards."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    def __init__(self) -> None:
        r = self._registry = CollectorRegistry()
        self.tables = Counter("sobremesa_tables_opened", "Tables opened", ["game"], registry=r)
        self.entries = Counter("sobremesa_log_entries", "Log entries made durable", registry=r)
        self.refusals = Counter("sobremesa_refusals", "Refusals", ["code"], registry=r)
        self.conflicts = Counter("sobremesa_log_conflicts", "Writes another worker was faster with", registry=r)
        self.connections = Gauge("sobremesa_connections", "Open WebSockets", registry=r)
        self.rooms = Gauge("sobremesa_tables_loaded", "Tables in memory", registry=r)
        self.append = Histogram("sobremesa_append_seconds", "Until a log entry is durable", registry=r)
        self.thought = Histogram("sobremesa_thought_seconds", "Until a bot has decided", ["level"], registry=r)

    def text(self) -> bytes:
        return generate_latest(self._registry)
