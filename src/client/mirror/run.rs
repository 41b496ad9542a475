//! A run of a mirror: what it asks for, and how that becomes the next version of the table.

use jiff::{SignedDuration, Timestamp};
use openshelf_delta::{Snapshot, Texts, Transaction};
use openshelf_durable::{LockError, LockFile};
use openshelf_paging::Completeness;
use tokio::runtime::Handle;

use super::absent::MissingColumns;
use super::columns::has_history;
use super::conclusion::{Conclusion, Sweep, conclusion};
use super::error::MirrorError;
use super::first_run::{FirstRun, together};
use super::folder::MadeFolder;
use super::last_changed::live_rows;
use super::merge::{Merge, Merged};
use super::mirror::{Mirror, MirrorOptions};
use super::parts::PART;
use super::plan::Plan;
use super::reading::{Ending, Reading, Start};
use super::report::{MirrorReport, WiderMirrorColumn};
use super::scope::{Asked, Scope};
use super::source::note_source;
use super::spool::Spool;
use super::state::{MirrorState, RunNotes};
use super::under_way::{Run, drop_remains, lost};
use crate::lists::RequestRuntime;
use crate::tables::columns_text;

/// The next version of the table.
struct Next {
    table: Snapshot,
    merged: Merged,
    wider: Vec<WiderMirrorColumn>,
}

/// What became of the records that were read.
enum Joined {
    Done(Box<MirrorReport>),
    /// The table would have another number of records than the service.
    Miscounted(Box<Run>, String),
}

impl Mirror {
    /// Asks for what is new and changed, and makes it the next version of the table. The table is as before if the run
    /// ends in an error, or with the process. The first run asks for everything, in several versions if it takes long;
    /// after an error or a kill the next run goes on where it stopped.
    ///
    /// # Errors
    /// A request failed; the table cannot be written; another program brings it up to date.
    pub async fn update(&self, options: MirrorOptions) -> Result<MirrorReport, MirrorError> {
        self.update_on(Handle::current().into(), options).await
    }

    /// As [`Self::update`]; the runtime sends the requests.
    ///
    /// # Errors
    /// As [`Self::update`].
    pub async fn update_on(
        &self,
        runtime: RequestRuntime,
        options: MirrorOptions,
    ) -> Result<MirrorReport, MirrorError> {
        let own = self.clone();
        let begun = tokio::task::spawn_blocking(move || own.begin(options));
        let (own, run, plan) = begun.await.map_err(|error| lost(&error))??;
        Box::pin(own.run(runtime, options, run, plan)).await
    }

    /// Does what was begun.
    async fn run(
        &self,
        runtime: RequestRuntime,
        options: MirrorOptions,
        mut run: Run,
        plan: Plan,
    ) -> Result<MirrorReport, MirrorError> {
        let mut scope = self.scope(plan).await?;
        loop {
            let sent = self.sent();
            let read = if run.first.is_some() {
                let (same, read) = self.read_first(&runtime, run, &scope, options).await?;
                run = same;
                scope = scope.noted(run.first.as_ref().and_then(FirstRun::note));
                Some(read)
            } else {
                self.read(&runtime, &scope, run.sweep).await?
            };
            let Some(read) = read else {
                scope = Scope::whole(
                    "the service did not keep the order of the last change, so that everything was asked for",
                );
                continue;
            };
            let own = self.clone();
            let requests = self.sent() - sent;
            // A run that nobody waits for any more ends, and holds the lock until then.
            let joined = tokio::task::spawn_blocking(move || own.join(run, &scope, read, requests));
            match joined.await.map_err(|error| lost(&error))?? {
                Joined::Done(report) => return Ok(*report),
                Joined::Miscounted(same, why) => (run, scope) = (*same, Scope::whole(why)),
            }
        }
    }

