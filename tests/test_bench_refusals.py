"""What a bench refuses: before its work, in words that name the option, the bound and the value."""

from __future__ import annotations

import gzip
import json
import os
import subprocess
import sys
from io import BytesIO, TextIOWrapper
from types import SimpleNamespace

import pytest
import torch
from zoo import build

from lookahead_core.bench import __main__ as bench
from lookahead_core.bench import equal as bench_equal
from lookahead_core.bench import inputs as bench_inputs
from lookahead_core.bench import replay as bench_replay
from lookahead_core.bench import speed as bench_speed
from lookahead_core.bench import workload as bench_workload
from lookahead_core.methods import METHODS, DraftSettings


@pytest.mark.parametrize("command", [command for command in bench.COMMANDS if command not in ("trie", "example", "lossless")])
def test_a_file_that_cannot_be_written_is_refused_before_the_work(command, tmp_path, capsys):
    for file, why in ((tmp_path / "none" / "out.json", f"there is no folder {tmp_path / 'none'}"), (tmp_path, "is a folder")):
        with pytest.raises(SystemExit, match="2"):
            bench.main([command, "--json", str(file)])
        assert why in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("words", ["workload {} --json {}", "workload {} --html {}", "speed --prompts {} --json {}"])
def test_a_file_that_is_read_is_not_written_over(words, tmp_path, capsys):
    file = tmp_path / "mine.jsonl"
    file.write_text('{"prompt_ids": [1, 2], "output_ids": [3, 4]}\n', encoding="utf-8")
    other = tmp_path / "." / "mine.jsonl"
    with pytest.raises(SystemExit, match="2"):
        bench.main(words.format(file, other).split())
    assert f"{other} is read, too" in capsys.readouterr().err
    assert file.read_text(encoding="utf-8").startswith('{"prompt_ids"')


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("speed --count 0", "argument --count: 0 is not at least 1"),
        ("speed --past -1", "argument --past: -1 is not at least 0"),
        ("speed --branch-length 5000", "argument --branch-length: 5000 is not from 1 to 1024"),
        ("speed --repeats many", "argument --repeats: invalid int value: 'many'"),
        ("speed --threads 0", "argument --threads: 0 is not from 1 to 1024"),
        ("speed --max-new-tokens 1", "argument --max-new-tokens: 1 is not at least 2"),
        ("grid --max-new-tokens 1", "argument --max-new-tokens: 1 is not at least 2"),
        ("replay --max-new-tokens 1", "argument --max-new-tokens: 1 is not at least 2"),
        ("equal --count -1", "argument --count: -1 is not at least 1"),
        ("memory --width 0", "argument --width: 0 is not at least 1"),
        ("memory --context 0", "argument --context: 0 is not at least 1"),
        ("context --contexts 8 0", "argument --contexts: 0 is not at least 1"),
        ("context --new 1", "argument --new: 1 is not at least 2"),
        ("batch --sizes 2 0", "argument --sizes: 0 is not at least 1"),
        ("batch --past 5", "unrecognized arguments: --past 5"),
        ("batch --kinds chat", "argument --kinds: invalid choice: 'chat'"),
        ("workload --json same --html same", "--json and --html must name different files"),
        ("trie --nodes 13", "argument --nodes: 13 is not from 100 to 10000000"),
        ("sweep --count 0", "argument --count: 0 is not at least 1"),
        ("gpu --minutes nan", "argument --minutes: nan is not at least 0"),
        ("auto --row-costs -0.5", "argument --row-costs: -0.5 is not at least 0"),
        ("speed --dtype double", "argument --dtype: invalid choice: 'double'"),
        ("lossless --dtypes double", "argument --dtypes: invalid choice: 'double'"),
        ("speed --prompts /none.txt", "argument --prompts: there is no file /none.txt"),
        ("replay --replay /none.jsonl", "argument --replay: there is no file /none.jsonl"),
        ("gpu --replay /none.jsonl", "argument --replay: there is no file /none.jsonl"),
        ("auto --replay /dev/null", "argument --replay: /dev/null is no file on a disk"),
        ("workload /none.jsonl", "argument log: there is no file /none.jsonl"),
        ("speed --threads 99999999999", "argument --threads: 99999999999 is not from 1 to 1024"),
        ("trie --nodes 1000000000", "argument --nodes: 1000000000 is not from 100 to 10000000"),
    ],
)
def test_an_option_out_of_bounds_is_refused_by_bound_and_value(words, why, capsys):
    with pytest.raises(SystemExit, match="2"):
        bench.main(words.split())
    assert why in capsys.readouterr().err


