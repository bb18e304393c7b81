"""Monster City: build, or let a monster at your own city for a banknote; four scorings."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from quartier.core.bits import count_bits
from quartier.core.event import EVERYBODY
from quartier.core.luck import Luck
from quartier.titles.monster_city.codes import (
    ATTACK,
    BUILD,
    REJECT,
    SCORE,
    SCORES,
    STOP,
    SWAP,
    TURN_AWAY,
    USE,
    VICTIM,
    WITHOUT,
    event_of,
)
from quartier.titles.monster_city.hidden import imagine_hands
from quartier.titles.monster_city.pieces import (
    APPETITES,
    BLOCK,
    COUNTER,
    COWARD,
    DETOUR,
    EVENT_KINDS,
    GRANT,
    KINDS,
    REBUILD,
    REJECTED,
    ROW,
    SCORINGS,
    Pieces,
    first_of,
)
from quartier.titles.monster_city.scoring import category_of, points
from quartier.titles.monster_city.table import SEATS, STREAMS, Table
from quartier.titles.monster_city.victims import without_choice

LEFT: Final = 1
RIGHT: Final = -1
"""Whose turn comes next, seen from the seat whose turn ends; seats are numbered clockwise."""

NO_PICK: Final = -1
SCORED: Final = 3
"""What the archive keeps for each seat of each scoring: its pick, its points, its city."""

MOST_CHOICES: Final = 2 * ROW + 1
MOST_WITH_EVENTS: Final = 2 * ROW + EVENT_KINDS + 2 * ROW + KINDS * ROW + 3
SPARE: Final = 1
"""Codes are written before it is known whether they count."""


class MonsterCity(Table):
    # what is asked

    def owed(self) -> i64:
        if self.waiting:
            return self.waiting
        if self.over:
            return 0
        return 1 << self.active

    def choices(self, seat: i64) -> vec[i64]:
        if self.waiting:
            if (self.waiting >> seat) & 1:
                return self.open_scores(seat)
            return vec[i64]()
        if self.over or seat != self.active:
            return vec[i64]()
        if self.hunger:
            return self.victims(seat)
        return self.actions(seat)

    def actions(self, seat: i64) -> vec[i64]:
        codes: vec[i64] = vec[i64]([0] * (SPARE + (MOST_WITH_EVENTS if self.events else MOST_CHOICES)))
        count: i64 = 0
        purse: i64 = self.purses[seat]
        if purse > 0:
            count = with_kinds(codes, count, self.office, self.pieces.of_kind, BUILD)
        if purse < self.pieces.notes_at_most:
            count = with_kinds(codes, count, self.planet, self.pieces.of_face, ATTACK)
        if (self.stops >> seat) & 1:
            codes[count] = STOP
            count += 1
        if self.hands[seat]:
            count = self.with_events(codes, count, seat)
        return codes[:count]

    def with_events(self, codes: vec[i64], count: i64, seat: i64) -> i64:
        """Every event of the hand without its effect, then with each effect it can have."""
        pieces = self.pieces
        hand: i64 = self.hands[seat]
        count = with_kinds(codes, count, hand, pieces.of_event, WITHOUT)
        if hand & pieces.of_event[COWARD]:
            count = with_kinds(codes, count, self.planet, pieces.of_face, TURN_AWAY)
        if hand & pieces.of_event[REJECTED]:
            count = with_kinds(codes, count, self.office, pieces.of_kind, REJECT)
        if hand & pieces.of_event[REBUILD]:
            given: i64 = 0
            while given < KINDS:
                if self.cities[seat] & pieces.of_kind[given]:
                    count = with_kinds(codes, count, self.office, pieces.of_kind, SWAP + given * KINDS)
                given += 1
        if hand & pieces.of_event[COUNTER]:
            codes[count] = USE + COUNTER
            count += 1
        if hand & pieces.of_event[DETOUR]:
            codes[count] = USE + DETOUR
            count += 1
        if hand & pieces.of_event[GRANT] and self.purses[seat] < pieces.notes_at_most:
            codes[count] = USE + GRANT
            count += 1
        return count

    def victims(self, seat: i64) -> vec[i64]:
        prey: i64 = 0
        appetite: i64 = 0
        while appetite < APPETITES:
            if (self.hunger >> (8 * appetite)) & 255:
                prey |= self.cities[seat] & self.pieces.prey[appetite]
            appetite += 1
        codes: vec[i64] = vec[i64]([0] * (KINDS + SPARE))
        count: i64 = with_kinds(codes, 0, prey, self.pieces.of_kind, VICTIM)
        return codes[:count]

    def open_scores(self, seat: i64) -> vec[i64]:
        """What a seat may score: each category once."""
        codes: vec[i64] = vec[i64]([0] * SCORES)
        count: i64 = 0
        score: i64 = 0
        while score < SCORES:
            if not (self.filled[seat] >> category_of(score)) & 1:
                codes[count] = SCORE + score
                count += 1
            score += 1
        return codes[:count]

    # a move

    def play(self, seat: i64, code: i64) -> None:
        if self.hunger == 0 and self.waiting == 0:
            self.monster = 0
            self.ruins = 0
        if code < ATTACK:
            self.build(seat, code - BUILD)
        elif code < STOP:
            self.attack(seat, code - ATTACK)
        elif code == STOP:
            self.stop(seat)
        elif code < SCORE:
            self.choose_victim(seat, code - VICTIM)
        elif code < WITHOUT:
            self.pick(seat, code - SCORE)
            if self.waiting == 0:
                self.close_scoring()
        else:
            self.play_event(seat, code)

    def build(self, seat: i64, kind: i64) -> None:
        card: i64 = first_of(self.office & self.pieces.of_kind[kind])
        self.office ^= card
        self.cities[seat] = self.cities[seat] | card
        self.purses[seat] = self.purses[seat] - 1
        if self.told is not None:
            self.tell("build", seat, {"building": self.building_name(card)})
        self.end_turn(LEFT)

    def stop(self, seat: i64) -> None:
        self.stops ^= 1 << seat
        if self.told is not None:
            self.tell("stop", seat, {})
        self.end_turn(LEFT)

    # an attack

    def attack(self, seat: i64, face: i64) -> None:
        self.monster = first_of(self.planet & self.pieces.of_face[face])
        self.planet ^= self.monster
        self.raided = seat
        self.ruins = 0
        self.hunger = self.pieces.appetite[face]
        if self.told is not None:
            self.tell("attack", seat, {"monster": self.monster_name(self.monster)})
        self.feed(seat, self.pieces.swept[face])

    def choose_victim(self, seat: i64, kind: i64) -> None:
        card: i64 = first_of(self.cities[seat] & self.pieces.of_kind[kind])
        appetite: i64 = 0
        while not (self.hunger >> (8 * appetite)) & 255 or not card & self.pieces.prey[appetite]:
            appetite += 1
        self.hunger -= 1 << (8 * appetite)
        self.feed(seat, card)

    def feed(self, seat: i64, falling: i64) -> None:
        """These buildings fall, and with them all that is no choice any more; then the attack may be over."""
        falling &= self.cities[seat]
        city: i64 = self.cities[seat] & ~falling
        appetite: i64 = 0
        while self.hunger and appetite < APPETITES:
            count: i64 = (self.hunger >> (8 * appetite)) & 255
            if count:
                prey: i64 = city & self.pieces.prey[appetite]
                sure: i64 = without_choice(self.pieces, prey, count)
                if sure or not prey:
                    falling |= sure
                    city &= ~sure
                    self.hunger -= count << (8 * appetite)
            appetite += 1
        self.cities[seat] = city
        self.ruins |= falling
        if self.told is not None and falling:
            self.tell("fall", seat, {"buildings": self.building_names(falling)})
        if self.hunger == 0:
            self.end_attack(seat)

    def end_attack(self, seat: i64) -> None:
        self.purses[seat] = self.purses[seat] + 1
        fallen: i64 = count_bits(self.ruins)
        if self.told is not None:
            self.tell("compensation", seat, {"fallen": fallen})
        if self.events and fallen >= self.pieces.event_for_fallen:
            self.draw_event(seat)
        self.end_turn(LEFT)

    # events

    def play_event(self, seat: i64, code: i64) -> None:
        kind: i64 = event_of(code)
        card: i64 = first_of(self.hands[seat] & self.pieces.of_event[kind])
        self.hands[seat] = self.hands[seat] ^ card
        if self.told is not None:
            self.tell("event", seat, {"event": self.event_name(card), "use": code >= TURN_AWAY})
        if code >= USE:
            if kind == COUNTER:
                self.clear_planet()
            elif kind == GRANT:
                self.purses[seat] = self.purses[seat] + 1
        elif code >= SWAP:
            self.swap(seat, (code - SWAP) // KINDS, (code - SWAP) % KINDS)
        elif code >= REJECT:
            self.reject(seat, code - REJECT)
        elif code >= TURN_AWAY:
            self.turn_away(seat, code - TURN_AWAY)
        self.end_turn(RIGHT if code == USE + DETOUR else LEFT)

    def turn_away(self, seat: i64, face: i64) -> None:
        card: i64 = first_of(self.planet & self.pieces.of_face[face])
        self.planet ^= card
        if self.told is not None:
            self.tell("turned-away", seat, {"monster": self.monster_name(card)})

    def reject(self, seat: i64, kind: i64) -> None:
        card: i64 = first_of(self.office & self.pieces.of_kind[kind])
        self.office ^= card
        if self.told is not None:
            self.tell("rejected", seat, {"building": self.building_name(card)})

    def swap(self, seat: i64, given: i64, taken: i64) -> None:
        old: i64 = first_of(self.cities[seat] & self.pieces.of_kind[given])
        new: i64 = first_of(self.office & self.pieces.of_kind[taken])
        self.cities[seat] = self.cities[seat] ^ (old | new)
        self.office ^= old | new
        # a building that was bought from this very row goes back to its gap
        if not self.office_row & old:
            self.office_row ^= old | new
        if self.told is not None:
            self.tell("swapped", seat, {"given": self.building_name(old), "taken": self.building_name(new)})

    def clear_planet(self) -> None:
        """As many new monsters as there were, the old ones being among the used by then."""
        count: i64 = count_bits(self.planet)
        self.planet = 0
        self.deal_planet(count)

    # the end of a turn

    def end_turn(self, step: i64) -> None:
        if self.planet == 0:
            self.deal_planet(ROW)
        self.active = (self.active + self.seats + step) % self.seats
        if self.office == 0:
            if count_bits(self.stack) % BLOCK == 0:
                self.open_scoring()
            else:
                self.deal_office()

    # a scoring

    def open_scoring(self) -> None:
        self.waiting = (1 << self.seats) - 1
        if self.told is not None:
            self.tell("scoring", EVERYBODY, {"number": self.scorings + 1})
        seat: i64 = 0
        while seat < self.seats:
            self.picks[seat] = NO_PICK
            codes = self.open_scores(seat)
            if len(codes) == 1:
                self.pick(seat, codes[0] - SCORE)
            seat += 1
        if self.waiting == 0:
            self.close_scoring()

    def pick(self, seat: i64, score: i64) -> None:
        self.picks[seat] = score
        self.waiting ^= 1 << seat
        if self.told is not None:
            self.tell("pick", seat, {}, {"score": score})

    def close_scoring(self) -> None:
        page: vec[i64] = self.archive[:]
        seat: i64 = 0
        while seat < self.seats:
            score: i64 = self.picks[seat]
            won: i64 = points(self.pieces, self.cities[seat], score)
            self.filled[seat] = self.filled[seat] | (1 << category_of(score))
            self.points[seat] = self.points[seat] + won
            page = append(page, score)
            page = append(page, won)
            page = append(page, self.cities[seat])
            if self.told is not None:
                self.tell("score", seat, {"score": score, "points": won})
            seat += 1
        self.archive = page
        self.scorings += 1
        if self.scorings == SCORINGS:
            self.over = True
            if self.told is not None:
                self.tell("end", EVERYBODY, {"scores": list(self.scores()), "ranking": list(self.ranking())})
        else:
            self.deal_office()

    def scores(self) -> vec[i64]:
        return self.points[:]

    def ranking(self) -> vec[i64]:
        """By points, then by buildings in the city."""
        standing: vec[i64] = vec[i64]([0] * self.seats)
        seat: i64 = 0
        while seat < self.seats:
            standing[seat] = self.points[seat] << 8 | count_bits(self.cities[seat])
            seat += 1
        places: vec[i64] = vec[i64]([1] * self.seats)
        seat = 0
        while seat < self.seats:
            for other in standing:
                if other > standing[seat]:
                    places[seat] = places[seat] + 1
            seat += 1
        return places

    # copies

    def copy(self) -> MonsterCity:
        twin = MonsterCity(self.pieces, self.seats, self.events, self.at_once)
        twin.lay_like(self)
        return twin

    def imagine(self, seat: i64, luck: Luck) -> MonsterCity:
        twin = self.copy()
        twin.luck = Luck(luck.seed_for_another(0), STREAMS)
        if self.told is not None:
            viewer = int(seat)
            twin.told = [event.kept_by(viewer) for event in self.told]
        if self.events:
            twin.deck = imagine_hands(seat, twin.hands, self.deck, self.shuffles, luck)
        if self.waiting:
            other: i64 = 0
            while other < self.seats:
                if other != seat and not (self.waiting >> other) & 1:
                    codes = self.open_scores(other)
                    twin.picks[other] = codes[luck.below(0, len(codes))] - SCORE
                other += 1
        return twin


def deal(
    pieces: Pieces, seats: int, seed: int, events: bool = False, at_once: bool = True, tell: bool = False,
    first: int = -1,
) -> MonsterCity:
    """A new game; chance decides who is `first` unless told.

    `at_once`: a stack is shuffled anew as soon as it is empty, not only when a card is needed.
    """
    game = MonsterCity(pieces, seats, events, at_once)
    game.told = [] if tell else None
    game.luck = Luck(seed, STREAMS)
    game.active = first if first >= 0 else game.luck.below(SEATS, seats)
    game.stack = pieces.stack
    game.monsters = pieces.monsters
    game.purses = vec[i64]([pieces.notes_at_start] * seats)
    game.picks = vec[i64]([NO_PICK] * seats)
    game.filled = vec[i64]([0] * seats)
    game.points = vec[i64]([0] * seats)
    game.hands = vec[i64]([0] * seats)
    game.cities = vec[i64]([0] * seats)
    if tell:
        game.tell("start", EVERYBODY, {"first": game.active})
    game.deal_cities()
    game.deal_office()
    game.deal_planet(ROW)
    if events:
        game.deal_events()
    else:
        game.stops = (1 << game.seats) - 1
    return game


def with_kinds(codes: vec[i64], count: i64, cards: i64, sets: vec[i64], first: i64) -> i64:
    """Write down a code for each kind there is among the cards; how many codes there are by then.

    Every code is written, and overwritten by the next unless it counts: that spares the processor a guess.
    """
    kind: i64 = 0
    kinds: i64 = len(sets)
    while kind < kinds:
        codes[count] = first + kind
        count += (-(cards & sets[kind]) >> 62) & 1
        kind += 1
    return count
