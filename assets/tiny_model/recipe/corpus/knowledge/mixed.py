"""Two or three questions of different kinds in one message, or one after the other."""

from __future__ import annotations

from random import Random

from corpus.base import Turn, lower
from corpus.knowledge import (
    animals,
    calendar_facts,
    countries,
    culture,
    elements,
    events,
    everyday,
    geography,
    grammar,
    jobs,
    letters,
    opposites,
    space,
    space_more,
    synonyms,
    tools,
    units,
    world,
)
from corpus.knowledge.frames import Task

SOURCES = (
    *(countries.capital, countries.country_of, countries.continent, countries.currency, countries.language, elements.symbol),
    *(elements.number, space.at_place, space_more.space, calendar_facts.month_days, calendar_facts.month_at),
    *(calendar_facts.day_after, units.many, units.several, opposites.opposite, synonyms.synonym, grammar.plural, grammar.past),
    *(animals.eats, animals.young, animals.legs, animals.sound, animals.home, jobs.does, tools.used_for, tools.needed),
    *(culture.wrote, culture.painted, culture.did, events.when_did, events.when_was, geography.landmark, geography.town),
    *(geography.mountain_height, world.earth, everyday.sides, everyday.mixed, everyday.family, everyday.made_of),
    *(letters.spell, letters.to_roman),
)
STARTS = ("What", "Which", "Who", "How", "When", "Where", "In ")


def asked(rng: Random, count: int) -> list[Turn]:
    """Questions in full, from different tasks."""
    out: list[Turn] = []
    for source in rng.sample(SOURCES, len(SOURCES)):
        for _ in range(6):
            turn = source(rng)[0]
            if turn.user.startswith(STARTS) and turn.user.endswith("?") and turn.user.count("?") == 1 and "." not in turn.user:
                out.append(turn)
                break
        if len(out) == count:
            return out
    return out


def two_questions(rng: Random) -> list[Turn]:
    """Two questions in one message, answered in their order."""
    first, second = asked(rng, 2)
    one, two = first.user[:-1], lower(second.user)
    shapes = (
        "{one}, and {two}",
        "{one}? And {two}",
        "{one}? {Two}",
        "{one}? I also want to know: {two}",
        "Two questions: {lone}, and {two}",
        "I have two questions. {one}? {Two}",
        "{one}? And then: {two}",
        "First: {lone}? Second: {two}",
        "Can you answer two questions? {one}? {Two}",
        "{one}? Another question: {two}",
    )
    user = rng.choice(shapes).format(one=one, lone=lower(one), two=two, Two=second.user)
    return [Turn(user, f"{first.answer} {second.answer}", (*first.facts, *second.facts))]


def numbered(rng: Random) -> list[Turn]:
    """Numbered questions, answered under their numbers."""
    turns = asked(rng, rng.choice((2, 3, 3)))
    opening = rng.choice(
        (
            "Answer these questions:",
            "Please answer:",
            "I need answers to these questions:",
            "Quiz:",
            "Answer each question in a sentence.",
            "Here is a small quiz.",
            "My homework:",
            "Can you answer these?",
            "Questions:",
            "Help me with these:",
        )
    )
    lines = [f"{n}. {turn.user}" for n, turn in enumerate(turns, 1)]
    answers = [f"{n}. {turn.answer}" for n, turn in enumerate(turns, 1)]
    facts = tuple(fact for turn in turns for fact in turn.facts)
    return [Turn("\n".join((opening, *lines)), "\n".join(answers), facts)]


def one_after_the_other(rng: Random) -> list[Turn]:
    """Two or three turns on different things."""
    turns = asked(rng, rng.choice((2, 3)))
    links = (
        "",
        "",
        "",
        "Thanks. ",
        "Thank you! ",
        "Okay. ",
        "Good. ",
        "Great, thanks. ",
        "And another question: ",
        "Next question: ",
    )
    out = [turns[0]]
    for turn in turns[1:]:
        link = rng.choice(links)
        user = link + (lower(turn.user) if link.endswith(": ") else turn.user)
        out.append(Turn(user, turn.answer, turn.facts))
    return out


TASKS: tuple[Task, ...] = (
    two_questions,
    numbered,
    one_after_the_other,
)
