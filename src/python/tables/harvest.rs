//! Everything that an operation lists on its way into a sink: a state between two steps. Each step waits
//! without Python, and what it has found is seen with Python.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use arrow_array::RecordBatch;
use arrow_schema::{DataType, Field, Fields};
use openshelf_core::process::Process;
use openshelf_paging::{Begun, OutputError, PartFile, Plan, Position, position_path};
use openshelf_tables::{Layout, Provenance};
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use tokio::runtime::Handle;
use tokio::sync::Mutex;

use super::pipeline::{Failure, Pipeline};
use super::sink_thread::{SinkFailure, SinkThread};
use super::sinks::{self, Collected, Committed, Format, Known, Sink};
use super::table::{Table, table_error};
use crate::paginate::{Listing, Reader, checkpoint, nothing_was_read, output_error, written};
use crate::runtime;

/// How long the end of what failed waits for what is being written: a pipe may never be read.
const WRITE_TIME: Duration = Duration::from_secs(1);

/// What is to be made of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Aim {
    Table,
    File {
        format: Format,
        path: PathBuf,
    },
    /// A Parquet file that is gone on with after a kill.
    Resumed {
        path: PathBuf,
    },
}

/// A list that is to be made into something.
pub struct Order {
    pub listing: Arc<Listing>,
    pub plan: Plan,
    pub layout: Arc<Layout>,
    pub is_inferring: bool,
    pub provenance: Provenance,
    pub aim: Aim,
}

/// Why it has become nothing, as far as it does not come from the pages.
enum Trouble {
    Batch(Failure),
    Sink(SinkFailure),
}

/// What is under way.
struct Job {
    reader: Arc<Reader>,
    pipeline: Pipeline,
    known: Known,
    /// The position behind everything that was given to the sink.
    behind: Position,
    sink: SinkThread,
    is_table: bool,
    is_resumed: bool,
    /// Every page has come.
    is_read: bool,
    /// The batches that the sink has kept, once it has ended.
    outcome: Option<Vec<RecordBatch>>,
    trouble: Option<Trouble>,
    /// The process that began it.
    process: Process,
}

enum Stage {
    Ordered(Box<Order>),
    Begun(Box<Job>),
    /// A file that an earlier run has ended.
    Whole(Box<Known>),
    Refused(OutputError),
}

/// A list on its way, for whoever takes the next step; nothing once it was given up.
pub struct Harvest {
    listing: Arc<Listing>,
    stage: Mutex<Option<Stage>>,
}

impl Harvest {
    pub fn new(order: Order) -> Arc<Self> {
        Arc::new(Self {
            listing: Arc::clone(&order.listing),
            stage: Mutex::new(Some(Stage::Ordered(Box::new(order)))),
        })
    }

    /// What is listed.
    pub fn listing(&self) -> &Listing {
        &self.listing
    }

    /// Takes every step; Ctrl-C is heard while they wait.
    pub fn run<'py>(self: &Arc<Self>, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let _guard = runtime::CallGuard::begin(py);
        let outcome = self.steps(py);
        if outcome.is_err() {
            self.give_up(py);
        }
        outcome
    }

    fn steps<'py>(self: &Arc<Self>, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        loop {
            // A wait that is over soon does not listen.
            py.check_signals()?;
            // Python may fork between two steps: then this is the child's runtime.
            let handle = runtime::parallel(py)?;
            let (Ok(()) | Err(())) = runtime::wait(py, async {
                self.step(handle).await;
                Ok::<(), ()>(())
            })?;
            if let Some(outcome) = self.see(py)? {
                return Ok(outcome);
            }
        }
    }

    /// Waits: for the file to be opened, for pages, for batches, for the end of the file.
    pub async fn step(&self, runtime: Handle) {
        let mut stage = self.stage.lock().await;
        if matches!(&*stage, Some(Stage::Ordered(_)))
            && let Some(Stage::Ordered(order)) = stage.take()
        {
            let handle = runtime.clone();
            let opening = runtime.spawn_blocking(move || open(*order, handle));
            // A worker that panicked leaves nothing.
            *stage = opening.await.ok();
        }
        if let Some(Stage::Begun(job)) = stage.as_mut()
            && let Err(trouble) = job.work().await
        {
            job.trouble = Some(trouble);
        }
    }

    /// What follows where it is seen: warnings, log lines and progress of pages; at the end the table,
    /// or the number of rows in the file.
    pub fn see<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let given_up = || PyRuntimeError::new_err("the table was given up");
        let mut stage = self.stage.try_lock().map_err(|_| given_up())?;
        let job = match stage.as_mut().ok_or_else(given_up)? {
            Stage::Ordered(_) => return Ok(None),
            Stage::Whole(known) => return written_rows(py, known).map(Some),
            Stage::Begun(job) => job,
            Stage::Refused(_) => {
                return match stage.take() {
                    Some(Stage::Refused(error)) => Err(output_error(py, &self.listing, error)),
                    _ => Err(given_up()),
                };
            }
        };
        if let Some(trouble) = job.trouble.take() {
            return Err(trouble_error(py, &self.listing, trouble));
        }
        if let Some(batches) = job.outcome.take() {
            let schema = Arc::clone(job.pipeline.layout().schema());
            let known = job.known.clone();
            let is_table = job.is_table;
            *stage = None;
            return Ok(Some(if is_table {
                let table = Table::new(&schema, batches, known);
                table.into_pyobject(py)?.into_any()
            } else {
                written_rows(py, &known)?
            }));
        }
        job.take_pages(py)?;
        Ok(None)
    }

    /// Lets go of everything; what a file that is gone on with has not got yet is committed first.
    pub fn give_up(&self, py: Python<'_>) {
        let saved = runtime::wait(py, async {
            if let Some(Stage::Begun(job)) = self.stage.lock().await.take() {
                job.save().await;
            }
            Ok::<(), ()>(())
        });
        // The error that ended it is told, and not that of its end.
        drop(saved);
    }
}

