//! Receives one file: begun anew or continued, complete or not there.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use http::header::{ACCEPT, ACCEPT_ENCODING, HeaderMap, HeaderValue, IF_RANGE, RANGE};
use openshelf_core::call::Request;
use openshelf_core::catalog::Files;
use openshelf_core::defaults::MAX_RETRIES;
use openshelf_core::host::is_loopback;
use openshelf_core::stop::Stop;
use openshelf_files::{
    Asked, Check, Depth, FileError, FileIdentity, Head, Origin, Part, Pauses, Placement, Resumable,
    check, host_of, place, shows_its_end, strong,
};
use openshelf_transport::{
    Attempt, Event, Failure, FileRequest, RuntimeKind, Stream, TransportError, Waiting, random,
};
use tokio::runtime::Handle;
use tokio::task::spawn_blocking;

use super::error::DownloadError;
use super::names::Turn;
use super::options::{FileOptions, IfExists};
use super::part_writer::PartWriter;
use super::progress::DownloadProgress;
use super::there::{is_there, other};
use super::width_check::WidthCheck;
use crate::client::Client;
use crate::deadline::wait;

/// How often a file may begin anew because the server's has changed.
const MAX_RESTARTS: u32 = 5;
/// How long a part is waited for at least that does not grow: another download may be about to release it.
const LOCK_TIME: Duration = Duration::from_secs(2);
const LOCK_PAUSE: Duration = Duration::from_millis(50);

/// A file to download.
pub struct WantedFile {
    /// The operation, method and path of the file.
    pub request: Request,
    /// Its address, if it is not where the operation is.
    pub url: Option<String>,
    /// Its name in the folder.
    pub name: String,
    /// Which file it is, if its name does not tell.
    pub identity: Option<FileIdentity>,
    /// The path of the file, if another call of the same run has received it.
    pub turn: Turn,
    /// Other hosts to which a redirect may lead.
    pub hosts: &'static [&'static str],
    /// A missing file may still appear.
    pub may_be_late: bool,
}

/// Whether an attempt to receive a file has received it.
enum Received {
    Complete,
    /// Another attempt is made, after a pause if there is one.
    Again(Option<Duration>),
}

/// A file on its way.
pub struct FileDownload<'a> {
    client: &'a Client,
    file: &'a WantedFile,
    options: &'a FileOptions,
    progress: &'a DownloadProgress,
    address: String,
    shown: String,
    begun: Instant,
    late: Pauses,
    pauses: openshelf_transport::Pauses,
    restarts: u32,
    tried: Vec<String>,
    /// Neither a length nor an encoding tells where the answer ends, only the end of the connection.
    end_is_unknown: bool,
}

impl Client {
    /// Which file a request leads to, by the name that follows from its arguments.
    pub(super) fn file_identity(&self, request: &Request, own: &str) -> FileIdentity {
        let address = self.transport.url(request, false);
        FileIdentity {
            operation: self.service().identify(request.operation),
            name: own.to_owned(),
            host: host_of(&address).unwrap_or_default().to_owned(),
        }
    }
}

impl<'a> FileDownload<'a> {
    pub fn new(
        client: &'a Client,
        file: &'a WantedFile,
        options: &'a FileOptions,
        progress: &'a DownloadProgress,
    ) -> Self {
        let transport = &client.transport;
        let call = &client.settings.call;
        let (address, shown) = match &file.url {
            Some(url) => (
                url.clone(),
                call.added.address(url, &file.request).into_owned(),
            ),
            None => (
                transport.url(&file.request, false),
                transport.shown_url(&file.request, false, call),
            ),
        };
        Self {
            client,
            file,
            options,
            progress,
            address,
            shown,
            begun: Instant::now(),
            late: Pauses::beginning_with(options.pause),
            pauses: openshelf_transport::Pauses::default(),
            restarts: 0,
            tried: Vec::new(),
            end_is_unknown: false,
        }
    }

