"""The files that compiled rules depend on, found without importing them."""

from __future__ import annotations

from functools import cache
from importlib.machinery import ModuleSpec
from importlib.util import find_spec
from pathlib import Path

PACKAGE = Path(__file__).parent.parent
OURS = __name__.partition(".")[0]


WITHOUT_KERNELS = PACKAGE / "envs" / "adapters"


def our_files(folders: tuple[str, ...]) -> list[Path]:
    """Our own sources in these folders of the package, as far as kernels can be among them."""
    found = (path for folder in folders for path in PACKAGE.glob(f"{folder}/**/*.py"))
    return sorted(path for path in found if WITHOUT_KERNELS not in path.parents)


@cache
def package_of(module: str) -> str:
    """The outermost package of a module; its own name if it belongs to none."""
    names = module.split(".")
    for end in range(1, len(names)):
        spec = _spec(".".join(names[:end]))
        if spec is not None and spec.has_location:  # not just a namespace package
            return ".".join(names[:end])
    return module


def package_files(package: str) -> dict[str, Path]:
    """All files of another package, or of a module without a package, by their names within it.
    Empty if they cannot be read: in a notebook, in an archive."""
    spec = _spec(package)
    if spec is None or spec.origin is None:
        return {}
    origin = Path(spec.origin)
    found = origin.parent.rglob("*") if spec.submodule_search_locations else [origin]
    return {
        path.relative_to(origin.parent).as_posix(): path
        for path in sorted(found)
        if path.is_file() and "__pycache__" not in path.parts
    }


def path_in_package(file: Path) -> Path | None:
    """A file's place within its outermost package, with the package's name; None if it has none."""
    outermost = None
    for folder in file.parents:
        if not (folder / "__init__.py").exists():
            break
        outermost = folder
    return None if outermost is None else file.relative_to(outermost.parent)


def _spec(name: str) -> ModuleSpec | None:
    try:
        return find_spec(name)
    except (ImportError, ValueError):  # a script that is being run has none
        return None
