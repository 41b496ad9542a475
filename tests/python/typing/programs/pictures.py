# pyright: strict, reportMissingModuleSource=false
"""Pictures: addresses, bytes, facts."""

from pathlib import Path
from typing import assert_type

import openshelf
from openshelf import Picture, paginate
from openshelf.types import PlaceholderPicture

placeholder = openshelf.Placeholder()
assert_type(placeholder.seed_url("picsum", 200, grayscale=True), str)
photograph = placeholder.fetch_id(237, 200, height=300)
assert_type(photograph, Picture)
assert_type(photograph.size, tuple[int, int] | None)
assert_type(photograph.save("237.jpg"), Path)
whole: bytes = photograph
assert_type(placeholder.id_info(237), PlaceholderPicture)
for picture in paginate(placeholder.list).records():
    assert_type(picture["width"], int)
    print(picture["widht"])  # refused: unknown member
print(placeholder.list()[0]["author"])
placeholder.seed_url("picsum", "200")  # refused: wrong value
placeholder.seed_url("picsum", 200, greyscale=True)  # refused: unknown argument
paginate(placeholder.id_info)  # refused: no pages
