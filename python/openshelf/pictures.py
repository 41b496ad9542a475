"""Pictures that operations return: bytes with a media type, which notebooks show."""

from __future__ import annotations

TYPE_CHECKING = False  # typing is not imported at run time: the import stays small
if TYPE_CHECKING:
    import os
    from collections.abc import Callable
    from pathlib import Path
    from typing import Any, Self

    import PIL.Image

#: The first bytes of the known formats, with their media types.
_BEGINNINGS = (
    (b"\xff\xd8\xff", "image/jpeg"),
    (b"\x89PNG\r\n\x1a\n", "image/png"),
    (b"GIF8", "image/gif"),
)
_UNKNOWN = "application/octet-stream"


class Picture(bytes):
    """The file of a picture: bytes with a media type and a size.

    It is a `bytes` object in every other respect: it can be written, hashed, compared, sliced and
    passed to anything that takes bytes. At the end of a notebook's cell the picture is shown.

    Attributes
    ----------
    media_type : str
        Such as "image/jpeg": as the service declared it, otherwise as the first bytes show.
    size : tuple of int or None
        Width and height in pixels; None where the format is not JPEG, PNG, GIF or WebP.
    requested_width : int or None
        The width in pixels that the call asked for, where the picture is narrower and the service
        enlarges no picture; None everywhere else.

    Examples
    --------
    >>> picture = placeholder.fetch_seed("picsum", 200)
    >>> picture.media_type, picture.size
    ('image/jpeg', (200, 200))
    >>> picture.save("picsum.jpg")
    """

    media_type: str
    requested_width: int | None

    def __new__(
        cls,
        content: bytes = b"",
        media_type: str | None = None,
        requested_width: int | None = None,
    ) -> Self:
        """Store the bytes, their type, and the width that the call asked for."""
        picture = super().__new__(cls, content)
        picture.requested_width = requested_width
        said = (media_type or "").partition(";")[0].strip().lower()
        picture.media_type = said if said.startswith("image/") else _media_type(content)
        return picture

    @property
    def size(self) -> tuple[int, int] | None:
        """Width and height in pixels, or None."""
        return _size(self)

    def save(self, path: str | os.PathLike[str]) -> Path:
        """Write the picture to a file.

        Parameters
        ----------
        path : str or path
            The file. An older one is replaced once the new one is complete. Its folder must exist.

        Returns
        -------
        pathlib.Path
            The file.

        Raises
        ------
        OSError
            When the file cannot be written.
        """
        from openshelf.whole_files import write_whole  # noqa: PLC0415  the import stays small

        return write_whole(path, self)

    def to_pil(self) -> PIL.Image.Image:
        """Decode the picture with Pillow.

        Returns
        -------
        PIL.Image.Image
            The decoded picture.

        Raises
        ------
        ImportError
            When Pillow is not installed.
        DecodeError
            When the bytes are not a picture that Pillow can decode.
        """
        import io  # noqa: PLC0415  the package's import stays small

        from openshelf.errors import DecodeError  # noqa: PLC0415

        try:
            import PIL.Image  # noqa: PLC0415  optional
        except ImportError as error:
            message = "to_pil() needs Pillow: pip install pillow"
            raise ImportError(message, name="PIL") from error
        try:
            image = PIL.Image.open(io.BytesIO(self))
            image.load()
        except (OSError, SyntaxError, ValueError) as error:  # what its decoders raise
            message = f"{self!r} cannot be decoded: {error}"
            raise DecodeError(message) from error
        return image

    def __repr__(self) -> str:
        """Describe it instead of showing thousands of bytes."""
        size = self.size
        shown = "" if size is None else f" {size[0]}x{size[1]},"
        return f"<openshelf.Picture {self.media_type},{shown} {len(self)} bytes>"

    def __str__(self) -> str:
        """Describe it."""
        return repr(self)

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        """Pickle it with its attributes."""
        from openshelf.pickles import pickled  # noqa: PLC0415  few pictures are pickled

        return pickled("object", (type(self), bytes(self), self.media_type, self.requested_width))

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        """Return the picture for a notebook; WebP also as PNG, because exports cannot show WebP."""
        from base64 import b64encode  # noqa: PLC0415

        bundle = {"text/plain": repr(self)}
        if self.media_type.startswith("image/"):
            bundle[self.media_type] = b64encode(self).decode("ascii")
        if self.media_type == "image/webp" and not _leaves_out("image/png", include, exclude):
            from openshelf._core import _png_of_webp  # noqa: PLC0415

            if png := _png_of_webp(self):
                bundle["image/png"] = b64encode(png).decode("ascii")
        if include:
            bundle = {kind: value for kind, value in bundle.items() if kind in include}
        return {kind: value for kind, value in bundle.items() if kind not in (exclude or ())}


def _leaves_out(kind: str, include: Any, exclude: Any) -> bool:
    """Whether a notebook does not want this media type."""
    return bool(include and kind not in include) or kind in (exclude or ())


def _media_type(content: bytes) -> str:
    """Recognise the format by its first bytes."""
    for beginning, kind in _BEGINNINGS:
        if content.startswith(beginning):
            return kind
    is_webp = content[:4] == b"RIFF" and content[8:12] == b"WEBP"
    return "image/webp" if is_webp else _UNKNOWN


def _size(content: bytes) -> tuple[int, int] | None:
    """Read width and height; None if the file is cut off or of another format."""
    found: tuple[int, int] | None = None
    match _media_type(content):
        case "image/png" if len(content) >= 24:
            found = _integers(content, 16, 4, "big")
        case "image/gif" if len(content) >= 10:
            found = _integers(content, 6, 2, "little")
        case "image/jpeg":
            found = _jpeg_size(content)
        case "image/webp" if len(content) >= 30:
            found = _webp_size(content)
    return found if found and all(found) else None


def _integers(content: bytes, place: int, width: int, order: Any) -> tuple[int, int]:
    """Read two adjacent integers."""
    first = int.from_bytes(content[place : place + width], order)
    return first, int.from_bytes(content[place + width : place + 2 * width], order)


def _jpeg_size(content: bytes) -> tuple[int, int] | None:
    """Go from segment to segment until one begins a frame."""
    place = 2
    while place + 9 <= len(content) and content[place] == 0xFF:
        marker = content[place + 1]
        if 0xC0 <= marker <= 0xCF and marker not in {0xC4, 0xC8, 0xCC}:
            height, width = _integers(content, place + 5, 2, "big")
            return width, height
        if marker in {0x01, 0xFF} or 0xD0 <= marker <= 0xD7:  # no length follows
            place += 1 if marker == 0xFF else 2
            continue
        place += 2 + int.from_bytes(content[place + 2 : place + 4], "big")
    return None


def _webp_size(content: bytes) -> tuple[int, int] | None:
    """Read the head of one of the three kinds of WebP."""
    match content[12:16]:
        case b"VP8 " if content[23:26] == b"\x9d\x01\x2a":
            width, height = _integers(content, 26, 2, "little")
            return width & 0x3FFF, height & 0x3FFF
        case b"VP8L" if content[20] == 0x2F:
            bits = int.from_bytes(content[21:25], "little")
            return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
        case b"VP8X":
            width, height = _integers(content, 24, 3, "little")
            return width + 1, height + 1
    return None
