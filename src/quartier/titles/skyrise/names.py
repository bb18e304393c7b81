"""How pieces are written: on the board as marks, in a line of text, in the log."""

from __future__ import annotations

from typing import Final

from quartier.core.phrase import Phrase
from quartier.titles.skyrise.pieces import CENTRE, OUTER

SIDES: Final = "nesw"
MATERIALS: Final = ("slate", "brick", "patina", "sand")
"""The set of buildings of each seat."""
FACTIONS: Final = ("philosophers", "naturalists", "artists", "inventors")
LETTERS: Final = "YGWB"
"""The colours of the factions, as the edition writes them: yellow, green, white, brown."""
HEIGHTS: Final = ("low", "medium", "tall")
PATRONS: Final = "abcd"
DISCS: Final = (*FACTIONS, *(f"patron-{letter}" for letter in PATRONS), "wild", "commission")
PANORAMAS: Final = ("airships", "windmills", "bridges", "lakes", "chains")
WONDERS: Final = (
    "hammer", "capitol", "pavilion", "atlantis", "zeppelin", "lynch", "opportunity", "kahn", "gardens",
    "intelligentsium", "olmsted", "munch", "sullivan", "atelier", "shard", "boca", "baron", "vault", "summit",
    "niemeyer",
)
"""By the number on the card, less one."""
KEYS: Final = ("big", "small")


def district_name(district: int) -> str:
    """The side its island lies on (c: the centre), then its number there."""
    if district < CENTRE:
        return f"c{district + 1}"
    side, place = divmod(district - CENTRE, OUTER)
    return f"{SIDES[side]}{place + 1}"


DISTRICTS: Final = {district_name(district): district for district in range(CENTRE + OUTER * len(SIDES))}


def district_phrase(district: int) -> Phrase:
    return Phrase(f"district-{district_name(district)}")


def bid_phrase(seat: int, number: int) -> Phrase:
    """A numbered building as a bid."""
    return Phrase("bid", {"number": number}, icon=f"bid-{seat}-{number}")


def building_phrase(seat: int, height: int) -> Phrase:
    """A building that stands."""
    return Phrase(f"building-{HEIGHTS[height]}")


def wonder_phrase(card: int) -> Phrase:
    """A wonder by the number on its card, from 1."""
    return Phrase(f"wonder-{WONDERS[card - 1]}")


def disc_phrase(disc: int) -> Phrase:
    return Phrase(f"disc-{DISCS[disc]}", icon=f"disc-{DISCS[disc]}")


def faction_phrase(faction: int) -> Phrase:
    return Phrase(f"faction-{FACTIONS[faction]}", icon=f"faction-{FACTIONS[faction]}")


def panorama_phrase(card: int) -> Phrase:
    return Phrase(f"panorama-{PANORAMAS[card]}")


def island_phrase(island: int) -> Phrase:
    """0 is the central island; then the sides."""
    return Phrase(f"island-{'c' if island == 0 else SIDES[island - 1]}")
