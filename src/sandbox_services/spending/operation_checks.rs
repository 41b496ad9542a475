//! What single operations refuse, each in its own way.

use serde_json::Value;

use super::errors::detail;
use super::names::NAMES;
use super::request::{level, of_subawards, strings};
use crate::call::Call;
use crate::dates;
use crate::reply::Reply;
use openshelf_core::table::{Operation, ParameterLocation};

fn broken() -> Option<Reply> {
    Some(detail(500, "Internal Server Error"))
}

fn bad(text: &str) -> Option<Reply> {
    Some(detail(400, text))
}

fn missing(name: &str) -> Option<Reply> {
    let text = format!("Missing value: '{name}' is a required field");
    Some(detail(422, &text))
}

/// Whether there are filters at all.
fn has_filters(call: &Call) -> bool {
    call.member("filters")
        .and_then(Value::as_object)
        .is_some_and(|members| !members.is_empty())
}

/// A member that is there and says null, which hardly any operation takes.
fn null_member(row: &Operation, call: &Call) -> Option<Reply> {
    // The parts of accounts give null a meaning, and some members may be null.
    if row.group.starts_with("autocomplete") || row.group.starts_with("references") {
        return None;
    }
    let members = call.body.as_object()?;
    let (name, _) = members.iter().find(|(name, value)| {
        let known = row.parameters.iter().find(|one| one.wire == name.as_str());
        value.is_null()
            && !matches!(
                (row.name, name.as_str()),
                ("list", "award_id")
                    | (
                        "spending_by_award",
                        "last_record_unique_id" | "last_record_sort_value"
                    )
            )
            && (known.is_some_and(|one| one.place == ParameterLocation::Body)
                || row.parameters.iter().any(|one| {
                    one.wire
                        .strip_prefix(name.as_str())
                        .is_some_and(|rest| rest.starts_with('.'))
                }))
    })?;
    bad(&format!("Invalid value in '{name}'. 'None' is not valid"))
}

/// Whether a period of the filters is about this kind of date.
fn has_date_type(call: &Call, wanted: &str) -> bool {
    let periods = call.member("filters.time_period").and_then(Value::as_array);
    let mut kinds = periods
        .into_iter()
        .flatten()
        .map(|one| one.get("date_type"));
    kinds.any(|kind| kind.and_then(Value::as_str) == Some(wanted))
}

/// What searches and counts of subawards break on, each in its own way.
fn of_subaward_dates(row: &Operation, call: &Call) -> Option<Reply> {
    let subawards = match row.name {
        "spending_by_award" => of_subawards(call),
        _ => level(call) == "subawards",
    };
    if !subawards {
        return None;
    }
    if row.name == "count" && has_date_type(call, "date_signed") {
        return broken();
    }
    if !has_date_type(call, "new_awards_only") {
        return None;
    }
    match row.name {
        "spending_by_award" | "spending_by_geography" | "count" => {
            bad("Invalid value in 'filters|time_period|date_type'. 'new_awards_only' is not valid")
        }
        "spending_over_time" if call.member("subawards") == Some(&Value::Bool(true)) => {
            bad("Invalid value in 'filters|time_period|date_type'. 'new_awards_only' is not valid")
        }
        _ => broken(),
    }
}

