//! The transport of one service: its options, its cache and its connections.

use std::borrow::Cow;
use std::future::Future;
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::SystemTime;

use http::HeaderMap;
use http::header::{IF_RANGE, RANGE};

use super::attempts::{AttemptLog, RetriedCall};
use super::cache::{Cache, CachedCall, Condition};
use super::headers::ClientHeaders;
use super::options::{CallOptions, Options, check_seconds};
use super::pool::{Decoding, PoolKind, RuntimeKind, certificates};
use super::process_state::ProcessState;
use super::retry;
use super::trace::UnfinishedTrace;
use super::{
    Address, Failure, Reply, Stream, TransportError, authorities, cassette, offline, proxy,
};
use openshelf_core::call::Request;
use openshelf_core::catalog::Service;
use openshelf_core::media_type::Expected;
use openshelf_core::process::{Owned, PerProcess};

/// The transport of one service, which the views of a client and its threads share.
pub struct Transport {
    pub service: &'static Service,
    pub options: Options,
    pub cache: Option<Cache>,
    headers: ClientHeaders,
    state: PerProcess<ProcessState>,
    closed: AtomicBool,
}

/// Whether a client with these options may need a connection: not while only recorded or cached answers are given, or only
/// this machine is asked.
fn may_connect(options: &Options) -> bool {
    let is_cached = options
        .cache
        .as_ref()
        .is_some_and(|cache| cache.policy.only_if_cached);
    !is_cached && !offline::is_set() && cassette::current().is_none()
}

/// A request with its full address, which is built once per call.
struct Addressed<'a> {
    request: &'a Request,
    url: &'a str,
}

/// A request for a file.
pub struct FileRequest<'a> {
    /// The operation, method and path of the file.
    pub request: &'a Request,
    /// The address of the file, if it is not where the operation is.
    pub url: Option<&'a str>,
    /// Headers that every origin receives.
    pub headers: HeaderMap,
    /// Other hosts to which a redirect may lead.
    pub hosts: &'a [&'a str],
}

impl Transport {
    /// Checks the options and opens the cache; no connection is opened before the first call.
    ///
    /// # Errors
    /// An option that cannot work, or a cache that cannot be opened.
    pub fn new(service: &'static Service, options: Options) -> Result<Self, TransportError> {
        check_seconds("timeout", options.timeout)?;
        check_seconds("deadline", options.deadline)?;
        certificates(&options)?;
        if options.proxy.is_none() {
            for address in options.servers().all() {
                proxy::check(address)?;
            }
        }
        if options.ca_file.is_none() && may_connect(&options) {
            for address in options.servers().all() {
                authorities::check(address)?;
            }
        }
        let headers = ClientHeaders::new(service, options.user_agent.as_deref())?;
        let cache = match &options.cache {
            Some(cache) => Some(Cache::new(cache, &options.servers())?),
            None => None,
        };
        let transport = Self {
            service,
            options,
            cache,
            headers,
            state: PerProcess::new(),
            closed: AtomicBool::new(false),
        };
        // The state knows whether the limiter can be shared.
        transport.state()?;
        Ok(transport)
    }

    /// Closes the connections; later calls are refused.
    pub fn close(&self) {
        self.closed.store(true, Ordering::Release);
        self.state.clear();
    }

    pub fn is_closed(&self) -> bool {
        self.closed.load(Ordering::Acquire)
    }

    /// The whole address of a request.
    pub fn url(&self, request: &Request, live: bool) -> String {
        self.address(request).join(&request.target(live))
    }

    /// The full address of a request as it is shown, without the values that the caller added.
    pub fn shown_url(&self, request: &Request, live: bool, call: &CallOptions) -> String {
        let url = self.url(request, live);
        match call.added.address(&url, request) {
            Cow::Owned(hidden) => hidden,
            Cow::Borrowed(_) => url,
        }
    }

    /// The headers that a request is sent with, those of the connection aside.
    pub fn request_headers(&self, request: &Request, call: &CallOptions) -> Vec<(String, String)> {
        self.headers.list_with(request, &call.headers)
    }

    fn address(&self, request: &Request) -> &Address {
        self.options.servers().get(request.base)
    }

    fn check_open(&self) -> Result<(), TransportError> {
        if self.is_closed() {
            return Err(TransportError::Closed);
        }
        Ok(())
    }

    /// The connections and the memory of this process.
    fn state(&self) -> Result<Arc<Owned<ProcessState>>, TransportError> {
        self.check_open()?;
        self.state
            .get_or_try_init(|| ProcessState::new(self.service, &self.options))
    }

