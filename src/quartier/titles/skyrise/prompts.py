"""What is asked, where the game stands, and what is public about each player."""

from __future__ import annotations

from quartier.core.phrase import Arg, Phrase, Seat, phrase
from quartier.titles.skyrise.moves import won
from quartier.titles.skyrise.names import (
    KEYS,
    disc_phrase,
    district_phrase,
    faction_phrase,
)
from quartier.titles.skyrise.view import PlayerView, View


def prompt(view: View) -> Phrase:
    if view.end is not None:
        return won(view.end.scores, view.end.ranking)
    if view.phase == "cards":
        return prompt_cards(view)
    assert view.active is not None
    who: dict[str, Arg] = {"who": Seat(view.active)}
    match view.phase:
        case "open":
            wonder = not any(one.number for one in view.players[view.active].stock)
            return phrase("prompt-open-wonder" if wonder else "prompt-open", **who)
        case "answer":
            assert view.last is not None
            return phrase("prompt-answer", district=district_phrase(view.last), **who)
        case "wild":
            return phrase("prompt-wild", **who)
        case "vault":
            return phrase("prompt-vault", **who)
    assert view.last is not None
    return phrase("prompt-raise", top=view.top, district=district_phrase(view.last), **who)


def prompt_cards(view: View) -> Phrase:
    if view.cards_to_pick:
        return phrase("prompt-cards", cards=view.cards_to_pick)
    late = tuple(
        phrase("name", who=Seat(seat)) for seat, player in enumerate(view.players) if not player.ready
    )
    return phrase("prompt-cards-wait", late=late)


def stage(view: View) -> Phrase:
    if view.phase == "over":
        return phrase("stage-over")
    if view.phase == "cards":
        return phrase("stage-cards")
    return phrase("stage", era=view.era, auction=view.auction)


def standing(view: View, seat: int) -> list[Phrase]:
    """Prestige, the numbers left, discs, wonders."""
    player = view.players[seat]
    lines = []
    if left := tuple(left_to_build(player)):
        lines.append(phrase("standing-left", left=left))
    if held := discs(player):
        lines.append(phrase("standing-discs", prestige=player.prestige, discs=held))
    else:
        lines.append(phrase("standing-prestige", prestige=player.prestige))
    if player.passed:
        lines.append(phrase("standing-passed"))
    lines += [phrase(f"standing-key-{key}") for key in KEYS if key in player.keys]
    if player.objective is not None and seat != view.seat:
        lines.append(phrase("standing-objective", faction=faction_phrase(player.objective)))
    return lines


def left_to_build(player: PlayerView) -> list[Phrase]:
    """Its numbers in one phrase, then its wonders by name."""
    numbers = " · ".join(str(one.number) for one in player.stock if one.number)
    wonders = [phrase(f"wonder-{one.wonder}") for one in player.stock if one.wonder]
    return [phrase("standing-numbers", numbers=numbers), *wonders] if numbers else wonders


def discs(player: PlayerView) -> tuple[Phrase, ...]:
    """The discs a player holds, those of the rows first."""
    counts = [
        *(row + more for row, more in zip(player.rows, player.surplus, strict=True)), *player.patrons, 0
    ]
    counts.append(player.commissions)
    return tuple(
        phrase("standing-several", disc=disc_phrase(kind), count=count) if count > 1 else disc_phrase(kind)
        for kind, count in enumerate(counts) if count
    )
