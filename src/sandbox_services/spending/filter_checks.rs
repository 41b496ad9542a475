//! What the searches refuse of their `filters`: members, texts and dates, nested ones too.

use jiff::civil::{Date, date};
use serde_json::{Value, json};

use super::errors::detail;
use super::names::{AwardGroup, NAMES};
use crate::call::Call;
use crate::dates;
use crate::reply::Reply;
use openshelf_core::table::Operation;

/// Older awards are only in the custom downloads.
const EARLIEST: Date = date(2007, 10, 1);

/// The members that the objects inside the filters have.
const NESTED: [(&str, &[&str]); 6] = [
    ("time_period", &["start_date", "end_date", "date_type"]),
    ("agencies", &["type", "tier", "name", "toptier_name"]),
    ("place_of_performance_locations", PLACE),
    ("recipient_locations", PLACE),
    ("award_amounts", &["lower_bound", "upper_bound"]),
    ("program_activities", &["name", "code", "type"]),
];

const PLACE: &[&str] = &[
    "country",
    "state",
    "county",
    "city",
    "district_original",
    "district_current",
    "zip",
];

fn each<'a>(filters: &'a Value, name: &str) -> impl Iterator<Item = &'a Value> {
    let list = filters.get(name).and_then(Value::as_array);
    list.into_iter().flatten()
}

fn text<'a>(one: &'a Value, name: &str) -> Option<&'a str> {
    one.get(name).and_then(Value::as_str)
}

/// The codes of a filter, be they in a list or under what is required or not wanted.
fn codes<'a>(filters: &'a Value, name: &str) -> Vec<&'a Value> {
    let lists = match filters.get(name) {
        Some(Value::Object(sides)) => sides.values().collect(),
        Some(list) => vec![list],
        None => Vec::new(),
    };
    lists
        .into_iter()
        .filter_map(Value::as_array)
        .flatten()
        .collect()
}

/// A member that an object inside the filters does not have.
fn unknown_member(filters: &Value) -> Option<Reply> {
    NESTED.iter().find_map(|(name, known)| {
        let mut members = each(filters, name).filter_map(Value::as_object).flatten();
        let (unknown, _) = members.find(|(member, _)| !known.contains(&member.as_str()))?;
        let text = format!("Invalid value in 'filters|{name}'. '{unknown}' is not a valid member");
        Some(detail(400, &text))
    })
}

/// Districts go with a state of the USA and with nothing below it.
fn place(filters: &Value) -> Option<Reply> {
    let places = ["place_of_performance_locations", "recipient_locations"];
    let mut all = places.iter().flat_map(|name| each(filters, name));
    let wrong = all.any(|one| {
        let has = |name: &str| one.get(name).is_some();
        let districts = ["district_original", "district_current"];
        let count = districts.iter().filter(|name| has(name)).count();
        count > 0 && (!has("state") || text(one, "country") != Some("USA") || has("county"))
            || count > 1
    });
    let text = "Invalid combination of a district with the other members of the location";
    wrong.then(|| detail(400, text))
}

fn period(filters: &Value) -> Option<Reply> {
    each(filters, "time_period").find_map(|one| {
        ["start_date", "end_date"].iter().find_map(|name| {
            let given = one.get(*name)?;
            let Some(day) = given.as_str().and_then(dates::parse) else {
                let text = format!(
                    "Invalid value in 'filters|time_period|{name}'. {given} is not a valid date"
                );
                return Some(detail(400, &text));
            };
            let text = format!(
                "Field 'filters|time_period|{name}' value '{day}' is earlier than '{EARLIEST}'"
            );
            (day < EARLIEST).then(|| detail(422, &text))
        })
    })
}

fn award_types(filters: &Value) -> Option<Reply> {
    let known = |code: &str| {
        code == "no intersection" || NAMES.award_groups.iter().any(|group| group.has(code))
    };
    let mut given = each(filters, "award_type_codes");
    let unknown = given.find(|code| !code.as_str().is_some_and(known))?;
    let text = format!("Field 'filters|award_type_codes' is outside valid values: {unknown}");
    Some(detail(400, &text))
}

