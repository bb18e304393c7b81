"""What a seat cannot know, drawn anew: others' objectives and wonder cards, and what patrons are worth.

A seat knows what a letter is worth once it has a disc of it. Nothing that was played depends on what
is hidden, so any deal of what is left will do.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartier.core.bits import bit, count_bits, take_bit
from quartier.core.luck import Luck
from quartier.titles.skyrise.pieces import CARDS, FACTIONS, PATRONS
from quartier.titles.skyrise.players import CARDS as CARDS_OF
from quartier.titles.skyrise.players import HAND, INITIATIVE, OBJECTIVE, PATRON, SHOWN, WIDTH

IMAGINED: Final = 1
ALL_CARDS: Final = (1 << CARDS + 1) - 2
"""By the numbers on them, from 1."""


def imagine_others(viewer: i64, seats: i64, players: vec[i64], values: vec[i64], luck: Luck) -> vec[i64]:
    """Draw the other seats anew, in place; what the patrons are worth."""
    imagine_objectives(viewer, seats, players, luck)
    if players[viewer * WIDTH + INITIATIVE] == 0:
        imagine_cards(viewer, seats, players, luck)
    return imagine_values(viewer, players, values, luck)


def draw(left: i64, luck: Luck) -> i64:
    return take_bit(left, luck.below(IMAGINED, count_bits(left)))


def imagine_objectives(viewer: i64, seats: i64, players: vec[i64], luck: Luck) -> None:
    left: i64 = (1 << FACTIONS) - 1
    seat: i64 = 0
    while seat < seats:
        if seat == viewer or players[seat * WIDTH + SHOWN]:
            left &= ~(1 << players[seat * WIDTH + OBJECTIVE])
        seat += 1
    seat = 0
    while seat < seats:
        if seat != viewer and not players[seat * WIDTH + SHOWN]:
            objective: i64 = draw(left, luck)
            left &= ~(1 << objective)
            players[seat * WIDTH + OBJECTIVE] = objective
        seat += 1


def imagine_cards(viewer: i64, seats: i64, players: vec[i64], luck: Luck) -> None:
    """As many in each hand, and as many chosen, as everybody saw."""
    all_cards: i64 = ALL_CARDS
    left: i64 = all_cards & ~players[viewer * WIDTH + HAND]
    which: i64 = 0
    while which < 2:
        chosen: i64 = players[viewer * WIDTH + CARDS_OF + which]
        if chosen > 0:
            left &= ~bit(chosen)
        which += 1
    seat: i64 = 0
    while seat < seats:
        if seat != viewer:
            at: i64 = seat * WIDTH
            count: i64 = count_bits(players[at + HAND])
            hand: i64 = 0
            while count > 0:
                card: i64 = draw(left, luck)
                left &= ~bit(card)
                hand |= bit(card)
                count -= 1
            players[at + HAND] = hand
            which = 0
            while which < 2:
                if players[at + CARDS_OF + which] > 0:
                    card = draw(left, luck)
                    left &= ~bit(card)
                    players[at + CARDS_OF + which] = card
                which += 1
        seat += 1


def imagine_values(viewer: i64, players: vec[i64], values: vec[i64], luck: Luck) -> vec[i64]:
    """The letters this seat has no disc of change their values among themselves."""
    shuffled: vec[i64] = values[:]
    at: i64 = viewer * WIDTH + PATRON
    unknown: i64 = 0
    letter: i64 = 0
    while letter < PATRONS:
        if players[at + letter] == 0:
            unknown |= bit(letter)
        letter += 1
    left: i64 = unknown
    letter = 0
    while letter < PATRONS:
        if unknown & bit(letter):
            source: i64 = draw(left, luck)
            left &= ~bit(source)
            shuffled[letter] = values[source]
        letter += 1
    return shuffled
