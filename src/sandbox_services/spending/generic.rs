//! Answers of the rows without a corpus of their own: records from the columns, the usual
//! envelope around them.

use jiff::civil::Date;
use serde_json::{Map, Value, json};

use super::names::NAMES;
use super::page_metadata::PageForm;
use super::service::Spending;
use super::ties;
use crate::call::Call;
use crate::lists::Page;
use crate::random::Random;
use crate::reply::Reply;
use crate::{column_values, dates, words};
use openshelf_core::table::{Answer, Operation, ParameterLocation};

const RECORD_COUNT: u64 = 23;

/// Names and codes that the records of a row lead with, where the row's name says which.
fn leading(row: &Operation) -> Vec<(&'static str, &'static str)> {
    let has =
        |part: &str| row.name.contains(part) || row.group.contains(part) || row.path.contains(part);
    if has("major_object_class") || row.name == "treasury_account_object_classes" {
        NAMES.major_classes.clone()
    } else if has("object_class") {
        NAMES.object_classes.clone()
    } else if has("program_activit") {
        NAMES
            .activities
            .iter()
            .zip([
                "0001", "0002", "0003", "0004", "0005", "0006", "0007", "0008", "0009", "0010",
            ])
            .map(|(name, code)| (code, *name))
            .collect()
    } else if has("budget_function") {
        NAMES
            .budget_functions
            .iter()
            .map(|(code, name, _)| (*code, *name))
            .collect()
    } else if has("cfda") || has("assistance_listing") {
        NAMES.programs.clone()
    } else {
        Vec::new()
    }
}

/// Puts a record's leading name and code in whatever members it has for them.
fn lead(record: &mut Value, code: &str, name: &str) {
    let Value::Object(members) = record else {
        return;
    };
    for (member, value) in members.iter_mut() {
        let target = member.as_str();
        if value.is_array() || value.is_object() {
            continue;
        }
        if target == "code" || target.ends_with("class_code") || target == "program_number" {
            *value = json!(code);
        } else if target == "name" || target == "description" || target.ends_with("class_name") {
            *value = json!(name);
        }
    }
}

/// The record without the nulls that would make its leading members useless.
fn record(random: &mut Random, row: &Operation, today: Date) -> Value {
    if row.columns.is_empty() {
        return match serde_json::from_str::<Value>(row.example) {
            Ok(example) => column_values::similar_value(random, row.name, &example, today),
            Err(_) => json!({}),
        };
    }
    column_values::record(random, row.columns, today)
}

impl Spending {
    /// Every record of a row, for the placeholders of its path.
    pub(super) fn typed_records(&self, row: &'static Operation, call: &Call) -> Vec<Value> {
        let place: String = call
            .arguments
            .iter()
            .map(|(_, value)| format!("/{value}"))
            .collect();
        let about = format!("{}{place}", row.full_name());
        let leading = leading(row);
        let count = if leading.is_empty() {
            RECORD_COUNT
        } else {
            leading.len() as u64
        };
        (0..count)
            .map(|index| {
                let mut random = Random::new(self.environment.seed, &about, index);
                let mut record = record(&mut random, row, self.environment.today);
                let at = usize::try_from(index).unwrap_or(0);
                if let Some((code, name)) = leading.get(at) {
                    lead(&mut record, code, name);
                }
                record
            })
            .collect()
    }

    /// Filters by the text, and the same as [`Self::paged`].
    pub(super) fn enveloped(
        &self,
        row: &'static Operation,
        call: &Call,
        mut records: Vec<Value>,
    ) -> Reply {
        let text = ["filter", "keyword"].into_iter().find_map(|name| {
            let parameter = row.parameters.iter().find(|one| one.wire == name)?;
            call.given(parameter.wire)
        });
        if let Some(text) = text {
            records.retain(|record| words::mentions(&record.to_string(), &text));
        }
        self.paged(row, call, records)
    }