    /// The cache's part in a call; `None` if the call does not use the cache.
    fn cached_call<'a>(
        &'a self,
        request: &'a Request,
        call: &CallOptions,
    ) -> Option<CachedCall<'a>> {
        let cache = self.cache.as_ref()?;
        CachedCall::new(
            cache,
            self.service.name,
            request,
            &call.headers,
            &call.policy,
            self.options.max_response_bytes,
        )
    }

    /// A fresh answer from the cache, if it can be looked up on this thread without a runtime.
    pub fn try_cached(
        &self,
        request: &Request,
        call: &CallOptions,
    ) -> Option<Result<Reply, Failure>> {
        let cached = self
            .cached_call(request, call)
            .filter(CachedCall::is_local)?;
        if let Err(error) = self.check_open() {
            return Some(Err(error.into()));
        }
        let trace = call.trace.as_ref().map(|trace| (trace, SystemTime::now()));
        let outcome = cached.try_cached()?;
        if let Some((trace, begun)) = trace {
            let url = self.shown_url(request, false, call);
            UnfinishedTrace::new(trace, self.service, request, url, begun, None)
                .finish(outcome.as_ref().map(|reply| reply.cache_status));
        }
        Some(outcome)
    }

    /// Returns the stored answer, or sends the request and reads its body, before the deadline.
    ///
    /// `idle_timeout` is in seconds without progress.
    ///
    /// # Errors
    /// Why there is no body, with the outcome of each attempt.
    pub async fn fetch(
        &self,
        runtime: RuntimeKind,
        request: &Request,
        idle_timeout: Option<f64>,
        call: &CallOptions,
    ) -> Result<Reply, Failure> {
        let log = AttemptLog::of(call);
        let shown = || self.shown_url(request, false, call);
        let unfinished = self.begin_trace(call, request, &log, shown);
        let outcome = self
            .fetch_logged(runtime, request, idle_timeout, call, &log)
            .await;
        if let Some(unfinished) = unfinished {
            unfinished.finish(outcome.as_ref().map(|reply| reply.cache_status));
        }
        outcome
    }

    /// The trace of a call, if it is traced.
    fn begin_trace<'a>(
        &self,
        call: &'a CallOptions,
        request: &'a Request,
        log: &'a AttemptLog,
        shown_url: impl FnOnce() -> String,
    ) -> Option<UnfinishedTrace<'a>> {
        let trace = call.trace.as_ref()?;
        let (begun, steps) = (SystemTime::now(), log.steps.as_ref());
        let (service, url) = (self.service, shown_url());
        let unfinished = UnfinishedTrace::new(trace, service, request, url, begun, steps);
        Some(unfinished)
    }

    /// The same, with a log of the attempts.
    async fn fetch_logged(
        &self,
        runtime: RuntimeKind,
        request: &Request,
        idle_timeout: Option<f64>,
        call: &CallOptions,
        log: &AttemptLog,
    ) -> Result<Reply, Failure> {
        let url = self.url(request, false);
        Address::check_length(&url, || self.shown_url(request, false, call))?;
        let addressed = Addressed { request, url: &url };
        // Boxed, because each layer around it would reserve space for it again.
        let send = |condition| {
            Box::pin(self.send(runtime, &addressed, idle_timeout, call, log, condition))
        };
        let Some(cached) = self.cached_call(request, call) else {
            return self.within_deadline(request, call, log, send(None)).await;
        };
        self.check_open()?;
        if cached.is_cached_only() {
            return cached
                .cached_only(|| self.shown_url(request, false, call))
                .await;
        }
        let fetching = cached.get_or_fetch(idle_timeout, send);
        match self.within_deadline(request, call, log, fetching).await {
            Ok(reply) => Ok(reply),
            Err(failure) => cached.stale_fallback(failure).await,
        }
    }

    /// Ends a call with an error when its deadline has passed.
    async fn within_deadline(
        &self,
        request: &Request,
        call: &CallOptions,
        log: &AttemptLog,
        fetching: impl Future<Output = Result<Reply, Failure>>,
    ) -> Result<Reply, Failure> {
        let Some(seconds) = call.deadline.unwrap_or(self.options.deadline) else {
            return fetching.await;
        };
        let mut fetching = pin!(fetching);
        let in_time = tokio::time::timeout(retry::seconds(seconds), fetching.as_mut()).await;
        in_time.unwrap_or_else(|_| {
            log.give_up();
            let url = self.shown_url(request, false, call);
            let error = TransportError::Deadline { url, seconds };
            Err(log.failure(error, &self.options))
        })
    }

    /// Sends a request and reads its body, without the cache. A condition is not sent while a cassette is in
    /// use: a recording has whole answers.
    async fn send(
        &self,
        runtime: RuntimeKind,
        addressed: &Addressed<'_>,
        idle_timeout: Option<f64>,
        call: &CallOptions,
        log: &AttemptLog,
        condition: Option<Condition>,
    ) -> Result<Reply, Failure> {
        self.check_open()?;
        let request = addressed.request;
        let cassette = cassette::current();
        if let Some(cassette) = &cassette
            && let Some(played) = cassette.play(self.service, request, call, || {
                self.shown_url(request, false, call)
            })
        {
            return played;
        }
        let condition = condition.filter(|_| cassette.is_none());
        let outcome = self
            .send_live(runtime, addressed, idle_timeout, call, log, condition)
            .await;
        if let Some(cassette) = cassette {
            cassette.record(self.service, request, call, &outcome);
        }
        outcome
    }

    /// Sends a request and reads its body, whatever is recorded.
    async fn send_live(
        &self,
        runtime: RuntimeKind,
        addressed: &Addressed<'_>,
        idle_timeout: Option<f64>,
        call: &CallOptions,
        log: &AttemptLog,
        condition: Option<Condition>,
    ) -> Result<Reply, Failure> {
        let state = self.state()?;
        let Addressed { request, url } = *addressed;
        let address = self.address(request);
        RetriedCall {
            service: self.service,
            options: &self.options,
            headers: &self.headers,
            state: &state,
            pool: PoolKind {
                runtime,
                decoding: Decoding::Decompressed,
            },
            address,
            request,
            url,
            idle_timeout,
            call,
            log,
            condition,
            own_headers: &call.headers,
            headers_anywhere: &HeaderMap::new(),
            hosts: self.service.redirect_hosts,
            expected: Expected::of(request.operation),
        }
        .send()
        .await
    }

    /// Sends a request for a file and receives the head of the answer. The cache is not used, the deadline of the
    /// call is the caller's, and the body is not decompressed.
    ///
    /// # Errors
    /// Why there is no file, with the outcome of each attempt.
    pub async fn open(
        &self,
        runtime: RuntimeKind,
        wanted: &FileRequest<'_>,
        idle_timeout: Option<f64>,
        call: &CallOptions,
    ) -> Result<Stream, Failure> {
        let log = AttemptLog::of(call);
        let shown = || match wanted.url {
            Some(url) => call.added.address(url, wanted.request).into_owned(),
            None => self.shown_url(wanted.request, false, call),
        };
        let unfinished = self.begin_trace(call, wanted.request, &log, shown);
        let outcome = self
            .open_logged(runtime, wanted, idle_timeout, call, &log)
            .await;
        if let Some(unfinished) = unfinished {
            unfinished.finish(outcome.as_ref().map(|_| None));
        }
        outcome
    }

    /// The same, with a log of the attempts.
    async fn open_logged(
        &self,
        runtime: RuntimeKind,
        wanted: &FileRequest<'_>,
        idle_timeout: Option<f64>,
        call: &CallOptions,
        log: &AttemptLog,
    ) -> Result<Stream, Failure> {
        self.check_open()?;
        let request = wanted.request;
        let own = self.address(request);
        let base = match wanted.url {
            Some(url) => Address::origin_of(url)?,
            None => own.clone(),
        };
        let url = match wanted.url {
            Some(url) => url.to_owned(),
            None => self.url(request, false),
        };
        let shown = || call.added.address(&url, request).into_owned();
        Address::check_length(&url, shown)?;
        let cassette = cassette::current();
        if let Some(cassette) = &cassette
            && let Some(played) = cassette.play(self.service, request, call, shown)
        {
            return played.map(Stream::from);
        }
        let state = self.state()?;
        // A recording has whole answers.
        let mut headers = Cow::Borrowed(&wanted.headers);
        if cassette.is_some() {
            let headers = headers.to_mut();
            headers.remove(RANGE);
            headers.remove(IF_RANGE);
        }
        // Another origin does not receive the headers of a view.
        let own_headers = match base.has_same_origin(own) {
            true => call.headers.as_slice(),
            false => &[],
        };
        let sending = RetriedCall {
            service: self.service,
            options: &self.options,
            headers: &self.headers,
            state: &state,
            pool: PoolKind {
                runtime,
                decoding: Decoding::AsSent,
            },
            address: &base,
            request,
            url: &url,
            idle_timeout,
            call,
            log,
            condition: None,
            own_headers,
            headers_anywhere: &headers,
            hosts: wanted.hosts,
            expected: Expected::of_file(request.operation),
        };
        match cassette {
            None => sending.send().await,
            Some(cassette) => {
                let outcome = sending.send::<Reply>().await;
                cassette.record(self.service, request, call, &outcome);
                outcome.map(Stream::from)
            }
        }
    }
}
