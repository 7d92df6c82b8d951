"""Machine code for the trie's inner loops, by numba.

A step of the trie is some thousand reads of a few numbers each. In interpreted Python that took as long as a tenth to a
fifth of a pass of a small model, most of it because every pass throws the interpreter's objects out of the caches. The
functions compiled here know nothing but flat arrays; what is around them stays Python. With NUMBA_DISABLE_JIT=1 they run as
Python, some hundred times slower and with the same results: for a debugger or a coverage run.
"""

from __future__ import annotations

import contextlib
import ctypes
import hashlib
import os
import secrets
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import numpy as np
from numba.core import cgutils, types
from numba.core import config as numba_config
from numba.extending import intrinsic, register_jitable
from numba.misc.appdirs import user_cache_dir

config: Any = numba_config
PACKAGE = Path(__file__).parents[1]
ELSEWHERE = (
    "trace/argmax.py",
    "decode/move_rows.py",
    "decode/auto_width.py",
    "decode/kernels.py",
    "decode/llama_branch.py",
    "decode/head_guesses.py",
)
"""Files with compiled functions outside of this folder."""
ROOM = 2**24
"""Bytes that all machine code takes, and some more."""

Function = TypeVar("Function", bound=Callable)


def sources() -> list[Path]:
    """Every file with compiled functions, or with constants that are compiled into them."""
    return [*sorted((PACKAGE / "trie").glob("*.py")), *(PACKAGE / name for name in ELSEWHERE)]


def _folder() -> str | None:
    """Where machine code is kept between processes: the user's NUMBA_CACHE_DIR, else beside these very sources, else the user's
    cache directory; None where nothing can be written, or the disk is full.

    numba asks the file of the function that was called alone whether it changed, and would go on using code compiled from
    what the functions in other files used to be: hence a folder for each state of all of them.
    """
    digest = hashlib.blake2b(str(config.BOUNDSCHECK).encode(), digest_size=8)
    for source in sources():
        digest.update(source.read_bytes())
    name, beside = f"compiled-{digest.hexdigest()}", PACKAGE / "__pycache__"
    parents = [config.CACHE_DIR] if config.CACHE_DIR else [beside, user_cache_dir("lookahead-lab")]
    folders = [Path(parent) / name for parent in parents]
    return next((str(folder) for folder in folders if _ready(folder, beside / name)), None)


def _ready(folder: Path, readable: Path) -> bool:
    """Whether `folder` can be written to. A new one begins with what somebody compiled into a folder that can only be read."""
    try:
        if readable.is_dir() and not folder.exists():
            copy = folder.with_name(f"{folder.name}.{secrets.token_hex(4)}")
            try:
                for file in readable.glob("*/*.nb?"):
                    (copy / file.parent.name).mkdir(parents=True, exist_ok=True)
                    shutil.copyfile(file, copy / file.parent.name / file.name)
                with contextlib.suppress(OSError):  # another process may have been faster
                    copy.rename(folder)
            finally:
                shutil.rmtree(copy, ignore_errors=True)
        folder.mkdir(parents=True, exist_ok=True)
        if not any(folder.iterdir()) and shutil.disk_usage(folder).free < ROOM:
            return False  # a write that fails would end the call that compiles
    except OSError:
        return False
    return os.access(folder, os.W_OK)


_FOLDER = _folder()


def missing(function: Any) -> bool:
    """Whether the machine code of a `compiled` function can be kept on the disk, and is not there."""
    module, name = function.py_func.__module__.rpartition(".")[2], function.py_func.__name__
    return _FOLDER is not None and not any(Path(_FOLDER).glob(f"*/{module}.{name}-*.nbi"))


_OPTIONS: dict[str, Any] = {"error_model": "numpy", "no_cfunc_wrapper": True}


