"""A race of one's own leaves the page: as a link that holds all of it, and as a looping picture."""

from __future__ import annotations

import base64
import io
import json
import zlib
from typing import Any

import pytest
from conftest import settle
from stage_page import TEXT, TRACE, fresh, hostile_trace, shown

pytestmark = pytest.mark.browser

PACK = "trace => LookaheadStage.pack(trace)"
UNPACK = "text => LookaheadStage.unpack(text).catch((error) => error.message)"


def packed(data: bytes) -> str:
    """What a link holds, made in Python: deflated without a header, in base 64 of URLs."""
    deflate = zlib.compressobj(9, wbits=-15)
    return base64.urlsafe_b64encode(deflate.compress(data) + deflate.flush()).decode().rstrip("=")


def test_a_packed_race_unpacks_to_itself(stage_page):
    page = stage_page()
    trace = json.loads(TEXT)
    text = page.evaluate(PACK, trace)
    assert len(text) < len(TEXT) / 2
    assert zlib.decompress(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)), wbits=-15).decode() == json.dumps(
        trace, separators=(",", ":"), ensure_ascii=False
    )
    assert page.evaluate(UNPACK, text) == trace
    assert page.evaluate(UNPACK, packed(TEXT.encode())) == trace


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "it is damaged"),
        ("not base 64!", "it is damaged"),
        ("AAAA", "it is damaged"),
        (packed(b'{"format": 1'), "it is damaged"),
        (packed(b'{"format": "other"}'), 'trace: format is not "lookahead-trace"'),
        (packed(TEXT.encode())[:-40], "it is damaged"),
        (packed(b"0" * 5_000_000), "it unfolds to more than 4000000 bytes"),
        ("A" * 60_001, "it has 60001 characters; at most 60000 are read"),
    ],
    ids=["empty", "letters", "bytes", "json", "format", "cut", "bomb", "long"],
)
def test_a_bad_link_is_refused_with_the_reason(stage_page, text: str, why: str) -> None:
    assert stage_page().evaluate(UNPACK, text) == why


def test_a_race_too_large_for_a_link_is_told_with_both_sizes(stage_page):
    page = stage_page(shown())
    page.evaluate(
        """() => {
          stage.address = {show() {}};
          const noise = () => Math.random().toString(36).slice(2);
          stage.recording.meta.prompt = Array.from({length: 9000}, noise).join(" ");
          document.querySelector("[data-do=link]").click();
        }"""
    )
    page.wait_for_function("document.querySelector('.la-status').dataset.level === 'error'")
    assert "a link holds at most 60,000" in page.inner_text(".la-status")
    assert page.locator(".la-link").is_hidden()


def test_a_stage_without_an_address_offers_no_link(stage_page):
    page = stage_page(shown())
    assert page.locator("[data-do=link]").get_attribute("hidden") is not None


def test_a_race_that_leaves_before_its_end_was_stopped_and_one_without_a_pass_does_not_leave(stage_page):
    page = stage_page()
    data = json.loads(TEXT)
    page.evaluate("data => stage.receive({...data, kind: 'begin', run: 'r', lanes: undefined})", data)
    settle(page)
    disabled = "buttons => buttons.filter(button => button.disabled).length"
    assert page.eval_on_selector_all(".la-menu-list button", disabled) == 6, "all but opening a file"
    steps = [[lane, data["lanes"][lane][0]] for lane in ("plain", "lookahead")]
    page.evaluate("([words, steps]) => stage.receive({kind: 'steps', run: 'r', words, steps})", [data["words"], steps])
    settle(page)
    assert page.eval_on_selector_all(".la-menu-list button", disabled) == 0
    left = page.evaluate("() => LookaheadStage.validate(JSON.parse(JSON.stringify(stage.recording)))")
    assert [lane[-1]["e"] for lane in left["lanes"].values()] == ["stopped", "stopped"]


def test_a_link_names_the_lane_that_was_chosen(stage_page):
    page = stage_page(shown())
    page.evaluate("() => { stage.address = {show() {}}; stage.choose('plain'); stage.goto(90); }")
    page.evaluate("document.querySelector('[data-do=link]').click()")
    page.wait_for_function("document.querySelector('.la-link').value")
    assert page.input_value(".la-link").endswith("&lane=plain&step=90")
    page.evaluate("stage.choose('constructor')")
    assert page.evaluate("stage.recording.focus.name") == "plain", "a link may name anything"


def test_a_link_to_the_last_pass_shows_the_end_of_the_whole_race(stage_page):
    page = stage_page()
    linked = "step => { stage.address = {step, show() {}}; stage.addressUsed = false; }"
    last = len(TRACE.lanes["lookahead"]) - 1
    for step, ended in ((last - 1, False), (last, True)):
        page.evaluate(linked, step)
        page.evaluate("message => stage.receive(message)", shown())
        settle(page)
        assert page.evaluate("stage.transport.index") == step
        assert page.evaluate("stage.transport.atEnd") == ended


