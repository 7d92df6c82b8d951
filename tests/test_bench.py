"""The bench commands run, count right, refuse ratios of lanes that differ, and write what they print. No speeds are tested."""

from __future__ import annotations

import gzip
import json
import re
import warnings
from types import SimpleNamespace

import pytest
import torch
from zoo import build, prompt

import lookahead_core as lc
from lookahead_core.bench import __main__ as bench
from lookahead_core.bench import equal as bench_equal
from lookahead_core.bench import gpu as bench_gpu
from lookahead_core.bench import grid as bench_grid
from lookahead_core.bench import inputs as bench_inputs
from lookahead_core.bench import lanes as bench_lanes
from lookahead_core.bench import memory as bench_memory
from lookahead_core.bench import replay as bench_replay
from lookahead_core.bench import speed as bench_speed
from lookahead_core.bench.console import HELP, markdown_table, plain_table, progress_bar, spread
from lookahead_core.bench.lanes import PLAIN, bare_seconds, lanes
from lookahead_core.bench.memory import PeakMemory, resident_bytes
from lookahead_core.decode.cost_curve import CostCurve
from lookahead_core.models.environment import device_name
from lookahead_core.models.examples import KINDS
from lookahead_core.models.prompts import LimitError
from lookahead_core.trace.clock import PHASES
from lookahead_core.workload.price import DEFAULT

CURVE = CostCurve((1, 2, 8, 64), (1.0, 1.05, 1.2, 2.5))
SMALL = {
    "model_type": "llama",
    "vocab_size": 96,
    "hidden_size": 32,
    "intermediate_size": 48,
    "num_hidden_layers": 2,
    "num_attention_heads": 4,
    "max_position_embeddings": 256,
}


@pytest.fixture(scope="module")
def model():
    return build("llama")


@pytest.fixture
def small(tmp_path):
    path = tmp_path / "config.json"
    path.write_text(json.dumps(SMALL))
    return ["--config", str(path), "--device", "cpu", "--dtype", "float32"]


@pytest.fixture
def recorded(tmp_path):
    path = tmp_path / "rows.jsonl.gz"
    rows = [{"prompt_ids": prompt(12, seed), "output_ids": [*prompt(12, seed)[2:], 1, 2]} for seed in range(4)]
    with gzip.open(path, "wt") as file:
        file.write("\n".join(json.dumps(row) for row in rows) + "\n")
    return path


def test_tables():
    rows = [{"lane": "plain", "x": 1}, {"lane": "a | b", "x": 22}]
    assert plain_table(rows).splitlines() == ["lane   x", "-----  --", "plain  1", "a | b  22"]
    assert markdown_table(rows).splitlines()[:2] == ["| lane | x |", "| --- | --- |"]
    assert spread([1.0, 3.0, 2.0]) == "2.00 (1.00–3.00)"
    assert spread([1.0, 3.0, 2.0], 1.5, digits=1) == "1.5 (1.0–3.0)"
    assert (spread([1.0]), spread([])) == ("1.00", "–")
    with pytest.raises(ValueError, match="at least one row"):
        plain_table([])


def test_peak_memory_sees_a_large_buffer():
    with PeakMemory() as memory:
        held = torch.ones(16_000_000)
        del held
    assert resident_bytes() == 0 or memory.bytes > 30_000_000  # 0 where the system does not tell


def test_peak_memory_sees_what_was_used_and_freed_before():
    parts = [torch.ones(20_000) for _ in range(500)]  # small enough for the heap, which keeps what is freed
    del parts
    with PeakMemory() as memory:
        parts = [torch.ones(20_000) for _ in range(500)]
        del parts
    assert resident_bytes() == 0 or memory.bytes > 30_000_000


def test_every_lane_says_the_same_and_counts_its_passes(model):
    ids = prompt(15) * 2
    assistant = build("llama")
    made = lanes(model, lc.TokenTrie, CURVE, 8, 4, assistant)
    assert list(made)[:2] == ["model.generate", PLAIN]
    assert {"assisted (generate)", "auto", "single 8×4", "parallel 8×4", "trie 8×4"} < set(made)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # transformers' own words on assistants
        samples = {name: lane(ids, 12) for name, lane in made.items()}
    for name, sample in samples.items():
        assert sample.tokens == samples[PLAIN].tokens, name
        assert 0 <= sample.passes <= sample.decoded == 12 - sample.first
        assert sample.seconds > 0
    assert {name for name, sample in samples.items() if sample.first > 1} == {"assisted (generate)"}, (
        "it drafts before the prefill"
    )
    assert samples["model.generate"].passes == samples[PLAIN].passes == 11


