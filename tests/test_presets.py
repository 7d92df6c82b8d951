"""The recordings in assets/presets are what the decoder does today."""

from __future__ import annotations

import pytest

from visual.recordings import record, workload
from visual.recordings.presets import RECIPES, presets
from visual.recordings.record import replayed
from visual.work import recorded

RECORDED = {preset.path.stem: preset for preset in presets()}
AGAIN = "record them anew: python -m visual.recordings.record"


@pytest.fixture(scope="module")
def tiny():
    from lookahead_core.models.catalogue import TINY, TINY_FOLDER
    from lookahead_core.models.load import load

    if not (TINY_FOLDER / "model.safetensors").exists():
        pytest.skip("the embedded model's weights are not here")
    return load(TINY, device="cpu", dtype="float32")


@pytest.mark.skipif(not RECORDED, reason="no recording in assets/presets")
def test_every_preset_is_there_and_no_other() -> None:
    assert sorted(RECORDED) == [recipe.name for recipe in RECIPES], AGAIN


@pytest.mark.skipif(not RECORDED, reason="no recording in assets/presets")
@pytest.mark.parametrize("recipe", RECIPES, ids=lambda recipe: recipe.name)
def test_the_decoder_does_what_the_preset_shows(recipe, tiny) -> None:
    trace = RECORDED[recipe.name].trace()
    assert trace.tokens("plain") == trace.tokens("lookahead")
    assert trace.meta["note"] == recipe.note["en"], AGAIN
    recorded, today = trace.lanes["lookahead"], replayed(trace, recipe, tiny)
    for one, other in zip(recorded, today, strict=True):
        assert (one.tokens, one.path) == (other.tokens, other.path), f"step {one.index} differs; {AGAIN}"
        assert list(one.tree.tokens) == list(other.tree.tokens), f"the draft of step {one.index} differs; {AGAIN}"
        assert list(one.tree.parents) == list(other.tree.parents), f"the draft of step {one.index} differs; {AGAIN}"


def test_every_preset_tells_what_to_look_for() -> None:
    for recipe in RECIPES:
        assert len([part for part in recipe.note["en"].split(". ") if part]) == 2, recipe.name
        assert recipe.note["zh"].count("。") == 2, recipe.name


def test_what_records_helps_and_refuses_before_its_work(monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(workload, "record", lambda: pytest.fail("it works"))
    monkeypatch.setattr(record, "load", lambda *args, **kwargs: pytest.fail("it works"))
    monkeypatch.setattr(recorded, "record", lambda kind: pytest.fail("it works"))
    for main, words, status, told in (
        (workload.main, ["--help"], 0, "Replay the bundled example log anew"),
        (workload.main, ["nonsense"], 2, "unrecognized arguments: nonsense"),
        (record.main, ["--runs", "0"], 2, "--runs takes at least 1 race, not 0"),
        (recorded.main, ["--file", str(tmp_path)], 2, f"--file {tmp_path} is a folder"),
    ):
        with pytest.raises(SystemExit) as ended:
            main(words)
        assert ended.value.code == status
        assert told in "".join(capsys.readouterr())