fn of_search(row: &Operation, call: &Call) -> Option<Reply> {
    let fields = || strings(call.member("fields"));
    let has = |name: &str| call.member(name).is_some();
    match row.name {
        "spending_by_award_count" if !has_filters(call) => {
            bad("Missing request parameters: filters")
        }
        "spending_by_transaction_count" | "spending_by_geography" if !has_filters(call) => broken(),
        "spending_over_time" => {
            if !has_filters(call) {
                return bad("Missing request parameters: filters");
            }
            if !has("group") {
                return missing("group");
            }
            let periods = call.member("filters.time_period").and_then(Value::as_array);
            let open = |one: &Value| {
                ["start_date", "end_date"]
                    .iter()
                    .any(|name| one.get(*name).is_none())
            };
            if periods.is_some_and(|list| list.iter().any(open)) {
                return broken();
            }
            None
        }
        "spending_by_transaction" => {
            if !has("filters.award_type_codes") {
                return missing("filters|award_type_codes");
            }
            let Some(sort) = call.member("sort") else {
                return missing("sort");
            };
            let known = row
                .parameter("fields")
                .map_or(&[][..], |fields| fields.values);
            let unknown = |name: &&String| !known.contains(&name.as_str());
            if let Some(name) = fields().iter().find(unknown) {
                return bad(&format!("Field 'fields' is outside valid values: {name}"));
            }
            let sort = sort.as_str()?;
            let text = format!("Sort value not found in fields: {sort}");
            (!fields().iter().any(|name| name == sort)).then(|| detail(400, &text))
        }
        "spending_by_transaction_grouped" if !has("filters.award_type_codes") => {
            missing("filters|award_type_codes")
        }
        "transaction_spending_summary" if !has("filters.keywords") => missing("filters|keywords"),
        "new_awards_over_time" => ["recipient_id", "time_period"]
            .into_iter()
            .find(|name| !has(&format!("filters.{name}")))
            .and_then(|name| missing(&format!("filters|{name}"))),
        "category" if call.given("category").as_deref() == Some("recipient_parent_duns") => {
            Some(detail(
                501,
                "Category \"recipient_parent_duns\" is not implemented yet",
            ))
        }
        _ if has("filters.recipient_id") && level(call) == "subawards" => {
            bad("The recipient_id filter is not supported for subawards")
        }
        _ => None,
    }
}

fn of_emergency(row: &Operation, call: &Call) -> Option<Reply> {
    let codes = strings(call.member("filter.def_codes"));
    let known = |code: &str| NAMES.emergency_funds.iter().any(|fund| fund.code == code);
    if let Some(code) = codes.iter().find(|code| !known(code)) {
        return bad(&format!(
            "Field 'filter|def_codes' is outside valid values: {code}"
        ));
    }
    call.member("filter.def_codes")?;
    let kinds = [
        "disaster.agency",
        "disaster.federal_account",
        "disaster.object_class",
    ];
    if row.name == "spending"
        && kinds.contains(&row.group)
        && call.member("spending_type").is_none()
    {
        return missing("spending_type");
    }
    let types = strings(call.member("filter.award_type_codes"));
    let assistance = |code: &str| {
        let mut groups = NAMES.award_groups.iter();
        groups.any(|group| !group.is_procurement() && group.has(code))
    };
    if row.group == "disaster.cfda"
        && let Some(code) = types.iter().find(|code| !assistance(code))
    {
        return bad(&format!(
            "Field 'filter|award_type_codes' is outside valid values: {code}"
        ));
    }
    None
}

fn of_completion(row: &Operation, call: &Call) -> Option<Reply> {
    // The older ones look for the text themselves.
    let own = matches!(
        row.name,
        "awarding_agency_office" | "funding_agency_office" | "cfda" | "glossary" | "psc" | "naics"
    );
    if !own {
        return None;
    }
    if call.given("search_text").unwrap_or_default().is_empty() {
        return bad("Missing one or more required request parameters: search_text");
    }
    let negative = call.number("limit").is_some_and(|limit| limit < 0);
    (negative && row.name != "naics").then(broken).flatten()
}

fn of_download(row: &Operation, call: &Call) -> Option<Reply> {
    match (row.group, row.name) {
        ("download", "count") if call.member("filters").is_none() => broken(),
        ("download", "awards" | "transactions" | "search") | ("bulk_download", "awards")
            if !has_filters(call) =>
        {
            bad("Filters parameter not provided as a dict")
        }
        ("download" | "bulk_download", "status")
            if call.query("file_name").unwrap_or_default().is_empty() =>
        {
            bad("Missing one or more required query parameters: file_name")
        }
        ("bulk_download", "list_unlinked_awards_files") => {
            let missing = call.member("toptier_code").is_none();
            missing
                .then(|| bad("Missing one or more required body parameters: toptier_code"))
                .flatten()
        }
        ("bulk_download", "list_monthly_files") => {
            let missing = call.member("type").is_none();
            missing
                .then(|| bad("Missing one or more required body parameters: type"))
                .flatten()
        }
        _ => None,
    }
}

