"""Standing orders: they choose what is offered, and only from what their seat knows."""

from __future__ import annotations

from quartier.core.game import Game
from quartier.titles import AnyTitle
from tests.conformance.laws import law
from tests.conformance.plays import Play, Scene
from tests.conformance.sight import say_everywhere

Answers = list[tuple[str, int | None]]


def answers(title: AnyTitle, game: Game, seat: int) -> Answers:
    """Every order this seat may leave, and what it would do at once."""
    offered = [order.notation for order in title.orders(game, seat)]
    assert len(set(offered)) == len(offered), "two orders are written alike"
    return [(notation, title.obey(game, seat, notation)) for notation in offered]


@law(plays=30)
def an_order_chooses_what_is_offered(title: AnyTitle, play: Play) -> None:
    scene = Scene(title, play)
    game = scene.now()
    for seat in range(play.seats):
        codes = list(game.choices(seat))
        for order in title.orders(game, seat):
            say_everywhere(title, order.words)
            assert title.stands(game, seat, order.notation), f"{order.notation} is cancelled when it is left"
        for notation, code in answers(title, game, seat):
            assert code is None or code in codes, f"{notation} chooses {code}, which is not offered"
        for nonsense in ("", "nonsense", "pass pass", "bid 999999999999"):
            assert not title.stands(game, seat, nonsense)
        imagined = game.imagine(seat, scene.luck(7))
        assert answers(title, imagined, seat) == answers(title, game, seat), "an order knows too much"
