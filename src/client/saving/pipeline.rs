//! Turns pages into Arrow batches, several at a time and in order.
//!
//! A sink takes them, or Python's `Batches`, which has no sink. For JSON lines the pages are passed on unchanged.

use std::borrow::Cow;
use std::collections::VecDeque;
use std::future::{Future, pending};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use arrow_array::RecordBatch;
use arrow_schema::{Schema, SchemaRef};
use openshelf_core::catalog::Service;
use openshelf_paging::{Page, Position};
use openshelf_tables::{BatchBuilder, Counts, Layout, NotJson, Provenance, TableError};
use openshelf_transport::Reply;
use thiserror::Error;
use tokio::runtime::Handle;
use tokio::task::{JoinError, JoinHandle};
use tokio::time::sleep_until;

use crate::tables::{TableRequest, add_answer};

/// Bytes of bodies that make a batch; tests set fewer.
pub static BATCH_BYTES: AtomicUsize = AtomicUsize::new(512 * 1024);
/// The longest time that pages wait to be made into a batch. Without a file that is resumed, it is checked when
/// another page arrives.
const CHUNK_TIME: Duration = Duration::from_secs(5);
/// How many batches are being made, or are made and not yet taken.
const MOST_RUNNING: usize = 2;

/// Something made from some pages.
pub struct Chunk<Item> {
    pub item: Item,
    pub counts: Counts,
    /// The columns whose member none of the records has.
    pub absent: Vec<Cow<'static, str>>,
    /// The position after the last of the pages.
    pub behind: Position,
    /// The provenance of these rows and of all rows before them.
    pub provenance: Provenance,
}

/// The reasons why there is no batch.
#[derive(Debug, Error)]
pub enum BatchFailure {
    /// An answer is not what its operation promises.
    #[error("{1}")]
    Unreadable(Box<Reply>, TableError),
    /// Arrow refuses the batch.
    #[error(transparent)]
    Impossible(TableError),
    /// The worker panicked, or the runtime has ended.
    #[error(transparent)]
    Lost(JoinError),
}

/// A batch that is being made.
struct Running {
    task: JoinHandle<Result<Built, BatchFailure>>,
    behind: Position,
    provenance: Provenance,
}

struct Built {
    batch: RecordBatch,
    counts: Counts,
    absent: Vec<Cow<'static, str>>,
    /// The layout of the following batches, if it was inferred from this batch.
    inferred: Option<Arc<Layout>>,
}

/// Turns pages into the items of a sink, in order.
pub trait Pipeline: Send {
    type Item: Send + 'static;

    /// Whether something should be taken before more pages are pushed.
    fn is_full(&self) -> bool;

    /// The number of items that can be taken.
    fn takeable(&self) -> usize;

    /// Adds a page.
    fn push(&mut self, page: Page);

    /// Begins to process the remaining pages.
    fn flush(&mut self);

    /// Waits for the next item; `None` if there is none. A cancelled wait loses nothing: the next call
    /// returns the item.
    fn next(
        &mut self,
    ) -> impl Future<Output = Result<Option<Chunk<Self::Item>>, BatchFailure>> + Send;

    /// Waits for an item of pages that no other page follows for a long time. A cancelled wait loses nothing.
    fn meanwhile(&mut self)
    -> impl Future<Output = Result<Chunk<Self::Item>, BatchFailure>> + Send;

    /// The columns known so far.
    fn schema(&self) -> SchemaRef;
}

/// Passes pages on unchanged.
#[derive(Default)]
pub struct PagePipeline(VecDeque<Page>);

impl Pipeline for PagePipeline {
    type Item = Page;

    fn is_full(&self) -> bool {
        !self.0.is_empty()
    }

    fn takeable(&self) -> usize {
        self.0.len()
    }

    fn push(&mut self, page: Page) {
        self.0.push_back(page);
    }

    fn flush(&mut self) {}

    async fn next(&mut self) -> Result<Option<Chunk<Page>>, BatchFailure> {
        Ok(self.0.pop_front().map(|page| Chunk {
            counts: Counts {
                rows: page.new_records.len(),
                ..Counts::default()
            },
            absent: Vec::new(),
            behind: page.position.clone(),
            provenance: Provenance::default(),
            item: page,
        }))
    }

    async fn meanwhile(&mut self) -> Result<Chunk<Page>, BatchFailure> {
        // Each page is taken before the next one is waited for.
        pending().await
    }

    fn schema(&self) -> SchemaRef {
        Arc::new(Schema::empty())
    }
}