fn of_address(row: &Operation, call: &Call) -> Option<Reply> {
    let has = |name: &str| call.query(name).is_some_and(|text| !text.is_empty());
    match (row.group, row.name) {
        ("financial_balances" | "financial_spending" | "federal_obligations", _) => row
            .parameters
            .iter()
            .filter(|one| one.required && one.place == ParameterLocation::Query)
            .find(|one| !has(one.wire))
            .and_then(|one| {
                bad(&format!(
                    "Missing one or more required query parameters: {}",
                    one.wire
                ))
            }),
        ("references", "total_budgetary_resources")
            if has("fiscal_period") && !has("fiscal_year") =>
        {
            bad("fiscal_period was provided without fiscal_year.")
        }
        ("references", "filter_from_hash") if call.member("hash").is_none() => {
            Some(Reply::text(400, "\"Missing hash\""))
        }
        ("reporting", "publish_dates") if call.query("sort") == Some("publication_date") => {
            Some(detail(
                422,
                "publication_date sort param must be in the format 'publication_date,<fiscal_period>'",
            ))
        }
        ("references", "assistance_listing") => {
            let code = call.argument("code");
            let two = code.len() == 2 && code.bytes().all(|sign| sign.is_ascii_digit());
            (!two)
                .then(|| bad("The assistance listing code should be two digits"))
                .flatten()
        }
        ("recipient" | "recipient.state", _) => {
            let year = call.query("year")?;
            let known = matches!(year, "all" | "latest" | "")
                || year.len() == 4 && year.bytes().all(|sign| sign.is_ascii_digit());
            (!known)
                .then(|| bad(&format!("Invalid year: {year}.")))
                .flatten()
        }
        _ => {
            // No fiscal year has begun after the corpus' last one.
            let newest = dates::fiscal_year(call.today);
            let year = call
                .query("fiscal_year")
                .and_then(|text| text.parse::<i64>().ok())?;
            let asked = row.group == "agency" && year > newest;
            let text = format!("Field 'fiscal_year' value '{year}' is above max '{newest}'");
            asked.then(|| detail(422, &text))
        }
    }
}

fn of_accounts(call: &Call) -> Option<Reply> {
    for (name, known) in [
        ("filters", &["fy", "agency_identifier"][..]),
        ("sort", &["field", "direction"][..]),
    ] {
        let given = call.body.get(name).and_then(Value::as_object);
        let mut members = given.into_iter().flatten();
        if let Some((member, _)) = members.find(|(member, _)| !known.contains(&member.as_str())) {
            return bad(&format!("Unexpected member in '{name}': {member}"));
        }
    }
    None
}

/// The members that the explorer's filters have.
const EXPLORED: [&str; 13] = [
    "fy",
    "quarter",
    "period",
    "agency",
    "federal_account",
    "object_class",
    "budget_function",
    "budget_subfunction",
    "recipient",
    "award",
    "award_category",
    "program_activity",
    "agency_type",
];

fn of_explorer(call: &Call) -> Option<Reply> {
    let filters = call.member("filters").and_then(Value::as_object)?;
    let (name, _) = filters
        .iter()
        .find(|(name, value)| value.is_null() || !EXPLORED.contains(&name.as_str()))?;
    bad(&format!("Invalid filter: {name}"))
}

/// The first thing that an operation refuses in its own way.
pub fn refusal(row: &Operation, call: &Call) -> Option<Reply> {
    if let Some(reply) = null_member(row, call) {
        return Some(reply);
    }
    match row.group {
        group if group.starts_with("search") => {
            of_subaward_dates(row, call).or_else(|| of_search(row, call))
        }
        group if group.starts_with("disaster") => of_emergency(row, call),
        "autocomplete" => of_completion(row, call),
        "download" if row.name == "count" => {
            of_subaward_dates(row, call).or_else(|| of_download(row, call))
        }
        "download" | "bulk_download" => of_download(row, call),
        "federal_accounts" if row.name == "search" => of_accounts(call),
        _ if row.name == "explore" => of_explorer(call),
        _ => of_address(row, call),
    }
}
