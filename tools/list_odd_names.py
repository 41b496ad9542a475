"""Lists uninformative identifiers of single files: too short, or made of no known word.

    python tools/list_odd_names.py /usr/share/dict/words

A known word is in the word list (or derives from one in it by an ending), in the glossary, or
in the vocabulary of Rust, Python and the libraries below. Identifiers that several files use are
skipped: readers learn those once. Data of the services (`src/services`, the names in the sandbox)
are not checked.
"""

from __future__ import annotations

import re
import sys
from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ("src", "python", "tools", "benches", "examples", "tests")
SHORTEST = 3

#: The syntax before a name that the file itself chooses.
RUST = re.compile(
    r"\b(?:fn|struct|enum|trait|type|mod|const|static|let(?: mut)?|ref|for)"
    r"\s+\(?(?:mut )?&?([A-Za-z_]\w*)"
    r"|\b(?:Some|Ok)\((?:mut )?([a-z_]\w*)\)"
    r"|\|\s*&?(?:mut )?\b([a-z_]\w*)\s*[,|:](?!:)"
    r"|^\s+(?:pub )?([a-z_]\w*):(?!:)"
    r"|[(,] ?([a-z_]\w*): "
)
PYTHON = re.compile(
    r"\b(?:def|class|for|as|import)\s+([A-Za-z_]\w*)"
    r"|^\s*([A-Za-z_]\w*)(?:: [^=]+)? = |[(,] ?(\w+): "
    r"|\blambda (\w+)"
)
#: Words of the languages, of HTTP and of the libraries that no English dictionary has.
VOCABULARY = set(
    """
    abi aenter aexit anext api arg args arrow ast async asyncio attr attrs await awaitable
    bool bytes cacheable callable capsys cfda cfg cfr charset config conftest const crate csv
    ctor ctypes dataframe datetime defc deflate deserialize deserializer dict dir dirs doc
    docs dsl dst duckdb duns dyn enum env eof eq err errno exe fd ffi fips fmt fn fs func gc
    getattr getitem getter gil gzip hasattr hasher hex hmac html http http2 https idv idvs idx
    iiif impl init inode int ip ipc isinstance iso iso2 iso3 iter iterable jpeg json jsonl
    juneteenth keepalive kwargs len lib libc linux loopback lru lz macos marker md5 metadata
    mkdir mmap mod moka mpsc msg mut mutex mypy naics newtype noqa nums ok oneshot openapi
    pandas parametrize parquet pickle pid piid png polars proc proptest proxied psc pub py
    pyarrow pyclass pyfunction pyi pymethods pyo3 pytest redis ref regex repr reqwest rev
    runtime rustls sched schemathesis seed serde serialize serializer setattr socketserver setup sha
    shlex
    sigint slug slugs sqlite src stderr stdin stdout str struct subtype svg sync sysconfig tas
    tcp tempfile timeout timeouts tls tmp todo tokio toml tqdm traceback tuple tx txt udp uei
    uint unicodedata unix unlink unpickle unraisable untyped url urlencode urls usa usize utf
    utf8 uuid vec warn webp wheel xdist zip zipfile zstd
    """.split()
)
ENDINGS = ("s", "es", "d", "ed", "ing", "er", "r", "ers", "able", "ly", "ness", "er", "est", "y")
PREFIXES = ("un", "re", "non", "sub", "de")


def words_of(name: str) -> list[str]:
    """Split an identifier at underscores, capitals and digits."""
    return re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", name)


def is_known(word: str, known: set[str]) -> bool:
    """Whether a word is in the list, or derives from one by an ending or a prefix."""
    word = word.lower()
    if word in known:
        return True
    stems = [word.removesuffix(ending) for ending in ENDINGS if word.endswith(ending)]
    stems += [word.removeprefix(prefix) for prefix in PREFIXES if word.startswith(prefix)]
    return any(len(stem) >= SHORTEST and (stem in known or f"{stem}e" in known) for stem in stems)


def sources() -> Iterator[Path]:
    """Return the files whose names people chose."""
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*")):
            parts = path.relative_to(ROOT).parts
            is_data = parts[:2] == ("src", "services") or path.stem in {
                "names",
                "words",
                "geography",
            }
            if path.suffix in {".rs", ".py"} and "data" not in parts[1:2] and not is_data:
                yield path


def main() -> int:
    """List the names."""
    [word_list] = sys.argv[1:]
    known = {line.strip().lower() for line in Path(word_list).read_text("utf-8").splitlines()}
    # A word list has every letter as a word, and rare words of two letters.
    known = {word for word in known if len(word) >= SHORTEST} | VOCABULARY
    known |= {"a", "an", "as", "at", "be", "by", "do", "go", "if", "in", "is", "it", "no", "of"}
    known |= {"on", "or", "so", "to", "up", "us", "we", "id", "ids"}
    glossary = (ROOT / "docs" / "design" / "glossary.md").read_text("utf-8")
    known |= {
        word.lower()
        for operation in re.findall(r"^\| ([\w ]+) \|", glossary, re.MULTILINE)
        for word in operation.split()
    }
    used: dict[str, set[Path]] = defaultdict(set)
    defined: dict[str, tuple[Path, int]] = {}
    for path in sources():
        text = path.read_text("utf-8")
        for name in set(re.findall(r"[A-Za-z_]\w*", text)):
            used[name].add(path)
        pattern = RUST if path.suffix == ".rs" else PYTHON
        for number, line in enumerate(text.splitlines(), 1):
            if line.lstrip().startswith(("//", "#")):
                continue
            for groups in pattern.findall(line):
                for name in filter(None, groups):
                    defined.setdefault(name, (path, number))
    found = 0
    for name, (path, number) in sorted(defined.items(), key=lambda item: item[1]):
        words = words_of(name)
        if len(used[name]) != 1 or name.strip("_") in {"", *known} or not words:
            continue
        short = len(name.strip("_")) < SHORTEST
        if short or not any(is_known(word, known) for word in words):
            found += 1
            sys.stdout.write(f"{path.relative_to(ROOT)}:{number}: {name}\n")
    sys.stdout.write(f"{found} names\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
