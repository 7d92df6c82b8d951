"""The tuning page: which lengths to use for a model, a device and a text.

`visual.work.studies` does the work, `visual.charts.figures` draws the figures.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import gradio as gr

from lookahead_core.models.catalogue import ModelError
from lookahead_core.models.prompts import BYTES, read_prompts
from lookahead_core.trie.draft_tree import STRATEGIES
from lookahead_core.tuning.cells import Cell
from lookahead_core.tuning.study import PROMISING, Study
from visual import limits
from visual.charts import figures as charts
from visual.charts import report
from visual.engines.progress import relay
from visual.language import spoken
from visual.limits import LimitError
from visual.pages.findings import advice, done, ended, measured, pace, plain, quiet
from visual.pages.parts import (
    AT_ONCE,
    LATEST,
    PRIVATE,
    bounded,
    busy,
    language_box,
    models,
    saves,
    slider,
    status,
    stops,
    text,
    writer,
)
from visual.recordings import examples
from visual.stage.stage import Stage
from visual.work import recorded
from visual.work.races import IN_LINE, Racing
from visual.work.studies import NEW_TOKENS, OWN, PAST, PROMPTS, Tuning, Work, tally_of

REPLAY: dict[str, Any] = {"concurrency_id": "replay", "concurrency_limit": 4}
"""Replays don't use the device; those of four visitors run at a time."""
ARRIVE: dict[str, Any] = REPLAY | {"concurrency_id": "arrive"}
"""Who opens the page waits for no replay."""
PLOTS = ("curve", "speedups", "edls", "warmth", "switches", "run-lengths", "sources")
"""The figures of a study, in the order of `charts.all_figures`."""
KEPT = 3600
"""Seconds that a study stays in memory."""
Updates = Iterator[tuple[Any, ...]]
"""What an event sends to its outputs, in their order, each time that there is something new."""
FILES = (("JSON", "application/json", "json"), ("CSV", "text/csv", "csv"), ("HTML", "text/html", "html"))


