"""Tables of archives: their types, their exactness, and that they need no memory."""

import csv
import datetime as dt
import io
import json
import math
import sys
import zipfile
from decimal import Decimal
from pathlib import Path
from typing import Any

import openshelf
import programs
import pytest

pl = pytest.importorskip("polars")
pa = pytest.importorskip("pyarrow")

#: The types of columns by their names; whatever no rule names is text.
TYPES = {
    "action_date": "date32",
    "period_of_performance_start_date": "date32",
    "last_modified_date": "string",
    "federal_action_obligation": "float64",
    "total_obligated_amount": "float64",
    "total_dollars_obligated": "float64",
    "current_total_value_of_award": "float64",
    "face_value_of_loan": "float64",
    "original_loan_subsidy_cost": "float64",
    "outlayed_amount_from_COVID-19_supplementals": "float64",
    "GROSS_OUTLAY_AMOUNT": "float64",
    "award_id_piid": "string",
    "awarding_agency_code": "string",
    "primary_place_of_performance_zip_4": "string",
    "parent_award_id": "string",
    "obligation_type_code": "string",
    "undefinitized_action_value_description": "string",
    "action_date_fiscal_year": "string",
    "recipient_name": "string",
    "modification_number": "string",
    "whatever": "string",
}


def archive(
    path: Path, members: dict[str, str | bytes], method: int = zipfile.ZIP_DEFLATED
) -> Path:
    with zipfile.ZipFile(path, "w", method) as made:
        for name, text in members.items():
            made.writestr(name, text)
    return path


def one(path: Path, text: str | bytes, name: str = "a.csv", **options: Any) -> Any:
    (table,) = openshelf.read_zip(archive(path / "a.zip", {name: text}), **options)
    return table


def test_column_types_follow_from_column_names(tmp_path: Path) -> None:
    table = one(tmp_path, ",".join(TYPES) + "\n")
    assert table.column_names == [*TYPES, "_unfit"]
    assert dict(zip(table.schema.names, table.schema.types, strict=True)) == {
        **TYPES,
        "_unfit": "string",
    }
    schema = pa.schema(table)
    units = {field.name for field in schema if (field.metadata or {}).get(b"unit") == b"USD"}
    assert units == {name for name, kind in TYPES.items() if kind == "float64"}


def test_values_are_read_exactly(tmp_path: Path) -> None:
    text = (
        "\ufeffnaics_code,action_date,total_obligated_amount,recipient_name\r\n"
        '0072,2024-02-29,-0.1,"ACME, ""THE"" CO\nLTD"\r\n'
        ",,,\r\n"
        '9,02/29/2024,"1,000.00",été\r\n'
    )
    frame = pl.DataFrame(one(tmp_path, text))
    assert frame.rows() == [
        ("0072", dt.date(2024, 2, 29), -0.1, 'ACME, "THE" CO\nLTD', None),
        (None, None, None, None, None),
        (
            "9",
            None,
            None,
            "été",
            '{"action_date":"02/29/2024","total_obligated_amount":"1,000.00"}',
        ),
    ]


def test_amounts_of_money_can_be_exact(tmp_path: Path) -> None:
    text = "id,total_obligated_amount\n1,0.10\n2,-12345678901234567890.05\n3,1.005\n4,\n5,1e2\n"
    plain, exact = (one(tmp_path, text, money=money) for money in ("float", "decimal"))
    assert plain.schema.types == ["string", "float64", "string"]
    assert exact.schema.types == ["string", "decimal128(23, 2)", "string"]
    field = pa.schema(exact).field("total_obligated_amount")
    assert (field.metadata or {})[b"unit"] == b"USD"
    amounts = [Decimal("0.10"), Decimal("-12345678901234567890.05"), None, None, Decimal("100.00")]
    frame = pl.DataFrame(exact)
    assert frame["total_obligated_amount"].to_list() == amounts
    assert frame["_unfit"].to_list()[2] == '{"total_obligated_amount":"1.005"}'
    assert pl.DataFrame(exact.select("total_obligated_amount"))["total_obligated_amount"].dtype == (
        pl.Decimal(23, 2)
    )
    path = tmp_path / "a.parquet"
    exact.to_parquet(path)
    assert pl.read_parquet(path)["total_obligated_amount"].to_list() == amounts
    scanned = openshelf.scan_zip(tmp_path / "a.zip", money="decimal").collect()
    assert scanned["total_obligated_amount"].to_list() == amounts
    for read in (openshelf.read_zip, openshelf.scan_zip):
        with pytest.raises(openshelf.ArgumentError, match="money: expected 'float' or 'decimal'"):
            read(tmp_path / "a.zip", money="cents")  # type: ignore[operator]


