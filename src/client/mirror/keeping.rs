//! Keeps what the first run has read: every few moments it becomes a version of the table.

use std::time::{Duration, Instant};

use arrow_array::RecordBatch;
use jiff::Timestamp;
use openshelf_delta::{Texts, Transaction};
use openshelf_paging::Position;

use super::columns::has_history;
use super::error::MirrorError;
use super::first_run::together;
use super::merge::{Merge, Merged};
use super::mirror::{Mirror, MirrorOptions};
use super::parts::PART;
use super::reading::{Reading, RowSink, Start};
use super::scope::Scope;
use super::spool::Spool;
use super::state::{MirrorState, note_place};
use super::under_way::{Run, drop_remains, lost};
use crate::lists::RequestRuntime;

/// The rows that the first run has read and the table has not yet.
struct Waiting {
    mirror: Mirror,
    /// Missing while a version is written, and after that has failed.
    run: Option<Box<Run>>,
    rows: Vec<RecordBatch>,
    count: usize,
    /// The place in the list behind them.
    behind: Option<Position>,
    since: Instant,
    most_rows: usize,
    most_time: Duration,
}

impl RowSink for Waiting {
    async fn take(&mut self, rows: RecordBatch, behind: Position) -> Result<(), MirrorError> {
        self.count += rows.num_rows();
        self.rows.push(rows);
        self.behind = Some(behind);
        match self.count >= self.most_rows || self.since.elapsed() >= self.most_time {
            true => self.keep().await,
            false => Ok(()),
        }
    }
}

impl Waiting {
    /// Makes the rows a version of the table.
    async fn keep(&mut self) -> Result<(), MirrorError> {
        let (Some(run), Some(behind)) = (self.run.take(), self.behind.take()) else {
            return Ok(());
        };
        let rows = std::mem::take(&mut self.rows);
        self.count = 0;
        let own = self.mirror.clone();
        // A run that nobody waits for any more ends, and holds the lock until then.
        let kept = tokio::task::spawn_blocking(move || own.keep(*run, &rows, behind));
        self.run = Some(Box::new(kept.await.map_err(|error| lost(&error))??));
        self.since = Instant::now();
        Ok(())
    }
}

impl Mirror {
    /// Reads everything for the first time, or what earlier runs have not read. The table has it up to the rows that
    /// are returned. After an error, it has everything that was read.
    ///
    /// # Errors
    /// As [`Self::update`].
    pub(super) async fn read_first(
        &self,
        runtime: &RequestRuntime,
        mut run: Run,
        scope: &Scope,
        options: MirrorOptions,
    ) -> Result<(Run, Reading<Spool>), MirrorError> {
        let list = self.list_of(scope, run.sweep);
        let reader = self.reader(&list, runtime);
        loop {
            let Some(first) = &run.first else {
                return Err(MirrorError::Lost("it is not the first one".to_owned()));
            };
            let start = Start {
                origin: first.origin(),
                log: Some(first.log()),
            };
            let mut reading = Reading::begin(Waiting {
                mirror: self.clone(),
                run: Some(Box::new(run)),
                rows: Vec::new(),
                count: 0,
                behind: None,
                since: Instant::now(),
                most_rows: options.most_rows,
                most_time: options.most_time,
            });
            let given = self.listed.arguments.values.clone();
            let call = list.listed(given, &list.bounds);
            let read = reader.read(call, start, None, &mut reading).await;
            let (mut waiting, mut reading) = reading.with_rows(Spool::create(self.folder())?);
            let error = match (read, waiting.run.take()) {
                (Ok(_), Some(run)) => {
                    for rows in &waiting.rows {
                        reading.rows.write(rows)?;
                    }
                    return Ok((*run, reading));
                }
                (Ok(_), None) => return Err(MirrorError::Lost("its state is gone".to_owned())),
                (Err(error), None) => return Err(error),
                (Err(error), Some(own)) => {
                    run = *own;
                    error
                }
            };
            let first = run.first.as_mut();
            let refusal =
                first.and_then(|first| Some((first.refusal(&error, reading.answers)?, first)));
            if let Some((why, first)) = refusal {
                first.begin_anew(why);
                self.progress.begin();
                continue;
            }
            waiting.run = Some(Box::new(run));
            // The error of the list says more than one of the table would.
            drop(waiting.keep().await);
            return Err(error);
        }
    }

    /// Makes rows that were read a version of the table, with the place in the list behind them.
    fn keep(
        &self,
        mut run: Run,
        rows: &[RecordBatch],
        behind: Position,
    ) -> Result<Run, MirrorError> {
        self.establish(&mut run)?;
        let requests = self.sent() - run.sent_before;
        if let Some(first) = &mut run.first {
            first.advance(behind, requests);
        }
        let (merged, _) = self.repeated(&mut run, |run| {
            drop_remains(run)?;
            self.kept(run, rows)
        })?;
        if let Some(first) = &mut run.first {
            first.merged = together(first.merged, merged);
        }
        Ok(run)
    }

    fn kept(&self, run: &mut Run, rows: &[RecordBatch]) -> Result<Merged, MirrorError> {
        let Some(first) = &mut run.first else {
            return Ok(Merged::default());
        };
        let mut change = Transaction::on(&run.table)?;
        change.evolve(self.columns.of_table(has_history(run.table.schema())))?;
        let text = first.text()?;
        note_place(Some(&text), &first.why_unproven(), &mut change);
        let now = run.state.after_last_run(Timestamp::now().as_microsecond());
        let mut merge = Merge::begin(&run.table, change, self.keys.clone(), now, PART);
        merge.add(rows)?;
        merge.join()?;
        let (change, merged) = merge.finish()?;
        let parameters = Texts::from([("records".to_owned(), merged.new.to_string())]);
        let next = change.commit("MERGE", &parameters)?;
        if next.is_checkpoint_due() {
            next.write_checkpoint()?;
        }
        if !first.has_since() {
            // The earliest records that are read may change before the last ones are.
            first.changes_since(self.changes_since(&next)?);
        }
        run.state = MirrorState::of(&next);
        run.table = next;
        Ok(merged)
    }
}
