"""Questions about jobs: what people do, where they work, who does something."""

from __future__ import annotations

from corpus.knowledge.frames import Task, choice, table, task, truth
from corpus.knowledge.jobs_data import JOBS

WORK = table("name does place", JOBS)
does = task(
    "does",
    WORK,
    "{An_name} {does}.",
    "does",
    nouns=("the job of {an_name}", "the work of {an_name}"),
    indirect=("what {an_name} does", "what the job of {an_name} is about"),
    asks=(
        "What does {an_name} do?",
        "What is {an_name}?",
        "What does {an_name} do for a living?",
        "What does {an_name} do at work?",
        "What is the job of {an_name}?",
        "What does {an_name} do all day?",
        "What are the tasks of {an_name}?",
        "What kind of work does {an_name} do?",
        "Explain the job of {an_name}.",
        "{Name}: what does that person do?",
        "My uncle is {an_name}. What does he do?",
        "My friend wants to become {an_name}. What would she do?",
        "what does {an_name} do",
        "Describe the work of {an_name}.",
        "Why do we need {an_name}?",
    ),
    again="{an_name}",
)
who = task(
    "who",
    WORK,
    "{An_name} {does}.",
    "An_name",
    clauses=("who {does}",),
    asks=(
        "Who {does}?",
        "What do you call a person who {does}?",
        "What do you call someone who {does}?",
        "A person who {does} is called what?",
        "What is the job of a person who {does}?",
        "Somebody {does}. What is his or her job?",
        "Which profession is this: someone who {does}?",
        "My neighbour {does}. What is her job called?",
        "My brother {does}. What is he?",
        "What is the name of the job in which one {does}?",
        "Name the job: this person {does}.",
    ),
)
about_job = task(
    "about_job",
    WORK,
    "{An_name} {does}. {An_name} works {place}.",
    "does place",
    asks=(
        "Tell me about the job of {an_name}.",
        "What does {an_name} do and where does {an_name} work?",
        "Tell me what {an_name} does and where.",
        "Tell me something about the work of {an_name}.",
        "I want to become {an_name}. What should I know?",
        "What can you tell me about the job of {an_name}?",
        "Describe the job of {an_name} in two sentences.",
        "Give me a short description of the job of {an_name}.",
        "Where does {an_name} work, and what does he or she do?",
        "Write two sentences about the work of {an_name}.",
    ),
    again="{an_name}",
)
is_place = truth(
    "is_job",
    WORK,
    "does",
    "Yes, {an_name} {does}.",
    "No, {an_name} {does}.",
    "does",
    (
        "Is {an_name} someone who {claim}?",
        "Is it true that {an_name} {claim}?",
        "I think {an_name} {claim}. Is that right?",
        "True or false: {an_name} {claim}.",
        "{An_name} {claim}, right?",
        "Would you say that {an_name} {claim}?",
    ),
)
which_job = choice(
    "which_job",
    WORK,
    "name",
    "{An_name} {does}. The right answer is {name}.",
    (
        "Who {does}: {one}, {two} or {three}?",
        "{One}, {two} or {three}: who {does}?",
        "Which of these {does}? {One}, {two}, {three}",
        "Which job is it if someone {does}: {one}, {two} or {three}?",
    ),
)
TASKS: tuple[Task, ...] = (
    does,
    who,
    about_job,
    is_place,
    which_job,
)