    /// The path of the file if it need not be downloaded.
    pub async fn existing(&self) -> Result<Option<PathBuf>, DownloadError> {
        if let Ok(saved) = self.file.turn.try_lock()
            && let Some(path) = saved.as_ref()
        {
            return Ok(Some(self.skipped(path.clone())));
        }
        let target = self.options.folder.join(&self.file.name);
        let (looked, options) = (target.clone(), self.options.clone());
        let identity = self.file.identity.clone();
        let stop = Stop::default();
        let _guard = stop.guard();
        let is_local = self.is_local();
        let looking =
            spawn_blocking(move || is_there(&looked, identity.as_ref(), is_local, &options, &stop));
        let is_there = looking.await.map_err(|_| DownloadError::Lost)??;
        Ok(is_there.then(|| self.skipped(target)))
    }

    /// Receives the file, and returns its path. If another call of the same run receives it, its file is returned.
    pub async fn run(self) -> Result<PathBuf, DownloadError> {
        let turn = Turn::clone(&self.file.turn);
        let mut saved = turn.lock().await;
        if let Some(path) = saved.as_ref() {
            return Ok(self.skipped(path.clone()));
        }
        let path = self.run_alone().await?;
        *saved = Some(path.clone());
        Ok(path)
    }

    async fn run_alone(mut self) -> Result<PathBuf, DownloadError> {
        let target = self.options.folder.join(&self.file.name);
        let Some(part) = self.open_part(&target).await? else {
            return Ok(self.skipped(target));
        };
        let mut writer = PartWriter::new(part);
        loop {
            let received = self.receive(&mut writer).await;
            let unwritten = writer.into_unwritten().await;
            if let Err(error) = received {
                if let Ok((part, _)) = unwritten
                    && part.length() == 0
                {
                    part.discard();
                }
                return Err(error);
            }
            let (part, rest) = unwritten?;
            match self.finish(part, rest, &target).await? {
                Finished::Saved(path) => {
                    self.progress
                        .note(format!("{} is complete", path.display()));
                    self.progress.complete(false);
                    return Ok(path);
                }
                Finished::BeginAnew(part) => {
                    if let Err(error) = self.restart("the parts do not belong together") {
                        part.discard();
                        return Err(error);
                    }
                    writer = PartWriter::new(part);
                }
            }
        }
    }

    /// Whether a server on this machine serves the file.
    fn is_local(&self) -> bool {
        host_of(&self.address).is_some_and(is_loopback)
    }

    /// What is recorded of a picture that a server on this machine gives under the name of the real one. A name that the
    /// caller chose has a record in any case.
    fn made_up(&self) -> Option<FileIdentity> {
        let request = &self.file.request;
        let is_picture = matches!(request.operation.files, Some(Files::Answer(_)));
        let is_made_up = is_picture && self.file.identity.is_none() && self.is_local();
        is_made_up.then(|| self.client.file_identity(request, &self.file.name))
    }

    fn skipped(&self, target: PathBuf) -> PathBuf {
        self.progress.note(format!(
            "{} is there and complete: it is not downloaded again",
            target.display()
        ));
        self.progress.complete(true);
        target
    }

    /// Receives every byte.
    async fn receive(&mut self, writer: &mut PartWriter) -> Result<(), DownloadError> {
        loop {
            match self.attempt(writer).await? {
                Received::Complete => return Ok(()),
                Received::Again(None) => {}
                Received::Again(Some(pause)) => {
                    wait(self.client, pause, Waiting::retry(pause, false)).await;
                }
            }
        }
    }

