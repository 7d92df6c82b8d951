"""The command `lookahead-lab`, as quick as it can be: `warm` compiles, everything else is `visual.app`.

Imports Python's own library alone at its top, so that what can run beside the imports of the pages begins before them.
"""

from __future__ import annotations

import gc
import logging
import sys
from time import process_time

from lookahead_core.decode import precompile
from visual.arguments import arguments, warm_arguments
from visual.serving import component_stubs


def main() -> None:
    """Serve the pages, or `warm`, or `site`. Ctrl+C before the pages are served ends it with status 130."""
    try:
        run(sys.argv[1:])
    except KeyboardInterrupt:
        print("interrupted", file=sys.stderr)
        raise SystemExit(130) from None


def run(words: list[str]) -> None:
    """What the words ask for."""
    if words[:1] == ["warm"]:
        return warm(words[1:])
    if words[:1] != ["site"]:
        hasten(arguments(words).times)
    from visual import app

    logging.getLogger(__name__).info("modules imported")
    app.main(words)


def warm(words: list[str]) -> None:
    """Compile the machine code of the inner loops, and of the workload page's replays, for the starts to come: a step of an
    installation. `words`: what follows the command's name."""
    warm_arguments(words)
    print("Compiling the inner loops: up to a minute, once on this machine", flush=True)
    from lookahead_core.decode.warm_up import compile_loops, compile_rest
    from lookahead_core.workload.side_by_side import load_machine_code

    precompile.begin()
    compile_rest()  # meanwhile
    compile_loops()
    load_machine_code()
    print("The inner loops are compiled. The next start loads them from the disk.")


def hasten(times: bool) -> None:
    """Let other processes compile meanwhile, and import without gradio's stubs and without Python's collector, which takes a
    quarter of the time and finds nothing. `visual.app` enables it again when the model is loaded. `times`: log when each part
    of the start is done."""
    gc.disable()
    component_stubs.skip()
    precompile.begin("rest")
    if times:
        handler = logging.StreamHandler(sys.stdout)
        handler.setFormatter(Clock("%(seconds)5.1f s, %(worked)5.1f s of it at work: %(message)s"))
        logging.getLogger("visual").addHandler(handler)
        logging.getLogger("visual").setLevel(logging.INFO)


class Clock(logging.Formatter):
    """Adds the seconds since the start, and the processor's among them."""

    def format(self, record: logging.LogRecord) -> str:
        record.seconds, record.worked = record.relativeCreated / 1000, process_time()
        return super().format(record)


if __name__ == "__main__":
    main()
