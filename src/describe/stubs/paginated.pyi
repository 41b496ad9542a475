@final
class Paginated(Generic[_P, _Record_co]):
    """Everything that an operation lists; made by paginate."""

    def records(self, *arguments: _P.args, **named: _P.kwargs) -> Records[_Record_co]:
        """Give the records, one after the other."""
    def pages(self, *arguments: _P.args, **named: _P.kwargs) -> Pages[_Record_co]:
        """Give the pages, one after the other."""
    def count(self, *arguments: _P.args, **named: _P.kwargs) -> Count:
        """Count the records; the number knows whether it is exact."""
    @overload
    def to_jsonl(
        self,
        path: _StrOrBytesPath,
        *arguments: _P.args,
        **named: _P.kwargs,
    ) -> Written:
        """Write every record on a line of a file, and give their number."""
    @overload
    def to_jsonl(
        self,
        path: _StrOrBytesPath,
        *arguments: Any,
        resume: bool,
        **named: Any,
    ) -> Written: ...
    @overload
    def table(self, *arguments: _P.args, **named: _P.kwargs) -> Table:
        """Give everything as a table."""
    @overload
    def table(
        self, *arguments: Any, flatten: bool, infer: bool = False, **named: Any
    ) -> Table: ...
    @overload
    def table(
        self, *arguments: Any, flatten: bool = False, infer: bool, **named: Any
    ) -> Table: ...
    @overload
    def batches(self, *arguments: _P.args, **named: _P.kwargs) -> Batches:
        """Give everything as tables of some pages each, one after the other."""
    @overload
    def batches(
        self, *arguments: Any, flatten: bool, infer: bool = False, **named: Any
    ) -> Batches: ...
    @overload
    def batches(
        self, *arguments: Any, flatten: bool = False, infer: bool, **named: Any
    ) -> Batches: ...
    @overload
    def schema(self, *arguments: _P.args, **named: _P.kwargs) -> TableSchema:
        """Give the columns of the table, before anything is asked."""
    @overload
    def schema(self, *arguments: Any, flatten: bool, **named: Any) -> TableSchema: ...
    @overload
    def to_parquet(
        self,
        path: _StrOrBytesPath,
        *arguments: _P.args,
        **named: _P.kwargs,
    ) -> Written:
        """Write everything into a Parquet file, and give the number of rows."""
    @overload
    def to_parquet(
        self,
        path: _StrOrBytesPath,
        *arguments: Any,
        resume: bool,
        flatten: bool = False,
        infer: bool = False,
        **named: Any,
    ) -> Written: ...
    @overload
    def to_parquet(
        self,
        path: _StrOrBytesPath,
        *arguments: Any,
        resume: bool = False,
        flatten: bool,
        infer: bool = False,
        **named: Any,
    ) -> Written: ...
    @overload
    def to_parquet(
        self,
        path: _StrOrBytesPath,
        *arguments: Any,
        resume: bool = False,
        flatten: bool = False,
        infer: bool,
        **named: Any,
    ) -> Written: ...
    @overload
    def to_csv(
        self,
        path: _StrOrBytesPath,
        *arguments: _P.args,
        **named: _P.kwargs,
    ) -> Written:
        """Write everything into a CSV file, and give the number of rows."""
    @overload
    def to_csv(
        self,
        path: _StrOrBytesPath,
        *arguments: Any,
        flatten: bool,
        infer: bool = False,
        **named: Any,
    ) -> Written: ...
    @overload
    def to_csv(
        self,
        path: _StrOrBytesPath,
        *arguments: Any,
        flatten: bool = False,
        infer: bool,
        **named: Any,
    ) -> Written: ...
    @overload
    def scan(self, *arguments: _P.args, **named: _P.kwargs) -> Any:
        """Give a polars LazyFrame of everything, which asks when it is collected."""
    @overload
    def scan(self, *arguments: Any, flatten: bool, **named: Any) -> Any: ...
    def _limited(self, max_records: int) -> Self: ...

