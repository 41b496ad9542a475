//! Download jobs and the files that are ready without one.

use std::sync::PoisonError;

use serde_json::{Map, Value, json};

use super::{Spending, detail};
use crate::sandbox::call::Call;
use crate::sandbox::data::random::{Random, cents, fingerprint};
use crate::sandbox::reply::Reply;
use crate::table::{Operation, Place};

/// A job that was created.
#[derive(Debug)]
pub struct Job {
    pub file_name: String,
    /// How often its state was asked for: it goes from ready over running to finished.
    asked: u32,
}

/// The beginning of the names of a row's files.
fn prefix(row: &Operation) -> &'static str {
    match row.name {
        "accounts" => "FY2024_All_TAS_AccountBalances",
        "contract" => "CONT_AWD",
        "idv" => "CONT_IDV",
        "assistance" => "ASST_NON",
        "transactions" => "PrimeTransactionsAndSubawards",
        "disaster" | "disaster_recipients" => "COVID-19_Profile",
        _ => "All_PrimeAwards",
    }
}

impl Spending {
    fn file_url(&self, file_name: &str) -> String {
        format!("{}/generated_downloads/{file_name}", self.home.base_url)
    }

    /// Begins a job, or finds the one of the same request.
    pub(super) fn create_job(&self, row: &'static Operation, call: &Call) -> Reply {
        if row.name == "accounts" {
            let given = ["quarter", "period"]
                .iter()
                .filter(|name| call.member(&format!("filters.{name}")).is_some())
                .count();
            if given != 1 {
                return detail(
                    400,
                    "Either \"period\" or \"quarter\" is required in filters.",
                );
            }
        }
        let asked = fingerprint(format!("{}{}", row.path, call.body).as_bytes());
        let mut random = Random::new(self.home.seed, "job", asked);
        let file_name = format!(
            "{}_2024-{:02}-{:02}_H{:02}M{:02}S{}.zip",
            prefix(row),
            random.between(1, 12),
            random.between(1, 28),
            random.between(0, 23),
            random.between(0, 59),
            random.digits(8),
        );
        let mut request = match &call.body {
            Value::Object(members) => members.clone(),
            _ => Map::new(),
        };
        for parameter in row.parameters {
            let default = json!(parameter.default);
            if parameter.place == Place::Body && !parameter.wire.contains('.') && !default.is_null()
            {
                request.entry(parameter.wire).or_insert(default);
            }
        }
        let request = Value::Object(request);
        let mut jobs = self.jobs.lock().unwrap_or_else(PoisonError::into_inner);
        if !jobs.iter().any(|job| job.file_name == file_name) {
            jobs.push(Job {
                file_name: file_name.clone(),
                asked: 0,
            });
        }
        drop(jobs);
        Reply::json(
            200,
            &json!({
                "status_url": format!("{}/api/v2/download/status?file_name={file_name}", self.home.base_url),
                "file_name": file_name,
                "file_url": self.file_url(&file_name),
                "download_request": request,
            }),
        )
    }

    fn status(&self, row: &'static Operation, call: &Call) -> Reply {
        let asked = call.query("file_name").unwrap_or_default();
        let sample = row
            .parameter("file_name")
            .and_then(|parameter| serde_json::from_str::<String>(parameter.sample).ok());
        let mut jobs = self.jobs.lock().unwrap_or_else(PoisonError::into_inner);
        let times = match jobs.iter_mut().find(|job| job.file_name == asked) {
            Some(job) => {
                job.asked = job.asked.saturating_add(1);
                job.asked
            }
            // The documentation's example is a job of long ago.
            None if sample.as_deref() == Some(asked) => 3,
            None => {
                let text = format!("Download job with filename {asked} does not exist.");
                return detail(404, &text);
            }
        };
        drop(jobs);
        let mut random = Random::new(self.home.seed, asked, 0);
        let (size, columns) = (random.amount(3.0, 900.0), random.between(40, 290));
        let (rows, seconds) = (random.between(1, 900), random.between(100_000, 9_000_000));
        let seconds = format!("{:.6}", seconds as f64 / 1e6);
        let (state, size, columns, rows, seconds) = match times {
            1 => ("ready", None, None, None, None),
            2 => ("running", None, Some(0), Some(0), Some(seconds)),
            _ => (
                "finished",
                Some(cents(size)),
                Some(columns),
                Some(rows),
                Some(seconds),
            ),
        };
        Reply::json(
            200,
            &json!({
                "status": state,
                "message": null,
                "file_name": asked,
                "file_url": self.file_url(asked),
                "total_size": size,
                "total_columns": columns,
                "total_rows": rows,
                "seconds_elapsed": seconds,
            }),
        )
    }