@pytest.mark.parametrize(
    "words", ["sweep --kind code --prompts {}", "speed --kinds code --prompts {}", "lossless --kinds code --generated"]
)
def test_prompts_are_named_in_one_way(words, capsys):
    with pytest.raises(SystemExit):
        bench.main(words.format(__file__).split())
    assert "each name the prompts; give one of them" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("speed --model nope", "'nope' is neither a catalogue name, nor a directory, nor a hub name owner/model."),
        ("speed --count 1 --max-new-tokens 9999", "fits the model's context of 2,048 tokens beside 9,999 new ones"),
        ("memory --config nope", "'nope' is none of the shapes 135m, 13b, 1b, 7b, tiny, tiny_window, and no config.json"),
        ("memory --config {}", "and no config.json: Expecting value: line 1 column 1"),
        ("memory --config tiny --device nope", "--device nope cannot be used: "),
        ("gpu --device nope", "--device nope cannot be used: "),
        ("gpu --configs tiny nope", "'nope' is none of the shapes"),
        ("replay --config 7b --replay {}", "line 1: an object with prompt_ids and output_ids is needed"),
        ("workload --tokenizer /none", "none holds no tokenizer: a folder with tokenizer.json"),
        ("workload {} --tokenizer {}", "input is no tokenizer that can be read"),
        ("replay --config tiny --replay {}", "line 1: an object with prompt_ids and output_ids is needed"),
        ("sweep --prompts {} --replay-only", "line 1 should hold a prompt"),
        ("sweep --prompts {} --past 5", "--past takes answers to the embedded model's prompts"),
        ("sweep --replay-only --json {}", "--replay-only makes no study"),
        ("workload --lengths 1000", "decoding length is 1000; it must be a whole number from 1 to 512."),
        ("sweep --replay-only --check", "--check measures every setting"),
        ("sweep --measure none --check", "--check measures every setting"),
        ("batch --sizes 1 2 --prompts {}", "--sizes asks for 2 prompts at once; input has 1 that fit"),
    ],
)
def test_what_is_wrong_with_the_inputs_is_told_in_one_line(words, why, tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(bench_speed, "calibrate", lambda *args, **kwargs: pytest.fail("it works"))
    monkeypatch.setattr(bench_inputs, "random_model", lambda *args: pytest.fail("it makes a model"))
    monkeypatch.setattr(bench_workload, "study", lambda *args: pytest.fail("it studies"))
    file = tmp_path / "input"
    file.write_text("\n" if "sweep --prompts" in words else "nonsense")
    assert bench.main(words.format(file, file).split()) == 2
    told = capsys.readouterr().err
    assert why in told
    assert told.count("\n") == 1


def test_unknown_and_unable_lanes_are_refused_before_the_work(monkeypatch, capsys):
    loaded = SimpleNamespace(model=build("llama"), name="nano", dtype="float32", context=256)
    for module in (bench_speed, bench_equal):
        monkeypatch.setattr(module, "open_model", lambda options: loaded)
    monkeypatch.setattr(bench_speed, "calibrate", lambda *args, **kwargs: pytest.fail("it works"))
    monkeypatch.setattr(bench_equal, "answers", lambda *args: pytest.fail("it works"))
    monkeypatch.setattr(bench_equal, "encode", lambda *args: [])
    for words, why in (
        (["speed", "--lanes", "auto,tire"], "no lane's name begins with 'tire'; the lanes are: model.generate, plain (ours), "),
        (
            ["speed", "--turns", "--lanes", "auto", "prompt"],
            "only lanes of this engine take turns, not prompt lookup (generate)",
        ),
        (["speed", "--turns", "--lanes", "no such"], "no lane's name begins with 'no such'"),
        (
            ["speed", "--turns", "--lanes", *["jacobi", "suffix", "llma", "trie"]],
            "2 to 4 lanes take turns, plain decoding included, got",
        ),
        (["speed", "--lanes", "medusa:8"], "Medusa: This model has no heads"),
        (["speed", "--decoding-length", "1", "--lanes", "trie+r"], "Decoding length is 1; recycling drafts need at least 2."),
        (["equal", "--lanes", "medusa"], "Medusa: This model has no heads"),
        (["equal", "--lanes", "plain"], "Lane 'plain' is none of the methods: trie, "),
    ):
        assert bench.main(words) == 2
        assert why in capsys.readouterr().err


def test_a_published_shape_needs_no_decoding_length():
    settings = DraftSettings(2, published=True)
    assert METHODS["lookahead-decoding"].build(build("llama"), settings).strategy == "lookahead-decoding"


def test_ctrl_c_is_one_line(monkeypatch, capsys):
    def interrupted(options):
        raise KeyboardInterrupt

    monkeypatch.setattr(bench_speed, "open_model", interrupted)
    assert bench.main(["speed"]) == 130
    assert capsys.readouterr().err == "interrupted\n"


def test_an_output_that_nobody_reads_is_no_error():
    reader, writer = os.pipe()
    os.close(reader)
    command = [sys.executable, "-m", "lookahead_core.bench", "--help"]
    done = subprocess.run(command, stdout=writer, stderr=subprocess.PIPE, text=True, timeout=120)
    os.close(writer)
    assert (done.returncode, done.stderr) == (141, "")


def test_a_terminal_without_a_character_loses_no_work(monkeypatch):
    raw = BytesIO()
    monkeypatch.setattr(sys, "stdout", TextIOWrapper(raw, encoding="ascii"))
    monkeypatch.setattr(bench_speed, "open_model", lambda options: print("1.5 × plain") or pytest.fail("it went on"))
    with pytest.raises(pytest.fail.Exception, match="it went on"):
        bench.main(["speed"])
    assert raw.getvalue() == b"1.5 ? plain\n"


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (MemoryError(), "The memory does not suffice: none is left\n"),
        (torch.OutOfMemoryError("CUDA out of memory.\nTry"), "The memory does not suffice: CUDA out of memory.\n"),
    ],
)
def test_memory_that_does_not_suffice_is_one_line(error, told, monkeypatch, capsys):
    def large(options):
        raise error

    monkeypatch.setattr(bench_speed, "open_model", large)
    assert bench.main(["speed"]) == 2
    assert capsys.readouterr().err == told


