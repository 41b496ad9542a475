//! Pages to batches, several at once and in order, without Python.

use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use arrow_array::RecordBatch;
use openshelf_core::table::Service;
use openshelf_paging::{Page, Position};
use openshelf_tables::{BatchBuilder, Counts, Layout, NotJson, Provenance, TableError};
use openshelf_transport::Reply;
use tokio::runtime::Handle;
use tokio::task::{JoinError, JoinHandle};

use crate::raw_answer::{licence, retrieved};

/// So many bytes of bodies make a batch; tests make smaller ones.
pub static BATCH_BYTES: AtomicUsize = AtomicUsize::new(512 * 1024);
/// Pages do not wait longer to be made into a batch, once another one has come.
const CHUNK_TIME: Duration = Duration::from_secs(5);
/// How many batches are made at once, or are made and not taken.
const MOST_RUNNING: usize = 2;

/// The rows of some pages.
pub struct Chunk {
    pub batch: RecordBatch,
    pub counts: Counts,
    /// The position behind the last of the pages.
    pub behind: Position,
    /// Where the rows come from, and all rows before them.
    pub provenance: Provenance,
}

/// Why there is no batch.
pub enum Failure {
    /// An answer is not what its row says.
    Unreadable(Box<Reply>, TableError),
    /// Arrow refuses the batch.
    Impossible(TableError),
    /// The worker panicked, or the runtime has ended.
    Lost(JoinError),
}

/// A batch that is being made.
struct Running {
    task: JoinHandle<Result<Built, Failure>>,
    behind: Position,
    provenance: Provenance,
}

struct Built {
    batch: RecordBatch,
    counts: Counts,
    /// The layout of what follows, where it was found in this batch.
    inferred: Option<Arc<Layout>>,
}

/// Takes pages and gives batches.
pub struct Pipeline {
    runtime: Handle,
    service: &'static Service,
    layout: Arc<Layout>,
    /// The columns are to be completed by what the first batch has.
    is_inferring: bool,
    provenance: Provenance,
    pending: Vec<Page>,
    pending_bytes: usize,
    pending_since: Instant,
    running: VecDeque<Running>,
}

impl Pipeline {
    pub fn new(
        runtime: Handle,
        service: &'static Service,
        layout: Arc<Layout>,
        is_inferring: bool,
        provenance: Provenance,
    ) -> Self {
        Self {
            runtime,
            service,
            layout,
            is_inferring,
            provenance,
            pending: Vec::new(),
            pending_bytes: 0,
            pending_since: Instant::now(),
            running: VecDeque::new(),
        }
    }

    /// The columns, as far as they are known.
    pub fn layout(&self) -> &Arc<Layout> {
        &self.layout
    }

    /// Whether batches should be taken before more pages are pushed.
    pub fn is_full(&self) -> bool {
        // Until the columns are known, one batch is made.
        self.running.len() >= if self.is_inferring { 1 } else { MOST_RUNNING }
    }

    /// How many batches there are to be taken.
    pub fn len(&self) -> usize {
        self.running.len()
    }

    /// Adds a page.
    pub fn push(&mut self, page: Page) {
        let reply = &page.reply;
        if self.provenance.url.is_none() {
            self.provenance.licence = licence(self.service, &reply.body);
        }
        let moment = retrieved(reply.cache_status).to_string();
        self.provenance.add_answer(&reply.url, &moment);
        if self.pending.is_empty() {
            self.pending_since = Instant::now();
        }
        self.pending_bytes += reply.body.len();
        self.pending.push(page);
        if !self.is_full()
            && (self.pending_bytes >= BATCH_BYTES.load(Ordering::Relaxed)
                || self.pending_since.elapsed() >= CHUNK_TIME)
        {
            self.start();
        }
    }

    /// Makes a batch of what is left.
    pub fn flush(&mut self) {
        if !self.pending.is_empty() {
            self.start();
        }
    }

    fn start(&mut self) {
        let pages = std::mem::take(&mut self.pending);
        self.pending_bytes = 0;
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

    /// Waits for the next batch; nothing when there is none. What is not waited for to its end comes
    /// the next time.
    pub async fn next(&mut self) -> Result<Option<Chunk>, Failure> {
        let Some(running) = self.running.front_mut() else {
            return Ok(None);
        };
        let built = (&mut running.task).await;
        let Some(done) = self.running.pop_front() else {
            return Ok(None);
        };
        let built = built.map_err(Failure::Lost)??;
        if let Some(layout) = built.inferred {
            self.layout = layout;
            self.is_inferring = false;
        }
        Ok(Some(Chunk {
            batch: built.batch,
            counts: built.counts,
            behind: done.behind,
            provenance: done.provenance,
        }))
    }
}

/// Makes a batch of the new records of pages.
fn build(layout: &Arc<Layout>, pages: Vec<Page>, is_inferring: bool) -> Result<Built, Failure> {
    let mut builder = BatchBuilder::new(layout);
    for page in pages {
        if let Err(error) = add(&mut builder, &page) {
            return Err(Failure::Unreadable(Box::new(page.reply), error));
        }
    }
    let (batch, counts) = builder.finish().map_err(Failure::Impossible)?;
    if !is_inferring {
        return Ok(Built {
            batch,
            counts,
            inferred: None,
        });
    }
    let (layout, batch) = layout.infer(&batch).map_err(Failure::Impossible)?;
    Ok(Built {
        batch,
        counts,
        inferred: Some(layout),
    })
}

fn add(builder: &mut BatchBuilder, page: &Page) -> Result<(), TableError> {
    for place in &page.new_records {
        let span = page.facts.records.get(*place);
        let record = span.and_then(|span| page.reply.body.get(span.clone()));
        let text = std::str::from_utf8(record.unwrap_or_default());
        builder.push_record(text.map_err(NotJson::from)?)?;
    }
    Ok(())
}
