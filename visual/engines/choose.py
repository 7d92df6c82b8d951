"""Choose where races run: on this process's own device, on ZeroGPU, or on replicas."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from visual.engines import zero_gpu  # imports `spaces`, where it is installed, before anything imports torch

if TYPE_CHECKING:
    from visual.engines.host import Host
    from visual.engines.job import Engines


def choose(host: Host, replicas: int = 0, **options: Any) -> Engines | None:
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
