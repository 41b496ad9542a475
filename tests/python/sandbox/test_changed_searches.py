"""Tests that a fault changes the records of the list that was asked for, and no others."""

from __future__ import annotations

from typing import Any

import openshelf
import pytest
from openshelf import paginate

PACE: Any = {"requests_per_second": None}


@pytest.mark.parametrize("is_cached", [False, True])
def test_documents_of_the_asked_days_are_withdrawn(is_cached: bool) -> None:
    with openshelf.Sandbox(today="2024-09-20", seed=5) as server:
        search = server.gazette(**PACE).documents.search
        documents = paginate(search)

        def numbers(**given: Any) -> set[str]:
            fields = ["document_number", "publication_date"]
            found = documents.records(None, fields=fields, **given)
            return {f"{each['document_number']} {each['publication_date']}" for each in found}

        days: Any = {"published_from": "2024-07-01", "published_to": "2024-07-31"}
        for seed in range(4):
            before, outside = numbers(**days), numbers() - numbers(**days)
            if is_cached:
                search(None, **days)
            server.fail("gazette.documents.search", delete=3, place="anywhere", seed=seed)
            search(None, **days)
            assert len(before - numbers(**days)) == 3
            assert numbers() - numbers(**days) == outside


def test_works_that_a_search_finds_are_withdrawn() -> None:
    with openshelf.Sandbox(today="2024-09-20", seed=5) as server:
        search = server.museum(**PACE).artworks.search
        works = paginate(search)
        found = {each["id"] for each in works.records("monet", fields=["id"])}
        others = {each["id"] for each in works.records(None, fields=["id"])} - found
        server.fail("museum.artworks.search", delete=2, place="anywhere", seed=1)
        search("monet")
        left = {each["id"] for each in works.records("monet", fields=["id"])}
        assert left < found and len(found - left) == 2
        assert {each["id"] for each in works.records(None, fields=["id"])} - found == others
