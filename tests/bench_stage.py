"""How fast the stage draws: live at ten messages a second, and a replay in real time with drafts of 64 tokens.

    python tests/bench_stage.py [two methods for the last race of four lanes]

Prints updates drawn a second, frame times, tasks above 50 ms, whether the stage's nodes stayed where they were, requests
made while scrubbing, and the sizes of what is sent: of messages, of traces, and of the whole page over the wire. The stage
is measured alone, with two lanes and with four, at exactly ten messages a second, and once more in the running app during real
races, where server and browser share the machine's cores. Not a test: it wants a quiet machine.
"""

from __future__ import annotations

import gzip
import json
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE / "fixtures"), str(HERE.parent)]

from conftest import ARGUMENTS, CHROMIUM, stage_document  # noqa: E402
from make_trace import ANSWER, PROMPT, make  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402
from serving import long_prompt, serve  # noqa: E402

from lookahead_core.trace.trace import Trace  # noqa: E402
from visual.stage import bundle  # noqa: E402
from visual.stage.messages import StageWriter  # noqa: E402

WATCH = """() => {
  window.frames_ = []; window.tasks_ = []; window.drawn_ = 0;
  let before = performance.now();
  const tick = (now) => { frames_.push(now - before); before = now; requestAnimationFrame(tick); };
  requestAnimationFrame(tick);
  const note = (list) => list.getEntries().forEach((entry) => tasks_.push(entry.duration));
  new PerformanceObserver(note).observe({type: 'longtask'});
  const draw = stage.draw.bind(stage);
  stage.draw = () => { drawn_++; draw(); };
}"""
NODES = "() => [...document.querySelectorAll('.la-panel, .la-tree, .la-mask, .la-text')]"
FIRST = f"() => {{ window.nodes_ = {NODES}; window.first_ = nodes_(); }}"
"""Remember the stage's nodes, once the lanes of a race are there."""
OF_PAGE = """() => {
  let holder = document.querySelector('#stage .la-stage');
  while (holder && !holder.lookaheadStage) holder = holder.parentElement;
  window.stage = holder?.lookaheadStage;
  return Boolean(window.stage);
}"""
REPORT = """() => {
  const frames = frames_.slice(2).sort((a, b) => a - b);
  return {frames: frames.length, p95: frames[Math.floor(frames.length * 0.95)] || 0,
    tasks: tasks_.length, worstTask: Math.max(0, ...tasks_), drawn: drawn_,
    kept: first_.every((node, i) => node === nodes_()[i])};
}"""


MORE = ("suffix", "lookup")
"""The methods that join plain decoding and the trie in a race of four lanes."""


def with_more_lanes(trace: Trace) -> Trace:
    """The same race with two more lanes, which repeat the drafted one's passes."""
    lanes = {"plain": trace.lanes["plain"], "trie": trace.lanes["lookahead"]}
    lanes |= {name: trace.lanes["lookahead"] for name in MORE}
    lanes = {name: [replace(step, lane=name) for step in steps] for name, steps in lanes.items()}
    told = [{"lane": name, "method": name, "title": name, "settings": trace.meta["settings"]} for name in lanes]
    return Trace(trace.prompt, lanes, {**trace.meta, "lanes": told}, trace.words)


def live_messages(trace: Trace) -> list[str]:
    """One message a step of the drafted lanes, with the plain lane's steps that fell into it."""
    writer, plain, out, clock, behind = StageWriter("bench"), list(trace.lanes["plain"]), [], 0.0, 0.0
    out.append(writer.begin(Trace(prompt=trace.prompt, meta=trace.meta, words=trace.words)))
    for together in zip(*(steps for name, steps in trace.lanes.items() if name != "plain"), strict=True):
        batch = list(together)
        clock += batch[0].clock.total if batch[0].index else 0.0
        while plain and behind <= clock:
            behind += plain[0].clock.total if plain[0].index else 0.0
            batch.append(plain.pop(0))
        out.append(writer.steps(batch, trace.words))
    return [*out, writer.end(trace)]


def page_of(browser: Any) -> Any:
    page = browser.new_page(viewport={"width": 1280, "height": 800})
    page.set_content(stage_document())
    page.evaluate(WATCH)
    page.evaluate(FIRST)
    return page


def live(browser: Any, trace: Trace) -> None:
    begin, *messages = live_messages(trace)
    page = page_of(browser)
    page.evaluate("text => stage.receive(text)", begin)
    page.evaluate(FIRST)
    # The page hands itself a message every 100 ms, as a server would; nothing else runs meanwhile.
    report = page.evaluate(
        """async (messages) => {
          const start = performance.now();
          for (let i = 0; i < messages.length - 1; i++) {
            stage.receive(messages[i]);
            await new Promise((done) => setTimeout(done, Math.max(0, start + 100 * (i + 1) - performance.now())));
          }
          return performance.now() - start;
        }""",
        messages,
    )
    seen = page.evaluate(REPORT)
    steps = [len(message.encode()) for message in messages[:-1]]
    print(
        f"live, {len(trace.lanes)} lanes, 10 messages a second: {1000 * seen['drawn'] / report:.1f} updates/s drawn, "
        f"frame p95 {seen['p95']:.0f} ms, "
        f"{seen['tasks']} tasks above 50 ms (worst {seen['worstTask']:.0f} ms), nodes kept: {seen['kept']}"
    )
    print(f"live message: {sum(steps) / len(steps):.0f} bytes on average, {max(steps)} at most (decoding length 32)")
    page.close()