def picture(page: Any) -> Any:
    """The looping picture of the race shown, opened with Pillow."""
    image = pytest.importorskip("PIL.Image")
    data = page.evaluate(
        """async () => {
          const blob = await LookaheadStage.loop(stage);
          const bytes = new Uint8Array(await blob.arrayBuffer());
          let text = "";
          for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.slice(i, i + 8192));
          return btoa(text);
        }"""
    )
    return image.open(io.BytesIO(base64.b64decode(data)))


def test_the_picture_loops_lasts_less_than_eight_seconds_and_moves(stage_page):
    page = stage_page(shown())
    made = picture(page)
    size = made.fp.seek(0, 2)
    assert made.format == "GIF"
    assert made.info["loop"] == 0, "for ever"
    times, frames = [], []
    for place in range(made.n_frames):
        made.seek(place)
        times.append(made.info["duration"])
        frames.append(made.convert("RGB"))
    print(f"{made.size}, {made.n_frames} frames, {sum(times) / 1000:.1f} s, {size:,} bytes")
    assert sum(times) <= 8000
    assert made.n_frames > 50
    assert size < 1_500_000
    assert len({frame.tobytes() for frame in frames}) > 30
    assert frames[0].tobytes() != frames[-1].tobytes()


def test_each_frame_is_what_was_drawn(stage_page):
    """The encoder against Pillow's decoder: every pixel of random pictures of few colours, drawn by itself and as a change."""
    image = pytest.importorskip("PIL.Image")
    page = stage_page(shown())
    data, drawn = page.evaluate(
        """async () => {
          const [width, height, colours] = [173, 121, 40]; // no 255 colours in all, more than 4096 codes
          const frames = [0, 1, 2, 3].map((frame) => {
            const picture = new ImageData(width, height);
            for (let i = 0; i < width * height; i++) {
              const old = frame && (i * 7) % 11 < 5;
              const n = (old ? 1 : frame + 1) * (((i * i * 31) >> 3) % colours);
              picture.data.set([n % colours, (n * 3) % 256 & 0xf8, 200 - (n % 50), 255], 4 * i);
            }
            return picture;
          });
          frames.push(frames[3]);
          const gif = new LookaheadStage.Gif(frames);
          for (const frame of frames) gif.add(frame, 8);
          return [[...new Uint8Array(await gif.blob().arrayBuffer())], frames.map((one) => [...one.data])];
        }"""
    )
    made = image.open(io.BytesIO(bytes(data)))
    assert made.n_frames == len(drawn)
    for place, pixels in enumerate(drawn):
        made.seek(place)
        shown_pixels = made.convert("RGB").tobytes()
        wanted = bytes(value for i, value in enumerate(pixels) if i % 4 != 3)
        assert shown_pixels == wanted, f"frame {place}"


def test_a_picture_of_a_hostile_race_is_a_picture(stage_page):
    page = stage_page(shown(hostile_trace()))
    assert picture(page).n_frames > 50
    assert page.evaluate("window.hacked") is None


def test_the_button_saves_it_and_says_so_in_chinese_too(stage_page):
    page = stage_page(shown())
    page.evaluate("stage.setLanguage('zh')")
    settle(page)
    assert page.inner_text(".la-menu > summary") == "导出"
    with page.expect_download(timeout=120_000) as caught:
        page.evaluate("document.querySelector('[data-do=loop]').click()")
    assert caught.value.suggested_filename == "lookahead-race.gif"
    page.wait_for_function("document.querySelector('.la-status').textContent.includes('动图已保存')")


@pytest.mark.parametrize("steps", [1, 9])
def test_a_picture_tells_no_ratio_where_there_is_none(stage_page, steps):
    trace = fresh()
    trace.lanes["plain"], trace.lanes["lookahead"] = trace.lanes["plain"][:steps], trace.lanes["lookahead"][:1]
    told = "() => { const all = []; const made = new Proxy(stage.strings, {get: (texts, name) => name === 'loopRatio'"
    told += " ? (values) => String(all.push(values)) : texts[name]}); stage.strings = made; return all; }"
    page = stage_page(shown(trace))
    told = page.evaluate_handle(told)
    assert picture(page).n_frames
    assert told.json_value() == []


def test_a_picture_of_one_lane_and_of_no_clock_is_made(stage_page):
    trace = fresh()
    del trace.lanes["plain"]
    assert picture(stage_page(shown(trace))).n_frames > 20
    assert TRACE.lanes["plain"]
