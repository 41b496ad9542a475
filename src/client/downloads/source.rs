//! Downloads what an operation leads to: starts a job and waits for it, or reads a list of files, and receives files.

use std::collections::HashMap;
use std::path::PathBuf;
use std::time::Instant;

use bytes::Bytes;
use futures_util::StreamExt;
use openshelf_core::call::{Request, Value};
use openshelf_core::catalog::{Files, Job, Linked, Operation};
use openshelf_files::{
    FileIdentity, JobStatus, JobWatch, NamedFile, Next, Pauses, check_folder, check_host, job_file,
    listed_files, local_name,
};
use openshelf_transport::{Reply, TransportError, Waiting, cassette};
use tokio::task::spawn_blocking;

use super::error::{DownloadError, FinishedJob};
use super::file::{FileDownload, WantedFile};
use super::names::{ClaimedName, FileNames, comparable, repeated};
use super::options::FileOptions;
use super::progress::DownloadProgress;
use crate::client::{Client, fault_in_success};
use crate::deadline::{wait, within_deadline};
use crate::linked_files::{file_request, naming_other_forms};
use crate::operations::ClientError;

/// How many questions about a job may fail one after the other.
const MAX_FAILURES: u32 = 10;

/// What to download.
#[derive(Debug, Clone)]
pub enum DownloadSource {
    /// What a call leads to. A file that is the answer itself has this name.
    Call {
        request: Request,
        name: Option<String>,
    },
    /// The file of a job that was started before.
    Job(StartedJob),
}

/// A job that was started before.
#[derive(Debug, Clone)]
pub struct StartedJob {
    /// The operation that started it.
    pub operation: &'static Operation,
    pub job: &'static Job,
    /// The file's name, as the service names it.
    pub name: String,
}

impl Client {
    /// Downloads the files that a call leads to, and returns their paths.
    ///
    /// # Errors
    /// Why there is no file.
    pub async fn download(
        &self,
        source: &DownloadSource,
        options: &FileOptions,
        progress: &DownloadProgress,
    ) -> Result<Vec<PathBuf>, DownloadError> {
        let names = FileNames::default();
        self.download_named(source, options, progress, &names).await
    }

    /// The same, beside other downloads with these names.
    async fn download_named(
        &self,
        source: &DownloadSource,
        options: &FileOptions,
        progress: &DownloadProgress,
        names: &FileNames,
    ) -> Result<Vec<PathBuf>, DownloadError> {
        let downloading = |client: Self| {
            Box::pin(async move {
                client
                    .download_at_leisure(source, options, progress, names)
                    .await
            })
        };
        within_deadline(self, || self.shown_source(source), downloading).await
    }

    /// Downloads what several calls lead to, side by side. The outcomes are in the order of the calls; equal calls
    /// share one download, whose error the first of them has. Different calls that lead to one file share it, too.
    pub async fn download_many(
        &self,
        sources: &[DownloadSource],
        options: &FileOptions,
        progress: &DownloadProgress,
    ) -> Vec<Result<Vec<PathBuf>, DownloadError>> {
        let (mut first, mut different) = (HashMap::new(), Vec::new());
        let mut places = Vec::with_capacity(sources.len());
        for source in sources {
            let place = *first.entry(identity(source)).or_insert_with(|| {
                different.push(source);
                different.len() - 1
            });
            places.push(place);
        }
        let most = self.transport.options.max_concurrency;
        let names = &FileNames::default();
        let downloading = different
            .into_iter()
            .enumerate()
            .map(|(place, source)| async move {
                let outcome = self.download_named(source, options, progress, names).await;
                if outcome.is_err() {
                    progress.failed();
                }
                (place, outcome)
            });
        let mut outcomes: Vec<_> = futures_util::stream::iter(downloading.collect::<Vec<_>>())
            .buffer_unordered(most)
            .collect()
            .await;
        outcomes.sort_by_key(|(place, _)| *place);
        let mut outcomes: Vec<_> = outcomes
            .into_iter()
            .map(|(_, outcome)| match outcome {
                Ok(paths) => (paths, None),
                Err(error) => (Vec::new(), Some(error)),
            })
            .collect();
        let outcomes = places
            .into_iter()
            .map(|place| match outcomes.get_mut(place) {
                None => Err(DownloadError::Lost),
                Some((paths, error)) => match error.take() {
                    Some(error) => Err(error),
                    None => Ok(paths.clone()),
                },
            });
        outcomes.collect()
    }

