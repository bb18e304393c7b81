"""Chance: frozen for ever, in streams that do not disturb each other."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from quartier.core.luck import Luck, mix, stir

MASK = 2**63 - 1

SEEDS = st.integers(0, MASK)


def test_the_generator_is_frozen() -> None:
    """Records of years ago have to replay: these values never change."""
    assert [mix(x) for x in (0, 1, 2, 2**62, MASK)] == [
        0, 2558316640067307269, 6616413020432831626, 1360429390938723525, 6514504133438201533,
    ]
    assert [stir(0, 0), stir(1, 2), stir(stir(0, 5), 6)] == [
        2558316640067307269, 4016640831430751736, 6798767899350500200,
    ]
    luck = Luck(12345, 3)
    assert [luck.below(0, 6) for _ in range(10)] == [5, 4, 0, 1, 2, 0, 0, 5, 0, 1]
    assert [luck.below(1, 6) for _ in range(10)] == [3, 0, 5, 2, 2, 5, 1, 5, 5, 4]
    assert [luck.below(2, 1000) for _ in range(5)] == [429, 935, 49, 857, 411]
    assert luck.seed_for_another(0) == 847447859212341704


@given(SEEDS, SEEDS)
def test_mix_loses_nothing(one: int, other: int) -> None:
    assert 0 <= mix(one) <= MASK
    assert (mix(one) == mix(other)) == (one == other)


@given(SEEDS, st.lists(st.tuples(st.integers(0, 2), st.integers(1, 2**31 - 1)), max_size=40))
def test_streams_do_not_disturb_each_other(seed: int, draws: list[tuple[int, int]]) -> None:
    together, alone = Luck(seed, 3), [Luck(seed, 3) for _ in range(3)]
    for stream, bound in draws:
        drawn = together.below(stream, bound)
        assert 0 <= drawn < bound
        assert drawn == alone[stream].below(stream, bound)


@given(SEEDS, st.integers(0, 20))
def test_a_copy_goes_on_alike_and_apart(seed: int, before: int) -> None:
    luck = Luck(seed, 2)
    for _ in range(before):
        luck.below(1, 6)
    copy = luck.copy()
    assert [copy.below(1, 1000) for _ in range(5)] == [luck.below(1, 1000) for _ in range(5)]
    copy.below(0, 2)
    assert list(luck.drawn) == [0, before + 5]
    assert list(copy.drawn) == [1, before + 5]


def test_dice_are_fair() -> None:
    luck = Luck(99, 1)
    found = Counter(luck.below(0, 6) for _ in range(60_000))
    assert all(9_600 < found[face] < 10_400 for face in range(6))


@given(SEEDS)
def test_another_seed_is_a_seed(seed: int) -> None:
    luck = Luck(seed)
    first, second = luck.seed_for_another(0), luck.seed_for_another(0)
    assert 0 <= first <= MASK
    assert first != second
