//! A request for a download, as the service understands and repeats it.

use jiff::civil::Date;
use serde_json::{Map, Value, json};

use super::answers::refused;
use super::corpus::Corpus;
use super::download_names::{DOWNLOADS, account_agency, numbered_agencies};
use super::names::{NAMES, named};
use super::ordered::ordered;
use super::request::strings;
use crate::dates;
use crate::handler::OperationCall;
use crate::reply::Reply;

/// The most rows of a table.
pub const MOST_ROWS: u64 = 500_000;

/// All types of awards.
fn award_types() -> Vec<&'static str> {
    let groups = NAMES.award_groups.iter();
    groups
        .flat_map(|group| group.codes.iter().map(|(code, _)| *code))
        .collect()
}

/// The award types that are procurement, or those that are assistance.
pub fn types_of(procurement: bool) -> Vec<&'static str> {
    let groups = NAMES.award_groups.iter();
    groups
        .filter(|group| group.is_procurement() == procurement)
        .flat_map(|group| group.codes.iter().map(|(code, _)| *code))
        .collect()
}

/// The name of a group of award types in file names.
fn category(codes: &[String]) -> &'static str {
    let mut groups = NAMES.award_groups.iter();
    let only = groups.find(|group| !codes.is_empty() && codes.iter().all(|code| group.has(code)));
    let called = only.and_then(|group| named(&DOWNLOADS.categories, group.name));
    called.unwrap_or("All-Awards")
}

/// The newest published month of accounts. Each month is published in the middle of the month after the next.
fn newest_period(today: Date) -> (i64, i64) {
    let day = dates::later(today, -45);
    let day = dates::later(day.first_of_month(), -1);
    (dates::fiscal_year(day), dates::fiscal_month(day))
}

/// A request while the service normalizes it.
struct Draft<'a> {
    call: &'a OperationCall<'a>,
    corpus: &'a Corpus,
    request: Map<String, Value>,
    filters: Map<String, Value>,
}

type Drafted = Result<(), Reply>;

