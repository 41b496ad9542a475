//! Tables of every operation, compared with a plain reference that reads values one by one.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test fails by panicking, in its helpers too"
)]

#[path = "tables/cells.rs"]
mod cells;
#[path = "tables/examples.rs"]
mod examples;
#[path = "tables/made.rs"]
mod made;
#[path = "tables/reference.rs"]
mod reference;
#[path = "tables/series.rs"]
mod series;

use arrow_array::RecordBatch;
use openshelf::services::SERVICES;
use openshelf::table::{Operation, Service};
use openshelf::tables::{
    Asked, BatchBuilder, Counts, EXTRA, Layout, LayoutOptions, TableError, UNFIT, has_table,
};
use proptest::prelude::*;
use serde_json::Value;

const NESTED: LayoutOptions = LayoutOptions { flatten: false };
const FLAT: LayoutOptions = LayoutOptions { flatten: true };

/// Every row of which there are tables.
fn rows() -> impl Iterator<Item = (&'static Service, &'static Operation)> {
    SERVICES
        .into_iter()
        .flat_map(|service| service.rows().map(move |row| (service, row)))
        .filter(|(_, row)| has_table(row))
}

/// Everything that `include` may name, and nothing left out.
fn everything(row: &'static Operation) -> Asked {
    let include = row.included_columns.iter().map(|column| column.name);
    let names = |columns: &'static [openshelf::table::Column]| {
        columns
            .iter()
            .map(|column| column.name.to_owned())
            .collect()
    };
    Asked {
        fields: (!row.default_columns.is_empty()).then(|| names(row.columns)),
        include: include.map(str::to_owned).collect(),
        ..Asked::default()
    }
}

fn table(
    service: &Service,
    row: &'static Operation,
    asked: &Asked,
    options: LayoutOptions,
    body: &str,
) -> (RecordBatch, Counts) {
    let layout = Layout::new(service, row, asked, options).unwrap();
    let mut builder = BatchBuilder::new(&layout);
    builder.push_body(body.as_bytes()).unwrap();
    builder.finish().unwrap()
}

#[test]
fn every_operation_whose_answer_is_json_has_a_schema() {
    let mut count = 0;
    for (service, row) in rows() {
        for options in [NESTED, FLAT] {
            let layout = Layout::new(service, row, &everything(row), options).unwrap();
            let schema = layout.schema();
            let names: Vec<&str> = schema
                .fields()
                .iter()
                .map(|field| field.name().as_str())
                .collect();
            let mut unique = names.clone();
            unique.sort_unstable();
            unique.dedup();
            assert_eq!(unique.len(), names.len(), "{}: {names:?}", row.full_name());
            assert!(names.len() > 2, "{}: {names:?}", row.full_name());
            assert_eq!(names[names.len() - 2..], [UNFIT, EXTRA]);
            assert!(schema.fields().iter().all(|field| field.is_nullable()));
        }
        count += 1;
    }
    assert!(count > 400, "{count}");
}

#[test]
fn what_is_no_json_has_no_table() {
    for service in SERVICES {
        for row in service.rows().filter(|row| !has_table(row)) {
            let made = Layout::new(service, row, &Asked::default(), NESTED);
            assert!(
                matches!(made, Err(TableError::NoTable { .. })),
                "{}",
                row.full_name()
            );
        }
    }
}

#[test]
fn the_example_of_every_row_fits_its_columns() {
    let mut seen = 0;
    // Where a row has no columns the example may be of a member of its answer.
    let is_of_row = |row: &Operation| !row.columns.is_empty() || row.answer_type.is_some();
    let given = rows().filter(|(_, row)| !row.example.is_empty() && is_of_row(row));
    for (service, row) in given {
        let body = made::example(row);
        for options in [NESTED, FLAT] {
            let (batch, counts) = table(service, row, &everything(row), options, &body);
            let name = row.full_name();
            assert!(counts.rows >= 1, "{name}");
            let rows = cells::rows(&batch);
            assert_eq!((counts.unfit, counts.extra), (0, 0), "{name}: {rows:?}");
            seen += 1;
        }
    }
    assert!(seen > 300, "{seen}");
}

