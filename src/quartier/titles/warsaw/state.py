"""One game as it stands: what lies on the map, before each player and in the decks.

The rooms of the rules (planning, building, functions, scoring) read and change it; who is asked next
is settled in `rules.py`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartier.core.bits import bit, count_bits, take_bit
from quartier.core.event import EVERYBODY, Event
from quartier.core.game import Game
from quartier.core.luck import Luck, stir
from quartier.titles.warsaw.metro import Metro
from quartier.titles.warsaw.pieces import SKLAD, Pieces
from quartier.titles.warsaw.telling import tasks_told

# streams of luck
PROJECTS: Final = 0
TASKS: Final = 1
NORMS: Final = 2
SEATS: Final = 3
TOKENS: Final = 4
STREAMS: Final = 5

# phases
CHOOSING: Final = 0
PLANNING: Final = 1
REALISATION: Final = 2
OVER: Final = 3

# what is asked
NORM: Final = 0
SEND: Final = 1
AFTER: Final = 2
CLEAR: Final = 3
KEEP: Final = 4
DISCARD: Final = 5
CHANGE: Final = 6
REALISE: Final = 7
TUNNEL: Final = 8
REPLY: Final = 9
NOTHING: Final = 10

# what lies before a player: places in his part of `desks`; the first three are rubble, concrete and funds
HAND: Final = 3
DISCARDED: Final = 4
"""The cards this player threw away face down, as long as they are not shuffled."""
BUILT: Final = 5
"""The projects finished."""
OWNED: Final = 6
"""The spaces built on."""
SITES: Final = 7
"""The spaces with a foundation."""
ENGINEERS: Final = 8
SENT: Final = 9
"""How many stand on each field of the action board, three bits a field."""
TILES: Final = 10
MARKERS: Final = 11
SEGMENTS: Final = 12
BRIDGES: Final = 13
DONE: Final = 14
"""Tasks completed."""
NORM_CARDS: Final = 15
"""Two while choosing, then the one kept."""
REJECTED: Final = 16
FROM_BUILDINGS: Final = 17
FROM_TASKS: Final = 18
FROM_METRO: Final = 19
FROM_BRIDGES: Final = 20
DESK: Final = 21

COUNTING: Final = 8
"""In `gained`: resources gained now come from a limited field."""
EARNED: Final = 8
"""How far to the left of the card on a space stands what its building brought."""
NO_LUCK: Final = Luck(0)


class State(Game):
    def __init__(self, pieces: Pieces, metro: Metro, near: vec[i64], seats: i64) -> None:
        self.seats = seats
        self.told = None
        self.pieces: Pieces = pieces
        self.luck: Luck = NO_LUCK
        self.metro: Metro = metro
        # options
        self.rounds: i64 = 0
        self.clockwise: bool = False
        self.abandoning: bool = False
        self.left_only: bool = False
        self.river_open: bool = False
        # the course
        self.round: i64 = 0
        self.second: bool = False
        self.phase: i64 = CHOOSING
        self.ask: i64 = NORM
        self.turn: i64 = 0
        self.first: i64 = 0
        self.turns: i64 = 0
        self.passed: i64 = 0
        self.placed: bool = False
        self.again: bool = False
        self.connected: bool = False
        self.clearing: i64 = 0
        self.optional: bool = False
        self.changing: bool = False
        self.shown: i64 = 0
        self.gained: i64 = 0
        self.completed: i64 = 0
        self.replying: i64 = 0
        self.offered: i64 = 0
        self.answering: i64 = 0
        # the decks
        self.deck: i64 = 0
        self.thrown: i64 = 0
        self.boxed: i64 = 0
        self.used: i64 = 0
        self.tasks: i64 = 0
        self.task_deck: i64 = 0
        self.below: i64 = 0
        self.tasks_boxed: i64 = 0
        # the map
        self.rubble: i64 = 0
        self.founded: i64 = 0
        self.built: i64 = 0
        self.bridges: i64 = 0
        self.bridge_owners: i64 = 0
        self.near: vec[i64] = near
        """The spaces each one borders without a bridge; never changed."""
        self.types: vec[i64] = vec[i64]()
        """For each type the spaces where it stands."""
        self.grounds: vec[i64] = vec[i64]()
        """For each space the card on it, counted from 1, and above it what its building brought."""
        self.desks: vec[i64] = vec[i64]()

    # what lies before a player

    def of(self, seat: i64, what: i64) -> i64:
        return self.desks[seat * DESK + what]

    def put(self, seat: i64, what: i64, value: i64) -> None:
        self.desks[seat * DESK + what] = value

    def add(self, seat: i64, what: i64, more: i64) -> None:
        self.desks[seat * DESK + what] = self.desks[seat * DESK + what] + more

    def has(self, seat: i64, function: i64) -> bool:
        """Whether a finished project of this seat has this function."""
        return self.desks[seat * DESK + BUILT] & self.pieces.with_function[function] != 0

    def live(self, seat: i64, function: i64) -> i64:
        """Its finished projects with this function still to be used."""
        return self.desks[seat * DESK + BUILT] & self.pieces.with_function[function] & ~self.used

    def limit(self, seat: i64) -> i64:
        """How much of a resource this seat may have."""
        if self.has(seat, SKLAD) and self.pieces.numbers.sklad > self.pieces.numbers.limit:
            return self.pieces.numbers.sklad
        return self.pieces.numbers.limit

    def room(self, seat: i64, kind: i64) -> i64:
        return self.limit(seat) - self.desks[seat * DESK + kind]

    def gain(self, seat: i64, kind: i64, count: i64) -> i64:
        """Take resources from the bank as far as there is room; how many."""
        room: i64 = self.room(seat, kind)
        if count > room:
            count = room
        if count > 0:
            self.add(seat, kind, count)
            if self.gained:
                self.gained |= 1 << kind
        return count

    # the map

    def card_on(self, hex: i64) -> i64:
        return (self.grounds[hex] & 255) - 1

    def bordering(self, hex: i64) -> i64:
        """The spaces this one borders, over bridges too."""
        found: i64 = self.near[hex]
        over: i64 = self.bridges
        if over and self.pieces.city.over[hex]:
            place: i64 = 0
            while over:
                if over & 1:
                    left: i64 = self.pieces.city.bridge_left[place]
                    right: i64 = self.pieces.city.bridge_right[place]
                    if left == hex:
                        found |= bit(right)
                    elif right == hex:
                        found |= bit(left)
                over >>= 1
                place += 1
        return found

    # the decks

    def cards_there(self) -> bool:
        """Whether a project can be drawn."""
        return self.deck != 0 or self.thrown != 0 or self.face_down() != 0

    def face_down(self) -> i64:
        cards: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            cards |= self.desks[seat * DESK + DISCARDED]
            seat += 1
        return cards

    def draw(self, count: i64) -> i64:
        """So many projects from the deck, as far as there are any; what was thrown away is shuffled then."""
        drawn: i64 = 0
        while count > 0:
            if self.deck == 0:
                self.shuffle()
                if self.deck == 0:
                    return drawn
            card: i64 = bit(take_bit(self.deck, self.luck.below(PROJECTS, count_bits(self.deck))))
            self.deck ^= card
            drawn |= card
            count -= 1
        return drawn

    def shuffle(self) -> None:
        self.deck = self.thrown | self.face_down()
        self.thrown = 0
        seat: i64 = 0
        while seat < self.seats:
            self.put(seat, DISCARDED, 0)
            seat += 1
        if self.told is not None and self.deck:
            self.tell("shuffle", EVERYBODY, {})

    def reveal_tasks(self) -> None:
        """Open tasks up to their number; those put under the deck come last."""
        revealed: i64 = 0
        while count_bits(self.tasks) < self.pieces.numbers.open_tasks and (self.task_deck or self.below):
            if self.task_deck:
                task: i64 = take_bit(self.task_deck, self.luck.below(TASKS, count_bits(self.task_deck)))
                self.task_deck ^= bit(task)
            else:
                task = (self.below & 31) - 1
                self.below >>= 5
            self.tasks |= bit(task)
            revealed |= bit(task)
        if self.told is not None and revealed:
            self.tell("tasks", EVERYBODY, {"tasks": tasks_told(self.pieces, revealed)})

    # copies

    def copy_to(self, twin: State) -> None:
        """Fill a bare table; what never changes it has already."""
        twin.luck = self.luck.copy()
        twin.rounds = self.rounds
        twin.clockwise = self.clockwise
        twin.abandoning = self.abandoning
        twin.left_only = self.left_only
        twin.river_open = self.river_open
        twin.round = self.round
        twin.second = self.second
        twin.phase = self.phase
        twin.ask = self.ask
        twin.turn = self.turn
        twin.first = self.first
        twin.turns = self.turns
        twin.passed = self.passed
        twin.placed = self.placed
        twin.again = self.again
        twin.connected = self.connected
        twin.clearing = self.clearing
        twin.optional = self.optional
        twin.changing = self.changing
        twin.shown = self.shown
        twin.gained = self.gained
        twin.completed = self.completed
        twin.replying = self.replying
        twin.offered = self.offered
        twin.answering = self.answering
        twin.deck = self.deck
        twin.thrown = self.thrown
        twin.boxed = self.boxed
        twin.used = self.used
        twin.tasks = self.tasks
        twin.task_deck = self.task_deck
        twin.below = self.below
        twin.tasks_boxed = self.tasks_boxed
        twin.rubble = self.rubble
        twin.founded = self.founded
        twin.built = self.built
        twin.bridges = self.bridges
        twin.bridge_owners = self.bridge_owners
        twin.types = self.types[:]
        twin.grounds = self.grounds[:]
        twin.desks = self.desks[:]

    def digest(self) -> i64:
        hashed: i64 = stir(self.luck.seed, self.seats)
        for value in self.luck.drawn:
            hashed = stir(hashed, value)
        hashed = stir(hashed, self.rounds << 8 | self.round << 2 | self.phase)
        hashed = stir(hashed, self.ask << 24 | self.turn << 16 | self.first << 8 | self.turns)
        hashed = stir(hashed, self.passed)
        flags: i64 = 0
        for flag in (
            self.clockwise, self.abandoning, self.left_only, self.second, self.placed, self.again,
            self.connected, self.optional, self.changing, self.river_open,
        ):
            flags = flags << 1 | (1 if flag else 0)
        hashed = stir(hashed, flags)
        hashed = stir(hashed, self.clearing)
        hashed = stir(hashed, self.shown)
        hashed = stir(hashed, self.gained << 8 | self.completed)
        hashed = stir(hashed, self.replying << 16 | self.offered << 8 | self.answering)
        hashed = stir(hashed, self.deck)
        hashed = stir(hashed, self.thrown)
        hashed = stir(hashed, self.boxed)
        hashed = stir(hashed, self.used)
        hashed = stir(hashed, self.tasks)
        hashed = stir(hashed, self.task_deck)
        hashed = stir(hashed, self.below)
        hashed = stir(hashed, self.tasks_boxed)
        hashed = stir(hashed, self.rubble)
        hashed = stir(hashed, self.founded)
        hashed = stir(hashed, self.built)
        hashed = stir(hashed, self.bridges)
        hashed = stir(hashed, self.bridge_owners)
        hashed = stir(hashed, self.metro.tunnel)
        hashed = stir(hashed, self.metro.mouths)
        hashed = stir(hashed, self.metro.digging)
        for value in self.metro.segments:
            hashed = stir(hashed, value)
        for value in self.types:
            hashed = stir(hashed, value)
        for value in self.grounds:
            hashed = stir(hashed, value)
        for value in self.desks:
            hashed = stir(hashed, value)
        return hashed

    # telling

    def tell(
        self, kind: str, seat: i64, open: dict[str, object], own: dict[str, object] | None = None
    ) -> None:
        if self.told is not None:
            self.told.append(Event(kind, int(seat), open, own))


def clockwise(seat: i64, seats: i64) -> i64:
    return seat + 1 if seat + 1 < seats else 0
