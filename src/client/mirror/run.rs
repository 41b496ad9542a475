//! A run of a mirror: what it asks for, and how that becomes the next version of the table.

use std::sync::atomic::Ordering;

use arrow_schema::DataType;
use jiff::Timestamp;
use openshelf_core::call::Value;
use openshelf_core::catalog::{CapStrategy, MirrorDays, MirrorLastChanged, MirrorRule};
use openshelf_delta::{DeltaError, Snapshot, Texts, Transaction};
use openshelf_durable::LockFile;
use openshelf_paging::ListedCall;
use tokio::runtime::Handle;
use tokio::task::JoinError;

use super::columns::{has_history, storable_name};
use super::conclusion::{Conclusion, Sweep, conclusion};
use super::day_spans::{DaySpan, KnownDays, day_of, number_of, pages, spans};
use super::error::MirrorError;
use super::last_changed::{Until, instant, latest_change, live_rows};
use super::merge::{Merge, Merged};
use super::mirror::{Mirror, MirrorOptions};
use super::parts::PART;
use super::reading::{Ending, Reader, Reading, changed_call};
use super::report::{MirrorReport, WiderMirrorColumn};
use super::scope::{Asked, DayParameters, Scope};
use super::spool::Spool;
use super::state::{MirrorState, RunNotes};
use super::window::MirrorWindow;
use crate::lists::{List, RequestRuntime};

/// How often the records are joined to a table that other programs change meanwhile.
const MOST_REPEATS: u32 = 10;
const MICROSECONDS_OF_A_DAY: i64 = 86_400_000_000;

/// A run that may change the table.
struct Run {
    lock: LockFile,
    table: Snapshot,
    state: MirrorState,
    /// How many requests the list had sent before.
    sent_before: u64,
    sweep: Sweep,
}

/// What is known before the service is asked.
enum Plan {
    Scope(Scope),
    /// The numbers of the days decide.
    Days(DayPlan),
}

