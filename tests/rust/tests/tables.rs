//! Tests the tables of every operation against a simple reference that reads values one by one.

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
use openshelf::catalog::{Operation, Service};
use openshelf::services::SERVICES;
use openshelf::tables::{
    Asked, BatchBuilder, Counts, EXTRA, Layout, LayoutOptions, Money, TableError, UNFIT, has_table,
};
use proptest::prelude::*;
use serde_json::Value;

const NESTED: LayoutOptions = LayoutOptions {
    flatten: false,
    money: Money::Float,
};
const FLAT: LayoutOptions = LayoutOptions {
    flatten: true,
    money: Money::Float,
};

/// Every operation whose answer can be a table.
fn operations() -> impl Iterator<Item = (&'static Service, &'static Operation)> {
    SERVICES
        .into_iter()
        .flat_map(|service| {
            service
                .operations()
                .map(move |operation| (service, operation))
        })
        .filter(|(_, operation)| has_table(operation))
}

/// Everything that `include` may name, with nothing excluded.
fn everything(operation: &'static Operation) -> Asked {
    let include = operation.included_columns.iter().map(|column| column.name);
    let names = |columns: &'static [openshelf::catalog::Column]| {
        columns
            .iter()
            .map(|column| column.name.to_owned())
            .collect()
    };
    Asked {
        fields: (!operation.default_columns.is_empty()).then(|| names(operation.columns)),
        include: include.map(str::to_owned).collect(),
        ..Asked::default()
    }
}

fn table(
    service: &Service,
    operation: &'static Operation,
    asked: &Asked,
    options: LayoutOptions,
    body: &str,
) -> (RecordBatch, Counts) {
    let layout = Layout::new(service, operation, asked, options).unwrap();
    let mut builder = BatchBuilder::new(&layout);
    builder.push_body(body.as_bytes()).unwrap();
    builder.finish().unwrap()
}

#[test]
fn every_operation_with_a_json_answer_has_a_schema() {
    let mut count = 0;
    for (service, operation) in operations() {
        for options in [NESTED, FLAT] {
            let layout = Layout::new(service, operation, &everything(operation), options).unwrap();
            let schema = layout.schema();
            let names: Vec<&str> = schema
                .fields()
                .iter()
                .map(|field| field.name().as_str())
                .collect();
            let mut unique = names.clone();
            unique.sort_unstable();
            unique.dedup();
            assert_eq!(
                unique.len(),
                names.len(),
                "{}: {names:?}",
                operation.full_name()
            );
            assert!(names.len() > 2, "{}: {names:?}", operation.full_name());
            assert_eq!(names[names.len() - 2..], [UNFIT, EXTRA]);
            assert!(schema.fields().iter().all(|field| field.is_nullable()));
        }
        count += 1;
    }
    assert!(count > 400, "{count}");
}

#[test]
fn operations_without_a_json_answer_have_no_table() {
    for service in SERVICES {
        for operation in service
            .operations()
            .filter(|operation| !has_table(operation))
        {
            let made = Layout::new(service, operation, &Asked::default(), NESTED);
            assert!(
                matches!(made, Err(TableError::NoTable { .. })),
                "{}",
                operation.full_name()
            );
        }
    }
}

#[test]
fn the_example_of_every_operation_fits_its_columns() {
    let mut seen = 0;
    // If an operation has no columns the example may be that of a member of its answer.
    let is_of_operation =
        |operation: &Operation| !operation.columns.is_empty() || operation.answer_type.is_some();
    let given = operations()
        .filter(|(_, operation)| !operation.example.is_empty() && is_of_operation(operation));
    for (service, operation) in given {
        let body = made::example(operation);
        for options in [NESTED, FLAT] {
            let (batch, counts) = table(service, operation, &everything(operation), options, &body);
            let name = operation.full_name();
            assert!(counts.rows >= 1, "{name}");
            let rows = cells::rows(&batch);
            assert_eq!((counts.unfit, counts.extra), (0, 0), "{name}: {rows:?}");
            seen += 1;
        }
    }
    assert!(seen > 300, "{seen}");
}

