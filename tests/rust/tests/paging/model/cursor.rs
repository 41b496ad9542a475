//! Cursors of awards as the evidence of the catalog describes them: which ones are returned and accepted, and where a page
//! begins.

use std::cmp::Ordering;

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use openshelf::call::Value;
use openshelf::paging::CallArguments;

use super::kinds::{Kind, Sort, decimals, unique_words, words};
use super::list::{Record, day_number};
use super::service::{By, Order, Service, text};

/// Where a page begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Begin {
    /// At the place of its number.
    Page,
    Record(usize),
}

const DAY: i64 = 86_400_000;
/// The first day of 2000, in milliseconds since 1970.
const FIRST: i64 = 946_684_800_000;

/// The kind of cursor that an order has.
fn sort_of(service: &Service, order: Order) -> Sort {
    match (order.by, service.make.kind) {
        (By::Own, Kind::Awards(sort)) => sort,
        (By::Number, _) => Sort::Unique,
        _ => Sort::Cents,
    }
}

/// A text that the order sorts by.
fn sorted_text(service: &Service, order: Order, record: &Record) -> Option<String> {
    let value = order.value(service.make.kind, record)?;
    Some(match (order.by, sort_of(service, order)) {
        (By::Own, Sort::Text | Sort::Several) => words(value, service.make.have_blanks),
        _ => unique_words(value),
    })
}

/// The cursor of a page with this last record, as JSON: the sort value and the id. Without a record it is
/// null and the word None.
pub fn told(service: &Service, order: Order, last: Option<&Record>) -> (String, String) {
    let Some(record) = last else {
        return (r#""None""#.to_owned(), "null".to_owned());
    };
    let value = order.value(service.make.kind, record);
    // The search engine returns its largest or smallest number for a missing value.
    let key = Record::key(value, order.ascending);
    let sort = sort_of(service, order);
    let comes = match (sort, value) {
        (Sort::Cents, _) => key.to_string(),
        (Sort::Dollars, Some(value)) => decimals(value),
        (Sort::Dollars, None) if order.ascending => "Infinity".to_owned(),
        (Sort::Dollars, None) => "-Infinity".to_owned(),
        (Sort::Day, Some(value)) => (FIRST + value * DAY).to_string(),
        (Sort::Moment, Some(value)) => (FIRST + value).to_string(),
        (Sort::Day | Sort::Moment, None) => key.to_string(),
        (Sort::Text | Sort::Unique | Sort::Several, _) => {
            sorted_text(service, order, record).unwrap_or("None".to_owned())
        }
    };
    let id = match (service.make.kind, sort) {
        // The prime award, or the second field of the sort.
        (Kind::Subawards, _) => format!(r#""P{}""#, record.id / 10),
        (_, Sort::Several) => format!(r#""field {}""#, record.id % 3),
        _ => record.id.to_string(),
    };
    (format!(r#""{comes}""#), id)
}

/// Where a page of documents begins, or the status of the error. Beside a term the service does not follow a cursor.
pub fn begin_of_day(
    arguments: &CallArguments,
    order: Order,
    found: &[&Record],
) -> Result<Begin, u16> {
    let Some(token) = text(arguments, "search_after_cursor") else {
        return Ok(Begin::Page);
    };
    if arguments.get("search_term").is_some() {
        return Ok(Begin::Record(0));
    }
    let json = BASE64_URL_SAFE_NO_PAD.decode(token).map_err(|_| 400_u16)?;
    let (moment, number): (i64, String) = serde_json::from_slice(&json).map_err(|_| 400_u16)?;
    let after = ((moment - FIRST) / DAY, number);
    let is_behind = |record: &&Record| {
        let own = (i64::from(record.day), format!("2024-{:05}", record.id));
        if order.ascending {
            own > after
        } else {
            own < after
        }
    };
    let at = found.iter().position(is_behind);
    Ok(Begin::Record(at.unwrap_or(found.len())))
}

/// Where the page of these arguments begins, or the status of the error.
pub fn begin(
    service: &Service,
    arguments: &CallArguments,
    order: Order,
    found: &[&Record],
) -> Result<Begin, u16> {
    let value = text(arguments, "last_record_sort_value");
    let (value, id) = match (value, arguments.get("last_record_unique_id")) {
        (None, None) => return Ok(Begin::Page),
        (Some(value), Some(id)) => (value, id),
        _ => return Err(500),
    };
    let id = match id {
        Value::Integer(id) => *id,
        other => other.wire_text().parse().map_err(|_| 422_u16)?,
    };
    if !matches!(
        arguments.get("last_record_sort_value"),
        Some(Value::Text(_))
    ) {
        return Err(422);
    }
    let sort = sort_of(service, order);
    if service.make.kind == Kind::Subawards || sort == Sort::Several {
        return Err(503);
    }
    // Surrounding blanks are removed, and tabs and line breaks within it.
    let value = value.trim().replace(['\t', '\r', '\n'], "");
    if value.is_empty() || value.len() > 5_000 {
        return Err(422);
    }
    let wanted = if order.ascending {
        Ordering::Greater
    } else {
        Ordering::Less
    };
    let number = number(sort, &value);
    let is_text = matches!(sort, Sort::Text | Sort::Unique);
    if !is_text && number.is_none() {
        return Err(503);
    }
    // The record at the cursor need not exist: the list continues after that place.
    let is_behind = |record: &&Record| {
        let own = match (is_text, number) {
            (false, Some(number)) => {
                let own = order.value(service.make.kind, record);
                Record::key(own, order.ascending).cmp(&number)
            }
            _ => match sorted_text(service, order, record) {
                Some(own) => own.cmp(&value),
                // Nulls are after every text.
                None => return true,
            },
        };
        own.then(i64::from(record.id).cmp(&id)) == wanted
    };
    let at = found.iter().position(is_behind);
    Ok(Begin::Record(at.unwrap_or(found.len())))
}

/// The number that a cursor's text represents, as the index sorts it.
fn number(sort: Sort, value: &str) -> Option<i64> {
    match sort {
        Sort::Cents => value.parse().ok(),
        Sort::Dollars => match value {
            "Infinity" => Some(i64::MAX),
            "-Infinity" => Some(i64::MIN),
            _ => Some((value.parse::<f64>().ok()? * 100.0).round() as i64),
        },
        // The index accepts only yyyy-MM-dd.
        Sort::Day => day_number(value),
        Sort::Moment => {
            let value: i64 = value.parse().ok()?;
            (FIRST..FIRST + 4_000 * 365 * DAY)
                .contains(&value)
                .then(|| value - FIRST)
        }
        Sort::Text | Sort::Unique | Sort::Several => None,
    }
}
