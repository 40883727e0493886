"""`tavolino train`: a network learns a game by playing against itself."""

from __future__ import annotations

import shlex
import subprocess
import sys
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from ..bots.cpu_cores import usable_cores
from ..bots.network import WEIGHTS_FOLDER, weights_file
from ..bots.network_weights import about_weights, write_weights
from ..cluster import connected
from ..core.contract import Options, Rules
from ..core.errors import OptionError
from ..learn.cluster import dealer_of
from ..learn.plots import draw_training
from ..learn.settings import Settings, read_settings
from ..learn.train import Limit, Training
from .arguments import Arguments, game_options
from .terminal import counted

GAMES_ON_CPU = 256  # at once; a GPU plays as many as the settings say
PLOT = "training.svg"


def run(arguments: Arguments) -> int:
    rules: Rules = arguments.rules
    settings = _settings(rules, arguments)
    limit = Limit(arguments.steps, None if arguments.minutes is None else 60 * arguments.minutes)
    if arguments.steps is None and arguments.minutes is None:
        raise OptionError("say how long to train: --minutes N or --steps N")
    folder = Path(arguments.folder)
    cluster = _cluster(arguments.ray)
    deal = None if arguments.ray is None else dealer_of(settings, arguments.device)
    training = Training(settings, folder, arguments.seed, arguments.device, deal)
    console = Console(soft_wrap=True, highlight=False)
    if training.progress.updates:
        console.print(f"resuming after {training.progress.steps:,} decisions")
    console.print(_beginning(settings, arguments.device))
    with cluster, _bar(console) as bar:
        task = bar.add_task("", total=1.0)

        def report(noted: dict[str, float]) -> None:
            bar.console.print(_line(noted, settings))
            _write_weights(training, rules, settings)

        def update() -> None:
            bar.update(task, completed=limit.part(training.progress))

        try:
            training.run(limit, report, update)
        except KeyboardInterrupt:
            bar.stop()
            print("\nstopped; the same command resumes at the last checkpoint", file=sys.stderr)
            return 130
    path = _write_weights(training, rules, settings)
    plot = folder / PLOT
    draw_training(plot, training.history)
    console.print(f"weights: {path}; training plot: {plot}")
    console.print(f"play against it: {play_command(rules, settings, folder)}")
    return 0


def _beginning(settings: Settings, device: str) -> str:
    """Said at once, because the first line of results takes a while."""
    play, variants = settings.play, len(settings.variants)
    games = counted(play.games * variants, "game")
    of = f" of {variants} variants" if variants > 1 else ""
    return (
        f"training {settings.game} on the {device}: {games}{of} at once, a checkpoint every "
        f"{counted(play.updates, 'update')}; the first update also compiles"
    )


def play_command(rules: Rules, settings: Settings, folder: Path) -> str:
    """A game against the network that has just learned, with options that it has learned."""
    usual = rules.check_options({})
    options = usual if usual in settings.variants else settings.variants[0]
    words = ["tavolino", "play", rules.name]
    for name, value in options.items():
        if value == usual[name]:
            continue
        flag = name.replace("_", "-")
        if isinstance(value, bool):
            words.append(f"--{'' if value else 'no-'}{flag}")
        else:
            words += [f"--{flag}", str(value)]
    return f"{WEIGHTS_FOLDER}={shlex.quote(str(folder))} {shlex.join([*words, '--against', 'net'])}"


def _cluster(ray: str | None) -> AbstractContextManager[None]:
    return nullcontext() if ray is None else connected("train", ray, usable_cores())


def _settings(rules: Rules, arguments: Arguments) -> Settings:
    inputs = rules.network_inputs
    path = arguments.settings or (inputs.training if inputs else None)
    if path is None:
        raise OptionError(f"{rules.name} has no training settings; pass a file with --settings")
    settings = read_settings(rules, Path(path))
    given = any(
        value is not None for name, value in vars(arguments).items() if name.startswith("option_")
    )
    games = arguments.games or (GAMES_ON_CPU if arguments.device == "cpu" else None)
    return settings.smaller(games, game_options(arguments) if given else None)


def _bar(console: Console) -> Progress:
    return Progress(
        TextColumn("training"),
        BarColumn(),
        TextColumn("{task.percentage:.0f}%"),
        TimeElapsedColumn(),
        console=console,
        disable=not console.is_terminal,
    )


def _line(noted: dict[str, float], settings: Settings) -> str:
    options = settings.variants[int(noted["variant"])]
    differs = ", ".join(_told(options, settings)) or "the only variant"
    critic = f" (critic {noted['critic']:.4f})" if settings.network.critic else ""
    return (
        f"{noted['steps'] / 1e6:9.2f} M decisions  {noted['steps_per_second']:11,.0f}/s  "
        f"entropy {noted['entropy']:.2f}  value error {noted['value']:.4f}"
        f"{critic}  "
        f"wins {_share(noted, 'greedy')} against greedy, {_share(noted, 'before')} against the "
        f"previous checkpoint ({differs})"
    )


def _told(options: Options, settings: Settings) -> list[str]:
    """The options that tell a variant from the others."""
    return [
        f"{name}={value}"
        for name, value in options.items()
        if any(other[name] != value for other in settings.variants)
    ]


def _share(noted: dict[str, float], opponent: str) -> str:
    share, error = noted[f"wins_{opponent}"], noted[f"error_{opponent}"]
    return f"{100 * share:.1f} ± {196 * error:.1f}%"


def _write_weights(training: Training, rules: Rules, settings: Settings) -> Path:
    """The weights, with how they were made so far; returns the file."""
    options: dict[str, list[Any]] = {}
    for name in settings.variants[0]:
        values = {repr(each[name]): each[name] for each in settings.variants}
        options[name] = [values[key] for key in sorted(values)]
    made = {
        "command": shlex.join(["tavolino", *sys.argv[1:]]),
        "commit": _commit(),
        "seed": training.seed,
        "steps": training.progress.steps,
        "device": training.device,
    }
    path = weights_file(rules, training.folder)
    # Half the size, and as good for playing.
    params = {name: np.asarray(array, np.float16) for name, array in training.plays.items()}
    write_weights(path, params, about_weights(rules, made, options))
    return path


def _commit() -> str:
    """The commit of the checkout that this runs from, if it is one; `-dirty` follows if files were
    changed since."""
    describe = ["describe", "--always", "--dirty", "--abbrev=40", "--exclude=*"]
    command = ["git", "-C", str(Path(__file__).parent), *describe]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError:
        return "unknown"
    return done.stdout.strip() or "unknown"
