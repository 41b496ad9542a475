//! The docstrings of `paginate` and of what it gives: one source for both modes, at run time and in stubs.
//!
//! They are macros because `PyO3` takes docstrings as literals, and what makes literals, alone.

/// The docstring of `paginate`, or of a method, as in `paginated!(AsyncPaginated.records)`.
#[macro_export]
macro_rules! paginated {
    ($kind:ident.records) => {
        concat!(
            "Gives the records, ",
            $crate::awaited!($kind, "to be awaited "),
            "one after the other.

Parameters
----------
*arguments, **named
    The arguments of the method, without those that say where a page begins. The size of a
    page is the largest that the service gives unless it is named. To fields that leave it
    out, the member that identifies a record is added.

Returns
-------
",
            $crate::awaited!($kind, "asynchronous "),
            "iterator of dict
    Lazy: nothing is asked before the first record. After an error of the service it is at its
    end; what progress or a warning raises loses nothing, the next step goes on.
    Its completeness says what is known of the list as far as it was read.

Raises
------
TypeError, ArgumentError
    At once, as the call itself would, and when the order that was asked for cannot be kept
    beyond what page numbers reach.
TruncatedError
    After the last record that can be reached, when there are more.
ChangedWhilePaging
    When records moved between two pages, and asking again did not help or was not wanted.
StatusError, ConnectError, RequestTimeoutError, DecodeError
    As the call itself would.",
        )
    };
    ($kind:ident.pages) => {
        concat!(
            "Gives the pages, ",
            $crate::awaited!($kind, "to be awaited "),
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
    With completeness, as for records.

Raises
------
As for records.",
        )
    };
    ($kind:ident.count) => {
        "Counts the records with as few requests as the service allows; max_records and
max_pages do not matter.

Parameters
----------
*arguments, **named
    As for records.

Returns
-------
Count
    An int; its is_exact is False where the service gives no more than a bound.

Raises
------
TypeError, ArgumentError, StatusError, ConnectError, RequestTimeoutError, DecodeError
    As the call itself would."
    };
    ($kind:ident.to_jsonl) => {
        "Writes every record on a line of a file.

Parameters
----------
path : str, bytes or os.PathLike
    The file; a beginning ~ is the user's folder. Without resume it takes the place of an older one
    when it is whole.
*arguments, **named
    As for records.
resume : bool, default False
    Keep the position beside the file, in PATH.position, with the keys of the records in
    PATH.position.keys, and go on from it: every record is in the file once, however often the
    program is killed. A file that is whole stays; its position says what is known of the list.

Returns
-------
Written
    The number of records in the file, an int; its completeness says what is known of the list.

Raises
------
FileExistsError
    With resume, when the file is there and its position is not.
BlockingIOError
    When another program or iterator is writing the file.
OSError
    When the file cannot be written, and with resume when it was changed behind its position.
ArgumentError
    When the position belongs to another call; and what records raises.
ValueError
    When paginate was given a position of its own to resume from, and when the path holds a NUL."
    };
    ($kind:ident.table) => {
        concat!(
            "Gives everything as a table",
            $crate::awaited!($kind, ", to be awaited"),
            ".

Pages are read and made into columns beside each other, without Python. The columns are those of
openshelf.schema: a value that does not fit its column is null there and stands in the column
_unfit; a member that has no column stands in _extra.

Parameters
----------
*arguments, **named
    As for records.
flatten : bool, default False
    Members of objects are columns with dotted names instead of members of struct columns.
infer : bool, default False
    Members of the first pages that the operation does not name are columns of the types
    that their values have, instead of JSON in the column _extra.

Returns
-------
",
            $crate::awaited!($kind, "coroutine of "),
            "Table

Raises
------
As for records. ValueError when paginate was given a position to resume from.",
        )
    };
    ($kind:ident.batches) => {
        concat!(
            "Gives everything as tables of some pages each, ",
            $crate::either!($kind, "one after the other: what was used can be let go.

The object is also an Arrow stream (`__arrow_c_stream__`): pyarrow.RecordBatchReader.from_stream,
duckdb and others read it batch by batch.", "to be awaited one after the other."),
            "

Parameters
----------
*arguments, **named
    As for records.
flatten, infer : bool, default False
    As for table.

Returns
-------
",
            $crate::awaited!($kind, "asynchronous "),
            "iterator of Table
    Lazy: nothing is asked before the first one. The counts unfit and extra are those of the
    batch; the completeness of the iterator says what is known of the list as far as it was read.

Raises
------
As for table; an error of a page comes when the batches before it were given.",
        )
    };
    ($kind:ident.schema) => {
        "Gives the columns of the table, before anything is asked. To fields that leave it out, the member
that identifies a record is added, as for records.

Parameters
----------
*arguments, **named
    As for records.
flatten : bool, default False
    As for table.

Returns
-------
TableSchema

Raises
------
TypeError, ArgumentError
    As the call itself would."
    };
    ($kind:ident.to_parquet) => {
        concat!(
            "Writes everything into a Parquet file, as it comes. The file's metadata has the provenance, and
what is known of the list (openshelf.completeness).

Parameters
----------
path : str, bytes or os.PathLike
    The file; a beginning ~ is the user's folder. It is there when it is whole, and takes the place
    of an older one.
*arguments, **named
    As for records.
resume : bool, default False
    Collect what has come in PATH.unfinished, keep the position in PATH.position and the keys of the
    records in PATH.position.keys, and go on from there: every record is in the file once, however
    often the program is killed. A file that is whole stays.
flatten, infer : bool, default False
    As for table; infer only without resume.

Returns
-------
",
            $crate::awaited!($kind, "coroutine of "),
            "Written
    The number of rows in the file, an int; its completeness says what is known of the list.

Raises
------
FileExistsError
    With resume, when the file is there and its position is not.
BlockingIOError
    When another program is writing the file.
OSError
    When the file cannot be written, and with resume when it was changed since.
ArgumentError
    When the position belongs to another call; and what records raises.
ValueError
    When paginate was given a position of its own to resume from.",
        )
    };
    ($kind:ident.to_csv) => {
        concat!(
            "Writes everything into a CSV file, as it comes: a line of names, then a line for each row. Null is
an empty field; lists and structs are JSON.

Parameters
----------
path : str, bytes or os.PathLike
    The file; a beginning ~ is the user's folder. It is there when it is whole, and takes the place
    of an older one.
*arguments, **named
    As for records.
flatten, infer : bool, default False
    As for table.

Returns
-------
",
            $crate::awaited!($kind, "coroutine of "),
            "Written
    The number of rows in the file, an int; its completeness says what is known of the list.

Raises
------
OSError
    When the file cannot be written; and what records raises.",
        )
    };
    (Paginated.scan) => {
        "Gives a polars LazyFrame of everything, which asks when it is collected, and for what is used.

Columns that are selected become the argument fields where the operation has it, comparisons with
constants become arguments where the row says which, and head(n) asks for no more pages than it
needs. Predicates are applied once more to what comes. The log openshelf.tables says with INFO
what of a query was asked of the service.

Parameters
----------
*arguments, **named
    As for records.
flatten : bool, default False
    As for table.

Returns
-------
polars.LazyFrame

Raises
------
ImportError
    When polars is not installed; the message says what to install.
TypeError, ArgumentError
    As the call itself would; collecting raises the other errors as polars' ComputeError or as
    they are, as polars decides."
    };
    (paginate) => {
        r#"Gives everything that an operation lists, page by page.

Pages are asked for as they are read, the next ones while the last one is used. What page
numbers cannot reach is asked for another way where the service has one: by ranges of days, by a
cursor, by ranges of ids; where it has none, TruncatedError says how much was left.

Parameters
----------
method : a method of a client that pages, such as gazette.documents.search
max_records : int, optional
    Stop after so many records; at least 1.
max_pages : int, optional
    Stop after so many pages; at least 1.
concurrency : int, optional
    How many pages may be asked for at once, while as many wait for their reader; 1 to 1000. At most the
    client's max_concurrency; 4 when it is not given.
speculate : bool, optional
    Whether pages are asked for of which the service has not said that they are there, where it tells
    no total: fewer than concurrency, and none after a first page that is the only one. When it is
    not given: unless the client has requests_per_second, or nothing would show that records moved
    between such pages.
progress : bool or object, default False
    True shows progress: in a notebook with a bar, elsewhere with tqdm where it is installed, or
    a line on a terminal, and nothing in a pipe. Or any object with the methods update(n) and close(), such as a bar of your
    own: n is the number of records of a page, and of those that an earlier run gave. An attribute
    total is set to the number of all records, where the service says it and it was None.
resume : str, bytes or os.PathLike, optional
    A file that keeps the position when the next page is asked for, and beside it in PATH.keys which
    records were given. If it is there already, the same call (its arguments, max_records and
    max_pages) goes on from it; after a kill at most one page comes again and none is missing. At its
    end it stays, the keys are removed, and nothing comes any more. A beginning ~ is the user's folder.
on_change : {"mend", "raise", "warn"}, default "mend"
    What to do when the list changes while its pages are read. "mend" asks for the pages again at
    which it changed until they fit together, and goes on; what comes late comes last. What is left as
    an error: lists without keys, ties that the service breaks differently each time, a list that is
    still not quiet after so many turns. "raise" ends with ChangedWhilePaging at the first sign. "warn"
    goes on with a ChangedWhilePagingWarning, and records may be missing.
prove : bool, default False
    Ask every seam between two pages again: twice the requests. For lists without a number of records,
    or whose records move anywhere.

Returns
-------
Paginated, or AsyncPaginated where the method is asynchronous

Raises
------
TypeError
    When the operation does not page, when what was given is no method of a client, and when
    progress lacks update or close.
ValueError
    When an option is out of bounds.

Examples
--------
>>> for document in openshelf.paginate(gazette.documents.search).records("water"):
...     print(document["document_number"])
>>> openshelf.paginate(museum.artworks.search).count("monet")"#
    };
}

/// A text of the asynchronous class alone.
#[macro_export]
macro_rules! awaited {
    (Paginated, $text:literal) => {
        ""
    };
    (AsyncPaginated, $text:literal) => {
        $text
    };
}

/// A text of the synchronous class, or that of the asynchronous one.
#[macro_export]
macro_rules! either {
    (Paginated, $text:literal, $other:literal) => {
        $text
    };
    (AsyncPaginated, $text:literal, $other:literal) => {
        $other
    };
}

/// The docstrings of some methods of a class by their names.
macro_rules! methods {
    ($kind:ident: $($name:ident)*) => {
        &[$((concat!(stringify!($kind), ".", stringify!($name)), paginated!($kind.$name))),*]
    };
}

/// The docstrings of a class by the names of its methods.
type Documents = &'static [(&'static str, &'static str)];

const METHODS: Documents = methods!(
    Paginated: records pages count to_jsonl table batches schema to_parquet to_csv scan
);
const ASYNC_METHODS: Documents = methods!(
    AsyncPaginated: records pages count to_jsonl table batches schema to_parquet to_csv
);

/// The docstring of a method by the names of its class and itself, or of the function.
pub fn document(name: &str) -> Option<&'static str> {
    let functions = &[("paginate", paginated!(paginate))];
    let mut all = METHODS.iter().chain(ASYNC_METHODS).chain(functions);
    all.find(|(known, _)| *known == name).map(|(_, text)| *text)
}
