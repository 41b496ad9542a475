//! Answers the operations on download jobs and on files that are ready without one.

use jiff::civil::Date;
use openshelf_core::locks::lock;
use serde_json::{Map, Value, json};

use super::answers::{Checked, answer, refused};
use super::archive::{self, File, PLACE};
use super::filters::choose;
use super::jobs::{FINISHED, Job};
use super::names::{Agency, NAMES};
use super::request::{level, strings};
use super::service::Spending;
use crate::call::{Call, JobEnd};
use crate::dates;
use crate::handler::{Answered, Answers, OperationCall, by_name};
use crate::random::{Random, hash};
use openshelf_core::catalog::{Operation, ParameterLocation};

pub const ANSWERS: &Answers<Spending> = by_name! {
    "download.accounts" | "download.assistance" | "download.awards" | "download.contract"
    | "download.disaster" | "download.disaster_recipients" | "download.idv" | "download.search"
    | "download.transactions" => Spending::create_job,
    "download.count" => Spending::download_count,
    "download.status" => Spending::status,
    "bulk_download.awards" => Spending::create_job,
    "bulk_download.status" => Spending::status,
    "bulk_download.list_agencies" => |_, call| listed_agencies(call),
    "bulk_download.list_monthly_files" => Spending::monthly_files,
    "bulk_download.list_database_download_files" => Spending::database_files,
    "bulk_download.list_unlinked_awards_files" => Spending::unlinked_files,
};

/// What a failed job says.
const FAILURE: &str = "An exception was raised while attempting to process the DownloadJob\n\
    Traceback (most recent call last):\n  File \"download_generation/algorithms.py\", \
    in generate_download\nException: the sandbox was asked to let this job fail\n";

/// The beginning of the names of an operation's files.
fn prefix(operation: &Operation, today: Date) -> String {
    let prefix = match operation.name {
        "accounts" => {
            return format!("FY{}_All_TAS_AccountBalances", dates::fiscal_year(today));
        }
        "contract" => "CONT_AWD",
        "idv" => "CONT_IDV",
        "assistance" => "ASST_NON",
        "transactions" => "PrimeTransactionsAndSubawards",
        "disaster" | "disaster_recipients" => "COVID-19_Profile",
        _ => "All_PrimeAwards",
    };
    prefix.to_owned()
}

/// The codes of the pandemic's funds; a download of all of them is ready at once.
const PANDEMIC: [&str; 7] = ["L", "M", "N", "O", "P", "U", "V"];

/// The whole of the data, and a part of it.
fn databases(today: Date) -> [String; 2] {
    let stamp = archive_day(today).strftime("%Y%m%d");
    ["full", "subset"].map(|part| format!("database-{part}_{stamp}.zip"))
}

/// The day of the newest archive: the sixth of each month.
pub fn archive_day(today: Date) -> Date {
    let month = if today.day() < 6 {
        dates::later(today, -6)
    } else {
        today
    };
    dates::later(month.first_of_month(), 5)
}

fn monthly(agency: &Agency, today: Date) -> String {
    let day = archive_day(today);
    format!(
        "FY{}_{}_Contracts_Full_{}.zip",
        dates::fiscal_year(day),
        agency.code,
        day.strftime("%Y%m%d")
    )
}

fn unlinked(agency: &Agency, today: Date) -> String {
    let year = dates::fiscal_year(today);
    format!("{}_UnlinkedAwards_{year}.zip", agency.abbreviation)
}

/// What a job's own checks refuse.
fn check(call: &OperationCall<'_>) -> Checked {
    let has = |name: &&str| call.member(&format!("filters.{name}")).is_some();
    let count = |names: &[&str]| names.iter().filter(|name| has(name)).count();
    let day = |name: &str| {
        let given = call.given(&format!("filters.date_range.{name}"))?;
        dates::parse(&given)
    };
    let days = day("start_date").zip(day("end_date"));
    let days = days.map_or(0, |(first, last)| dates::days_between(first, last));
    let codes = strings(call.member("filters.def_codes")).len();
    let text = match (call.operation.group, call.operation.name) {
        ("download", "accounts") if count(&["quarter", "period"]) != 1 => {
            "Either \"period\" or \"quarter\" is required in filters."
        }
        ("download", "disaster") if codes != 1 && codes != PANDEMIC.len() => {
            "The Disaster Download is currently limited to either all COVID-19 DEFC or a single DEFC."
        }
        ("bulk_download", "awards") if count(&["prime_award_types", "sub_award_types"]) == 0 => {
            "Missing one or more required body parameters: prime_award_types or sub_award_types"
        }
        ("bulk_download", "awards") if days > 366 => {
            "Invalid Parameter: date_range total days must be within a year"
        }
        _ => return Ok(()),
    };
    refused(400, text)
}

/// The number by which the lists of files know an agency.
fn numbered_agencies() -> impl Iterator<Item = (&'static Agency, i64)> {
    NAMES.agencies.iter().zip(14..)
}

impl Spending {
    fn file_url(&self, file_name: &str) -> String {
        format!("{}/{PLACE}/{file_name}", self.environment.url)
    }