/// The rows that a reference makes of records one by one.
fn rows_with_columns() -> Vec<(&'static Service, &'static Operation)> {
    rows()
        .filter(|(_, row)| !row.columns.is_empty() && row.series.is_none() && !row.bare_records)
        .collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(6))]

    #[test]
    fn a_batch_is_what_the_reference_makes_of_the_same_records(seed in any::<u64>()) {
        for (service, row) in rows_with_columns() {
            let asked = everything(row);
            let columns = asked.columns(row);
            let mut chance = made::Chance::new(seed ^ row.path.len() as u64);
            let records: Vec<String> =
                (0..3).map(|_| made::record(&columns, &mut chance)).collect();
            let expected: Vec<Value> = records
                .iter()
                .map(|record| reference::row(&columns, &serde_json::from_str(record).unwrap()))
                .collect();
            let body = made::answer(row, &records);
            let (nested, counts) = table(service, row, &asked, NESTED, &body);
            let name = row.full_name();
            prop_assert_eq!(&cells::rows(&nested), &expected, "{}: {}", name, body);
            let total = |column: &str| -> usize {
                expected.iter().filter_map(|row| row[column].as_object()).map(serde_json::Map::len).sum()
            };
            prop_assert_eq!(counts.rows, 3);
            prop_assert_eq!((counts.unfit, counts.extra), (total(UNFIT), total(EXTRA)));
            let (flat, flat_counts) = table(service, row, &asked, FLAT, &body);
            let expected: Vec<Value> = expected.iter().map(|row| reference::flat(&columns, row)).collect();
            prop_assert_eq!(&cells::rows(&flat), &expected, "{}: {}", name, body);
            prop_assert_eq!(flat_counts, counts);
        }
    }

    #[test]
    fn records_one_by_one_are_the_body_at_once(seed in any::<u64>()) {
        for (service, row) in rows_with_columns().into_iter().step_by(7) {
            let asked = everything(row);
            let columns = asked.columns(row);
            let mut chance = made::Chance::new(seed);
            let records: Vec<String> =
                (0..4).map(|_| made::record(&columns, &mut chance)).collect();
            let (whole, _) = table(service, row, &asked, NESTED, &made::answer(row, &records));
            let layout = Layout::new(service, row, &asked, NESTED).unwrap();
            let mut builder = BatchBuilder::new(&layout);
            for record in &records {
                builder.push_record(record).unwrap();
            }
            prop_assert_eq!(builder.finish().unwrap().0, whole);
        }
    }

    #[test]
    fn any_json_is_a_table_or_rows_without_values(body in made::any_json()) {
        for (service, row) in rows().step_by(11) {
            let layout = Layout::new(service, row, &Asked::default(), NESTED).unwrap();
            let mut builder = BatchBuilder::new(&layout);
            builder.push_body(body.as_bytes()).unwrap();
            let (batch, counts) = builder.finish().unwrap();
            prop_assert_eq!(batch.num_rows(), counts.rows);
        }
    }

    #[test]
    fn what_is_no_json_is_refused_and_adds_nothing(
        body in made::any_json(),
        at in any::<prop::sample::Index>(),
        with in prop::sample::select(vec!["", ",", "\"", "}", "]", "NaN", "\u{1}", "01", "\\u12", "\\u123/", "\\q"]),
    ) {
        let places: Vec<usize> = body.char_indices().map(|(place, _)| place).collect();
        let place = *at.get(&places);
        let end = place + if with.is_empty() { body[place..].chars().next().unwrap().len_utf8() } else { 0 };
        let broken = format!("{}{with}{}", &body[..place], &body[end..]);
        let is_json = serde_json::from_str::<serde::de::IgnoredAny>(&broken).is_ok()
            || broken.trim().is_empty();
        for (service, row) in rows().step_by(13) {
            let layout = Layout::new(service, row, &Asked::default(), NESTED).unwrap();
            let mut builder = BatchBuilder::new(&layout);
            let pushed = builder.push_body(broken.as_bytes());
            prop_assert_eq!(pushed.is_ok(), is_json, "{}: {} {:?}", row.full_name(), broken, pushed);
            if !is_json {
                prop_assert_eq!(builder.finish().unwrap().1, Counts::default());
            }
        }
    }
}