def test_bare_passes_repeat_the_widths_of_a_run(model):
    decoder = lc.LookaheadDecoder(model, decoding_length=8, branch_length=4)
    ids = prompt(15) * 2
    steps = list(decoder.stream(ids, 16))
    assert bare_seconds(decoder, ids, steps) > 0


class Loaded(SimpleNamespace):
    """What `models.load` returns, without weights on a disk."""

    def caption(self) -> str:
        return "nano"


def test_speed_and_grid_from_the_command_line(model, monkeypatch, tmp_path, capsys):
    loaded = Loaded(model=model, name="nano", dtype="float32", context=256)
    chats = {"talk": ([prompt(12, seed) for seed in range(2)], [prompt(12, 9)])}
    for module in (bench_speed, bench_grid):
        monkeypatch.setattr(module, "open_model", lambda options: loaded)
        monkeypatch.setattr(module, "calibrate", lambda *args, **kwargs: CURVE)
    monkeypatch.setattr(bench_inputs, "work", lambda options, count: chats)
    monkeypatch.setattr(bench_inputs, "encode", lambda loaded, prompts, room: prompts)
    out = tmp_path / "speed.json"
    short = ["--max-new-tokens", "6", "--repeats", "1"]
    assert bench.main([*short, "--lanes", "auto", "prompt", "--json", str(out), "--markdown"]) == 0
    shown = capsys.readouterr().out
    assert "### talk, cold" in shown
    assert "### talk, warm (1 past answers)" in shown
    found = json.loads(out.read_text())
    assert [row["lane"] for row in found["tables"]["talk, cold"]][:2] == [PLAIN, bench_lanes.LOOKUP]
    assert found["costs"]["cdl"] == CURVE.cdl
    lane = found["runs"]["talk, cold"][PLAIN]
    assert (lane["decoded tokens"], lane["passes"]) == ([[5, 5]], [[5, 5]])
    assert all(seconds > 0 for kind in ("seconds", "bare seconds") for seconds in lane[kind][0])
    turns = [*short, "--warmth", "cold", "--lanes", "auto", "trie:8", "--turns", "--json", str(out)]
    assert bench.main(turns) == 0
    found = json.loads(out.read_text())
    assert [row["same tokens"] for row in found["tables"]["talk, cold"]] == ["2/2"] * 3
    assert found["runs"]["talk, cold"][PLAIN]["passes"] == [[5, 5]]
    chats["talk"] = (chats["talk"][0], [])
    assert bench.main([*short, "--lanes", "auto", "--json", str(out)]) == 0
    assert "talk, warm: left out, there are no past answers" in capsys.readouterr().out
    assert list(json.loads(out.read_text())["tables"]) == ["talk, cold"]
    assert bench.main(["grid", *short, "--lengths", "4", "8", "--branches", "2", "4", "--json", str(out)]) == 0
    assert "auto is at" in capsys.readouterr().out
    found = json.loads(out.read_text())["talk"]
    assert found["auto / best"] > 0
    assert list(found["runs"]) == [row["lane"] for row in found["final"]]


def test_replay_forces_the_recorded_tokens(small, recorded, tmp_path, capsys):
    out, twice = tmp_path / "replay.json", tmp_path / "twice.jsonl"
    first, *others = gzip.decompress(recorded.read_bytes()).decode().splitlines()
    twice.write_text("\n".join([first, json.dumps({**json.loads(first), "output_ids": [5, 5, 5]}), *others]))
    options = ["--replay", str(twice), "--count", "3", "--past", "2", "--repeats", "1", "--decoding-length", "8"]
    assert bench.main(["replay", *small, *options, "--json", str(out)]) == 0
    shown = capsys.readouterr().out
    assert "random weights, accepted tokens forced" in shown
    assert "1 of 3 rows left out: their prompt is that of an earlier row" in shown
    found = json.loads(out.read_text())
    rows = {row["lane"]: row for row in found["table"]}
    assert [sum(repeat) for repeat in found["runs"][PLAIN]["passes"]] == [2 * 11]
    assert rows[PLAIN]["passes"] == 2 * 11
    assert rows["trie 8×12"]["same tokens"] == "2/2"
    assert rows["trie 8×12"]["passes"] < 11


