"""The race page: one prompt, two to four lanes, one clock.

The page passes requests to `visual.work.races` and their events to the stage.
"""

from __future__ import annotations

from collections.abc import Iterator
from time import sleep
from typing import Any
from urllib.parse import parse_qs

import gradio as gr

from lookahead_core.methods import METHODS, hints, name_of, offered
from lookahead_core.models.catalogue import ModelError, known
from lookahead_core.trace.validate import PLAIN as PLAIN_LANE
from visual import limits
from visual.limits import LimitError
from visual.pages import memory
from visual.pages.map_panel import MapPanel
from visual.pages.parts import AT_ONCE, LATEST, PRIVATE, bounded, busy, models, slider, status, stops, text, writer
from visual.recordings import examples
from visual.recordings.presets import Preset
from visual.stage.messages import StageWriter
from visual.stage.stage import Stage
from visual.work.faults import report, trouble
from visual.work.races import IN_LINE, STOPPED, WARM, Measuring, Racing
from visual.work.redraw import Finished
from visual.work.session import Session
from visual.work.turns import Place

BREATH = 0.015
"""Seconds for the page after each batch, before the next pass begins: drawing stays outside the clocks."""
FLUSH = 0.1
"""Seconds after the end of a race, so that the page gets its message before the next one takes its place."""
PLAIN: dict[str, Any] = {"show_label": False, "container": False}
"""A control without its label and its frame."""
TELL_SETTINGS = """(auto, length, branch, seed) => {
  const detail = {length: auto ? "auto" : length, branch, seed};
  document.dispatchEvent(new CustomEvent("lookahead-settings", {detail}));
}"""
"""Sends the settings to the stage, which writes them into the address bar. Runs in the browser, without a request."""

READ_ADDRESS = "() => [location.hash.slice(1).replace(/(^|&)race=[^&]*/, ''), lookaheadMemory.key]"
"""Reads the address bar and the tab's key. A race in the address stays in the browser."""