class TuningPage:
    """Builds the page into the current route or tab."""

    def __init__(self, racing: Racing, tuning: Tuning | None = None) -> None:
        self.racing, self.tuning = racing, tuning or Tuning(racing)
        with gr.Column(elem_id="tuning"):
            self.build()
        self.wire()

    # ---- layout

    def build(self) -> None:
        """Lay out the components: the question, the advice, the grid beside the curve, the rest below."""
        style = Path(__file__).with_name("tuning.css").read_text(encoding="utf-8") + report.style("figures")
        gr.HTML(f"<style>{style}</style>{text('tuning')}", padding=False)
        self.work = gr.State(None, time_to_live=KEPT)
        self.next = gr.State(None, time_to_live=KEPT)  # a study whose grid is being replayed
        self.drawn = gr.State(STRATEGIES[0])  # the drafts whose grid is shown
        with gr.Row(equal_height=True):
            self.kind = gr.Radio([*examples.KINDS, OWN], value=next(iter(examples.KINDS)), label="Text", scale=4)
            self.model = models(self.racing.host.default, notes=True, scale=2, min_width=230)
        with gr.Row(visible=False, equal_height=True) as self.own:
            self.text = gr.Textbox(
                label="Your prompts", info=text("own hint"), lines=4, max_lines=8, scale=5, elem_id="own-text"
            )
            self.upload = gr.UploadButton("Upload a file", size="sm", scale=1, min_width=100, elem_id="own-file")
        with gr.Row(elem_classes="tune-buttons"):
            self.count = slider("Prompts", (1, PROMPTS), 8)
            self.new_tokens = slider("Max new tokens", NEW_TOKENS, 128)
            self.past = slider("Past answers first", PAST, 0)
            self.run = gr.Button("Study", variant="primary", min_width=90, elem_id="study")
            self.stop = gr.Button("Stop", min_width=60, elem_id="study-stop")
        self.status = gr.HTML(status("ready", text("first")), elem_id="study-status", padding=False)
        self.advice = gr.HTML(text("wait"), elem_id="advice", padding=False)
        with gr.Column(visible=False) as self.results:
            self.plots: dict[str, gr.Plot] = {}
            self.build_grid()
            self.build_slides()
            self.build_rest()

    def plot(self, name: str) -> None:
        """A place for one of the figures."""
        self.plots[name] = gr.Plot(show_label=False, container=False, elem_id=name, elem_classes=name)

    def build_grid(self) -> None:
        """The grid of lengths, the cost curve, the buttons that measure."""
        with gr.Row():
            with gr.Column(scale=5, min_width=330):
                titles = [(charts.label(strategy, "en"), strategy) for strategy in STRATEGIES]
                self.strategy = gr.Radio(titles, value="hierarchical", label="Drafts", elem_id="grid-strategy")
                with gr.Tabs():
                    for title, name in (("Speed-up", "speedups"), ("Tokens per pass", "edls")):
                        with gr.Tab(title):
                            self.plot(name)
            with gr.Column(scale=4, min_width=330):
                self.plot("curve")
                gr.HTML(text("reading"), padding=False)
                with gr.Row(elem_classes="tune-buttons"):
                    best = f"Measure the {PROMISING} most promising"
                    self.three = gr.Button(best, variant="primary", size="sm", elem_id="measure-best")
                with gr.Row(elem_classes="tune-buttons"):
                    self.cell_length = gr.Dropdown([], label="Decoding length", min_width=90, filterable=False)
                    self.cell_branch = gr.Dropdown([], label="Branch length", min_width=90, filterable=False)
                    self.one = gr.Button("Measure this cell", size="sm", min_width=110, elem_id="measure-one")
                    self.all = gr.Button("Measure all", size="sm", min_width=90, elem_id="measure-all")
        self.measured = gr.HTML(elem_id="measured", padding=False)

    def build_slides(self) -> None:
        """One recorded answer at other lengths, on a stage."""
        gr.HTML(text("slide"), padding=False)
        with gr.Row(elem_classes="tune-buttons"):
            self.answer = slider("Answer", (1, PROMPTS), 1, min_width=110, elem_id="slide-answer")
            self.length = slider("Decoding length", limits.DECODING_LENGTH, 16, min_width=160, elem_id="slide-length")
            self.branch = slider("Branch length", limits.BRANCH_LENGTH, 8, min_width=160, elem_id="slide-branch")
        self.pace = gr.HTML(elem_id="pace", padding=False)
        self.stage = Stage(elem_id="tuning-stage")

    def build_rest(self) -> None:
        """Past answers, ablations, sources of accepted tokens; downloads."""
        for pair in (PLOTS[3:5], PLOTS[5:]):
            with gr.Row():
                for name in pair:
                    with gr.Column(min_width=330):
                        self.plot(name)
        with gr.Row(elem_classes="tune-buttons"):
            self.saves = [
                gr.Button(f"Save as {name}", size="sm", min_width=90, elem_id=f"save-{end}") for name, _, end in FILES
            ]
        self.file = gr.Textbox(elem_id="tune-file")
        self.language = gr.Textbox("en", elem_id="tune-language")

    # ---- events

    def wire(self) -> None:
        """Connect the controls."""
        self.kind.input(own_or_examples, self.kind, [self.own, self.count, self.past], **AT_ONCE)
        self.upload.upload(self.uploaded, self.upload, [self.text, self.status], concurrency_limit=None, **PRIVATE)
        asked = [self.kind, self.text, self.count, self.new_tokens, self.past, self.model]
        self.run.click(None, None, self.language, js=language_box("tune-language"), **PRIVATE)
        studied = self.run.click(self.study, asked, [self.status, self.next], js=bounded(asked), **PRIVATE, **IN_LINE)
        self.figures = [self.plots[name] for name in PLOTS]
        self.choices: list[Any] = [self.cell_length, self.cell_branch, self.answer, self.length, self.branch, self.measured]
        shown = [self.status, self.advice, self.results, *self.figures, *self.choices]
        drafts = [self.work, self.strategy, self.language]
        replayed = [*shown, self.work, self.drawn, self.strategy]
        grid = studied.success(self.replay, [self.next, *drafts[1:], self.drawn], replayed, **PRIVATE, **REPLAY)
        choice = {"trigger_mode": "always_last", **PRIVATE, **REPLAY}
        self.strategy.input(self.replay_chosen, [*drafts, self.drawn], replayed, **choice)
        self.language.change(self.redraw, drafts, self.figures, **LATEST)
        slides = [self.work, self.answer, self.length, self.branch, self.strategy]
        for moved in (grid.success, self.answer.input, self.length.input, self.branch.input):
            moved(self.slide, slides, [self.pace, self.stage], js=bounded(slides), **LATEST)
        cells, one = drafts[:2], [*drafts[:2], self.cell_length, self.cell_branch]
        redrawn = [self.advice, self.plots["speedups"], self.measured]
        for button, measures, given in (
            (self.one, self.measure_one, one),
            (self.three, self.measure_best, cells),
            (self.all, self.measure_all, cells),
        ):
            told = button.click(measures, given, self.status, **PRIVATE, **IN_LINE)
            told.then(self.redraw_grid, drafts, redrawn, **AT_ONCE)  # the drafts chosen by then
        stops(self.stop, self.racing)
        self.wire_opening([self.work, *shown], slides)
        for button, (name, kind, end) in zip(self.saves, FILES, strict=True):
            made = button.click(lambda work, name=name: export(work, name), self.work, self.file, **PRIVATE)
            made.success(None, self.file, None, js=saves(f"lookahead-study.{end}", kind), **PRIVATE)

    def wire_opening(self, shown: list[Any], slides: list[Any]) -> None:
        """Show the recorded study when the page opens."""
        blocks = gr.context.Context.root_block
        assert blocks is not None
        told = [self.language, *shown]
        opened = blocks.load(self.arrive, self.language, told, js=language_box("tune-language"), **PRIVATE, **ARRIVE)
        opened.success(self.slide, slides, [self.pace, self.stage], **LATEST)

    def arrive(self, language: Any) -> tuple[Any, ...]:
        """The page's language, and the recorded study, as it is shown before the visitor has made one."""
        work, lang = recorded.first(), spoken(language)
        if work is None:
            return lang, *(gr.skip(),) * (3 + 1 + len(PLOTS) + len(self.choices))
        return lang, work, done(work), *self.results_of(work, work.study.strategies[0], lang)

    def results_of(self, work: Work, strategy: str, language: str) -> tuple[Any, ...]:
        """Advice, figures and choices of a finished study: what follows the status line."""
        figures = charts.all_figures(work.study, strategy, language)
        return advice(work.study), gr.Column(visible=True), *figures, *chosen(work, strategy)

    def uploaded(self, path: str | None) -> tuple[Any, str]:
        """A file's text for the box of prompts. A file that holds no prompts changes nothing; the status says why."""
        try:
            data = bounded_file(path)
            found = read_prompts(data, PROMPTS)
        except LimitError as error:
            return gr.skip(), status("fault", str(error))
        return data.decode("utf-8-sig"), status("ready", text("read", prompts=len(found)))

    def study(self, kind: Any, own: Any, number: Any, new_tokens: Any, past: Any, model: Any, request: gr.Request) -> Updates:
        """The device's part of a study. The last study stays until this one has succeeded."""
        session = self.racing.sessions.begin(request)
        try:
            asked = self.tuning.checked(kind, own, number, new_tokens, past, model)
            steps = self.tuning.begin(session, asked)
            made = yield from relay(steps, lambda progress: (busy(progress), gr.skip()))
            yield status("busy", text("replaying")), made
        except (LimitError, ModelError) as error:
            yield status("fault", str(error)), gr.skip()
            raise quiet(str(error)) from None
        except Exception as error:
            yield ended(error), gr.skip()
            raise quiet(plain(error)) from error

    def replay(self, work: Work | None, strategy: Any, language: Any, drawn: str, request: gr.Request) -> Updates:
        """Replay one strategy, then draw all figures and take over the study. Does not use the device.

        Where that ends early, the choice goes back to the strategy that is `drawn`.
        """
        nothing = [gr.skip()] * (2 + len(PLOTS) + len(self.choices) + 2)
        if work is None:
            yield status("fault", text("study first")), *nothing, drawn
            return
        session = self.racing.sessions.of(request.session_hash)
        try:
            limits.one_of("Drafts", strategy, STRATEGIES)
            for progress in self.tuning.replays(work, strategy, session.stop):
                yield busy(progress), *nothing, gr.skip()
            yield done(work), *self.results_of(work, strategy, spoken(language)), work, strategy, gr.skip()
        except Exception as error:
            yield ended(error), *nothing, drawn

    def replay_chosen(self, work: Work | None, strategy: Any, language: Any, drawn: str, request: gr.Request) -> Updates:
        """Replay the strategy that the visitor has just chosen, whatever was stopped before."""
        self.racing.sessions.begin(request)
        yield from self.replay(work, strategy, language, drawn, request)

    def redraw(self, work: Work | None, strategy: Any, language: Any) -> Any:
        """The figures in the chosen language."""
        if work is None or strategy not in work.study.strategies or not work.study.points:
            return [gr.skip()] * len(PLOTS)
        return charts.all_figures(work.study, strategy, spoken(language))

    def redraw_grid(self, work: Work | None, strategy: Any, language: Any) -> tuple[Any, ...]:
        """What a measurement changes: advice, grid and table. A grid that is still being replayed will draw itself."""
        if work is None or strategy not in work.study.strategies:
            return (gr.skip(),) * 3
        figure = charts.grid_map(work.study, strategy, lang=spoken(language))
        return advice(work.study), figure, measured(work.study, strategy)

    def slide(self, work: Work | None, answer: Any, length: Any, branch: Any, strategy: Any) -> tuple[Any, Any]:
        """Replay a recorded answer at other lengths."""
        if work is None:
            return gr.skip(), gr.skip()
        try:
            number = limits.whole("Answer", answer, (1, len(work.recordings)))
            length = limits.whole("Decoding length", length, limits.DECODING_LENGTH)
            branch = limits.whole("Branch length", branch, limits.BRANCH_LENGTH)
            strategy = limits.one_of("Drafts", strategy, STRATEGIES)
        except LimitError as error:
            return status("fault", str(error)), gr.skip()
        trace = self.tuning.replayed(work, number - 1, length, branch, strategy)
        line = pace(work.study, tally_of(trace.lanes["lookahead"]), answer=number, length=length, branch=branch)
        return line, writer().show(trace, autoplay=False, keep=True)

    def measure_one(self, work: Work | None, strategy: str, length: Any, branch: Any, request: gr.Request) -> Iterator[str]:
        """Measure one cell."""
        cell = work.study.cell(length, branch, strategy) if work else None
        yield from self.measure(work, [cell] if cell else [], request)

    def measure_best(self, work: Work | None, strategy: str, request: gr.Request) -> Iterator[str]:
        """Measure the candidates for the recommended setting, the measured ones again."""
        yield from self.measure(work, work.study.promising(strategy) if work else [], request)

    def measure_all(self, work: Work | None, strategy: str, request: gr.Request) -> Iterator[str]:
        """Measure the cells not measured yet, the most promising first, as long as the turn lasts."""
        cells = [cell for cell in work.study.of_strategy(strategy) if not cell.measured] if work else []
        if work is not None:
            cells.sort(key=lambda cell: -work.study.ratio(cell.tally))
        yield from self.measure(work, cells, request)

    def measure(self, work: Work | None, cells: list[Cell], request: gr.Request) -> Iterator[str]:
        """Measure cells beside plain decoding. Stop keeps the complete measurements."""
        session = self.racing.sessions.begin(request)
        if work is None or not cells:
            yield status("ready", text("nothing left"))
            return
        try:
            number = yield from relay(self.tuning.measure(session, work, cells), busy)
            rest = len(cells) - number
            key = "measured part" if rest > 0 and len(cells) > 1 else "measured"
            yield status("ready", text(key, number=number, cells=len(cells), rest=rest))
        except Exception as error:
            yield ended(error)


