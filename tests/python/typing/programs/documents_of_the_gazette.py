# pyright: strict, reportMissingModuleSource=false
"""Documents, their agencies, and the members that a search omits."""

from typing import assert_type

import openshelf
from openshelf.types import GazetteDocumentAgency

gazette = openshelf.Gazette()
answer = gazette.documents.search("water", doc_type="rule", order="newest", per_page=20)
assert_type(answer["count"], int)
for document in answer.get("results", ()):
    for agency in document.get("agencies", []):
        assert_type(agency, GazetteDocumentAgency)
        print(agency["raw_name"], agency.get("slug"))
    print(document["volume"])  # refused: unknown member
    print(document["volumes"])  # refused: unknown member
print(answer["results"])  # refused: may be left out
gazette.documents.search("water", doc_type=1)  # refused: wrong value
gazette.documents.search("water", fields=1)  # refused: wrong value
gazette.documents.search("water", published_since="2024-01-01")  # refused: unknown argument
gazette.documents.search()  # refused: missing argument
