//! The class `Batches`: the batches of a list, for loops and for libraries that read Arrow streams.

use std::sync::{Arc, Mutex};

use arrow_array::{RecordBatch, RecordBatchReader};
use arrow_schema::{ArrowError, SchemaRef};
use openshelf_client::lists::ResumePoint;
use openshelf_client::saving::{BatchFailure, BatchPipeline, Chunk, Pipeline};
use openshelf_client::tables::{TableContent, TableSummary};
use openshelf_core::answer::Remarks;
use openshelf_core::locks::lock;
use openshelf_core::process::Process;
use pyo3::prelude::*;
use pyo3::types::{PyCapsule, PyDict};
use pyo3::{PyTraverseError, PyVisit};
use tokio::sync::Mutex as AsyncMutex;

use super::capsules;
use super::table::Table;
use super::table_schema::TableSchema;
use crate::awaited;
use crate::coroutine::{CallCoroutine, Start};
use crate::errors::{wrong_state, wrong_type, wrong_value};
use crate::paginate::{Reader, batch_error, completeness_to_python, metadata};
use crate::runtime;

/// The pages received, and the batches made from them.
pub struct Stream {
    reader: Arc<Reader>,
    pipeline: AsyncMutex<BatchPipeline>,
    /// The results that are ready to be returned.
    come: Mutex<Option<Result<Chunk<RecordBatch>, BatchFailure>>>,
    /// The error that ended the list, until the batches before it are returned.
    error: Mutex<Option<PyErr>>,
    /// Whether the first batch still has to add its columns.
    is_inferring: bool,
    state: Mutex<ReadingState>,
    /// Who reads the batches: they can be read once.
    user: Mutex<Option<User>>,
    /// The place after the last batch that was returned.
    place: Arc<Mutex<ResumePoint>>,
    /// The process that created it: requests in flight do not survive a fork.
    process: Process,
}

/// Who has read a batch: loops, or the consumer of an exported Arrow stream.
#[derive(Debug, Clone)]
enum User {
    Loops,
    Consumer(Arc<()>),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum ReadingState {
    Reading,
    /// Every page was received.
    Read,
    /// There was an error, or everything was returned.
    Ended,
}

impl Stream {
    pub fn new(
        reader: Arc<Reader>,
        pipeline: BatchPipeline,
        is_inferring: bool,
        place: ResumePoint,
    ) -> Arc<Self> {
        Arc::new(Self {
            reader,
            pipeline: AsyncMutex::new(pipeline),
            come: Mutex::new(None),
            error: Mutex::new(None),
            is_inferring,
            state: Mutex::new(ReadingState::Reading),
            user: Mutex::new(None),
            place: Arc::new(Mutex::new(place)),
            process: Process::current(),
        })
    }

    fn state(&self) -> ReadingState {
        *lock(&self.state)
    }

    fn set_state(&self, state: ReadingState) {
        *lock(&self.state) = state;
    }

    fn check_process(&self) -> PyResult<()> {
        if self.process.is_current() {
            return Ok(());
        }
        Err(wrong_state(
            "these batches belong to the parent process: create others in this process",
        ))
    }

    /// Refuses to begin another Arrow stream of batches of which some were read: it would silently lack them.
    fn check_unread(&self) -> PyResult<()> {
        match *lock(&self.user) {
            None => Ok(()),
            Some(_) => Err(read_before()),
        }
    }

    /// The next batch for the consumer of an exported stream, which is the only one that reads.
    fn next_of(&self, py: Python<'_>, consumer: &Arc<()>) -> PyResult<Option<Table>> {
        {
            let mut user = lock(&self.user);
            match user.as_ref() {
                None => *user = Some(User::Consumer(Arc::clone(consumer))),
                Some(User::Consumer(own)) if Arc::ptr_eq(own, consumer) => {}
                Some(_) => return Err(read_before()),
            }
        }
        self.next(py)
    }

    /// Waits for a batch if there are enough pages, otherwise for a page.
    async fn work(&self) {
        let mut pipeline = self.pipeline.lock().await;
        let is_reading = self.state() == ReadingState::Reading;
        if is_reading && !pipeline.is_full() {
            self.reader.awaited().await;
            return;
        }
        if let Some(next) = pipeline.next().await.transpose() {
            *lock(&self.come) = Some(next);
        }
    }

