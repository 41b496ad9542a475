"""Writes the files that follow from the table.

They are stubs, types and their list, the README's table of options, and the answers that docstrings
show.

    python tools/write.py            writes them
    python tools/write.py --check    names those that differ and fails

The table is read from the built module, which has all that is rendered from it: build first.
"""

from __future__ import annotations

import argparse
import inspect
import sys
from pathlib import Path

import openshelf
from openshelf import _core
from openshelf.types import elasticsearch
from writing import example_answers, readme, stubs, table, type_modules
from writing.services import ServiceTypes

ROOT = Path(__file__).resolve().parent.parent


#: Folders in which every file is written, so that one that is no more is deleted.
FOLDERS = {
    ROOT / "python" / "openshelf" / "_core": set[str](),
    ROOT / "python" / "openshelf" / "types": {"elasticsearch.py"},
}


def written_files(content: table.Table) -> dict[Path, str]:
    """Give the text of every written file by its path."""
    stub_folder, type_folder = FOLDERS
    services = {service.name: service for service in content.services}
    classes = {name: service.class_name for name, service in services.items()}
    types = {name: ServiceTypes(service) for name, service in services.items()}
    docstrings = {key: text for each in services.values() for key, text in documents(each).items()}
    readme_file = ROOT / "README.md"
    files = {
        ROOT / example_answers.PATH: example_answers.answers_file(),
        readme_file: readme.with_options(readme_file.read_text(encoding="utf-8"), content.options),
        ROOT / "docs" / "types.md": type_modules.reference(types, classes),
        type_folder / "__init__.py": type_modules.index(types, classes, elasticsearch.__all__),
    }
    for name, each in types.items():
        files[type_folder / f"{name}.py"] = type_modules.type_module(services[name], each)
    for place, text in stubs.stub_files(content, types, docstrings).items():
        files[stub_folder / place] = text
    return files


def documents(service: table.Service) -> stubs.Docstrings:
    """Read the docstrings of a service's classes and methods, as they are rendered."""
    found: stubs.Docstrings = {}
    for twin in ("", "Async"):
        client = getattr(openshelf, f"{twin}{service.class_name}")()
        for namespace in (service.client, *service.client.walk()):
            owner = client
            for segment in filter(None, namespace.group.split(".")):
                owner = getattr(owner, segment)
            name = f"{twin}{namespace.class_name}"
            found[name, ""] = inspect.getdoc(type(owner)) or ""
            methods = [each["name"] for each in namespace.operations]
            for method in [*methods, *([] if namespace.group else ["with_options"])]:
                found[name, method] = inspect.getdoc(getattr(owner, method)) or ""
    return found


def left_over(files: dict[Path, str]) -> list[Path]:
    """Give the files in written folders that nothing writes any more."""
    found = [
        path
        for folder, own in FOLDERS.items()
        for path in folder.rglob("*.py*")
        if path.suffix in {".py", ".pyi"} and path.name not in own
    ]
    return sorted(set(found) - set(files))


def is_current(path: Path, text: str) -> bool:
    """Whether a file exists and holds the text."""
    return path.exists() and path.read_text(encoding="utf-8") == text


def main() -> int:
    """Write or check."""
    parser = argparse.ArgumentParser(description="Writes the files that follow from the table.")
    parser.add_argument("--check", action="store_true", help="only name the stale files")
    arguments = parser.parse_args()
    files = written_files(table.read(_core._table()))  # noqa: SLF001  it is our own
    stale = [path for path, text in files.items() if not is_current(path, text)]
    for path in stale:
        name = path.relative_to(ROOT)
        if arguments.check:
            sys.stdout.write(f"stale: {name}\n")
            continue
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(files[path], encoding="utf-8")
        sys.stdout.write(f"wrote {name}\n")
    for path in left_over(files):
        stale.append(path)
        name = path.relative_to(ROOT)
        sys.stdout.write(f"{'no longer written' if arguments.check else 'deleted'}: {name}\n")
        if not arguments.check:
            path.unlink()
    if arguments.check and stale:
        sys.stdout.write("run `make write` and commit the result\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
