"""What documents say of people and things: sentences and the questions that they answer."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

from .names import (
    ANIMALS,
    COLOURS,
    FOODS,
    JOBS,
    WORDS,
    amount,
    date,
    email,
    hour,
    number,
    person,
    phone,
    place,
    room,
    serial,
    syllables,
    thing,
)


@dataclass(frozen=True)
class Relation:
    """Sentences and questions about one attribute; {n} is who or what, {v} the value, {x} a detail.

    A question shares its key words with every sentence of its relation, so that finding the sentence is a matter of
    matching words and not of knowing synonyms. Every sentence begins with the name or the attribute: a quotation is
    written from left to right, and words that stand before what was asked for could not be found by matching. Few words
    stand between the name and the value, for the same reason: what tells the sentences apart is still near by then.
    """

    value: Callable[[random.Random], str]
    sentences: tuple[str, ...]
    questions: tuple[str, ...]


def _r(value: Callable[[random.Random], str], sentences: str, questions: str) -> Relation:
    return Relation(value, tuple(sentences.split("|")), tuple(questions.split("|")))


PEOPLE = (
    _r(
        phone,
        "The phone number of {n} is {v}{x}.",
        "What is the phone number of {n}?|What phone number does {n} have?|Which phone number belongs to {n}?",
    ),
    _r(email, "The email address of {n} is {v}.", "What is the email address of {n}?|What email address does {n} have?"),
    _r(
        place,
        "{n} lives in {v}{x}.|{n} lives near {v}{x}.",
        "Where does {n} live?|In which town does {n} live?|In which place does {n} live?",
    ),
    _r(place, "{n} moved to {v}{x}.", "Where has {n} moved to?|To which place has {n} moved?"),
    _r(date, "The birthday of {n} is {v}{x}.", "When is the birthday of {n}?|What is the birthday of {n}?"),
    _r(date, "{n} joined on {v}{x}.", "When did {n} join?|On what date did {n} join?|On which day did {n} join?"),
    _r(date, "{n} leaves on {v}{x}.", "When does {n} leave?|On what date does {n} leave?|On which day does {n} leave?"),
    _r(amount, "{n} earns {v} a month{x}.|{n} earns {v}{x}.", "How much does {n} earn?|What does {n} earn?"),
    _r(amount, "{n} paid {v}{x}.|{n} paid {v} in cash{x}.", "How much has {n} paid?|How much was paid by {n}?"),
    _r(room, "{n} used {v}{x}.", "Which room was used by {n}?|What room has {n} used?"),
    _r(lambda rng: rng.choice(JOBS), "{n} becomes a {v}{x}.", "What does {n} become?|What is it that {n} becomes?"),
    _r(hour, "{n} arrives on {v}{x}.", "When does {n} arrive?|On which day does {n} arrive?"),
    _r(serial, "{n} carries badge {v}{x}.", "Which badge does {n} carry?|What badge does {n} carry?"),
    _r(thing, "{n} bought a {v}{x}.", "What did {n} buy?|What was bought by {n}?"),
    _r(thing, "{n} found a {v}{x}.", "What was found by {n}?|What has {n} found?"),
    _r(person, "{n} asked {v}{x}.", "Whom has {n} asked?|Who was asked by {n}?"),
    _r(person, "{n} married {v}{x}.", "Whom did {n} marry?|Who was it that {n} married?"),
    _r(
        lambda rng: f"{rng.choice(ANIMALS)} called {syllables(rng)}",
        "{n} keeps a {v}{x}.",
        "What animal does {n} keep?|Which pet does {n} keep?",
    ),
    _r(
        lambda rng: rng.choice(COLOURS) + " " + rng.choice(("car", "van", "truck", "bus")),
        "{n} drives a {v}{x}.",
        "What does {n} drive?|What kind of car does {n} drive?",
    ),
    _r(
        lambda rng: rng.choice(FOODS) + " with " + rng.choice(FOODS),
        "{n} ordered {v}{x}.",
        "What did {n} order?|Which dish was ordered by {n}?",
    ),
    _r(
        lambda rng: f"{rng.randint(2, 240)} kilometres",
        "{n} walked {v}{x}.",
        "How far has {n} walked?|What distance was walked by {n}?",
    ),
    _r(
        lambda rng: f"{rng.randint(2, 90)} {rng.choice(WORDS)} pictures",
        "{n} sold {v}{x}.",
        "What was sold by {n}?|What is it that {n} sold?",
    ),
    _r(place, "{n} reached {v}{x}.", "Which place was reached by {n}?|What place has {n} reached?"),
    _r(
        lambda rng: f"{rng.choice(WORDS)} {rng.choice(('prize', 'medal', 'cup'))}",
        "{n} won the {v}{x}.",
        "What was won by {n}?|Which prize is it that {n} won?",
    ),
)


def project(rng: random.Random) -> str:
    return f"project {syllables(rng)}"


def firm(rng: random.Random) -> str:
    return f"{syllables(rng)} {rng.choice(('Works', 'Mill', 'Press', 'Lines', 'Foods', 'Bank', 'School', 'Museum'))}"


def ship(rng: random.Random) -> str:
    return f"the ship {syllables(rng)}"


def gadget(rng: random.Random) -> str:
    return f"the {thing(rng)}"


def event(rng: random.Random) -> str:
    return f"the {rng.choice(WORDS)} {rng.choice(('festival', 'meeting', 'concert', 'race', 'course', 'fair'))}"


THINGS: tuple[tuple[Callable[[random.Random], str], tuple[Relation, ...]], ...] = (
    (
        project,
        (
            _r(amount, "{n} costs {v}{x}.", "How much does {n} cost?|What does {n} cost?"),
            _r(person, "The leader of {n} is {v}{x}.", "Who is the leader of {n}?|Which person is the leader of {n}?"),
            _r(date, "{n} ended on {v}{x}.", "When has {n} ended?|On which day has {n} ended?"),
            _r(
                lambda rng: f"{rng.randint(2, 80)} people",
                "{n} has {v}{x}.",
                "How many people has {n}?|How many people are in {n}?",
            ),
        ),
    ),
    (
        firm,
        (
            _r(
                lambda rng: f"{rng.randint(2, 900)} people",
                "{n} has {v}{x}.",
                "How many people has {n}?|How many people are in {n}?",
            ),
            _r(place, "{n} stands in {v}{x}.", "Where does {n} stand?|In which place does {n} stand?"),
            _r(person, "The director of {n} is {v}{x}.", "Who is the director of {n}?|Which person is the director of {n}?"),
            _r(hour, "{n} opens on {v}{x}.", "When does {n} open?|On which day does {n} open?"),
            _r(phone, "The phone number of {n} is {v}{x}.", "What is the phone number of {n}?|Which phone number has {n}?"),
        ),
    ),
    (
        ship,
        (
            _r(place, "{n} starts from {v}{x}.", "Where does {n} start from?|From which town does {n} start?"),
            _r(
                lambda rng: f"{rng.randint(10, 900)} tons of {rng.choice(FOODS)}",
                "{n} carries {v}{x}.",
                "What does {n} carry?|Which cargo does {n} carry?",
            ),
            _r(person, "The captain of {n} is {v}{x}.", "Who is the captain of {n}?|Which person is the captain of {n}?"),
            _r(date, "{n} returns on {v}{x}.", "When does {n} return?|On which day does {n} return?"),
        ),
    ),
    (
        gadget,
        (
            _r(amount, "{n} costs {v}{x}.", "How much does {n} cost?|What is it that {n} costs?"),
            _r(serial, "{n} has number {v}{x}.", "What number has {n}?|Which number has {n}?"),
            _r(place, "{n} stood in {v}{x}.", "Where has {n} stood?|In which place has {n} stood?"),
            _r(person, "{n} belongs to {v}{x}.", "To whom does {n} belong?|Who is it that {n} belongs to?"),
        ),
    ),
    (
        event,
        (
            _r(date, "{n} starts on {v}{x}.", "When does {n} start?|On which day does {n} start?"),
            _r(amount, "{n} costs {v}{x}.|{n} costs {v} at the door{x}.", "How much does {n} cost?|What does {n} cost?"),
            _r(place, "{n} moved to {v}{x}.", "Where has {n} moved to?|To which place has {n} moved?"),
            _r(
                lambda rng: f"{number(rng)} visitors",
                "{n} has {v}{x}.",
                "How many visitors has {n}?|How many visitors are at {n}?",
            ),
        ),
    ),
)
