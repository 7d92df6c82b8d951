"""Countries and capitals as yes-or-no questions, with three possible answers, and as a quiz."""

from __future__ import annotations

from corpus.knowledge.countries import CITIES, FAMOUS
from corpus.knowledge.frames import Task, choice, quiz, truth

FRAMES = (
    "Is {claim} the capital of {name}?",
    "{Claim} is the capital of {name}, right?",
    "Is it true that {claim} is the capital of {name}?",
    "Is the capital of {name} {claim}?",
    "Isn't {claim} the capital of {name}?",
    "I think {claim} is the capital of {name}. Is that right?",
    "True or false: {claim} is the capital of {name}.",
    "The capital of {name} is {claim}. Is that correct?",
    "Am I right that {claim} is the capital of {name}?",
    "{Name}'s capital is {claim}, isn't it?",
)
is_capital = truth(
    "is_capital",
    CITIES,
    "capital",
    "Yes, {capital} is the capital of {name}.",
    "No, {claim} is not the capital of {name}. The capital of {name} is {capital}.",
    "capital",
    FRAMES,
)
is_in = truth(
    "is_in",
    tuple(row for row in FAMOUS if " and " not in row["continent"]),
    "continent",
    "Yes, {name} is in {continent}.",
    "No, {name} is in {continent}.",
    "continent",
    (
        "Is {name} in {claim}?",
        "{Name} is in {claim}, right?",
        "Is it true that {name} is in {claim}?",
        "Is {name} part of {claim}?",
        "I think {name} is in {claim}. Is that right?",
        "True or false: {name} is in {claim}.",
        "Does {name} belong to {claim}?",
        "{Name} lies in {claim}, doesn't it?",
        "Would I find {name} in {claim}?",
        "Am I right that {name} is in {claim}?",
    ),
)
which_capital = choice(
    "which_capital",
    CITIES,
    "capital",
    "The capital of {name} is {capital}.",
    (
        "Which is the capital of {name}: {one}, {two} or {three}?",
        "What is the capital of {name}: {one}, {two} or {three}?",
        "Is the capital of {name} {one}, {two} or {three}?",
        "{One}, {two} or {three}: which is the capital of {name}?",
        "Which of these is the capital of {name}? {One}, {two}, {three}",
        "What is the capital of {name}? a) {one} b) {two} c) {three}",
        "Pick the capital of {name}: {one}, {two}, {three}.",
    ),
    same="continent",
)
capital_quiz = quiz(
    "capital_quiz",
    CITIES,
    "capital",
    "the capital of {name}",
    "What is the capital of {name}?",
    "The capital of {name} is {capital}.",
)
TASKS: tuple[Task, ...] = (is_capital, is_in, which_capital, capital_quiz)
