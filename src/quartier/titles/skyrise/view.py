"""What a seat may see, listed piece by piece; all of it plain data."""

from __future__ import annotations

import msgspec


class PieceView(msgspec.Struct, frozen=True):
    """One of a player's buildings, or a wonder."""

    id: int
    """0 to 11 the buildings, those of era 1 first; 12 and 13 the wonders."""
    number: int
    """What it bids; 0 for a wonder."""
    height: int | None
    """0 low, 1 medium, 2 tall; None for a wonder."""
    wonder: str = ""
    """The card chosen for a wonder, once that is revealed: `hammer`."""

    @property
    def mark(self) -> str:
        return f"wonder-{self.wonder}" if self.height is None else f"bid-{self.number}"


class DistrictView(msgspec.Struct, frozen=True):
    id: int
    """0 to 3 on the central island, then 14 each for n, e, s, w; with fewer players some are missing."""
    name: str
    """`n7`; its mark is `district-n7`, its words `district-n7`."""
    island: int
    """0 the centre, 1 to 4 n, e, s, w."""
    faction: int
    """0 philosophers (yellow), 1 naturalists (green), 2 artists (white), 3 inventors (brown)."""
    disc: int | None
    """0 to 3 of a faction, 4 to 7 patrons a to d, 8 wild, 9 commission."""
    outline: tuple[tuple[int, int], ...]
    """In the frame of its island, unturned: about 500 by 450, the last row towards the centre."""


class OvalView(msgspec.Struct, frozen=True):
    """A lake or an airship, in the frame of its island."""

    districts: tuple[int, ...]
    """Those it touches."""
    at: tuple[int, int]
    size: tuple[int, int]
    """Half its length and half its width."""
    turn: int
    """Degrees, clockwise on the page."""


class IslandView(msgspec.Struct, frozen=True):
    id: int
    """0 the centre, 1 to 4 n, e, s, w: by a quarter turn each, the tile faces the centre."""
    tile: int
    """Which of the outer islands lies there, from 1; 0 for the central one."""
    districts: tuple[int, ...]
    lakes: tuple[OvalView, ...]
    airships: tuple[OvalView, ...]
    windmills: tuple[int, ...]
    """Districts."""
    holders: tuple[int, ...]
    """Who controls it as it stands."""
    counts: tuple[tuple[int, int, int], ...]
    """For each seat its tall, medium and low buildings there."""


class BidView(msgspec.Struct, frozen=True):
    seat: int
    piece: PieceView
    district: int


class StructureView(msgspec.Struct, frozen=True):
    seat: int
    district: int
    number: int
    """What it bid, now face down; 0 for a wonder."""
    height: int | None
    """0 low, 1 medium, 2 tall; None for a wonder."""
    wonder: str = ""


class PlayerView(msgspec.Struct, frozen=True):
    """All of this is public."""

    prestige: int
    stock: tuple[PieceView, ...]
    """What it may bid with: numbers ascending, wonders last; not what lies on the map as a bid."""
    locked: tuple[PieceView, ...]
    """The numbers of era 2, as long as it is era 1."""
    left: int
    """Structures it still has to build in this era, bids on the map included."""
    passed: bool
    """Out of this auction."""
    ready: bool
    """Has chosen its wonder cards, while that is asked."""
    rows: tuple[int, int, int, int]
    """Discs in the row of each faction, 0 to 4."""
    row_worth: tuple[int, int, int, int]
    """What each structure in a district of that faction is worth as the row stands."""
    surplus: tuple[int, int, int, int]
    """Discs of each faction on the portrait."""
    patrons: tuple[int, int, int, int]
    commissions: int
    keys: tuple[str, ...]
    """`big`, `small`."""
    wonders: tuple[str, ...]
    """The cards chosen, once revealed."""
    initiative: int
    """0 before the wonders are revealed."""
    objective: int | None
    """A faction, if it is revealed (Kahn's Ambition, or the end)."""
    finished: int
    """In which place it built its last structure, from 1; 0 as long as it has not."""


class ControlView(msgspec.Struct, frozen=True):
    island: int
    counts: tuple[tuple[int, int, int], ...]
    """For each seat its tall, medium and low buildings."""
    holders: tuple[int, ...]
    points: int
    by: str
    """What settled it: `tall`, `medium`, `low`; `shared` if nothing did; `nobody` if nothing stands there."""


class FeatView(msgspec.Struct, frozen=True):
    """Once that a panorama was met."""

    seat: int
    island: int
    districts: tuple[int, ...]
    """The structures it was met with."""


class PanoramaView(msgspec.Struct, frozen=True):
    card: str
    each: int
    feats: tuple[FeatView, ...]
    points: tuple[int, ...]
    """For each seat."""


class EraView(msgspec.Struct, frozen=True):
    """The scoring at the end of an era."""

    number: int
    structures: tuple[StructureView, ...]
    """As the map stood then: the scene of its sheet."""
    control: tuple[ControlView, ...]
    panoramas: tuple[PanoramaView, ...]
    wonders: tuple[tuple[tuple[str, int], ...], ...]
    """For each seat the wonders it built in this era, and what they brought."""
    totals: tuple[int, ...]
    """Prestige after control and panoramas of this era, wonders included."""


class EndView(msgspec.Struct, frozen=True):
    objectives: tuple[tuple[int, int, int], ...]
    """For each seat: the faction, its structures there, points."""
    patrons: tuple[int, ...]
    surplus: tuple[int, ...]
    keys: tuple[int, ...]
    commissions: tuple[int, ...]
    rows: tuple[tuple[tuple[int, int], ...], ...]
    """For each faction, for each seat: how many structures, and what each is worth."""
    scores: tuple[int, ...]
    ranking: tuple[int, ...]
    level: tuple[tuple[int, ...], ...]
    """Seats with as much prestige, in the order they finished building: the earlier is ahead."""


class View(msgspec.Struct, frozen=True):
    seats: int
    seat: int | None
    """Who looks; None is a spectator."""
    era: int
    auction: int
    """From 1, counted through the game."""
    phase: str
    """`open`, `raise`, `answer` (a wonder, by the Hammer alone), `wild`, `vault`, `cards`, `over`."""
    active: int | None
    """Who decides; None while cards are chosen together, and at the end."""
    opener: int
    top: int
    """The number to be beaten; 0 before an auction is opened, and above a wonder."""
    last: int | None
    """The district of the last bid: raises go next to it."""
    bids: tuple[BidView, ...]
    """Of this auction, in order."""
    built: int | None
    """While `wild` and `vault`: the district just built in."""
    structures: tuple[StructureView, ...]
    districts: tuple[DistrictView, ...]
    islands: tuple[IslandView, ...]
    bridges: tuple[tuple[int, int], ...]
    """Pairs of districts; inner ones lead over a lake."""
    panoramas: tuple[str, str]
    """The two in play."""
    patron_values: tuple[int | None, ...]
    """What a disc of each letter is worth, where this seat knows it."""
    players: tuple[PlayerView, ...]
    objective: int | None
    """One's own secret objective: a faction."""
    hand: tuple[str, ...]
    """One's own wonder cards, until they are chosen; those chosen so far are in `picks`."""
    picks: tuple[str, ...]
    cards_to_pick: int
    """How many are still to be chosen now; 0 outside that phase."""
    banned: tuple[int, ...]
    """Districts where the looking seat may not bid a tall building, because of the Hammer."""
    eras: tuple[EraView, ...]
    """Those that are scored."""
    end: EndView | None