def test_replay_emits_the_recording_and_nothing_else(small, recorded):
    rows = bench_replay.read_rows(recorded, 96)
    made = bench_inputs.random_model(bench_inputs.shape_config(small[1]), "cpu", "float32")
    for decoder in (lc.GreedyDecoder(made), lc.LookaheadDecoder(made, decoding_length=8)):
        ids, output = rows[0]
        assert bench_replay.forced(decoder, rows).generate(ids, len(output)).tokens == output


def test_replay_names_the_bad_line(tmp_path):
    path = tmp_path / "rows.jsonl"
    for text, why in (
        ('{"prompt_ids": [1], "output_ids": [2]}\n{"prompt_ids": [1]}', "line 2"),
        ('{"prompt_ids": [1], "output_ids": [99]}', "from 0 to 95"),
        ('{"prompt_ids": [], "output_ids": [9]}', "empty"),
        ('{"prompt_ids": "12", "output_ids": [9.7]}', "line 1"),
        ("nonsense", "line 1"),
        ("\n", "rows.jsonl holds no rows"),
    ):
        path.write_text(text)
        with pytest.raises(ValueError, match=why):
            bench_replay.read_rows(path, 96)
    packed = tmp_path / "rows.jsonl.gz"
    packed.write_bytes(gzip.compress(b'{"prompt_ids": [1], "output_ids": [2]}')[:-9])
    with pytest.raises(ValueError, match=r"rows\.jsonl\.gz is not whole"):
        bench_replay.read_rows(packed, 96)


def test_replay_and_auto_refuse_chosen_rows_of_one_token(tmp_path, capsys):
    """Rows further on are longer, but they are past answers alone."""
    path = tmp_path / "rows.jsonl"
    path.write_text('{"prompt_ids": [1], "output_ids": [2]}\n{"prompt_ids": [1], "output_ids": [2, 3]}\n')
    for words in (["replay", "--equal-rows"], ["auto", "--past", "1"]):
        assert bench.main([*words, "--replay", str(path), "--count", "1"]) == 2
        assert "outputs of the 1 rows to replay: 1 token, which the prefill brings" in capsys.readouterr().err


