"""Tests the notebooks in a real JupyterLab, in headless Chromium: what users see, press and interrupt.

OPENSHELF_SCREENSHOTS names a folder for screenshots.
"""

import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

pytestmark = [
    pytest.mark.full,
    pytest.mark.timeout(600),
    pytest.mark.filterwarnings("ignore::ResourceWarning"),  # of the browser's driver
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]

NOTEBOOKS = Path(__file__).resolve().parents[3] / "examples" / "notebooks"
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
ARGUMENTS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
]  # fmt: skip
#: Every cell is in the page, including those out of view; no one is asked about news.
SETTINGS = {
    "notebook-extension/tracker": {"windowingMode": "none"},
    "apputils-extension/notification": {"fetchNews": "false", "checkForUpdates": False},
}
CELLS = [
    (
        'import openshelf\n\nsandbox = openshelf.Sandbox(today="2024-10-15")\n'
        "disease = sandbox.disease(timeout=90)\ndisease"
    ),
    "disease.totals.country?",
    "client = sandbox.async_disease()\n(await client.totals.country('Italy'))['population']",
    'sandbox.fail("disease.totals.world", delay=60)\ndisease.totals.world()',
    'disease.totals.country("Italy")["population"]',
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A JupyterLab over a folder with the notebooks; its address."""
    home = tmp_path_factory.mktemp("lab")
    work = home / "work"
    work.mkdir()
    import nbformat  # noqa: PLC0415  takes long, and this test rarely runs

    for path in NOTEBOOKS.glob("*.ipynb"):
        notebook = nbformat.read(path, 4)
        for cell in notebook.cells:
            if cell.cell_type == "code":
                # The outputs are those of this run, not the stored ones.
                cell.outputs, cell.execution_count = [], None
        nbformat.write(notebook, work / path.name)
    trial = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(cell) for cell in CELLS])
    trial.metadata["kernelspec"] = {"name": "python3", "display_name": "Python 3"}
    nbformat.write(trial, work / "trial.ipynb")
    for name, values in SETTINGS.items():
        path = home / "settings" / "@jupyterlab" / f"{name}.jupyterlab-settings"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(values), encoding="utf-8")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    own = {
        "JUPYTERLAB_SETTINGS_DIR": str(home / "settings"),
        "JUPYTERLAB_WORKSPACES_DIR": str(home / "workspaces"),
        "JUPYTER_CONFIG_DIR": str(home / "config"),
        "JUPYTER_DATA_DIR": str(home / "data"),
        "JUPYTER_RUNTIME_DIR": str(home / "runtime"),
        "IPYTHONDIR": str(home / "ipython"),
        "XDG_CACHE_HOME": str(home / "cache"),
        "OPENSHELF_CACHE_DIR": "",
        "OPENSHELF_OFFLINE": "1",
        # The packages of the first cell are installed.
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        "PIP_NO_INDEX": "1",
    }
    environment = os.environ | own
    command = [
        sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root", f"--port={port}",
        "--ip=127.0.0.1", "--IdentityProvider.token=", f"--ServerApp.root_dir={work}",
    ]  # fmt: skip
    with (home / "log").open("wb") as log:
        process = subprocess.Popen(command, env=environment, stdout=log, stderr=log, cwd=work)
    address = f"http://127.0.0.1:{port}"
    try:
        wait_for(address, process, home / "log")
        yield address
    finally:
        process.terminate()
        process.wait(60)


def wait_for(address: str, process: subprocess.Popen[bytes], log: Path) -> None:
    for _ in range(600):
        try:
            with urllib.request.urlopen(f"{address}/api", timeout=5):  # noqa: S310  ours
                return
        except OSError:
            assert process.poll() is None, log.read_text()
            time.sleep(0.2)
    raise AssertionError(log.read_text())


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    from playwright.sync_api import sync_playwright  # noqa: PLC0415  not in every suite

    assert CHROMIUM, "install Debian's chromium: apt-get install chromium"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def opened(server: str, browser: Any, tmp_path: Path) -> Iterator[Callable[[str], "Lab"]]:
    """Opens a notebook in a window of its own."""
    contexts = []

    def open_notebook(name: str) -> "Lab":
        context = browser.new_context(viewport={"width": 1280, "height": 1000})
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(90_000)
        page.goto(f"{server}/doc/workspaces/auto-{name}/tree/{name}.ipynb?reset")
        page.locator(".jp-Notebook .jp-CodeCell").first.wait_for()
        # A cell that runs before the kernel starts makes JupyterLab ask for a kernel.
        page.locator("#jp-bottom-panel, .jp-StatusBar-Widget").get_by_text(
            "| Idle"
        ).first.wait_for()
        lab = Lab(page, name, Path(os.environ.get("OPENSHELF_SCREENSHOTS") or tmp_path))
        lab.wait_until_idle()
        return lab

    yield open_notebook
    for context in contexts:
        context.close()


class Lab:
    """An open notebook."""

    def __init__(self, page: Any, name: str, pictures: Path) -> None:
        self.page = page
        self.name = name
        self.pictures = pictures

    def wait_until_idle(self) -> None:
        indicator = ".jp-Notebook-ExecutionIndicator[data-status='idle']"
        self.page.locator(indicator).first.wait_for(timeout=150_000)

    def run_everything(self) -> None:
        self.page.locator(".lm-MenuBar-item", has_text="Run").first.click()
        self.page.locator(".lm-Menu-item", has_text="Run All Cells").first.click()
        last = self.page.locator(".jp-CodeCell .jp-InputPrompt").last
        for _ in range(600):
            if last.inner_text().strip("[]: ").isdigit():
                break
            self.page.wait_for_timeout(100)
        self.wait_until_idle()
        self.look("end")

    def cell(self, number: int) -> Any:
        return self.page.locator(".jp-Notebook .jp-CodeCell").nth(number)

    def run(self, number: int, *, wait: bool = True) -> Any:
        self.cell(number).locator(".cm-content").click()
        self.page.keyboard.press("Control+Enter")
        if wait:
            self.page.wait_for_timeout(300)
            self.wait_until_idle()
        return self.cell(number)

    def errors(self) -> list[str]:
        found = self.page.locator("[data-mime-type='application/vnd.jupyter.stderr']")
        tracebacks = self.page.locator("[data-mime-type='application/vnd.jupyter.error']")
        return [*found.all_inner_texts(), *tracebacks.all_inner_texts()]

    def look(self, what: str) -> None:
        self.pictures.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=str(self.pictures / f"{self.name}-{what}.png"))


def sizes(lab: Lab) -> list[list[int]]:
    """Width and height of every picture that the browser could draw."""
    found: list[list[int]] = lab.page.eval_on_selector_all(
        ".jp-OutputArea-output img", "all => all.map(one => [one.naturalWidth, one.naturalHeight])"
    )
    return found


def test_clients_pages_and_pictures_are_shown(opened: Callable[[str], Lab]) -> None:
    lab = opened("first_steps")
    lab.run_everything()
    assert lab.errors() == []
    assert sizes(lab) == [[480, 270], [480, 270]]
    tables = lab.page.locator(".jp-OutputArea-output table")
    assert tables.count() >= 3
    for number, what in enumerate(["client", "raw", "picture", "page"]):
        # The output of pip is first; a dict is between the client and the answer.
        place = lab.page.locator(".jp-CodeCell .jp-OutputArea-output").nth(
            1 + number + (number > 0)
        )
        place.scroll_into_view_if_needed()
        lab.look(what)
    assert "60262000" in lab.page.locator(".jp-CodeCell").last.inner_text()


def test_a_bar_fills_in_one_output(opened: Callable[[str], Lab]) -> None:
    lab = opened("harvest")
    lab.run_everything()
    assert lab.errors() == []
    bars = lab.page.locator("progress")
    assert bars.count() == 2
    values = bars.evaluate_all("all => all.map(one => [one.value, one.max])")
    assert values[1] == [597, 597] and values[0][0] < 597 and values[0][1] == 597
    assert "597 of 597 records" in lab.page.locator(".jp-Notebook").inner_text()
    bars.last.scroll_into_view_if_needed()
    lab.look("bars")


def test_the_notebook_about_a_painter_shows_pictures(opened: Callable[[str], Lab]) -> None:
    lab = opened("painter")
    lab.run_everything()
    assert lab.errors() == []
    drawn = sizes(lab)
    assert len(drawn) == 4 and all(width > 100 and height > 100 for width, height in drawn)
    for number in range(len(drawn)):
        lab.page.locator(".jp-OutputArea-output img").nth(number).scroll_into_view_if_needed()
        lab.look(f"picture-{number}")


def test_help_completion_await_and_interrupt_work(opened: Callable[[str], Lab]) -> None:
    lab = opened("trial")
    assert "operations" in lab.run(0).inner_text()
    help_shown = lab.run(1).inner_text()
    assert "Today's COVID-19 figures of one country" in help_shown + lab.page.inner_text("body")
    lab.look("help")
    assert "60262000" in lab.run(2).inner_text()
    # Completion after a namespace and inside a call.
    editor = lab.cell(4).locator(".cm-content")
    editor.click()
    lab.page.keyboard.press("Control+A")
    lab.page.keyboard.type("disease.totals.")
    lab.page.keyboard.press("Tab")
    lab.page.locator(".jp-Completer-item").first.wait_for()
    offered = lab.page.locator(".jp-Completer-item").all_inner_texts()
    lab.look("completion")
    assert any("countries_by_name" in each for each in offered), offered
    lab.page.keyboard.press("Escape")
    lab.page.keyboard.press("Control+A")
    lab.page.keyboard.type('disease.totals.country("Italy")["population"]')
    # A call that waits for a minute ends when the kernel is interrupted.
    waiting = lab.run(3, wait=False)
    waiting.locator(".jp-InputPrompt", has_text="[*]").wait_for()
    lab.page.wait_for_timeout(1000)
    lab.page.locator(".lm-MenuBar-item", has_text="Kernel").first.click()
    lab.page.locator(".lm-Menu-item", has_text="Interrupt Kernel").first.click()
    waiting.get_by_text("KeyboardInterrupt").first.wait_for(timeout=30_000)
    assert "KeyboardInterrupt" in waiting.inner_text()
    lab.look("interrupted")
    assert "60262000" in lab.run(4).inner_text()