/// Opens the file, if there is one; a disk may be slow, and a pipe waits for its reader.
fn open(order: Order, runtime: Handle) -> Stage {
    match begin(order, runtime) {
        Ok(stage) => stage,
        Err(error) => Stage::Refused(error),
    }
}

fn begin(order: Order, runtime: Handle) -> Result<Stage, OutputError> {
    let Order {
        listing,
        plan,
        layout,
        is_inferring,
        provenance,
        aim,
    } = order;
    let mut known = Known {
        provenance,
        ..Known::default()
    };
    let (mut origin, mut log) = (None, None);
    let is_table = aim == Aim::Table;
    let is_resumed = matches!(aim, Aim::Resumed { .. });
    let path = match &aim {
        Aim::Table => PathBuf::new(),
        Aim::File { path, .. } | Aim::Resumed { path } => path.clone(),
    };
    let sink: Box<dyn Sink> = match aim {
        Aim::Table => Box::new(Collected::default()),
        Aim::File { format, path } => Box::new(sinks::Written::create(format, path)?),
        Aim::Resumed { path } => {
            // Parts with other columns belong to another table.
            let columns = columns_text(layout.schema().fields());
            let checkpoint = checkpoint(&listing, &plan, position_path(&path)).of_output(&columns);
            let opened = PartFile::open(path.clone(), checkpoint.clone(), &plan)?;
            log = Some(checkpoint.key_log());
            match opened {
                Begun::Whole(origin, facts) => {
                    let mut known = recalled(facts);
                    known.completeness = origin.ended;
                    return Ok(Stage::Whole(Box::new(known)));
                }
                Begun::Parts(parts, None) => Box::new(Committed(parts)),
                Begun::Parts(parts, Some((from, facts))) => {
                    let version = std::mem::take(&mut known.provenance.version);
                    known = recalled(facts);
                    known.provenance.version = version;
                    origin = Some(from);
                    Box::new(Committed(parts))
                }
            }
        }
    };
    let sink = SinkThread::start(sink).map_err(|source| OutputError::File { path, source })?;
    let service = listing.handle.client.service;
    let pipeline = Pipeline::new(
        runtime.clone(),
        service,
        layout,
        is_inferring,
        known.provenance.clone(),
    );
    let behind = origin.as_ref().map(|origin| origin.position.clone());
    let reader = Reader::new(runtime, listing, plan, origin, log, None);
    Ok(Stage::Begun(Box::new(Job {
        reader: Arc::new(reader),
        pipeline,
        known,
        behind: behind.unwrap_or_default(),
        sink,
        is_table,
        is_resumed,
        is_read: false,
        outcome: None,
        trouble: None,
        process: Process::current(),
    })))
}