def test_gpu_runs_all_its_parts_on_a_cpu_with_small_shapes(small, recorded, tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(bench_gpu, "NEW_TOKENS", 12)
    out = tmp_path / "gpu.json"
    shapes = ["--configs", small[1], small[1], *small[2:4], "--context", "4000", "--equal", "2"]
    replayed = ["--replay", str(recorded), "--count", "1", "--past", "1", "--max-new-tokens", "6"]
    assert bench.main(["gpu", *shapes, *replayed, "--json", str(out)]) == 0
    found = json.loads(out.read_text())
    told = {(row["dtype"], row["passes"]): row["= plain"] for row in found["equal"]}
    assert set(told) == {(dtype, passes) for dtype in bench_gpu.DTYPES for passes in ("eager", "fixed shape")}
    assert {told["float32", passes] for passes in ("eager", "fixed shape")} == {"2 of 2"}
    (shape,) = found["shapes"].values()
    assert [row["width"] for row in shape["passes"]] == [1, 16, 32, 64, 128]
    assert shape["memory above plain decoding"] > 0
    positions = SMALL["max_position_embeddings"]
    assert f"{positions - 128} cached rows" in shape["title"], "a context that the model has not is cut to what it has"
    for passes in ("eager", "fixed shape"):
        auto = shape[f"replay of {recorded.name}, {passes}"]["table"][-1]
        assert (auto["lane"], auto["same tokens"]) == ("auto", "1/1")
    assert found["left out"] == []
    assert f"embedded model on {device_name(torch.device('cpu'))}" in capsys.readouterr().out


def test_gpu_replays_answers_of_the_embedded_model_where_no_recording_is_named(small, tmp_path):
    out, config = tmp_path / "gpu.json", tmp_path / "wide.json"
    config.write_text(json.dumps({**SMALL, "vocab_size": 4096, "max_position_embeddings": 2048}))
    short = ["--context", "16", "--equal", "0", "--count", "1", "--past", "1", "--max-new-tokens", "6"]
    assert bench.main(["gpu", "--configs", str(config), small[1], *small[2:4], *short, "--json", str(out)]) == 1
    found = json.loads(out.read_text())
    names = [f"replay of {kind} (embedded model), {passes}" for kind in bench_gpu.OWN for passes in ("eager", "fixed shape")]
    assert all(found["shapes"][str(config)][name]["table"][-1]["lane"] == "auto" for name in names)
    assert len(found["errors"]) == len(names)
    assert all("recorded answer 1: ids must lie from 0 to 95" in why for why in found["errors"].values())


def test_gpu_leaves_out_what_no_time_is_left_for(small, tmp_path, capsys):
    out = tmp_path / "gpu.json"
    assert bench.main(["gpu", "--configs", small[1], *small[2:4], "--minutes", "0", "--json", str(out)]) == 0
    found = json.loads(out.read_text())
    assert (found["equal"], found["shapes"], found["errors"]) == ([], {}, {})
    assert f"{small[1]}: model" in found["left out"]
    assert "left out, the time is over" in capsys.readouterr().out


def test_memory_runs_on_a_cpu_with_a_small_shape(small, capsys):
    assert bench.main(["memory", *small, "--context", "32", "--width", "8", "--answers", "2"]) == 0
    assert "above plain decoding" in capsys.readouterr().out
    assert bench_memory.trie_bytes(96, 32, 1)[0] > 0


@pytest.mark.parametrize("dtype", ["float32", "bfloat16"])
def test_an_exported_pass_has_the_bits_of_the_pass_itself(dtype, capsys):
    options = ["--context", "8", "--lengths", "1", "4", "--repeats", "1", "--threads", "1", "--dtype", dtype]
    assert bench.main(["bound", *options]) == 0
    rows = [line for line in capsys.readouterr().out.splitlines() if line.startswith("fixed shape, exported")]
    assert [line.split()[-1] for line in rows] == ["yes", "yes"]


def test_bound_takes_a_shape(small, capsys):
    assert bench.main(["bound", *small, "--context", "8", "--lengths", "2", "--repeats", "1"]) == 0
    assert "random weights · CPU" in capsys.readouterr().out


def test_a_part_of_the_gpu_bench_that_fails_stops_no_other(small, tmp_path, capsys, monkeypatch):
    def fail(*_):
        raise RuntimeError("no such device")

    monkeypatch.setattr(bench_gpu, "bandwidth", fail)
    monkeypatch.setattr(torch.cuda, "is_available", lambda: True)
    monkeypatch.setattr(torch.cuda, "empty_cache", fail)  # as after an error that ends all use of the device
    out = tmp_path / "gpu.json"
    short = ["--context", "16", "--equal", "0", "--count", "1", "--past", "1", "--max-new-tokens", "4"]
    (tmp_path / "none.jsonl").write_text("{}")
    missing = ["--replay", str(tmp_path / "none.jsonl")]
    assert bench.main(["gpu", "--configs", small[1], *small[2:4], *short, *missing, "--json", str(out)]) == 1
    found = json.loads(out.read_text())
    passes = found["shapes"][small[1]]["passes"]
    assert [row["width"] for row in passes] == list(bench_gpu.WIDTHS)
    assert passes[0]["eager, of the bound"] == "–"
    assert found["errors"]["memory bandwidth"] == "RuntimeError: no such device"
    replays = {f"{small[1]}: replay of none.jsonl, {kind}" for kind in ("eager", "fixed shape")}
    assert set(found["errors"]) == {"memory bandwidth", *replays}
    assert "memory bandwidth failed: RuntimeError: no such device" in capsys.readouterr().out


def test_gpu_fails_where_texts_differ_in_float32(small, tmp_path, monkeypatch):
    def other(*_):
        return [{"dtype": _[1], "passes": "eager", "= plain": "19 of 20", "= generate": "20 of 20", "equal": False}]

    monkeypatch.setattr(bench_gpu, "equality", other)
    out = tmp_path / "gpu.json"
    (tmp_path / "none.jsonl").write_text("{}")
    short = ["--context", "16", "--count", "1", "--past", "1", "--replay", str(tmp_path / "none.jsonl")]
    assert bench.main(["gpu", "--configs", small[1], *small[2:4], *short, "--json", str(out)]) == 1
    errors = json.loads(out.read_text())["errors"]
    assert errors["equal texts, eager"] == "19 of 20 equal plain decoding, 20 of 20 generate"


def test_progress_is_silent_without_a_terminal(capsys):
    with progress_bar() as report:
        report(0.5, "half")
        report(None, "unknown")
    assert capsys.readouterr() == ("", "")


def test_named_shapes_have_the_weights_their_names_say():
    with torch.device("meta"):
        for name, billions in (("1b", 1.24), ("7b", 6.74), ("13b", 13.0)):
            config = bench_inputs.shape_config(name)
            model = bench_inputs.AutoModelForCausalLM.from_config(config)
            assert model.num_parameters() / 1e9 == pytest.approx(billions, rel=0.01)


def test_commands(capsys):
    assert bench.main(["--help"]) == 0
    assert "replay" in capsys.readouterr().out
    for command in bench.COMMANDS:
        with pytest.raises(SystemExit, match="0"):
            bench.main([command, "--help"])
        assert f"usage: python -m lookahead_core.bench {command}" in capsys.readouterr().out
    assert bench.main(["nonsense"]) == 2
    assert "none of the commands" in capsys.readouterr().err


def test_help_tells_what_an_option_means_here_and_is_without_it(capsys):
    def help_of(command):
        with pytest.raises(SystemExit, match="0"):
            bench.main([command, "--help"])
        return re.sub(r"\s+", " ", capsys.readouterr().out)

    assert "prompts of each kind (default: 8)" in help_of("speed")
    assert "greedy prompts, of all kinds together (default: 100)" in help_of("equal")
    assert "(default: free fixed-tree fixed-branch)" in help_of("lossless")
    assert f"published cost curve, where `--costs` names none (default: {DEFAULT})" in help_of("workload")
    own = [key.split(" ") for key in HELP if " " in key]
    assert [(name, option) for name, option in own if name not in bench.COMMANDS or option not in HELP] == []


def test_prompts_of_every_kind_and_of_a_file(tmp_path):
    for kind in KINDS:
        assert len(bench_inputs.chats(kind, 2)) == 2
    assert bench_inputs.chats("talk", 1) != bench_inputs.chats("talk", 1, "past")
    with pytest.raises(LimitError, match="100 held prompts of kind talk; 101 were asked for"):
        bench_inputs.chats("talk", 101)
    path = tmp_path / "mine.jsonl"
    path.write_text("\n".join(json.dumps({"prompt": f"number {number}"}) for number in range(5)))
    options = SimpleNamespace(prompts=path, past=2, kinds=[])
    ((name, (run, past)),) = bench_inputs.work(options, 2).items()
    assert (name, len(run), len(past)) == ("mine", 2, 2)


def test_equal_counts_the_runs_that_are_not(monkeypatch, capsys, tmp_path):
    asked = ["equal", "--kinds", "talk", "code", "--count", "4", "--sampled", "2", "--new-tokens", "6"]
    asked += ["--lanes", "trie:8x4", "lookup"]
    assert bench.main(asked) == 0
    said = capsys.readouterr().out
    assert said.count("4 of 4") == said.count("2 of 2") == 4, "each row is printed when it is there, and in the table"
    right = bench_equal.answers

    def wrong(*args):
        found = right(*args)
        return [[*tokens[:-1], 0] if place == 1 else tokens for place, tokens in enumerate(found)]

    monkeypatch.setattr(bench_equal, "answers", wrong)
    assert bench.main([*asked[:-1], "--json", str(tmp_path / "rows.json")]) == 1
    (row,) = json.loads((tmp_path / "rows.json").read_text())["rows"]
    assert (row["greedy"], row["sampled"], row["unequal"]) == ("3 of 4", "1 of 2", 2)


def test_steps_by_context_and_batches(small, tmp_path, capsys):
    out = tmp_path / "context.json"
    options = ["--contexts", "24", "200", "--new", "24", "--width", "8", "--json", str(out)]
    assert bench.main(["context", *small, *options]) == 0
    (rows,) = json.loads(out.read_text()).values()
    assert [(row["context"], row["width"] == 1) for row in rows] == [(24, True), (24, False), (200, True), (200, False)]
    assert float(rows[3]["tokens"]) > 1.0  # drafts are accepted
    assert set(PHASES) < set(rows[3]), "the clock's own names"
    options = ["--kinds", "talk", "--sizes", "2", "--repeats", "1", "--max-new-tokens", "6", "--json", str(out)]
    assert bench.main(["batch", *options]) == 0
    ((row,),) = json.loads(out.read_text()).values()
    assert row["prompts"] == 2
    assert "other tokens" not in row.values()
    assert "batch, auto" in capsys.readouterr().out