@final
class AsyncPaginated(Generic[_P, _Record_co]):
    """Everything that an asynchronous operation lists; made by paginate."""

    def records(self, *arguments: _P.args, **named: _P.kwargs) -> AsyncRecords[_Record_co]:
        """Give the records, one after the other."""
    def pages(self, *arguments: _P.args, **named: _P.kwargs) -> AsyncPages[_Record_co]:
        """Give the pages, one after the other."""
    def count(
        self, *arguments: _P.args, **named: _P.kwargs
    ) -> Coroutine[Any, Any, Count]:
        """Count the records; the number knows whether it is exact."""
    @overload
    def to_jsonl(
        self,
        path: _StrOrBytesPath,
        *arguments: _P.args,
        **named: _P.kwargs,
    ) -> Coroutine[Any, Any, Written]:
        """Write every record on a line of a file, and give their number."""
    @overload
    def to_jsonl(
        self,
        path: _StrOrBytesPath,
        *arguments: Any,
        resume: bool,
        **named: Any,
    ) -> Coroutine[Any, Any, Written]: ...
    @overload
    def table(self, *arguments: _P.args, **named: _P.kwargs) -> Coroutine[Any, Any, Table]:
        """Give everything as a table."""
    @overload
    def table(
        self, *arguments: Any, flatten: bool, infer: bool = False, **named: Any
    ) -> Coroutine[Any, Any, Table]: ...
    @overload
    def table(
        self, *arguments: Any, flatten: bool = False, infer: bool, **named: Any
    ) -> Coroutine[Any, Any, Table]: ...
    @overload
    def batches(self, *arguments: _P.args, **named: _P.kwargs) -> AsyncBatches:
        """Give everything as tables of some pages each, one after the other."""
    @overload
    def batches(
        self, *arguments: Any, flatten: bool, infer: bool = False, **named: Any
    ) -> AsyncBatches: ...
    @overload
    def batches(
        self, *arguments: Any, flatten: bool = False, infer: bool, **named: Any
    ) -> AsyncBatches: ...
    @overload
    def schema(self, *arguments: _P.args, **named: _P.kwargs) -> TableSchema:
        """Give the columns of the table, before anything is asked."""
    @overload
    def schema(self, *arguments: Any, flatten: bool, **named: Any) -> TableSchema: ...
    @overload
    def to_parquet(
        self,
        path: _StrOrBytesPath,
        *arguments: _P.args,
        **named: _P.kwargs,
    ) -> Coroutine[Any, Any, Written]:
        """Write everything into a Parquet file, and give the number of rows."""
    @overload
    def to_parquet(
        self,
        path: _StrOrBytesPath,
        *arguments: Any,
        resume: bool,
        flatten: bool = False,
        infer: bool = False,
        **named: Any,
    ) -> Coroutine[Any, Any, Written]: ...
    @overload
    def to_parquet(
        self,
        path: _StrOrBytesPath,
        *arguments: Any,
        resume: bool = False,
        flatten: bool,
        infer: bool = False,
        **named: Any,
    ) -> Coroutine[Any, Any, Written]: ...
    @overload
    def to_parquet(
        self,
        path: _StrOrBytesPath,
        *arguments: Any,
        resume: bool = False,
        flatten: bool = False,
        infer: bool,
        **named: Any,
    ) -> Coroutine[Any, Any, Written]: ...
    @overload
    def to_csv(
        self,
        path: _StrOrBytesPath,
        *arguments: _P.args,
        **named: _P.kwargs,
    ) -> Coroutine[Any, Any, Written]:
        """Write everything into a CSV file, and give the number of rows."""
    @overload
    def to_csv(
        self,
        path: _StrOrBytesPath,
        *arguments: Any,
        flatten: bool,
        infer: bool = False,
        **named: Any,
    ) -> Coroutine[Any, Any, Written]: ...
    @overload
    def to_csv(
        self,
        path: _StrOrBytesPath,
        *arguments: Any,
        flatten: bool = False,
        infer: bool,
        **named: Any,
    ) -> Coroutine[Any, Any, Written]: ...


@final
class Records(Iterator[_Record_co]):
    """Records, one after the other."""

    @property
    def completeness(self) -> Completeness:
        """What is known of the list as far as it was read."""
    def __iter__(self) -> Self: ...
    def __next__(self) -> _Record_co: ...

@final
class Pages(Iterator[Page[_Record_co]], Generic[_Record_co]):
    """Pages, one after the other."""

    @property
    def completeness(self) -> Completeness:
        """What is known of the list as far as it was read."""
    def __iter__(self) -> Self: ...
    def __next__(self) -> Page[_Record_co]: ...

@final
class AsyncRecords(AsyncIterator[_Record_co]):
    """Records, to be awaited one after the other."""

    @property
    def completeness(self) -> Completeness:
        """What is known of the list as far as it was read."""
    def __aiter__(self) -> Self: ...
    def __anext__(self) -> Coroutine[Any, Any, _Record_co]: ...

@final
class AsyncPages(AsyncIterator[Page[_Record_co]], Generic[_Record_co]):
    """Pages, to be awaited one after the other."""

    @property
    def completeness(self) -> Completeness:
        """What is known of the list as far as it was read."""
    def __aiter__(self) -> Self: ...
    def __anext__(self) -> Coroutine[Any, Any, Page[_Record_co]]: ...

@final
class Page(Generic[_Record_co]):
    """One page of a list."""

    @property
    def records(self) -> builtins.list[_Record_co]:
        """Its records, those left out that came before."""
    @property
    def answer(self) -> Any:
        """The whole answer of the service."""
    @property
    def number(self) -> int:
        """Its number in the order of giving, counted from 1."""
    @property
    def total(self) -> int | None:
        """How many records the service says there are; None when it does not."""
    @property
    def position(self) -> str:
        """Where the iteration goes on after it, as JSON."""
    @property
    def url(self) -> str:
        """The address that answered."""
    def __len__(self) -> int: ...
    @overload
    def __getitem__(self, index: int, /) -> _Record_co: ...
    @overload
    def __getitem__(self, index: slice, /) -> builtins.list[_Record_co]: ...
    def __iter__(self) -> Iterator[_Record_co]: ...