def test_the_sum_of_an_archive_is_that_of_its_texts(tmp_path: Path) -> None:
    with openshelf.Sandbox(today="2024-10-15") as server:
        spending = server.spending()
        download = openshelf.download(spending.download.awards, tmp_path, poll=0.01)
        path = download({"award_type_codes": ["A"]})
    (table, *_) = openshelf.read_zip(path, money="decimal")
    with zipfile.ZipFile(path) as packed:
        text = io.TextIOWrapper(packed.open(table.name), "utf-8", newline="")
        written = [Decimal(row["total_obligated_amount"]) for row in csv.DictReader(text)]
    assert pl.DataFrame(table)["total_obligated_amount"].sum() == sum(written) != 0


@pytest.mark.parametrize("file_format", ["csv", "tsv", "pstxt"])
def test_a_downloaded_archive_is_read(tmp_path: Path, file_format: str) -> None:
    with openshelf.Sandbox(today="2024-10-15") as server:
        spending = server.spending()
        download = openshelf.download(spending.download.awards, tmp_path, poll=0.01)
        path = download({"award_type_codes": ["A"]}, file_format=file_format)
    separator = {"csv": ",", "tsv": "\t", "pstxt": "|"}[file_format]
    with zipfile.ZipFile(path) as packed:
        tables = openshelf.read_zip(path)
        assert [table.name for table in tables] == packed.namelist()
        for table in tables:
            text = io.TextIOWrapper(packed.open(table.name), "utf-8", newline="")
            expected = list(csv.DictReader(text, delimiter=separator))
            frame = pl.DataFrame(table).drop("_unfit")
            assert frame.columns == list(expected[0])
            for own, row in zip(frame.iter_rows(named=True), expected, strict=True):
                assert {name: plain(value) for name, value in own.items()} == {
                    name: plain(number(name, value)) for name, value in row.items()
                }


def number(name: str, text: str) -> Any:
    """The value as a number where its name says so."""
    is_amount = any(word in {"amount", "obligation", "value"} for word in name.split("_"))
    return float(text) if text and is_amount else text


def plain(value: Any) -> Any:
    return "" if value is None else value if isinstance(value, float) else str(value)


def test_a_table_is_read_in_batches_of_selected_columns(tmp_path: Path) -> None:
    rows = "".join(f"{row:06},{row}.5,x\n" for row in range(40_000))
    table = one(tmp_path, f"a_id,b_amount,c\n{rows}")
    selected = table.select("c", "a_id")
    assert selected.column_names == ["c", "a_id"]
    batches = list(selected.batches())
    assert len(batches) > 1
    assert pl.concat([pl.DataFrame(each) for each in batches])["a_id"].to_list() == [
        f"{row:06}" for row in range(40_000)
    ]
    with pytest.raises(openshelf.DecodeError, match="did you mean 'a_id'"):
        table.select("a_idd")
    assert table.to_parquet(tmp_path / "a.parquet") == 40_000
    frame = pl.read_parquet(tmp_path / "a.parquet")
    assert frame.equals(pl.DataFrame(table))
    assert math.isclose(frame["b_amount"].sum(), sum(row + 0.5 for row in range(40_000)))
    assert repr(table) == "<openshelf.ZipTable a.csv, 4 columns>"