    /// Sends one request, and receives what the server sends.
    async fn attempt(&mut self, writer: &mut PartWriter) -> Result<Received, DownloadError> {
        let part = writer.part().await?;
        let length = part.length();
        self.progress
            .begins(&self.file.name, length, part.announced());
        if part.resumable() == Resumable::Complete {
            return Ok(Received::Complete);
        }
        let asked = part.asked();
        let opened = self.open(asked).await;
        let mut stream = match opened {
            Ok(stream) => stream,
            Err(failure) => return self.after_refusal(writer, failure).await,
        };
        let head = Head {
            status: stream.status,
            content_range: stream.headers.get("content-range"),
            content_length: stream.headers.get("content-length"),
            content_encoding: stream.headers.get("content-encoding"),
            etag: stream.headers.get("etag"),
            last_modified: stream.headers.get("last-modified"),
        };
        let placed = place(asked, head).map_err(|why| DownloadError::Unusable {
            url: self.shown.clone(),
            why,
        })?;
        match placed {
            Placement::Begin { length: total } => {
                if length > 0 {
                    self.restart("the file on the server has changed")?;
                }
                let origin = Origin::new(&self.address, strong(head.etag), total)
                    .modified(head.last_modified);
                self.end_is_unknown = !stream.has_known_end();
                writer.begin(Some(origin)).await?;
                self.progress.begins(&self.file.name, 0, total);
            }
            Placement::Continue { length: total, .. } => {
                writer.joins().await?;
                let note = format!("{} continues at byte {length} of {total}", self.file.name);
                self.progress.note(note);
                self.progress.begins(&self.file.name, length, Some(total));
            }
            Placement::Unusable(why) => {
                writer.begin(None).await?;
                self.restart(why)?;
                return Ok(Received::Again(None));
            }
        }
        let before = writer.length();
        let outcome = loop {
            match stream.chunk().await {
                Ok(Some(bytes)) => {
                    self.progress.received(bytes.len());
                    let length = writer.length() + bytes.len() as u64;
                    if last(&placed).is_some_and(|last| length > last) {
                        break Ok(Ending::TooLong);
                    }
                    writer.push(&bytes).await?;
                }
                Ok(None) => break Ok(Ending::End),
                Err(error) => break Err(error),
            }
        };
        drop(stream);
        let length = writer.length();
        let error = match (outcome, announced(&placed)) {
            (Ok(Ending::TooLong), _) => {
                writer.begin(None).await?;
                self.restart("the server sent more bytes than it announced")?;
                return Ok(Received::Again(None));
            }
            (Ok(Ending::End), Some(total)) if length < total => self.ended_early(length, total),
            (Ok(Ending::End), _) => return Ok(Received::Complete),
            (Err(error), _) => error,
        };
        let part = writer.part().await?;
        let has_gained = part.length() > before && part.resumable() != Resumable::No;
        self.after_break(has_gained, error)
    }

    fn ended_early(&self, length: u64, total: u64) -> TransportError {
        let why = format!("it ended after {length} of {total} bytes");
        TransportError::broken(&self.shown, &why)
    }

    /// Requests the file, or the rest of it.
    async fn open(&self, asked: Asked<'_>) -> Result<Stream, Failure> {
        let mut headers = HeaderMap::new();
        headers.insert(ACCEPT, HeaderValue::from_static("*/*"));
        headers.insert(ACCEPT_ENCODING, HeaderValue::from_static("identity"));
        if let Asked::From {
            start, validator, ..
        } = asked
            && let Ok(validator) = HeaderValue::from_str(validator)
            && let Ok(range) = HeaderValue::from_str(&format!("bytes={start}-"))
        {
            headers.insert(RANGE, range);
            headers.insert(IF_RANGE, validator);
        }
        let wanted = FileRequest {
            request: &self.file.request,
            url: self.file.url.as_deref(),
            headers,
            hosts: self.file.hosts,
        };
        let runtime = RuntimeKind::of(&Handle::current());
        let idle_timeout = self.client.idle_timeout(self.file.request.operation);
        let call = &self.client.settings.call;
        self.client
            .transport
            .open(runtime, &wanted, idle_timeout, call)
            .await
    }

