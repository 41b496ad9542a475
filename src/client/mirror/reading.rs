//! Reads what a run asks for into a file, part by part.

use std::borrow::Cow;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use arrow_array::RecordBatch;
use openshelf_core::call::Value;
use openshelf_paging::{Completeness, KeyLog, Level, ListedCall, Origin, Position};
use openshelf_tables::Provenance;

use super::columns::MirrorColumns;
use super::error::MirrorError;
use super::fitting::Fitting;
use super::heard::Heard;
use super::keys::KeyColumns;
use super::last_changed::{AfterPage, Until};
use super::spool::Spool;
use crate::lists::{List, RequestRuntime};
use crate::saving::{BatchPipeline, Pipeline};
use crate::tables::TableRequest;

/// How far a run has come, for whoever shows it.
#[derive(Debug, Default)]
pub struct MirrorProgress {
    records: AtomicU64,
    total: AtomicU64,
}

impl MirrorProgress {
    /// How many records were read, and how many will be; 0 if that is not known.
    pub fn now(&self) -> (u64, u64) {
        (
            self.records.load(Ordering::Relaxed),
            self.total.load(Ordering::Relaxed),
        )
    }

    /// Begins anew.
    pub fn begin(&self) {
        self.records.store(0, Ordering::Relaxed);
        self.total.store(0, Ordering::Relaxed);
    }
}

/// What takes the rows that are read.
pub trait RowSink: Send {
    /// Takes rows; the list can be read on behind this position.
    ///
    /// # Errors
    /// They cannot be written.
    fn take(
        &mut self,
        rows: RecordBatch,
        behind: Position,
    ) -> impl Future<Output = Result<(), MirrorError>> + Send;
}

impl RowSink for Spool {
    async fn take(&mut self, rows: RecordBatch, _behind: Position) -> Result<(), MirrorError> {
        Ok(self.write(&rows)?)
    }
}

/// The records that a run has read, and what takes their rows.
pub struct Reading<R> {
    pub rows: R,
    pub answers: u64,
    pub records: u64,
    /// What is known about each part, in the order in which they were read.
    pub parts: Vec<Completeness>,
    /// How many records the service said to have, at last.
    pub total: Option<u64>,
    /// How many records the whole list has, if that is known; a total may be that of a part.
    pub existing: Option<u64>,
    /// Where the first rows are from.
    pub source: Option<Provenance>,
    /// The columns whose member no record has; none if no record was read.
    pub absent: Option<Vec<Cow<'static, str>>>,
    /// Which columns have values that do not fit.
    pub fitting: Fitting,
    /// How many values do not fit.
    pub unfit: u64,
    /// How many members of records have no column.
    pub extra: u64,
}

impl<R> Reading<R> {
    /// Nothing so far.
    pub fn begin(rows: R) -> Self {
        Self {
            rows,
            answers: 0,
            records: 0,
            parts: Vec::new(),
            total: None,
            existing: None,
            source: None,
            absent: None,
            fitting: Fitting::default(),
            unfit: 0,
            extra: 0,
        }
    }

    /// The same facts, with rows elsewhere.
    pub fn with_rows<Other>(self, rows: Other) -> (R, Reading<Other>) {
        let facts = Reading {
            rows,
            answers: self.answers,
            records: self.records,
            parts: self.parts,
            total: self.total,
            existing: self.existing,
            source: self.source,
            absent: self.absent,
            fitting: self.fitting,
            unfit: self.unfit,
            extra: self.extra,
        };
        (self.rows, facts)
    }

    /// Of which parts a record that was not read is not there.
    pub fn are_proven(&self) -> Vec<bool> {
        let parts = self.parts.iter();
        parts.map(|part| part.level != Level::Unproven).collect()
    }

    /// What is known about all parts together: as much as about the least certain one.
    pub fn completeness(&self) -> Completeness {
        let mut parts = self.parts.iter();
        let mut all = parts
            .next()
            .cloned()
            .unwrap_or_else(Completeness::of_nothing);
        for part in parts {
            if part.level > all.level {
                (all.level, all.reason) = (part.level, part.reason.clone());
            }
            all.changes += part.changes;
            all.pages_asked_again += part.pages_asked_again;
            all.repeated += part.repeated;
        }
        all
    }
}

/// How the end of a part was found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// It is the end of the list.
    End,
    /// The rest is known.
    Known,
    /// The records are not in the order by which the rest would be known.
    Disordered,
}