    /// Waits for the right to change the table, and says what is known about what is asked for. The mirror that is
    /// returned has the amounts of money of the table.
    fn begin(&self, options: MirrorOptions) -> Result<(Self, Run, Plan), MirrorError> {
        let folder = MadeFolder::make(self.folder())?;
        let lock = LockFile::acquire(self.folder(), options.patience);
        let lock = lock.map_err(|error| match error {
            LockError::File { path, source } => MirrorError::Lock { path, source },
            source @ LockError::Busy { .. } => MirrorError::InUse {
                folder: self.folder().to_owned(),
                source,
            },
        })?;
        self.progress.begin();
        let begun = self.begun()?;
        let is_draft = begun.is_none();
        let own = match &begun {
            Some(table) => self.as_in(table)?,
            None => self.clone(),
        };
        let table = match begun {
            Some(table) => table,
            None => self.draft()?,
        };
        let state = MirrorState::of(&table);
        let sweep = Sweep::of(options, &state);
        let plan = self.plan(&table, &state, options, sweep)?;
        let identity = self.list.identity(&self.listed);
        let identity = identity.of_output(&columns_text(own.columns.all().fields()));
        let first = state.is_first();
        let first = first.then(|| FirstRun::begin(identity, &table, &state, &self.keys));
        let mut first = first.transpose()?;
        if let Some(first) = first
            .as_mut()
            .filter(|first| first.goes_on() && !first.has_since())
        {
            first.changes_since(self.changes_since(&table)?);
        }
        let age = options
            .sweep
            .and_then(|age| SignedDuration::try_from(age).ok());
        let sweeps_again = state.whole_at.zip(age);
        let sweeps_again = sweeps_again.and_then(|(time, age)| time.checked_add(age).ok());
        let run = Run {
            folder,
            lock,
            table,
            is_draft,
            state,
            sent_before: self.sent(),
            sweep,
            sweeps_again,
            first,
        };
        Ok((own, run, plan))
    }

    /// Reads the records that are asked for; `None` if they are not in the order by which the rest would be known.
    async fn read(
        &self,
        runtime: &RequestRuntime,
        scope: &Scope,
        sweep: Sweep,
    ) -> Result<Option<Reading<Spool>>, MirrorError> {
        let mut reading = Reading::begin(Spool::create(self.folder())?);
        let list = self.list_of(scope, sweep);
        let reader = self.reader(&list, runtime);
        for (call, until) in self.calls(scope, &list) {
            let start = Start::default();
            if reader.read(call, start, until, &mut reading).await? == Ending::Disordered {
                return Ok(None);
            }
        }
        if let (Asked::ChangedSince(_), None) = (&scope.asked, reading.total) {
            let (counted, _) = self.list.count(&self.listed).await?;
            reading.total = counted.is_exact.then_some(counted.records);
        }
        Ok(Some(reading))
    }

    /// Joins the records to the table. `requests` were sent for them.
    fn join(
        &self,
        mut run: Run,
        scope: &Scope,
        mut read: Reading<Spool>,
        requests: u64,
    ) -> Result<Joined, MirrorError> {
        self.establish(&mut run)?;
        let mut found = conclusion(scope, &read, run.sweep);
        let mut whole_requests = requests;
        if let Some(first) = &run.first {
            found = first.conclusion(found, read.records, read.existing);
            whole_requests = first.requests(requests);
        }
        let notes = RunNotes {
            whole_requests: found.is_whole.then_some(whole_requests),
            unproven: found.unproven.clone(),
        };
        let missing = match run.first {
            Some(_) => MissingColumns::default(),
            None => self.missing_columns(&run.table, &read, scope.is_whole())?,
        };
        let (joined, repeated) = self.repeated(&mut run, |run| {
            drop_remains(run)?;
            self.joined(run, scope, &mut read, &notes, &found.completeness)
        })?;
        let next = match joined {
            Err(why) => return Ok(Joined::Miscounted(Box::new(run), why)),
            Ok(next) => next,
        };
        if next.table.is_checkpoint_due() {
            next.table.write_checkpoint()?;
        }
        let merged = match &run.first {
            Some(first) => together(first.merged, next.merged),
            None => next.merged,
        };
        let report = self.report(&run, &next.table, scope, &read, merged, found);
        self.warn_of(&missing, read.records);
        let report = MirrorReport {
            missing_columns: missing.names(),
            wider: next.wider,
            repeated,
            ..report
        };
        // Others may change the table from now on.
        drop((run.folder, run.lock));
        Ok(Joined::Done(Box::new(report)))
    }

