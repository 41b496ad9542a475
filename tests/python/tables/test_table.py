"""Tests the class `Table` as its users see it."""

import asyncio
import os
import signal
import threading
import time
from html.parser import HTMLParser
from typing import Any

import openshelf
import pyarrow as pa
import pytest
from calling import make_client
from catalog_entries import CATALOG
from openshelf import paginate
from paged_answers import works
from recorder import Answer, Recorder


@pytest.fixture(scope="module")
def museum(sandbox: Any) -> Any:
    return sandbox.museum()


def test_a_table_of_one_answer_has_its_records(museum: Any) -> None:
    records = museum.artworks.list(limit=7)["data"]
    table = openshelf.table(museum.artworks.list)(limit=7)
    assert table.num_rows == len(table) == 7
    assert table.num_columns == len(table.column_names) == len(table.schema)
    assert pa.table(table)["title"].to_pylist() == [record["title"] for record in records]
    assert (table.unfit, table.extra) == (0, 0)
    assert table.nbytes > 0


def test_a_table_of_a_list_has_its_records_in_order(museum: Any) -> None:
    listing = paginate(museum.artworks.list, max_records=130)
    records = [record["id"] for record in listing.records(limit=20)]
    assert pa.table(listing.table(limit=20))["id"].to_pylist() == records


def test_batches_together_are_the_table(museum: Any, small_batches: None) -> None:
    listing = paginate(museum.artworks.list, max_records=130)
    batches = list(listing.batches(limit=20))
    assert [len(batch) for batch in batches] == [20] * 6 + [10]
    whole = pa.table(listing.table(limit=20)).replace_schema_metadata()
    pieces = [pa.table(batch).replace_schema_metadata() for batch in batches]
    assert pa.concat_tables(pieces).equals(whole)


def test_batches_are_an_arrow_stream(museum: Any, small_batches: None) -> None:
    listing = paginate(museum.artworks.list, max_records=130)
    reader = pa.RecordBatchReader.from_stream(listing.batches(limit=20))
    assert reader.schema.names == listing.schema(limit=20).names
    assert reader.read_all()["id"].to_pylist() == [
        record["id"] for record in listing.records(limit=20)
    ]


async def test_tables_of_an_asynchronous_client_are_awaited(
    sandbox: Any, museum: Any, small_batches: None
) -> None:
    records = [each["id"] for each in paginate(museum.artworks.list, max_records=90).records()]
    async with sandbox.async_museum() as own:
        one = await openshelf.table(own.artworks.list)(limit=7)
        assert len(one) == 7
        listing = paginate(own.artworks.list, max_records=90)
        table, found = await asyncio.gather(listing.table(), listing.count())
        assert pa.table(table)["id"].to_pylist() == records
        assert found > 90
        batches = [batch async for batch in listing.batches(limit=20)]
    assert [len(batch) for batch in batches] == [20] * 4 + [10]


def test_a_schema_is_known_without_a_request() -> None:
    with openshelf.Museum(base_url="http://127.0.0.1:9") as client:
        schema = openshelf.schema(client.artworks.list)
        assert schema.names[-2:] == ["_unfit", "_extra"]
        assert pa.schema(schema).names == schema.names
        assert dict(zip(schema.names, schema.types, strict=True))["id"] == "int64"
        chosen = openshelf.schema(client.artworks.list, fields=["title", "id"])
        assert chosen.names[:2] == ["title", "id"]
        assert chosen == openshelf.schema(client.artworks.list, fields="title,id")
        assert chosen != schema
        assert "title" in chosen and "artist_id" not in chosen
        flat = openshelf.schema(client.artworks.list, flatten=True)
        assert "thumbnail.lqip" in flat
        assert flat == paginate(client.artworks.list).schema(flatten=True)
        # paginate adds the member that identifies records.
        assert "id" in paginate(client.artworks.list).schema(fields=["title"])


def test_operations_without_a_table_are_refused(museum: Any, sandbox: Any) -> None:
    placeholder = sandbox.placeholder()
    operations = [each for each in CATALOG.values() if each["service"] == "placeholder"]
    without = [each["full_name"] for each in operations if each["answer"] in {"address", "bytes"}]
    assert without
    for method in (getattr(placeholder, name) for name in without):
        with pytest.raises(TypeError, match="cannot be made into a table"):
            openshelf.table(method)
        with pytest.raises(TypeError, match="cannot be made into a table"):
            openshelf.schema(method)
    with pytest.raises(TypeError, match="method of an openshelf client"):
        openshelf.table(print)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="does not take the argument include"):
        openshelf.schema(sandbox.gazette().documents.search, include=["x"])


def test_arguments_are_checked_before_any_request() -> None:
    with openshelf.Museum(base_url="http://127.0.0.1:9") as client:
        for ask in (paginate(client.artworks.list).table, openshelf.table(client.artworks.list)):
            with pytest.raises(TypeError, match="did you mean"):
                ask(feilds=["title"])


