"""The stage in a browser: replay files, imported traces, pictures, Chinese, and no request at all."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from conftest import settle
from stage_page import STEPS, TEXT, TRACE, WIDE, drafted_graph, fresh, goto, hostile_trace, shown

from lookahead_core.trace.validate import validate

pytestmark = pytest.mark.browser


def test_the_replay_file_stands_alone(stage_page, browser, tmp_path):
    page = stage_page(shown())
    page.evaluate("() => { stage.options.css = '.la-stage { color: red }'; }")
    file = tmp_path / "replay.html"
    file.write_text(page.evaluate("() => stage.standalone()"), encoding="utf-8")
    context = browser.new_context(reduced_motion="reduce")
    alone, asked = context.new_page(), []
    alone.set_default_timeout(60_000)
    alone.on("request", lambda request: asked.append(request.url))
    alone.on("pageerror", lambda error: asked.append(str(error)))
    alone.goto(file.as_uri())
    alone.wait_for_selector(".la-token:not([hidden])")
    assert "same text" in alone.inner_text(".la-same")
    assert asked == [file.as_uri()]
    with alone.expect_download() as caught:
        alone.evaluate("document.querySelector('[data-do=html]').click()")
    assert Path(caught.value.path()).read_text(encoding="utf-8") == file.read_text(encoding="utf-8"), "with its style"
    context.close()


def test_the_replay_file_of_a_hostile_trace_is_harmless(stage_page, browser, tmp_path):
    trace = hostile_trace()
    trace.words[0] = "</script><script>alert(1)</script><!--\u2028"
    trace.meta["title"] = "</title><script>alert(1)</script>"
    text = stage_page(shown(trace)).evaluate("() => stage.standalone()")
    assert text.count("</script>") == 2
    assert "<script>alert" not in text
    file = tmp_path / "hostile.html"
    file.write_text(text, encoding="utf-8", errors="surrogatepass")
    page = browser.new_page()
    page.goto(file.as_uri())
    page.wait_for_selector(".la-token", state="attached", timeout=60_000)
    assert page.evaluate("() => window.hacked") is None
    page.close()


def broken_traces() -> dict[str, Any]:
    """Traces with one fault each."""

    def spoil(change: Any) -> Any:
        data = json.loads(TEXT)
        change(data)
        return data

    step = WIDE
    drafted = lambda data: data["lanes"]["lookahead"][step]  # noqa: E731
    return {
        "not a trace": {"hello": 1},
        "a list": [1, 2],
        "version": spoil(lambda data: data.update(version=2)),
        "lane": spoil(lambda data: data["lanes"].update(third=[])),
        "settings": spoil(lambda data: data["meta"].update(settings=None)),
        "no lanes": spoil(lambda data: data.update(lanes={})),
        "gap": spoil(lambda data: data["lanes"]["plain"].pop(3)),
        "word": spoil(lambda data: data["words"].update({"1": {"x": 1}})),
        "token": spoil(lambda data: drafted(data)["t"].append("<b>")),
        "clock": spoil(lambda data: drafted(data).update(c=[1, 2])),
        "negative clock": spoil(lambda data: drafted(data)["c"].__setitem__(0, -5)),
        "parent": spoil(lambda data: drafted(data)["p"].__setitem__(0, 5)),
        "path": spoil(lambda data: drafted(data).update(a=[len(drafted(data)["d"]) - 1])),
        "other tokens": spoil(lambda data: drafted(data)["t"].__setitem__(0, drafted(data)["t"][0] + 1)),
        "sources": spoil(lambda data: drafted(data).update(o="x" * len(drafted(data)["d"]))),
        "no token id": spoil(lambda data: data.update(prompt=[2**31])),
        "too wide": spoil(lambda data: drafted(data).update(d=[1] * 300)),
        "candidates": spoil(lambda data: drafted(data).update(r=[[999, 1, 1]])),
        "end": spoil(lambda data: drafted(data).update(e=5)),
    }


def test_the_browser_refuses_what_python_refuses(stage_page):
    page = stage_page()
    check = "data => { try { LookaheadStage.validate(data); return null; } catch (error) { return error.message; } }"
    assert page.evaluate(check, TRACE.to_json()) is None
    broken = broken_traces()
    for data in broken.values():
        with pytest.raises(ValueError, match="trace:"):
            validate(data)
    words = page.evaluate(f"many => many.map({check})", [json.loads(json.dumps(data)) for data in broken.values()])
    for name, why in zip(broken, words, strict=True):
        assert str(why).startswith("trace:"), name


def test_a_step_too_wide_to_draw_is_refused(stage_page):
    page = stage_page()
    data = json.loads(TEXT)
    step = {"i": 1, "n": 9, "t": [5], "c": [1] * 6, "p": list(range(-1, 4095)), "s": [500] * 4096, "o": "p" * 4096}
    data["lanes"]["lookahead"][1:] = [{**step, "d": [5] * 4096}]
    validate(data)
    check = "data => { try { LookaheadStage.validate(data); return null; } catch (error) { return error.message; } }"
    why = page.evaluate(check, data)
    assert why == "trace: lanes.lookahead[1].d must be a list of at most 256 whole numbers"


def test_a_bad_file_is_refused_with_the_reason_and_a_good_one_is_shown(stage_page, tmp_path):
    page = stage_page(shown())
    bad, good = tmp_path / "bad.json", tmp_path / "good.json"
    bad.write_text(json.dumps(broken_traces()["path"]))
    good.write_text(TEXT, encoding="utf-8")
    page.set_input_files(".la-file", str(bad))
    page.wait_for_function("() => document.querySelector('.la-status').dataset.level === 'error'")
    assert "is not a path from the root" in page.inner_text(".la-status")
    page.set_input_files(".la-file", str(good))
    page.wait_for_function("() => document.querySelector('.la-status').textContent === ''")
    assert page.evaluate("() => stage.transport.playing") is True


def test_a_recording_from_a_file_is_named_in_no_address(stage_page, tmp_path):
    page, trace = stage_page(shown()), fresh()
    trace.meta["preset"] = "2_code"
    (tmp_path / "changed.json").write_text(trace.dumps(), encoding="utf-8")
    page.set_input_files(".la-file", str(tmp_path / "changed.json"))
    page.wait_for_function("() => stage.transport.playing")
    page.evaluate("document.querySelector('[data-do=link]').click()")
    page.wait_for_function("document.querySelector('.la-link').value")
    assert "#race=" in page.input_value(".la-link"), "the link holds the race, and names no recording that may be another"
    assert page.evaluate("stage.recording.meta.preset ?? null") is None


def test_graph_and_picture_of_a_step(stage_page):
    nx = pytest.importorskip("networkx")
    page = stage_page(shown())
    goto(page, WIDE)
    written = page.evaluate(
        """() => {
          const blob = Blob;
          let text;
          window.Blob = function (parts) { text = parts[0]; return new blob(parts); };
          document.querySelector('[data-do=graph]').click();
          window.Blob = blob;
          return text;
        }"""
    )
    ours, theirs = drafted_graph(WIDE), nx.parse_graphml(written)
    assert nx.is_arborescence(theirs)
    assert {name: dict(facts) for name, facts in theirs.nodes(data=True)} == {
        name: dict(facts) for name, facts in ours.nodes(data=True)
    }
    assert set(theirs.edges) == set(ours.edges)
    picture = page.evaluate("() => stage.picture()")
    assert (
        page.evaluate(
            "text => new DOMParser().parseFromString(text, 'image/svg+xml').querySelectorAll('parsererror').length", picture
        )
        == 0
    )


def test_chinese_has_every_sentence(stage_page):
    page = stage_page(shown())
    goto(page, WIDE)
    page.evaluate("() => stage.setLanguage('zh')")
    settle(page)
    assert re.search("第 .* 次前向得到 .* 个词元：.* 的 .* 个猜测", page.inner_text(".la-tell"))
    assert re.search("[。；，] ", "|".join(page.evaluate("stage.sentences"))) is None, "no space after a sentence"
    assert page.get_attribute("[data-do=projector]", "aria-label") == "投影"


def test_scrubbing_a_whole_trace_asks_for_nothing(stage_page):
    page = stage_page(shown())  # the fixture fails on any request
    page.locator(".la-slider").scroll_into_view_if_needed()
    box = page.locator(".la-slider").bounding_box()
    page.mouse.move(box["x"] + 1, box["y"] + 20)
    page.mouse.down()
    for part in (10, 20, 35):
        page.mouse.move(box["x"] + box["width"] * part / 100, box["y"] + 20)
        passed = "part => Math.abs(stage.transport.time / stage.recording.end - part / 100) < 0.01"
        page.wait_for_function(passed, arg=part, timeout=30_000)
    page.mouse.up()
    drawn = page.evaluate(
        """() => { const lane = stage.recording.focus; const seen = new Set();
          for (const end of lane.ends) { stage.transport.seek(end); stage.draw(); seen.add(stage.drawnStep); }
          return seen.size; }"""
    )
    assert drawn == len(STEPS)


def test_a_picture_that_fails_says_so_and_can_be_asked_for_again(stage_page):
    page = stage_page(shown())
    page.evaluate(
        """() => { window.made = LookaheadStage.Gif.prototype; window.whole = made.add;
          made.add = () => { throw new Error('no room'); }; }"""
    )
    page.evaluate("document.querySelector('[data-do=loop]').click()")
    page.wait_for_function("document.querySelector('.la-status').dataset.level === 'error'")
    assert "no room" in page.inner_text(".la-status")
    page.evaluate("() => { made.add = whole; }")
    with page.expect_download():
        page.evaluate("document.querySelector('[data-do=loop]').click()")


def test_a_trace_of_a_file_leaves_as_it_came(stage_page):
    """Its lanes may lack their ends: nobody stopped them here."""
    trace = json.loads(TEXT)
    for steps in trace["lanes"].values():
        del steps[-1]["e"]
    page = stage_page({"kind": "trace", "trace": trace, "autoplay": False})
    assert page.evaluate("JSON.parse(JSON.stringify(stage.recording))") == trace
    page.evaluate("trace => stage.receive({kind: 'trace', trace, own: true, autoplay: false})", trace)
    left = page.evaluate("JSON.parse(JSON.stringify(stage.recording))")
    assert [steps[-1]["e"] for steps in left["lanes"].values()] == ["stopped", "stopped"], "a race of one's own was"