impl Draft<'_> {
    fn put(&mut self, name: &str, value: impl Into<Value>) {
        self.request.insert(name.to_owned(), value.into());
    }

    fn filter(&mut self, name: &str, value: impl Into<Value>) {
        self.filters.insert(name.to_owned(), value.into());
    }

    fn limit(&mut self) {
        let limit = self.call.number("limit");
        self.put(
            "limit",
            limit.map_or(json!(MOST_ROWS), |limit| json!(limit)),
        );
    }

    /// The filters of a search; others are dropped.
    fn search_filters(&mut self) {
        self.filter("award_type_codes", award_types());
        let given = self.call.member("filters").and_then(Value::as_object);
        for (name, value) in given.into_iter().flatten() {
            match name.as_str() {
                "recipient_id" => {}
                "keyword" => self.filter("keywords", json!([value])),
                "naics_codes" => self.filter(name, numbers(value)),
                name if NAMES.search_filters.contains(&name) => self.filter(name, value.clone()),
                _ => {}
            }
        }
    }

    /// The filters of a custom download, in the form of a search's.
    fn custom_filters(&mut self) -> Drafted {
        let given = |name: &str| self.call.member(&format!("filters.{name}"));
        let filters = self.call.member("filters").and_then(Value::as_object);
        let only_keywords = filters.is_some_and(|filters| {
            filters.contains_key("keywords")
                && filters
                    .keys()
                    .all(|name| name == "keywords" || name == "award_type_codes")
        });
        if only_keywords {
            let levels = self.call.member("award_levels");
            let levels = levels
                .cloned()
                .filter(|levels| *levels == json!(["prime_awards"]));
            let Some(levels) = levels else {
                return refused(
                    400,
                    "Invalid value in 'download_types'. 'None' is not a valid type (array)",
                );
            };
            let keywords = given("keywords").cloned();
            self.filter("transaction_keyword_search", keywords);
            self.filter("award_type_codes", award_types());
            self.put("download_types", levels);
            self.limit();
            return Ok(());
        }
        let range = given("date_range").cloned().unwrap_or_default();
        let text = |name: &str| range.get(name).and_then(Value::as_str);
        let first = text("start_date").unwrap_or("1000-01-01");
        let today = dates::text(self.corpus.today);
        let last = text("end_date").unwrap_or(&today);
        let days = dates::parse(first).zip(dates::parse(last));
        if days.is_some_and(|(first, last)| dates::days_between(first, last) > 366) {
            return refused(
                400,
                "Invalid Parameter: date_range total days must be within a year",
            );
        }
        let date_type = given("date_type").cloned().unwrap_or(json!("action_date"));
        let (prime, sub) = (given("prime_award_types"), given("sub_award_types"));
        if prime.is_none() && sub.is_none() {
            return refused(
                400,
                "Missing one or more required body parameters: prime_award_types or sub_award_types",
            );
        }
        let levels = [("prime_awards", prime), ("elasticsearch_sub_awards", sub)];
        let levels: Vec<(&str, &Value)> = levels
            .into_iter()
            .filter_map(|(level, types)| Some((level, types?)))
            .filter(|(_, types)| **types != json!([]))
            .collect();
        let agencies = self.custom_agencies()?;
        let own = DOWNLOADS.custom_filters.iter();
        let own: Vec<_> = own.filter_map(|name| Some((*name, given(name)?))).collect();
        for (name, value) in own {
            self.filter(name, value.clone());
        }
        if let Some(agencies) = agencies {
            self.filter("agencies", agencies);
        }
        self.filter(
            "time_period",
            json!([{ "start_date": first, "end_date": last, "date_type": date_type }]),
        );
        let types: Vec<&str> = levels.iter().map(|(level, _)| *level).collect();
        self.put("download_types", types);
        let by_level = levels
            .into_iter()
            .map(|(level, types)| (level, types.clone()));
        self.filter("prime_and_sub_award_types", by_level.collect::<Value>());
        Ok(())
    }

    /// The agencies of a custom download, which have an older form.
    fn custom_agencies(&self) -> Result<Option<Value>, Reply> {
        let given = |name: &str| self.call.member(&format!("filters.{name}"));
        if let Some(Value::Array(agencies)) = given("agencies") {
            let is_all = |one: &&Value| {
                let name = one.get("name").and_then(Value::as_str);
                name.is_some_and(|name| name.eq_ignore_ascii_case("all"))
            };
            let named = agencies.iter().filter(|one| !is_all(one)).cloned();
            return Ok(Some(named.collect()));
        }
        let Some(asked) = self.call.number("filters.agency") else {
            return Ok(None);
        };
        let Some((agency, _)) = numbered_agencies().find(|(_, id)| *id == asked) else {
            return refused(400, &format!("Toptier ID not found: {asked}"));
        };
        Ok(Some(match given("sub_agency") {
            Some(part) => json!([{
                "type": "awarding", "tier": "subtier", "name": part, "toptier_name": agency.name,
            }]),
            None => json!([{ "type": "awarding", "tier": "toptier", "name": agency.name }]),
        }))
    }

    fn accounts(&mut self) -> Drafted {
        let number = |name: &str| self.call.number(&format!("filters.{name}"));
        let (quarter, period) = (number("quarter"), number("period"));
        if quarter.is_none() && period.is_none() {
            return refused(400, "Either 'period' or 'quarter' is required in filters.");
        }
        if quarter.is_some() && period.is_some() {
            let text = "Supply either 'period' or 'quarter' in filters but not both.";
            return refused(400, text);
        }
        let agency = self.call.given_or("filters.agency", "all");
        if !agency.eq_ignore_ascii_case("all") && account_agency(&agency).is_none() {
            let is_id = agency.bytes().all(|sign| sign.is_ascii_digit());
            let kind = if is_id { "id" } else { "abbreviation" };
            return refused(404, &format!("No agency was found with {kind} {agency}"));
        }
        let year = number("fy").unwrap_or_default();
        // The newest published quarter and month, up to the requested ones.
        let (newest_year, newest) = newest_period(self.corpus.today);
        let published = if year < newest_year { 12 } else { newest };
        let published = if year > newest_year { 0 } else { published };
        let last = period
            .or(quarter.map(|quarter| quarter * 3))
            .unwrap_or_default();
        let reached = last.min(published);
        let of_quarters = (year <= 2021 && reached >= 3).then_some(reached / 3);
        let first_month = if year == 2020 { 7 } else { 2 };
        let of_months = (year >= 2020 && reached >= first_month).then_some(reached);
        self.filter("fy", year);
        self.filter("quarter", quarter.or(of_quarters));
        self.filter("period", period.or(of_months));
        self.filter("agency", agency);
        for name in ["federal_account", "budget_function", "budget_subfunction"] {
            self.filter(name, self.call.given_or(&format!("filters.{name}"), "all"));
        }
        let older = self.call.member("filters.submission_type");
        let mut kinds = strings(self.call.member("filters.submission_types"));
        kinds.extend(older.and_then(Value::as_str).map(str::to_owned));
        if kinds.is_empty() {
            return refused(400, "Missing required filter: submission_types");
        }
        kinds.sort();
        kinds.dedup();
        self.put("download_types", kinds.clone());
        self.filter("submission_types", kinds);
        if let Some(funds) = self.call.member("filters.def_codes") {
            self.filter("def_codes", funds.clone());
        }
        let level = self.call.given("account_level");
        self.put("account_level", level);
        Ok(())
    }

    fn award(&mut self) -> Drafted {
        let asked = self.call.given("award_id").unwrap_or_default();
        let Some(award) = self.corpus.award(&asked) else {
            return refused(400, "Unable to find award matching the provided award id");
        };
        self.limit();
        let of_frame = self.call.operation.name == "idv";
        let number = if of_frame { "idv_award_id" } else { "award_id" };
        self.filter(number, award.id);
        if self.call.operation.name == "assistance" {
            self.put("assistance_id", award.number());
            self.filter("award_type_codes", types_of(false));
        } else {
            self.put("piid", award.is_procurement().then(|| award.number()));
            let types = types_of(true).into_iter();
            let types = types.filter(|code| of_frame || code.len() == 1);
            self.filter("award_type_codes", types.collect::<Vec<_>>());
        }
        if !of_frame {
            self.put("award_id", award.id);
        }
        Ok(())
    }

    fn emergency(&mut self) -> Drafted {
        let funds = NAMES.emergency_funds.iter();
        let funds = funds.filter(|fund| fund.disaster == Some("covid_19"));
        let funds: Vec<&str> = funds.map(|fund| fund.code).collect();
        let given = strings(self.call.member("filters.def_codes"));
        if given.len() > 1 && !funds.iter().all(|code| given.iter().any(|one| one == code)) {
            return refused(
                400,
                "The Disaster Download is currently limited to either all COVID-19 DEFC or a single COVID-19 DEFC.",
            );
        }
        if given.is_empty() {
            self.filter("def_codes", funds);
        } else {
            self.filter("def_codes", given);
        }
        self.filter("award_type_codes", award_types());
        let (year, period) = newest_period(self.corpus.today);
        self.put(
            "account_filters",
            json!({
                "is_multi_year": true,
                "latest_fiscal_period": period,
                "latest_fiscal_year": year,
                "start_date": "2020-04-01",
            }),
        );
        Ok(())
    }

    fn emergency_recipients(&mut self) {
        let given = |name: &str| self.call.member(&format!("filters.{name}")).cloned();
        let (funds, types, query) = (
            given("def_codes"),
            given("award_type_codes"),
            given("query"),
        );
        self.filter("def_codes", funds);
        let category = category(&strings(types.as_ref()));
        let loans = (category == "Loans").then_some("face_value_of_loans");
        let columns = ["recipient", "award_obligations", "award_outlays"].into_iter();
        let columns: Vec<&str> = columns.chain(loans).chain(["number_of_awards"]).collect();
        self.put("award_category", category);
        if !self.request.contains_key("columns") {
            self.put("columns", columns);
        }
        if let Some(types) = types {
            self.filter("award_type_codes", types);
        }
        if let Some(query) = query.filter(|query| *query != json!("")) {
            self.filter(
                "query",
                json!({ "fields": ["recipient_name"], "text": query }),
            );
        }
    }

    fn search(&mut self) {
        self.limit();
        self.search_filters();
        let levels = self.call.member("spending_level").cloned();
        let levels = levels.unwrap_or_else(|| json!(["awards", "transactions", "subawards"]));
        let types = strings(Some(&levels))
            .into_iter()
            .map(|level| match level.as_str() {
                "subawards" => "elasticsearch_sub_awards".to_owned(),
                level => format!("elasticsearch_{level}"),
            });
        let types: Vec<String> = types.collect();
        self.put("download_types", types);
        self.put("spending_level", levels);
    }
}