def own_or_examples(kind: Any) -> tuple[Any, ...]:
    """The box for own prompts, or the sliders of the examples."""
    own = kind == OWN
    return gr.Row(visible=own), gr.Slider(interactive=not own), gr.Slider(interactive=not own)


def chosen(work: Work, strategy: str) -> list[Any]:
    """The controls' values for the best cell, in the order of `TuningPage.choices`."""
    lengths, branches, _ = work.study.grid(strategy)
    cell = work.study.best(strategy) or work.setting
    return [
        gr.Dropdown(choices=lengths, value=cell.decoding_length),
        gr.Dropdown(choices=branches, value=cell.branch_length),
        gr.Slider(maximum=max(2, len(work.recordings)), value=1),
        gr.Slider(value=cell.decoding_length),
        gr.Slider(value=cell.branch_length),
        measured(work.study, strategy),
    ]


def export(work: Work | None, name: str) -> str:
    """The study as a file's text."""
    if work is None:
        raise gr.Error(text("nothing to save"), print_exception=False)
    return {"HTML": report.page, "JSON": Study.dumps, "CSV": Study.to_csv}[name](work.study)


def bounded_file(path: str | None) -> bytes:
    """An upload's bytes. Raises LimitError before reading one that is too large."""
    if not path:
        raise LimitError(text("no file"))
    size = Path(path).stat().st_size
    if size > BYTES:
        raise LimitError(text("large file", size=size / 1e6, most=BYTES / 1e6))
    return Path(path).read_bytes()
