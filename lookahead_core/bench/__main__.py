"""The measurements of the documentation: `python -m lookahead_core.bench [command]`.

speed     every way of decoding side by side on one model (the default)
grid      decoding length x branch length: the best fixed pair against "auto"
memory    memory of drafts beyond plain decoding
bound     one pass on a CPU: as the decoder does, exported, its matrix products alone
replay    a random-weight model of a given shape, with tokens forced from recorded outputs
auto      "auto" against every fixed width on recorded outputs, at given costs of a row
gpu       all that a GPU has to show: equal texts; 7B, 1B and 13B shapes: passes against the memory bound, memory, replays
context   what a step costs by the length of its context
batch     several prompts at once, beside one after the other
trie      times of the trie's calls, bytes per node
equal     whether every method writes the tokens of model.generate, greedy and sampled
lossless  share of runs equal to plain decoding, by dtype, shape of the passes and rule for near ties
sweep     the tuning study
workload  will drafts pay on a log of requests? No model is needed
example   write the bundled example log anew, with the embedded model
predict   speeds that a workload study predicts, beside measured ones, on the embedded model
"""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module

from lookahead_core.models.catalogue import ModelError

COMMANDS = (
    *("speed", "grid", "memory", "bound", "replay", "auto", "gpu", "context", "batch", "trie", "equal", "lossless"),
    *("sweep", "workload", "example", "predict"),
)


def main(argv: Sequence[str] | None = None) -> int:
    """Run the first word as a command, by default "speed". `--help` after a command shows its options.

    What is wrong with the arguments, a file or the model is told in one line, and the status is 2. After Ctrl+C it is 130, and
    141 where nobody reads the output any more.
    """
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # "×" on a terminal that has none: no reason to lose the work
    try:
        try:
            return run(list(sys.argv[1:] if argv is None else argv))
        finally:
            print(end="", flush=True)
    except KeyboardInterrupt:
        print("interrupted", file=sys.stderr)
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # else the interpreter's end would tell of it
        return 141
    except OSError as error:
        print(f"{error.filename}: {error.strerror}" if error.filename else error, file=sys.stderr)
    except (ModelError, ValueError) as error:
        print(error, file=sys.stderr)
    except (MemoryError, RuntimeError) as error:
        if isinstance(error, RuntimeError) and "memory" not in str(error):
            raise
        print(f"The memory does not suffice: {(str(error) or 'none is left').splitlines()[0]}", file=sys.stderr)
    return 2


def run(words: list[str]) -> int:
    """The status of a command. Raises what it raises."""
    if words[:1] in (["-h"], ["--help"]):
        print(__doc__)
        return 0
    if words and not words[0].startswith("-") and words[0] not in COMMANDS:
        print(f"{words[0]!r} is none of the commands: {', '.join(COMMANDS)}", file=sys.stderr)
        return 2
    command = words.pop(0) if words and words[0] in COMMANDS else "speed"
    return int(import_module(f"lookahead_core.bench.{command}").main(words) or 0)


if __name__ == "__main__":
    sys.exit(main())