    /// What is not the creation of a job.
    pub(super) fn download(&self, row: &'static Operation, call: &Call) -> Option<Reply> {
        let corpus = self.corpus();
        let file = |name: String| {
            let url = self.file_url(&name);
            json!({ "file_name": name, "url": url })
        };
        let answer = match row.name {
            "status" => return Some(self.status(row, call)),
            "count" => {
                let filters = call.member("filters").unwrap_or(&Value::Null);
                let count: usize = super::filters::choose(corpus, filters)
                    .iter()
                    .map(|one| one.transactions.len())
                    .sum();
                let level = call
                    .given("spending_level")
                    .unwrap_or_else(|| "transactions".to_owned());
                json!({
                    "calculated_transaction_count": count,
                    "maximum_transaction_limit": 500_000,
                    "transaction_rows_gt_limit": count > 500_000,
                    "calculated_count": count,
                    "spending_level": level,
                    "maximum_limit": 500_000,
                    "rows_gt_limit": count > 500_000,
                    "messages": [],
                })
            }
            "list_agencies" => {
                let asked = call.number("agency");
                let parts: Vec<Value> = corpus
                    .agencies
                    .iter()
                    .zip(14..)
                    .filter(|(_, id)| asked == Some(*id))
                    .flat_map(|(agency, _)| agency.parts.iter())
                    .map(|part| json!({ "subtier_agency_name": part.name }))
                    .collect();
                let agencies: Vec<Value> = corpus
                    .agencies
                    .iter()
                    .zip(14..)
                    .map(|(agency, id)| {
                        json!({
                            "name": agency.name,
                            "toptier_agency_id": id,
                            "toptier_code": agency.code,
                        })
                    })
                    .collect();
                if asked.is_some() {
                    json!({ "agencies": [], "sub_agencies": parts })
                } else {
                    json!({
                        "agencies": { "cfo_agencies": agencies, "other_agencies": [] },
                        "sub_agencies": [],
                    })
                }
            }
            "list_monthly_files" => {
                let files: Vec<Value> = corpus
                    .agencies
                    .iter()
                    .map(|agency| {
                        let name = format!("FY2024_{}_Contracts_Full_20241206.zip", agency.code);
                        json!({
                            "fiscal_year": 2024,
                            "agency_name": agency.name,
                            "agency_acronym": agency.abbreviation,
                            "type": "contracts",
                            "updated_date": "2024-12-06",
                            "url": self.file_url(&name),
                            "file_name": name,
                        })
                    })
                    .collect();
                json!({ "monthly_files": files })
            }
            "list_database_download_files" => json!({
                "full_download_file": file("database-full_20241206.zip".to_owned()),
                "subset_download_file": file("database-subset_20241206.zip".to_owned()),
                "messages": [],
            }),
            "list_unlinked_awards_files" => {
                let code = call.given("toptier_code").unwrap_or_default();
                let Some(agency) = corpus.agency(&code) else {
                    return Some(detail(404, "Agency not found."));
                };
                let name = format!("{}_UnlinkedAwards_2024.zip", agency.abbreviation);
                json!({
                    "file": {
                        "agency_name": agency.name,
                        "toptier_code": agency.code,
                        "agency_acronym": agency.abbreviation,
                        "url": self.file_url(&name),
                        "file_name": name,
                    },
                    "messages": [],
                })
            }
            _ => return None,
        };
        Some(Reply::json(200, &answer))
    }
}