    /// Decides after an answer without a file.
    async fn after_refusal(
        &mut self,
        writer: &mut PartWriter,
        failure: Failure,
    ) -> Result<Received, DownloadError> {
        let status = match &failure.error {
            TransportError::Status(answer) => Some(answer.status),
            _ => None,
        };
        match status {
            Some(404) if self.file.may_be_late => {
                let waited = self.begun.elapsed();
                let left = self.options.patience.map(|all| all.saturating_sub(waited));
                if left.is_some_and(|left| left.is_zero()) {
                    return Err(DownloadError::Late {
                        url: self.shown.clone(),
                        seconds: waited.as_secs_f64(),
                    });
                }
                let pause = self.late.next().unwrap_or_default();
                self.progress
                    .note(format!("{} is not there yet", self.file.name));
                Ok(Received::Again(Some(
                    left.map_or(pause, |left| pause.min(left)),
                )))
            }
            Some(416) if writer.length() > 0 => {
                writer.begin(None).await?;
                self.restart("the server has no such part of the file")?;
                Ok(Received::Again(None))
            }
            _ => Err(failure.into()),
        }
    }

    /// Decides after a connection that broke. Whoever makes progress may go on for ever.
    fn after_break(
        &mut self,
        has_gained: bool,
        error: TransportError,
    ) -> Result<Received, DownloadError> {
        if has_gained {
            self.tried.clear();
            self.pauses = openshelf_transport::Pauses::default();
        }
        self.tried.push(error.word());
        let options = &self.client.transport.options;
        let call = &self.client.settings.call;
        let most = call
            .max_retries
            .or(options.max_retries)
            .unwrap_or(MAX_RETRIES) as usize;
        let pause = (self.tried.len() <= most).then(|| self.pauses.next(random()));
        if let Some(watch) = &call.watch {
            let attempt = Attempt {
                number: u32::try_from(self.tried.len()).unwrap_or(u32::MAX),
                outcome: error.word(),
                pause,
            };
            watch(&format!("GET {}", self.shown), &Event::Failed(attempt));
        }
        match pause {
            Some(pause) => Ok(Received::Again(Some(Duration::from_secs_f64(pause)))),
            None => Err(DownloadError::from(Failure {
                error,
                tried: std::mem::take(&mut self.tried),
                longest_wait: options.max_retry_after,
            })),
        }
    }

    /// Counts a new beginning.
    fn restart(&mut self, why: &'static str) -> Result<(), DownloadError> {
        self.restarts += 1;
        if self.restarts > MAX_RESTARTS {
            return Err(DownloadError::Unusable {
                url: self.shown.clone(),
                why: format!("the file began anew {MAX_RESTARTS} times, and still {why}"),
            });
        }
        self.progress
            .note(format!("{} begins anew: {why}", self.file.name));
        Ok(())
    }

    /// Checks the bytes and moves them to the target.
    async fn finish(
        &self,
        mut part: Part,
        rest: Vec<u8>,
        target: &Path,
    ) -> Result<Finished, DownloadError> {
        let (is_joined, end_is_unknown) = (part.is_joined(), self.end_is_unknown);
        let depth = match is_joined {
            // A power cut may have left bytes that were never written, and a server may repeat the validator of another
            // file: the checksums of an archive find both.
            true => Depth::Full,
            false => self.options.check.depth,
        };
        let what = Check {
            depth,
            ..self.options.check
        };
        let (target, if_exists) = (target.to_owned(), self.options.if_exists);
        let stop = Stop::default();
        let _guard = stop.guard();
        let (url, width) = (self.shown.clone(), self.width_check());
        let (identity, made_up) = (self.file.identity.clone(), self.made_up());
        let finishing = spawn_blocking(move || -> Result<Finished, DownloadError> {
            part.append(&rest)?;
            match check(part.path(), &target, &what, &stop) {
                Ok(()) if end_is_unknown && !shows_its_end(&target, &what) => {
                    part.discard();
                    let why = "the server does not say where the file ends, so nothing shows that it is complete";
                    let why = why.to_owned();
                    return Err(DownloadError::Unusable { url, why });
                }
                Ok(()) => {}
                Err(FileError::Damaged { .. }) if is_joined => {
                    part.clear()?;
                    return Ok(Finished::BeginAnew(part));
                }
                Err(error) => {
                    if matches!(error, FileError::Damaged { .. }) {
                        part.discard();
                    }
                    return Err(error.into());
                }
            }
            if if_exists == IfExists::Error && target.exists() {
                return Err(DownloadError::Exists { path: target });
            }
            if if_exists == IfExists::Skip
                && let Some(other) = other(&target, identity.as_ref())
            {
                return Err(other);
            }
            // Before the file: one without its record would be taken for another program's, or for a real picture.
            match (&identity, made_up) {
                (Some(identity), _) => identity.clone().record(&target, part.length())?,
                // Another run that looks for the picture may remove what is to become its record.
                (None, Some(made_up)) => drop(made_up.record(&target, part.length())),
                (None, None) => FileIdentity::forget_of_existing(&target),
            }
            let path = part.finish(what.depth == Depth::Full)?;
            width.check(&path);
            Ok(Finished::Saved(path))
        });
        finishing.await.map_err(|_| DownloadError::Lost)?
    }

