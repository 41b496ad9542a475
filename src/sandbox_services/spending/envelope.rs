//! Wraps lists of records in the service's envelope.

use serde_json::{Value, json};

use super::answers::answer;
use super::page_metadata::{PageForm, page_metadata};
use super::service::Spending;
use super::ties;
use crate::handler::{Answered, OperationCall};
use crate::lists::PageOfList;
use crate::random::dollars;
use crate::{dates, words};
use openshelf_core::catalog::{ParameterKind, ParameterLocation};

impl Spending {
    /// The records that match the search text, sorted and paged.
    pub(super) fn list(&self, call: &OperationCall<'_>, mut records: Vec<Value>) -> Answered {
        let text = ["filter", "keyword"].into_iter().find_map(|name| {
            call.operation
                .parameters
                .iter()
                .find(|one| one.wire == name)?;
            call.given(name)
        });
        if let Some(text) = text {
            records.retain(|record| words::mentions(&record.to_string(), &text));
        }
        self.paged(call, records)
    }

    /// Sorts and pages the records as requested, and adds the envelope.
    pub(super) fn paged(&self, call: &OperationCall<'_>, mut records: Vec<Value>) -> Answered {
        let named = |ending: &str| {
            let mut parameters = call.operation.parameters.iter();
            let own = parameters.find(|one| one.wire.rsplit('.').next() == Some(ending))?;
            call.given(own.wire)
        };
        let number = |name: &str, standard: i64| {
            let number = named(name).and_then(|text| text.parse().ok());
            number.unwrap_or(standard)
        };
        let order = named("order").or_else(|| call.given("sort.direction"));
        let sort = named("sort").or_else(|| call.given("sort.field"));
        let sort = sort.unwrap_or_else(|| match call.operation.group {
            "subawards" => "subaward_number".to_owned(),
            _ => String::new(),
        });
        ties::sort_by(&mut records, &sort, order.as_deref() != Some("asc"));
        let (page, limit) = match call.operation.paging {
            Some(_) => (number("page", 1), number("limit", 10)),
            None => (1, number("limit", i64::MAX)),
        };
        let page = PageOfList::new(page, limit, records.len());
        if ties::are_unbroken(call.operation) {
            self.next_tie_order().shuffle(&mut records, &sort);
        }
        let member = |name: &str| match name {
            name if name == call.operation.records => json!(page.of(&records)),
            "page_metadata" => page_metadata(page, PageForm::of(call.operation), call),
            "messages" => json!([]),
            "totals" => totals(&records),
            "hasNext" => json!(page.has_next()),
            "hasPrevious" => json!(page.page > 1),
            "next" => json!(page.has_next().then_some(page.page + 1)),
            "previous" => json!((page.page > 1).then(|| page.page - 1)),
            "count" => json!(records.len()),
            name => echo(call, name),
        };
        let members = call.operation.members.iter();
        answer(members.map(|name| (*name, member(name))).collect::<Value>())
    }
}

/// The sums of an agency's part; zeros if it has no records.
fn totals(records: &[Value]) -> Value {
    let names = [
        "total_obligations",
        "total_outlays",
        "total_budgetary_resources",
    ];
    let sums = names.map(|name| {
        let amounts = records.iter().filter_map(|one| one.get(name)?.as_f64());
        (name, dollars(amounts.fold(0.0, |sum, amount| sum + amount)))
    });
    sums.into_iter().collect()
}

/// The value of a member, possibly passed under its other name, or the service's default.
fn echo(call: &OperationCall<'_>, name: &str) -> Value {
    let other = match name {
        "toptier_code" => "toptier_agency_code",
        "treasury_account_symbol" => "tas",
        "fy" => "filters.fy",
        _ => name,
    };
    let parameter = call
        .operation
        .parameters
        .iter()
        .find(|one| one.wire == name || one.wire == other || one.name == other);
    let given = parameter.and_then(|parameter| {
        if parameter.place == ParameterLocation::Path {
            return Some(json!(call.argument(parameter.name)));
        }
        let text = match call.member(parameter.wire) {
            Some(value) => return Some(value.clone()),
            None => call.given(parameter.wire)?,
        };
        let number = text.parse::<i64>().ok();
        let number = number.filter(|_| parameter.kind == ParameterKind::Integer);
        Some(number.map_or_else(|| json!(text), |number| json!(number)))
    });
    let standard = || match name {
        "fiscal_year" => json!(dates::fiscal_year(call.today)),
        "fy" => json!(dates::fiscal_year(call.today).to_string()),
        "limit" => json!(10),
        "page" => json!(1),
        _ => Value::Null,
    };
    given.unwrap_or_else(standard)
}