    /// Sorts and pages as the call asks, and puts the envelope around.
    pub(super) fn paged(
        &self,
        row: &'static Operation,
        call: &Call,
        mut records: Vec<Value>,
    ) -> Reply {
        let named = |ending: &str| {
            row.parameters
                .iter()
                .find(|one| one.wire.rsplit('.').next() == Some(ending))
                .and_then(|one| call.given(one.wire))
        };
        let order = named("order").or_else(|| call.given("sort.direction"));
        let sort = named("sort").or_else(|| call.given("sort.field"));
        if let Some(sort) = &sort {
            ties::sort_by(&mut records, sort, order.as_deref() != Some("asc"));
        }
        let number = |ending: &str, standard: i64| {
            named(ending)
                .and_then(|text| text.parse().ok())
                .unwrap_or(standard)
        };
        let paged = row.paging.is_some();
        let limit = if paged {
            number("limit", 10)
        } else {
            number("limit", i64::MAX)
        };
        let page = Page::new(
            if paged { number("page", 1) } else { 1 },
            limit,
            records.len(),
        );
        if ties::are_unbroken(row) {
            self.next_tie_order()
                .shuffle(&mut records, &sort.unwrap_or_default());
        }
        let totals = totals(&records);
        let shown = page.of(&records).to_vec();
        if row.records == "." || row.answer == Answer::List {
            return Reply::json(200, &json!(shown));
        }
        let today = self.environment.today;
        let example: Value = serde_json::from_str(row.example).unwrap_or(Value::Null);
        let mut random = Random::new(self.environment.seed, &row.full_name(), 1000);
        let mut answer = Map::new();
        for name in row.members {
            let name = *name;
            let value = if name == row.records {
                json!(shown)
            } else {
                match name {
                    "page_metadata" => {
                        super::page_metadata::page_metadata(page, PageForm::of(row), call)
                    }
                    "messages" => json!([]),
                    "totals" => totals.clone(),
                    "hasNext" => json!(page.has_next()),
                    "hasPrevious" => json!(page.page > 1),
                    "next" => json!(page.has_next().then_some(page.page + 1)),
                    "previous" => json!((page.page > 1).then(|| page.page - 1)),
                    "count" if !row.records.is_empty() => json!(records.len()),
                    _ => echo(row, call, name)
                        .unwrap_or_else(|| guess(&mut random, name, example.get(name), today)),
                }
            };
            answer.insert(name.to_owned(), value);
        }
        Reply::json(200, &Value::Object(answer))
    }

    /// A row's answer from nothing but its row.
    pub(super) fn generic(&self, row: &'static Operation, call: &Call) -> Reply {
        let records = if row.records.is_empty() {
            Vec::new()
        } else {
            self.typed_records(row, call)
        };
        self.enveloped(row, call, records)
    }
}

/// The sums of the records' numbers under their own names and, for accounts, with `total_`.
fn totals(records: &[Value]) -> Value {
    let mut sums: Map<String, Value> = Map::new();
    for record in records {
        for (name, value) in record.as_object().into_iter().flatten() {
            if name == "id" || name == "code" {
                continue;
            }
            let Some(number) = value.as_f64() else {
                continue;
            };
            let so_far = sums.get(name).and_then(Value::as_f64).unwrap_or(0.0);
            let sum = if value.is_i64() {
                json!(so_far as i64 + number as i64)
            } else {
                crate::random::dollars(so_far + number)
            };
            sums.insert(name.clone(), sum);
        }
    }
    Value::Object(sums)
}

/// What the call gave under a member's name, or under its other name.
fn echo(row: &Operation, call: &Call, name: &str) -> Option<Value> {
    let other = match name {
        "toptier_code" => "toptier_agency_code",
        "treasury_account_symbol" => "tas",
        "fy" => "filters.fy",
        _ => name,
    };
    let parameter = row
        .parameters
        .iter()
        .find(|one| one.wire == name || one.wire == other || one.name == other)?;
    let text = if parameter.place == ParameterLocation::Path {
        call.argument(parameter.name).to_owned()
    } else if let Some(value) = call.member(parameter.wire) {
        return Some(value.clone());
    } else {
        call.given(parameter.wire)?
    };
    Some(match parameter.kind {
        openshelf_core::table::Kind::Integer => {
            text.parse::<i64>().map_or(json!(text), |n| json!(n))
        }
        openshelf_core::table::Kind::Boolean => json!(text == "true"),
        _ => json!(text),
    })
}

/// A value for a member of which nothing is known but its name, and perhaps an example.
fn guess(random: &mut Random, name: &str, example: Option<&Value>, today: Date) -> Value {
    match name {
        "fiscal_year" => json!(dates::fiscal_year(today)),
        "group" => json!("fiscal_year"),
        "spending_level" => json!("transactions"),
        "scope" => json!("place_of_performance"),
        "spending_type" => json!("total"),
        "limit" => json!(10),
        "page" => json!(1),
        "fy" => json!(dates::fiscal_year(today).to_string()),
        "keyword" => Value::Null,
        _ => match example {
            Some(example) => column_values::similar_value(random, name, example, today),
            None if name.contains("count") || name.ends_with('s') && !name.contains("amount") => {
                json!(column_values::integer(random, "count", today))
            }
            None if [
                "amount",
                "obligation",
                "outlay",
                "value",
                "authority",
                "spending",
            ]
            .iter()
            .any(|part| name.contains(part)) =>
            {
                json!(column_values::number(random, name))
            }
            None => json!(column_values::text(random, name, today)),
        },
    }
}