    /// Opens the part of the file; `None` if the file need not be downloaded. While another download holds the part and
    /// it grows, its file is waited for.
    async fn open_part(&self, target: &Path) -> Result<Option<Part>, DownloadError> {
        let mut options = self.options.clone();
        let patience = self.options.patience.map(|all| all.max(LOCK_TIME));
        let mut seen: Option<(Option<u64>, Instant)> = None;
        loop {
            let (target, address, own) = (target.to_owned(), self.address.clone(), options.clone());
            let (width, identity) = (self.width_check(), self.file.identity.clone());
            let is_local = self.is_local();
            let stop = Stop::default();
            let _guard = stop.guard();
            let opening = spawn_blocking(move || -> Result<Option<Part>, DownloadError> {
                match is_there(&target, identity.as_ref(), is_local, &own, &stop)? {
                    true => {
                        width.check(&target);
                        Ok(None)
                    }
                    false => Ok(Some(Part::open(&target, &address)?)),
                }
            });
            match opening.await.map_err(|_| DownloadError::Lost)? {
                Err(DownloadError::File(error @ FileError::InUse { .. })) => {
                    let length = self.length_beside().await?;
                    let since = match seen {
                        Some((before, since)) if before == length => since,
                        _ => {
                            if seen.is_none() {
                                let name = &self.file.name;
                                let note = format!("{name}: waiting for another download of it");
                                self.progress.note(note);
                            }
                            seen = Some((length, Instant::now()));
                            Instant::now()
                        }
                    };
                    if patience.is_some_and(|patience| since.elapsed() >= patience) {
                        return Err(error.into());
                    }
                    // A file that appears while it is waited for is as new as one that is downloaded now.
                    options.if_exists = IfExists::Skip;
                    wait(self.client, LOCK_PAUSE, Waiting::OtherDownload).await;
                }
                outcome => return outcome,
            }
        }
    }

    fn width_check(&self) -> WidthCheck {
        WidthCheck::new(&self.file.request, self.progress)
    }

    /// How many bytes another download has received.
    async fn length_beside(&self) -> Result<Option<u64>, DownloadError> {
        let target = self.options.folder.join(&self.file.name);
        let looking = spawn_blocking(move || Part::length_beside(&target));
        looking.await.map_err(|_| DownloadError::Lost)
    }
}

/// How an answer ended.
enum Ending {
    /// Where the server or the connection ended it.
    End,
    /// It has more bytes than the server announced.
    TooLong,
}

/// The end of a download, or its new beginning.
enum Finished {
    Saved(PathBuf),
    BeginAnew(Part),
}

/// The length that the server has announced.
fn announced(placed: &Placement) -> Option<u64> {
    match placed {
        Placement::Begin { length } => *length,
        Placement::Continue { length, .. } => Some(*length),
        Placement::Unusable(_) => None,
    }
}

/// How many bytes of the file there may be after the answer.
fn last(placed: &Placement) -> Option<u64> {
    match placed {
        Placement::Begin { length } => *length,
        Placement::Continue { end, .. } => Some(*end),
        Placement::Unusable(_) => None,
    }
}