def compiled(function: Function) -> Function:
    """Compile `function` at its first call, for the types of that call; the next process finds it compiled.

    numba compiles what such a function calls once for it, and once more for functions marked `inner`. Where that is much, the
    function only hands over to one that is `inner`.

    What Python calls returns numbers and writes its arrays into given ones: to make a Python array of a result numba calls
    back into Python, and a Ctrl-C that arrives there becomes a SystemError.
    """
    before, config.CACHE_DIR = config.CACHE_DIR, _FOLDER or ""
    try:
        return cast(Function, numba.njit(cache=_FOLDER is not None, nogil=True, **_OPTIONS)(function))
    finally:
        config.CACHE_DIR = before


def inner(function: Function) -> Function:
    """Compile `function` into the compiled functions that call it. Nothing is made to call it from Python, which takes as long
    to compile as the function itself."""
    marked: Function = register_jitable(**_OPTIONS)(function)
    return marked


def any_order(function: Function) -> Function:
    """`inner` for sums of floats that may be taken in any order, and so several numbers at a time. They round otherwise."""
    marked: Function = register_jitable(fastmath={"reassoc", "contract"}, **_OPTIONS)(function)
    return marked


def _to_pointer(_typing: Any, _address: Any) -> tuple[Any, Any]:
    def code(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.inttoptr(arguments[0], cgutils.voidptr_t)

    return types.voidptr(types.int64), code


def _plain_pointer(address: Any) -> ctypes.c_void_p:
    return ctypes.c_void_p(int(address))


_pointer: Any = _plain_pointer if config.DISABLE_JIT else intrinsic(_to_pointer)


@inner
def items(address: int, count: int, dtype: Any) -> np.ndarray:
    """The `count` items of `dtype` at `address`; the array does not own them."""
    return numba.carray(_pointer(address), count, dtype)


@inner
def items_of(pointer: Any, dtype: Any) -> np.ndarray:
    """The array of a `Handle` behind one of its pointers."""
    return numba.carray(_pointer(pointer.address), pointer.count, dtype)


def record(kind: Any, *names: str, **others: Any) -> np.dtype:
    """The dtype of a row: fields of one kind, then `others` by name and kind."""
    return row_type([*((name, kind) for name in names), *others.items()])


def row_type(fields: list[tuple]) -> np.dtype:
    """The dtype of a row with these fields, which Python code, too, reads by name."""
    dtype = np.dtype(fields, align=True)
    return np.dtype((np.record, dtype)) if config.DISABLE_JIT else dtype


POINTER = record(np.int64, "address", "count")


class Handle:
    """Several named arrays as one argument. Between two passes of a model the processor's caches are cold, and every array
    argument of a call then costs some microseconds (measured: 26 us for sixteen arrays).

    `table` (one record of `layout`) holds a pointer to each array. Compiled functions that run in every step take its
    `address`. The arrays live as long as the handle.
    """

    __slots__ = ("_arrays", "_cells", "_names", "address", "table")

    def __init__(self, layout: np.dtype, **arrays: np.ndarray) -> None:
        self.table = np.zeros(1, layout)
        self.address = address_of(self.table)
        self._cells, self._names = cells(self.table), layout.names or ()
        self._arrays: dict[str, np.ndarray] = {}
        for name, array in arrays.items():
            self.set(name, array)

    def set(self, name: str, array: np.ndarray) -> None:
        """Point `name` to a contiguous array."""
        if self._arrays.get(name) is not array:
            self._arrays[name], place = array, 2 * self._names.index(name)
            self._cells[place], self._cells[place + 1] = address_of(array), array.size


def pointers(*names: str) -> np.dtype:
    """The layout of a `Handle`."""
    return record(POINTER, *names)


def cells(array: np.ndarray) -> memoryview:
    """The numbers of an int64 array; single ones are read and written faster than through numpy."""
    return array.data.cast("B").cast("q")


def float_cells(array: np.ndarray) -> memoryview[float]:
    """`cells` of a float64 array."""
    return array.data.cast("B").cast("d")


def address_of(array: np.ndarray) -> int:
    """The address of a contiguous array's first item."""
    return array.ctypes.data