/// Makes batches of the pages.
pub struct BatchPipeline {
    runtime: Handle,
    service: &'static Service,
    layout: Arc<Layout>,
    /// The first batch adds columns.
    is_inferring: bool,
    provenance: Provenance,
    /// Pages of which no batch is made yet.
    unbatched: Vec<Page>,
    unbatched_bytes: usize,
    unbatched_since: Instant,
    running: VecDeque<Running>,
}

impl BatchPipeline {
    /// A pipeline for the rows of a table; the runtime makes its batches.
    pub fn new(runtime: Handle, table: TableRequest) -> Self {
        Self {
            runtime,
            service: table.service,
            layout: table.layout,
            is_inferring: table.is_inferring,
            provenance: table.provenance,
            unbatched: Vec::new(),
            unbatched_bytes: 0,
            unbatched_since: Instant::now(),
            running: VecDeque::new(),
        }
    }

    fn start(&mut self) {
        let pages = std::mem::take(&mut self.unbatched);
        self.unbatched_bytes = 0;
        let Some(last) = pages.last() else { return };
        let behind = last.position.clone();
        let layout = Arc::clone(&self.layout);
        let is_inferring = self.is_inferring;
        let task = self
            .runtime
            .spawn_blocking(move || build(&layout, pages, is_inferring));
        self.running.push_back(Running {
            task,
            behind,
            provenance: self.provenance.clone(),
        });
    }
}

impl Pipeline for BatchPipeline {
    type Item = RecordBatch;

    fn is_full(&self) -> bool {
        // Until the columns are known, only one batch is made.
        self.running.len() >= if self.is_inferring { 1 } else { MOST_RUNNING }
    }

    fn takeable(&self) -> usize {
        self.running.len()
    }

    fn push(&mut self, page: Page) {
        add_answer(&mut self.provenance, self.service, &page.reply);
        if self.unbatched.is_empty() {
            self.unbatched_since = Instant::now();
        }
        self.unbatched_bytes += page.reply.body.len();
        self.unbatched.push(page);
        if !self.is_full()
            && (self.unbatched_bytes >= BATCH_BYTES.load(Ordering::Relaxed)
                || self.unbatched_since.elapsed() >= CHUNK_TIME)
        {
            self.start();
        }
    }

    fn flush(&mut self) {
        if !self.unbatched.is_empty() {
            self.start();
        }
    }

    async fn next(&mut self) -> Result<Option<Chunk<RecordBatch>>, BatchFailure> {
        let Some(running) = self.running.front_mut() else {
            return Ok(None);
        };
        let built = (&mut running.task).await;
        let Some(done) = self.running.pop_front() else {
            return Ok(None);
        };
        let built = built.map_err(BatchFailure::Lost)??;
        if let Some(layout) = built.inferred {
            self.layout = layout;
            self.is_inferring = false;
        }
        Ok(Some(Chunk {
            item: built.batch,
            counts: built.counts,
            absent: built.absent,
            behind: done.behind,
            provenance: done.provenance,
        }))
    }

    async fn meanwhile(&mut self) -> Result<Chunk<RecordBatch>, BatchFailure> {
        if self.running.is_empty() && !self.unbatched.is_empty() {
            sleep_until((self.unbatched_since + CHUNK_TIME).into()).await;
            self.start();
        }
        match self.next().await? {
            Some(chunk) => Ok(chunk),
            None => pending().await,
        }
    }

    fn schema(&self) -> SchemaRef {
        Arc::clone(self.layout.schema())
    }
}

/// Makes a batch of the new records of pages.
fn build(
    layout: &Arc<Layout>,
    pages: Vec<Page>,
    is_inferring: bool,
) -> Result<Built, BatchFailure> {
    let mut builder = BatchBuilder::new(layout);
    for page in pages {
        if let Err(error) = add(&mut builder, &page) {
            return Err(BatchFailure::Unreadable(Box::new(page.reply), error));
        }
    }
    let absent = builder.absent();
    let (batch, counts) = builder.finish().map_err(BatchFailure::Impossible)?;
    if !is_inferring {
        return Ok(Built {
            batch,
            counts,
            absent,
            inferred: None,
        });
    }
    let inferred = layout.infer(&batch, counts);
    let (layout, batch, counts) = inferred.map_err(BatchFailure::Impossible)?;
    Ok(Built {
        batch,
        counts,
        absent,
        inferred: Some(layout),
    })
}

fn add(builder: &mut BatchBuilder, page: &Page) -> Result<(), TableError> {
    builder.make_room(page.new_records.len(), page.reply.body.len())?;
    for place in &page.new_records {
        let span = page.facts.records.get(*place);
        let record = span.and_then(|span| page.reply.body.get(span.clone()));
        let text = std::str::from_utf8(record.unwrap_or_default());
        builder.push_record(text.map_err(NotJson::from)?)?;
    }
    Ok(())
}
