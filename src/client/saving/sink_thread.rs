//! Runs a sink on a separate thread. A sink writes one item after the other anyway, and its long-lived
//! allocations stay together there: between the batches of other threads they would prevent their memory
//! from being returned.

use std::io;
use std::mem;
use std::sync::mpsc;
use std::thread::{self, JoinHandle};

use super::output_error::OutputError;
use arrow_array::RecordBatch;
use arrow_schema::SchemaRef;
use openshelf_core::process::Process;
use openshelf_paging::Position;
use tokio::sync::oneshot::{self, error::TryRecvError::Empty};

use super::sinks::Sink;
use crate::tables::TableSummary;

/// The work of a sink.
enum Work<Item> {
    Write {
        item: Item,
        summary: Box<TableSummary>,
        behind: Position,
    },
    Finish {
        schema: SchemaRef,
        summary: Box<TableSummary>,
        last: Position,
    },
}

/// The result of the work: at the end, the collected batches.
type Done = Result<Vec<RecordBatch>, OutputError>;

/// The reasons why the sink failed.
#[derive(Debug)]
pub enum SinkFailure {
    Output(OutputError),
    /// The thread panicked.
    Lost,
}

pub struct SinkThread<Item> {
    work: Option<mpsc::Sender<(Work<Item>, oneshot::Sender<Done>)>>,
    under_way: Option<oneshot::Receiver<Done>>,
    thread: Option<JoinHandle<()>>,
    /// The process that has the thread.
    process: Process,
}

impl<Item: Send + 'static> SinkThread<Item> {
    /// Starts the thread.
    pub fn start(sink: Box<dyn Sink<Item>>) -> io::Result<Self> {
        let (work, received) = mpsc::channel();
        let thread = thread::Builder::new()
            .name("openshelf-sink".to_owned())
            .spawn(move || run(sink, &received))?;
        Ok(Self {
            work: Some(work),
            under_way: None,
            thread: Some(thread),
            process: Process::current(),
        })
    }

    /// Waits until the item before is written, and begins with this one.
    pub async fn write(
        &mut self,
        item: Item,
        summary: TableSummary,
        behind: Position,
    ) -> Result<(), SinkFailure> {
        self.written().await?;
        let summary = Box::new(summary);
        self.begin(Work::Write {
            item,
            summary,
            behind,
        })
    }

    /// Waits until everything is written. A cancelled wait loses nothing: the next call returns the
    /// result.
    pub async fn written(&mut self) -> Result<Vec<RecordBatch>, SinkFailure> {
        let Some(under_way) = self.under_way.as_mut() else {
            return Ok(Vec::new());
        };
        let done = under_way.await;
        self.under_way = None;
        done.map_err(|_| SinkFailure::Lost)?
            .map_err(SinkFailure::Output)
    }

    /// Ends the sink, and returns the batches that it has collected.
    pub async fn finish(
        &mut self,
        schema: SchemaRef,
        summary: TableSummary,
        last: Position,
    ) -> Result<Vec<RecordBatch>, SinkFailure> {
        self.written().await?;
        let summary = Box::new(summary);
        self.begin(Work::Finish {
            schema,
            summary,
            last,
        })?;
        self.written().await
    }

    fn begin(&mut self, work: Work<Item>) -> Result<(), SinkFailure> {
        let (done, under_way) = oneshot::channel();
        let sender = self.work.as_ref().ok_or(SinkFailure::Lost)?;
        sender.send((work, done)).map_err(|_| SinkFailure::Lost)?;
        self.under_way = Some(under_way);
        Ok(())
    }
}

fn run<Item>(
    sink: Box<dyn Sink<Item>>,
    work: &mpsc::Receiver<(Work<Item>, oneshot::Sender<Done>)>,
) {
    let mut sink = Some(sink);
    while let Ok((work, done)) = work.recv() {
        let outcome = match (work, sink.take()) {
            (
                Work::Write {
                    item,
                    summary,
                    behind,
                },
                Some(mut own),
            ) => {
                let written = own.write(item, &summary, &behind);
                sink = Some(own);
                written.map(|()| Vec::new())
            }
            (
                Work::Finish {
                    schema,
                    summary,
                    last,
                },
                Some(own),
            ) => own.finish(schema, &summary, &last),
            // It has ended.
            (_, None) => return,
        };
        // Nobody may be waiting for it.
        drop(done.send(outcome));
    }
}

impl<Item> Drop for SinkThread<Item> {
    fn drop(&mut self) {
        let (work, thread) = (self.work.take(), self.thread.take());
        if !self.process.is_current() {
            // Thread and channel are those of the process that was forked.
            mem::forget((work, thread));
            return;
        }
        drop(work);
        let under_way = self.under_way.as_mut();
        let is_idle = under_way.is_none_or(|done| !matches!(done.try_recv(), Err(Empty)));
        // A busy thread is not joined, because a pipe may never be read. An idle one is, so that an
        // incomplete file is removed before the caller sees its error.
        if let Some(thread) = thread.filter(|_| is_idle) {
            drop(thread.join());
        }
    }
}