def replay(browser: Any) -> None:
    trace = make(PROMPT, ANSWER, decoding_length=64)
    page = page_of(browser)
    page.evaluate("text => stage.receive(text)", json.dumps({"kind": "trace", "trace": trace.to_json(), "autoplay": False}))
    page.wait_for_timeout(500)
    shown = page.evaluate("() => Math.max(0, ...tasks_)")
    page.evaluate(
        "() => { frames_.length = tasks_.length = 0; stage.setSpeed('real'); stage.transport.seek(0); stage.transport.play(); }"
    )
    time.sleep(max(trace.seconds("plain"), trace.seconds("lookahead")) + 0.5)
    seen = page.evaluate(REPORT)
    mean = 1000 * seen["frames"] / (sum(page.evaluate("() => frames_.slice(2)")) or 1)
    print(
        f"replay in real time, decoding length 64: {mean:.0f} frames/s, p95 {seen['p95']:.0f} ms, "
        f"{seen['tasks']} tasks above 50 ms (worst {seen['worstTask']:.0f} ms; {shown:.0f} ms when the trace was opened)"
    )
    cost = page.evaluate(
        """() => { const lane = stage.recording.focus; const times = [];
          for (let i = 1; i <= lane.last; i++) {
            stage.goto(i);
            const start = performance.now();
            stage.draw();
            document.body.offsetHeight;
            times.push(performance.now() - start);
          }
          times.sort((a, b) => a - b);
          return {median: times[times.length >> 1], p95: times[Math.floor(times.length * 0.95)]}; }"""
    )
    print(f"one step drawn, layout included: median {cost['median']:.1f} ms, p95 {cost['p95']:.1f} ms")
    requests: list[str] = []
    page.on("request", lambda request: requests.append(request.url))
    page.evaluate("() => { for (const end of stage.recording.focus.ends) { stage.transport.seek(end); stage.draw(); } }")
    print(f"scrub over {len(trace.lanes['lookahead'])} steps: {len(requests)} requests")
    page.close()


def sizes() -> None:
    trace = make(PROMPT, ANSWER, decoding_length=32)
    tokens, size = len(trace.tokens("lookahead")), len(trace.dumps().encode())
    print(f"finished trace: {size:,} bytes for {tokens} tokens, {size * 256 / tokens:,.0f} for 256")
    stage = (bundle.script() + bundle.style() + bundle.skeleton()).encode()
    print(f"stage: {len(stage):,} bytes, {len(gzip.compress(stage)):,} compressed")


def weight(browser: Any, url: str) -> None:
    """Bytes over the wire until the page is still, as the browser's network layer counts them (headers included)."""
    page = browser.new_page(viewport={"width": 1280, "height": 800})
    network = page.context.new_cdp_session(page)
    network.send("Network.enable")
    sizes: dict[str, float] = {}
    names: dict[str, str] = {}
    network.on("Network.requestWillBeSent", lambda event: names.setdefault(event["requestId"], event["request"]["url"]))
    network.on("Network.dataReceived", lambda event: add(sizes, event["requestId"], event["encodedDataLength"]))
    network.on("Network.loadingFinished", lambda event: sizes.update({event["requestId"]: event["encodedDataLength"]}))
    page.goto(url)
    page.wait_for_selector("#status .model-line.ready", timeout=120_000)
    page.wait_for_timeout(3000)
    ours = sum(size for request, size in sizes.items() if names[request] == url)
    total = sum(sizes.values())
    print(
        f"page over the wire: {total:,.0f} bytes in {len(sizes)} answers; the document (ours: stage, texts, settings) "
        f"{ours:,.0f}, the framework's files {total - ours:,.0f}"
    )
    page.context.close()


def add(sizes: dict[str, float], request: str, size: float) -> None:
    sizes[request] = sizes.get(request, 0) + size


def race(browser: Any, url: str, more: Sequence[str] = ()) -> None:
    """The same figures during a real race in the app, with further lanes."""
    page = browser.new_page(viewport={"width": 1280, "height": 800})
    page.goto(url)
    page.wait_for_selector("#status .model-line.ready", timeout=120_000)
    page.wait_for_function(OF_PAGE)
    page.fill("#prompt textarea", long_prompt())
    page.click("#settings")
    page.fill("#max_new_tokens input[type=number]", "512")
    page.press("#max_new_tokens input[type=number]", "Tab")
    for method in more:
        page.check(f"#lanes input[name='{method}']")
    page.evaluate("stage.transport.stop()")
    page.evaluate(WATCH)
    page.click("#run")
    page.wait_for_function("stage.live", polling=5)
    page.evaluate(FIRST)
    page.evaluate("() => { frames_.length = tasks_.length = drawn_ = 0; window.begun_ = performance.now(); }")
    page.wait_for_function("!stage.live", polling=5, timeout=120_000)
    seconds = page.evaluate("(performance.now() - begun_) / 1000")
    seen = page.evaluate(REPORT)
    print(
        f"a race of {2 + len(more)} lanes in the app: {seen['drawn'] / seconds:.1f} updates/s drawn over {seconds:.1f} s, "
        f"frame p95 {seen['p95']:.0f} ms, {seen['tasks']} tasks above 50 ms (worst {seen['worstTask']:.0f} ms), "
        f"nodes kept: {seen['kept']}"
    )
    page.context.close()


if __name__ == "__main__":
    sizes()
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        for trace in (two := make(PROMPT, ANSWER, decoding_length=32), with_more_lanes(two)):
            live(chromium, trace)
        replay(chromium)
        with serve(Path(folder) / "log.txt") as app:
            weight(chromium, app.url)
            for more in ((), (), MORE, sys.argv[1:] or MORE):  # the first finds a cold page and a cold model
                race(chromium, app.url, more)
        chromium.close()
