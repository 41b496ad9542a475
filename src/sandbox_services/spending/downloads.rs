//! Answers the operations on download jobs and on files that are ready without one.

use openshelf_core::locks::lock;
use serde_json::{Value, json};

use super::answers::{answer, refused};
use super::archive::{self, File, GENERATED, PLACE};
use super::download_names::{FileNames, numbered_agencies};
use super::download_request::{self, MOST_ROWS};
use super::filters::choose;
use super::jobs::Job;
use super::ready_files;
use super::request::{level, strings};
use super::search_filters::{messages, read_filters, selected_level};
use super::service::Spending;
use crate::call::Call;
use crate::handler::{Answered, Answers, OperationCall, by_name};
use crate::job_plan::{JobPlan, JobState};
use crate::random::{Random, hash};

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

/// The deprecation messages of a count.
const DEPRECATIONS: [&str; 2] = [
    "'subawards' will be deprecated in the future. Set 'spending_level' to 'subawards' instead.",
    "The members whose names hold transaction_ will be replaced with members without it.",
];

impl Spending {
    fn file_url(&self, file_name: &str) -> String {
        format!("{}/{PLACE}/{GENERATED}/{file_name}", self.environment.url)
    }

    /// The time in a file's name, for a request that follows `before` other jobs.
    fn stamp(&self, request: &Value, before: usize) -> String {
        let asked = hash(request.to_string().as_bytes()).wrapping_add(before as u64);
        let mut random = Random::new(self.environment.seed, "job", asked);
        format!(
            "{}_H{:02}M{:02}S{:02}{}",
            self.environment.today,
            random.between(0, 23),
            random.between(0, 59),
            random.between(0, 59),
            random.digits(6),
        )
    }

