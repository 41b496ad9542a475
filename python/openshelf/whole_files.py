"""Files that appear under their names when they are complete."""

from __future__ import annotations

TYPE_CHECKING = False  # typing is not imported at run time: the import stays small
if TYPE_CHECKING:
    import os
    from pathlib import Path


def write_whole(path: str | os.PathLike[str], content: bytes) -> Path:
    """Write a file beside its place, and move it there; an older one is replaced."""
    from pathlib import Path  # noqa: PLC0415  the package's import stays small
    from secrets import token_hex  # noqa: PLC0415

    target = Path(path)
    whole = target.with_name(f".openshelf-{token_hex(8)}")
    try:
        # Opened like any new file, so that it gets the usual permissions.
        with whole.open("xb") as file:
            file.write(content)
        whole.replace(target)
    except BaseException:
        whole.unlink(missing_ok=True)
        raise
    return target
