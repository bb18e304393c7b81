"""What each of the twenty wonders brings when it is built. All but the Vault bring prestige."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from quartier.core.bits import count_bits
from quartier.titles.skyrise.board import CENTRAL, Board
from quartier.titles.skyrise.chains import longest_chain
from quartier.titles.skyrise.pieces import (
    ATELIER,
    ATLANTIS,
    BARON,
    BOCA,
    CAPITOL,
    GARDENS,
    HAMMER,
    INTELLIGENTSIUM,
    KAHN,
    LYNCH,
    MUNCH,
    NIEMEYER,
    OLMSTED,
    OPPORTUNITY,
    PATRONS,
    PAVILION,
    SHARD,
    SULLIVAN,
    SUMMIT,
    ZEPPELIN,
)
from quartier.titles.skyrise.players import (
    DISCS,
    PATRON,
    STANDING,
    STOCK,
    WIDTH,
    structures,
    tall_buildings,
)
from quartier.titles.skyrise.scoring import (
    bordered,
    colours_on,
    holders,
    islands_held,
    objective_points,
    patron_discs,
    times_met,
)


class Site:
    """A wonder just built, and all that its effect may look at."""

    def __init__(
        self, board: Board, players: vec[i64], seats: i64, seat: i64, district: i64, vacant: i64, bids: i64,
        first: i64, second: i64, olmsted_own: bool,
    ) -> None:
        self.board = board
        self.players = players
        self.seats = seats
        self.seat = seat
        self.district = district
        self.vacant = vacant
        """Once the bids are back with their owners."""
        self.bids = bids
        """How many numbered bids were placed in the auction."""
        self.first = first
        self.second = second
        """The panoramas in play."""
        self.olmsted_own = olmsted_own

    def standing(self) -> i64:
        """The owner's structures."""
        return self.players[self.seat * WIDTH + STANDING]

    def island(self) -> i64:
        return self.board.islands[self.board.island_of[self.district]]

    def adjacent(self) -> i64:
        return self.board.adjacent[self.district]

    def worth(self, card: i64) -> i64:
        return self.board.pieces.wonders[card]


def effect(card: i64, site: Site) -> i64:
    """The prestige this wonder brings here and now."""
    if card == HAMMER:
        return hammer(site)
    if card == CAPITOL:
        return capitol(site)
    if card == PAVILION:
        return pavilion(site)
    if card == ATLANTIS:
        return atlantis(site)
    if card == ZEPPELIN:
        return zeppelin(site)
    if card == LYNCH:
        return lynch(site)
    if card == OPPORTUNITY:
        return opportunity(site)
    if card == KAHN:
        return kahn(site)
    if card == GARDENS:
        return gardens(site)
    if card == INTELLIGENTSIUM:
        return intelligentsium(site)
    if card == OLMSTED:
        return olmsted(site)
    if card == MUNCH:
        return munch(site)
    if card == SULLIVAN:
        return sullivan(site)
    if card == ATELIER:
        return atelier(site)
    if card == SHARD:
        return shard(site)
    if card == BOCA:
        return boca(site)
    if card == BARON:
        return baron(site)
    if card == SUMMIT:
        return summit(site)
    if card == NIEMEYER:
        return niemeyer(site)
    return vault(site)


def hammer(site: Site) -> i64:
    return site.worth(HAMMER)


def capitol(site: Site) -> i64:
    return site.worth(CAPITOL)


def pavilion(site: Site) -> i64:
    """For every numbered bid of this auction, whoever placed it."""
    return site.bids * site.worth(PAVILION)


def atlantis(site: Site) -> i64:
    """With enough lakes, on whatever islands, that have a structure of the owner beside them."""
    if bordered(site.board.lakes, site.standing()) < site.board.pieces.lakes:
        return 0
    return site.worth(ATLANTIS)


def zeppelin(site: Site) -> i64:
    """The same with airships."""
    if bordered(site.board.airships, site.standing()) < site.board.pieces.airships:
        return 0
    return site.worth(ZEPPELIN)


def lynch(site: Site) -> i64:
    """For each structure in an adjacent district, whoever owns it."""
    return count_bits(structures(site.players, site.seats) & site.adjacent()) * site.worth(LYNCH)


def opportunity(site: Site) -> i64:
    """For each adjacent district that is vacant once the bids are back."""
    return count_bits(site.vacant & site.adjacent()) * site.worth(OPPORTUNITY)


def kahn(site: Site) -> i64:
    """The secret objective, if it is met by now; it counts again in the end."""
    return objective_points(site.players, site.seat, site.board)


def gardens(site: Site) -> i64:
    """For each disc of the faction whose district this is."""
    faction: i64 = site.board.faction_of[site.district]
    return site.players[site.seat * WIDTH + DISCS + faction] * site.worth(GARDENS)


def intelligentsium(site: Site) -> i64:
    """The panoramas, as the owner meets them on this island."""
    points: i64 = 0
    standing: i64 = site.standing()
    points += times_met(site.first, standing, site.island(), site.board) * panorama(site, site.first)
    points += times_met(site.second, standing, site.island(), site.board) * panorama(site, site.second)
    return points


def panorama(site: Site, card: i64) -> i64:
    return site.board.pieces.panoramas[card]


def olmsted(site: Site) -> i64:
    """For each structure on the central island; at some tables, only the owner's."""
    counted: i64 = site.standing() if site.olmsted_own else structures(site.players, site.seats)
    return count_bits(counted & CENTRAL) * site.worth(OLMSTED)


def munch(site: Site) -> i64:
    """For each different patron."""
    different: i64 = 0
    letter: i64 = 0
    while letter < PATRONS:
        if site.players[site.seat * WIDTH + PATRON + letter] > 0:
            different += 1
        letter += 1
    return different * site.worth(MUNCH)


def sullivan(site: Site) -> i64:
    """For each tall building on this island, whoever owns it."""
    return count_bits(tall_buildings(site.players, site.seats) & site.island()) * site.worth(SULLIVAN)


def atelier(site: Site) -> i64:
    """If the owner controls this island, the Atelier counting as tall."""
    if not (holders(site.players, site.seats, site.island()) >> site.seat) & 1:
        return 0
    return site.worth(ATELIER)


def shard(site: Site) -> i64:
    """For each patron disc the owner has by now."""
    return patron_discs(site.players, site.seat) * site.worth(SHARD)


def boca(site: Site) -> i64:
    """For each colour of districts in which the owner has built on this island."""
    return colours_on(site.standing(), site.island(), site.board) * site.worth(BOCA)


def baron(site: Site) -> i64:
    """The fewer structures the owner has left to build, the more."""
    left: i64 = count_bits(site.players[site.seat * WIDTH + STOCK])
    last: i64 = len(site.board.pieces.baron) - 1
    return site.board.pieces.baron[left if left < last else last]


def vault(site: Site) -> i64:
    """A second disc instead; the owner chooses it."""
    return 0


def second_discs(site: Site, lying: i64) -> i64:
    """The districts of this island whose disc the Vault may take, of those where one is lying."""
    return lying & site.vacant & site.island()


def summit(site: Site) -> i64:
    """For each island the owner controls now."""
    return islands_held(site.players, site.seats, site.seat, site.board) * site.worth(SUMMIT)


def niemeyer(site: Site) -> i64:
    """For each structure in the owner's longest chain; the wonder need not be part of it."""
    return longest_chain(site.standing(), site.board.adjacent) * site.worth(NIEMEYER)
