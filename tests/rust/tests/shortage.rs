//! Tests everything that grows with an answer on an allocator that fails beyond a budget: the result is the
//! answer or an error that reports the shortage, and the process never aborts.

#![allow(
    clippy::unwrap_used,
    clippy::disallowed_methods,
    reason = "a test that fails may say so"
)]

use std::alloc::{GlobalAlloc, Layout as MemoryLayout, System};
use std::cell::Cell;
use std::io;
use std::path::Path;
use std::sync::Arc;

use openshelf::call::Value;
use openshelf::client::lists::PageReader;
use openshelf::client::saving::{JsonLines, OutputError};
use openshelf::paging::{
    Bounds, CallArguments, Fetch, FetchFuture, ListedCall, OnChange, PagingError,
};
use openshelf::services;
use openshelf::tables::{
    Asked, BatchBuilder, CsvWriter, Layout, LayoutOptions, ParquetWriter, Separator, TableError,
    read_parts, write_part,
};
use openshelf::transport::Reply;
use openshelf_tests::reading::reply;

thread_local! {
    /// Bytes that this thread may allocate in addition, if it is limited.
    static BUDGET: Cell<Option<usize>> = const { Cell::new(None) };
    /// How many more bytes it has allocated. Memory that another thread frees, or has allocated, is not
    /// counted.
    static HELD: Cell<isize> = const { Cell::new(0) };
}

/// Smaller allocations are had from the reserve.
const SMALL: usize = 256 * 1024;

struct Limited;

impl Limited {
    fn count(bytes: isize) {
        // The thread may have ended.
        let _ = HELD.try_with(|held| held.set(held.get() + bytes));
    }

    fn refuses(size: usize) -> bool {
        let budget = BUDGET.try_with(Cell::get).ok().flatten();
        let held = usize::try_from(HELD.try_with(Cell::get).unwrap_or(0)).unwrap_or(0);
        size >= SMALL && budget.is_some_and(|budget| held.saturating_add(size) > budget)
    }
}

