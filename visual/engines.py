"""Where races run: on this process's own device, behind the ZeroGPU door, or on replicas."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from visual import spaces_run  # imports `spaces`, where it is installed, before anything imports torch

if TYPE_CHECKING:
    from visual.host import Host
    from visual.racing import Engines


def choose(host: Host, replicas: int = 0, **options: Any) -> Engines | None:
    """The engines that fit: ZeroGPU on such a Space, `replicas` on Ray where asked for, None for the host's own device.

    The page's model is brought along: before the launch on ZeroGPU, without its weights before replicas. `options` are
    those of `ray_front.start`. Raises ModelError where the model or Ray can't be had.
    """
    if spaces_run.on_zero_gpu():
        door = spaces_run.ZeroGPU()
        host.adopt(door.bring(host.default))
        return door
    if replicas < 1:
        return None
    from visual import ray_front

    host.adopt(ray_front.front(host.default))
    return ray_front.start(host.default, replicas, **options)


__all__ = ["choose"]
