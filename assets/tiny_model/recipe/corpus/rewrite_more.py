"""More ways to have a document rewritten: CSV, labels, forms, questions, one sentence, some points, parts, values, finds."""

from __future__ import annotations

import re
from random import Random

from corpus.ask_forms import swapped
from corpus.base import Document, Turn, upper
from corpus.values import MONTHS

WORDS = {"vat": "VAT", "id": "ID", "url": "URL", "wifi": "Wi-Fi", "iban": "IBAN"}
NUMBERS = ("one", "two", "three", "four", "five")
CSV = (
    "Write the details as CSV.", "Turn this into CSV with the columns detail and value.",
    "Give me a CSV file with the details.",
    "Convert this to CSV.", "CSV of the details, please", "Export the facts as comma-separated values.",
    "Make a CSV table of this.",
    "I need the facts as CSV.",
)  # fmt: skip
LABELS = (
    "Write the details one per line, with labels.", "List the details as label: value.", "Write the facts as key: value lines.",
    "Give me the data line by line, like Name: value.", "Turn the text into a fact sheet.", "Make a fact sheet.",
    "Write a short profile.",
    "Put the details into the form Label: value.", "Make an index card from this.", "List the key data.", "fact sheet please",
    "Give me the most important data, one per line.",
)  # fmt: skip
FORMS = (
    "Fill in this form from the text:\n\n{f}", "Complete the form:\n{f}", "Please fill in:\n{f}", "Fill in the blanks.\n\n{f}",
    "Use the text to fill this in:\n\n{f}", "Here is a form. Fill it in with the details from the text.\n\n{f}",
    "Complete this with the right values:\n{f}",
)  # fmt: skip
QUIZZES = (
    "Write {n} questions about this text with their answers.", "Make a quiz with {n} questions and answers.",
    "Make an FAQ with {n} questions from this.", "Write {n} questions and answers on the text.",
    "Turn this into {n} questions and answers.",
    "I want to test my students. Write {n} questions with answers.", "Give me {n} quiz questions with solutions.",
)  # fmt: skip
ONE = (
    "Summarise this in one sentence.", "Sum it up in one sentence.", "One-sentence summary, please.",
    "Put this into a single sentence.",
    "What is this about, in one sentence?", "Summarize the text in one sentence.", "In one sentence: what is this?",
    "Shorten this to one sentence.", "Give me the gist in one sentence.",
    "Write one sentence that says what the text is about.",
)  # fmt: skip
SOME = (
    "Give me {n} bullet points.", "List the {n} most important points.", "Summarise this in {n} bullet points.",
    "{N} bullets, please.",
    "Write {n} short points about the text.", "Boil this down to {n} points.", "Name {n} important facts from the text.",
    "{N} key facts?", "What are the {n} main facts?", "Reduce this to {n} bullet points.",
)  # fmt: skip
PARTS = {
    "first": ("What is the first sentence of the text?", "Give me only the first sentence.", "Copy the first sentence.",
              "Quote the first sentence.", "How does the text begin? Give me the first sentence.", "first sentence only"),
    "second": ("What is the second sentence?", "Copy the second sentence.", "Quote the second sentence of the text.",
               "Give me sentence number two."),
    "last": ("What is the last sentence of the text?", "Give me only the last sentence.", "Copy the last sentence.",
             "Quote the last sentence.", "How does the text end? Give me the last sentence.", "last sentence only"),
}  # fmt: skip
SWAPS = (
    "Replace {a} by {b} in this text.", "Replace {a} with {b}.", "Change {a} to {b}.",
    "It should be {b}, not {a}. Please correct the text.",
    "{a} is wrong, it is {b}. Correct it.", "Write the text again with {b} instead of {a}.",
    "Update the text: {b} instead of {a}.",
    "Swap {a} for {b}.", "Use {b} instead of {a}.",
)  # fmt: skip
M = "|".join(MONTHS)
N = r"\d{1,2}(?:st|nd|rd|th)?"
FINDS = (
    (r"(?:[$€£]\d[\d,]*(?:\.\d\d)?|\d[\d,]*(?:\.\d\d)? (?:euros|dollars|pounds|EUR)\b)", "amounts of money",
     ("List all amounts of money.", "Which prices are in the text?", "Find all the prices.", "Extract every amount of money.",
      "List the prices.", "What sums of money are mentioned?", "Pull out all the amounts.",
      "Which amounts does the text name?")),
    (r"(?:\b\d{1,2}:\d\d(?: [ap]m)?|\b\d{1,2} [ap]m\b)", "times",
     ("List all times of day.", "Which times are mentioned?", "Find all the times.", "Extract the times.",
     "What times are in the text?",
      "Pull out every time of day.", "At what times does something happen? List them.")),
    (rf"\b(?:{N} (?:{M})|(?:{M}) {N})\b(?:,? \d{{4}}\b)?", "dates",
     ("List all dates.", "Which dates are mentioned?", "Find all the dates.", "Extract the dates.", "extract all dates",
      "dates?",
      "What dates are in the text?", "Pull out every date.", "all dates please", "Which dates does the text name?")),
    (r"[\w.]+@[\w.]+\w", "e-mail addresses",
     ("Find the e-mail addresses.", "Which e-mail addresses are in the text?", "Extract all e-mail addresses.",
     "List the emails.",
      "Pull out the e-mail address.", "Is there an e-mail address? Give me it.")),
    (r"\b(?:1[1-9]|20)\d\d\b(?![-.,]?\d| [a-z]+s\b)", "years",
     ("List all years.", "Which years are mentioned?", "Find all the years in the text.", "Extract the years.",
     "What years does it name?",
      "Pull out every year.")),
    (r"\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b", "days of the week",
     ("Which days of the week are mentioned?", "List the days of the week in the text.", "Find the weekdays.",
     "Extract all weekdays.",
      "What days does the text name?")),
)  # fmt: skip


