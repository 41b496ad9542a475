//! Rejects requests that break the rules of their operation or of its group, and members that are null.
//!
//! `checks` calls it before it checks parameter by parameter.

use serde_json::Value;

use super::answers::{Checked, broken, missing, refused};
use super::names::NAMES;
use super::request::{flag, level, of_subawards, strings};
use crate::call::Call;
use crate::dates;
use crate::handler::OperationCall;
use crate::reply::Reply;
use openshelf_core::catalog::ParameterLocation;

/// Whether there are any filters.
fn has_filters(call: &Call) -> bool {
    call.member("filters")
        .and_then(Value::as_object)
        .is_some_and(|members| !members.is_empty())
}

/// Refuses a call without a required member of its body.
fn needs(call: &Call, name: &str) -> Checked {
    call.member(name).map(|_| ()).ok_or_else(|| missing(name))
}

/// Refuses a member that is null, which hardly any operation accepts.
fn null_member(call: &OperationCall<'_>) -> Checked {
    // Null has a meaning for the components of accounts, and some members may be null.
    if call.operation.group.starts_with("autocomplete")
        || call.operation.group.starts_with("references")
    {
        return Ok(());
    }
    let may_be_null = |name: &str| match call.operation.name {
        "list" => name == "award_id",
        "spending_by_award" => name.starts_with("last_record_"),
        _ => false,
    };
    let is_known = |name: &str| {
        call.operation
            .parameters
            .iter()
            .any(|one| match one.wire.strip_prefix(name) {
                Some("") => one.place == ParameterLocation::Body,
                Some(rest) => rest.starts_with('.'),
                None => false,
            })
    };
    let members = call.body.as_object();
    let mut nulls = members
        .into_iter()
        .flatten()
        .filter(|(_, value)| value.is_null());
    match nulls.find(|(name, _)| is_known(name) && !may_be_null(name)) {
        Some((name, _)) => refused(
            400,
            &format!("Invalid value in '{name}'. 'None' is not valid"),
        ),
        None => Ok(()),
    }
}

/// The periods of the filters.
fn periods(call: &Call) -> impl Iterator<Item = &Value> {
    let list = call.member("filters.time_period").and_then(Value::as_array);
    list.into_iter().flatten()
}

/// Whether a period lacks one of its ends.
fn is_open(period: &Value) -> bool {
    let days = ["start_date", "end_date"];
    days.iter().any(|name| period.get(*name).is_none())
}

/// Whether there are periods and all of them end before they start.
fn only_backwards(call: &Call) -> bool {
    let day =
        |one: &Value, name: &str| one.get(name).and_then(Value::as_str).and_then(dates::parse);
    let is_backwards = |one: &Value| day(one, "start_date") > day(one, "end_date");
    periods(call).next().is_some() && periods(call).all(is_backwards)
}

/// Whether a period of the filters uses this kind of date.
fn has_date_type(call: &Call, wanted: &str) -> bool {
    let mut kinds = periods(call).map(|one| one.get("date_type"));
    kinds.any(|kind| kind.and_then(Value::as_str) == Some(wanted))
}

/// The faults of searches and counts of subawards that make each fail in its own way.
fn of_subaward_dates(call: &OperationCall<'_>) -> Checked {
    let subawards = match call.operation.name {
        "spending_by_award" => of_subawards(call),
        _ => level(call) == "subawards",
    };
    if !subawards {
        return Ok(());
    }
    if call.operation.name == "count" && has_date_type(call, "date_signed") {
        return Err(broken());
    }
    if !has_date_type(call, "new_awards_only") {
        return Ok(());
    }
    let says_so = match call.operation.name {
        "spending_by_award" | "spending_by_geography" | "count" => true,
        "spending_over_time" => flag(call, "subawards"),
        _ => false,
    };
    if says_so {
        let text =
            "Invalid value in 'filters|time_period|date_type'. 'new_awards_only' is not valid";
        return refused(400, text);
    }
    Err(broken())
}

/// A search of transactions requires its sort among its fields.
fn of_transactions(call: &OperationCall<'_>) -> Checked {
    needs(call, "filters.award_type_codes")?;
    needs(call, "sort")?;
    let fields = strings(call.member("fields"));
    let known = call
        .operation
        .parameter("fields")
        .map_or(&[][..], |fields| fields.values);
    if let Some(name) = fields.iter().find(|name| !known.contains(&name.as_str())) {
        return refused(
            400,
            &format!("Field 'fields' is outside valid values: {name}"),
        );
    }
    match call.member("sort").and_then(Value::as_str) {
        Some(sort) if !fields.iter().any(|name| name == sort) => {
            refused(400, &format!("Sort value not found in fields: {sort}"))
        }
        _ => Ok(()),
    }
}