    /// The name of the file of a request, of which there were so many jobs before.
    fn file_name(&self, call: &OperationCall<'_>, before: usize) -> String {
        let asked = hash(format!("{}{}", call.operation.path, call.body).as_bytes());
        let mut random = Random::new(
            self.environment.seed,
            "job",
            asked.wrapping_add(before as u64),
        );
        format!(
            "{}_{}_H{:02}M{:02}S{}.zip",
            prefix(call.operation, self.environment.today),
            self.environment.today,
            random.between(0, 23),
            random.between(0, 59),
            random.digits(8),
        )
    }

    /// Begins a job, or finds the one of the same request.
    fn create_job(&self, call: &OperationCall<'_>) -> Answered {
        check(call)?;
        if matches!(call.operation.name, "contract" | "idv" | "assistance") {
            let asked = call.given("award_id").unwrap_or_default();
            if self.corpus().award(&asked).is_none() {
                let text = format!("Unable to find award matching the provided award id: {asked}");
                return refused(400, &text);
            }
        }
        let mut request = match &call.body {
            Value::Object(members) => members.clone(),
            _ => Map::new(),
        };
        for parameter in call.operation.parameters {
            let default = json!(parameter.default);
            if parameter.place == ParameterLocation::Body
                && !parameter.wire.contains('.')
                && !default.is_null()
            {
                request.entry(parameter.wire).or_insert(default);
            }
        }
        let request = Value::Object(request);
        let codes = strings(call.member("filters.def_codes"));
        let ready = call.operation.name == "disaster" && codes.len() == PANDEMIC.len();
        let mut jobs = lock(&self.jobs);
        // The newest job of the same request that has not failed, or else another one.
        let mut newest_first = jobs.iter().rev();
        let known = newest_first.find(|job| job.serves(call.operation.path, &request, call.job));
        let file_name = if let Some(job) = known {
            job.file_name.clone()
        } else {
            let same = |job: &&Job| job.path == call.operation.path && job.request.1 == request;
            let file_name = self.file_name(call, jobs.iter().filter(same).count());
            jobs.push(Job {
                file_name: file_name.clone(),
                asked: if ready && call.job.is_none() {
                    FINISHED
                } else {
                    0
                },
                path: call.operation.path,
                request: (call.operation.name, request.clone()),
                end: call.job,
                file: None,
            });
            file_name
        };
        drop(jobs);
        answer(json!({
            "status_url": format!("{}/api/v2/download/status?file_name={file_name}", self.environment.base_url),
            "file_name": file_name,
            "file_url": self.file_url(&file_name),
            "download_request": request,
        }))
    }

    /// Whether the name is one that needs no job: those of the lists of ready files, and the
    /// documentation's example, a job of long ago.
    fn ready_request(&self, asked: &str) -> Option<(&'static str, Value)> {
        let example = self
            .environment
            .service
            .operations()
            .find(|operation| operation.full_name() == "download.status");
        let sample = example
            .and_then(|operation| operation.parameter("file_name"))
            .and_then(|parameter| serde_json::from_str::<String>(parameter.sample).ok());
        if sample.as_deref() == Some(asked) {
            return Some((
                "transactions",
                json!({ "filters": { "award_type_codes": ["A"] } }),
            ));
        }
        let today = self.environment.today;
        let agencies = NAMES.agencies.iter();
        let of_agency = agencies
            .filter(|one| {
                [monthly(one, today), unlinked(one, today)]
                    .iter()
                    .any(|name| name == asked)
            })
            .map(|one| json!([{ "type": "awarding", "tier": "toptier", "name": one.name }]))
            .next();
        if let Some(agencies) = of_agency {
            return Some(("awards", json!({ "filters": { "agencies": agencies } })));
        }
        databases(today)
            .iter()
            .any(|name| name == asked)
            .then(|| ("awards", json!({ "filters": {} })))
    }

    /// The file of a finished job or of a list of ready files; made when it is first asked for.
    pub(super) fn finished_file(&self, asked: &str) -> Option<File> {
        let request = {
            let jobs = lock(&self.jobs);
            match jobs.iter().find(|job| job.file_name == asked) {
                Some(job) if job.asked < FINISHED || job.end.is_some() => return None,
                Some(Job {
                    file: Some(file), ..
                }) => return Some(file.clone()),
                Some(job) => job.request.clone(),
                None => {
                    drop(jobs);
                    self.ready_request(asked)?
                }
            }
        };
        // Written without the lock: other calls go on meanwhile.
        let file = archive::write(self.corpus(), request.0, &request.1).ok()?;
        let mut jobs = lock(&self.jobs);
        if let Some(job) = jobs.iter_mut().find(|job| job.file_name == asked) {
            job.file = Some(file.clone());
        }
        Some(file)
    }

