"""The app: build the pages and launch them. `lookahead-lab --help` lists the switches."""

from __future__ import annotations

import gc
import logging
import os
import sys
from concurrent.futures import Future
from functools import partial
from typing import TYPE_CHECKING, Any

os.environ.setdefault("GRADIO_ANALYTICS_ENABLED", "False")  # no unasked request leaves the machine

import gradio as gr

from lookahead_core.models.catalogue import ModelError, chosen
from visual import language
from visual.api import race as race_api
from visual.api import study as study_api
from visual.api import workload as workload_api
from visual.arguments import arguments
from visual.engines import zero_gpu
from visual.engines.host import Host
from visual.engines.job import Engines
from visual.lesson.page import LessonPage
from visual.pages import teacher as teacher_page
from visual.pages import theme
from visual.pages.race import RacePage
from visual.pages.tuning import TuningPage
from visual.pages.workload import WorkloadPage
from visual.recordings.presets import presets
from visual.serving import server
from visual.site import build as site
from visual.work.classroom import Room
from visual.work.races import IN_LINE, Racing
from visual.work.session import Sessions
from visual.work.studies import Tuning
from visual.work.turns import Turns
from visual.work.workloads import Workloads

if TYPE_CHECKING:
    from lookahead_core.models.load import LoadedModel

log = logging.getLogger(__name__)


def racing_on(host: Host, engine: Engines | None = None, room: Room | None = None) -> Racing:
    """The races on `host`, or on `engine`: as many at a time as it has slots."""
    return Racing(host, Sessions(), Turns(engine.slots if engine else 1), engines=engine, room=room)


def engines_for(host: Host, replicas: int = 0, **options: Any) -> Engines | None:
    """ZeroGPU on such a Space, Ray where `replicas` are asked for, None for the host's own device.

    The host gets the page's model: loaded before the launch on ZeroGPU, without its weights in front of replicas. `options`
    are those of `ray_serve.start`. Raises ModelError if the model or Ray is not available.
    """
    if zero_gpu.on_zero_gpu():
        door = zero_gpu.ZeroGPU()
        host.adopt(door.bring(host.default))
        return door
    if replicas < 1:
        return None
    from visual.engines import ray_serve

    host.adopt(ray_serve.front(host.default))
    return ray_serve.start(host.default, replicas, **options)


@server.no_apps_yet()
def build(host: Host, racing: Racing | None = None) -> gr.Blocks:
    """All pages of the app, decoding on `host`."""
    racing = racing or racing_on(host)
    recordings, tuning, workloads = presets(), Tuning(racing), Workloads(racing)
    with server.Pages(title="Lookahead Lab", fill_width=True, analytics_enabled=False, delete_cache=(300, 600)) as demo:
        gr.Navbar(main_page_name="Race")  # the links between the pages; every page needs its own
        strip = teacher_page.add_strip() if racing.room is not None else None
        page = RacePage(racing, recordings)
        gr.api(race_api.endpoint(racing), api_name="race", **IN_LINE)
        gr.api(study_api.sweep_endpoint(tuning), api_name="sweep", **IN_LINE)
        gr.api(study_api.calibrate_endpoint(tuning), api_name="calibrate", **IN_LINE)
        gr.api(workload_api.endpoint(workloads), api_name="workload", **IN_LINE)
        if racing.room is not None and strip is not None:
            teacher_page.follow(racing.room, recordings, strip, page.stage)
    with demo.route("Tuning", "/tuning"):
        gr.Navbar(main_page_name="Race")
        TuningPage(racing, tuning)
    with demo.route("Workload", "/workload"):
        gr.Navbar(main_page_name="Race")
        WorkloadPage(racing, workloads)
    with demo.route("Lesson", "/lesson"):
        gr.Navbar(main_page_name="Race")
        LessonPage(recordings)
    if racing.room is not None:
        teacher_page.add_page(demo, racing, recordings)
    return demo.queue(max_size=64)


def launching(racing: Racing, **options: Any) -> dict[str, Any]:
    """The arguments of `demo.launch`, for this file and for tests."""
    titles = {preset.title: preset.chinese for preset in presets()}
    return {
        "theme": theme.theme(),
        "css": theme.style(),
        "head": theme.head() + language.head(titles) + (teacher_page.SCRIPT if racing.room is not None else ""),
        "footer_links": ["api"],
        "show_error": True,
        "ssr_mode": False,
        "run_history": False,
        "max_file_size": "50mb",
        "prevent_thread_lock": True,
        "max_threads": server.THREADS,
        "state_session_capacity": server.SESSIONS,
        "app_kwargs": server.app_kwargs(racing, theme.first()),
        **options,
    }


def main(argv: list[str] | None = None) -> None:
    """Serve the pages at once; the model loads meanwhile. `site DIR` writes the pages that need no server instead."""
    if (words := sys.argv[1:] if argv is None else argv)[:1] == ["site"]:
        return site.main(words[1:])
    options = arguments(argv)
    if why := server.refusal(options.host):
        raise SystemExit(why)
    try:
        host = Host(chosen(options.model), options.device, options.dtype)
        names = ("device", "dtype", "most", "gpus", "share_answers")
        engine = engines_for(host, options.ray, **{name: getattr(options, name) for name in names})
    except ModelError as error:
        raise SystemExit(str(error)) from None
    racing = racing_on(host, engine, Room() if options.classroom else None)
    demo = build(host, racing)
    log.info("pages built")
    own = {"server_name": server.listening(options.host), "server_port": options.port, "inbrowser": options.open}
    server.past_proxies(options.host)
    quiet = not options.mcp  # the framework tells of MCP, and otherwise of a link that no option makes
    try:
        _, address, _ = demo.launch(**launching(racing, **own, mcp_server=options.mcp, quiet=quiet))
    except OSError:
        ports = f"Port {options.port} is" if options.port else "The ports from 7860 on are"
        where = options.host or "this machine"
        raise SystemExit(f"{ports} taken on {where}, or may not be used. Choose another with --port.") from None
    if demo.mcp_server_obj:
        server.answer_in_json(demo.mcp_server_obj)
    print(f"The page is at {address}", flush=True)
    if racing.room is not None:
        print(f"Learners open: {server.for_learners(options.host, address)}")
        print(f"Instructor's page: {address}teacher   key: {racing.room.key}", flush=True)
    log.info("page served: %s", address)
    if engine is None:
        host.begin(host.default).add_done_callback(partial(when_loaded, host))
    else:
        gc.enable()
    if options.times:
        return tell_loading(host)
    server.serve(demo)


def when_loaded(host: Host, loading: Future[LoadedModel]) -> None:
    """The default model is loaded, or cannot be, which the terminal tells."""
    gc.enable()
    if (fault := loading.exception()) is None:
        host.measure(loading.result())  # so that the first race need not wait for it
    else:
        print(fault, flush=True)


def tell_loading(host: Host) -> None:
    """Log what the default model waits for, until races can run and wait for nothing."""
    try:
        for _, activity in host.loading(host.default):
            log.info(activity)
    except ModelError as error:
        raise SystemExit(str(error)) from None
    log.info("a race can run")
    for _ in host.measured(host.begin(host.default).result()):
        pass
    log.info("passes measured: a race begins at once")