    /// The next version of the table, or why everything must be read first.
    fn joined(
        &self,
        run: &Run,
        scope: &Scope,
        read: &mut Reading<Spool>,
        notes: &RunNotes,
        known: &Completeness,
    ) -> Result<Result<Next, String>, MirrorError> {
        let mut change = Transaction::on(&run.table)?;
        let columns = self.columns.of_table(has_history(run.table.schema()));
        change.evolve(columns)?;
        let wider = change.wider().iter().map(WiderMirrorColumn::from).collect();
        run.state.note(notes, &mut change);
        self.note_server(&run.table, &mut change);
        note_source(&run.table, read.source.as_ref(), known, &mut change);
        let now = run.state.after_last_run(Timestamp::now().as_microsecond());
        let mut merge = Merge::begin(&run.table, change, self.keys.clone(), now, PART);
        read.rows.read(1, |rows| merge.add(rows))?;
        merge.join()?;
        // The first run has nothing in the table but what was read.
        if let (None, Some(proven)) = (&run.first, scope.proven(&read.are_proven())) {
            merge.mark_gone(&proven)?;
        }
        if let (Asked::ChangedSince(_), Some(total)) = (&scope.asked, read.total) {
            let merged = merge.merged();
            let live = live_rows(&run.table)? + merged.new + merged.returned;
            if live != total {
                merge.abandon();
                return Ok(Err(format!(
                    "the service counts {total} records, and with what has changed the table would have {live}"
                )));
            }
        }
        let (change, merged) = merge.finish()?;
        let parameters = Texts::from([
            ("whole".to_owned(), scope.is_whole().to_string()),
            ("matchedBy".to_owned(), self.keys.names()),
        ]);
        Ok(Ok(Next {
            table: change.commit("MERGE", &parameters)?,
            merged,
            wider,
        }))
    }

    fn report(
        &self,
        run: &Run,
        table: &Snapshot,
        scope: &Scope,
        read: &Reading<Spool>,
        merged: Merged,
        found: Conclusion,
    ) -> MirrorReport {
        let requests = self.sent() - run.sent_before;
        let state = MirrorState::of(table);
        let windows = scope.windows();
        let saved = state
            .whole_requests
            .map(|whole| whole.saturating_sub(requests));
        let pace = self.list.client.service().requests_per_second();
        let unseen = self.list.operation.mirror.unseen();
        MirrorReport {
            version: table.version(),
            whole: scope.is_whole(),
            why: scope.why().to_owned(),
            since: windows.last().and_then(|window| window.first.clone()),
            windows,
            answers: read.answers,
            records: read.records,
            unfit: read.unfit,
            extra: read.extra,
            requests,
            requests_saved: saved.filter(|_| !scope.is_whole()).unwrap_or(0),
            seconds: pace.map(|pace| f64::from(u32::try_from(requests).unwrap_or(u32::MAX)) / pace),
            new: merged.new,
            changed: merged.changed,
            unchanged: merged.unchanged,
            returned: merged.returned,
            gone: merged.gone,
            not_looked_for: found.not_looked_for,
            unproven: found.unproven,
            unseen: unseen
                .filter(|_| !scope.is_whole())
                .map(|unseen| format!("{unseen}; {}", seen_by(run))),
            last_whole: state.whole_at.map(|time| time.to_string()),
            completeness: found.completeness,
            repeated: 0,
            missing_columns: Vec::new(),
            wider: Vec::new(),
        }
    }
}

/// Which run sees what a rule does not.
fn seen_by(run: &Run) -> String {
    match run.sweeps_again {
        Some(time) => format!(
            "a run that asks for everything sees it, which the sweep does from {} on",
            time.strftime("%Y-%m-%dT%H:%M:%SZ")
        ),
        None => "a run that asks for everything sees it: with whole, or with a sweep for one that is due regularly"
            .to_owned(),
    }
}
