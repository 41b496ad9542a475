//! The docstrings of `paginate` and of the objects that it returns, for both modes, at run time and in stubs.
//!
//! They are macros because `PyO3` accepts only literals, and macros that make literals, as docstrings.

/// The docstring of `paginate` or of a method, such as `paginated!(AsyncPaginated.records)`.
#[macro_export]
macro_rules! paginated {
    ($kind:ident.records) => {
        concat!(
            "Returns the records, ",
            $crate::awaited!($kind, "awaited "),
            "one after the other.

Parameters
----------
*arguments, **named
    The arguments of the method, except those that set where a page begins. If the page size is
    not passed, it is the largest that the service allows. If fields does not include the member
    that identifies a record, it is added.

Returns
-------
",
            $crate::awaited!($kind, "asynchronous "),
            "iterator of dict
    Lazy: the first record sends the first request. It ends after an error of the service. An
    exception from progress or from a warning loses nothing: the next step continues.
    Its completeness describes how complete the list is, as far as it was read. Its metadata is a dict of
    what the service said beside the records so far: messages (a list of its sentences), not_found (a list
    of the names that were asked for and are missing) and not_found_count (how many these are; more than in
    not_found where the answers do not show which).

Raises
------
ArgumentTypeError, ArgumentError
    Immediately, as the call itself would, and if the requested order cannot be kept beyond the
    reach of page numbers.
TruncatedError
    After the last record that can be reached, if there are more.
ChangedWhilePaging
    If records moved between two pages, and requesting them again did not help or was disabled.
StatusError, ConnectError, RequestTimeoutError, DecodeError
    As the call itself would.",
        )
    };
    ($kind:ident.pages) => {
        concat!(
            "Returns the pages, ",
            $crate::awaited!($kind, "awaited "),
            "one after the other.

Parameters
----------
*arguments, **named
    As for records.

Returns
-------
",
            $crate::awaited!($kind, "asynchronous "),
            "iterator of Page
    With completeness and metadata, as for records.

Raises
------
As for records.",
        )
    };
    ($kind:ident.count) => {
        "Counts the records with as few requests as the service allows; max_records and
max_pages have no effect.

Parameters
----------
*arguments, **named
    As for records.

Returns
-------
Count
    An int; its is_exact is False if the service reports only a lower bound.

Raises
------
ArgumentTypeError, ArgumentError, StatusError, ConnectError, RequestTimeoutError, DecodeError
    As the call itself would."
    };
    ($kind:ident.plan) => {
        "Divides the list into slices that are read by themselves, in this process or in others.

Slices are ranges of days, ranges of numbers, or the records between two places in the order of a
sort, as the operation allows. A list that only has page numbers is one slice, because page numbers
lose records if something changes meanwhile.

Parameters
----------
*arguments, **named
    As for records.
slices : int or None, default None
    About how many slices. None: so many that each has about eight pages.

Returns
-------
Plan
    A sequence of Slices, which share no record and omit none. They are in the order of the list if
    it is sorted by what divides it, and else in ascending order.

Raises
------
ArgumentError
    If slices is not an int of at least 1, and if paginate was passed max_records, max_pages or resume.
TruncatedError
    If records have no value of the member that divides the list, such as a day.
ArgumentTypeError, ArgumentError, StatusError, ConnectError, RequestTimeoutError, DecodeError
    As the call itself would."
    };
    ($kind:ident.to_jsonl) => {
        "Writes every record to a line of a file.

Parameters
----------
path : str, bytes or os.PathLike
    The file; a leading ~ is the user's folder. Without resume it replaces an older file once it is
    complete.
*arguments, **named
    As for records.
resume : bool, default False
    Store the position beside the file, in PATH.position, with the keys of the records in
    PATH.position.keys, and continue from it: every record is in the file once, however often the
    program is killed. A complete file is left unchanged; its position has the completeness and the
    metadata.

Returns
-------
Written
    The number of records in the file, an int; its completeness describes how complete the list is, and
    its metadata is that of records.

Raises
------
FileExistsError
    With resume, if the file exists and its position does not.
BlockingIOError
    If another program or iterator is writing the file.
OSError
    If the file cannot be written, and with resume if it was changed after its position.
ArgumentError
    If the position belongs to another call, if paginate was passed a position to resume from, and if
    the path contains a NUL; also every error that records raises."
    };
    ($kind:ident.table) => {
        concat!(
            "Returns all records as a table",
            $crate::awaited!($kind, ", awaited"),
            ".

Pages are read and converted to columns in parallel, without Python. The columns are those of
openshelf.schema: a value that does not fit its column is null there and is kept in the column
_unfit; a member without a column is kept in _extra.

Parameters
----------
*arguments, **named
    As for records.
flatten : bool, default False
    Whether members of objects become columns with dotted names instead of struct columns.
infer : bool, default False
    Whether members of the first pages that the operation does not list become columns, of the
    types of their values, instead of JSON in the column _extra. Objects and lists, and values of
    several types, become text columns of JSON.
money : {\"float\", \"decimal\"}, default \"float\"
    What columns of amounts of money hold, which are those with a currency as their unit.
    \"decimal\": decimal128(23, 2), from the digits that the service wrote; an amount with more than
    two places, or with more digits, does not fit and is kept in _unfit.

Returns
-------
",
            $crate::awaited!($kind, "coroutine of "),
            "Table

Raises
------
As for records. ArgumentError if paginate was passed a position to resume from.",
        )
    };
    ($kind:ident.batches) => {
        concat!(
            "Returns all records as tables of several pages each, ",
            $crate::either!($kind, "one after the other, so that used batches can be freed.

The object is also an Arrow stream (`__arrow_c_stream__`): pyarrow.RecordBatchReader.from_stream,
duckdb and others read it batch by batch.", "awaited one after the other."),
            "

Parameters
----------
*arguments, **named
    As for records.
resume : str, optional
    The position of earlier batches of the same call, after which these go on.
flatten, infer : bool, default False
    As for table; infer only without resume.
money : {\"float\", \"decimal\"}, default \"float\"
    As for table.

Returns
-------
",
            $crate::awaited!($kind, "asynchronous "),
            "iterator of Table
    Lazy: the first batch sends the first request. The counts unfit and extra are those of the
    batch; the completeness and the metadata of the iterator describe the list as far as it was read. Its position is
    a JSON text of the place after the last batch that it returned. Stored together with that batch,
    it lets another process go on there: every record is in one batch. It has eleven bytes for each
    record that can be recognised, and reading it after more than 1,500,000 records is an ArgumentError:
    divide such a list with plan.

Raises
------
As for table; an error of a page is raised after the batches before it. ArgumentError if resume is
the position of another call.",
        )
    };
    ($kind:ident.schema) => {
        "Returns the columns of the table without sending a request. If fields does not include the member
that identifies a record, it is added, as for records.

Parameters
----------
*arguments, **named
    As for records.
flatten : bool, default False
    As for table.
money : {\"float\", \"decimal\"}, default \"float\"
    As for table.

Returns
-------
TableSchema

Raises
------
ArgumentTypeError, ArgumentError
    As the call itself would."
    };
    ($kind:ident.to_parquet) => {
        concat!(
            "Writes all records to a Parquet file as they arrive. The file's metadata has the provenance and
the completeness (openshelf.completeness), and what the service said beside the records
(openshelf.messages, openshelf.not_found), as JSON.

Parameters
----------
path : str, bytes or os.PathLike
    The file; a leading ~ is the user's folder. It appears once it is complete, and replaces an older
    file. With fsspec it may be an address, such as s3://bucket/name: the file is uploaded when it is
    complete.
*arguments, **named
    As for records.
resume : bool, default False
    Collect the records in PATH.unfinished, store the position in PATH.position and the keys of the
    records in PATH.position.keys, and continue from there: every record is in the file once, however
    often the program is killed. Pages that have waited for five seconds are kept. A complete file is
    left unchanged.
flatten, infer : bool, default False
    As for table; infer only without resume.
money : {\"float\", \"decimal\"}, default \"float\"
    As for table.
partition_by : str or sequence of str, optional
    Columns of texts, whole numbers, days, or true and false. The path is then a new or empty folder, and
    gets a file for each of their values, such as type=Rule/part-0.parquet, at most 1000. The files do
    not have these columns, and the names of the folders have no types: readers take codes such as 097
    for numbers unless they are told that the column is text, and a PartitionWarning says so. Not with
    resume.

Returns
-------
",
            $crate::awaited!($kind, "coroutine of "),
            "Written
    The number of rows in the file, an int; its completeness describes how complete the list is, and its
    metadata is that of records.

Raises
------
FileExistsError
    With resume, if the file exists and its position does not; with partition_by, if the folder has
    files.
BlockingIOError
    If another program is writing the file.
OSError
    If the file cannot be written, and with resume if it was changed since.
ArgumentError
    If the position belongs to another call, and if paginate was passed a position to resume from; also
    every error that records raises.",
        )
    };
    ($kind:ident.to_csv) => {
        concat!(
            "Writes all records to a CSV file as they arrive: a line of names, then a line for each row. Null
is an empty field; lists and structs are JSON. The columns _unfit and _extra are left out if they are empty; a
pipe has them in any case.

Parameters
----------
path : str, bytes or os.PathLike
    The file; a leading ~ is the user's folder. It appears once it is complete, and replaces an older
    file. With fsspec it may be an address, such as s3://bucket/name: the file is uploaded when it is
    complete.
separator : str, optional
    The character between two fields, such as \";\" or \"\\t\": one of ASCII, and not the quotation mark. If
    omitted, a comma, and a tab in a file whose name ends in .tsv.
*arguments, **named
    As for records.
flatten, infer : bool, default False
    As for table.
money : {\"float\", \"decimal\"}, default \"float\"
    As for table.

Returns
-------
",
            $crate::awaited!($kind, "coroutine of "),
            "Written
    The number of rows in the file, an int; its completeness describes how complete the list is, and its
    metadata is that of records.

Raises
------
ArgumentError, ArgumentTypeError
    If the separator is no such character.
OSError
    If the file cannot be written; also every error that records raises.",
        )
    };
    (Paginated.scan) => {
        "Returns a polars LazyFrame of all records. Collecting it requests only what the query uses.

Selected columns become the argument fields if the operation has it, unless the query uses _unfit
or _extra, which have what is left of all members. Comparisons with constants, is_between and is_in
become arguments if the operation has a matching parameter; of a bound that is given and one of the
query the tighter is sent. head(n) requests only the pages that it needs. Predicates are also applied to the records received. The logger openshelf.tables records
at level INFO which parts of a query were sent to the service.

Parameters
----------
*arguments, **named
    As for records.
flatten : bool, default False
    As for table.
money : {\"float\", \"decimal\"}, default \"float\"
    As for table.

Returns
-------
polars.LazyFrame

Raises
------
ImportError
    If polars is not installed; the message says what to install.
ArgumentTypeError, ArgumentError
    As the call itself would. Collecting raises other errors unchanged or as polars' ComputeError;
    polars decides which."
    };
    (paginate) => {
        r#"Reads the whole list of an operation, page by page.

Pages are requested as they are read, and the next ones while the last one is used. Records beyond
the reach of page numbers are requested another way if the service has one: by ranges of days, by
a cursor or by ranges of ids. Otherwise TruncatedError reports how many were not reached.

Parameters
----------
method : a method of a client that pages, such as gazette.documents.search
max_records : int, optional
    Stop after this many records; at least 1.
max_pages : int, optional
    Stop after this many pages; at least 1.
concurrency : int, optional
    How many pages are requested at the same time, while as many wait for their reader; 1 to 1000.
    At most the client's max_concurrency; 4 if omitted.
speculate : bool, optional
    Whether to request pages that may not exist, if the service does not report a total: fewer than
    concurrency, and none after a first page that is the only one. If omitted: True, unless the
    client has requests_per_second, or moves of records between these pages would go unnoticed.
progress : bool or object, default False
    True shows progress: as a bar in a notebook, elsewhere with tqdm if it is installed, or as a
    line on a terminal; a pipe shows nothing. Or an object with the methods update(n) and close(),
    such as a bar of your own: n is the number of records of a page, or of an earlier run. If its
    attribute total is None, it is set to the number of all records that the service reports.
resume : str, bytes or os.PathLike, optional
    A file that stores the position whenever the next page is requested; PATH.keys beside it stores
    the keys of the returned records. If the file exists, the same call (its arguments, max_records
    and max_pages) continues from it; after a kill at most one page is repeated and none is missing.
    At the end the file stays, the keys are removed, and another run returns nothing. A leading ~ is
    the user's folder.
on_change : {"mend", "raise", "warn"}, default "mend"
    What to do when the list changes while its pages are read. "mend" requests the pages where it
    changed again until they agree, and continues; records found late come last. It still raises
    ChangedWhilePaging for lists without keys, for ties that the service breaks differently each
    time, and for a list that keeps changing. "raise" raises it at the first sign of a change. "warn"
    continues with a ChangedWhilePagingWarning, and records may be missing.
prove : bool, default False
    Request both sides of every boundary between two pages again, which doubles the requests. For
    lists that do not report their number of records, or whose records move anywhere.

Returns
-------
Paginated, or AsyncPaginated if the method is asynchronous

Raises
------
ArgumentTypeError
    If the operation does not page, if method is not a method of a client, and if progress lacks
    update or close.
ArgumentError
    If an option is out of bounds.

Examples
--------
>>> for document in openshelf.paginate(gazette.documents.search).records("water"):
...     print(document["document_number"])
>>> openshelf.paginate(museum.artworks.search).count("monet")"#
    };
}

/// A text for the asynchronous class only.
#[macro_export]
macro_rules! awaited {
    (Paginated, $text:literal) => {
        ""
    };
    (AsyncPaginated, $text:literal) => {
        $text
    };
}

/// One text for the synchronous class, another for the asynchronous one.
#[macro_export]
macro_rules! either {
    (Paginated, $text:literal, $other:literal) => {
        $text
    };
    (AsyncPaginated, $text:literal, $other:literal) => {
        $other
    };
}

/// The docstrings of a class's methods, by name.
macro_rules! methods {
    ($kind:ident: $($name:ident)*) => {
        &[$((concat!(stringify!($kind), ".", stringify!($name)), paginated!($kind.$name))),*]
    };
}

/// The docstrings of a class, by the names of its methods.
type Documents = &'static [(&'static str, &'static str)];

const METHODS: Documents = methods!(
    Paginated: records pages count plan to_jsonl table batches schema to_parquet to_csv scan
);
const ASYNC_METHODS: Documents = methods!(
    AsyncPaginated: records pages count plan to_jsonl table batches schema to_parquet to_csv
);

/// The docstring of a method, such as `AsyncPaginated.records`, or of the function `paginate`.
pub fn document(name: &str) -> Option<&'static str> {
    let functions = &[("paginate", paginated!(paginate))];
    let mut all = METHODS.iter().chain(ASYNC_METHODS).chain(functions);
    all.find(|(known, _)| *known == name).map(|(_, text)| *text)
}
