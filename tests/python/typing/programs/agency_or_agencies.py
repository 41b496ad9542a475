# pyright: strict, reportMissingModuleSource=false
"""One or many: the service decides, and isinstance distinguishes them."""

from typing import assert_type

import openshelf
from openshelf.types import GazetteAgency

gazette = openshelf.Gazette()
answer = gazette.agencies.get("12,13")
if isinstance(answer, list):
    assert_type(answer, list[GazetteAgency])
    print(answer[0]["nam"])  # refused: unknown member
else:
    assert_type(answer, GazetteAgency)
    print(answer.get("name"))
