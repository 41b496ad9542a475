# pyright: strict, reportMissingModuleSource=false
"""Faults and answers are typed, for the sandbox and for the pytest plugin."""

import openshelf
from openshelf.faults import Fault
from pytest_openshelf.sandbox import Sandbox

faults: list[Fault] = [{"operation": "museum", "status": 503, "times": None}]
faults.append({"job": ["queued", ("running", 0.5), "finished"], "tables": 2})
server = openshelf.Sandbox(faults=faults)
server.fail("museum", gateway=502)
server.fail("museum", gateway=500)  # refused: wrong value
server.fail(job=["queued", "runing"])  # refused: wrong value
wrong: Fault = {"place": "tail"}  # refused: wrong value
misspelt: Fault = {"probabilty": 0.5}  # refused: unknown member


def test_a_fault(openshelf_sandbox: Sandbox) -> None:
    openshelf_sandbox.fail("museum", status=503, retry_after=1, times=2, unused="allow")
    openshelf_sandbox.fail(path="*/iiif/*", rename={"id": None})
    openshelf_sandbox.fail("museum", status="503")  # refused: wrong value
    openshelf_sandbox.fail("museum", statsu=503)  # refused: unknown argument
    openshelf_sandbox.heal(restore=False)


def test_an_answer(openshelf_sandbox: Sandbox) -> None:
    openshelf_sandbox.answer("museum", json={"data": []}, times=1, unused="allow")
    openshelf_sandbox.answer("museum", text="no", status=503, headers={"X-A": "b"})
    openshelf_sandbox.answer("museum", jsn={"data": []})  # refused: unknown argument
    openshelf_sandbox.answer("museum", status="503", text="")  # refused: wrong value
    with openshelf_sandbox.museum() as museum:
        museum.artworks.search("monet")
    openshelf_sandbox.calls.assert_called("museum", times=1)
    openshelf_sandbox.calls.assert_caled("museum")  # refused: unknown attribute
    print(openshelf_sandbox.calls[0].path, openshelf_sandbox.urls["OPENSHELF_MUSEUM_URL"])
    print(openshelf_sandbox.uls)  # refused: unknown attribute