class RacePage:
    """Builds the page into the current `gr.Blocks`."""

    def __init__(self, racing: Racing, presets: list[Preset]) -> None:
        self.racing, self.host, self.presets = racing, racing.host, presets
        self.first = presets[0].kind if presets else next(iter(examples.KINDS))
        self.build()
        self.wire()

    # ---- layout

    def build(self) -> None:
        """Lay out the components: the question with Run, the stage, and the settings in a drawer beside it."""
        gr.HTML(text("title"), elem_id="title")
        with gr.Row(elem_id="examples"):
            self.kind = gr.Radio(list(examples.KINDS), value=self.first, label="Examples", elem_id="kind", **PLAIN)
            self.another = gr.Button("↻", size="sm", elem_id="another", min_width=44, scale=0)
            self.status = gr.HTML(elem_id="status")  # the page asks on opening
            gr.Button("Settings", size="sm", elem_id="settings", min_width=84, scale=0)
        self.build_prompt()
        with gr.Row(elem_id="bench"):
            with gr.Column(elem_id="shown", min_width=300):
                # The opening message plays the first recording, without a model.
                opening = StageWriter(run="opening").show(self.presets[0].trace()) if self.presets else None
                self.stage = Stage(value=opening, elem_id="stage", address=True, runs=True)
            with gr.Column(elem_id="drawer", min_width=300):
                self.build_lengths()
                self.build_memory()
                self.build_advanced()
        MapPanel(self.racing, self.model)

    def build_prompt(self) -> None:
        """The question, Run and Stop; and the button, out of sight, that races without the answer that the trie holds."""
        with gr.Row(elem_id="ask"):
            self.prompt = gr.Textbox(
                self.examples(self.first)[0],
                lines=2,
                max_lines=2,
                label="Prompt",
                placeholder=text("prompt hint"),
                elem_id="prompt",
                html_attributes=gr.InputHTMLAttributes(spellcheck=False),
                **PLAIN,
            )
            self.run = gr.Button("Run", variant="primary", elem_id="run", min_width=110, scale=0)
            self.stop = gr.Button("Stop", elem_id="stop", min_width=64, scale=0)
            self.without = gr.Button("Race without it", elem_id="without", visible="hidden")

    def build_lengths(self) -> None:
        """Model, automatic width and the lengths."""
        gr.HTML(text("drawer"), elem_id="drawer-title")
        self.model = models(self.host.default, elem_id="model", min_width=150)
        self.auto = gr.Checkbox(True, label="auto", info=text("auto"), elem_id="auto")
        self.decoding_length = length("decoding length", limits.DECODING_LENGTH, 32, interactive=False)
        self.branch_length = length("branch length", limits.BRANCH_LENGTH, 12)
        self.new_tokens = length("max new tokens", limits.NEW_TOKENS, 128)
        self.more = gr.CheckboxGroup(titles(), value=[], label="More lanes", info=text("more lanes"), elem_id="lanes")

    def build_memory(self) -> None:
        """Warming and emptying the trie."""
        with gr.Row(elem_id="helpers"):
            self.warm = gr.Button(f"Warm trie +{WARM}", size="sm", min_width=90, elem_id="warm")
            self.forget = gr.Button("Forget", size="sm", min_width=50, elem_id="forget")

    def build_advanced(self) -> None:
        """Method, temperature, seed, the other sampling settings, and the bit-equal mode."""
        with gr.Accordion("Advanced", open=False, elem_id="advanced"):
            self.strategy = gr.Radio(titles(), value="trie", label="Drafts", info=hints())
            temperature = gr.Slider(*limits.TEMPERATURE, value=0.0, step=0.05, label="Temperature", info=text("temperature"))
            self.seed = gr.Number(0, label="Seed", precision=0, info=text("seed"))
            others = [
                slider(label, bounds, value, step=step, info=text(label.lower()), min_width=180)
                for label, bounds, value, step in (
                    ("Top-p", limits.TOP_P, 1.0, 0.01),
                    ("Top-k", limits.TOP_K, 0, 1),
                    ("Min-p", limits.MIN_P, 0.0, 0.01),
                    ("Repetition penalty", limits.REPETITION_PENALTY, 1.0, 0.01),
                )
            ]
            exact = gr.Checkbox(False, label="Exact", info=text("exact"), elem_id="exact")
        self.sampling = [temperature, self.seed, *others, exact]

    def status_line(self, name: str | None = None) -> str:
        """The model line: the loaded model (by default the page's), the fault, or the progress."""
        if loaded := self.host.ready(name or self.host.default.name):
            return status("ready", loaded.entry.title, told=loaded.caption())
        return status("fault", self.host.fault) if self.host.fault else status("busy", text("starting"))

    # ---- events

    def wire(self) -> None:
        """Connect the controls."""
        lengths: list[Any] = [self.decoding_length, self.branch_length, self.strategy]
        request = [self.more, self.prompt, self.model, self.auto, *lengths, self.new_tokens, *self.sampling]
        told = [self.stage, self.status]
        # "/race" is the programs' name. "multiple": a second Run replaces the race that runs.
        self.run.click(self.race, request, told, api_name="page_race", trigger_mode="multiple", **PRIVATE, **IN_LINE)
        self.without.click(self.race_without, request, told, trigger_mode="multiple", **PRIVATE, **IN_LINE)
        stops(self.stop, self.racing)
        self.auto.change(lambda auto: gr.Slider(interactive=not auto), self.auto, self.decoding_length, **AT_ONCE)
        for control in lengths:
            control.input(self.replan, lengths, self.stage, js=bounded(lengths), **LATEST)
        self.model.input(self.choose, self.model, [self.model, self.status], **PRIVATE, **IN_LINE)
        turn, shown = gr.State(0), gr.State(0)  # the example of its kind, and the recording, that are shown
        example = [self.prompt, turn, self.stage, shown]
        self.kind.input(self.choose_kind, self.kind, example, **AT_ONCE)
        self.another.click(self.next_example, [self.kind, turn], example, **AT_ONCE)
        self.forget.click(self.clear, None, self.stage, **AT_ONCE)
        self.warm.click(self.warm_up, [self.kind, self.model, *lengths], told, **PRIVATE, **IN_LINE)
        self.wire_address([self.auto, self.decoding_length, self.branch_length, self.seed], [self.kind, *example])

    def wire_address(self, settings: list[Any], example: list[Any]) -> None:
        """Connect the address bar, and the tab's opening and closing."""
        blocks = gr.context.Context.root_block
        assert blocks is not None
        gr.on([part.change for part in settings], None, settings, js=TELL_SETTINGS, **AT_ONCE)
        hash_part = gr.Textbox(visible=False)
        opening = [hash_part, gr.Textbox(visible=False)]
        linked = blocks.load(self.opened, opening, [*settings, *example], js=READ_ADDRESS, **AT_ONCE)
        memory.keep(linked, self.controls())
        blocks.load(self.follow_loading, None, self.status, concurrency_limit=None, **PRIVATE)
        blocks.unload(self.leave)

    def controls(self) -> dict[str, Any]:
        """The controls whose values outlive a reload, by name."""
        lengths = {"length": self.decoding_length, "branch": self.branch_length, "new": self.new_tokens}
        sampling = {f"sampling {place}": part for place, part in enumerate(self.sampling)}
        drafts = {"auto": self.auto, "strategy": self.strategy, "more": self.more}
        return {"prompt": self.prompt, "kind": self.kind, "model": self.model, **drafts, **lengths, **sampling}

    def race(self, request: gr.Request, *values: Any) -> Iterator[tuple[Any, Any]]:
        """Run a race and yield the stage's messages. Stop, closing the tab, or Run again ends it within one step."""
        session, stage = self.racing.sessions.begin(request), writer()
        number = session.newest = session.newest + 1
        times = session.stop.press()  # the visitor's last race ends
        while not session.racing.acquire(timeout=0.1):
            yield stage.status(text("replaces"), "busy"), gr.skip()
            if number != session.newest:
                return
        try:
            if not session.stop.lower(times):  # Stop, or another Run, while this one waited
                raise LimitError(STOPPED)
            yield stage.status(text("begins"), "busy"), gr.skip()
            yield from self.messages(session, stage, values)
        except (LimitError, ModelError) as error:
            yield stage.status(str(error), "error") if number == session.newest else gr.skip(), gr.skip()
        except Exception as error:  # a fault of the model or the device must not end the page
            report(error)
            yield stage.status(trouble(error), "error"), gr.skip()
        finally:
            session.racing.release()

    def messages(self, session: Session, stage: StageWriter, values: tuple[Any, ...]) -> Iterator[tuple[Any, Any]]:
        """The stage's messages and the model line of one race."""
        more, *rest = values
        prompt, entry, settings = self.racing.checked(*rest, lanes=lanes(rest[5], more))
        if self.host.ready(entry.name) is None:
            yield stage.status(text("waiting", title=entry.title), "busy", waits=True), gr.skip()
        for event in self.racing.events(session, prompt, entry, settings):
            if isinstance(event, Place):
                yield stage.status(in_line(event), "busy", waits=True), gr.skip()
            elif isinstance(event, Measuring):
                yield stage.status(text("measuring", percent=f"{100 * event.fraction:.0f} %"), "busy"), gr.skip()
            elif isinstance(event, Finished):
                event.note_held()
                yield stage.end(event.trace), gr.skip()
                sleep(FLUSH)
                if (ghosts := self.racing.ghosts(event, session)) is not None:
                    yield stage.ghosts(ghosts), gr.skip()
            elif event.steps:
                yield stage.steps(event.steps, event.words), gr.skip()
                sleep(BREATH)
            else:
                yield stage.begin(event.trace), self.status_line(entry.name)

    def race_without(self, request: gr.Request, *values: Any) -> Iterator[tuple[Any, Any]]:
        """Run the race again from a trie that lacks the last race's answer."""
        session = self.racing.sessions.of(request.session_hash)
        if (finished := session.finished) is not None:
            session.drop_answer(finished.answer)
        yield from self.race(request, *values)

    def replan(self, decoding_length: Any, branch_length: Any, strategy: Any, request: gr.Request) -> Any:
        """The finished race replayed at other lengths, without the model. Nothing before a race has ended."""
        session = self.racing.sessions.of(request.session_hash)
        method = METHODS.get(name_of(strategy)) if isinstance(strategy, str) else None
        finished = session.finished  # read once, as Forget may come in between
        if finished is None or session.live:
            return gr.skip()
        if method is not None and not method.uses_trie:  # only the trie's drafts can be replayed
            return gr.skip()
        try:
            length = limits.whole("Decoding length", decoding_length, limits.DECODING_LENGTH)
            branch = limits.whole("Branch length", branch_length, limits.BRANCH_LENGTH)
            shape = method.shape if method else limits.one_of("Strategy", strategy, tuple(METHODS))
        except LimitError as error:
            return writer().status(str(error), "error")
        return writer().show(finished.at(length, branch, shape), autoplay=False, keep=True)

    def leave(self, request: gr.Request) -> None:
        """A tab was closed or loaded anew: its race ends, its trie waits a while for the tab's return."""
        self.racing.sessions.leave(request.session_hash)

    def clear(self, request: gr.Request) -> str:
        """Forget: empty this visitor's trie."""
        self.racing.sessions.of(request.session_hash).forget()
        return writer().status(text("forgotten"))

    def examples(self, kind: str) -> list[str]:
        """The example prompts of a kind: first those that were recorded."""
        recorded = [preset.prompt for preset in self.presets if preset.kind == kind]
        return list(dict.fromkeys([*recorded, *map(examples.question, examples.offered(kind))]))

    def choose_kind(self, kind: str, request: gr.Request) -> tuple[Any, ...]:
        """The first example of a kind, with its recording."""
        return self.next_example(kind, -1, request)

    def next_example(self, kind: str, turn: int, request: gr.Request) -> tuple[Any, ...]:
        """The next example of the chosen kind, with its recording if there is one."""
        prompts = self.examples(kind)
        turn = (turn + 1) % len(prompts)
        place = next((place for place, preset in enumerate(self.presets) if preset.prompt == prompts[turn]), None)
        session = self.racing.sessions.of(request.session_hash)
        if session.live or (place is None and session.racing.locked()):  # in line there is time for a recording
            return prompts[turn], turn, writer().status(text("kept")), gr.skip()
        if place is None:
            return prompts[turn], turn, writer().status(text("unrecorded")), gr.skip()
        return self.recording(place)[1:]

    def recording(self, place: int) -> tuple[str, str, int, str, int]:
        """A recorded race: kind, prompt, turn of the prompt, the message that plays it without a model, its index."""
        preset = self.presets[place]
        turn = self.examples(preset.kind).index(preset.prompt)
        return preset.kind, preset.prompt, turn, writer().recorded(preset.message()), place

    def opened(self, address: str, tab: Any, request: gr.Request) -> tuple[Any, ...]:
        """The page opens: the tab gets its session back, and what the address asks for is shown."""
        memory.rejoin(self.racing.sessions, tab, request)
        return self.linked(address)

    def linked(self, address: str) -> tuple[Any, ...]:
        """Lengths, seed and recording from the address bar (see stage/js/address.js). The stage itself reads the step."""
        asked = {name: values[0] for name, values in parse_qs(address).items()}  # the stage takes the first, too
        auto: Any = gr.skip()
        shown: tuple[Any, ...] = (gr.skip(),) * 5
        width = asked_number(asked.get("length"), limits.DECODING_LENGTH)
        if asked.get("length") == "auto":
            auto, width = True, gr.Slider(interactive=False)
        elif isinstance(width, int):
            auto, width = False, gr.Slider(value=width, interactive=True)
        branch = asked_number(asked.get("branch"), limits.BRANCH_LENGTH)
        seed = asked_number(asked.get("seed"), limits.SEED)
        names = [preset.path.stem for preset in self.presets]
        if asked.get("preset") in names:
            place = names.index(asked["preset"])
            if place:  # the first one is shown already
                shown = self.recording(place)
        elif "preset" in asked:
            shown = (*shown[:3], writer().status(text("no recording"), "error"), gr.skip())
        return auto, width, branch, seed, *shown

    def warm_up(
        self, kind: Any, model: Any, decoding_length: Any, branch_length: Any, strategy: Any, request: gr.Request
    ) -> Iterator[tuple[Any, Any]]:
        """Insert answers to other questions of the same kind into this visitor's trie, and tell what they would have gained."""
        session, stage = self.racing.sessions.of(request.session_hash), writer()
        try:
            entry = self.racing.known(model)
            depth = limits.whole("Branch length", branch_length, limits.BRANCH_LENGTH)
            width = limits.whole("Decoding length", decoding_length, limits.DECODING_LENGTH)
            if self.host.ready(entry.name) is None:
                for progress in self.host.loading(entry):
                    yield gr.skip(), busy(progress)
            if session.live:  # its trie must not change inside the race's clock
                yield stage.status(text("race runs")), gr.skip()
                return
            nodes = self.racing.warm(session, entry, kind, depth)
            if (finished := session.finished) is not None:
                method = METHODS.get(name_of(strategy)) if isinstance(strategy, str) else None
                shape = (method if method is not None and method.uses_trie else METHODS["trie"]).shape
                yield stage.curve(finished.warmed(session.answers, width, depth, shape), width), gr.skip()
            yield stage.status(text("warmed", answers=WARM, nodes=nodes)), self.status_line(entry.name)
        except (LimitError, ModelError) as error:
            yield stage.status(str(error), "error"), self.status_line(session.chosen or None)

    def choose(self, model: Any, request: gr.Request) -> Iterator[tuple[Any, Any]]:
        """Load the chosen model and report the progress. If it cannot be had, the choice goes back to the one before."""
        session = self.racing.sessions.of(request.session_hash)
        try:
            entry = self.racing.known(model)
            for progress in self.host.loading(entry):
                yield gr.skip(), busy(progress)
            session.chosen = entry.name
            if (loaded := self.host.ready(entry.name)) is not None and self.racing.engines is None:
                self.host.measure(loaded)  # so that the first race need not wait for it
            yield gr.skip(), self.status_line(entry.name)
        except ModelError as error:
            kept = known(session.chosen or self.host.default.name, self.host.extra)
            yield kept.name, status("fault", text("model kept", why=error, title=kept.title))

    def follow_loading(self) -> Iterator[str]:
        """The model line from the page's opening until its first model is loaded, or has failed to load.

        Where too many visitors follow the load already, it says so.
        """
        try:
            if not self.host.fault:  # a failed load is tried again on request, not on every visit
                yield from map(busy, self.host.loading(self.host.default))
            yield self.status_line()
        except ModelError as error:
            yield status("fault", str(error))