fn codes_of_work(filters: &Value) -> Option<Reply> {
    let naics = codes(filters, "naics_codes").into_iter().any(|code| {
        let digits = code
            .as_str()
            .map_or_else(|| code.to_string(), str::to_owned);
        !matches!(digits.len(), 2 | 4 | 6) || !digits.bytes().all(|sign| sign.is_ascii_digit())
    });
    if naics {
        return Some(detail(400, "naics code filter must have 2, 4, or 6 digits"));
    }
    let groups = ["Research and Development", "Service", "Product"];
    let sign = |sign: u8| sign.is_ascii_uppercase() || sign.is_ascii_digit();
    let code = |code: &str| matches!(code.len(), 1..=4) && code.bytes().all(sign);
    let psc = codes(filters, "psc_codes")
        .into_iter()
        .any(|path| match path {
            Value::Array(path) => !path.iter().enumerate().all(|(at, one)| {
                let text = one.as_str().unwrap_or_default();
                if at == 0 {
                    groups.contains(&text)
                } else {
                    code(text)
                }
            }),
            one => !one.as_str().is_some_and(code),
        });
    psc.then(|| {
        detail(
            422,
            "Tier1 PSC filter values must be one of the known groups and codes",
        )
    })
}

/// What the parts of program activities are in each search.
fn activities(row: &Operation, filters: &Value) -> Option<Reply> {
    let with_type = row.name == "spending_over_time";
    let texts_only = matches!(row.name, "spending_over_time" | "spending_by_geography");
    let knows = with_type
        || texts_only
        || matches!(
            row.name,
            "spending_by_award" | "spending_by_award_count" | "spending_by_transaction"
        );
    let mut all = each(filters, "program_activities").filter(|_| knows);
    all.find_map(|one| {
        if one.get("type").is_some() && !with_type {
            return Some(detail(
                400,
                "Unexpected member in 'filters|program_activities': type",
            ));
        }
        let number = one.get("code").is_some_and(Value::is_number);
        let refused = "Invalid value in 'filters|program_activities|code'";
        match row.name {
            "spending_by_award" => number.then(|| detail(422, refused)),
            _ => (number && texts_only).then(|| detail(400, refused)),
        }
    })
}

/// Codes of several groups of awards in one list, which the search of awards does not take.
pub fn mixed_groups(call: &Call, subawards: bool) -> Option<Reply> {
    let codes: Vec<&str> =
        if let Some(Value::Array(codes)) = call.member("filters.award_type_codes") {
            codes.iter().filter_map(Value::as_str).collect()
        } else {
            let text = "Missing value: 'filters|award_type_codes' is a required field";
            return Some(detail(422, text));
        };
    let groups: Vec<&AwardGroup> = NAMES
        .award_groups
        .iter()
        .filter(|group| codes.iter().any(|code| group.has(code)))
        .collect();
    let one_side = |side: bool| groups.iter().all(|group| group.is_procurement() == side);
    let fits = groups.len() <= 1 || subawards && (one_side(true) || one_side(false));
    if fits || codes.contains(&"no intersection") {
        return None;
    }
    Some(Reply::json(
        422,
        &json!({
            "message": "'award_type_codes' must only contain types from one group.",
            "award_type_groups": NAMES.award_types(),
        }),
    ))
}

/// What the first validator of the search of awards minds beside the others.
fn of_awards(filters: &Value) -> Option<Reply> {
    let number = |one: &Value, name: &str| one.get(name).and_then(Value::as_f64);
    for bounds in each(filters, "award_amounts") {
        let (lower, upper) = (number(bounds, "lower_bound"), number(bounds, "upper_bound"));
        if [lower, upper]
            .iter()
            .flatten()
            .any(|bound| bound.fract() != 0.0)
        {
            return Some(detail(422, "Input should be a valid integer"));
        }
        if lower.zip(upper).is_some_and(|(lower, upper)| upper < lower) {
            return Some(detail(500, "Internal Server Error"));
        }
    }
    let places = ["place_of_performance_locations", "recipient_locations"];
    let mut all = places.iter().flat_map(|name| each(filters, name));
    if all.any(|one| text(one, "country").is_none()) {
        return Some(detail(500, "Internal Server Error"));
    }
    let mut parts = each(filters, "treasury_account_components");
    let missing = parts.any(|one| ["aid", "main"].iter().any(|name| one.get(*name).is_none()));
    missing.then(|| detail(422, "Field required: 'aid' and 'main'"))
}

/// The first fault of the filters of a search.
pub fn refusal(row: &Operation, call: &Call) -> Option<Reply> {
    let searched = row.group.starts_with("search")
        || row.group == "download" && matches!(row.name, "awards" | "transactions" | "search");
    let filters = call.member("filters").filter(|_| searched)?;
    if row.name == "spending_by_award"
        && let Some(reply) = of_awards(filters)
    {
        return Some(reply);
    }
    unknown_member(filters)
        .or_else(|| award_types(filters))
        .or_else(|| period(filters))
        .or_else(|| place(filters))
        .or_else(|| codes_of_work(filters))
        .or_else(|| activities(row, filters))
}
