"""Events: who learned what."""

from __future__ import annotations

from quartier.core.event import EVERYBODY, Event


def test_only_who_acted_learns_its_own() -> None:
    event = Event("build", 1, {"die": 3}, {"cell": 5})
    assert event.known_to(1) == {"die": 3, "cell": 5}
    assert event.known_to(0) == event.known_to(None) == {"die": 3}


def test_what_is_known_can_be_changed_without_harm() -> None:
    event = Event("roll", EVERYBODY, {"die": 3})
    event.known_to(None)["die"] = 4
    assert event.open == {"die": 3}


def test_others_keep_an_event_without_its_secret() -> None:
    event = Event("build", 1, {"die": 3}, {"cell": 5})
    assert event.kept_by(1) is event
    kept = event.kept_by(0)
    assert (kept.kind, kept.seat, kept.open, kept.own) == ("build", 1, {"die": 3}, {})
    public = Event("roll", EVERYBODY, {"die": 3})
    assert public.kept_by(0) is public


def test_nothing_is_shared_between_events() -> None:
    first, second = Event("end"), Event("end")
    first.open["a"] = 1
    assert second.open == {}
    assert second.seat == EVERYBODY