/// Codes converted to numbers as the service does, alone or in an object.
fn numbers(value: &Value) -> Value {
    match value {
        Value::Array(items) => items.iter().map(numbers).collect(),
        Value::Object(members) => {
            let each = members.iter();
            each.map(|(name, value)| (name.clone(), numbers(value)))
                .collect()
        }
        Value::String(text) => text
            .parse::<i64>()
            .map_or_else(|_| value.clone(), Value::from),
        value => value.clone(),
    }
}

/// The request as the service understands and repeats it, or a refusal.
pub fn understood(call: &OperationCall<'_>, corpus: &Corpus) -> Result<Value, Reply> {
    let mut draft = Draft {
        call,
        corpus,
        request: Map::new(),
        filters: Map::new(),
    };
    draft.put(
        "file_format",
        call.given_or("file_format", "csv").to_lowercase(),
    );
    let columns = call
        .member("columns")
        .filter(|columns| **columns != json!([]));
    if let Some(columns) = columns {
        draft.put("columns", columns.clone());
    }
    let of_bulk = call.operation.group == "bulk_download";
    let same = DOWNLOADS
        .requests
        .get(call.operation.name)
        .filter(|_| !of_bulk);
    for (name, value) in same.and_then(Value::as_object).into_iter().flatten() {
        draft.put(name, value.clone());
    }
    match call.operation.name {
        "awards" if of_bulk => {
            draft.put("request_type", "award");
            draft.custom_filters()?;
        }
        "accounts" => draft.accounts()?,
        "assistance" | "contract" | "idv" => draft.award()?,
        "disaster" => draft.emergency()?,
        "disaster_recipients" => draft.emergency_recipients(),
        "search" => draft.search(),
        _ => {
            draft.limit();
            draft.search_filters();
        }
    }
    let Draft {
        mut request,
        filters,
        ..
    } = draft;
    request.insert("filters".to_owned(), Value::Object(filters));
    let columns = request.get("columns").cloned();
    let mut request = ordered(&Value::Object(request));
    // Columns keep their order.
    if let (Value::Object(members), Some(columns)) = (&mut request, columns) {
        members.insert("columns".to_owned(), columns);
    }
    Ok(request)
}