    /// Waits until a job has finished; starts it if it was not started before.
    ///
    /// # Errors
    /// The job has failed, or does not change any more.
    pub async fn wait_for_job(
        &self,
        source: &DownloadSource,
        options: &FileOptions,
        progress: &DownloadProgress,
    ) -> Result<FinishedJob, DownloadError> {
        let following = |client: Self| async move {
            let started = match source {
                DownloadSource::Job(started) => started.clone(),
                DownloadSource::Call { request, .. } => {
                    let Some(Files::Job(job)) = request.operation.files else {
                        return Err(unreadable(client.line(request), "it starts no job"));
                    };
                    client.start(request, job).await?.0
                }
            };
            let is_new = matches!(source, DownloadSource::Call { .. });
            client.followed(&started, is_new, options, progress).await
        };
        within_deadline(self, || self.shown_source(source), following).await
    }

    /// What the error of a deadline names.
    fn shown_source(&self, source: &DownloadSource) -> String {
        match source {
            DownloadSource::Call { request, .. } => {
                let call = &self.settings.call;
                self.transport.shown_url(request, false, call)
            }
            DownloadSource::Job(started) => started.name.clone(),
        }
    }

    /// Takes as long as it takes.
    async fn download_at_leisure(
        &self,
        source: &DownloadSource,
        options: &FileOptions,
        progress: &DownloadProgress,
        names: &FileNames,
    ) -> Result<Vec<PathBuf>, DownloadError> {
        let folder = options.folder.clone();
        // Before a service works for hours.
        let trying = spawn_blocking(move || check_folder(&folder));
        trying.await.map_err(|_| DownloadError::Lost)??;
        let request = match source {
            DownloadSource::Job(started) => {
                let path = self
                    .job_download(started, None, options, progress, names)
                    .await?;
                return Ok(vec![path]);
            }
            DownloadSource::Call { request, .. } => request,
        };
        match (request.operation.files, source) {
            (Some(Files::Job(job)), _) => {
                let (started, file) = self.start(request, job).await?;
                let known = Some(&file);
                let path = self
                    .job_download(&started, known, options, progress, names)
                    .await?;
                Ok(vec![path])
            }
            (Some(Files::Listed(listed)), _) => {
                let reply = self.answer(request).await?;
                let files =
                    listed_files(listed, &reply.body).map_err(|why| unreadable(reply.url, &why))?;
                let mut paths = Vec::with_capacity(files.len());
                let repeated = repeated(&files);
                for file in files {
                    let address = &file.address;
                    let name = match repeated.contains(&comparable(&local_name(&file.name))) {
                        true => names.distinct(&file.name, address),
                        false => names.claim(&options.folder, &file.name, address).await?,
                    };
                    let wanted =
                        self.wanted(request.operation, &file, name, listed.hosts, false)?;
                    let download = FileDownload::new(self, &wanted, options, progress);
                    paths.push(download.run().await?);
                }
                Ok(paths)
            }
            (
                Some(Files::Linked(linked)),
                DownloadSource::Call {
                    name: Some(name), ..
                },
            ) => {
                let path = self
                    .linked_download(request, linked, name, options, progress)
                    .await?;
                Ok(vec![path])
            }
            (
                Some(Files::Answer(_)),
                DownloadSource::Call {
                    name: Some(name), ..
                },
            ) => {
                let (name, identity) = self.chosen(request, name, options);
                let ClaimedName { name, turn } = FileNames::own(name);
                let wanted = WantedFile {
                    request: request.clone(),
                    url: None,
                    name,
                    identity,
                    turn,
                    hosts: self.service().redirect_hosts,
                    may_be_late: false,
                };
                let download = FileDownload::new(self, &wanted, options, progress);
                Ok(vec![download.run().await?])
            }
            _ => Err(unreadable(self.line(request), "it leads to no file")),
        }
    }

