"""Game records: write, read, replay, verify. The format stands in `docs/records.md`."""

from quartier.record.record import (
    FORMAT,
    Outcome,
    Record,
    digest_text,
    in_line,
    outcome,
    read_record,
    read_records,
    start_record,
)
from quartier.record.replay import Step, deal, replay, states, verify
from quartier.record.seed import commitment, seed_number

__all__ = [
    "FORMAT",
    "Outcome",
    "Record",
    "Step",
    "commitment",
    "deal",
    "digest_text",
    "in_line",
    "outcome",
    "read_record",
    "read_records",
    "replay",
    "seed_number",
    "start_record",
    "states",
    "verify",
]
