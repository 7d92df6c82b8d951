"""How often a question of knowledge is drawn: by the number of facts that it asks for, and by what visitors ask most."""

from __future__ import annotations

from corpus.knowledge.frames import Task

OFTEN = {
    "countries.capital": 4.0,
    "countries.capital_elsewhere": 2.0,
    "countries.continent": 1.0,
    "countries.country_of": 1.5,
    "countries.currency": 1.5,
    "firsts.firsts": 4.0,
    "glossary.basics": 3.0,
    "glossary_decode.decoding": 3.0,
    "glossary_draft.drafts": 3.0,
    "glossary_learn.methods": 3.0,
    "glossary_learn.learning": 2.0,
    "glossary_network.network": 3.0,
    "glossary_page.page": 4.0,
    "glossary_page.difference": 2.0,
    "space.place": 2.0,
    "space.at_place": 2.0,
    "space_more.space": 2.0,
    "calendar_more.calendar": 2.0,
    "colloquial.capital": 2.5,
    "colloquial.plural": 0.7,
    "colloquial.past": 0.7,
    "colloquial.opposite": 0.6,
    "colloquial.day_after": 2.0,
    "colloquial.day_before": 2.0,
    "colloquial.who": 0.7,
    "colloquial.doing": 0.3,
    "glossary_ask.asked": 5.0,
    "calendar_facts.month_days": 2.0,
    "world.earth": 2.0,
    "elements.symbol": 2.0,
    "culture.wrote": 1.5,
    "culture.painted": 2.0,
    "events.when_did": 2.0,
    "events.when_was": 2.0,
    "people.who_was": 2.0,
    "people.born": 1.5,
    "science.science": 1.5,
    "why.why_nature": 1.5,
    "units.many": 1.5,
    "body.body": 1.5,
    "words_code.code": 1.5,
    "animals.who_sounds": 0.7,
    "animals.group": 0.7,
    "animals.legs": 0.5,
    "animals.home": 0.5,
    "countries.capital_and_currency": 0.4,
    "countries.language_and_capital": 0.4,
    "countries.known_for": 0.6,
    "synonyms.synonym": 0.7,
    "grammar.participle": 0.3,
    "people.person": 0.5,
    "letters.place": 0.4,
    "letters.at_place": 0.4,
    "letters.after": 0.4,
    "letters.before": 0.4,
    "letters.kind": 0.4,
    "tools.needed": 0.4,
    "jobs.who": 0.5,
    "jobs.about_job": 0.5,
    "animals.kind": 0.7,
    "opposites.two_opposites": 0.5,
    "synonyms.what_is": 0.3,
    "opposites.opposite": 1.0,
}
"""Tasks that are drawn more or less often than once for each of their facts."""
OPEN = 25.0
"""The weight of a task without a table: letters, rows of words, small logic, two questions at once."""


def weight(file: str, task: Task) -> float:
    """How often a task is drawn, beside others."""
    return getattr(task, "facts", OPEN) * OFTEN.get(f"{file}.{task.__name__}", 1.0)


TASKS: tuple[Task, ...] = ()
