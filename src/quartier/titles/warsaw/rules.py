"""Rebuilding Warsaw: the course of the game, what is asked, and what each choice does."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from quartier.core.bits import bit, count_bits
from quartier.core.event import EVERYBODY
from quartier.core.luck import Luck
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
from quartier.titles.warsaw.choosing import choices_of
from quartier.titles.warsaw.city import EVERY_HEX
from quartier.titles.warsaw.codes import (
    ABANDON,
    BRIDGE_AT,
    BUILD,
    CHANGE_TASK,
    CHOOSE_NORM,
    CLEAR_HEX,
    DECLINE,
    DIG,
    DISCARD_CARD,
    ENOUGH,
    FOUND,
    KEEP_CARD,
    LAY,
    PASS,
    SEND_TO,
    TAKE,
    USE_CARD,
)
from quartier.titles.warsaw.functions import (
    change,
    decline,
    open_replies,
    replier,
    reply,
    usable_now,
    use,
)
from quartier.titles.warsaw.hidden import imagine_norms, imagine_projects
from quartier.titles.warsaw.planning import (
    clear,
    discard,
    found,
    keep,
    send,
    too_many,
)
from quartier.titles.warsaw.scoring import objects_counted, places, points_at_the_end, points_so_far
from quartier.titles.warsaw.state import (
    AFTER,
    CHANGE,
    CLEAR,
    DISCARD,
    DISCARDED,
    ENGINEERS,
    HAND,
    KEEP,
    NORM,
    NORM_CARDS,
    NOTHING,
    OVER,
    PLANNING,
    REALISATION,
    REALISE,
    REJECTED,
    REPLY,
    SEND,
    SENT,
    SITES,
    STREAMS,
    TUNNEL,
    State,
    clockwise,
)
from quartier.titles.warsaw.telling import norms_told


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
        return choices_of(self, seat)

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
        self.copy_to(twin)
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