/// Names and types of columns, as a position keeps them.
fn columns_text(fields: &Fields) -> String {
    let column = |field: &Arc<Field>| {
        let inner = match field.data_type() {
            DataType::Struct(members) => columns_text(members),
            DataType::List(item) | DataType::LargeList(item) => {
                columns_text(&Fields::from(vec![Arc::clone(item)]))
            }
            // Only these hold fields, whose facts come in any order.
            other => other.to_string(),
        };
        format!("{:?}: {inner}", field.name())
    };
    let columns: Vec<String> = fields.iter().map(column).collect();
    format!("{{{}}}", columns.join(", "))
}

/// What was known of all rows when the last part was committed.
fn recalled(facts: serde_json::Value) -> Known {
    serde_json::from_value(facts).unwrap_or_default()
}

impl Job {
    /// Waits for what comes next.
    async fn work(&mut self) -> Result<(), Trouble> {
        if self.is_read {
            self.drain(0).await?;
            self.end().await
        } else {
            if self.pipeline.is_full() {
                self.drain(self.pipeline.len() - 1).await?;
            }
            self.reader.awaited().await;
            Ok(())
        }
    }

    /// Gives batches to the sink until no more than so many are left, one after the other.
    async fn drain(&mut self, left: usize) -> Result<(), Trouble> {
        while self.pipeline.len() > left {
            self.sink.written().await.map_err(Trouble::Sink)?;
            let Some(chunk) = self.pipeline.next().await.map_err(Trouble::Batch)? else {
                return Ok(());
            };
            self.known.add(&chunk.counts, chunk.provenance);
            self.behind = chunk.behind.clone();
            let begun = self
                .sink
                .write(chunk.batch, self.known.clone(), chunk.behind);
            begun.await.map_err(Trouble::Sink)?;
        }
        Ok(())
    }

    /// Ends the sink.
    async fn end(&mut self) -> Result<(), Trouble> {
        let schema = Arc::clone(self.pipeline.layout().schema());
        self.known.completeness = Some(self.reader.completeness());
        let (known, behind) = (self.known.clone(), self.behind.clone());
        let ended = self.sink.finish(schema, known, behind).await;
        self.outcome = Some(ended.map_err(Trouble::Sink)?);
        Ok(())
    }

    /// Takes the page that was waited for, and those that are there already.
    fn take_pages(&mut self, py: Python<'_>) -> PyResult<()> {
        if self.is_read {
            return Ok(());
        }
        let mut page = self.reader.take(py)?;
        if page.is_none() {
            self.is_read = true;
            self.pipeline.flush();
        }
        while let Some(one) = page {
            self.pipeline.push(one);
            if self.pipeline.is_full() {
                break;
            }
            page = self.reader.ready(py)?;
        }
        Ok(())
    }

    /// Commits what has come, where that is wanted, and waits for what is being written.
    async fn save(mut self: Box<Self>) {
        // What is under way does not survive a fork.
        if !self.process.is_current() {
            return;
        }
        if self.is_resumed {
            self.pipeline.flush();
            if self.drain(0).await.is_ok() {
                // The next run requests the pages once more where this fails.
                drop(self.sink.written().await);
            }
        } else {
            drop(tokio::time::timeout(WRITE_TIME, self.sink.written()).await);
        }
    }
}

/// The number of rows in a file, with what is known of the list.
fn written_rows<'py>(py: Python<'py>, known: &Known) -> PyResult<Bound<'py, PyAny>> {
    match &known.completeness {
        Some(end) => written(py, known.rows, end),
        None => written(py, known.rows, &nothing_was_read()),
    }
}

fn trouble_error(py: Python<'_>, listing: &Listing, trouble: Trouble) -> PyErr {
    match trouble {
        Trouble::Batch(failure) => batch_error(py, listing, failure),
        Trouble::Sink(SinkFailure::Output(error)) => output_error(py, listing, error),
        Trouble::Sink(SinkFailure::Lost) => lost("its writer has ended"),
    }
}

fn lost(why: &str) -> PyErr {
    PyRuntimeError::new_err(format!("openshelf could not make the table: {why}"))
}

/// The error of a batch that could not be made.
pub fn batch_error(py: Python<'_>, listing: &Listing, failure: Failure) -> PyErr {
    match failure {
        Failure::Unreadable(reply, error) => {
            table_error(py, listing.operation, listing.added(), &reply, &error)
        }
        Failure::Impossible(error) => {
            PyValueError::new_err(format!("{}(): {error}", listing.operation.full_name()))
        }
        Failure::Lost(error) => lost(&error.to_string()),
    }
}
