"""How a choice is clicked, written and said, and how what happened is told."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from quartier.core.event import Event
from quartier.core.phrase import Phrase, Seat, phrase
from quartier.core.title import Choice
from quartier.titles.monster_city.codes import (
    ATTACK,
    BUILD,
    ONE_COLOUR,
    REJECT,
    SCORE,
    STOP,
    SWAP,
    TURN_AWAY,
    VICTIM,
    WITHOUT,
    event_of,
)
from quartier.titles.monster_city.demand import LETTERS, demand_named
from quartier.titles.monster_city.names import (
    CATEGORY_NAMES,
    EVENT_NAMES,
    building_phrase,
    category_phrase,
    colour_phrase,
    event_phrase,
    monster_phrase,
)
from quartier.titles.monster_city.pieces import COWARD, KINDS, REBUILD, REJECTED, Pieces
from quartier.titles.monster_city.scoring import COLOUR_CATEGORY, category_of


def describe(pieces: Pieces, code: int) -> Choice:
    if code < ATTACK:
        name = pieces.kind_names[code - BUILD]
        said = phrase("choose-build", building=building_phrase(name))
        return Choice(code, (f"office-{name}",), f"build {name}", said)
    if code < STOP:
        name = pieces.face_names[code - ATTACK]
        said = phrase("choose-attack", monster=monster(name))
        return Choice(code, (f"planet-{name}",), f"attack {name}", said)
    if code == STOP:
        return Choice(code, ("stop",), "stop", phrase("choose-stop"))
    if code < SCORE:
        name = pieces.kind_names[code - VICTIM]
        said = phrase("choose-victim", building=building_phrase(name))
        return Choice(code, (f"city-{name}",), f"lose {name}", said)
    if code < WITHOUT:
        return describe_score(code)
    return describe_event(pieces, code)


def describe_score(code: int) -> Choice:
    category = int(category_of(code - SCORE))
    name = CATEGORY_NAMES[category]
    if category != COLOUR_CATEGORY:
        said = phrase("choose-category", category=category_phrase(category))
        return Choice(code, (f"category-{name}",), f"score {name}", said)
    colour = code - SCORE - ONE_COLOUR
    return Choice(
        code, (f"category-{name}", f"colour-{LETTERS[colour]}"), f"score {name} {LETTERS[colour]}",
        phrase("choose-colour", colour=colour_phrase(colour)),
    )


def describe_event(pieces: Pieces, code: int) -> Choice:
    kind = int(event_of(code))
    name, mark = EVENT_NAMES[kind], f"event-{EVENT_NAMES[kind]}"
    if code < TURN_AWAY:
        said = phrase("choose-without", event=event_phrase(name))
        return Choice(code, (mark, "without"), f"{name} without", said)
    if kind == COWARD:
        target = pieces.face_names[code - TURN_AWAY]
        said = phrase("choose-coward", monster=monster(target))
        return Choice(code, (mark, f"planet-{target}"), f"{name} {target}", said)
    if kind == REJECTED:
        target = pieces.kind_names[code - REJECT]
        said = phrase("choose-rejected-project", building=building_phrase(target))
        return Choice(code, (mark, f"office-{target}"), f"{name} {target}", said)
    if kind == REBUILD:
        given, taken = (pieces.kind_names[kind] for kind in divmod(code - SWAP, KINDS))
        said = phrase("choose-rebuild", given=building_phrase(given), taken=building_phrase(taken))
        return Choice(code, (mark, f"city-{given}", f"office-{taken}"), f"{name} {given} > {taken}", said)
    return Choice(code, (mark, "use"), f"{name} use", Phrase(f"choose-{name}"))


class Told(msgspec.Struct):
    """What an event may hold; buildings, monsters and events by name."""

    first: int = 0
    number: int = 0
    pile: str = ""
    building: str = ""
    buildings: list[str] = []
    given: str = ""
    taken: str = ""
    monster: str = ""
    monsters: list[str] = []
    fallen: int = 0
    event: str = ""
    use: bool = False
    score: int | None = None
    points: int = 0
    scores: list[int] = []
    ranking: list[int] = []


def monster(name: str) -> Phrase:
    return monster_phrase(demand_named(name))


def buildings(names: Sequence[str]) -> tuple[Phrase, ...]:
    return tuple(building_phrase(name) for name in names)


def tell(event: Event, seat: int | None) -> Phrase | None:
    """The line of the log for what this seat learned."""
    told = msgspec.convert(event.known_to(seat), Told)
    who = Seat(event.seat)
    match event.kind:
        case "start":
            return phrase("told-start", who=Seat(told.first))
        case "city" | "fall":
            return phrase(f"told-{event.kind}", who=who, buildings=buildings(told.buildings))
        case "office":
            return phrase("told-office", buildings=buildings(told.buildings))
        case "planet":
            return phrase("told-planet", monsters=tuple(map(monster, told.monsters)))
        case "build" | "rejected":
            return phrase(f"told-{event.kind}", who=who, building=building_phrase(told.building))
        case "attack" | "turned-away":
            return phrase(f"told-{event.kind}", who=who, monster=monster(told.monster))
        case "compensation":
            return phrase("told-compensation", who=who, fallen=told.fallen)
        case "stop" | "no-event":
            return phrase(f"told-{event.kind}", who=who)
        case "event":
            said = "told-event" if told.use else "told-event-without"
            return phrase(said, who=who, event=event_phrase(told.event))
        case "swapped":
            given, taken = building_phrase(told.given), building_phrase(told.taken)
            return phrase("told-swapped", who=who, given=given, taken=taken)
        case "draw" if told.event:
            return phrase("told-draw-own", event=event_phrase(told.event))
        case "draw":
            return phrase("told-draw", who=who)
        case "shuffle":
            return phrase(f"told-shuffle-{told.pile}")
        case "scoring":
            return phrase("told-scoring", number=told.number)
        case "pick" if told.score is not None:
            return phrase("told-pick-own", category=score_phrase(told.score))
        case "pick":
            return phrase("told-pick", who=who)
        case "score" if told.score is not None:
            return phrase("told-score", who=who, category=score_phrase(told.score), points=told.points)
        case "end":
            return won(told.scores, told.ranking)
    return None


def score_phrase(score: int) -> Phrase:
    """A category, and for one colour which."""
    category = int(category_of(score))
    if category == COLOUR_CATEGORY:
        return phrase("category-of-colour", colour=colour_phrase(score - ONE_COLOUR))
    return category_phrase(category)


def won(scores: Sequence[int], ranking: Sequence[int]) -> Phrase:
    """Who won, alone or together, and with how many points."""
    best = [seat for seat, place in enumerate(ranking) if place == 1]
    if len(best) > 1:
        return phrase("won-together", winners=tuple(Seat(seat) for seat in best), points=scores[best[0]])
    return phrase("won", who=Seat(best[0]), points=scores[best[0]])
