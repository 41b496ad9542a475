# pyright: strict, reportMissingModuleSource=false
"""Counts by what they are grouped by."""

from typing import assert_type

import openshelf
from openshelf.types import GazetteFacet

gazette = openshelf.Gazette()
facets = gazette.documents.facets("type", publication_year=2024)
for kind, facet in facets.items():
    assert_type(kind, str)
    assert_type(facet, GazetteFacet)
    assert_type(facet["count"], int)
    print(facet["cuont"])  # refused: unknown member
gazette.documents.facets(["type"])  # refused: wrong value