def test_another_fault_of_the_machine_keeps_its_traceback(monkeypatch):
    monkeypatch.setattr(bench_speed, "open_model", lambda options: torch.zeros(2) @ torch.zeros(3))
    with pytest.raises(RuntimeError, match="inconsistent tensor size"):
        bench.main(["speed"])


@pytest.mark.parametrize(
    ("config", "why"),
    [
        ({"model_type": "vit"}, "'vit' is no causal language model"),
        ({"model_type": "llama", "hidden_size": 30, "num_attention_heads": 4}, "The hidden size (30) is not a multiple of"),
        ({"model_type": "llama", "hidden_size": "x"}, "Field 'hidden_size' expected int, got str"),
    ],
)
def test_a_configuration_that_makes_no_model_is_told_in_one_line(config, why, tmp_path, capsys):
    file = tmp_path / "config.json"
    file.write_text(json.dumps(config))
    assert bench.main(["memory", "--config", str(file)]) == 2
    told = capsys.readouterr().err
    assert why in told
    assert told.count("\n") == 1


def test_a_recording_is_read_by_what_it_holds_and_not_by_its_name(tmp_path):
    line = b'{"prompt_ids": [1], "output_ids": [2, 3]}\r\n'
    for name, raw in (("packed.jsonl", gzip.compress(line)), ("plain.jsonl.gz", line)):
        (tmp_path / name).write_bytes(raw)
        assert bench_replay.read_rows(tmp_path / name, 9) == [([1], [2, 3])]
    (tmp_path / "other.jsonl").write_bytes(b"\x80")
    with pytest.raises(ValueError, match=r"other\.jsonl is no text in UTF-8: .* byte 0x80"):
        bench_replay.read_rows(tmp_path / "other.jsonl", 9)
