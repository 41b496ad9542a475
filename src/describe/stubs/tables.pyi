@final
class TableSchema:
    """The columns of a table: their names, types, units and notes."""

    @property
    def names(self) -> list[str]:
        """The names of the columns."""
    @property
    def types(self) -> list[str]:
        """Their types in Arrow's words."""
    @property
    def metadata(self) -> dict[str, str]:
        """What is known of the whole table."""
    def __arrow_c_schema__(self) -> object: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __len__(self) -> int: ...
    def __contains__(self, name: str, /) -> bool: ...

@final
class Table:
    """Records as a table of Arrow."""

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
        """How many members came that have no column."""
    @property
    def nbytes(self) -> int:
        """Bytes in memory."""
    @property
    def provenance(self) -> dict[str, Any]:
        """Where the rows come from."""
    @property
    def citation(self) -> str:
        """The same in one line for a list of references."""
    @property
    def completeness(self) -> Completeness | None:
        """What is known of the list that the rows come from; None where they are one answer."""
    def __arrow_c_schema__(self) -> object: ...
    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object: ...
    def batches(self) -> list[Table]:
        """Give the batches, each as a table of its own."""
    def to_arrow(self) -> pyarrow.Table:
        """Give the table as pyarrow's."""
    def to_polars(self) -> polars.DataFrame:
        """Give the table as polars' data frame."""
    def to_pandas(
        self, *, dtype_backend: Literal["pyarrow", "numpy"] = "pyarrow"
    ) -> pandas.DataFrame:
        """Give the table as pandas' data frame."""
    def to_parquet(self, path: _StrOrBytesPath) -> int:
        """Write a Parquet file, and give the number of rows."""
    def to_csv(self, path: _StrOrBytesPath) -> int:
        """Write a CSV file, and give the number of rows."""
    def __len__(self) -> int: ...
    def _repr_html_(self) -> str: ...

@final
class TableCall:
    """A method's arguments to a table of its answer; made by table."""

    def __call__(self, *arguments: Any, **named: Any) -> Any: ...

@final
class Batches(Iterator[Table]):
    """Batches, one after the other."""

    @property
    def completeness(self) -> Completeness:
        """What is known of the list as far as it was read."""
    @property
    def schema(self) -> TableSchema:
        """The columns of every batch."""
    def __iter__(self) -> Self: ...
    def __next__(self) -> Table: ...
    def __arrow_c_schema__(self) -> object: ...
    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object: ...

