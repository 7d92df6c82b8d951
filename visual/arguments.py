"""The command line of `lookahead-lab`. Imports nothing heavy: `--help` is answered at once."""

from __future__ import annotations

import argparse
import math
import os

from lookahead_core.models.catalogue import TINY


def arguments(argv: list[str] | None = None) -> argparse.Namespace:
    """The command line; the environment's LOOKAHEAD_MODEL is the default of --model."""
    after = (
        "`lookahead-lab site DIR` writes recordings, lesson, study and workload report as files that need no server. "
        "`lookahead-lab warm` compiles the inner loops: a step of an installation."
    )
    usage = "%(prog)s [options]\n       %(prog)s site DIR\n       %(prog)s warm"
    parser = argparse.ArgumentParser(usage=usage, description="See, feel and tune lossless multi-token decoding.", epilog=after)
    model = os.environ.get("LOOKAHEAD_MODEL") or TINY
    add = parser.add_argument
    add("--model", default=model, help="catalogue name, local directory or hub name (default: %(default)s)")
    add("--device", help="cpu, cuda, cuda:1, mps (default: the best there is)")
    add("--dtype", choices=["float32", "bfloat16", "float16"], help="default: by device")
    add("--host", default=None, help="address to listen on (0.0.0.0 for a room; default: this machine)")
    add("--port", type=port, default=None, help="default: the first free one from 7860")
    add("--classroom", action="store_true", help="add the instructor's page and show its key here")
    add("--mcp", action="store_true", help="offer the endpoints as MCP tools (needs gradio[mcp])")
    add("--ray", type=int, default=0, metavar="N", help="decode on N replicas with Ray Serve (needs ray[serve])")
    add("--ray-most", dest="most", type=int, metavar="N", help="let Ray add replicas up to N as the line grows")
    add("--ray-gpus", dest="gpus", type=float, default=0, metavar="G", help="each replica's share of a GPU (default: none)")
    add("--share-answers", action="store_true", help="replicas learn from everybody's answers (not private)")
    add("--open", action="store_true", help="open the page in a browser")
    add("--times", action="store_true", help="print when each part of the start is done, and end when a race need not wait")
    options = parser.parse_args(argv)
    if options.ray == 0 and (options.share_answers or options.gpus):
        parser.error("--share-answers and --ray-gpus need --ray")
    if options.ray < 0:
        parser.error(f"--ray takes a number of replicas, not {options.ray}")
    if not 0 <= options.gpus < math.inf:
        parser.error(f"--ray-gpus takes a share of at least 0, not {options.gpus}")
    if options.most is not None and options.most < 1:
        parser.error(f"--ray-most takes at least 1 replica, not {options.most}")
    if options.most is not None and not 1 <= options.ray <= options.most:
        parser.error(f"--ray-most {options.most} needs --ray with 1 to {options.most} replicas, not {options.ray}")
    return options


def port(text: str) -> int:
    """A port to listen on. Raises ArgumentTypeError for a number that is none."""
    if not 1 <= (number := int(text)) <= 65_535:
        raise argparse.ArgumentTypeError(f"{text} is not from 1 to 65535")
    return number


def warm_arguments(argv: list[str]) -> argparse.Namespace:
    """The command line of `lookahead-lab warm`: it has no options of its own."""
    told = "Compile the trie's inner loops for the starts to come: up to a minute, once on this machine."
    return argparse.ArgumentParser("lookahead-lab warm", description=told).parse_args(argv)
