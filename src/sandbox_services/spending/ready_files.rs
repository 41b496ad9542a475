//! Files that are ready without a job: archives of every month, awards that no account names, and the database.

use jiff::civil::Date;
use serde_json::{Value, json};

use super::answers::{answer, refused};
use super::archive::PLACE;
use super::download_names::numbered_agencies;
use super::download_request::types_of;
use super::names::{Agency, NAMES};
use super::service::Spending;
use crate::dates;
use crate::handler::{Answered, OperationCall};

/// The first fiscal year with an archive.
const FIRST_YEAR: i64 = 2008;

/// The folders of each kind of file.
const ARCHIVES: &str = "award_data_archive";
const UNLINKED: &str = "unlinked_awards_downloads";
const DATABASES: &str = "database_download";

/// The day of the newest archive: archives appear on the sixth of each month.
pub fn archive_day(today: Date) -> Date {
    let month = if today.day() < 6 {
        dates::later(today, -6)
    } else {
        today
    };
    dates::later(month.first_of_month(), 5)
}

/// An archive of a year or of the changes, for one agency or for all.
struct MonthlyArchive {
    agency: Option<(&'static Agency, i64)>,
    year: Option<i64>,
    procurement: bool,
}

impl MonthlyArchive {
    fn all(today: Date) -> impl Iterator<Item = Self> {
        let agencies = numbered_agencies().map(Some).chain([None]);
        agencies.flat_map(move |agency| {
            let years = (FIRST_YEAR..=dates::fiscal_year(today))
                .map(Some)
                .chain([None]);
            years.flat_map(move |year| {
                [true, false].map(|procurement| Self {
                    agency,
                    year,
                    procurement,
                })
            })
        })
    }

    fn kind(&self) -> &'static str {
        if self.procurement {
            "Contracts"
        } else {
            "Assistance"
        }
    }

    fn name(&self, today: Date) -> String {
        let code = self.agency.map_or("All", |(agency, _)| agency.code);
        let (year, part) = match self.year {
            Some(year) => (format!("FY{year}"), "Full"),
            None => ("FY(All)".to_owned(), "Delta"),
        };
        let day = archive_day(today).strftime("%Y%m%d");
        format!("{year}_{code}_{}_{part}_{day}.zip", self.kind())
    }

    /// The filters of its awards. Changes are those of the last month.
    fn filters(&self, today: Date) -> Value {
        let last = archive_day(today);
        let (first, last) = match self.year {
            Some(year) => (format!("{}-10-01", year - 1), format!("{year}-09-30")),
            None => (dates::text(dates::later(last, -31)), dates::text(last)),
        };
        let mut filters = json!({
            "award_type_codes": types_of(self.procurement),
            "time_period": [{ "start_date": first, "end_date": last }],
        });
        if let (Some(filters), Some((agency, _))) = (filters.as_object_mut(), self.agency) {
            filters.insert("agencies".to_owned(), agency_filter(agency));
        }
        filters
    }
}

fn agency_filter(agency: &Agency) -> Value {
    json!([{ "type": "awarding", "tier": "toptier", "name": agency.name }])
}

/// The newest file of an agency's awards that no account names.
fn unlinked(agency: &Agency, today: Date) -> String {
    let name = agency
        .name
        .replace(['.', ' ', '/', '(', ')', '-', '&', '\''], "_");
    format!(
        "{name}_UnlinkedAwards_{}_H06M00S00000000.zip",
        archive_day(today)
    )
}

/// The files of the full database and of a subset.
fn databases(today: Date) -> [String; 2] {
    let day = archive_day(today).strftime("%Y%m%d");
    ["", "-subset"].map(|part| format!("usaspending-db{part}_{day}.zip"))
}

/// The filters of the awards in a ready file, by its folder and name.
pub fn filters_of(path: &str, today: Date) -> Option<Value> {
    let (folder, name) = path.split_once('/')?;
    match folder {
        ARCHIVES => {
            let mut all = MonthlyArchive::all(today);
            all.find(|one| one.name(today) == name)
                .map(|one| one.filters(today))
        }
        UNLINKED => {
            let mut agencies = NAMES.agencies.iter();
            let agency = agencies.find(|one| unlinked(one, today) == name)?;
            Some(json!({ "agencies": agency_filter(agency) }))
        }
        DATABASES => databases(today)
            .iter()
            .any(|one| one == name)
            .then(|| json!({})),
        _ => None,
    }
}

impl Spending {
    fn ready_url(&self, folder: &str, name: &str) -> String {
        format!("{}/{PLACE}/{folder}/{name}", self.environment.url)
    }

    /// The archives of an agency or of all agencies: those of the year, and those of the changes.
    pub(super) fn monthly_files(&self, call: &OperationCall<'_>) -> Answered {
        let given = |name: &str| call.given(name).unwrap_or_default();
        let (asked, kind) = (given("agency"), given("type"));
        let wanted = asked.parse::<i64>().ok();
        if asked != "all" && !numbered_agencies().any(|(_, id)| wanted == Some(id)) {
            return refused(400, &format!("{asked} agency not found"));
        }
        let (today, year) = (self.environment.today, call.number("fiscal_year"));
        let own = MonthlyArchive::all(today).filter(|one| {
            one.agency.map(|(_, id)| id) == wanted
                && one.kind().eq_ignore_ascii_case(&kind)
                && (one.year.is_none() || one.year == year)
        });
        let files = own.map(|one| {
            let name = one.name(today);
            let agency = one.agency.map(|(agency, _)| agency);
            json!({
                "fiscal_year": one.year.and(call.member("fiscal_year")),
                "agency_name": agency.map_or("All", |agency| agency.name),
                "agency_acronym": agency.map(|agency| agency.abbreviation),
                "type": kind,
                "updated_date": dates::text(archive_day(today)),
                "url": self.ready_url(ARCHIVES, &name),
                "file_name": name,
            })
        });
        answer(json!({ "monthly_files": files.collect::<Vec<_>>() }))
    }

    /// The newest file of an agency's awards that no account names.
    pub(super) fn unlinked_files(&self, call: &OperationCall<'_>) -> Answered {
        let code = call.given("toptier_code").unwrap_or_default();
        let Some(agency) = NAMES.agency(&code) else {
            let text = format!("Agency not found given the toptier code: {code}");
            return refused(400, &text);
        };
        let name = unlinked(agency, self.environment.today);
        answer(json!({
            "file": {
                "agency_name": agency.name,
                "toptier_code": agency.code,
                "agency_acronym": agency.abbreviation,
                "url": self.ready_url(UNLINKED, &name),
                "file_name": name,
            },
            "messages": [],
        }))
    }

    /// The files of the full database and of a subset.
    pub(super) fn database_files(&self, _: &OperationCall<'_>) -> Answered {
        let [full, subset] = databases(self.environment.today)
            .map(|name| json!({ "file_name": name, "url": self.ready_url(DATABASES, &name) }));
        answer(json!({
            "full_download_file": full,
            "subset_download_file": subset,
            "messages": [],
        }))
    }
}
