"""The line before the device: who is next, what those who wait are told, and how long a turn is held."""

from __future__ import annotations

from typing import Any

import pytest
from watch import Watch

from visual import language
from visual.limits import LimitError
from visual.work.turns import Place, Ticket, Turns


def stand(turns: Turns, who: str) -> tuple[Any, Ticket]:
    """A ticket that stays in line until its context is closed."""
    context = turns.ticket(who)
    _kept.append(context)  # a context that nobody holds would be closed
    return context, context.__enter__()


_kept: list[Any] = []


def order_of_turns(turns: Turns, tickets: list[tuple[Any, Ticket]]) -> list[str]:
    """Who gets a turn after whom, each turn ending at once."""
    left, order = list(tickets), []
    while left:
        turns._advance()
        context, ticket = next(one for one in left if one[1].state == "running")
        order.append(ticket.who)
        context.__exit__(None, None, None)
        left.remove((context, ticket))
    return order


def test_first_come_first_served() -> None:
    turns = Turns()
    assert order_of_turns(turns, [stand(turns, who) for who in "abc"]) == list("abc")


def test_one_visitor_cannot_fill_the_line() -> None:
    """Start-time fair queueing: ten wishes of one visitor let everybody else's first wish pass."""
    turns = Turns()
    tickets = [stand(turns, "greedy") for _ in range(10)] + [stand(turns, who) for who in "abc"]
    order = order_of_turns(turns, tickets)
    assert order[:4] == ["greedy", "a", "b", "c"]
    assert order[4:] == ["greedy"] * 9


def test_a_turn_is_exclusive_and_places_are_told_with_an_estimate() -> None:
    watch = Watch()
    turns = Turns(clock=watch, average=4.0)
    first, running = stand(turns, "a")
    assert list(turns.wait(running)) == []
    tickets = [stand(turns, who) for who in "bc"]
    places = [next(turns.wait(ticket)) for _, ticket in tickets]
    assert [place.ahead for place in places] == [1, 2]
    assert [place.seconds for place in places] == [4.0, 8.0]
    watch.now = 3.0
    assert next(turns.wait(tickets[0][1])).seconds == 1.0
    first.__exit__(None, None, None)
    assert list(turns.wait(tickets[0][1])) == []
    assert (turns.running, turns.waiting) == (1, 1)


def test_the_wait_of_several_replicas_is_that_of_the_first_to_end() -> None:
    watch = Watch()
    turns = Turns(slots=2, clock=watch, average=4.0)
    for name, began in (("a", 0.0), ("b", 1.0)):
        watch.now = began
        assert list(turns.wait(stand(turns, name)[1])) == []
    watch.now = 2.0
    tickets = [stand(turns, who)[1] for who in "cd"]
    assert [next(turns.wait(ticket)).seconds for ticket in tickets] == [2.0, 4.0], "two turns end in the time of one"
    watch.now = 60.0
    assert next(turns.wait(tickets[0])).seconds == 0.0, "nobody waits for less than no time"


def test_the_length_of_a_turn_is_a_running_mean_from_its_beginning() -> None:
    watch = Watch()
    turns = Turns(clock=watch, average=5.0)
    context, ticket = stand(turns, "a")
    watch.now = 7.0
    assert list(turns.wait(ticket)) == []
    watch.now = 12.0
    turns.touch(ticket)
    watch.now = 17.0
    context.__exit__(None, None, None)
    assert turns.average == 6.0, "a fifth of the way from 5 to 10 seconds"
    waiting, _ = stand(turns, "b")
    waiting.__exit__(None, None, None)
    assert turns.average == 6.0, "who leaves the line had no turn"


def test_a_turn_begins_its_lease_and_each_sign_of_life_renews_it() -> None:
    watch = Watch()
    turns = Turns(clock=watch, lease=60)
    first, ticket = stand(turns, "a")
    assert list(turns.wait(ticket)) == []
    _, waited = stand(turns, "b")
    for watch.now in (50.0, 100.0):
        turns.touch(ticket)
        assert next(turns.wait(waited)).ahead == 1
    first.__exit__(None, None, None)
    assert list(turns.wait(waited)) == []
    _, last = stand(turns, "c")
    watch.now = 160.0
    assert next(turns.wait(last)).ahead == 1, "the long wait in line counts for nothing, and the lease is not over yet"


