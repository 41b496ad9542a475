//! What downloads and their files are called.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::Value;

use super::names::{Agency, Coded, NAMES};
use super::request::strings;
use crate::data_file::data_file;

/// A table: its type, its word in the name of the archive, and its own name.
#[derive(Debug, Deserialize)]
pub struct Table {
    pub kind: &'static str,
    pub in_archive: &'static str,
    pub name: &'static str,
}

/// The contents of `downloads.json`.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "'de: 'static"))]
pub struct Downloads {
    /// The members that all requests of an operation share.
    pub requests: BTreeMap<&'static str, Value>,
    tables: Vec<Table>,
    /// The names of award groups in file names.
    pub categories: Vec<Coded>,
    /// The filters that a custom download shares with a search.
    pub custom_filters: Vec<&'static str>,
}

data_file!(pub static DOWNLOADS: Downloads = "downloads.json");

impl Downloads {
    /// The table of this type.
    pub fn table(&self, kind: &str) -> Option<&Table> {
        self.tables.iter().find(|table| table.kind == kind)
    }
}

/// The numbers of the agencies in downloads.
pub fn numbered_agencies() -> impl Iterator<Item = (&'static Agency, i64)> {
    NAMES.agencies.iter().zip(14..)
}

/// The agency of a download of accounts, by its number or its abbreviation.
pub fn account_agency(asked: &str) -> Option<&'static Agency> {
    let id = asked.parse::<i64>().ok();
    let mut agencies = numbered_agencies();
    let known = agencies.find(|(agency, own)| Some(*own) == id || agency.abbreviation == asked);
    known.map(|(agency, _)| agency)
}

/// A text as a part of a file name.
fn slug(text: &str) -> String {
    let signs = text.chars().map(|sign| match sign {
        'a'..='z' | 'A'..='Z' | '0'..='9' => sign,
        _ => '_',
    });
    let parts: String = signs.collect();
    let parts: Vec<&str> = parts.split('_').filter(|part| !part.is_empty()).collect();
    let slug: String = parts.join("_").chars().take(50).collect();
    if slug.is_empty() {
        "UNKNOWN".to_owned()
    } else {
        slug
    }
}

/// The years and periods of a download of accounts, for the file name.
fn range(filters: &Value) -> String {
    let number = |name: &str| filters.get(name).and_then(Value::as_i64);
    let (year, quarter) = (number("fy").unwrap_or(0), number("quarter"));
    let quarter = quarter.map(|quarter| format!("-Q{quarter}"));
    let period = number("period").map(|period| format!("-P{period:02}"));
    match year {
        ..2020 => {
            let later = quarter.filter(|quarter| quarter != "-Q1");
            format!("FY{year}Q1{}", later.unwrap_or_default())
        }
        2020 => format!("FY2020Q1{}", period.or(quarter).unwrap_or_default()),
        _ => format!("FY{year}P01{}", period.or(quarter).unwrap_or_default()),
    }
}

/// The names of an archive and of its tables for a request.
pub struct FileNames<'a> {
    pub request: &'a Value,
    /// The time of the request.
    pub stamp: &'a str,
}

impl FileNames<'_> {
    fn text(&self, name: &str) -> &str {
        self.request
            .get(name)
            .and_then(Value::as_str)
            .unwrap_or_default()
    }

    /// Fills the placeholders of a pattern.
    fn filled(&self, pattern: &str, kind: &str) -> String {
        let filters = self.request.get("filters").unwrap_or(&Value::Null);
        let account_filters = self.request.get("account_filters");
        let latest = |name: &str| {
            let value = account_filters.and_then(|filters| filters.get(name));
            value.and_then(Value::as_i64).unwrap_or_default()
        };
        let range = match account_filters {
            Some(_) => format!(
                "FY{}P{:02}-Present",
                latest("latest_fiscal_year"),
                latest("latest_fiscal_period")
            ),
            None => range(filters),
        };
        let award = match self.text("request_type") {
            "assistance" => self.text("assistance_id"),
            _ => self.text("piid"),
        };
        let level = match self.text("account_level") {
            "federal_account" => "FA",
            _ => "TAS",
        };
        // The names of a download without a limit have the prefix `All_`.
        let kind = if self.request.get("limit").is_some() || account_filters.is_some() {
            kind.to_owned()
        } else {
            format!("All_{kind}")
        };
        pattern
            .replace("{range}", &range)
            .replace("{level}", level)
            .replace("{award}", &slug(award))
            .replace("{category}", self.text("award_category"))
            .replace("{kind}", &kind)
            .replace("{stamp}", self.stamp)
    }

    /// The name of a table, including contracts or assistance if it has that distinction. A table with many
    /// rows would be split into several files, so each has a number. The tables of an archive without a job
    /// have the name of the archive and a number.
    pub fn table(&self, table: &Table, kind: &str, before: usize) -> String {
        match self.request.get("monthly_download").and_then(Value::as_str) {
            Some(name) => format!("{name}_{}", before + 1),
            None => format!("{}_1", self.filled(table.name, kind)),
        }
    }

    /// The name of the archive of an operation.
    pub fn archive(&self, of_bulk: bool) -> String {
        let types = strings(self.request.get("download_types"));
        let in_archive = types.iter().filter_map(|kind| DOWNLOADS.table(kind));
        let in_archive: Vec<&str> = in_archive.map(|table| table.in_archive).collect();
        let filters = self.request.get("filters").unwrap_or(&Value::Null);
        let pattern = match self.text("request_type") {
            "idv" => "IDV_{award}".to_owned(),
            "contract" => "CONT_{award}".to_owned(),
            "assistance" => "ASST_{award}".to_owned(),
            "disaster" => "COVID-19_Profile".to_owned(),
            "disaster_recipient" => "COVID-19_Recipients_{category}".to_owned(),
            "search" => "PrimeAwardsTransactionsAndSubawards".to_owned(),
            "account" => {
                let asked = filters
                    .get("agency")
                    .and_then(Value::as_str)
                    .unwrap_or_default();
                let agency = account_agency(asked).map_or("All", |agency| {
                    if agency.abbreviation == asked {
                        agency.abbreviation
                    } else {
                        agency.code
                    }
                });
                let kind = match in_archive.as_slice() {
                    [only] => *only,
                    _ => "AccountData",
                };
                format!("{{range}}_{agency}_{{level}}_{kind}")
            }
            _ => {
                let keywords = filters.get("transaction_keyword_search").is_some();
                let agency = if of_bulk && !keywords { "All_" } else { "" };
                format!("{agency}{}", in_archive.join("And"))
            }
        };
        self.filled(&format!("{pattern}_{{stamp}}.zip"), "")
    }
}