/// Where a list is read on, and what notes the hashes of its records.
#[derive(Default)]
pub struct Start {
    pub origin: Option<Origin>,
    pub log: Option<Arc<KeyLog>>,
}

/// What is read, and how its records become rows.
pub struct Reader<'a> {
    pub list: &'a List,
    pub table: &'a TableRequest,
    pub columns: &'a MirrorColumns,
    pub keys: &'a KeyColumns,
    pub heard: &'a Heard,
    pub runtime: RequestRuntime,
    pub progress: &'a MirrorProgress,
}

impl Reader<'_> {
    /// Reads a call to its end, or until its records are known.
    ///
    /// # Errors
    /// A request failed, an answer is not what its operation promises, or the disk is full.
    pub async fn read(
        &self,
        listed: ListedCall,
        from: Start,
        mut until: Option<Until>,
        into: &mut Reading<impl RowSink>,
    ) -> Result<Ending, MirrorError> {
        let runtime = self.runtime.clone();
        let mut pipeline = BatchPipeline::new(runtime.handle().clone(), self.table.clone());
        let list = match until {
            // Nobody knows which page is the last one.
            Some(_) => one_at_a_time(self.list),
            None => self.list.clone(),
        };
        let before = self.progress.now();
        let mut reader = list.read(runtime, listed, from.origin, from.log, None);
        let mut ending = Ending::End;
        let known = loop {
            let result = reader.next().await;
            self.heard.add(&result.warnings, &result.remark_warnings);
            if let (Some(total), None) = (result.total, &until) {
                self.progress
                    .total
                    .store(before.0 + total, Ordering::Relaxed);
            }
            into.existing = result.existing.or(into.existing);
            let page = match result.outcome {
                Ok(Some(page)) => page,
                Ok(None) => break result.completeness,
                Err(error) => {
                    // What was read before it is not lost. The error of the list says more than one of the rows would.
                    drop(self.take_rest(&mut pipeline, into).await);
                    return Err(error.into());
                }
            };
            into.total = page.facts.total.or(result.total).or(into.total);
            into.answers += 1;
            into.records += page.new_records.len() as u64;
            let read = result.begun + into.records;
            self.progress.records.store(read, Ordering::Relaxed);
            let after = until.as_mut().map(|until| until.after(&page));
            pipeline.push(page);
            while pipeline.is_full() {
                self.take(&mut pipeline, into).await?;
            }
            match after {
                None | Some(AfterPage::More) => continue,
                Some(AfterPage::Older) => ending = Ending::Known,
                Some(AfterPage::Disordered) => ending = Ending::Disordered,
            }
            break result.completeness;
        };
        self.take_rest(&mut pipeline, into).await?;
        into.parts.push(known);
        Ok(ending)
    }

    async fn take_rest(
        &self,
        pipeline: &mut BatchPipeline,
        into: &mut Reading<impl RowSink>,
    ) -> Result<(), MirrorError> {
        pipeline.flush();
        while pipeline.takeable() > 0 {
            self.take(pipeline, into).await?;
        }
        Ok(())
    }

    async fn take(
        &self,
        pipeline: &mut BatchPipeline,
        into: &mut Reading<impl RowSink>,
    ) -> Result<(), MirrorError> {
        match pipeline.next().await? {
            Some(chunk) => {
                let rows = self.columns.rows(&chunk.item)?;
                self.keys.check(&rows, self.list.operation)?;
                into.source.get_or_insert(chunk.provenance);
                into.fitting.add(&chunk.item);
                into.unfit += chunk.counts.unfit as u64;
                into.extra += chunk.counts.extra as u64;
                if chunk.counts.rows > 0 {
                    match &mut into.absent {
                        None => into.absent = Some(chunk.absent),
                        Some(absent) => absent.retain(|name| chunk.absent.contains(name)),
                    }
                }
                into.rows.take(rows, chunk.behind).await
            }
            None => Ok(()),
        }
    }
}

/// The same list, without requests ahead.
fn one_at_a_time(list: &List) -> List {
    let mut one = list.clone();
    one.bounds.concurrency = 1;
    one.bounds.is_speculative = false;
    one
}

/// A call with other values of some arguments.
pub fn changed_call(
    list: &List,
    listed: &ListedCall,
    changes: Vec<(&'static str, Value)>,
) -> ListedCall {
    let mut given = listed.arguments.values.clone();
    given.retain(|(name, _)| !changes.iter().any(|(changed, _)| changed == name));
    given.extend(changes);
    list.listed(given, &list.bounds)
}
