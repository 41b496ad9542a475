//! Tests random time series: every form of a series gives the same rows.

use openshelf::catalog::{Answer, ColumnKind, DayNotation, Operation, Series, Service};
use openshelf::services::SERVICES;
use openshelf::tables::{EXTRA, UNFIT};
use proptest::prelude::*;
use serde_json::{Map, Value, json};

use super::{Asked, NESTED, cells, table};

fn operations_with_series() -> Vec<(&'static Service, &'static Operation, Series)> {
    SERVICES
        .into_iter()
        .flat_map(|service| {
            service
                .operations()
                .map(move |operation| (service, operation))
        })
        .filter_map(|(service, operation)| Some((service, operation, operation.series?)))
        .collect()
}

/// The figures of a place: for each day the value of every figure, `None` if there is none.
type Figures = Vec<Vec<Option<i64>>>;

fn written(day: i32, notation: DayNotation) -> String {
    let date = jiff::civil::date(2020, 1, 1) + jiff::Span::new().days(day);
    match notation {
        DayNotation::Iso => date.to_string(),
        DayNotation::MonthDayYear => {
            format!("{}/{}/{:02}", date.month(), date.day(), date.year() % 100)
        }
    }
}

/// The names of the columns of a series: those that a place has once, and those of its days.
fn columns(
    operation: &'static Operation,
    series: Series,
) -> (Vec<&'static str>, Vec<&'static str>) {
    let names: Vec<&str> = operation.columns.iter().map(|column| column.name).collect();
    let day = names.iter().position(|name| *name == series.day).unwrap();
    (names[..day].to_vec(), names[day + 1..].to_vec())
}

fn around(place: usize, once: &[&str], series: Series, held: Value) -> Value {
    if series.member.is_empty() {
        return held;
    }
    let mut record: Map<String, Value> = once
        .iter()
        .map(|name| ((*name).to_owned(), json!(format!("{name} {place}"))))
        .collect();
    record.insert(series.member.to_owned(), held);
    Value::Object(record)
}

fn as_list(figures: &Figures, names: &[&str], series: Series) -> Value {
    let days = figures.iter().zip(0..).map(|(values, day)| {
        let mut members: Map<String, Value> = names
            .iter()
            .zip(values)
            .map(|(name, value)| ((*name).to_owned(), json!(value)))
            .collect();
        members.insert(series.day.to_owned(), json!(written(day, series.notation)));
        Value::Object(members)
    });
    days.collect()
}

fn as_columns(figures: &Figures, names: &[&str], series: Series) -> Value {
    let by_day = |place: usize| -> Map<String, Value> {
        let days = figures.iter().zip(0..);
        days.map(|(values, day)| (written(day, series.notation), json!(values[place])))
            .collect()
    };
    let members = names.iter().enumerate();
    Value::Object(
        members
            .map(|(place, name)| ((*name).to_owned(), Value::Object(by_day(place))))
            .collect(),
    )
}

fn expected(
    all: &[Figures],
    operation: &'static Operation,
    series: Series,
    only: &[&str],
) -> Vec<Value> {
    let (once, names) = columns(operation, series);
    let mut rows = Vec::new();
    for (place, figures) in all.iter().enumerate() {
        for (values, day) in figures.iter().zip(0..) {
            let mut cells: Map<String, Value> = Map::new();
            for name in &once {
                cells.insert((*name).to_owned(), json!(format!("{name} {place}")));
            }
            cells.insert(series.day.to_owned(), json!(18_262 + day));
            for (name, value) in names.iter().zip(values) {
                let is_said = only.is_empty() || only.contains(name);
                let value = value.filter(|_| is_said);
                let is_float = operation
                    .columns
                    .iter()
                    .any(|column| column.name == *name && column.kind == ColumnKind::Float64);
                let cell = match value {
                    #[allow(clippy::cast_precision_loss, reason = "small numbers")]
                    Some(number) if is_float => json!(number as f64),
                    value => json!(value),
                };
                cells.insert((*name).to_owned(), cell);
            }
            cells.insert(UNFIT.to_owned(), Value::Null);
            cells.insert(EXTRA.to_owned(), Value::Null);
            rows.push(Value::Object(cells));
        }
    }
    rows
}

fn figures() -> impl Strategy<Value = Vec<Figures>> {
    let day = prop::collection::vec(prop::option::of(0..1000_i64), 4);
    prop::collection::vec(prop::collection::vec(day, 0..6), 1..4)
}

proptest! {
    #[test]
    fn every_form_of_a_series_gives_a_row_for_each_place_and_day(all in figures()) {
        for (service, operation, series) in operations_with_series() {
            let (once, names) = columns(operation, series);
            let is_whole = series.member.is_empty() || operation.answer == Answer::Object;
            let all = if is_whole { &all[..1] } else { &all[..] };
            let answer = |each: &dyn Fn(&Figures) -> Value| -> String {
                let records: Vec<Value> = all
                    .iter()
                    .enumerate()
                    .map(|(place, figures)| around(place, &once, series, each(figures)))
                    .collect();
                if is_whole { records[0].to_string() } else { json!(records).to_string() }
            };
            let list = answer(&|figures| as_list(figures, &names, series));
            // An operation that never answers with a list has the other form alone.
            if operation.answer != Answer::Object || list.starts_with('{') {
                let rows = table(service, operation, &Asked::default(), NESTED, &list).0;
                prop_assert_eq!(cells::rows(&rows), expected(all, operation, series, &[]), "{}", list);
            }
            if series.notation == DayNotation::Iso {
                continue;
            }
            let (object, only) = if series.column.is_empty() {
                (answer(&|figures| as_columns(figures, &names, series)), vec![])
            } else {
                (
                    answer(&|figures| as_columns(figures, &[series.column], series)[series.column].clone()),
                    vec![series.column],
                )
            };
            let rows = cells::rows(&table(service, operation, &Asked::default(), NESTED, &object).0);
            prop_assert_eq!(rows, expected(all, operation, series, &only), "{}", object);
        }
    }
}