    /// The result of a step: a batch, nothing yet, or the end.
    fn deliver(&self, py: Python<'_>) -> PyResult<StreamStep> {
        let mut pipeline = self.pipeline.try_lock().map_err(|_| in_use())?;
        let come = lock(&self.come).take();
        match come {
            Some(Ok(chunk)) => {
                let remarks = Remarks::clone(&chunk.behind.remarks);
                lock(&self.place).take_until(chunk.behind);
                let table = Table::new(TableContent {
                    schema: chunk.item.schema(),
                    batches: vec![chunk.item],
                    summary: TableSummary {
                        remarks,
                        ..TableSummary::of(&chunk.counts, chunk.provenance)
                    },
                });
                let is_empty = table.num_batches() == 0;
                return Ok(if is_empty {
                    StreamStep::Nothing
                } else {
                    StreamStep::Batch(Box::new(table))
                });
            }
            Some(Err(failure)) => {
                self.set_state(ReadingState::Ended);
                return Err(batch_error(py, &self.reader.listing, failure));
            }
            None => {}
        }
        if self.state() == ReadingState::Reading {
            if pipeline.is_full() {
                return Ok(StreamStep::Nothing);
            }
            match self.reader.take(py) {
                Ok(Some(page)) => pipeline.push(page),
                Ok(None) => {
                    pipeline.flush();
                    self.set_state(ReadingState::Read);
                }
                // An error raised by a warning or by progress loses nothing: the next step continues.
                Err(error) if !is_final(py, &error)? => return Err(error),
                Err(error) => {
                    *lock(&self.error) = Some(error);
                    pipeline.flush();
                    self.set_state(ReadingState::Read);
                }
            }
            return Ok(StreamStep::Nothing);
        }
        if pipeline.takeable() == 0 {
            self.set_state(ReadingState::Ended);
            if let Some(error) = lock(&self.error).take() {
                return Err(error);
            }
            lock(&self.place).end(self.reader.completeness());
            return Ok(StreamStep::End);
        }
        Ok(StreamStep::Nothing)
    }

    /// The next batch; an error of a page is raised after the batches before it.
    fn next(&self, py: Python<'_>) -> PyResult<Option<Table>> {
        self.check_process()?;
        let _guard = runtime::CallGuard::begin(py);
        loop {
            if self.state() == ReadingState::Ended {
                return Ok(None);
            }
            py.check_signals()?;
            let (Ok(()) | Err(())) = runtime::wait(py, async {
                self.work().await;
                Ok::<(), ()>(())
            })?;
            match self.deliver(py)? {
                StreamStep::Nothing => {}
                StreamStep::Batch(table) => return Ok(Some(*table)),
                StreamStep::End => return Ok(None),
            }
        }
    }

    fn place(&self) -> BatchPlace {
        BatchPlace {
            place: Arc::clone(&self.place),
            is_inferring: self.is_inferring,
        }
    }

    fn schema(&self) -> PyResult<SchemaRef> {
        match self.pipeline.try_lock() {
            Ok(pipeline) => Ok(pipeline.schema()),
            Err(_) => Err(in_use()),
        }
    }
}

/// The place of a reader of batches, which may have stopped.
#[pyclass(module = "openshelf._core", frozen)]
pub struct BatchPlace {
    place: Arc<Mutex<ResumePoint>>,
    is_inferring: bool,
}

#[pymethods]
impl BatchPlace {
    /// The place as a text, from which another reader resumes.
    fn __call__(&self) -> PyResult<String> {
        if self.is_inferring {
            return Err(wrong_value(
                "infer=True: the batches have no position, because their columns depend on the first one",
            ));
        }
        let text = lock(&self.place).text();
        text.map_err(|error| wrong_value(error.to_string()))
    }
}

enum StreamStep {
    Nothing,
    Batch(Box<Table>),
    End,
}

/// Whether an error ends the list. A mistake in how the batches are used does not.
fn is_final(py: Python<'_>, error: &PyErr) -> PyResult<bool> {
    let errors = py.import("openshelf.errors")?;
    let of_use = errors.getattr("StateError")?;
    if error.get_type(py).is(&of_use) {
        return Ok(false);
    }
    error
        .value(py)
        .is_instance(&errors.getattr("OpenshelfError")?)
}

fn read_before() -> PyErr {
    wrong_state(
        "these batches were read before, and can be read only once: create others with paginate(...).batches(...), or read paginate(...).table(...), which can be read more than once",
    )
}

fn in_use() -> PyErr {
    wrong_state("another thread is using these batches")
}

/// Batches, one after the other, each a Table; paginate(...).batches(...) returns them.
///
/// They can be read once, by a loop or as an Arrow stream: a second loop yields nothing, and a library that reads
/// them after something else has read a batch gets a StateError, which DuckDB and pyarrow raise as errors of their
/// own.
///
/// Attributes
/// ----------
/// schema : TableSchema
///     The columns of every batch.
/// position : str
///     The position after the last batch that was returned, as JSON; `batches(..., resume=position)` goes on from it.
/// completeness : Completeness
///     How complete the list is, as far as it was read.
/// metadata : dict
///     What the service has said beside the records, as far as they were read; as that of a Table.
#[pyclass(module = "openshelf._core", frozen)]
pub struct Batches {
    stream: Arc<Stream>,
    /// The call whose batches these are.
    call: String,
}

impl Batches {
    pub fn new(stream: Arc<Stream>, call: String) -> Self {
        Self { stream, call }
    }
}

#[pymethods]
impl Batches {
    fn __traverse__(&self, visit: PyVisit<'_>) -> Result<(), PyTraverseError> {
        match Arc::strong_count(&self.stream) {
            1 => self.stream.reader.traverse(&visit),
            _ => Ok(()),
        }
    }