    /// Starts a job, or finds the one for the same request.
    fn create_job(&self, call: &OperationCall<'_>) -> Answered {
        let request = download_request::understood(call, self.corpus())?;
        // The file for every single fund is ready before any request.
        let funds = strings(request.pointer("/filters/def_codes")).len();
        let is_ready = call.operation.name == "disaster" && funds > 1;
        let mut jobs = lock(&self.jobs);
        // The newest job for the same request that has not failed, otherwise a new one.
        let mut newest_first = jobs.iter_mut().rev();
        let known = newest_first.find_map(|job| {
            let serves = job.serves(&request, call.job.as_ref());
            serves.then(|| job.file_name.clone())
        });
        let file_name = if let Some(file_name) = known {
            file_name
        } else {
            let before = jobs.iter().filter(|job| job.request == request).count();
            let stamp = self.stamp(&request, before);
            let names = FileNames {
                request: &request,
                stamp: &stamp,
            };
            let file_name = names.archive(call.operation.group == "bulk_download");
            let plan = call.job.clone().unwrap_or_else(|| match is_ready {
                true => JobPlan::seen_once(JobState::Finished, &[]),
                false => JobPlan::usual(),
            });
            jobs.push(Job::new(file_name.clone(), request.clone(), stamp, plan));
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

    /// Whether the name is that of the documentation's example, a job of the past.
    fn is_example(&self, asked: &str) -> bool {
        let mut operations = self.environment.service.operations();
        let sample = operations
            .find(|operation| operation.full_name() == "download.status")
            .and_then(|operation| operation.parameter("file_name"))
            .and_then(|parameter| serde_json::from_str::<String>(parameter.sample).ok());
        sample.as_deref() == Some(asked)
    }

    /// A file by its folder and name: of a finished job, or one that is ready without a job. It is built at
    /// the first request.
    pub(super) fn file_at(&self, path: &str) -> Option<File> {
        let Some(name) = path
            .strip_prefix(GENERATED)
            .and_then(|rest| rest.strip_prefix('/'))
        else {
            return self.ready_file(path, ready_files::filters_of(path, self.environment.today)?);
        };
        let (request, stamp, version, tables) = {
            let mut jobs = lock(&self.jobs);
            let Some(job) = jobs.iter_mut().find(|job| job.file_name == name) else {
                drop(jobs);
                let filters = || json!({ "award_type_codes": ["A"] });
                return self
                    .is_example(name)
                    .then(|| self.ready_file(path, filters()))?;
            };
            if job.state() != JobState::Finished || job.file.is_some() {
                return job.file.clone();
            }
            let (request, stamp) = (job.request.clone(), job.stamp.clone());
            (request, stamp, job.version, job.plan.tables)
        };
        // Written without holding the lock, so that other calls can proceed.
        let names = FileNames {
            request: &request,
            stamp: &stamp,
        };
        let file = match tables {
            Some(tables) => File::large(tables, &names, version),
            None => archive::write(self.corpus(), &names, version).ok()?,
        };
        let mut jobs = lock(&self.jobs);
        if let Some(job) = jobs.iter_mut().find(|job| job.file_name == name) {
            job.file = Some(file.clone());
        }
        Some(file)
    }

    /// A file without a job: transactions in tables that have the file's name.
    fn ready_file(&self, path: &str, filters: Value) -> Option<File> {
        let name = path.rsplit('/').next().unwrap_or(path);
        let request = json!({
            "download_types": ["prime_awards"],
            "filters": filters,
            "monthly_download": name.strip_suffix(".zip").unwrap_or(name),
        });
        let names = FileNames {
            request: &request,
            stamp: "",
        };
        archive::write(self.corpus(), &names, 0).ok()
    }

    /// Rebuilds the file of a job with other contents.
    pub(super) fn change_job_file(&self, path: &str) {
        let mut jobs = lock(&self.jobs);
        let mut all = jobs.iter_mut();
        if let Some(job) = all.find(|job| path.ends_with(&format!("/{}", job.file_name))) {
            job.version += 1;
            job.file = None;
        }
    }

    /// Rebuilds the files that were changed with their first contents.
    pub(super) fn restore_job_files(&self) {
        for job in lock(&self.jobs).iter_mut().filter(|job| job.version > 0) {
            job.version = 0;
            job.file = None;
        }
    }

    fn status(&self, call: &OperationCall<'_>) -> Answered {
        let asked = call.query("file_name").unwrap_or_default();
        let (seed, url) = (self.environment.seed, self.file_url(asked));
        let state = {
            let mut jobs = lock(&self.jobs);
            let job = jobs.iter_mut().find(|job| job.file_name == asked);
            job.map(Job::look)
        };
        if state.is_none() && !self.is_example(asked) {
            let text = format!("Download job with filename {asked} does not exist.");
            return refused(404, &text);
        }
        let file = match state {
            None | Some(JobState::Finished) => self.file_at(&format!("{GENERATED}/{asked}")),
            Some(_) => None,
        };
        let jobs = lock(&self.jobs);
        if let Some(job) = jobs.iter().find(|job| job.file_name == asked) {
            return answer(job.record(seed, url));
        }
        drop(jobs);
        let plan = JobPlan::seen_once(JobState::Finished, &[]);
        let mut job = Job::new(asked.to_owned(), Value::Null, String::new(), plan);
        job.file = file;
        answer(job.record(seed, url))
    }

    /// The number of records that a download would contain.
    fn download_count(&self, call: &OperationCall<'_>) -> Answered {
        let level = level(call);
        let chosen = choose(self.corpus(), &read_filters(call), selected_level(call));
        let count: usize = chosen
            .iter()
            .map(|one| match level.as_str() {
                "awards" => 1,
                "subawards" => one.subawards.len(),
                _ => one.transactions.len(),
            })
            .sum();
        let mut messages = messages(call);
        messages.extend(DEPRECATIONS.map(str::to_owned));
        answer(json!({
            "calculated_transaction_count": count,
            "maximum_transaction_limit": MOST_ROWS,
            "transaction_rows_gt_limit": count as u64 > MOST_ROWS,
            "calculated_count": count,
            "spending_level": level,
            "maximum_limit": MOST_ROWS,
            "rows_gt_limit": count as u64 > MOST_ROWS,
            "messages": messages,
        }))
    }
}

/// The agencies, or the subagencies of the requested one.
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