def test_a_query_reads_only_the_columns_it_names(tmp_path: Path) -> None:
    path = archive(
        tmp_path / "a.zip",
        {"t_1.csv": "a_code,b_amount\n01,1\n02,2\n", "t_2.csv": "a_code,b_amount\n03,3\n"},
    )
    frame = openshelf.scan_zip(path)
    assert frame.select("a_code").collect()["a_code"].to_list() == ["01", "02", "03"]
    assert frame.filter(pl.col("b_amount") > 1).select("a_code").collect().rows() == [
        ("02",),
        ("03",),
    ]
    assert frame.head(2).collect().height == 2
    assert frame.select(pl.len()).collect().item() == 3
    assert frame.select(pl.col("b_amount").sum()).collect().item() == 6
    alone = openshelf.scan_zip(path, "t_2.csv").collect()
    assert alone["a_code"].to_list() == ["03"]


def test_scanning_tables_of_different_columns_needs_a_member(tmp_path: Path) -> None:
    path = archive(tmp_path / "a.zip", {"a.csv": "x\n1\n", "b.csv": "y\n1\n", "readme.pdf": "z"})
    assert [table.name for table in openshelf.read_zip(path)] == ["a.csv", "b.csv"]
    with pytest.raises(ValueError, match=r"different columns: pass member, one of a\.csv, b\.csv"):
        openshelf.scan_zip(path)
    with pytest.raises(ValueError, match=r"no table 'c\.csv'"):
        openshelf.scan_zip(path, "c.csv")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (b"a,b\n1,2\n3\n", "record"),
        (b"a,a\n1,2\n", "two columns are named a"),
        (b"a\n\xff\n", "UTF-8"),
    ],
)
def test_a_damaged_table_is_an_error(tmp_path: Path, text: bytes, words: str) -> None:
    with pytest.raises(openshelf.DecodeError, match=words):
        list(one(tmp_path, text).batches())
    assert not (tmp_path / "a.parquet").exists()


def test_a_wrong_checksum_is_an_error_and_no_file_is_written(tmp_path: Path) -> None:
    path = archive(tmp_path / "a.zip", {"a.csv": "a\n" + "123\n" * 9999}, zipfile.ZIP_STORED)
    content = bytearray(path.read_bytes())
    content[5000] ^= 1
    path.write_bytes(content)
    (table,) = openshelf.read_zip(path)
    with pytest.raises(openshelf.DecodeError, match="checksum"):
        table.to_parquet(tmp_path / "a.parquet")
    assert not (tmp_path / "a.parquet").exists()


def test_files_that_are_not_zip_archives_are_refused(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        openshelf.read_zip(tmp_path / "none.zip")
    other = tmp_path / "a.zip"
    other.write_bytes(b"no archive")
    with pytest.raises(ValueError, match="not a ZIP archive"):
        openshelf.read_zip(other)
    archive(other, {"a.csv": "a\n"}, zipfile.ZIP_LZMA)
    with pytest.raises(ValueError, match="not supported"):
        openshelf.read_zip(other)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads /proc")
def test_memory_does_not_grow_with_the_table(tmp_path: Path) -> None:
    """Peak memory as the system counts it, of a program that copies 4 MB and then 120 MB."""
    block = "".join(f"{row:08},{row}.25,2024-01-31,ACME {row % 7}\n" for row in range(100_000))
    header = "a_id,b_amount,c_date,recipient_name\n"
    archive(tmp_path / "small.zip", {"a.csv": header + block})
    with zipfile.ZipFile(tmp_path / "large.zip", "w", zipfile.ZIP_DEFLATED) as made:
        with made.open("a.csv", "w") as out:
            out.write(header.encode())
            for _ in range(30):
                out.write(block.encode())
    program = """
        import json, sys
        import openshelf

        def peak():
            with open("/proc/self/status") as lines:
                return next(int(line.split()[1]) for line in lines if line.startswith("VmHWM"))

        peaks = []
        for name in ("small", "large"):
            (table,) = openshelf.read_zip(f"{sys.argv[1]}/{name}.zip")
            rows = table.to_parquet(f"{sys.argv[1]}/{name}.parquet")
            peaks.append((rows, peak()))
        print(json.dumps(peaks))
    """
    code, output, errors = programs.finish(programs.start(program, str(tmp_path)))
    assert (code, errors) == (0, "")
    (few, before), (many, after) = json.loads(output)
    assert (few, many) == (100_000, 3_000_000)
    assert after - before < 40_000
