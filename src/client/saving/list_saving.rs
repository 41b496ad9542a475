//! Saves a list to memory or a file as a state machine. Each step waits; the caller sees its result before
//! the next step.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use super::json_lines::{JsonLines, position_path};
use super::output_error::OutputError;
use super::part_file::{Begun, PartFile};
use crate::lists::RequestRuntime;
use arrow_array::RecordBatch;
use arrow_schema::SchemaRef;
use openshelf_core::process::Process;
use openshelf_paging::{KeyLog, ListedCall, Origin, Page, PagingError, Position};
use thiserror::Error;
use tokio::runtime::Handle;

use super::partitioned_table::PartitionedTable;
use super::pipeline::{BatchFailure, BatchPipeline, Chunk, PagePipeline, Pipeline};
use super::sink_thread::{SinkFailure, SinkThread};
use super::sinks::{Collected, Lines, Sink, TableFile, TableFormat, TableParts};
use crate::lists::{List, ListReader, PageResult};
use crate::tables::TableSummary;
use crate::tables::columns_text;
use crate::tables::{TableContent, TableRequest};

/// How long a failed run waits for a pending write when it ends: a pipe may never be read.
const WRITE_TIME: Duration = Duration::from_secs(1);

/// The destination of a list.
#[derive(Debug, Clone)]
pub enum Destination {
    /// A table in memory.
    Memory(TableRequest),
    /// A file of a table, which appears when it is complete.
    TableFile {
        table: TableRequest,
        format: TableFormat,
        path: PathBuf,
    },
    /// A folder with a Parquet file for each value of some columns, which appears when it is complete.
    PartitionedParquet {
        table: TableRequest,
        path: PathBuf,
        columns: Vec<String>,
    },
    /// A Parquet file that is resumed after a kill.
    ResumedParquet { table: TableRequest, path: PathBuf },
    /// A file of JSON lines, which is optionally resumed after a kill.
    JsonLines { path: PathBuf, resume: bool },
}

/// A list to save.
pub struct SaveRequest {
    pub list: List,
    pub listed: ListedCall,
    pub destination: Destination,
}

/// Why a list was not saved.
#[derive(Debug, Error)]
pub enum SaveError {
    #[error(transparent)]
    Paging(PagingError),
    #[error(transparent)]
    Batch(BatchFailure),
    #[error(transparent)]
    Output(OutputError),
    #[error("the writer thread has ended")]
    Lost,
    /// Work under way does not survive a fork.
    #[error("this list belongs to the parent process: save it again in this process")]
    Forked,
}

impl From<SinkFailure> for SaveError {
    fn from(failure: SinkFailure) -> Self {
        match failure {
            SinkFailure::Output(error) => Self::Output(error),
            SinkFailure::Lost => Self::Lost,
        }
    }
}

/// The result of a step.
pub enum SaveStep {
    /// The caller may inspect the page before it continues with [`Saving::accept`].
    Page(Box<PageResult>),
    /// Everything is saved. The content of a file has no batches.
    Saved(Box<TableContent>),
}

/// A list on its way.
pub struct Saving {
    state: SavingState,
    /// An earlier run has read the list to its end, and nothing was left to do.
    was_ended: bool,
}

enum SavingState {
    Requested(Box<SaveRequest>),
    Table(Box<Running<BatchPipeline>>),
    Lines(Box<Running<PagePipeline>>),
    /// A file that an earlier run has ended.
    Whole(Box<TableSummary>),
    Ended,
}

/// What is under way.
struct Running<P: Pipeline> {
    reader: ListReader,
    pipeline: P,
    summary: TableSummary,
    /// The position after everything that the sink received.
    behind: Position,
    sink: SinkThread<P::Item>,
    is_resumed: bool,
    /// The earlier run has read the list to its end.
    was_ended: bool,
    /// Every page has arrived.
    is_read: bool,
    /// The process that began it: work under way does not survive a fork.
    process: Process,
}

impl Saving {
    pub fn new(request: SaveRequest) -> Self {
        Self {
            state: SavingState::Requested(Box::new(request)),
            was_ended: false,
        }
    }

