"""Tests pictures: bytes that know their media type, save themselves, and are displayed in notebooks."""

import base64
import copy
import inspect
import io
import pickle
import stat
from pathlib import Path
from typing import Any

import openshelf
import PIL.Image
import PIL.ImageChops
import pytest
from hypothesis import given
from hypothesis import strategies as st
from openshelf import Picture, _core

PNG = b"\x89PNG\r\n\x1a\n" + b"\0\0\0\rIHDR" + (300).to_bytes(4, "big") + (20).to_bytes(4, "big")
GIF = b"GIF89a" + (300).to_bytes(2, "little") + (20).to_bytes(2, "little")
LOSSLESS = b"RIFF\0\0\0\0WEBPVP8L\0\0\0\0\x2f" + (299 | 19 << 14).to_bytes(4, "little") + bytes(9)
EXTENDED = (
    b"RIFF\0\0\0\0WEBPVP8X" + bytes(8) + (299).to_bytes(3, "little") + (19).to_bytes(3, "little")
)
PADDED_JPEG = b"\xff\xd8\xff\xff\xe0\0\4ab\xff\xc2\0\x0b\x08" + b"\0\x14\x01\x2c" + bytes(4)


@pytest.fixture(scope="module")
def placeholder() -> Any:
    with openshelf.Sandbox(today="2024-10-15") as sandbox, sandbox.placeholder() as client:
        yield client


@pytest.mark.parametrize(
    ("extension", "kind"), [(None, "image/jpeg"), ("jpg", "image/jpeg"), ("webp", "image/webp")]
)
@pytest.mark.parametrize("name", ["fetch_seed", "fetch_id", "fetch_random"])
def test_every_picture_knows_what_it_is(
    placeholder: Any, name: str, extension: str | None, kind: str
) -> None:
    first = {"fetch_seed": ("a",), "fetch_id": (1,), "fetch_random": ()}[name]
    picture = getattr(placeholder, name)(*first, 64, height=48, extension=extension)
    assert type(picture) is Picture
    assert (picture.media_type, picture.size) == (kind, (64, 48))
    assert (
        repr(picture) == str(picture) == f"<openshelf.Picture {kind}, 64x48, {len(picture)} bytes>"
    )


def test_a_picture_behaves_like_bytes(placeholder: Any) -> None:
    picture = placeholder.fetch_seed("a", 64)
    plain = bytes(picture)
    assert type(plain) is bytes
    assert picture == plain and plain == picture and hash(picture) == hash(plain)
    assert (
        isinstance(picture, bytes) and len(picture) == len(plain) and picture[:3] == b"\xff\xd8\xff"
    )
    assert (
        {picture: 1}[plain] == 1 and b"".join([picture]) == plain and memoryview(picture) == plain
    )


@pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
def test_a_picture_can_be_pickled_and_copied(placeholder: Any, protocol: int) -> None:
    picture = placeholder.fetch_id(1, 64, extension="webp")
    for other in (
        pickle.loads(pickle.dumps(picture, protocol)),  # noqa: S301
        copy.copy(picture),
        copy.deepcopy(picture),
    ):
        assert type(other) is Picture
        assert (other, other.media_type, other.size) == (picture, "image/webp", (64, 64))


def test_a_notebook_shows_a_picture(placeholder: Any) -> None:
    picture = placeholder.fetch_seed("a", 64)
    bundle = picture._repr_mimebundle_()
    assert bundle == {"text/plain": repr(picture), "image/jpeg": base64.b64encode(picture).decode()}
    assert picture._repr_mimebundle_(include={"text/plain"}) == {"text/plain": repr(picture)}
    assert set(picture._repr_mimebundle_(exclude={"text/plain"})) == {"image/jpeg"}
    assert set(Picture(b"<svg onload='x'>", "text/html")._repr_mimebundle_()) == {"text/plain"}


def test_the_bundle_of_webp_contains_a_png(placeholder: Any) -> None:
    picture = placeholder.fetch_seed("a", 64, height=48, extension="webp")
    bundle = picture._repr_mimebundle_()
    assert list(bundle) == ["text/plain", "image/webp", "image/png"]
    assert base64.b64decode(bundle["image/webp"]) == picture
    assert Picture(base64.b64decode(bundle["image/png"])).size == (64, 48)
    assert set(picture._repr_mimebundle_(include={"image/webp"})) == {"image/webp"}
    assert set(picture._repr_mimebundle_(exclude={"image/png"})) == {"text/plain", "image/webp"}
    assert set(Picture(LOSSLESS)._repr_mimebundle_()) == {"text/plain", "image/webp"}


