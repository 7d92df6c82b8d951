"""Machine code for the trie's inner loops, by numba.

A step of the trie is some thousand reads of a few numbers each. In interpreted Python that took as long as a tenth to a
fifth of a pass of a small model, most of it because every pass throws the interpreter's objects out of the caches. The
functions compiled here know nothing but flat arrays; what is around them stays Python.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import numpy as np
from numba.core import cgutils, config, types
from numba.extending import intrinsic

PACKAGE = Path(__file__).parents[1]
ELSEWHERE = ("trace/argmax.py", "decode/move_rows.py", "decode/auto_width.py")
"""Files with compiled functions outside of this folder."""


Function = TypeVar("Function", bound=Callable)


def sources() -> list[Path]:
    """Every file with compiled functions, or with constants that are compiled into them."""
    return [*sorted((PACKAGE / "trie").glob("*.py")), *(PACKAGE / name for name in ELSEWHERE)]


def _folder() -> str | None:
    """Where machine code is kept between processes: beside these very sources, None where nothing can be written there.

    numba asks the file of the function that was called alone whether it changed, and would go on using code compiled from
    what the functions in other files used to be: hence a folder for each state of all of them.
    """
    digest = hashlib.blake2b(digest_size=8)
    for source in sources():
        digest.update(source.read_bytes())
    folder = PACKAGE / "__pycache__" / f"compiled-{digest.hexdigest()}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    return str(folder) if os.access(folder, os.W_OK) else None


_FOLDER = _folder()


def compiled(function: Function) -> Function:
    """Compile `function` at its first call, for the types of that call; the next process finds it compiled."""
    settings: Any = config
    before, settings.CACHE_DIR = settings.CACHE_DIR, _FOLDER or ""
    try:
        return cast(Function, numba.njit(cache=_FOLDER is not None, nogil=True, error_model="numpy")(function))
    finally:
        settings.CACHE_DIR = before


def _to_pointer(_typing: Any, _address: Any) -> tuple[Any, Any]:
    def code(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.inttoptr(arguments[0], cgutils.voidptr_t)

    return types.voidptr(types.int64), code


_pointer: Any = intrinsic(_to_pointer)


@compiled
def at(address: int, size: int) -> np.ndarray:
    """So many int64 numbers at `address`."""
    return numba.carray(_pointer(address), size, np.int64)


@compiled
def int32s(handle: np.ndarray, place: int) -> np.ndarray:
    """The array of a handle at `place`, int32, flat."""
    return numba.carray(_pointer(handle[2 * place]), handle[2 * place + 1], np.int32)


@compiled
def int64s(handle: np.ndarray, place: int) -> np.ndarray:
    """The same of int64."""
    return numba.carray(_pointer(handle[2 * place]), handle[2 * place + 1], np.int64)


@compiled
def floats(handle: np.ndarray, place: int) -> np.ndarray:
    """The same of float64."""
    return numba.carray(_pointer(handle[2 * place]), handle[2 * place + 1], np.float64)


@compiled
def float32s(address: int, size: int) -> np.ndarray:
    """So many float32 numbers at `address`."""
    return numba.carray(_pointer(address), size, np.float32)


@compiled
def raw(address: int, size: int) -> np.ndarray:
    """So many bytes at `address`."""
    return numba.carray(_pointer(address), size, np.uint8)


class Handle:
    """Several arrays as one argument. Between two passes of a model nothing is left in the processor's caches, and every
    array that a call is given costs it some microseconds (sixteen arrays: 26, measured with cold caches).

    `numbers` holds address and length of each array; `address` says where they lie, and is what compiled functions that run
    in every step take. The arrays live as long as the handle.
    """

    __slots__ = ("_arrays", "address", "numbers")

    def __init__(self, places: int) -> None:
        self.numbers = np.zeros(2 * places, np.int64)
        self.address = address_of(self.numbers)
        self._arrays: list[np.ndarray | None] = [None] * places

    def set(self, place: int, array: np.ndarray) -> None:
        """Put a contiguous array at `place`."""
        if self._arrays[place] is not array:
            self._arrays[place] = array
            self.numbers[2 * place : 2 * place + 2] = address_of(array), array.size


def cells(array: np.ndarray) -> memoryview:
    """The numbers of an int64 array, as Python's own: single ones are read and written sooner so."""
    return array.data.cast("B").cast("q")


def address_of(array: np.ndarray) -> int:
    """Where the first number of a contiguous array lies."""
    return int(array.__array_interface__["data"][0])


__all__ = ["Handle", "address_of", "at", "cells", "compiled", "float32s", "floats", "int32s", "int64s", "raw"]
