"""A test of your own code, against made-up data on this machine."""

import openshelf

with openshelf.Sandbox(today="2024-10-15") as sandbox, sandbox.gazette() as gazette:
    sandbox.fail("gazette.documents.search", status=503, times=1)
    print(gazette.documents.search("water", per_page=2)["count"], len(sandbox.calls))