def test_a_table_raises_the_errors_of_the_call(sandbox: Any) -> None:
    with openshelf.Sandbox(today=sandbox.today) as own:
        museum = own.museum(max_retries=0)
        with pytest.raises(openshelf.NotFoundError):
            openshelf.table(museum.artworks.get)(999_999_999)
        own.fail("museum.artworks.list", bad_json=True, times=None)
        with pytest.raises(openshelf.DecodeError):
            openshelf.table(museum.artworks.list)()
        with pytest.raises(openshelf.DecodeError):
            paginate(museum.artworks.list).table()


def test_an_error_is_raised_after_the_batches_before_it(
    recorder: Recorder, small_batches: None
) -> None:
    recorder.script.extend([works([1, 2], 6), works([3, 4], 6), Answer(status=404)])
    museum = make_client("museum", recorder.url, max_retries=0)
    batches = paginate(museum.artworks.list, concurrency=1).batches(limit=2)
    assert len(next(batches)) == 2
    assert len(next(batches)) == 2
    with pytest.raises(openshelf.NotFoundError):
        next(batches)
    assert list(batches) == []


def test_ctrl_c_interrupts_a_table(recorder: Recorder) -> None:
    held = threading.Event()
    recorder.script.extend([works([1, 2], 6), Answer(hold=held)])
    museum = make_client("museum", recorder.url)

    def interrupt() -> None:
        while len(recorder.requests) < 2:
            time.sleep(0.01)
        os.kill(os.getpid(), signal.SIGINT)

    threading.Thread(target=interrupt).start()
    with pytest.raises(KeyboardInterrupt):
        paginate(museum.artworks.list, concurrency=1).table(limit=2)
    held.set()


async def test_a_table_can_be_cancelled(recorder: Recorder) -> None:
    held = threading.Event()
    recorder.script.extend([works([1, 2], 6), Answer(hold=held)])
    museum = make_client("museum", recorder.url, asynchronous=True)
    task = asyncio.ensure_future(paginate(museum.artworks.list, concurrency=1).table(limit=2))
    while len(recorder.requests) < 2:  # noqa: ASYNC110  the recorder is another thread
        await asyncio.sleep(0.01)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    held.set()


def test_a_terminal_shows_names_types_and_rows(museum: Any) -> None:
    text = repr(openshelf.table(museum.artworks.list)(limit=30))
    head, names, types, *rows = text.splitlines()
    assert head.startswith("openshelf.Table of museum.artworks.list: 30 rows, ")
    assert names.split()[:1] == ["id"] and types.split()[:1] == ["int64"]
    assert len(rows) == 12 and rows[-2].startswith("20 more rows; ")
    assert rows[-1].startswith("unproven: ")
    assert max(map(len, text.splitlines())) <= 103


def test_control_characters_and_html_are_escaped(recorder: Recorder) -> None:
    record = b'{"id": 1, "title": "a\\u001b[31m\\n<b>&"}'
    recorder.script.append(Answer(body=b'{"data": [%s]}' % record))
    museum = make_client("museum", recorder.url)
    table = openshelf.table(museum.artworks.list)(fields=["id", "title"])
    assert "\x1b" not in repr(table)
    assert r"a\x1b[31m\n<b>&" in repr(table)
    page = table._repr_html_()
    assert "<b>" not in page and "&lt;b&gt;&amp;" in page


def test_a_notebook_shows_a_table_with_types(museum: Any) -> None:
    table = openshelf.table(museum.artworks.list)(limit=30)
    page = table._repr_html_()
    opened: list[str] = []

    class Reader(HTMLParser):
        def handle_starttag(self, tag: str, _: Any) -> None:
            opened.append(tag)

        def handle_endtag(self, tag: str) -> None:
            if tag != "br":
                opened.append(f"/{tag}")

    Reader().feed(page)
    assert all(opened.count(tag) == opened.count(f"/{tag}") for tag in ("table", "tr", "td", "th"))
    assert opened.count("tr") == 21
    assert "int64" in page and "30 rows" in page
    # The notebook's own colours are readable on light and on dark backgrounds.
    assert "color:" not in page.replace("border-color:", "")


def test_a_table_cannot_be_iterated(museum: Any) -> None:
    table = openshelf.table(museum.artworks.list)(limit=2)
    with pytest.raises(TypeError, match="to_polars"):
        iter(table)


def test_the_provenance_says_what_was_requested_and_when(sandbox: Any, museum: Any) -> None:
    table = openshelf.table(museum.artworks.list)(limit=3, fields=["id", "title"])
    known = table.provenance
    assert known["service"] == (
        "Art Institute of Chicago API (answered by a server on this machine)"
    )
    assert known["operation"] == "museum.artworks.list"
    assert known["arguments"] == {"limit": 3, "fields": ["id", "title"]}
    assert known["url"] == openshelf.raw(museum.artworks.list)(limit=3, fields=["id", "title"]).url
    assert known["version"] == openshelf.__version__
    assert known["licence"] == museum.artworks.list(limit=1)["info"]["license_text"]
    assert known["data_end"] is None
    assert table.schema.metadata["openshelf.url"] == known["url"]
    line = table.citation
    assert "\n" not in line
    assert all(text in line for text in (known["service"], known["url"], known["retrieved"]))