@pytest.mark.parametrize(
    ("size", "shown"),
    [((300, 200), (300, 200)), ((1030, 20), (515, 10)), ((3000, 2001), (1000, 667))],
)
def test_the_png_shows_the_same_picture(size: tuple[int, int], shown: tuple[int, int]) -> None:
    colours = PIL.Image.effect_mandelbrot(size, (-3, -2.5, 2, 2.5), 20)
    for mode in ("RGB", "RGBA"):
        image = PIL.Image.merge(mode, [colours] * len(mode))
        file = io.BytesIO()
        image.save(file, "webp", lossless=True, method=0, exact=True)
        png = _core._png_of_webp(file.getvalue())
        assert png is not None
        found = PIL.Image.open(io.BytesIO(png))
        assert (found.size, found.mode) == (shown, mode)
        side = size[0] // shown[0]
        whole = image.crop((0, 0, shown[0] * side, shown[1] * side))
        expected = whole.reduce(side) if side > 1 else whole
        # Colours are weighted by alpha. Pillow rounds means to the nearest integer, not down.
        seen = mode.replace("A", "a")
        difference = PIL.ImageChops.difference(found.convert(seen), expected.convert(seen))
        assert all(highest <= 2 for _, highest in difference.getextrema())


def test_a_truncated_file_has_no_png(placeholder: Any) -> None:
    picture = bytes(placeholder.fetch_seed("a", 64, extension="webp"))
    for end in range(0, len(picture) - 1, 7):
        assert _core._png_of_webp(picture[:end]) is None


def test_a_picture_can_be_saved(placeholder: Any, tmp_path: Path) -> None:
    picture = placeholder.fetch_seed("a", 64)
    target = tmp_path / "a.jpg"
    target.write_bytes(b"older")
    for path in (target, str(target)):
        saved = picture.save(path)
        assert saved == target and isinstance(saved, Path)
        assert target.read_bytes() == picture
    (tmp_path / "other").write_bytes(b"")
    assert stat.S_IMODE(target.stat().st_mode) == stat.S_IMODE((tmp_path / "other").stat().st_mode)
    assert {each.name for each in tmp_path.iterdir()} == {"a.jpg", "other"}


def test_a_failed_save_leaves_no_file(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        Picture(GIF).save(tmp_path / "missing" / "a.gif")
    (tmp_path / "folder").mkdir()
    with pytest.raises(OSError, match="folder"):
        Picture(GIF).save(tmp_path / "folder")
    assert [each.name for each in tmp_path.iterdir()] == ["folder"]


@pytest.mark.parametrize(
    ("content", "kind"),
    [
        (PNG, "image/png"),
        (GIF, "image/gif"),
        (LOSSLESS, "image/webp"),
        (EXTENDED, "image/webp"),
        (PADDED_JPEG, "image/jpeg"),
    ],
)
def test_the_size_is_read_in_all_formats(content: bytes, kind: str) -> None:
    picture = Picture(content)
    assert (picture.media_type, picture.size) == (kind, (300, 20))
    for end in range(len(content)):
        assert Picture(content[:end]).size in {None, (300, 20)}


@given(
    st.sampled_from([b"", b"\xff\xd8\xff", PNG[:12], b"GIF8", LOSSLESS[:16], EXTENDED[:16]]),
    st.binary(max_size=60),
)
def test_no_content_is_an_error(beginning: bytes, rest: bytes) -> None:
    picture = Picture(beginning + rest)
    size = picture.size
    assert size is None or all(side > 0 for side in size)
    assert picture.media_type in repr(picture)


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("IMAGE/JPEG; q=1", "image/jpeg"),
        ("text/html", "image/gif"),
        (None, "image/gif"),
        ("", "image/gif"),
    ],
)
def test_the_media_type_of_the_service_is_used_if_it_is_of_a_picture(
    said: str | None, kept: str
) -> None:
    assert Picture(GIF, said).media_type == kept
    assert Picture(b"?").media_type == "application/octet-stream"


def test_saving_a_museum_picture_returns_its_path(tmp_path: Path) -> None:
    with openshelf.Sandbox(today="2024-10-15") as sandbox, sandbox.museum() as museum:
        image = museum.artworks.get(27992)["data"]["image_id"]
        path = museum.images.save(image, width=200, directory=tmp_path)
        assert path == tmp_path / f"{image}.jpg"
        assert Picture(path.read_bytes()).size is not None
        content = path.read_bytes()
        path.unlink()
        assert str(path) in museum.images.download(image, width=200, directory=tmp_path)
        assert path.read_bytes() == content
        assert inspect.signature(museum.images.save).return_annotation is Path
        with pytest.raises(openshelf.ArgumentError):
            museum.images.save("../secret")


async def test_saving_an_awaited_museum_picture_returns_its_path(tmp_path: Path) -> None:
    with openshelf.Sandbox(today="2024-10-15") as sandbox:
        async with sandbox.async_museum() as museum, sandbox.async_placeholder() as placeholder:
            image = (await museum.artworks.get(27992))["data"]["image_id"]
            path = await museum.images.save(image, directory=tmp_path)
            assert path == tmp_path / f"{image}.jpg" and path.is_file()
            assert type(await placeholder.fetch_seed("a", 20)) is Picture
