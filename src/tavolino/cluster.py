"""Work on many machines, with Ray: it starts processes, hands out tasks, and gives those of a
process or node that died to another one."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from importlib import import_module
from importlib.metadata import version
from typing import Any

from .core.errors import ExtraMissing, TavolinoError

LOCAL = "local"  # instead of an address: a cluster of this machine alone, which ends with us
# How often a task is given to another process. One that crashes every time is given up.
MOST_RETRIES = 20
_ANSWER_SECONDS = 20


def connected(command: str, address: str, cores: int) -> AbstractContextManager[None]:
    """A context that uses the Ray cluster at an address, or one of this machine with that many
    cores. Raises TavolinoError at once if Ray is not installed, or if nobody answers at the
    address."""
    # Read when Ray is imported: it reports nothing to anybody.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import_module("ray")
    except ModuleNotFoundError as error:
        raise ExtraMissing(f"tavolino {command} --ray", "cluster") from error
    if address != LOCAL:
        _check_reachable(address)
    return _connected(address, cores)


@contextmanager
def _connected(address: str, cores: int) -> Iterator[None]:
    import ray

    here: dict[str, Any] = {}
    if address == LOCAL:
        here = {"num_cpus": cores, "include_dashboard": False, "_node_ip_address": "127.0.0.1"}
    try:
        ray.init(address=address, log_to_driver=False, logging_level="error", **here)
    except (ConnectionError, TimeoutError, RuntimeError) as error:
        raise TavolinoError(f"--ray: {address}: {error}") from error
    try:
        yield
    finally:
        ray.shutdown()


def _check_reachable(address: str) -> None:
    """Ray itself would try for a quarter of an hour."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon:
        return
    try:
        socket.create_connection((host.strip("[]"), int(port)), _ANSWER_SECONDS).close()
    except OSError as error:
        raise TavolinoError(
            f"--ray: {address}: no Ray cluster answers there ({error}); `ray start --head` starts"
            " one and says its address"
        ) from error


def task(function: Callable[..., Any], **options: Any) -> Callable[..., Any]:
    """What calls a function on one core of some node, and elsewhere again if that node dies: it
    must return the same whenever its arguments are the same. A call returns a reference at once;
    `result` waits for what it stands for."""
    import ray

    remote = ray.remote(max_retries=MOST_RETRIES, **options)(_call)
    return partial(remote.remote, version("tavolino"), function)


def _call(wanted: str, function: Callable[..., Any], *arguments: Any) -> Any:
    found = version("tavolino")
    if found != wanted:
        raise TavolinoError(
            f"--ray: a node has tavolino {found}, and this is {wanted}: install the same version on"
            " all nodes"
        )
    return function(*arguments)


def share(value: Any) -> Any:
    """A reference to a value that many tasks get: each node reads it once."""
    import ray

    return ray.put(value)


def result(reference: Any) -> Any:
    """What a task returned; raises what it raised."""
    import ray

    try:
        return ray.get(reference)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from error
    except ray.exceptions.RayError as error:
        why = str(error).partition("\n")[0]
        raise TavolinoError(
            f"the Ray cluster gave up after {MOST_RETRIES} retries: {type(error).__name__}: {why}"
        ) from error
