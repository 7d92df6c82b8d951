"""How fast the stage draws: live at ten messages a second, and a replay in real time with drafts of 64 tokens.

    python tests/bench_stage.py

Prints updates drawn a second, frame times, tasks above 50 ms, whether the stage's nodes stayed where they were, requests
made while scrubbing, and the sizes of what is sent. Not a test: it wants a quiet machine.
"""

from __future__ import annotations

import gzip
import json
import sys
import time
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE / "fixtures"), str(HERE.parent)]

from conftest import ARGUMENTS, CHROMIUM, stage_document  # noqa: E402
from make_trace import ANSWER, PROMPT, make  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402

from lookahead_core.trace import Trace  # noqa: E402
from visual.stage import StageWriter, bundle  # noqa: E402

WATCH = """() => {
  window.frames_ = []; window.tasks_ = []; window.drawn_ = 0;
  let before = performance.now();
  const tick = (now) => { frames_.push(now - before); before = now; requestAnimationFrame(tick); };
  requestAnimationFrame(tick);
  const note = (list) => list.getEntries().forEach((entry) => tasks_.push(entry.duration));
  new PerformanceObserver(note).observe({type: 'longtask'});
  const draw = stage.draw.bind(stage);
  stage.draw = () => { drawn_++; draw(); };
  window.first_ = [...document.querySelectorAll('.la-panel, .la-tree, .la-mask, .la-text')];
}"""
REPORT = """() => {
  const frames = frames_.slice(2).sort((a, b) => a - b);
  return {frames: frames.length, p95: frames[Math.floor(frames.length * 0.95)] || 0,
    tasks: tasks_.length, worstTask: Math.max(0, ...tasks_), drawn: drawn_,
    kept: first_.every((node, i) => node === [...document.querySelectorAll('.la-panel, .la-tree, .la-mask, .la-text')][i])};
}"""


def live_messages(trace: Trace) -> list[str]:
    """One message a step of the drafted lane, with the plain lane's steps that fell into it."""
    writer, plain, out, clock, behind = StageWriter("bench"), list(trace.lanes["plain"]), [], 0.0, 0.0
    out.append(writer.begin(Trace(prompt=trace.prompt, meta=trace.meta, words=trace.words)))
    for step in trace.lanes["lookahead"]:
        batch = [step]
        clock += step.clock.total if step.index else 0.0
        while plain and behind <= clock:
            behind += plain[0].clock.total if plain[0].index else 0.0
            batch.append(plain.pop(0))
        out.append(writer.steps(batch, trace.words))
    return [*out, writer.end(trace)]


def page_of(browser: Any) -> Any:
    page = browser.new_page(viewport={"width": 1280, "height": 800})
    page.set_content(stage_document())
    page.evaluate(WATCH)
    return page


def live(browser: Any) -> None:
    messages = live_messages(make(PROMPT, ANSWER, decoding_length=32))
    page = page_of(browser)
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
    steps = [len(message.encode()) for message in messages[1:-1]]
    print(
        f"live, 10 messages a second: {1000 * seen['drawn'] / report:.1f} updates/s drawn, frame p95 {seen['p95']:.0f} ms, "
        f"{seen['tasks']} tasks above 50 ms (worst {seen['worstTask']:.0f} ms), nodes kept: {seen['kept']}"
    )
    print(f"live message: {sum(steps) / len(steps):.0f} bytes on average, {max(steps)} at most (decoding length 32)")
    page.close()


def replay(browser: Any) -> None:
    trace = make(PROMPT, ANSWER, decoding_length=64)
    page = page_of(browser)
    page.evaluate("text => stage.receive(text)", json.dumps({"kind": "trace", "trace": trace.to_json(), "autoplay": False}))
    page.evaluate("() => { frames_.length = 0; stage.setSpeed('real'); stage.transport.seek(0); stage.play(); }")
    time.sleep(max(trace.seconds("plain"), trace.seconds("lookahead")) + 0.5)
    seen = page.evaluate(REPORT)
    mean = 1000 * seen["frames"] / (sum(page.evaluate("() => frames_.slice(2)")) or 1)
    print(
        f"replay in real time, decoding length 64: {mean:.0f} frames/s, p95 {seen['p95']:.0f} ms, "
        f"{seen['tasks']} tasks above 50 ms (worst {seen['worstTask']:.0f} ms)"
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


if __name__ == "__main__":
    sizes()
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        live(chromium)
        replay(chromium)
        chromium.close()