    /// Whether an earlier run has read the list to its end and written all of the file.
    #[must_use]
    pub fn was_ended(&self) -> bool {
        self.was_ended
    }

    /// Waits: for the file to be opened, for a page, for a batch, for the end of the file. After a
    /// cancelled wait the next step continues.
    ///
    /// # Errors
    /// Why it cannot be saved; the only further step is then [`Self::give_up`].
    pub async fn step(&mut self, runtime: RequestRuntime) -> Result<SaveStep, SaveError> {
        if matches!(self.state, SavingState::Requested(_))
            && let SavingState::Requested(request) =
                std::mem::replace(&mut self.state, SavingState::Ended)
        {
            let blocking = runtime.handle().clone();
            // A disk may be slow, and a pipe waits for its reader.
            let opening = blocking
                .spawn_blocking(move || open(*request, runtime))
                .await;
            self.state = opening
                .map_err(|_| SaveError::Lost)?
                .map_err(SaveError::Output)?;
            self.was_ended = match &self.state {
                SavingState::Whole(_) => true,
                SavingState::Lines(running) => running.was_ended,
                _ => false,
            };
        }
        let step = match &mut self.state {
            SavingState::Table(running) => running.step().await,
            SavingState::Lines(running) => running.step().await,
            SavingState::Whole(summary) => Ok(SaveStep::Saved(Box::new(TableContent {
                schema: SchemaRef::new(arrow_schema::Schema::empty()),
                batches: Vec::new(),
                summary: (**summary).clone(),
            }))),
            SavingState::Requested(_) | SavingState::Ended => Err(SaveError::Lost),
        };
        if matches!(step, Ok(SaveStep::Saved(_))) {
            self.state = SavingState::Ended;
        }
        step
    }

    /// Accepts a page that the caller has inspected; `None` is the end of the list.
    pub fn accept(&mut self, page: Option<Page>) {
        match &mut self.state {
            SavingState::Table(running) => running.accept(page),
            SavingState::Lines(running) => running.accept(page),
            SavingState::Requested(_) | SavingState::Whole(_) | SavingState::Ended => {}
        }
    }

    /// Another page that has arrived, if it can be processed now.
    pub fn ready(&mut self) -> Option<PageResult> {
        match &mut self.state {
            SavingState::Table(running) => running.ready(),
            SavingState::Lines(running) => running.ready(),
            SavingState::Requested(_) | SavingState::Whole(_) | SavingState::Ended => None,
        }
    }

    /// Releases everything; first commits what a resumable file does not contain yet.
    pub async fn give_up(&mut self) {
        match std::mem::replace(&mut self.state, SavingState::Ended) {
            SavingState::Table(running) => running.save().await,
            SavingState::Lines(running) => running.save().await,
            SavingState::Requested(_) | SavingState::Whole(_) | SavingState::Ended => {}
        }
    }

    /// Runs all steps.
    ///
    /// # Errors
    /// Why it cannot be saved.
    pub async fn run(mut self) -> Result<TableContent, SaveError> {
        let outcome = loop {
            match self.step(Handle::current().into()).await {
                Ok(SaveStep::Page(result)) => match result.outcome {
                    Ok(page) => self.accept(page),
                    Err(error) => break Err(SaveError::Paging(error)),
                },
                Ok(SaveStep::Saved(content)) => break Ok(*content),
                Err(error) => break Err(error),
            }
        };
        self.give_up().await;
        outcome
    }
}

/// What an earlier run left.
#[derive(Default)]
struct Beginning {
    summary: TableSummary,
    origin: Option<Origin>,
    log: Option<Arc<KeyLog>>,
    is_resumed: bool,
}

impl Beginning {
    /// A table without an earlier run.
    fn of(table: &TableRequest) -> Self {
        Self {
            summary: TableSummary {
                provenance: table.provenance.clone(),
                ..TableSummary::default()
            },
            ..Self::default()
        }
    }
}