/// The rules of the groups that begin with `search`.
fn of_search(call: &OperationCall<'_>) -> Checked {
    match call.operation.name {
        "spending_by_award_count" | "spending_over_time" if !has_filters(call) => {
            return refused(400, "Missing request parameters: filters");
        }
        "spending_by_transaction_count" | "spending_by_geography" if !has_filters(call) => {
            return Err(broken());
        }
        "spending_over_time" => {
            needs(call, "group")?;
            let open = periods(call).any(is_open);
            let backwards = level(call) != "awards" && only_backwards(call);
            if open || backwards {
                return Err(broken());
            }
            let with_flag = flag(call, "subawards");
            if has_date_type(call, "sub_action_date") && !with_flag {
                return refused(400, "Invalid value in 'filters|time_period|date_type'");
            }
        }
        "spending_by_geography"
            if has_date_type(call, "sub_action_date") && level(call) != "subawards" =>
        {
            return refused(400, "Invalid value in 'filters|time_period|date_type'");
        }
        "spending_by_transaction" => return of_transactions(call),
        "new_awards_over_time" => {
            needs(call, "filters.recipient_id")?;
            needs(call, "filters.time_period")?;
            return if periods(call).any(is_open) {
                Err(broken())
            } else {
                Ok(())
            };
        }
        "spending_by_transaction_grouped" => needs(call, "filters.award_type_codes")?,
        "transaction_spending_summary" => needs(call, "filters.keywords")?,
        "category" if call.given("category").as_deref() == Some("recipient_parent_duns") => {
            let text = "Category \"recipient_parent_duns\" is not implemented yet";
            return refused(501, text);
        }
        _ => {}
    }
    if call.member("filters.recipient_id").is_some() && level(call) == "subawards" {
        return refused(
            400,
            "The recipient_id filter is not supported for subawards",
        );
    }
    Ok(())
}

/// The rules of the groups that begin with `disaster`, which are about emergency funds.
fn of_emergency(call: &OperationCall<'_>) -> Checked {
    let outside = |name: &str, code: &str| {
        refused(
            400,
            &format!("Field 'filter|{name}' is outside valid values: {code}"),
        )
    };
    let codes = strings(call.member("filter.def_codes"));
    if let Some(code) = codes.iter().find(|code| NAMES.fund(Some(code)).is_none()) {
        return outside("def_codes", code);
    }
    if call.member("filter.def_codes").is_none() {
        return Ok(());
    }
    let kinds = [
        "disaster.agency",
        "disaster.federal_account",
        "disaster.object_class",
    ];
    if call.operation.name == "spending" && kinds.contains(&call.operation.group) {
        needs(call, "spending_type")?;
    }
    let types = strings(call.member("filter.award_type_codes"));
    let assistance = |code: &str| {
        let mut groups = NAMES.award_groups.iter();
        groups.any(|group| !group.is_procurement() && group.has(code))
    };
    match types.iter().find(|code| !assistance(code)) {
        Some(code) if call.operation.group == "disaster.cfda" => outside("award_type_codes", code),
        _ => Ok(()),
    }
}

/// The rules of the group `autocomplete`.
fn of_completion(call: &OperationCall<'_>) -> Checked {
    // The older operations search for the text themselves.
    let own = matches!(
        call.operation.name,
        "awarding_agency_office" | "funding_agency_office" | "cfda" | "glossary" | "psc" | "naics"
    );
    if own && call.given("search_text").unwrap_or_default().is_empty() {
        return refused(
            400,
            "Missing one or more required request parameters: search_text",
        );
    }
    let negative = call.number("limit").is_some_and(|limit| limit < 0);
    if own && negative && call.operation.name != "naics" {
        return Err(broken());
    }
    Ok(())
}

/// The rules of the groups `download` and `bulk_download`.
fn of_download(call: &OperationCall<'_>) -> Checked {
    let body = |name: &str| match call.member(name) {
        Some(_) => Ok(()),
        None => refused(
            400,
            &format!("Missing one or more required body parameters: {name}"),
        ),
    };
    match (call.operation.group, call.operation.name) {
        ("download", "count") if call.member("filters").is_none() => Err(broken()),
        ("download", "awards" | "transactions" | "search") | ("bulk_download", "awards")
            if !has_filters(call) =>
        {
            refused(400, "Filters parameter not provided as a dict")
        }
        ("download", "count") if level(call) == "subawards" => {
            let mut refused_here = ["recipient_id", "award_unique_id"].into_iter();
            match refused_here.find(|name| call.member(&format!("filters.{name}")).is_some()) {
                Some(name) => refused(
                    400,
                    &format!("The {name} filter is not supported for subawards"),
                ),
                None => Ok(()),
            }
        }
        ("bulk_download", "awards")
            if call.member("filters.prime_award_types") == Some(&Value::Array(Vec::new())) =>
        {
            let text = "Field 'filters|prime_award_types' value '[]' is below min '1' items";
            refused(422, text)
        }
        ("download" | "bulk_download", "status") => has_query(call, "file_name"),
        ("bulk_download", "list_unlinked_awards_files") => body("toptier_code"),
        ("bulk_download", "list_monthly_files") => body("type"),
        _ => Ok(()),
    }
}

