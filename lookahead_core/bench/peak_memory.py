"""The memory of this process or of the CUDA device, in bytes. Imports torch for CUDA only."""

from __future__ import annotations

from pathlib import Path


class PeakMemory:
    """Peak bytes during the block above the bytes in use at its start; 0 if the system does not report them.

    CUDA: bytes of torch's allocator. Linux: resident bytes of the process, whose high-water mark is reset first.
    """

    def __init__(self, device: str = "cpu") -> None:
        self.cuda = device.startswith("cuda")
        self.bytes = 0

    def __enter__(self) -> PeakMemory:
        if self.cuda:
            import torch

            torch.cuda.reset_peak_memory_stats()
            self._before = torch.cuda.memory_allocated()
            return self
        try:
            Path("/proc/self/clear_refs").write_text("5")
            self._before = resident_bytes("VmRSS")
        except OSError:
            self._before = 0
        return self

    def __exit__(self, *_: object) -> None:
        if self.cuda:
            import torch

            self.bytes = torch.cuda.max_memory_allocated() - self._before
        elif self._before:
            self.bytes = max(0, resident_bytes("VmHWM") - self._before)


def resident_bytes(field: str = "VmRSS") -> int:
    """Resident bytes of this process: now ("VmRSS") or at the peak ("VmHWM"). 0 without /proc."""
    status = Path("/proc/self/status")
    lines = status.read_text().splitlines() if status.exists() else []
    return next((int(line.split()[1]) * 1024 for line in lines if line.startswith(field + ":")), 0)
