"""Command-line options that several benches share. Needs no torch."""

from __future__ import annotations

import argparse
from pathlib import Path

from lookahead_core.models.examples import KINDS


def parser_of(command: str, description: str | None) -> argparse.ArgumentParser:
    """The parser of a command. `description`: the docstring of its module."""
    formatter = argparse.RawTextHelpFormatter
    return argparse.ArgumentParser(prog=f"bench {command}", description=description, formatter_class=formatter)


def add_model(parser: argparse.ArgumentParser) -> None:
    """A model and the device it runs on."""
    parser.add_argument("--model", default="tiny", help='"tiny" (embedded), a hub name or a folder')
    _add_device(parser)


def add_shape(parser: argparse.ArgumentParser) -> None:
    """The shape of a random-weight model and the device it runs on."""
    parser.add_argument("--config", default="7b", help="1b, 7b, 13b, or a config.json")
    _add_device(parser)


def _add_device(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--device", help="cpu, cuda or mps; the best one by default")
    parser.add_argument("--dtype", help="float32, bfloat16 or float16; by device by default")
    parser.add_argument("--threads", type=int, help="threads that torch uses on a CPU")


def add_prompts(parser: argparse.ArgumentParser, count: int, past: int = 50, new_tokens: int = 128) -> None:
    """The prompts to run, with defaults, and the past answers that warm the trie."""
    parser.add_argument("--kinds", nargs="+", default=list(KINDS), choices=KINDS, help="kinds of the embedded model's prompts")
    parser.add_argument("--prompts", type=Path, metavar="FILE", help="JSONL or lines; later prompts give the past answers")
    parser.add_argument("--count", type=int, default=count, help="prompts per kind")
    parser.add_argument("--past", type=int, default=past, help="past answers that warm the trie")
    parser.add_argument("--max-new-tokens", type=int, default=new_tokens)


def add_replay(parser: argparse.ArgumentParser, required: bool) -> None:
    """The recorded outputs to replay."""
    parser.add_argument("--replay", type=Path, required=required, metavar="FILE", help="recorded outputs: JSONL, also gzipped")
    parser.add_argument("--count", type=int, default=8, help="rows to replay, starting with the first")
    parser.add_argument("--past", type=int, default=50, help="past answers in the trie: the rows that follow")
    parser.add_argument("--max-new-tokens", type=int, default=256)
    parser.add_argument("--repeats", type=int, default=3)


def add_output(parser: argparse.ArgumentParser) -> None:
    """Where the results go."""
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the results as JSON")
    parser.add_argument("--markdown", action="store_true", help="print Markdown tables")
