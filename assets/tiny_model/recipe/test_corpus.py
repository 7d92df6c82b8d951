"""What must be true of the generated text: ``pytest assets/tiny_model/recipe/test_corpus.py``."""

from __future__ import annotations

import json
import re
import sys
from collections import defaultdict
from pathlib import Path
from random import Random

import pytest
from tokenizers import Tokenizer

sys.path.insert(0, str(Path(__file__).resolve().parent))
from corpus import passage, pasted
from corpus.base import Turn
from corpus.maths.steps import true_lines
from corpus.mix import KINDS, conversation, conversations, draw, examples, prompts
from corpus.names import Values
from corpus.reading_short import mine
from corpus.rewrite_asks import FINDS
from corpus.rewrite_passage import all_of
from data import CHOOSING, Chat, begins_of
from evaluate import hand_written, holds, json_of, passes, python_of, repeats

TOKENIZER = Tokenizer.from_file(str(Path(__file__).resolve().parents[1] / "tokenizer.json"))
DRAWN = {"knowledge": 6000, "talk": 2000, "scope": 2000}
"""Requests of each kind that are compared with each other."""


def turns(kind: str, count: int) -> list[Turn]:
    return [turn for index in range(count) for turn in conversation(Random(f"test:{kind}:{index}"), kind)]


def test_a_question_has_one_answer() -> None:
    answers: dict[str, set[str]] = defaultdict(set)
    for kind, count in DRAWN.items():
        for index in range(count):
            rng = Random(f"test:{kind}:{index}")
            first = draw(rng, kind, "TASKS")(rng)[0]
            answers[re.sub(r"\W+", " ", first.user.lower()).strip()].add(first.answer)
    assert {asked: said for asked, said in answers.items() if len(said) > 1 and asked} == {}


def test_every_worked_line_is_true() -> None:
    assert [turn for turn in turns("maths", 300) if not true_lines(turn.answer)] == []


def test_code_passes_its_asserts() -> None:
    assert [turn for turn in turns("code", 250) if turn.check and not passes(python_of(turn.answer), turn.check)] == []


def test_a_number_is_not_found_in_a_longer_one() -> None:
    for answer, fact in (("She has 4 apples.", "4 apples"), ("It opens at 9.", "9"), ("Friday, 4 May", "fri|4 may")):
        assert holds(answer, fact)
    assert not any(holds(answer, "4 apples") for answer in ("14 apples", "1.4 apples", "1,4 apples"))
    assert not any(holds(answer, "4") for answer in ("40", "14", "4.5", "1,400"))


def test_json_is_what_is_asked_for() -> None:
    asked = [turn for turn in turns("rewriting", 150) if turn.check]
    assert len(asked) > 20
    assert [turn for turn in asked if json_of(turn.answer) != json.loads(turn.check)] == []


@pytest.mark.parametrize("kind", [*KINDS, "mixed"])
def test_facts_stand_in_the_answer_and_no_slot_is_left(kind: str) -> None:
    for turn in turns(kind, 80):
        assert all(fact.lower() in turn.answer.lower() for fact in turn.facts), turn
        assert turn.answer.strip() == turn.answer != "", turn
        if kind in ("knowledge", "talk", "scope"):
            assert not re.search(r"[{}]|  ", turn.user + turn.answer), turn
        if kind in ("talk", "knowledge"):
            assert not repeats(turn.answer), turn


def test_passages_prove_their_answers() -> None:
    drawn = [passage.draw(Random(f"test:{index}"), source) for source in passage.sources() for index in range(6)]
    assert [fault for made in drawn if (fault := passage.fault_of(made))] == []
    assert [a for made in drawn for a in made.asked if a.proof not in made.text] == []


def test_a_number_that_may_be_one_has_no_plural_behind_it() -> None:
    """ "1 days" and "one crates" are no English."""
    units = "days|years|points|litres|metres|pints|degrees|seconds|losses|bags|crates|spoonfuls|cakes|kilos|hours|minutes|weeks"
    faults = []
    for path in (*passage.FOLDER.glob("*.txt"), *pasted.FOLDER.glob("*.txt")):
        for block in path.read_text(encoding="utf-8").split("\n== "):
            ones = set(re.findall(r"\{(\w+):(?:(?:INT|NUM) [01] |(?:[^{}]*\|)?(?:one|1)(?:\||\}))", block))
            found = re.finditer(rf"(?<!\.)\{{(\w+)(?::[^{{}}]*)?\}}\*? \{{?(?:\w:)?(?:{units})\b", block)
            faults += [(path.name, match[0]) for match in found if match[1] in ones]
    assert faults == []


def test_one_euro_is_no_plural() -> None:
    slots = Values(Random(1))
    slots.currency = "{} euros"
    assert {slots.money("a", "MONEY", ["1", "1"]) for _ in range(40)} > {"1 euro"}
    assert "1 euros" not in {slots.money("a", "MONEY", ["1", "1"]) for _ in range(40)}


def test_a_birthday_is_a_date() -> None:
    said = [turn.answer for index in range(600) for turn in mine(Random(index)) if turn.answer.startswith("Your birthday")]
    assert len(said) > 20
    assert [answer for answer in said if not re.search(r"on (\w+ \d+|\d+ \w+)(st|nd|rd|th)?\.$", answer)] == []