@pytest.mark.parametrize(
    ("info", "licence"),
    [
        ('{"license_text": "words \\u00e9"}', "words \u00e9"),
        ('{"other": [1, {"license_text": "x"}]}', None),
        ('{"license_text": 5}', None),
        ("null", None),
        ("[" * 100_000 + "]" * 100_000, None),
    ],
    ids=["words", "another place", "a number", "null", "too deep"],
)
def test_the_licence_is_found_in_any_answer(
    recorder: Recorder, info: str, licence: str | None
) -> None:
    recorder.script.append(Answer(body=f'{{"data": [], "info": {info}}}'.encode()))
    raw = openshelf.raw(make_client("museum", recorder.url).artworks.list)()
    assert raw.citation["licence"] == licence


def test_the_provenance_says_when_the_data_end(sandbox: Any) -> None:
    table = openshelf.table(sandbox.disease().historical.countries)(last_days=2)
    assert table.provenance["data_end"] == "2023-03-09"
    assert "data end 2023-03-09" in table.citation


def test_a_cached_answer_keeps_its_time_of_retrieval(sandbox: Any, tmp_path: Any) -> None:
    options = {"use_caching": True, "cache_name": str(tmp_path / "cache.sqlite")}
    with sandbox.museum(**options) as museum:
        openshelf.table(museum.artworks.list)(limit=3)
        time.sleep(1.1)
        kept = openshelf.table(museum.artworks.list)(limit=3)
        raw = openshelf.raw(museum.artworks.list)(limit=3)
        assert raw.from_cache
        assert kept.provenance["retrieved"] == raw.citation["retrieved"]


def test_unknown_members_can_be_inferred(recorder: Recorder) -> None:
    body = b'{"data": [{"id": 1, "colour": "red"}, {"id": 2, "colour": null}]}'
    recorder.script.extend([Answer(body=body), Answer(body=body)])
    museum = make_client("museum", recorder.url)
    plain = openshelf.table(museum.artworks.list)(fields=["id"])
    assert plain.extra == 2 and "colour" not in plain.column_names
    inferred = openshelf.table(museum.artworks.list, infer=True)(fields=["id"])
    assert pa.table(inferred)["colour"].to_pylist() == ["red", None]
    assert inferred.extra == 0
    # What is null in every record shows no type, and becomes no column.
    body = b'{"data": [{"id": 1, "colour": "red", "weight": null}, {"id": 2, "weight": null}]}'
    recorder.script.append(Answer(body=body))
    inferred = openshelf.table(museum.artworks.list, infer=True)(fields=["id"])
    assert "weight" not in inferred.column_names
    assert inferred.extra == 2


READ = [
    pytest.param(iter, TypeError, "for records use paginate", id="iterated"),
    pytest.param(lambda table: table["title"], TypeError, r"which take \['title'\]", id="column"),
    pytest.param(
        lambda table: table["titel"],
        TypeError,
        "a table has no column 'titel'; did you mean 'title'",
        id="no column",
    ),
    pytest.param(lambda table: table[:5], TypeError, r"which take \[slice", id="slice"),
    pytest.param(
        lambda table: table.groupby("id"), AttributeError, "has no groupby;", id="groupby"
    ),
    pytest.param(
        lambda table: table.to_polar(),
        AttributeError,
        "has no to_polar; did you mean 'to_polars'",
        id="misspelt",
    ),
]


@pytest.mark.parametrize(("use", "error", "words"), READ)
def test_the_error_for_data_frame_methods_names_the_conversions(
    use: Any, error: type[Exception], words: str, museum: Any
) -> None:
    found = openshelf.table(museum.artworks.list)(limit=3)
    assert found.shape == (found.num_rows, found.num_columns) == (3, len(found.column_names))
    with pytest.raises(error, match=words) as raised:
        use(found)
    assert "table.to_polars(), table.to_pandas() or table.to_arrow()" in str(raised.value)
    assert not hasattr(found, "__array__")


def test_the_records_of_several_lists_have_the_name_of_their_list(sandbox: Any) -> None:
    with sandbox.gazette() as gazette:
        lists = gazette.topics.list()["results"]
        table = openshelf.table(gazette.topics.list)().to_arrow().to_pylist()
    expected = [("thesaurus", each) for each in lists["thesaurus"]]
    expected += [("ad_hoc", each) for each in lists["ad_hoc"]]
    assert [row["list"] for row in table] == [name for name, _ in expected]
    for row, (_, record) in zip(table, expected, strict=True):
        for name in ("name", "slug", "see", "see_also"):
            assert row[name] == record[name]
