"""Live tables: seats, moves, taking back, bots; and where they are kept."""

from quartier.table.course import Entry
from quartier.table.outcome import HOUSE_RULES, Refused, Stale
from quartier.table.setting import PERSON, TableSummary
from quartier.table.table import PAUSES, Player, Table
from quartier.table.tables import Tables
from quartier.table.watch import Watch

__all__ = [
    "HOUSE_RULES",
    "PAUSES",
    "PERSON",
    "Entry",
    "Player",
    "Refused",
    "Stale",
    "Table",
    "TableSummary",
    "Tables",
    "Watch",
]