// SAFETY: everything passed and returned belongs to the system allocator; null is what an allocator
// returns that has no memory. The two cells have no destructor and allocate nothing.
#[allow(unsafe_code)]
unsafe impl GlobalAlloc for Limited {
    unsafe fn alloc(&self, layout: MemoryLayout) -> *mut u8 {
        if Self::refuses(layout.size()) {
            return std::ptr::null_mut();
        }
        Self::count(layout.size().cast_signed());
        // SAFETY: the caller keeps the contract, which is the system's.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, at: *mut u8, layout: MemoryLayout) {
        Self::count(-layout.size().cast_signed());
        // SAFETY: the system has given it with this layout.
        unsafe { System.dealloc(at, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Limited = Limited;

/// Runs the function with this number of additional bytes.
fn with_budget<T>(bytes: usize, act: impl FnOnce() -> T) -> T {
    HELD.set(0);
    BUDGET.set(Some(bytes));
    let done = act();
    BUDGET.set(None);
    done
}

/// Runs the function with ever larger budgets until it succeeds; returns how often it failed.
fn refusals<T: PartialEq, E: std::fmt::Debug>(
    act: impl Fn() -> Result<T, E>,
    is_shortage: impl Fn(&E) -> bool,
) -> usize {
    let wanted = act().unwrap();
    let mut refused = 0;
    let mut budget = SMALL;
    loop {
        match with_budget(budget, &act) {
            Ok(done) => {
                assert!(done == wanted, "with {budget} bytes");
                return refused;
            }
            Err(error) => assert!(is_shortage(&error), "with {budget} bytes: {error:?}"),
        }
        refused += 1;
        budget += budget / 5;
    }
}

/// A page with this number of records, with texts of this length.
fn page(records: u64, text: usize) -> String {
    let words = "A text with \\n and \\u20ac. ".repeat(text / 27 + 1);
    let agencies = vec![r#"{"id": 1, "name": "Bureau"}"#; text / 27].join(", ");
    let record = |n| {
        format!(
            r#"{{"document_number": "2024-{n:05}", "publication_date": "2024-02-03", "abstract": "{words}", "agencies": [{agencies}], "x": [{n}]}}"#
        )
    };
    let all: Vec<String> = (0..records).map(record).collect();
    format!(r#"{{"count": {records}, "results": [{}]}}"#, all.join(", "))
}

/// Many small records, and few large ones.
fn pages() -> [(u64, String); 2] {
    [(9_000, 0), (300, 6_000)].map(|(records, text)| (records, page(records, text)))
}

struct One(Reply);

impl Fetch for One {
    fn fetch(&self, _: CallArguments) -> FetchFuture {
        let reply = self.0.clone();
        Box::pin(async move { Ok(reply) })
    }
}

/// Reads the page as a list and writes its records as lines.
fn lines(reply: &Reply, records: u64, folder: &Path) -> Result<Vec<u8>, String> {
    let gazette = services::find("gazette").unwrap();
    let search = gazette.find("documents", "search").unwrap();
    let bounds = Bounds {
        max_records: Some(records),
        max_pages: None,
        concurrency: 1,
        is_speculative: false,
        is_ahead: true,
        on_change: OnChange::Raise,
        prove: false,
    };
    let given = CallArguments::new(search, vec![("per_page", Value::Integer(1000))]);
    let listed = ListedCall::new(gazette, search.paging.unwrap(), given, &bounds);
    let runtime = tokio::runtime::Builder::new_current_thread()
        .build()
        .unwrap();
    let fetch = Arc::new(One(reply.clone()));
    let mut paginator = PageReader::new(listed, fetch, runtime.handle().clone(), bounds, None);
    let path = folder.join("lines.jsonl");
    let shown = |error: OutputError| error.to_string();
    let mut file = JsonLines::create(path.clone()).map_err(shown)?;
    // The service returns more than a page has, which is divided.
    while let Some(page) = runtime.block_on(paginator.next()) {
        let page = page.map_err(|error: PagingError| error.to_string())?;
        file.write_page(&page).map_err(shown)?;
    }
    file.finish(&paginator.position(), &paginator.completeness())
        .map_err(shown)?;
    let budget = BUDGET.take();
    let written = std::fs::read(path).unwrap();
    BUDGET.set(budget);
    Ok(written)
}

#[test]
fn a_list_is_read_or_out_of_memory_is_reported() {
    let folder = tempfile::tempdir().unwrap();
    for (records, body) in pages() {
        let reply = reply(body);
        let refused = refusals(
            || lines(&reply, records, folder.path()),
            |error| error.starts_with("out of memory"),
        );
        assert!(refused > 5, "{refused}");
    }
}

#[test]
fn a_table_is_made_or_out_of_memory_is_reported() {
    let gazette = services::find("gazette").unwrap();
    let search = gazette.find("documents", "search").unwrap();
    for (_, body) in pages() {
        for flatten in [false, true] {
            let options = LayoutOptions {
                flatten,
                ..LayoutOptions::default()
            };
            let layout = Layout::new(gazette, search, &Asked::default(), options).unwrap();
            let made = || {
                let mut builder = BatchBuilder::new(&layout);
                builder.push_body(body.as_bytes())?;
                let (batch, counts) = builder.finish()?;
                layout.infer(&batch, counts).map(|(_, batch, _)| batch)
            };
            let is_shortage = |error: &TableError| matches!(error, TableError::NoMemory(_));
            let refused = refusals(made, is_shortage);
            assert!(refused > 5, "{refused}");

            let batch = made().unwrap();
            let is_shortage = |error: &io::Error| error.kind() == io::ErrorKind::OutOfMemory;
            let parquet = || {
                let mut writer = ParquetWriter::new(Vec::new(), batch.schema_ref(), "0")?;
                writer.write(&batch)?;
                writer.finish(&[])
            };
            refusals(parquet, is_shortage);
            let csv = || {
                let mut writer = CsvWriter::new(io::sink(), batch.schema_ref(), Separator::COMMA)?;
                writer.write(&batch)?;
                writer.finish().map(drop)
            };
            refusals(csv, is_shortage);
            let parts = || {
                let part = write_part(&batch)?;
                let mut read = Vec::new();
                read_parts(part.as_slice(), |batch| {
                    read.push(batch);
                    Ok(())
                })?;
                Ok(read)
            };
            refusals(parts, is_shortage);
        }
    }
}
