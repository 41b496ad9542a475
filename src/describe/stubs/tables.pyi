@final
class TableSchema:
    """The columns of a table: their names, types, units and notes."""

    @property
    def names(self) -> list[str]:
        """The names of the columns."""
    @property
    def types(self) -> list[str]:
        """Their Arrow types."""
    @property
    def units(self) -> dict[str, str]:
        """The units of the columns that have one."""
    @property
    def notes(self) -> dict[str, str]:
        """The notes of the columns that have one."""
    @property
    def metadata(self) -> dict[str, str]:
        """The metadata of the table."""
    def __arrow_c_schema__(self) -> object: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __len__(self) -> int: ...
    def __contains__(self, name: str, /) -> bool: ...

@final
class Table:
    """Records as an Arrow table."""

    @property
    def num_rows(self) -> int:
        """How many rows it has."""
    @property
    def num_columns(self) -> int:
        """How many columns it has."""
    @property
    def shape(self) -> tuple[int, int]:
        """How many rows and columns it has."""
    @property
    def column_names(self) -> list[str]:
        """The names of the columns."""
    @property
    def schema(self) -> TableSchema:
        """Their types, units and notes."""
    @property
    def unfit(self) -> int:
        """How many values did not fit their column."""
    @property
    def extra(self) -> int:
        """How many members without a column were received."""
    @property
    def nbytes(self) -> int:
        """Bytes in memory."""
    @property
    def provenance(self) -> dict[str, Any]:
        """Where the rows come from."""
    @property
    def citation(self) -> str:
        """The provenance in one line, for a list of references."""
    @property
    def completeness(self) -> Completeness | None:
        """How complete the list of the rows is; None if the rows are one answer."""
    @property
    def metadata(self) -> dict[str, Any]:
        """What the service says beside the rows, and which names it did not find."""
    def __arrow_c_schema__(self) -> object: ...
    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object: ...
    def batches(self) -> list[Table]:
        """Return the batches, each as a table."""
    def to_arrow(self) -> pyarrow.Table:
        """Return the table as a pyarrow table."""
    def to_polars(self) -> polars.DataFrame:
        """Return the table as a polars data frame."""
    def to_pandas(
        self, *, dtype_backend: Literal["numpy", "numpy_nullable", "pyarrow"] = "numpy"
    ) -> pandas.DataFrame:
        """Return the table as a pandas data frame."""
    def head(self, n: int = 5) -> Table:
        """Return the first rows."""
    def tail(self, n: int = 5) -> Table:
        """Return the last rows."""
    def select(self, *columns: str | Iterable[str]) -> Table:
        """Return some columns, in this order."""
    def to_parquet(
        self, path: _StrOrBytesPath, *, partition_by: str | Sequence[str] | None = None
    ) -> int:
        """Write a Parquet file, or one for each value of columns, and return the number of rows."""
    def to_csv(self, path: _StrOrBytesPath, *, separator: str | None = None) -> int:
        """Write a CSV file and return the number of rows."""
    def to_jsonl(self, path: _StrOrBytesPath) -> int:
        """Write a JSON object for each row, and return the number of rows."""
    def to_duckdb(self, path: _StrOrBytesPath, name: str) -> int:
        """Write the rows to a table of a DuckDB database, and return their number."""
    def to_sqlite(
        self, path: _StrOrBytesPath, name: str, *, fts: str | Sequence[str] | None = None
    ) -> int:
        """Write the rows to a table of an SQLite database, and return their number."""
    def to_excel(self, path: _StrOrBytesPath) -> int:
        """Write an Excel workbook, and return the number of rows."""
    def _rows(self, start: int) -> list[tuple[int | float | bool | str | None, ...]]:
        """Return the rows from a number on, at most a thousand."""
    def __len__(self) -> int: ...
    def _repr_html_(self) -> str: ...

@final
class Batches(Iterator[Table]):
    """Batches, one after the other."""

    @property
    def completeness(self) -> Completeness:
        """How complete the list is, as far as it was read."""
    @property
    def metadata(self) -> dict[str, Any]:
        """What the service has said beside the records, as far as they were read."""
    @property
    def position(self) -> str:
        """The position after the last batch that was returned, as JSON."""
    @property
    def schema(self) -> TableSchema:
        """The columns of every batch."""
    def __iter__(self) -> Self: ...
    def __next__(self) -> Table: ...
    def __arrow_c_schema__(self) -> object: ...
    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object: ...