def label(key: str) -> str:
    """ "price_per_night" -> "Price per night"."""
    return upper(" ".join(WORDS.get(word, word) for word in key.split("_")))


def csv(rng: Random, document: Document) -> Turn:
    """The fields as comma-separated values; those with a comma in quotation marks."""
    rows = [f'{label(key)},"{value}"' if "," in value else f"{label(key)},{value}" for key, value in document.fields]
    return Turn(rng.choice(CSV), "\n".join(["Detail,Value", *rows]))


def labelled(rng: Random, document: Document) -> Turn:
    """The fields, one a line."""
    return Turn(rng.choice(LABELS), "\n".join(f"{label(key)}: {value}" for key, value in document.fields))


def form(rng: Random, document: Document) -> Turn:
    """Some of the fields, in the order of a form with empty lines."""
    fields = rng.sample(document.fields, rng.randint(min(2, len(document.fields)), min(5, len(document.fields))))
    blank = rng.choice(("____", "...", "", "___", "[ ]"))
    empty = "\n".join(f"{label(key)}: {blank}".rstrip() for key, _ in fields)
    filled = "\n".join(f"{label(key)}: {value}" for key, value in fields)
    return Turn(rng.choice(FORMS).format(f=empty), filled, tuple(value for _, value in fields))


def quiz(rng: Random, document: Document) -> Turn:
    """Questions and answers in the order of the text: the first wording that is a whole question."""
    asked = []
    for fact in document.facts:
        whole = [
            q
            for q in fact.questions
            if re.fullmatch(r"(Wh[a-z]+|How|In|At|On|Until|By|For|From|Is|Are|Does|Did) .+ .+ .+\?", q)
        ]
        if whole:
            asked.append((max(whole, key=len), fact.answer))
    count = min(len(asked), rng.randint(2, 4))
    lines = [f"{place}. {question}\n   {answer}" for place, (question, answer) in enumerate(asked[:count], 1)]
    if count < 2:
        return one_sentence(rng, document)
    return Turn(rng.choice(QUIZZES).format(n=NUMBERS[count - 1]), "\n".join(lines))


def one_sentence(rng: Random, document: Document) -> Turn:
    """The first sentence of the summary."""
    return Turn(rng.choice(ONE), re.split(r"(?<=[a-z0-9)'\"]\.) (?=[A-Z\"])", document.summary)[0])


def some_points(rng: Random, document: Document) -> Turn | None:
    """The first points, as many as are asked for."""
    if len(document.points) < 2:
        return None
    count = rng.randint(2, min(5, len(document.points)))
    number = rng.choice((NUMBERS[count - 1], NUMBERS[count - 1], str(count)))
    answer = "\n".join(f"- {point}" for point in document.points[:count])
    return Turn(rng.choice(SOME).format(n=number, N=upper(number)), answer)


def part(rng: Random, document: Document) -> Turn | None:
    """The first, second or last sentence of a text in prose."""
    if re.search(r"[|:\"]|\n[-\d]|Mr|Dr|No\.", document.text) or "\n" in document.text.strip()[:60]:
        return None
    sentences = [s for s in re.split(r"(?<=[.!?]) +|(?<=[.!?]\") +|\n+", document.text) if s.strip()]
    if len(sentences) < 4 or not all(sentence.endswith((".", "!", "?", '"')) for sentence in sentences):
        return None
    which = rng.choice(tuple(PARTS))
    return Turn(rng.choice(PARTS[which]), sentences[{"first": 0, "second": 1, "last": -1}[which]])


def once(text: str, value: str) -> bool:
    """Whether a value stands in the text only once, and the parts of a name as well."""
    return text.count(value) == 1 and all(text.count(word) == 1 for word in re.findall(r"[A-Z][a-z]+", value))


def replaced(rng: Random, document: Document) -> Turn | None:
    """The text with one of its values changed for another of the same kind."""
    if len(document.text.split()) > 130:
        return None
    fields = [value for _, value in document.fields if len(value) > 2 and once(document.text, value)]
    rng.shuffle(fields)
    for old in fields:
        new = swapped(rng, old)
        clash = re.search(rf"\b[Aa]n? {re.escape(old)}", document.text)
        if new and new != old and new not in document.text and not clash:
            return Turn(rng.choice(SWAPS).format(a=old, b=new), document.text.replace(old, new), (new,))
    return None


def extracted(rng: Random, document: Document) -> Turn | None:
    """Everything of a kind that the text names, in its order; or that there is nothing of the kind."""
    pattern, noun, questions = rng.choice(FINDS)
    found = list(dict.fromkeys(re.findall(pattern, document.text)))
    if not found:
        return Turn(rng.choice(questions), f"The text does not name any {noun}.") if rng.random() < 0.15 else None
    return Turn(rng.choice(questions), "\n".join(f"- {item}" for item in found), tuple(found))