/// Opens the file, if there is one.
fn open(request: SaveRequest, runtime: RequestRuntime) -> Result<SavingState, OutputError> {
    let begin = Begin {
        list: request.list,
        listed: request.listed,
        runtime,
    };
    match request.destination {
        Destination::Memory(table) => {
            let beginning = Beginning::of(&table);
            begin.table(
                table,
                Box::<Collected>::default(),
                beginning,
                PathBuf::new(),
            )
        }
        Destination::TableFile {
            table,
            format,
            path,
        } => {
            let sink = Box::new(TableFile::create(format, path.clone())?);
            let beginning = Beginning::of(&table);
            begin.table(table, sink, beginning, path)
        }
        Destination::PartitionedParquet {
            table,
            path,
            columns,
        } => {
            let sink = Box::new(PartitionedTable::create(path.clone(), columns)?);
            let beginning = Beginning::of(&table);
            begin.table(table, sink, beginning, path)
        }
        Destination::ResumedParquet { table, path } => begin.resumed_parquet(table, path),
        Destination::JsonLines { path, resume } => begin.lines(path, resume),
    }
}

/// A list whose saving begins.
struct Begin {
    list: List,
    listed: ListedCall,
    runtime: RequestRuntime,
}

impl Begin {
    fn table(
        self,
        table: TableRequest,
        sink: Box<dyn Sink<RecordBatch>>,
        beginning: Beginning,
        path: PathBuf,
    ) -> Result<SavingState, OutputError> {
        let mut table = table;
        table.provenance = beginning.summary.provenance.clone();
        let pipeline = BatchPipeline::new(self.runtime.handle().clone(), table);
        let running = self.running(pipeline, sink, beginning, path)?;
        Ok(SavingState::Table(Box::new(running)))
    }

    fn resumed_parquet(
        self,
        table: TableRequest,
        path: PathBuf,
    ) -> Result<SavingState, OutputError> {
        // Parts with other columns belong to another table.
        let columns = columns_text(table.layout.schema().fields());
        let checkpoint = self.list.checkpoint(&self.listed, position_path(&path));
        let checkpoint = checkpoint.of_output(&columns);
        let opened = PartFile::open(path.clone(), checkpoint.clone(), &self.listed)?;
        let mut beginning = Beginning {
            log: Some(checkpoint.key_log()),
            is_resumed: true,
            ..Beginning::of(&table)
        };
        let parts = match opened {
            Begun::Whole(origin, facts) => {
                let mut summary = recalled(facts);
                summary.completeness = origin.ended;
                return Ok(SavingState::Whole(Box::new(summary)));
            }
            Begun::Parts(parts, None) => parts,
            Begun::Parts(parts, Some((origin, facts))) => {
                let version = std::mem::take(&mut beginning.summary.provenance.version);
                beginning.summary = recalled(facts);
                beginning.summary.provenance.version = version;
                beginning.origin = Some(origin);
                parts
            }
        };
        self.table(table, Box::new(TableParts(parts)), beginning, path)
    }

    fn lines(self, path: PathBuf, resume: bool) -> Result<SavingState, OutputError> {
        let mut beginning = Beginning {
            is_resumed: resume,
            ..Beginning::default()
        };
        let file = if resume {
            let checkpoint = self.list.checkpoint(&self.listed, position_path(&path));
            let (file, origin) = JsonLines::resume(path.clone(), checkpoint.clone(), &self.listed)?;
            let records = origin.as_ref().map_or(0, |origin| origin.position.records);
            beginning.summary.rows = records;
            beginning.origin = origin;
            beginning.log = Some(checkpoint.key_log());
            file
        } else {
            JsonLines::create(path.clone())?
        };
        let sink = Box::new(Lines(file));
        let running = self.running(PagePipeline::default(), sink, beginning, path)?;
        Ok(SavingState::Lines(Box::new(running)))
    }

    fn running<P: Pipeline>(
        self,
        pipeline: P,
        sink: Box<dyn Sink<P::Item>>,
        beginning: Beginning,
        path: PathBuf,
    ) -> Result<Running<P>, OutputError> {
        let sink = SinkThread::start(sink).map_err(|source| OutputError::File { path, source })?;
        let Beginning {
            summary,
            origin,
            log,
            is_resumed,
        } = beginning;
        let was_ended = origin.as_ref().is_some_and(|origin| origin.ended.is_some());
        let behind = origin.as_ref().map(|origin| origin.position.clone());
        Ok(Running {
            reader: self.list.read(self.runtime, self.listed, origin, log, None),
            pipeline,
            summary,
            behind: behind.unwrap_or_default(),
            sink,
            is_resumed,
            was_ended,
            is_read: false,
            process: Process::current(),
        })
    }
}

