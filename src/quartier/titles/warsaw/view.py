"""What a seat may see, listed piece by piece; all of it plain data."""

from __future__ import annotations

import msgspec


class ProjectView(msgspec.Struct, frozen=True):
    """A project card, wherever it lies face up."""

    key: str
    """`M01`; its mark is `project-m01` in hand, `function-m01` once it is built."""
    name: str
    year: str
    type: str
    """One of `names.TYPES`."""
    stage: int
    points: int
    """Printed; of industry the base."""
    zone: str
    """`city`, `suburb`, `any` or `historic`."""
    site: str
    """The space of a historic building; else empty."""
    function: str
    """One of `names.FUNCTIONS`."""


class HexView(msgspec.Struct, frozen=True):
    key: str
    """Column from the west, place in it from the north: `d4`; its mark is `hex-d4`."""
    name: str
    q: int
    r: int
    city: bool
    right: bool
    """Whether it lies on the right bank."""
    historic: str
    """The project that alone may stand here in stage I; else empty."""
    historic_type: str
    """Its type."""
    rubble: bool
    type: str
    """What stands here or is to stand here; empty for nothing."""
    project: str
    """The card that stands here or is to; empty for a token."""
    owner: int | None
    """None for nothing, and for a neutral token."""
    built: bool
    """A type and not built is a foundation, with its owner's engineer on it."""
    earned: int
    """Points its building brought when it was built."""


class SegmentView(msgspec.Struct, frozen=True):
    key: str
    """The two spaces it runs between: `d3-d4`; its mark is `metro-d3-d4`."""
    owner: int
    line: int
    """1 or 2."""


class VertexView(msgspec.Struct, frozen=True):
    """A corner where three spaces meet; x and y in sides of a space, from the middle of the map."""

    key: str
    """`v1` to `v9` from the north on the river, its mark `tunnel-v1`; else empty."""
    x: float
    y: float


class BridgeView(msgspec.Struct, frozen=True):
    """A place for a bridge, with or without one."""

    key: str
    """`b1` to `b10` from the north; its mark is `bridge-b1`."""
    left: str
    right: str
    owner: int | None


class FieldView(msgspec.Struct, frozen=True):
    """A field of the action board in use."""

    key: str
    """`u1`, `l5`; its mark is `field-u1`."""
    limited: bool
    engineers: tuple[int, ...]
    """Whose stand on it, seat by seat."""
    draw: int = 0
    look: int = 0
    """How many projects are looked at, to keep one."""
    clear: int = 0
    rubble: int = 0
    concrete: int = 0
    funds: int = 0
    marker: bool = False


class TaskView(msgspec.Struct, frozen=True):
    key: str
    """`Z01`; its mark is `task-z01`."""
    build: str
    """A type, `soc` or `mod`."""
    beside: str
    points: int


class NormView(msgspec.Struct, frozen=True):
    key: str
    """`N1`; its mark is `norm-n1`."""
    objects: tuple[str, ...]
    """Types, `metro`, `bridge`; with five players the last, which does not count, is left out."""


class BuiltView(msgspec.Struct, frozen=True):
    project: ProjectView
    hex: str
    used: bool
    """Turned sideways: its function is spent."""


class PlayerView(msgspec.Struct, frozen=True):
    rubble: int
    concrete: int
    funds: int
    limit: int
    """The most of each resource."""
    engineers: int
    """Still to be sent this round."""
    all_engineers: int
    passed: bool
    hand: int
    tiles: int
    markers: int
    """Metro markers left."""
    sites: tuple[BuiltView, ...]
    """Projects under construction."""
    built: tuple[BuiltView, ...]
    tasks: tuple[TaskView, ...]
    """Completed."""
    segments: int
    bridges: int
    points: tuple[int, int, int, int]
    """So far: buildings, tasks, metro, bridges."""


class HexScore(msgspec.Struct, frozen=True):
    """What a building is worth in the end, besides what it brought when it was built."""

    hex: str
    neighbours: int
    metro: int
    beside: tuple[str, ...]
    """The spaces that count."""


class SheetView(msgspec.Struct, frozen=True):
    """How one seat came to its points."""

    buildings: int
    tasks: int
    metro: int
    bridges: int
    neighbours: int
    beside_metro: int
    norm: NormView
    have: tuple[int, ...]
    """How many of each object of the norm."""
    sets: int
    norm_points: int
    soc: int
    """How many buildings in this style."""
    soc_points: int
    mod: int
    mod_points: int
    total: int
    count: int
    """Buildings: the first tie-break."""
    hexes: tuple[HexScore, ...]


class EndView(msgspec.Struct, frozen=True):
    scores: tuple[int, ...]
    ranking: tuple[int, ...]
    sheets: tuple[SheetView, ...]
    by: str
    """What decided who won: `points`, `buildings`, or `shared`."""


class View(msgspec.Struct, frozen=True):
    seats: int
    seat: int | None
    """Who looks; None is a spectator."""
    unofficial: bool
    """Two players: no rule of the box."""
    round: int
    rounds: int
    stage: int
    """1 or 2."""
    phase: str
    """`norms`, `planning`, `realisation`, `over`."""
    ask: str
    """What is asked: `norm`; `send` (an engineer, or pass); `again` (a second one must go); `connected` (onto
    a field taken already); `after` (functions once the engineer stands, or done); `clear`, `keep`, `discard`,
    `change`, `realise`, `tunnel`, `reply`; `over`."""
    waiting: tuple[int, ...]
    """The seats that owe a decision."""
    turn: int
    """Whose turn it is; in a reply another one decides."""
    first: int
    """Who holds the first-player marker."""
    hexes: tuple[HexView, ...]
    segments: tuple[SegmentView, ...]
    open_ends: tuple[VertexView, ...]
    """Where lines may go on now."""
    branches: tuple[VertexView, ...]
    """Where the second line may start now."""
    tunnel: tuple[VertexView, ...]
    """The two ends of the tunnel, or none."""
    mouths: tuple[VertexView, ...]
    """When asked: where the tunnel may come up."""
    bridges: tuple[BridgeView, ...]
    bridges_left: int
    fields: tuple[FieldView, ...]
    players: tuple[PlayerView, ...]
    tasks: tuple[TaskView, ...]
    """Open ones."""
    projects_left: int
    """In the deck."""
    projects_discarded: int
    tasks_left: int
    clearing: int
    """How many spaces may still be cleared now."""
    replies: tuple[str, ...]
    """When asked: `wspolzaw` or `rozdzielnik`, and the resources that may be taken."""
    hand: tuple[ProjectView, ...]
    """One's own."""
    shown: tuple[ProjectView, ...]
    """Projects one looks at, to keep one."""
    norms: tuple[NormView, ...]
    """One's own: two while choosing, one later."""
    end: EndView | None
