//! Rejects invalid `filters` of searches: members, texts and dates, nested ones too.

use jiff::civil::{Date, date};
use serde_json::{Value, json};

use super::answers::{Checked, broken, missing, refused};
use super::names::{AwardGroup, NAMES};
use crate::call::Call;
use crate::dates;
use crate::handler::OperationCall;
use crate::reply::Reply;
use openshelf_core::catalog::Operation;

/// Older awards are only in the custom downloads.
const EARLIEST: Date = date(2007, 10, 1);

fn each<'a>(filters: &'a Value, name: &str) -> impl Iterator<Item = &'a Value> {
    let list = filters.get(name).and_then(Value::as_array);
    list.into_iter().flatten()
}

/// The locations of performance and of recipients.
fn places(filters: &Value) -> impl Iterator<Item = &Value> {
    let places = ["place_of_performance_locations", "recipient_locations"];
    places.into_iter().flat_map(|name| each(filters, name))
}

fn text<'a>(one: &'a Value, name: &str) -> Option<&'a str> {
    one.get(name).and_then(Value::as_str)
}

/// The codes of a filter: in a list, or in its required and excluded lists.
fn codes<'a>(filters: &'a Value, name: &str) -> impl Iterator<Item = &'a Value> {
    let lists = match filters.get(name) {
        Some(Value::Object(sides)) => sides.values().collect(),
        Some(list) => vec![list],
        None => Vec::new(),
    };
    lists.into_iter().filter_map(Value::as_array).flatten()
}

/// Refuses an unknown member of an object inside the filters.
fn unknown_member(filters: &Value) -> Checked {
    for (name, known) in &NAMES.nested_members {
        let mut members = each(filters, name).filter_map(Value::as_object).flatten();
        if let Some((unknown, _)) = members.find(|(member, _)| !known.contains(&member.as_str())) {
            let text =
                format!("Invalid value in 'filters|{name}'. '{unknown}' is not a valid member");
            return refused(400, &text);
        }
    }
    Ok(())
}

/// Refuses an empty list, because the validator reads a minimum length of 0 as 1.
fn empty_list(filters: &Value) -> Checked {
    let is_empty = |value: &Value| value.as_array().is_some_and(Vec::is_empty);
    for (name, value) in filters.as_object().into_iter().flatten() {
        let sides = value.as_object().into_iter().flatten();
        if is_empty(value) || sides.map(|(_, side)| side).any(is_empty) {
            let text = format!("Field 'filters|{name}' value '[]' is below min '1' items");
            return refused(422, &text);
        }
    }
    Ok(())
}

/// Refuses an empty text for the same reason. Other checks refuse that of a listed value, and of keywords.
fn empty_text(filters: &Value) -> Checked {
    const CHECKED_ELSEWHERE: [&str; 5] = [
        "award_type_codes",
        "keywords",
        "place_of_performance_scope",
        "recipient_scope",
        "time_period",
    ];
    fn has_empty_text(value: &Value) -> bool {
        match value {
            Value::String(text) => text.is_empty(),
            Value::Array(items) => items.iter().any(has_empty_text),
            Value::Object(members) => members.values().any(has_empty_text),
            _ => false,
        }
    }
    for (name, value) in filters.as_object().into_iter().flatten() {
        if !CHECKED_ELSEWHERE.contains(&name.as_str()) && has_empty_text(value) {
            let text = format!("Field 'filters|{name}' value '' is below min '1' items");
            return refused(422, &text);
        }
    }
    Ok(())
}

/// Refuses an empty object in a list, and a bound that is null.
fn empty_object(filters: &Value) -> Checked {
    for name in ["time_period", "award_amounts"] {
        for one in each(filters, name).filter_map(Value::as_object) {
            if one.is_empty() || name == "award_amounts" && one.values().any(Value::is_null) {
                return refused(400, &format!("Invalid value in 'filters|{name}'"));
            }
        }
    }
    Ok(())
}

fn award_types(filters: &Value) -> Checked {
    let known = |code: &str| {
        code == "no intersection" || NAMES.award_groups.iter().any(|group| group.has(code))
    };
    let mut given = each(filters, "award_type_codes");
    match given.find(|code| !code.as_str().is_some_and(known)) {
        Some(unknown) => {
            let text =
                format!("Field 'filters|award_type_codes' is outside valid values: {unknown}");
            refused(400, &text)
        }
        None => Ok(()),
    }
}

fn period(filters: &Value) -> Checked {
    for one in each(filters, "time_period") {
        for name in ["start_date", "end_date"] {
            let Some(given) = one.get(name) else {
                continue;
            };
            let path = format!("filters|time_period|{name}");
            let Some(day) = given.as_str().and_then(dates::parse) else {
                let text = format!("Invalid value in '{path}'. {given} is not a valid date");
                return refused(400, &text);
            };
            if day < EARLIEST {
                let text = format!("Field '{path}' value '{day}' is earlier than '{EARLIEST}'");
                return refused(422, &text);
            }
        }
    }
    Ok(())
}

/// A district requires a state of the USA and excludes smaller places. Only a recipient's location may have
/// both districts.
fn place(filters: &Value) -> Checked {
    let districts = |one: &Value| {
        let names = ["district_original", "district_current"];
        names.iter().filter(|name| one.get(*name).is_some()).count()
    };
    let wrong = places(filters).any(|one| {
        let has = |name: &str| one.get(name).is_some();
        let is_whole = has("state") && text(one, "country") == Some("USA") && !has("county");
        districts(one) > 0 && !is_whole
    });
    let mut of_work = each(filters, "place_of_performance_locations");
    if wrong || of_work.any(|one| districts(one) > 1) {
        let text = "Invalid combination of a district with the other members of the location";
        return refused(400, text);
    }
    Ok(())
}