def test_turns_of_long_ago_are_forgotten_with_the_line() -> None:
    turns = Turns()
    for _ in range(9):
        assert order_of_turns(turns, [stand(turns, "often")]) == ["often"]
    assert order_of_turns(turns, [stand(turns, "often"), stand(turns, "new")]) == ["often", "new"]
    tickets = [stand(turns, "greedy") for _ in range(3)]
    assert order_of_turns(turns, [*tickets, stand(turns, "late")]) == ["greedy", "late", "greedy", "greedy"]


def test_who_comes_late_begins_in_the_round_that_is_running() -> None:
    turns = Turns()
    greedy = [stand(turns, "greedy") for _ in range(3)]
    for context, ticket in greedy[:2]:
        assert list(turns.wait(ticket)) == []
        context.__exit__(None, None, None)
    late = [stand(turns, "late") for _ in range(2)]
    greedy[2][0].__exit__(None, None, None)
    assert [ticket.order[0] for _, ticket in late] == [2, 3], "not from the first one on"


def test_visitors_of_long_ago_are_forgotten_though_somebody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("visual.work.turns.MOST_KNOWN", 3)
    turns = Turns()
    with turns.ticket("waits", lambda: False):
        for number in range(20):
            with turns.ticket(f"visitor {number}") as ticket:
                assert list(turns.wait(ticket)) == []
        assert len(turns._last) <= 4


def test_who_waits_is_told_that_new_races_are_paused() -> None:
    turns, looks = Turns(), iter(range(9))
    running, ticket = stand(turns, "a")
    assert list(turns.wait(ticket)) == []
    _, waiting = stand(turns, "b")
    places = turns.wait(waiting, lambda: next(looks) > 6)
    assert not next(places).paused
    turns.pause(True)
    place = next(places)
    assert (place.ahead, place.paused) == (1, True)
    running.__exit__(None, None, None)


def test_nobody_who_waits_is_told_no_time() -> None:
    assert [Place(1, seconds).shown_seconds for seconds in (0.0, 0.4, 1.4, 1.6)] == [1, 1, 1, 2]


def test_nobody_is_told_of_a_line_without_anybody_before() -> None:
    looks = iter([False])  # the model comes into memory while the line is looked at
    turns = Turns()
    with turns.ticket("a", lambda: next(looks, True)) as ticket:
        assert [place.ahead for place in turns.wait(ticket)] == []


def test_replicas_give_as_many_turns_as_there_are() -> None:
    turns = Turns(slots=2)
    tickets = [stand(turns, who) for who in "abc"]
    turns._advance()
    assert [ticket.state for _, ticket in tickets] == ["running", "running", "waiting"]


def test_paused_means_no_new_turn_while_running_ones_go_on() -> None:
    turns = Turns()
    running, ticket = stand(turns, "a")
    assert list(turns.wait(ticket)) == []
    turns.pause(True)
    _, waiting = stand(turns, "b")
    running.__exit__(None, None, None)
    assert next(turns.wait(waiting)).paused
    assert waiting.state == "waiting"
    turns.pause(False)
    assert list(turns.wait(waiting)) == []


def test_a_silent_holder_loses_the_turn() -> None:
    watch = Watch()
    turns = Turns(clock=watch, lease=60)
    _, silent = stand(turns, "a")
    assert list(turns.wait(silent)) == []
    _, next_one = stand(turns, "b")
    watch.now = 61.0
    assert list(turns.wait(next_one)) == []
    with pytest.raises(LimitError, match="60 s") as told:
        turns.touch(silent)
    assert language.chinese(str(told.value))


def test_a_full_line_says_so() -> None:
    turns = Turns(most=2)
    _tickets = [stand(turns, who) for who in "ab"]
    with pytest.raises(LimitError, match="2 others are waiting") as told, turns.ticket("c"):
        pass
    assert language.chinese(str(told.value))


def test_giving_up_leaves_the_line() -> None:
    turns = Turns()
    _, running = stand(turns, "a")
    assert list(turns.wait(running)) == []
    with turns.ticket("b") as ticket:
        assert list(turns.wait(ticket, lambda: True)) == []
        assert ticket.state == "waiting"
    assert turns.waiting == 0