/// Refuses a call without a text in its query.
fn has_query(call: &Call, name: &str) -> Checked {
    if call.query(name).is_some_and(|text| !text.is_empty()) {
        return Ok(());
    }
    refused(
        400,
        &format!("Missing one or more required query parameters: {name}"),
    )
}

fn are_digits(text: &str, count: usize) -> bool {
    text.len() == count && text.bytes().all(|sign| sign.is_ascii_digit())
}

/// The rules of the other groups, most of which are about the path and the query.
fn of_other_groups(call: &OperationCall<'_>) -> Checked {
    let has = |name: &str| call.query(name).is_some_and(|text| !text.is_empty());
    match (call.operation.group, call.operation.name) {
        ("financial_balances" | "financial_spending" | "federal_obligations", _) => call
            .operation
            .parameters
            .iter()
            .filter(|one| one.required && one.place == ParameterLocation::Query)
            .try_for_each(|one| has_query(call, one.wire)),
        ("references", "total_budgetary_resources")
            if has("fiscal_period") && !has("fiscal_year") =>
        {
            refused(400, "fiscal_period was provided without fiscal_year.")
        }
        ("references", "filter_from_hash") if call.member("hash").is_none() => {
            Err(Reply::text(400, "\"Missing hash\""))
        }
        ("reporting", "publish_dates") if call.query("sort") == Some("publication_date") => {
            refused(
                422,
                "publication_date sort param must be in the format 'publication_date,<fiscal_period>'",
            )
        }
        ("references", "assistance_listing") if !are_digits(call.argument("code"), 2) => {
            refused(400, "The assistance listing code should be two digits")
        }
        ("references", "assistance_listing") => Ok(()),
        ("recipient" | "recipient.state", _) => match call.query("year") {
            None | Some("all" | "latest" | "") => Ok(()),
            Some(year) if are_digits(year, 4) => Ok(()),
            Some(year) => refused(400, &format!("Invalid year: {year}.")),
        },
        ("agency", _) => {
            // No fiscal year begins after the corpus' last one.
            let newest = dates::fiscal_year(call.today);
            let year = call.query("fiscal_year").and_then(|text| text.parse().ok());
            match year.filter(|year: &i64| *year > newest) {
                Some(year) => {
                    let text =
                        format!("Field 'fiscal_year' value '{year}' is above max '{newest}'");
                    refused(422, &text)
                }
                None => Ok(()),
            }
        }
        _ => Ok(()),
    }
}

/// Refuses unknown members of an object.
fn only_members(call: &Call, name: &str, known: &[&str]) -> Checked {
    let given = call.body.get(name).and_then(Value::as_object);
    let mut members = given.into_iter().flatten();
    match members.find(|(member, _)| !known.contains(&member.as_str())) {
        Some((member, _)) => refused(400, &format!("Unexpected member in '{name}': {member}")),
        None => Ok(()),
    }
}

/// The rules of the spending explorer.
fn of_explorer(call: &Call) -> Checked {
    let filters = call.member("filters").and_then(Value::as_object);
    let known = |name: &String| NAMES.explored_filters.contains(&name.as_str());
    let mut filters = filters.into_iter().flatten();
    match filters.find(|(name, value)| value.is_null() || !known(name)) {
        Some((name, _)) => refused(400, &format!("Invalid filter: {name}")),
        None => Ok(()),
    }
}

/// Refuses the first fault according to an operation's own rules.
pub fn check(call: &OperationCall<'_>) -> Checked {
    null_member(call)?;
    match call.operation.group {
        group if group.starts_with("search") => {
            of_subaward_dates(call)?;
            of_search(call)
        }
        group if group.starts_with("disaster") => of_emergency(call),
        "autocomplete" => of_completion(call),
        "download" if call.operation.name == "count" => {
            of_subaward_dates(call)?;
            of_download(call)
        }
        "download" | "bulk_download" => of_download(call),
        "federal_accounts" if call.operation.name == "search" => {
            only_members(call, "filters", &["fy", "agency_identifier"])?;
            only_members(call, "sort", &["field", "direction"])
        }
        _ if call.operation.name == "explore" => of_explorer(call),
        _ => of_other_groups(call),
    }
}