def titles() -> list[tuple[str, str]]:
    """The methods to choose from: what they are called, and their names."""
    return [(method.title, method.name) for method in offered()]


def lanes(strategy: Any, more: Any) -> list[Any]:
    """The lanes of a race with further methods beside plain decoding and one method; none, the usual two, without them."""
    others = [name for name in more if name != strategy] if isinstance(more, list) else []
    return [PLAIN_LANE, strategy, *others] if others else []


def length(name: str, bounds: tuple[int, int], value: int, **more: Any) -> gr.Slider:
    """The slider of one of the lengths."""
    return slider(name.capitalize(), bounds, value, info=text(name), elem_id=name.replace(" ", "_"), min_width=140, **more)


def asked_number(asked: str | None, bounds: tuple[int, int]) -> Any:
    """A whole number from the address within its bounds. Any other value changes nothing."""
    if asked is None or not asked.isdecimal() or len(asked) > 12 or not bounds[0] <= int(asked) <= bounds[1]:
        return gr.skip()
    return int(asked)


def in_line(place: Place) -> str:
    """The race waits in the queue."""
    key = "one before" if place.ahead == 1 else "some before"
    if place.paused:
        key = "paused" if place.ahead else "paused first"
    return text(key, ahead=place.ahead, seconds=place.shown_seconds)