    fn __iter__(slf: PyRef<'_, Self>) -> PyRef<'_, Self> {
        slf
    }

    fn __next__(&self, py: Python<'_>) -> PyResult<Option<Table>> {
        lock(&self.stream.user).get_or_insert(User::Loops);
        self.stream.next(py)
    }

    fn __aiter__(&self) -> PyResult<()> {
        let call = &self.call;
        Err(wrong_type(format!(
            "to loop over {call}, write `for batch in ...:`"
        )))
    }

    /// How complete the list is, as far as it was read.
    #[getter]
    fn completeness<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        completeness_to_python(py, &self.stream.reader.completeness())
    }

    /// What the service has said beside the records, as far as they were read.
    #[getter]
    fn metadata<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        metadata(py, &self.stream.reader.remarks())
    }

    /// The position after the last batch that was returned, as JSON.
    #[getter]
    fn position(&self) -> PyResult<String> {
        self.stream.place().__call__()
    }

    /// The columns of every batch.
    #[getter]
    fn schema(&self) -> PyResult<TableSchema> {
        Ok(TableSchema::new(self.stream.schema()?, self.call.clone()))
    }

    /// The schema for other libraries.
    fn __arrow_c_schema__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyCapsule>> {
        capsules::of_schema(py, &*self.stream.schema()?)
    }

    /// The batches for other libraries, made while they are read. A library may export them more often, such as
    /// for the schema, but only one exported stream can be read.
    #[pyo3(signature = (requested_schema=None))]
    fn __arrow_c_stream__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyCapsule>> {
        // The protocol allows the producer to ignore it.
        let _ = requested_schema;
        if self.stream.is_inferring {
            return Err(wrong_value(
                "with infer the columns are known only after the first batch: pass paginate(...).table(..., infer=True)",
            ));
        }
        self.stream.check_unread()?;
        let pulled = Pulled {
            own: Arc::new(()),
            schema: self.stream.schema()?,
            stream: Arc::clone(&self.stream),
        };
        capsules::of_stream(py, pulled)
    }

    fn __repr__(&self) -> String {
        format!("<openshelf.Batches of {}>", self.call)
    }
}

/// The stream as an Arrow record batch reader.
struct Pulled {
    /// This export, as another one of the same batches does not read for it.
    own: Arc<()>,
    schema: SchemaRef,
    stream: Arc<Stream>,
}

impl Iterator for Pulled {
    type Item = Result<RecordBatch, ArrowError>;

    fn next(&mut self) -> Option<Self::Item> {
        let table = Python::try_attach(|py| self.stream.next_of(py, &self.own));
        match table {
            Some(Ok(Some(table))) => table.batches().first().cloned().map(Ok),
            Some(Ok(None)) => None,
            Some(Err(error)) => Some(Err(ArrowError::ExternalError(Box::new(error)))),
            None => Some(Err(ArrowError::CDataInterface(
                "the interpreter has shut down".to_owned(),
            ))),
        }
    }
}

impl RecordBatchReader for Pulled {
    fn schema(&self) -> SchemaRef {
        Arc::clone(&self.schema)
    }
}

/// The steps of a stream; each returns a table, None if it is not ready, or False at the end.
#[pyclass(module = "openshelf._core", frozen)]
pub struct BatchSteps(pub Arc<Stream>);

#[pymethods]
impl BatchSteps {
    /// How complete the list is, as far as it was read.
    #[getter]
    fn completeness<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        completeness_to_python(py, &self.0.reader.completeness())
    }

    /// What the service has said beside the records, as far as they were read.
    #[getter]
    fn metadata<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        metadata(py, &self.0.reader.remarks())
    }

    /// What returns the position after the last batch.
    #[getter]
    fn place(&self) -> BatchPlace {
        self.0.place()
    }

    fn __call__(&self) -> PyResult<CallCoroutine> {
        self.0.check_process()?;
        let stream = Arc::clone(&self.0);
        let start: Start = Box::new(move |py| {
            let own = Arc::clone(&stream);
            let waiting = awaited::pending(py, async move {
                if own.state() != ReadingState::Ended {
                    own.work().await;
                }
                Ok(())
            })?;
            Ok(waiting.then(move |py| {
                if stream.state() == ReadingState::Ended {
                    return Ok(false.into_pyobject(py)?.to_owned().into_any());
                }
                match stream.deliver(py)? {
                    StreamStep::Nothing => Ok(py.None().into_bound(py)),
                    StreamStep::Batch(table) => Ok((*table).into_pyobject(py)?.into_any()),
                    StreamStep::End => Ok(false.into_pyobject(py)?.to_owned().into_any()),
                }
            }))
        });
        Ok(CallCoroutine::new(
            self.0.reader.listing.call_name("batches"),
            start,
        ))
    }
}
