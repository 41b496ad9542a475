"""Tests completion in real shells on a real terminal: keys are typed, and the completed command prints an answer."""

from __future__ import annotations

import os
import re
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest

pexpect = pytest.importorskip("pexpect", reason="terminals are those of Unix")

pytestmark = pytest.mark.full

#: How to start each shell without user settings.
SHELLS = {
    "bash": (["--norc", "--noprofile"], ["bind 'set enable-bracketed-paste off'"]),
    "zsh": (["-f"], ["autoload -Uz compinit", "compinit -u -D", "unsetopt zle_bracketed_paste"]),
    "fish": (["--no-config"], ["function fish_prompt; echo '@ '; end"]),
}
LOAD = {
    "bash": 'eval "$(openshelf completion bash)"',
    "zsh": 'eval "$(openshelf completion zsh)"',
    "fish": "openshelf completion fish | source",
}

#: The typed text, and the output of the command that it is completed to.
TYPED = {
    "a command": ("openshelf sho\tdisease.totals.world", r"Today's COVID-19 figures of the world"),
    "an operation": ("openshelf show disease.totals.worl\t", r"figures of the world"),
    "an operation and then an option": (
        "openshelf call disease.totals.worl\t--sandbox --format json", r'"affectedCountries": \d+',
    ),
    "an argument": (
        "openshelf call disease.totals.country coun\tItaly --sandbox --format json", r'"country": "Italy"',
    ),
    "a value": (
        "openshelf call gazette.documents.search search_term=energy fields=title order=newe\t--sandbox --format json",
        r'"title": "',
    ),
    "a value in double quotes": (
        'openshelf call gazette.documents.search water "agencies=environmental-pro\t --sandbox fields=title --format json',
        r'"title": "',
    ),
    "a value in single quotes": (
        "openshelf call gazette.documents.search water 'agencies=environmental-pro\t --sandbox fields=title --format json",
        r'"title": "',
    ),
    "a member of records": (
        "openshelf call museum.artworks.search monet fields=id,place_of\t--sandbox --format csv", r"_score,id,place_of_origin\s",
    ),
    "a member with spaces": (
        "openshelf call spending.search.spending_by_award '{\"award_type_codes\": [\"A\"]}' fields=Award\\ ID,Recipient\\ N\t--sandbox --format csv",
        r"Award ID,Recipient Name,",
    ),
    "an option": (
        "openshelf call disease.totals.world --sand\t--format csv", r"updated,cases,",
    ),
    "a format": (
        "openshelf call disease.totals.world --sandbox --format cs\t", r"updated,cases,",
    ),
    "a service": ("openshelf operations plac\t", r"placeholder.seed_url"),
    "a shell": ("openshelf completion fi\t", r"complete -c openshelf"),
}  # fmt: skip


@pytest.fixture(params=SHELLS)
def shell(request: pytest.FixtureRequest, tmp_path: Path) -> Any:
    name = request.param
    if shutil.which(name) is None:
        pytest.skip(f"{name} is not installed")
    words, first = SHELLS[name]
    environment = {
        "PATH": os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]]),
        "HOME": str(tmp_path),
        "TERM": "dumb",
        "PS1": "@ ",
        "LANG": "C.UTF-8",
        "OPENSHELF_OFFLINE": "1",
    }
    child = pexpect.spawn(
        shutil.which(name), words, env=environment, cwd=str(tmp_path), encoding="utf-8",
        dimensions=(200, 200), timeout=30,
    )  # fmt: skip
    for number, line in enumerate([*first, LOAD[name]]):
        child.sendline(f"{line}; echo loaded{number}x")
        child.expect(rf"\nloaded{number}x|\rloaded{number}x")
    yield child
    child.close(force=True)


@pytest.mark.parametrize("case", TYPED)
def test_completed_commands_run(shell: Any, case: str) -> None:
    typed, written = TYPED[case]
    # Keys that are typed while the shell completes wait for it.
    shell.send(typed + "; echo 'it is ''over'\r")
    shell.expect("it is over")
    assert re.search(written, shell.before), shell.before


def test_tab_twice_lists_the_completions(shell: Any) -> None:
    shell.send("openshelf show disease.influenza.\t\t")
    shell.expect(r"disease\.influenza\.ilinet")