    fn status(&self, call: &OperationCall<'_>) -> Answered {
        let asked = call.query("file_name").unwrap_or_default();
        let known = {
            let mut jobs = lock(&self.jobs);
            let job = jobs.iter_mut().find(|job| job.file_name == asked);
            job.map(|job| {
                job.asked = job.asked.saturating_add(1);
                (job.asked, job.end)
            })
        };
        let (times, end) = match known {
            Some(known) => known,
            None if self.ready_request(asked).is_some() => (FINISHED, None),
            None => {
                let text = format!("Download job with filename {asked} does not exist.");
                return refused(404, &text);
            }
        };
        let mut random = Random::new(self.environment.seed, asked, 0);
        let seconds = random.between(100_000, 9_000_000);
        let file = (times >= FINISHED)
            .then(|| self.finished_file(asked))
            .flatten();
        let failed = times >= FINISHED && end == Some(JobEnd::Failed);
        let state = match (times, &file) {
            (1, _) => "ready",
            (_, Some(_)) => "finished",
            _ if failed => "failed",
            _ => "running",
        };
        let begun = state != "ready";
        let size = file.as_ref().map(|file| file.bytes.len() as f64 / 1000.0);
        let (columns, rows) = file.map_or((0, 0), |file| (file.columns, file.rows));
        answer(json!({
            "status": state,
            "message": failed.then_some(FAILURE),
            "file_name": asked,
            "file_url": self.file_url(asked),
            "total_size": size,
            "total_columns": begun.then_some(columns),
            "total_rows": begun.then_some(rows),
            "seconds_elapsed": begun.then(|| format!("{:.6}", seconds as f64 / 1e6)),
        }))
    }

    /// How many records a download would have.
    fn download_count(&self, call: &OperationCall<'_>) -> Answered {
        let level = level(call);
        let filters = call.member("filters").unwrap_or(&Value::Null);
        let chosen = choose(self.corpus(), filters, level == "subawards");
        let count: usize = chosen
            .iter()
            .map(|one| match level.as_str() {
                "awards" => 1,
                "subawards" => one.subawards.len(),
                _ => one.transactions.len(),
            })
            .sum();
        answer(json!({
            "calculated_transaction_count": count,
            "maximum_transaction_limit": 500_000,
            "transaction_rows_gt_limit": count > 500_000,
            "calculated_count": count,
            "spending_level": level,
            "maximum_limit": 500_000,
            "rows_gt_limit": count > 500_000,
            "messages": [],
        }))
    }

    /// The ready files of the agencies that are asked for.
    fn monthly_files(&self, call: &OperationCall<'_>) -> Answered {
        let asked = call.given("agency").unwrap_or_default();
        let wanted: Option<i64> = asked.parse().ok();
        let known = numbered_agencies().any(|(_, id)| wanted == Some(id));
        if asked != "all" && !known {
            return refused(400, "Agency ID not found");
        }
        let today = self.environment.today;
        let day = archive_day(today);
        let agencies = numbered_agencies().filter(|(_, id)| wanted.is_none_or(|one| one == *id));
        let files = agencies.map(|(agency, _)| {
            let name = monthly(agency, today);
            json!({
                "fiscal_year": dates::fiscal_year(day),
                "agency_name": agency.name,
                "agency_acronym": agency.abbreviation,
                "type": "contracts",
                "updated_date": dates::text(day),
                "url": self.file_url(&name),
                "file_name": name,
            })
        });
        answer(json!({ "monthly_files": files.collect::<Vec<_>>() }))
    }

    /// The ready file of an agency's awards that no account names.
    fn unlinked_files(&self, call: &OperationCall<'_>) -> Answered {
        let code = call.given("toptier_code").unwrap_or_default();
        let Some(agency) = NAMES.agency(&code) else {
            return refused(400, "Agency not found.");
        };
        let name = unlinked(agency, self.environment.today);
        answer(json!({
            "file": {
                "agency_name": agency.name,
                "toptier_code": agency.code,
                "agency_acronym": agency.abbreviation,
                "url": self.file_url(&name),
                "file_name": name,
            },
            "messages": [],
        }))
    }

    /// The files of the whole of the data and of a part of it.
    fn database_files(&self, _: &OperationCall<'_>) -> Answered {
        let [full, subset] = databases(self.environment.today)
            .map(|name| json!({ "file_name": name, "url": self.file_url(&name) }));
        answer(json!({
            "full_download_file": full,
            "subset_download_file": subset,
            "messages": [],
        }))
    }
}

/// The agencies, or the parts of the one that is asked for.
fn listed_agencies(call: &Call) -> Answered {
    let asked = call.number("agency").filter(|id| *id != 0);
    let Some(asked) = asked else {
        let agencies = numbered_agencies().map(|(agency, id)| {
            json!({ "name": agency.name, "toptier_agency_id": id, "toptier_code": agency.code })
        });
        let agencies: Vec<Value> = agencies.collect();
        return answer(json!({
            "agencies": { "cfo_agencies": agencies, "other_agencies": [] },
            "sub_agencies": [],
        }));
    };
    let Some((agency, _)) = numbered_agencies().find(|(_, id)| *id == asked) else {
        return refused(400, "Agency ID not found");
    };
    let parts = agency.parts.iter();
    let parts: Vec<Value> = parts
        .map(|part| json!({ "subtier_agency_name": part.name }))
        .collect();
    answer(json!({ "agencies": [], "sub_agencies": parts }))
}