struct DayPlan {
    rule: MirrorDays,
    column: &'static str,
    parameters: DayParameters,
    known: KnownDays,
    /// The first of the latest days.
    since: i32,
    /// The days that no run could show to be whole.
    unproven: Vec<DaySpan>,
}

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
    /// Asks for what is new and changed, and for everything at first, and makes it the next version of the table. The
    /// table is as before if the run ends in an error, or with the process.
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
        let (mut run, plan) = begun.await.map_err(|error| lost(&error))??;
        let mut scope = self.scope(plan).await?;
        loop {
            let sent = self.sent();
            let read = self.read(&runtime, &scope, run.sweep).await?;
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

    fn sent(&self) -> u64 {
        self.list.sent.load(Ordering::Relaxed)
    }

    /// Waits for the right to change the table, and says what is known about what is asked for.
    fn begin(&self, options: MirrorOptions) -> Result<(Run, Plan), MirrorError> {
        std::fs::create_dir_all(self.folder())?;
        let lock = LockFile::acquire(self.folder(), options.patience);
        let lock = lock.map_err(|source| MirrorError::InUse {
            folder: self.folder().to_owned(),
            source,
        })?;
        self.progress.begin();
        let table = self.begun()?;
        let state = MirrorState::of(&table);
        let sweep = Sweep::of(options, &state);
        let plan = self.plan(&table, &state, options, sweep)?;
        let run = Run {
            lock,
            table,
            state,
            sent_before: self.sent(),
            sweep,
        };
        Ok((run, plan))
    }

    /// What is known about what is asked for in this run, by the rule of the operation.
    fn plan(
        &self,
        table: &Snapshot,
        state: &MirrorState,
        options: MirrorOptions,
        sweep: Sweep,
    ) -> Result<Plan, MirrorError> {
        let rule = self.list.operation.mirror;
        let whole = |why: &str| Ok(Plan::Scope(Scope::whole(why)));
        if rule == MirrorRule::Whole {
            return whole("the operation has no rule that tells what has changed");
        }
        if !state.has_been_whole {
            return whole("no earlier run has shown that it had everything");
        }
        if options.whole {
            return whole("it was asked for");
        }
        if state.unproven.iter().any(MirrorWindow::is_everything) {
            return whole("the last run could not show that it had everything");
        }
        if sweep == Sweep::Now {
            return whole("the last run that asked for everything is older than the sweep");
        }
        match rule {
            MirrorRule::Whole => whole("the operation has no rule that tells what has changed"),
            MirrorRule::Days(rule) => self.plan_days(rule, table, state),
            MirrorRule::LastChanged(rule) => {
                Ok(Plan::Scope(self.changed_since(rule, table, state)?))
            }
        }
    }

    fn plan_days(
        &self,
        rule: MirrorDays,
        table: &Snapshot,
        state: &MirrorState,
    ) -> Result<Plan, MirrorError> {
        let whole = |why: String| Ok(Plan::Scope(Scope::whole(why)));
        let CapStrategy::Days(days) = self.list.paging.cap_strategy else {
            return whole("the list is not divided by days".to_owned());
        };
        let parameters = match DayParameters::of(&days.within, &self.listed.arguments) {
            Ok(parameters) => parameters,
            Err(why) => return whole(why),
        };
        let field = table.schema().field_with_name(days.member);
        if !field.is_ok_and(|field| *field.data_type() == DataType::Date32) {
            return whole(format!("the table is without the column {}", days.member));
        }
        let known = KnownDays::of(table, days.member)?;
        let Some(latest) = known.latest else {
            return whole("no record has a day".to_owned());
        };
        let back = i32::try_from(rule.look_back).unwrap_or(i32::MAX);
        let unproven = state.unproven.iter().map(DaySpan::of);
        let Some(unproven) = unproven.collect() else {
            return whole("the table does not say legibly which days are unproven".to_owned());
        };
        Ok(Plan::Days(DayPlan {
            rule,
            column: days.member,
            parameters,
            known,
            since: latest.saturating_sub(back),
            unproven,
        }))
    }

    fn changed_since(
        &self,
        rule: MirrorLastChanged,
        table: &Snapshot,
        state: &MirrorState,
    ) -> Result<Scope, MirrorError> {
        let given = &self.listed.arguments;
        if let Some(name) = rule.not_with.iter().find(|name| given.get(name).is_some()) {
            return Ok(Scope::whole(format!(
                "{name} is given, beside which the last change is not known"
            )));
        }
        let column = storable_name(rule.column);
        if table.schema().field_with_name(&column).is_err() {
            return Ok(Scope::whole(format!(
                "the table is without the column {column}"
            )));
        }
        let Some(latest) = latest_change(table, &column)? else {
            return Ok(Scope::whole("no record says when it changed"));
        };
        let back = rule.look_back.saturating_mul(MICROSECONDS_OF_A_DAY);
        let unproven = state
            .unproven
            .iter()
            .map(|window| instant(window.first.as_ref()?));
        let Some(unproven) = unproven.collect::<Option<Vec<i64>>>() else {
            return Ok(Scope::whole(
                "the table does not say legibly which changes are unproven",
            ));
        };
        let since = latest.saturating_sub(back);
        let since = unproven.into_iter().fold(since, i64::min);
        Ok(Scope::new(
            Asked::ChangedSince(since),
            format!(
                "the rule: records by {}, the latest first, to {} before the latest known one",
                rule.column,
                in_days(rule.look_back)
            ),
        ))
    }

    /// What is asked for, after the service was asked what its days have.
    async fn scope(&self, plan: Plan) -> Result<Scope, MirrorError> {
        let plan = match plan {
            Plan::Scope(scope) => return Ok(scope),
            Plan::Days(plan) => plan,
        };
        let counted = self.list.count_by_day(&self.listed).await?;
        let Some(counted) = counted.filter(|counted| !counted.is_empty()) else {
            return Ok(Scope::whole("the service does not count its days"));
        };
        let counted: Vec<(i32, u64)> = counted
            .into_iter()
            .map(|(day, count)| (number_of(day), count))
            .collect();
        let asked = spans(&plan.known, &counted, plan.since, &plan.unproven);
        let asked: Vec<DaySpan> = asked
            .into_iter()
            .map(|span| plan.parameters.narrowed(span))
            .collect();
        let everything = [DaySpan {
            low: None,
            high: None,
        }];
        let page = self.listed.page_size;
        if pages(&asked, &counted, page) > pages(&everything, &counted, page) {
            return Ok(Scope::whole(
                "so many days have another number of records that everything takes fewer requests",
            ));
        }
        Ok(Scope::new(
            Asked::Days {
                column: plan.column,
                spans: asked,
            },
            format!(
                "the rule: records of {} before the latest known {}, and of days whose number differs",
                in_days(plan.rule.look_back),
                plan.column
            ),
        ))
    }

    /// The calls that list what is asked for.
    fn calls(&self, scope: &Scope, list: &List) -> Vec<(ListedCall, Option<Until>)> {
        match (
            &scope.asked,
            list.operation.mirror,
            list.paging.cap_strategy,
        ) {
            (Asked::Days { spans, .. }, _, CapStrategy::Days(days)) => {
                let parameters = DayParameters::of(&days.within, &self.listed.arguments);
                let call = |span: &DaySpan| {
                    let text = |day: Option<i32>| Some(day_of(day?)?.to_string());
                    let bounds = parameters.as_ref().ok().map(|names| {
                        let bounds = [(names.from, text(span.low)), (names.to, text(span.high))];
                        bounds.map(|(name, day)| day.map(|day| (name, Value::from(day.as_str()))))
                    });
                    let bounds = bounds.into_iter().flatten().flatten().collect();
                    (changed_call(list, &self.listed, bounds), None)
                };
                spans.iter().map(call).collect()
            }
            (Asked::ChangedSince(time), MirrorRule::LastChanged(rule), _) => {
                let mut listed = self.listed.arguments.clone();
                listed.set_from_json(rule.order);
                let call = list.listed(listed.values, &list.bounds);
                vec![(call, Some(Until::new(rule.column, *time)))]
            }
            _ => {
                let given = self.listed.arguments.values.clone();
                vec![(list.listed(given, &list.bounds), None)]
            }
        }
    }

    /// Reads the records that are asked for; `None` if they are not in the order by which the rest would be known.
    async fn read(
        &self,
        runtime: &RequestRuntime,
        scope: &Scope,
        sweep: Sweep,
    ) -> Result<Option<Reading>, MirrorError> {
        let mut reading = Reading::begin(Spool::create(self.folder())?);
        let mut list = self.list.clone();
        list.bounds.prove |= sweep == Sweep::Now && scope.is_whole();
        let reader = Reader {
            list: &list,
            table: &self.table,
            columns: &self.columns,
            runtime: runtime.clone(),
            progress: &self.progress,
        };
        for (call, until) in self.calls(scope, &list) {
            if reader.read(call, until, &mut reading).await? == Ending::Disordered {
                return Ok(None);
            }
        }
        if let (Asked::ChangedSince(_), None) = (&scope.asked, reading.total) {
            let (counted, _) = self.list.count(&self.listed).await?;
            reading.total = counted.is_exact.then_some(counted.records);
        }
        Ok(Some(reading))
    }

    /// Joins the records to the table, again if other programs change it meanwhile. `requests` were sent for them.
    fn join(
        &self,
        mut run: Run,
        scope: &Scope,
        mut read: Reading,
        requests: u64,
    ) -> Result<Joined, MirrorError> {
        for repeated in 0..MOST_REPEATS {
            let found = conclusion(scope, &read, run.sweep);
            let notes = RunNotes {
                whole_requests: found.is_whole.then_some(requests),
                unproven: found.unproven.clone(),
            };
            match self.joined(&run, scope, &mut read, &notes) {
                Err(MirrorError::Table(DeltaError::Conflict { .. })) => {
                    run.table = run.table.newer()?;
                    self.check(&run.table)?;
                    run.state = MirrorState::of(&run.table);
                }
                Err(error) => return Err(error),
                Ok(Err(why)) => return Ok(Joined::Miscounted(Box::new(run), why)),
                Ok(Ok(next)) => {
                    if next.table.is_checkpoint_due() {
                        next.table.write_checkpoint()?;
                    }
                    let report = self.report(&run, &next.table, scope, &read, next.merged, found);
                    let report = MirrorReport {
                        wider: next.wider,
                        repeated,
                        ..report
                    };
                    // Others may change the table from now on.
                    drop(run.lock);
                    return Ok(Joined::Done(Box::new(report)));
                }
            }
        }
        Err(MirrorError::Busy {
            folder: self.folder().to_owned(),
            times: MOST_REPEATS,
        })
    }

    /// The next version of the table, or why everything must be read first.
    fn joined(
        &self,
        run: &Run,
        scope: &Scope,
        read: &mut Reading,
        notes: &RunNotes,
    ) -> Result<Result<Next, String>, MirrorError> {
        let mut change = Transaction::on(&run.table)?;
        let columns = self.columns.of_table(has_history(run.table.schema()));
        change.evolve(columns)?;
        let wider = change.wider().iter().map(WiderMirrorColumn::from).collect();
        run.state.note(notes, &mut change);
        let now = run.state.after_last_run(Timestamp::now().as_microsecond());
        let mut merge = Merge::begin(&run.table, change, self.keys.clone(), now, PART);
        read.spool.read(1, |rows| merge.add(rows))?;
        merge.join()?;
        if let Some(proven) = scope.proven(&read.are_proven()) {
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
        read: &Reading,
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
            unseen: unseen.filter(|_| !scope.is_whole()).map(str::to_owned),
            last_whole: state.whole_at.map(|time| time.to_string()),
            completeness: found.completeness,
            repeated: 0,
            wider: Vec::new(),
        }
    }
}

fn in_days(days: i64) -> String {
    match days {
        1 => "1 day".to_owned(),
        days => format!("{days} days"),
    }
}

fn lost(error: &JoinError) -> MirrorError {
    MirrorError::Lost(error.to_string())
}
