"""Where races run: on this process's own device, behind the ZeroGPU door, or on replicas."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from visual.engines import zero_gpu  # imports `spaces`, where it is installed, before anything imports torch

if TYPE_CHECKING:
    from visual.engines.host import Host
    from visual.work.races import Engines


def choose(host: Host, replicas: int = 0, **options: Any) -> Engines | None:
    """The engines that fit: ZeroGPU on such a Space, `replicas` on Ray where asked for, None for the host's own device.

    The page's model is brought along: before the launch on ZeroGPU, without its weights before replicas. `options` are
    those of `ray_serve.start`. Raises ModelError where the model or Ray can't be had.
    """
    if zero_gpu.on_zero_gpu():
        door = zero_gpu.ZeroGPU()
        host.adopt(door.bring(host.default))
        return door
    if replicas < 1:
        return None
    from visual.engines import ray_serve as ray_serve

    host.adopt(ray_serve.front(host.default))
    return ray_serve.start(host.default, replicas, **options)


__all__ = ["choose"]
