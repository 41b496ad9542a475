//! Which records a run asks for: what is known before the service is asked, and what follows from its numbers.

use arrow_schema::DataType;
use jiff::Timestamp;
use openshelf_core::call::Value;
use openshelf_core::catalog::{CapStrategy, MirrorDays, MirrorLastChanged, MirrorRule};
use openshelf_delta::Snapshot;
use openshelf_paging::ListedCall;

use super::columns::storable_name;
use super::conclusion::Sweep;
use super::day_spans::{DaySpan, KnownDays, day_of, number_of, pages, spans};
use super::error::MirrorError;
use super::last_changed::{Until, instant, latest_change};
use super::mirror::{Mirror, MirrorOptions};
use super::reading::changed_call;
use super::scope::{Asked, DayParameters, Scope};
use super::state::MirrorState;
use super::window::MirrorWindow;
use crate::lists::List;

const MICROSECONDS_OF_A_DAY: i64 = 86_400_000_000;

/// What is known before the service is asked.
pub enum Plan {
    Scope(Scope),
    /// The numbers of the days decide.
    Days(DayPlan),
}

pub struct DayPlan {
    rule: MirrorDays,
    column: &'static str,
    parameters: DayParameters,
    known: KnownDays,
    /// The first of the latest days.
    since: i32,
    /// The days that no run could show to be whole.
    unproven: Vec<DaySpan>,
}

impl Mirror {
    /// What is known about what is asked for in this run, by the rule of the operation.
    pub(super) fn plan(
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
        let back = days_of(rule.look_back);
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

    /// The first day, or the time, from which on records of the table may have changed by now; `None` if the rule of
    /// the operation does not tell.
    ///
    /// # Errors
    /// The table cannot be read.
    pub(super) fn changes_since(&self, table: &Snapshot) -> Result<Option<String>, MirrorError> {
        match (self.list.operation.mirror, self.list.paging.cap_strategy) {
            (MirrorRule::Days(rule), CapStrategy::Days(days)) => {
                let field = table.schema().field_with_name(days.member);
                if !field.is_ok_and(|field| *field.data_type() == DataType::Date32) {
                    return Ok(None);
                }
                let latest = KnownDays::of(table, days.member)?.latest;
                let since = latest.map(|day| day.saturating_sub(days_of(rule.look_back)));
                Ok(since.and_then(day_of).map(|day| day.to_string()))
            }
            (MirrorRule::LastChanged(rule), _) => {
                let column = storable_name(rule.column);
                if table.schema().field_with_name(&column).is_err() {
                    return Ok(None);
                }
                let latest = latest_change(table, &column)?;
                let back = rule.look_back.saturating_mul(MICROSECONDS_OF_A_DAY);
                let since =
                    latest.map(|time| Timestamp::from_microsecond(time.saturating_sub(back)));
                Ok(since.and_then(Result::ok).map(|time| time.to_string()))
            }
            _ => Ok(None),
        }
    }

    /// What is asked for, after the service was asked what its days have.
    pub(super) async fn scope(&self, plan: Plan) -> Result<Scope, MirrorError> {
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
    pub(super) fn calls(&self, scope: &Scope, list: &List) -> Vec<(ListedCall, Option<Until>)> {
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
}

fn days_of(days: i64) -> i32 {
    i32::try_from(days).unwrap_or(i32::MAX)
}

fn in_days(days: i64) -> String {
    match days {
        1 => "1 day".to_owned(),
        days => format!("{days} days"),
    }
}