/// The operations whose rows a reference makes of records one by one.
fn operations_with_columns() -> Vec<(&'static Service, &'static Operation)> {
    operations()
        .filter(|(_, operation)| {
            !operation.columns.is_empty() && operation.series.is_none() && !operation.bare_records
        })
        .collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(6))]

    #[test]
    fn a_batch_equals_that_of_the_reference(seed in any::<u64>()) {
        for (service, operation) in operations_with_columns() {
            let asked = everything(operation);
            let columns = asked.columns(operation);
            let mut chance = made::Chance::new(seed ^ operation.path.len() as u64);
            let records = made::records(operation, &columns, &mut chance, 3);
            let expected: Vec<Value> = records
                .iter()
                .map(|record| {
                    let record = serde_json::from_str(record).unwrap();
                    reference::row(&columns, &reference::with_empty_members(operation, &columns, record))
                })
                .collect();
            let body = made::answer(operation, &records);
            let (nested, counts) = table(service, operation, &asked, NESTED, &body);
            let name = operation.full_name();
            prop_assert_eq!(&cells::rows(&nested), &expected, "{}: {}", name, body);
            let total = |column: &str| -> usize {
                expected.iter().filter_map(|row| row[column].as_object()).map(serde_json::Map::len).sum()
            };
            prop_assert_eq!(counts.rows, records.len());
            prop_assert_eq!((counts.unfit, counts.extra), (total(UNFIT), total(EXTRA)));
            let (flat, flat_counts) = table(service, operation, &asked, FLAT, &body);
            let expected: Vec<Value> = expected.iter().map(|row| reference::flat(&columns, row)).collect();
            prop_assert_eq!(&cells::rows(&flat), &expected, "{}: {}", name, body);
            prop_assert_eq!(flat_counts, counts);
        }
    }

    #[test]
    fn records_added_one_by_one_equal_the_whole_body(seed in any::<u64>()) {
        for (service, operation) in operations_with_columns().into_iter().step_by(7) {
            let asked = everything(operation);
            let columns = asked.columns(operation);
            let mut chance = made::Chance::new(seed);
            let records = made::records(operation, &columns, &mut chance, 4);
            let (whole, _) = table(service, operation, &asked, NESTED, &made::answer(operation, &records));
            let layout = Layout::new(service, operation, &asked, NESTED).unwrap();
            let mut builder = BatchBuilder::new(&layout);
            for record in &records {
                builder.push_record(record).unwrap();
            }
            prop_assert_eq!(builder.finish().unwrap().0, whole);
        }
    }

    #[test]
    fn any_json_is_a_table_or_another_answer(body in made::any_json()) {
        for (service, operation) in operations().step_by(11) {
            let layout = Layout::new(service, operation, &Asked::default(), NESTED).unwrap();
            let mut builder = BatchBuilder::new(&layout);
            let pushed = builder.push_body(body.as_bytes());
            let (batch, counts) = builder.finish().unwrap();
            match pushed {
                Ok(()) => prop_assert_eq!(batch.num_rows(), counts.rows),
                Err(error) => {
                    let is_other = matches!(error, TableError::OtherAnswer(_));
                    prop_assert!(is_other, "{}: {error}", operation.full_name());
                    prop_assert_eq!(counts, Counts::default());
                }
            }
        }
    }

    #[test]
    fn invalid_json_is_refused_and_adds_nothing(
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
        for (service, operation) in operations().step_by(13) {
            let layout = Layout::new(service, operation, &Asked::default(), NESTED).unwrap();
            let mut builder = BatchBuilder::new(&layout);
            let pushed = builder.push_body(broken.as_bytes());
            let is_read = matches!(pushed, Ok(()) | Err(TableError::OtherAnswer(_)));
            prop_assert_eq!(is_read, is_json, "{}: {} {:?}", operation.full_name(), broken, pushed);
            if pushed.is_err() {
                prop_assert_eq!(builder.finish().unwrap().1, Counts::default());
            }
        }
    }
}
