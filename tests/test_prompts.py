"""Prompts that people bring: which forms are read, and what is said of a line that is none."""

from __future__ import annotations

import json

import pytest

from lookahead_core.models.prompts import BYTES, LimitError, read_prompts


def test_lines_and_jsonl_are_read() -> None:
    assert read_prompts("one\n\n two \n") == [[{"role": "user", "content": "one"}], [{"role": "user", "content": "two"}]]
    chat = [{"role": "system", "content": "be short"}, {"role": "user", "content": "hi"}]
    lines = [{"prompt": "a"}, {"question": "b"}, {"messages": [*chat, {"role": "assistant", "content": "hello"}]}]
    found = read_prompts("\ufeff" + "\n".join(json.dumps(line) for line in lines))
    assert found == [[{"role": "user", "content": "a"}], [{"role": "user", "content": "b"}], chat]


def test_a_prompt_may_begin_with_a_bracket() -> None:
    for text in ("[1, 2] sorted is", "[3, 1, 2]", "[INST] hi [/INST]", "[" * 5000):
        assert read_prompts(text) == [[{"role": "user", "content": text}]]


def test_an_instruction_and_its_input_are_one_prompt() -> None:
    lines = [{"instruction": "Sum up.", "input": "A lighthouse.", "output": "x"}, {"instruction": "Sum up.", "input": ""}]
    found = read_prompts("\n".join(json.dumps(line) for line in lines))
    assert [chat[0]["content"] for chat in found] == ["Sum up.\nA lighthouse.", "Sum up."]


def test_a_field_of_null_is_as_one_that_is_not_there() -> None:
    """As exports of tables write it, which have a column for every form."""
    lines = [{"prompt": None, "text": "a"}, {"messages": None, "prompt": "b"}, {"instruction": "c", "input": None}]
    found = read_prompts("\n".join(json.dumps(line) for line in lines))
    assert [chat[0]["content"] for chat in found] == ["a", "b", "c"]


def test_only_line_ends_end_a_line() -> None:
    odd = "one\u2028and\x85two\x0cand\x1cthree"
    assert read_prompts(f"{odd}\r\nb\rc") == [[{"role": "user", "content": text}] for text in (odd, "b", "c")]
    line = json.dumps({"prompt": odd}, ensure_ascii=False)
    assert read_prompts(f"{line}\n{line}") == [[{"role": "user", "content": odd}]] * 2


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ("", "The text is empty: line 1 should hold a prompt"),
        ("  \n\n", "The text is empty"),
        ("x\n" * 65, "Line 65: at most 64 prompts are taken; the text has 65"),
        ("ok\n" + "y" * 24_001, "Line 2: the prompt has 24,001 characters; at most 24,000"),
        (b"ok\n\xff\xfe\x00", "Line 2 is not text: byte 0xFF at position 3 is no UTF-8"),
        (b"\xef\xbb\xbfok\n\xff", "Line 2 is not text: byte 0xFF at position 3 is no UTF-8"),  # behind a byte order mark
        (b"ok\nno\x00pe", "Line 2 is not text: it holds a zero byte"),
        ('{"prompt": "a"}\n{"prompt": "b"\n', "Line 2 is not valid JSON at column 15"),
        ('{"prompt": "a"}\n[1]', "Line 2 is not a JSON object"),
        ('[\n  {"prompt": "a"},\n  {"prompt": "b"}\n]\n', "The text is one JSON list"),
        ('["a", "b"]', "The text is one JSON list"),
        ('{"answer": "a"}', "Line 1 has no prompt: one of the fields prompt, question"),
        ('{"prompt": 7}', "Line 1: the prompt must be a text"),
        ('{"prompt": "a"}\n\n{"messages": []}', "Line 3: messages must be a list of 1 to 32 messages, not a list of 0"),
        ('{"messages": "x"}', "Line 1: messages must be a list of 1 to 32 messages, not str"),
        (
            json.dumps({"messages": [{"role": "user", "content": "x" * 13_000}] * 2}),
            "the chat has 26,000 characters; at most 24",
        ),
        ('{"messages": [{"role": "boss", "content": "x"}]}', "Line 1: every message needs a role"),
        ('{"messages": [{"role": "assistant", "content": "x"}]}', "Line 1: the chat has no message to answer"),
        ('{"prompt": "a}', "Line 1 is not valid JSON at column 12: Unterminated string."),
        ('{"a":' * 5000, "Line 1 is not valid JSON"),
        ('{"prompt": ' + "7" * 5000 + "}", "Line 1 holds a number of more digits than can be read"),
        ('{"prompt": "a"}\n{"prompt": "smile \\ud83d"}', "Line 2: the prompt holds U+D83D, half of a character"),
        ("smile \ud83d", "Line 1 is not text"),
        ("z" * (BYTES + 1), "The text has 1.0 MB; at most 1 MB is taken"),
        (b"\x89PNG\r\n\x1a\n" + b"\0" * 100, "Line 1 is not text: byte 0x89 at position 0"),
    ],
)
def test_bad_prompts_are_named_with_line_and_bound(data: bytes | str, message: str) -> None:
    with pytest.raises(LimitError) as caught:
        read_prompts(data)
    assert message in str(caught.value)
