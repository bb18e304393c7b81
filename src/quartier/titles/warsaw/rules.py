"""Rebuilding Warsaw: the course of the game, what is asked, and what each choice does."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartier.core.bits import bit, count_bits, lowest_bit, take_bit
from quartier.core.event import EVERYBODY
from quartier.core.luck import Luck, stir
from quartier.titles.warsaw.building import (
    abandon,
    bridge,
    build,
    dig,
    lay,
    ways_to_bridge,
    ways_to_build,
    ways_to_lay,
)
from quartier.titles.warsaw.city import BORDERS_IN_A_WORD, EVERY_HEX, HEXES
from quartier.titles.warsaw.functions import (
    change,
    decline,
    kinds_for,
    open_replies,
    replier,
    reply,
    usable_now,
    use,
)
from quartier.titles.warsaw.hidden import imagine_norms, imagine_projects
from quartier.titles.warsaw.metro import Metro
from quartier.titles.warsaw.pieces import NORMS_DEALT, TYPES, Pieces
from quartier.titles.warsaw.planning import (
    clear,
    discard,
    draw,
    fields_open,
    found,
    ground_for,
    grounds_open,
    keep,
    send,
    too_many,
)
from quartier.titles.warsaw.scoring import objects_counted, places, points_at_the_end, points_so_far
from quartier.titles.warsaw.state import (
    AFTER,
    CHANGE,
    CLEAR,
    DESK,
    DISCARD,
    DISCARDED,
    ENGINEERS,
    HAND,
    KEEP,
    MARKERS,
    NORM,
    NORM_CARDS,
    NORMS,
    NOTHING,
    OVER,
    PLANNING,
    REALISATION,
    REALISE,
    REJECTED,
    REPLY,
    SEATS,
    SEND,
    SENT,
    SITES,
    STREAMS,
    TILES,
    TOKENS,
    TUNNEL,
    State,
    clockwise,
)
from quartier.titles.warsaw.telling import norms_told

# codes: what is chosen, and above it which
PASS: Final = 0
DONE: Final = 1
END_TURN: Final = 2
DECLINE: Final = 3
ENOUGH: Final = 4
CHOOSE_NORM: Final = 8
SEND_TO: Final = 32
TAKE: Final = 48
CHANGE_TASK: Final = 64
DIG: Final = 96
CLEAR_HEX: Final = 160
ABANDON: Final = 224
KEEP_CARD: Final = 288
DISCARD_CARD: Final = 352
USE_CARD: Final = 416
FOUND: Final = 480
"""And a card times 64, and a space."""
BUILD: Final = 4576
"""And a space times 8, and a way to pay."""
LAY: Final = 5088
"""And a border times 2, and a way to pay."""
BRIDGE_AT: Final = 5344
"""And a place times 4, and a way to pay."""
CHOICES: Final = 5408

START_PROJECTS: Final = 2

MOST_AT_ONCE: Final = 512
"""No seat has more choices at a time."""


class Warsaw(State):
    # what is asked

    def owed(self) -> i64:
        if self.ask == NOTHING:
            return 0
        if self.ask == NORM:
            return self.choosing()
        if self.ask == REPLY:
            return 1 << replier(self)
        return 1 << self.turn

    def choosing(self) -> i64:
        """The seats that hold two norms still."""
        seats: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if self.of(seat, REJECTED) == 0:
                seats |= 1 << seat
            seat += 1
        return seats

    def choices(self, seat: i64) -> vec[i64]:
        if not (self.owed() >> seat) & 1:
            return vec[i64]()
        ask: i64 = self.ask
        if ask == SEND:
            return self.choices_to_send(seat)
        if ask == REALISE:
            return self.choices_to_realise(seat)
        codes: vec[i64] = vec[i64]([0] * 64)
        count: i64 = 0
        if ask == CLEAR:
            if self.optional:
                codes[0] = ENOUGH
                count = 1
            count = list_codes(codes, count, CLEAR_HEX, self.rubble)
        elif ask == AFTER:
            codes[0] = DONE
            count = list_codes(codes, 1, USE_CARD, usable_now(self, seat))
        elif ask == KEEP:
            count = list_codes(codes, 0, KEEP_CARD, self.shown)
        elif ask == DISCARD:
            count = list_codes(codes, 0, DISCARD_CARD, self.of(seat, HAND))
        elif ask == REPLY:
            codes[0] = DECLINE
            count = list_codes(codes, 1, TAKE, kinds_for(self, seat, self.offered))
        elif ask == CHANGE:
            count = list_codes(codes, 0, CHANGE_TASK, self.tasks)
        elif ask == TUNNEL:
            count = list_codes(codes, 0, DIG, self.metro.mouths)
        else:
            count = list_codes(codes, 0, CHOOSE_NORM, self.of(seat, NORM_CARDS))
        return codes[:count]

    def choices_to_send(self, seat: i64) -> vec[i64]:
        codes: vec[i64] = vec[i64]([0] * MOST_AT_ONCE)
        count: i64 = 0
        if not self.again and not self.connected:
            codes[0] = PASS
            count = 1
        count = list_codes(codes, count, SEND_TO, fields_open(self))
        count = list_codes(codes, count, USE_CARD, usable_now(self, seat))
        if not self.connected and self.of(seat, TILES) > 0:
            open: i64 = grounds_open(self)
            hand: i64 = self.of(seat, HAND)
            while hand:
                card: i64 = lowest_bit(hand)
                hand &= hand - 1
                count = list_codes(codes, count, FOUND + (card << 6), open & ground_for(self, card))
        return codes[:count]

    def choices_to_realise(self, seat: i64) -> vec[i64]:
        codes: vec[i64] = vec[i64]([0] * MOST_AT_ONCE)
        codes[0] = END_TURN
        count: i64 = 1
        if self.abandoning:
            count = list_codes(codes, count, ABANDON, self.of(seat, SITES))
        count = list_codes(codes, count, USE_CARD, usable_now(self, seat))
        ways: i64 = ways_to_build(self, seat)
        if ways:
            hexes: i64 = self.of(seat, SITES)
            while hexes:
                hex: i64 = lowest_bit(hexes)
                hexes &= hexes - 1
                count = list_codes(codes, count, BUILD + (hex << 3), ways)
        ways = ways_to_lay(self, seat)
        if ways:
            count = list_pairs(codes, count, LAY, self.metro.low, ways)
            count = list_pairs(codes, count, LAY + 2 * BORDERS_IN_A_WORD, self.metro.high, ways)
        ways = ways_to_bridge(self, seat)
        if ways:
            free: i64 = (bit(self.pieces.city.bridge_count) - 1) & ~self.bridges
            while free:
                place: i64 = lowest_bit(free)
                free &= free - 1
                count = list_codes(codes, count, BRIDGE_AT + (place << 2), ways)
        return codes[:count]

    # a choice

    def play(self, seat: i64, code: i64) -> None:
        if code >= FOUND:
            if code < BUILD:
                found(self, seat, (code - FOUND) >> 6, (code - FOUND) & 63)
            elif code < LAY:
                build(self, seat, (code - BUILD) >> 3, (code - BUILD) & 7)
            elif code < BRIDGE_AT:
                lay(self, seat, (code - LAY) >> 1, (code - LAY) & 1)
            else:
                bridge(self, seat, (code - BRIDGE_AT) >> 2, (code - BRIDGE_AT) & 3)
        elif code >= CLEAR_HEX:
            if code < ABANDON:
                clear(self, seat, code - CLEAR_HEX)
            elif code < KEEP_CARD:
                abandon(self, seat, code - ABANDON)
            elif code < DISCARD_CARD:
                keep(self, seat, code - KEEP_CARD)
            elif code < USE_CARD:
                discard(self, seat, code - DISCARD_CARD)
            else:
                use(self, seat, code - USE_CARD)
        elif code >= CHOOSE_NORM:
            if code < SEND_TO:
                self.choose_norm(seat, code - CHOOSE_NORM)
            elif code < TAKE:
                send(self, seat, code - SEND_TO)
            elif code < CHANGE_TASK:
                reply(self, seat, code - TAKE)
            elif code < DIG:
                change(self, seat, code - CHANGE_TASK)
            else:
                dig(self, seat, code - DIG)
        elif code == ENOUGH:
            self.clearing = 0
        elif code == DECLINE:
            decline(self, seat)
        else:
            if code == PASS:
                self.passed |= 1 << seat
                if self.told is not None:
                    self.tell("pass", seat, {})
            self.settle_turn(True)
            return
        self.settle()

    def choose_norm(self, seat: i64, norm: i64) -> None:
        self.put(seat, REJECTED, self.of(seat, NORM_CARDS) ^ bit(norm))
        self.put(seat, NORM_CARDS, bit(norm))
        if self.told is not None:
            kept = norms_told(self.pieces, bit(norm), objects_counted(self))
            self.tell("chosen", seat, {}, {"norm": kept[0]})

    # what is owed next

    def settle(self) -> None:
        """Ask for whatever the last choice has left open; then go on with the turn."""
        if self.clearing > 0 and self.rubble:
            self.ask = CLEAR
            return
        self.clearing = 0
        if self.shown:
            self.ask = KEEP
        elif too_many(self, self.turn):
            self.ask = DISCARD
        elif self.changing:
            self.ask = CHANGE
        elif self.metro.mouths:
            self.ask = TUNNEL
        else:
            open_replies(self)
            if self.replying:
                self.ask = REPLY
            else:
                self.settle_turn(False)

    def settle_turn(self, ended: bool) -> None:
        """The active player goes on, or the next one has his turn, or the next phase begins."""
        if self.phase == PLANNING:
            if not ended and not self.placed:
                self.ask = SEND
            elif not ended and usable_now(self, self.turn):
                self.ask = AFTER
            else:
                self.next_to_plan(clockwise(self.turn, self.seats))
        elif self.phase == REALISATION:
            if not ended and self.can_realise(self.turn):
                self.ask = REALISE
            else:
                self.turns += 1
                self.next_to_realise(clockwise(self.turn, self.seats))
        elif self.choosing() == 0:
            self.start_round()

    def next_to_plan(self, seat: i64) -> None:
        """The next seat that has not passed; without engineers it has to."""
        asked: i64 = 0
        while asked < self.seats:
            if not (self.passed >> seat) & 1:
                if self.of(seat, ENGINEERS) > 0:
                    self.turn = seat
                    self.placed = False
                    self.ask = SEND
                    return
                self.passed |= 1 << seat
            seat = clockwise(seat, self.seats)
            asked += 1
        self.start_realisation()

    def next_to_realise(self, seat: i64) -> None:
        """The next seat that can do anything, as long as somebody has not had his turn."""
        while self.turns < self.seats:
            if self.can_realise(seat):
                self.turn = seat
                self.ask = REALISE
                return
            seat = clockwise(seat, self.seats)
            self.turns += 1
        self.end_round()

    def can_realise(self, seat: i64) -> bool:
        """Whether this seat has anything to decide but the end of its turn."""
        sites: i64 = self.of(seat, SITES)
        if sites and (self.abandoning or ways_to_build(self, seat)):
            return True
        if (self.metro.low or self.metro.high) and ways_to_lay(self, seat):
            return True
        if count_bits(self.bridges) < self.pieces.city.bridge_count and ways_to_bridge(self, seat):
            return True
        return usable_now(self, seat) != 0

    # the course of the game

    def start_round(self) -> None:
        if self.told is not None:
            self.tell("round", EVERYBODY, {"round": int(self.round), "first": int(self.first)})
        self.reveal_tasks()
        self.phase = PLANNING
        self.passed = 0
        self.next_to_plan(self.first)

    def start_realisation(self) -> None:
        """Engineers come back from the action board, not from the map."""
        seat: i64 = 0
        while seat < self.seats:
            sent: i64 = self.of(seat, SENT)
            while sent:
                self.add(seat, ENGINEERS, sent & 7)
                sent >>= 3
            self.put(seat, SENT, 0)
            seat += 1
        self.phase = REALISATION
        self.placed = False
        self.turns = 0
        if self.told is not None:
            self.tell("realisation", EVERYBODY, {})
        self.next_to_realise(self.first)

    def end_round(self) -> None:
        self.round += 1
        if self.built == EVERY_HEX or self.round == self.rounds:
            self.phase = OVER
            self.ask = NOTHING
            if self.told is not None:
                self.tell("end", EVERYBODY, {"scores": list(self.scores()), "ranking": list(self.ranking())})
            return
        if self.clockwise:
            self.first = clockwise(self.first, self.seats)
        if self.round == self.pieces.numbers.first_stage:
            self.start_second_stage()
        self.start_round()

    def start_second_stage(self) -> None:
        """Hands, decks and open tasks of the first stage go back to the box."""
        self.second = True
        self.boxed |= self.deck | self.thrown | self.face_down()
        self.tasks_boxed = self.tasks | self.task_deck
        while self.below:
            self.tasks_boxed |= bit((self.below & 31) - 1)
            self.below >>= 5
        seat: i64 = 0
        while seat < self.seats:
            self.boxed |= self.of(seat, HAND)
            self.put(seat, HAND, 0)
            self.put(seat, DISCARDED, 0)
            seat += 1
        self.thrown = 0
        self.deck = self.pieces.cards_of_stage[2]
        self.tasks = 0
        self.task_deck = self.pieces.tasks_of_stage[2]
        self.metro.start_second_stage()
        if self.told is not None:
            self.tell("stage", EVERYBODY, {})

    # the score

    def scores(self) -> vec[i64]:
        total: vec[i64] = vec[i64]([0] * self.seats)
        seat: i64 = 0
        while seat < self.seats:
            total[seat] = points_at_the_end(self, seat) if self.phase == OVER else points_so_far(self, seat)
            seat += 1
        return total

    def ranking(self) -> vec[i64]:
        return places(self, self.scores())

    # copies

    def copy(self) -> Warsaw:
        twin = Warsaw(self.pieces, self.metro.copy(), self.near, self.seats)
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
        return twin

    def imagine(self, seat: i64, luck: Luck) -> Warsaw:
        twin = self.copy()
        twin.luck = Luck(luck.seed_for_another(0), STREAMS)
        if self.told is not None:
            viewer = int(seat)
            twin.told = [event.kept_by(viewer) for event in self.told]
        if self.phase != OVER:
            imagine_projects(twin, seat, luck)
            imagine_norms(twin, seat, luck)
        return twin

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


def list_codes(codes: vec[i64], count: i64, code: i64, members: i64) -> i64:
    """Write down a code for each member of a set; how many there are now."""
    while members > 0:
        codes[count] = code
        count += members & 1
        members >>= 1
        code += 1
    return count


def list_pairs(codes: vec[i64], count: i64, code: i64, members: i64, ways: i64) -> i64:
    """The same with two bits of ways for each member."""
    while members:
        member: i64 = lowest_bit(members)
        members &= members - 1
        count = list_codes(codes, count, code + 2 * member, ways)
    return count


def deal(
    pieces: Pieces, seats: int, seed: int, options: dict[str, str], tell: bool = False, first: int = -1
) -> Warsaw:
    """A new game; `first` chooses who starts, otherwise chance does."""
    city = pieces.city
    near: vec[i64] = city.near[:]
    river_open = options["river-blocks"] == "no"
    if river_open:
        for hex in range(HEXES):
            near[hex] = near[hex] | city.over[hex]
    game = Warsaw(pieces, Metro(city), near, seats)
    game.river_open = river_open
    game.told = [] if tell else None
    game.luck = Luck(seed, STREAMS)
    game.rounds = pieces.numbers.rounds - (1 if options["rounds"] == "7" else 0)
    game.clockwise = options["first-player"] == "clockwise"
    game.abandoning = options["abandon-foundation"] == "yes"
    game.left_only = seats < 4
    game.metro.open(game.left_only)
    game.types = vec[i64]([0] * TYPES)
    game.grounds = vec[i64]([0] * HEXES)
    game.desks = vec[i64]([0] * (DESK * seats))
    game.rubble = city.zone
    if game.left_only:
        game.rubble = city.zone & ~city.right
        lay_tokens(game)
    game.deck = pieces.cards_of_stage[1]
    game.task_deck = pieces.tasks_of_stage[1]
    game.first = first if first >= 0 else game.luck.below(SEATS, seats)
    game.turn = game.first
    if tell:
        game.tell("deal", EVERYBODY, {"seats": seats})
    norms: i64 = bit(pieces.norm_count) - 1
    for seat in range(seats):
        game.put(seat, ENGINEERS, pieces.numbers.engineers[seats])
        game.put(seat, TILES, pieces.numbers.tiles)
        game.put(seat, MARKERS, pieces.numbers.markers)
        for _ in range(NORMS_DEALT):
            norm: i64 = bit(take_bit(norms, game.luck.below(NORMS, count_bits(norms))))
            norms ^= norm
            game.put(seat, NORM_CARDS, game.of(seat, NORM_CARDS) | norm)
        if tell:
            norms_dealt = norms_told(pieces, game.of(seat, NORM_CARDS), objects_counted(game))
            game.tell("norms", seat, {}, {"norms": norms_dealt})
        if options["start-projects"] == "2":
            draw(game, seat, min(START_PROJECTS, pieces.numbers.limit))
    return game


def lay_tokens(game: Warsaw) -> None:
    """The neutral buildings, one on each space of the right bank."""
    left = list(game.pieces.tokens)
    for hex in range(HEXES):
        if game.pieces.city.right >> hex & 1:
            type = left.pop(int(game.luck.below(TOKENS, len(left))))
            game.types[type] = game.types[type] | bit(hex)
            game.built |= bit(hex)