    /// Receives the file that a record names. A complete file is found without asking for its record.
    async fn linked_download(
        &self,
        request: &Request,
        linked: &'static Linked,
        name: &str,
        options: &FileOptions,
        progress: &DownloadProgress,
    ) -> Result<PathBuf, DownloadError> {
        let (name, identity) = self.chosen(request, name, options);
        let ClaimedName { name, turn } = FileNames::own(name);
        let mut wanted = WantedFile {
            request: request.clone(),
            url: None,
            name,
            identity,
            turn,
            hosts: linked.hosts,
            may_be_late: false,
        };
        let there = FileDownload::new(self, &wanted, options, progress);
        if let Some(path) = there.existing().await? {
            return Ok(path);
        }
        let record = self.fetch(request).await?;
        let file = self.linked_request(request, &record)?;
        wanted.url = file.file_address().map(str::to_owned);
        wanted.request = file;
        let download = FileDownload::new(self, &wanted, options, progress);
        download.run().await.map_err(|error| match error {
            DownloadError::Request(failure) => {
                naming_other_forms(*failure, request, &record).into()
            }
            other => other,
        })
    }

    /// The name of a file: the one that the caller chose, with what the file is, or the one that follows from the
    /// arguments, which says what it is.
    fn chosen(
        &self,
        request: &Request,
        own: &str,
        options: &FileOptions,
    ) -> (String, Option<FileIdentity>) {
        let Some(name) = &options.name else {
            return (own.to_owned(), None);
        };
        (name.clone(), Some(self.file_identity(request, own)))
    }

    /// Sends a request, and returns an answer that is not an error in disguise.
    async fn answer(&self, request: &Request) -> Result<Reply, DownloadError> {
        let reply = self.fetch(request).await?;
        match fault_in_success(request.operation, &self.settings.call.added, &reply) {
            Some(fault) => Err(TransportError::Status(Box::new(fault)).into()),
            None => Ok(reply),
        }
    }

    /// Starts a job; the service may give one that was started before.
    async fn start(
        &self,
        request: &Request,
        job: &'static Job,
    ) -> Result<(StartedJob, NamedFile), DownloadError> {
        let reply = self.answer(request).await?;
        let file = job_file(job, &reply.body).map_err(|why| unreadable(reply.url, &why))?;
        self.check_host(&file.address, job.hosts)?;
        let started = StartedJob {
            operation: request.operation,
            job,
            name: file.name.clone(),
        };
        Ok((started, file))
    }

    /// Waits for a job and receives its file. A complete file of the same job is found before the wait.
    async fn job_download(
        &self,
        started: &StartedJob,
        known: Option<&NamedFile>,
        options: &FileOptions,
        progress: &DownloadProgress,
        names: &FileNames,
    ) -> Result<PathBuf, DownloadError> {
        let hosts = started.job.hosts;
        // The service knows a job by the name of its file.
        let name = &started.name;
        let claimed = || names.claim(&options.folder, name, name);
        let wanted =
            |file: &NamedFile, name| self.wanted(started.operation, file, name, hosts, true);
        if let Some(file) = known {
            let wanted = wanted(file, claimed().await?)?;
            let download = FileDownload::new(self, &wanted, options, progress);
            if let Some(path) = download.existing().await? {
                return Ok(path);
            }
        }
        let is_new = known.is_some();
        let finished = self.followed(started, is_new, options, progress).await?;
        let known = known.map(|file| file.address.clone());
        let address = finished.status.address.or(known).ok_or_else(|| {
            let why = format!("it has no text in {}", started.job.address);
            unreadable(started.name.clone(), &why)
        })?;
        let file = NamedFile {
            name: started.name.clone(),
            address,
        };
        let wanted = wanted(&file, claimed().await?)?;
        let download = FileDownload::new(self, &wanted, options, progress);
        download.run().await
    }

