"""A Ray cluster of several nodes on this machine, some of which are killed while they are at
something."""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import pytest

from tests.processes import PATIENCE


class Nodes:
    """A head that computes nothing, and nodes with one core each, in a process of their own: Ray
    forks, which a process that uses JAX must not."""

    def __init__(self, pipe: Connection[Any, Any]) -> None:
        self._pipe = pipe
        self.address: str = pipe.recv()

    def add(self) -> None:
        self._pipe.send("")
        self._pipe.recv()

    def kill(self, node: str) -> None:
        """Without a warning."""
        self._pipe.send(node)
        self._pipe.recv()


@contextmanager
def nodes(folder: Path) -> Iterator[Nodes]:
    """`folder` has a short name: it holds sockets."""
    spawn = multiprocessing.get_context("spawn")
    ours, theirs = spawn.Pipe()
    process = spawn.Process(target=_run, args=(theirs, folder))
    process.start()
    theirs.close()
    with ours:
        yield Nodes(ours)
    process.join()


def _run(pipe: Connection[Any, Any], folder: Path) -> None:
    # Also the address is written there, not where another cluster of this machine has written its.
    os.environ["RAY_TMPDIR"] = str(folder)
    from ray.cluster_utils import Cluster

    # Loopback. In place of 127.0.0.1, whoever connects would ask another address of this machine.
    here = {"node_ip_address": "127.0.0.2"}
    head = {"num_cpus": 0, "include_dashboard": False, **here}
    cluster = Cluster(initialize_head=True, head_node_args=head)
    pipe.send(cluster.address)
    with suppress(EOFError):
        while True:
            name = pipe.recv()
            if name:
                (node,) = (each for each in cluster.worker_nodes if each.node_id == name)
                cluster.remove_node(node, allow_graceful=False)
            else:
                cluster.add_node(num_cpus=1, **here)
            pipe.send(name)
    cluster.shutdown()


def reach(folder: Path) -> None:
    """Called by whatever is to be interrupted: wait here to be killed. Whoever comes after that
    goes on."""
    with (folder / "attempts").open("a") as file:
        file.write("1")
    if (folder / "killed").exists():
        return
    import ray

    note = folder / "reached.part"
    note.write_text(f"{ray.get_runtime_context().get_node_id()} {os.getpid()}")
    note.rename(folder / "reached")
    while not (folder / "killed").exists():
        time.sleep(0.01)


def attempts(folder: Path) -> int:
    return len((folder / "attempts").read_text())


def kill_the_node_that_reaches(nodes: Nodes, folder: Path, goes_on: Callable[[], bool]) -> None:
    """Kill the node, and the process that waits there."""
    last = time.monotonic() + PATIENCE
    while not (folder / "reached").exists():
        if not goes_on() or time.monotonic() > last:
            pytest.fail("nobody came to where it was to be killed")
        time.sleep(0.01)
    name, pid = (folder / "reached").read_text().split()
    nodes.kill(name)
    with suppress(ProcessLookupError):
        os.kill(int(pid), signal.SIGKILL)
    (folder / "killed").touch()
