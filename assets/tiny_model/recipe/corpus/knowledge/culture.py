"""Questions about books, paintings, music and inventions, and who made them."""

from __future__ import annotations

from corpus.knowledge.culture_data import BOOKS, DEEDS, MUSIC, PAINTINGS
from corpus.knowledge.frames import Row, Task, choice, pairs, quiz, table, task, truth, unique

WRITTEN = table("title author kind", BOOKS)
PAINTED = table("title artist", PAINTINGS)
COMPOSED = table("title composer kind", MUSIC)
DONE = table("what who verb", DEEDS)


def all_by(rows: tuple[Row, ...], key: str, title: str) -> tuple[Row, ...]:
    """For every person all their works in the table, and the first of them."""
    out = []
    for name in dict.fromkeys(row[key] for row in rows):
        works = [row[title] for row in rows if row[key] == name]
        listed = works[0] if len(works) == 1 else ", ".join(works[:-1]) + " and " + works[-1]
        out.append({"name": name, "works": listed})
    return tuple(out)


WRITERS = all_by(WRITTEN, "author", "title")
PAINTERS = all_by(PAINTED, "artist", "title")
COMPOSERS = all_by(COMPOSED, "composer", "title")
wrote = task(
    "wrote",
    WRITTEN,
    "{author} wrote {title}. It is {an_kind}.",
    "author",
    indirect=("who the author of {title} is", "who {title} is by"),
    clauses=("who wrote {title}", "who is the author of {title}", "which author wrote {title}"),
    asks=(
        "Who wrote {title}?",
        "Who wrote the {kind} {title}?",
        "By whom is {title}?",
        "Who is {title} by?",
        "{Title}: author?",
        "Whose book is {title}?",
        "I'm reading {title}. Who wrote it?",
        "The {kind} '{title}' was written by whom?",
        "Which writer do we owe {title} to?",
        "Do you know the author of '{title}'?",
        "From whom is the {kind} {title}?",
        "author of {title}",
    ),
    again="{title}",
)
works = task(
    "works",
    WRITERS,
    "{name} wrote {works}.",
    "works",
    indirect=("what {name} wrote", "which works {name} wrote"),
    asks=(
        "What did {name} write?",
        "Name something by {name}.",
        "Which works did {name} write?",
        "What is {name} known for?",
        "What should I read by {name}?",
        "{name}: works?",
        "Which book is by {name}?",
        "Name a work by {name}.",
    ),
    again="{name}",
)
painted = task(
    "painted",
    PAINTED,
    "{artist} painted {title}.",
    "artist",
    indirect=("who the painter of {title} is", "who {title} is by"),
    clauses=("who painted {title}", "which artist painted {title}", "which painter made {title}"),
    asks=(
        "Who painted {title}?",
        "By whom is the painting {title}?",
        "{Title}: painter?",
        "Whose painting is {title}?",
        "Which painter is {title} by?",
        "Who made {title}?",
        "I saw a copy of {title}. Who painted it?",
        "The picture '{title}' was painted by whom?",
        "painter of {title}",
    ),
    again="{title}",
)
composed = task(
    "composed",
    COMPOSED,
    lambda row: f"{row['composer']} composed {row['title']}. It is {row['an_kind'].replace('a part', 'part')}.",
    "composer",
    indirect=("who the composer of {title} is",),
    clauses=("who composed {title}", "who wrote the music of {title}", "which composer wrote {title}"),
    asks=(
        "Who composed {title}?",
        "Who is the composer of {title}?",
        "{Title}: composer?",
        "By which composer is {title}?",
        "Whose music is {title}?",
        "I'm listening to {title}. Who composed it?",
        "Who is {title} by?",
        "Which composer do we owe {title} to?",
        "composer of {title}",
    ),
    again="{title}",
)
did = task(
    "did",
    DONE,
    "{Who} {verb} {what}.",
    "Who",
    clauses=("who {verb} {what}",),
    asks=(
        "Who {verb} {what}?",
        "Who was it that {verb} {what}?",
        "Which person {verb} {what}?",
        "Who is behind {what}?",
        "Whom do we owe {what} to?",
        "Who is known for {what}?",
        "{What}: who was it?",
        "Which name belongs to {what}?",
        "The one who {verb} {what}, who was that?",
        "For a quiz: who {verb} {what}?",
    ),
    again="{what}",
)
known = task(
    "known",
    unique(DONE, "who"),
    "{Who} {verb} {what}.",
    "what",
    indirect=("what {who} did", "what {who} is famous for"),
    asks=(
        "What did {who} do?",
        "What is {who} known for?",
        "Why is {who} famous?",
        "What is {who} famous for?",
        "What do we owe to {who}?",
        "{Who}: known for what?",
        "What is connected with the name of {who}?",
        "Why do people remember {who}?",
    ),
    again="{who}",
)
two_books = pairs(
    "two_books",
    WRITTEN,
    "{author} wrote {title}, and {author2} wrote {title2}.",
    "author author2",
    (
        "Who wrote {title} and who wrote {title2}?",
        "Who are the authors of {title} and {title2}?",
        "Authors of {title} and {title2}?",
        "Tell me who wrote {title} and {title2}.",
        "I need the authors of '{title}' and '{title2}'.",
        "Who wrote {title}? And {title2}?",
    ),
    apart="author",
)
is_author = truth(
    "is_author",
    WRITTEN,
    "author",
    "Yes, {author} wrote {title}.",
    "No, {title} was written by {author}.",
    "author",
    (
        "Did {claim} write {title}?",
        "{claim} wrote {title}, right?",
        "Is {title} by {claim}?",
        "Is it true that {claim} wrote {title}?",
        "I think {claim} wrote {title}. Is that right?",
        "True or false: {title} was written by {claim}.",
        "Was {title} written by {claim}?",
        "Is {claim} the author of {title}?",
    ),
)
which_author = choice(
    "which_author",
    WRITTEN,
    "author",
    "{author} wrote {title}.",
    (
        "Who wrote {title}: {one}, {two} or {three}?",
        "{one}, {two} or {three}: who wrote {title}?",
        "Which of them wrote {title}? {one}, {two}, {three}",
        "Is {title} by {one}, {two} or {three}?",
    ),
)
book_quiz = quiz("book_quiz", WRITTEN, "author", "the author of {title}", "Who wrote {title}?", "{author} wrote {title}.")
TASKS: tuple[Task, ...] = (
    wrote,
    works,
    painted,
    composed,
    did,
    known,
    two_books,
    is_author,
    which_author,
    book_quiz,
)