    /// Asks for the state of a job until it has finished. `is_new` means that the service has just started it or named
    /// it, so that it exists.
    async fn followed(
        &self,
        started: &StartedJob,
        is_new: bool,
        options: &FileOptions,
        progress: &DownloadProgress,
    ) -> Result<FinishedJob, DownloadError> {
        let (group, name) = started.job.status;
        let asking = self.service().find(group, name).ok_or_else(|| {
            unreadable(
                started.name.clone(),
                "no operation tells the state of a job",
            )
        })?;
        let begun = Instant::now();
        let mut watch = JobWatch::new(started.job, options.pause, options.patience);
        let mut pauses = Pauses::beginning_with(options.pause);
        let mut last: Option<JobStatus> = None;
        let mut failures = 0;
        loop {
            let (status, reply) = match self.state_of(started, asking).await {
                Ok((status, reply)) => {
                    failures = 0;
                    (status, Some(reply))
                }
                Err(error) => {
                    failures += 1;
                    // A long wait outlives a short outage.
                    let goes_on = is_new || last.is_some();
                    if !goes_on || !is_transient(&error) {
                        return Err(error);
                    }
                    if failures >= MAX_FAILURES {
                        return Err(DownloadError::StateUnknown {
                            name: started.name.clone(),
                            error: Box::new(error),
                        });
                    }
                    progress.note(format!("{}: {error}", started.name));
                    let Some(last) = &last else {
                        let pause = pauses.next().unwrap_or_default();
                        wait(self, pause, Waiting::retry(pause, false)).await;
                        continue;
                    };
                    (last.clone(), None)
                }
            };
            progress.job(&status);
            let body = reply
                .as_ref()
                .map_or_else(Bytes::new, |reply| reply.body.clone());
            match watch.next(&status, begun.elapsed()) {
                Next::Finished => return Ok(FinishedJob { status, body }),
                Next::Failed => {
                    let failed = FinishedJob { status, body };
                    return Err(DownloadError::JobFailed(Box::new(failed)));
                }
                Next::Stuck(quiet) => {
                    return Err(DownloadError::Stuck {
                        url: reply.map_or_else(String::new, |reply| reply.url),
                        status: Box::new(status),
                        seconds: quiet.as_secs_f64(),
                    });
                }
                Next::Wait(pause) => wait(self, pause, Waiting::Job).await,
            }
            last = Some(status);
        }
    }

    /// Asks for the state of a job once.
    async fn state_of(
        &self,
        started: &StartedJob,
        asking: &'static Operation,
    ) -> Result<(JobStatus, Reply), DownloadError> {
        let given = [(started.job.parameter, Value::Text(started.name.clone()))];
        match self.call(asking, given).await {
            Ok(reply) => {
                let read = JobStatus::read(started.job, &reply.body);
                let status = read.map_err(|why| unreadable(reply.url.clone(), &why))?;
                Ok((status, reply))
            }
            Err(ClientError::Arguments(error)) => Err(error.into()),
            Err(ClientError::Failed(failure)) => Err(failure.into()),
            Err(error) => Err(unreadable(started.name.clone(), &error.to_string())),
        }
    }

    fn check_host(&self, address: &str, hosts: &[&str]) -> Result<(), DownloadError> {
        // A recording of a sandbox has its address, and nobody is asked when it is played.
        if cassette::plays_only() {
            return Ok(());
        }
        let own = self.transport.options.base_url.as_str();
        check_host(address, hosts, own).map_err(DownloadError::Host)
    }

    /// The request for a file of a service.
    fn wanted(
        &self,
        operation: &'static Operation,
        file: &NamedFile,
        name: ClaimedName,
        hosts: &'static [&'static str],
        may_be_late: bool,
    ) -> Result<WantedFile, DownloadError> {
        self.check_host(&file.address, hosts)?;
        Ok(WantedFile {
            request: file_request(operation, None, &file.address),
            url: Some(file.address.clone()),
            name: name.name,
            identity: None,
            turn: name.turn,
            hosts,
            may_be_late,
        })
    }
}

/// What makes two downloads the same one.
fn identity(source: &DownloadSource) -> (String, Bytes) {
    match source {
        DownloadSource::Call { request, .. } => {
            let target = format!("{} {}", request.method.verb(), request.target(false));
            (target, request.body.clone().unwrap_or_default())
        }
        DownloadSource::Job(started) => (started.name.clone(), Bytes::new()),
    }
}

/// Whether the service may answer the next time.
fn is_transient(error: &DownloadError) -> bool {
    match error {
        // A page of maintenance, or half an answer.
        DownloadError::Unreadable { .. } => true,
        DownloadError::Request(failure) => match &failure.error {
            TransportError::Connect { .. }
            | TransportError::Timeout { .. }
            | TransportError::Broken { .. } => true,
            TransportError::Status(answer) => {
                matches!(answer.status, 408 | 429) || answer.status >= 500
            }
            _ => false,
        },
        _ => false,
    }
}

fn unreadable(url: String, why: &str) -> DownloadError {
    DownloadError::Unreadable {
        url,
        why: why.to_owned(),
    }
}
