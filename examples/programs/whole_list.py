"""Every record of a list, however many pages it has."""

import openshelf

with openshelf.Gazette() as gazette:
    found = openshelf.paginate(gazette.documents.search, max_records=50)
    for document in found.records("water", published_from="2024-01-01"):
        print(document["document_number"], document["title"])