fn codes_of_work(filters: &Value) -> Checked {
    let is_industry = |code: &Value| {
        let digits = code
            .as_str()
            .map_or_else(|| code.to_string(), str::to_owned);
        matches!(digits.len(), 2 | 4 | 6) && digits.bytes().all(|sign| sign.is_ascii_digit())
    };
    if !codes(filters, "naics_codes").all(is_industry) {
        return refused(400, "naics code filter must have 2, 4, or 6 digits");
    }
    let groups = ["Research and Development", "Service", "Product"];
    let is_code = |code: &str| {
        let mut signs = code.bytes();
        matches!(code.len(), 1..=4)
            && signs.all(|sign| sign.is_ascii_uppercase() || sign.is_ascii_digit())
    };
    let is_product = |one: &Value| match one {
        Value::Array(path) => path.iter().enumerate().all(|(at, one)| {
            let text = one.as_str().unwrap_or_default();
            if at == 0 {
                groups.contains(&text)
            } else {
                is_code(text)
            }
        }),
        one => one.as_str().is_some_and(is_code),
    };
    if !codes(filters, "psc_codes").all(is_product) {
        let text = "Tier1 PSC filter values must be one of the known groups and codes";
        return refused(422, text);
    }
    Ok(())
}

/// Checks the members of program activities, which differ between searches.
fn activities(operation: &Operation, filters: &Value) -> Checked {
    let known = [
        "spending_over_time",
        "spending_by_geography",
        "spending_by_award",
        "spending_by_award_count",
        "spending_by_transaction",
    ];
    for one in each(filters, "program_activities").filter(|_| known.contains(&operation.name)) {
        if one.get("type").is_some() && operation.name != "spending_over_time" {
            return refused(
                400,
                "Unexpected member in 'filters|program_activities': type",
            );
        }
        let number = one.get("code").is_some_and(Value::is_number);
        let signs = text(one, "code").unwrap_or_default().bytes();
        let digits = signs.into_iter().all(|sign| sign.is_ascii_digit());
        let text = "Invalid value in 'filters|program_activities|code'";
        match operation.name {
            "spending_by_award" | "spending_by_award_count" | "spending_by_transaction"
                if !digits =>
            {
                return refused(400, text);
            }
            "spending_by_award" if number => return refused(422, text),
            "spending_over_time" | "spending_by_geography" if number => return refused(400, text),
            _ => {}
        }
    }
    Ok(())
}

/// Refuses codes of several award groups in one list, which the search of awards does not accept.
pub fn mixed_groups(call: &Call, subawards: bool) -> Checked {
    let codes = call.member("filters.award_type_codes");
    let codes = codes.and_then(Value::as_array);
    let codes = codes.ok_or_else(|| missing("filters.award_type_codes"))?;
    let codes: Vec<&str> = codes.iter().filter_map(Value::as_str).collect();
    let groups: Vec<&AwardGroup> = NAMES
        .award_groups
        .iter()
        .filter(|group| codes.iter().any(|code| group.has(code)))
        .collect();
    let one_side = |side: bool| groups.iter().all(|group| group.is_procurement() == side);
    let fits = groups.len() <= 1 || subawards && (one_side(true) || one_side(false));
    if fits || codes.contains(&"no intersection") {
        return Ok(());
    }
    Err(Reply::json(
        422,
        &json!({
            "message": "'award_type_codes' must only contain types from one group.",
            "award_type_groups": NAMES.award_types(),
        }),
    ))
}

/// Checks that only the search of awards makes first.
fn of_awards(filters: &Value) -> Checked {
    let number = |one: &Value, name: &str| one.get(name).and_then(Value::as_f64);
    for bounds in each(filters, "award_amounts") {
        let (lower, upper) = (number(bounds, "lower_bound"), number(bounds, "upper_bound"));
        let mut given = [lower, upper].into_iter().flatten();
        if given.any(|bound| bound.fract() != 0.0) {
            return refused(422, "Input should be a valid integer");
        }
        if lower.zip(upper).is_some_and(|(lower, upper)| upper < lower) {
            return Err(broken());
        }
    }
    if places(filters).any(|one| text(one, "country").is_none()) {
        return Err(broken());
    }
    let mut parts = each(filters, "treasury_account_components");
    if parts.any(|one| ["aid", "main"].iter().any(|name| one.get(*name).is_none())) {
        return refused(422, "Field required: 'aid' and 'main'");
    }
    Ok(())
}

/// Refuses the first fault in the filters of a search.
pub fn check(call: &OperationCall<'_>) -> Checked {
    let searched = call.operation.group.starts_with("search")
        || call.operation.group == "download"
            && matches!(
                call.operation.name,
                "awards" | "transactions" | "search" | "count"
            );
    let Some(filters) = call.member("filters").filter(|_| searched) else {
        return Ok(());
    };
    if call.operation.name == "spending_by_award" {
        of_awards(filters)?;
    }
    empty_list(filters)?;
    empty_text(filters)?;
    empty_object(filters)?;
    unknown_member(filters)?;
    award_types(filters)?;
    period(filters)?;
    place(filters)?;
    codes_of_work(filters)?;
    activities(call.operation, filters)
}