/// What was known about all rows when the last part was committed.
fn recalled(facts: serde_json::Value) -> TableSummary {
    serde_json::from_value(facts).unwrap_or_default()
}

impl<P: Pipeline> Running<P> {
    /// Waits for the next step.
    async fn step(&mut self) -> Result<SaveStep, SaveError> {
        if !self.process.is_current() {
            return Err(SaveError::Forked);
        }
        if self.is_read {
            self.drain(0).await?;
            return self
                .end()
                .await
                .map(|content| SaveStep::Saved(Box::new(content)));
        }
        if self.pipeline.is_full() {
            self.drain(self.pipeline.takeable() - 1).await?;
        }
        Ok(SaveStep::Page(Box::new(self.next_page().await?)))
    }

    /// Waits for the next page. A file that is resumed meanwhile gets the pages that have waited for long: what it does
    /// not have is requested again after a kill.
    async fn next_page(&mut self) -> Result<PageResult, SaveError> {
        while self.is_resumed {
            let (sink, pipeline) = (&mut self.sink, &mut self.pipeline);
            let waited_long = async {
                // The sink is free before a batch is taken, so that a cancelled wait loses none.
                sink.written().await?;
                pipeline.meanwhile().await.map_err(SaveError::Batch)
            };
            let chunk = tokio::select! {
                biased;
                page = self.reader.next() => return Ok(page),
                chunk = waited_long => chunk?,
            };
            self.pass_on(chunk).await?;
        }
        Ok(self.reader.next().await)
    }

    /// Gives an item to the sink, which is free.
    async fn pass_on(&mut self, chunk: Chunk<P::Item>) -> Result<(), SaveError> {
        self.summary.add(&chunk.counts, chunk.provenance);
        self.behind = chunk.behind.clone();
        self.summary.remarks.clone_from(&chunk.behind.remarks);
        let summary = self.summary.clone();
        self.sink.write(chunk.item, summary, chunk.behind).await?;
        Ok(())
    }

    fn accept(&mut self, page: Option<Page>) {
        if let Some(page) = page {
            self.pipeline.push(page);
        } else {
            self.is_read = true;
            self.pipeline.flush();
        }
    }

    fn ready(&mut self) -> Option<PageResult> {
        if self.is_read || self.pipeline.is_full() {
            return None;
        }
        self.reader.ready()
    }

    /// Passes items to the sink one by one until at most `left` remain.
    async fn drain(&mut self, left: usize) -> Result<(), SaveError> {
        while self.pipeline.takeable() > left {
            self.sink.written().await?;
            let Some(chunk) = self.pipeline.next().await.map_err(SaveError::Batch)? else {
                return Ok(());
            };
            self.pass_on(chunk).await?;
        }
        Ok(())
    }

    /// Ends the sink.
    async fn end(&mut self) -> Result<TableContent, SaveError> {
        let schema = self.pipeline.schema();
        self.summary.completeness = Some(self.reader.completeness());
        self.summary.remarks = self.reader.remarks().clone();
        let (summary, behind) = (self.summary.clone(), self.behind.clone());
        let ended = self.sink.finish(SchemaRef::clone(&schema), summary, behind);
        Ok(TableContent {
            schema,
            batches: ended.await?,
            summary: self.summary.clone(),
        })
    }

    /// Commits the data received so far, if requested, and waits for pending writes.
    async fn save(mut self: Box<Self>) {
        // Work under way does not survive a fork.
        if !self.process.is_current() {
            return;
        }
        if self.is_resumed {
            self.pipeline.flush();
            if self.drain(0).await.is_ok() {
                // If this fails, the next run requests the pages again.
                drop(self.sink.written().await);
            }
        } else {
            drop(tokio::time::timeout(WRITE_TIME, self.sink.written()).await);
        }
    }
}
