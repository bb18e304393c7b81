"""The table: where every card and banknote lies, how rows are filled, and how it is told."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from quartier.core.bits import count_bits, lowest_bit, take_bit
from quartier.core.event import EVERYBODY, Event
from quartier.core.game import Game
from quartier.core.luck import Luck, stir
from quartier.titles.monster_city.names import EVENT_NAMES
from quartier.titles.monster_city.pieces import ROW, Pieces, first_of, nth_of

SEATS: Final = 0
STARTS: Final = 1
BUILDING_STACK: Final = 2
MONSTER_STACK: Final = 3
EVENT_STACK: Final = 4
STREAMS: Final = 5

NO_LUCK: Final = Luck(0)


class Table(Game):
    def __init__(self, pieces: Pieces, seats: i64, events: bool, at_once: bool) -> None:
        """A bare table; `deal` and `copy` lay the pieces out."""
        self.seats = seats
        self.told = None
        self.pieces: Pieces = pieces
        self.events: bool = events
        self.at_once: bool = at_once
        self.luck: Luck = NO_LUCK
        self.active: i64 = 0
        self.over: bool = False
        # cards as bits: the buildings of the stack and the office, the monsters of theirs and the planet
        self.stack: i64 = 0
        self.office: i64 = 0
        self.monsters: i64 = 0
        self.planet: i64 = 0
        # the cards laid out when a row was last filled, so that gaps are seen
        self.office_row: i64 = 0
        self.planet_row: i64 = 0
        # the attack going on, or the one of the last turn: `hunger` is what it has still to eat
        self.raided: i64 = 0
        self.monster: i64 = 0
        self.ruins: i64 = 0
        self.hunger: i64 = 0
        # seats whose STOP card is unused
        self.stops: i64 = 0
        self.deck: i64 = 0
        # the events of the deck each time it was shuffled; never changed in place, so copies share it
        self.shuffles: vec[i64] = vec[i64]()
        self.cities: vec[i64] = vec[i64]()
        self.purses: vec[i64] = vec[i64]()
        self.hands: vec[i64] = vec[i64]()
        # at a scoring: the seats still to choose, and what the others chose
        self.waiting: i64 = 0
        self.picks: vec[i64] = vec[i64]()
        self.scorings: i64 = 0
        self.filled: vec[i64] = vec[i64]()
        self.points: vec[i64] = vec[i64]()
        # the scorings that are over; never changed in place, so copies share it
        self.archive: vec[i64] = vec[i64]()

    # where cards are that lie nowhere else

    def box(self) -> i64:
        """Buildings out of the game."""
        gone: i64 = self.pieces.stack
        seat: i64 = 0
        while seat < self.seats:
            gone |= self.pieces.pairs[seat]
            seat += 1
        gone &= ~self.stack & ~self.office
        for city in self.cities:
            gone &= ~city
        return gone

    def bank(self) -> i64:
        left: i64 = self.pieces.bank
        for notes in self.purses:
            left -= notes
        return left

    def monsters_used(self) -> i64:
        used: i64 = self.pieces.monsters & ~self.monsters & ~self.planet
        if self.hunger:
            used &= ~self.monster
        return used

    def events_used(self) -> i64:
        if not self.events:
            return 0
        used: i64 = self.pieces.events & ~self.deck
        for hand in self.hands:
            used &= ~hand
        return used

    # dealing and drawing

    def draw(self, stream: i64, cards: i64) -> i64:
        return nth_of(cards, self.luck.below(stream, count_bits(cards)))

    def deal_cities(self) -> None:
        """The pairs for so many players, by chance."""
        pairs: i64 = (1 << self.seats) - 1
        seat: i64 = 0
        while seat < self.seats:
            pair: i64 = take_bit(pairs, self.luck.below(STARTS, self.seats - seat))
            pairs ^= 1 << pair
            self.cities[seat] = self.pieces.pairs[pair]
            if self.told is not None:
                self.tell("city", seat, {"buildings": self.building_names(self.cities[seat])})
            seat += 1

    def deal_events(self) -> None:
        self.deck = self.pieces.events
        self.shuffles = vec[i64]([self.deck])
        seat: i64 = 0
        while seat < self.seats:
            count: i64 = 0
            while count < self.pieces.events_at_start:
                self.draw_event(seat)
                count += 1
            seat += 1

    def deal_office(self) -> None:
        count: i64 = 0
        while count < ROW:
            card: i64 = self.draw(BUILDING_STACK, self.stack)
            self.stack ^= card
            self.office |= card
            count += 1
        self.office_row = self.office
        if self.told is not None:
            self.tell("office", EVERYBODY, {"buildings": self.building_names(self.office)})

    def deal_planet(self, count: i64) -> None:
        shuffled: bool = False
        while count > 0:
            if self.monsters == 0:
                self.monsters = self.monsters_used()
                shuffled = True
            card: i64 = self.draw(MONSTER_STACK, self.monsters)
            self.monsters ^= card
            self.planet |= card
            if self.monsters == 0 and self.at_once:
                self.monsters = self.monsters_used()
                shuffled = True
            count -= 1
        self.planet_row = self.planet
        if self.told is not None:
            self.tell("planet", EVERYBODY, {"monsters": self.monster_names(self.planet)})
            if shuffled:
                self.tell("shuffle", EVERYBODY, {"pile": "monsters"})

    def draw_event(self, seat: i64) -> None:
        """From the stack, shuffled anew if need be; when every event is in somebody's hand, none."""
        if self.deck == 0:
            self.shuffle_events()
        if self.deck == 0:
            if self.told is not None:
                self.tell("no-event", seat, {})
            return
        card: i64 = self.draw(EVENT_STACK, self.deck)
        self.deck ^= card
        self.hands[seat] = self.hands[seat] | card
        if self.told is not None:
            self.tell("draw", seat, {}, {"event": self.event_name(card)})
        if self.deck == 0 and self.at_once:
            self.shuffle_events()

    def shuffle_events(self) -> None:
        used: i64 = self.events_used()
        if used:
            self.deck = used
            self.shuffles = append(self.shuffles[:], used)
            if self.told is not None:
                self.tell("shuffle", EVERYBODY, {"pile": "events"})

    # copies

    def lay_like(self, other: Table) -> None:
        """Everything as it lies on another table; what is never changed in place is shared."""
        self.luck = other.luck.copy()
        self.active = other.active
        self.over = other.over
        self.stack = other.stack
        self.office = other.office
        self.monsters = other.monsters
        self.planet = other.planet
        self.office_row = other.office_row
        self.planet_row = other.planet_row
        self.raided = other.raided
        self.monster = other.monster
        self.ruins = other.ruins
        self.hunger = other.hunger
        self.stops = other.stops
        self.deck = other.deck
        self.shuffles = other.shuffles
        self.cities = other.cities[:]
        self.purses = other.purses[:]
        self.hands = other.hands[:]
        self.waiting = other.waiting
        self.picks = other.picks[:]
        self.scorings = other.scorings
        self.filled = other.filled[:]
        self.points = other.points[:]
        self.archive = other.archive

    def digest(self) -> i64:
        hashed: i64 = stir(self.luck.seed, self.seats)
        for value in self.luck.drawn:
            hashed = stir(hashed, value)
        hashed = stir(hashed, self.active << 8 | self.scorings << 4 | (1 if self.over else 0))
        hashed = stir(hashed, self.stops << 8 | self.waiting)
        hashed = stir(hashed, self.stack)
        hashed = stir(hashed, self.office)
        hashed = stir(hashed, self.office_row)
        hashed = stir(hashed, self.monsters)
        hashed = stir(hashed, self.planet)
        hashed = stir(hashed, self.planet_row)
        hashed = stir(hashed, self.monster)
        hashed = stir(hashed, self.ruins)
        hashed = stir(hashed, self.hunger << 8 | self.raided)
        hashed = stir(hashed, self.deck)
        for value in self.cities:
            hashed = stir(hashed, value)
        for value in self.hands:
            hashed = stir(hashed, value)
        seat: i64 = 0
        while seat < self.seats:
            hashed = stir(hashed, self.purses[seat] << 8 | self.filled[seat])
            hashed = stir(hashed, self.picks[seat] + 1)
            hashed = stir(hashed, self.points[seat])
            seat += 1
        for value in self.shuffles:
            hashed = stir(hashed, value)
        for value in self.archive:
            hashed = stir(hashed, value)
        return hashed

    # telling

    def building_name(self, card: i64) -> str:
        return self.pieces.kind_names[self.pieces.kinds[int(lowest_bit(card))]]

    def building_names(self, cards: i64) -> list[str]:
        return sorted(self.building_name(card) for card in apart(cards))

    def monster_name(self, card: i64) -> str:
        return self.pieces.face_names[self.pieces.faces[int(lowest_bit(card))]]

    def monster_names(self, cards: i64) -> list[str]:
        return [self.monster_name(card) for card in apart(cards)]

    def event_name(self, card: i64) -> str:
        return EVENT_NAMES[self.pieces.event_kinds[int(lowest_bit(card))]]

    def tell(
        self, kind: str, seat: i64, open: dict[str, object], own: dict[str, object] | None = None
    ) -> None:
        if self.told is not None:
            self.told.append(Event(kind, int(seat), open, own))



def apart(cards: i64) -> list[i64]:
    """Each card as a set of one."""
    found: list[i64] = []
    while cards:
        found.append(first_of(cards))
        cards &= cards - 1
    return found