def test_a_list_of_people_has_everybody() -> None:
    """Who is named by a family name alone is no name of the list: then the text has no such task."""
    kinds = {"a": "NAME", "b": "NAME", "c": "LAST", "d": "TOWN"}
    values = {"a": "Ann Lee", "b": "Bo Ek", "c": "Moyo", "d": "Oslo"}

    def found(text: str, what: str = "people") -> list[str]:
        return all_of(FINDS[what][0], text, values, kinds)

    assert found("Ann Lee met Bo Ek in Oslo.") == ["Ann Lee", "Bo Ek"]
    assert found("Ann Lee met Bo Ek and Ms Moyo.") == []
    assert found("Ann Lee met Ek in Oslo.") == []
    assert found("Ms Moyo met Ek in Oslo.", "places") == ["Oslo"]


def test_quotations_stand_in_the_text() -> None:
    seen = 0
    for index in range(300):
        asked = conversation(Random(f"test:reading:{index}"), "reading")
        text = " ".join(asked[0].user.split())
        for turn in asked:
            if turn.answer.startswith("The text says: "):
                quotations = re.findall(r'"([^"]+)"', turn.answer)
                assert all(quotation.rstrip(".") in text for quotation in quotations), turn
                seen += len(quotations)
            assert "The text says" not in turn.answer[1:], turn
    assert seen > 300


def test_rows_mark_what_is_quoted() -> None:
    """Before a quotation some heads should look at its sentence, and words of the question at the sentence that has them."""
    chat = Chat(Path(__file__).resolve().parents[1])
    quoted = declined = words = sought = 0
    for row in chat.rows(conversations(300, 1, {"reading": 1})):
        text = chat.tokenizer.decode

        for look in row.looks:
            there, here = row.ids[look.start : look.end], row.ids[look.place : look.place + 2]
            if look.end - look.start == 1 and look.start == look.opens:
                declined += text(here).endswith("does")
            elif text(here[:1], skip_special_tokens=False) == ' "':
                assert text(there).strip().startswith(text(here[1:]).strip()[:1])
                assert row.weight[look.place + 1] == CHOOSING
                quoted += 1
        for look in row.matches:
            word = text(row.ids[look.place : look.place + 1]).strip().lower()
            assert word in text(row.ids[look.start : look.end]).lower()
            words += 1
        for seek in row.seeks:
            assert seek.opens < seek.start < seek.end <= seek.first < seek.stop <= seek.place
            if text(row.ids[seek.place : seek.place + 1]) == ' "':
                quotation = text(row.ids[seek.place + 1 : seek.place + 3]).strip(" \ufffd")
                assert text(row.ids[seek.start : seek.end]).strip().startswith(quotation)
                sought += 1
    assert quoted > 150
    assert sought > 30
    assert declined > 50
    assert words > 100


def test_tokens_know_how_their_sentence_begins() -> None:
    chat = Chat(Path(__file__).resolve().parents[1])
    text = "The shop opens at nine. Ms Lund has the key.\nNo dogs"
    encoded = chat.tokenizer.encode(text)
    begins = [chat.tokenizer.decode([i for i in pair if i >= 0]) for pair in begins_of(text, encoded)]
    assert begins[0] == "The"
    assert set(begins[1:6]) == {"The shop"}
    assert begins[encoded.char_to_token(text.index("key"))].startswith(" M")


@pytest.mark.parametrize("kind", KINDS)
def test_the_tokenizer_knows_the_words(kind: str) -> None:
    texts = [part for turn in turns(kind, 50) for part in (turn.user, turn.answer)]
    pieces = [TOKENIZER.encode(text).ids for text in texts]
    assert [TOKENIZER.decode(ids, skip_special_tokens=False) for ids in pieces] == texts
    assert sum(map(len, pieces)) < (0.7 if kind == "maths" else 0.45) * sum(map(len, texts))


@pytest.mark.parametrize("kind", KINDS)
def test_examples_are_long_enough_to_watch(kind: str) -> None:
    counts = [len(TOKENIZER.encode(prompt.answer).ids) for prompt in examples(kind, 20)]
    assert min(counts) > 40
    assert max(counts) < 300


def eights(text: str) -> set[str]:
    """All sequences of eight words."""
    words = re.findall(r"[a-z0-9']+", text.lower())
    return {" ".join(words[start : start + 8]) for start in range(len(words) - 7)}


def test_hand_written_prompts_stay_apart() -> None:
    asked = [prompt.messages[0]["content"] for kind in ("reading", "declined", "rewriting") for prompt in hand_written(kind)]
    held = set().union(*map(eights, asked))
    drawn = [turn.user for kind in ("reading", "rewriting") for turn in turns(kind, 300)]
    assert {shared for user in drawn for shared in eights(user) & held} == set()


def test_held_out_prompts_stay_the_same() -> None:
    assert prompts("maths", 3) == prompts("maths", 3)
    assert prompts("maths", 3, seed=1) != prompts("maths", 3)
