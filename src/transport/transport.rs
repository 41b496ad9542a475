//! The transport of one service: its options, its cache and its connections.

use std::borrow::Cow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::SystemTime;

use http::{HeaderMap, HeaderName, HeaderValue};

use super::attempt_log::AttemptLog;
use super::cache::{Cache, CachedCall, Condition};
use super::certificates::certificates;
use super::context::{CallContext, Wanted};
use super::deadline::within_deadline;
use super::headers::ClientHeaders;
use super::limiter::Limiter;
use super::options::{CallOptions, Options, check_seconds};
use super::pool::{PoolKind, RuntimeKind};
use super::process_state::ProcessState;
use super::recorded::play_or_send;
use super::response::Decoding;
use super::send::Receive;
use super::trace::UnfinishedTrace;
use super::{
    Address, Failure, Reply, Stream, TransportError, authorities, cassette, offline, proxy,
};
use openshelf_core::call::Request;
use openshelf_core::catalog::Service;
use openshelf_core::media_type::Expected;
use openshelf_core::process::{Owned, PerProcess};
use openshelf_core::sandbox_turn::{self, TURN_HEADER};

/// The transport of one service, which the views of a client and its threads share.
pub struct Transport {
    pub service: &'static Service,
    pub options: Options,
    pub cache: Option<Cache>,
    headers: ClientHeaders,
    /// Whether the environment allowed only this machine when the client was created.
    is_offline: bool,
    state: PerProcess<ProcessState>,
    closed: AtomicBool,
    /// It has copies, and shares its limit with them.
    has_copies: AtomicBool,
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
            is_offline: offline::is_set(),
            state: PerProcess::new(),
            closed: AtomicBool::new(false),
            has_copies: AtomicBool::new(false),
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
        match request.file_address() {
            Some(address) => address.to_owned(),
            None => self.address(request).join(&request.target(live)),
        }
    }

    /// Whether a request whose operation has a live path goes there in the end: unless the documented path has answered.
    pub fn goes_to_live_path(&self, request: &Request) -> bool {
        let known = self
            .state
            .get()
            .and_then(|state| state.is_at_live_path(request.operation.path));
        known.unwrap_or(true)
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
        self.state.get_or_try_init(|| {
            let state = ProcessState::new(self.service, &self.options)?;
            if self.has_copies.load(Ordering::Acquire) {
                state.share_with_pickled_copies(self.service, &self.options);
            }
            Ok(state)
        })
    }

    /// Shares the pace with the copies that this process makes of the client, unless it has a limiter. A copy made with
    /// [`Limiter::Copies`] shares it, too.
    pub fn share_with_copies(&self) {
        if self.options.limiter != Limiter::Own || self.has_copies.swap(true, Ordering::AcqRel) {
            return;
        }
        // A closed client sends nothing.
        if let Ok(state) = self.state() {
            state.share_with_pickled_copies(self.service, &self.options);
        }
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
                .finish(outcome.as_ref().map(|reply| reply.cache_status.as_ref()));
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
        let pool = PoolKind {
            runtime,
            decoding: Decoding::Decompressed,
        };
        let context = CallContext {
            service: self.service,
            options: &self.options,
            is_offline: self.is_offline,
            call,
            headers: &self.headers,
            idle_timeout,
            log: &log,
            wanted: self.wanted(pool, request, call)?,
        };
        let unfinished = begin_trace(&context);
        let outcome = self.fetch_or_send(&context).await;
        if let Some(unfinished) = unfinished {
            unfinished.finish(outcome.as_ref().map(|reply| reply.cache_status.as_ref()));
        }
        outcome
    }

    /// What a call of an operation requests.
    fn wanted<'a>(
        &'a self,
        pool: PoolKind,
        request: &'a Request,
        call: &'a CallOptions,
    ) -> Result<Wanted<'a>, TransportError> {
        let own = Wanted {
            request,
            address: Cow::Borrowed(self.address(request)),
            url: Cow::Owned(self.url(request, false)),
            pool,
            own_headers: &call.headers,
            headers_anywhere: Cow::Owned(turn_header(self.address(request))),
            hosts: self.service.redirect_hosts,
            expected: match request.file_form() {
                Some(form) => Some(Expected::Linked(form)),
                None => Expected::of(request.operation),
            },
        };
        match request.file_address() {
            Some(address) => elsewhere(own, address),
            None => Ok(own),
        }
    }

    /// The layers above a request: the deadline, and the cache within it.
    async fn fetch_or_send(&self, context: &CallContext<'_>) -> Result<Reply, Failure> {
        check_length(context)?;
        // Boxed, because each layer around it would reserve space for it again.
        let send = |condition| Box::pin(self.send_uncached(context, condition));
        let Some(cached) = self.cached_call(context.wanted.request, context.call) else {
            return within_deadline(context, send(None)).await;
        };
        self.check_open()?;
        if cached.is_cached_only() {
            let shown = || context.shown(&context.wanted.url).into_owned();
            return cached.cached_only(shown).await;
        }
        let fetching = cached.get_or_fetch(context.idle_timeout, send);
        let mut reply = match within_deadline(context, fetching).await {
            Ok(reply) => cached.stale_instead(reply).await,
            Err(failure) => cached.stale_fallback(failure).await,
        }?;
        if reply.stale_reason().is_some() {
            // The service was asked in vain.
            (reply.attempts, reply.waited) = (context.log.sent(), context.log.waited());
        }
        Ok(reply)
    }

    /// The layers of a request behind the cache, from the cassette on. The condition is the cache's.
    async fn send_uncached<T: Receive + From<Reply>>(
        &self,
        context: &CallContext<'_>,
        condition: Option<Condition>,
    ) -> Result<T, Failure> {
        self.check_open()?;
        play_or_send(context, condition, || self.state()).await
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
        let context = CallContext {
            service: self.service,
            options: &self.options,
            is_offline: self.is_offline,
            call,
            headers: &self.headers,
            idle_timeout,
            log: &log,
            wanted: self.wanted_file(runtime, wanted, call)?,
        };
        let unfinished = begin_trace(&context);
        let outcome = match check_length(&context) {
            Ok(()) => self.send_uncached::<Stream>(&context, None).await,
            Err(error) => Err(error.into()),
        };
        if let Some(unfinished) = unfinished {
            unfinished.finish(outcome.as_ref().map(|_| None));
        }
        outcome
    }

    /// What a call for a file requests.
    fn wanted_file<'a>(
        &'a self,
        runtime: RuntimeKind,
        file: &'a FileRequest<'_>,
        call: &'a CallOptions,
    ) -> Result<Wanted<'a>, TransportError> {
        let pool = PoolKind {
            runtime,
            decoding: Decoding::AsSent,
        };
        let own = self.wanted(pool, file.request, call)?;
        let expected = match file.request.file_form() {
            Some(_) => own.expected,
            None => Expected::of_file(file.request.operation),
        };
        let mut headers_anywhere = own.headers_anywhere;
        headers_anywhere.to_mut().extend(file.headers.clone());
        let own = Wanted {
            headers_anywhere,
            hosts: file.hosts,
            expected,
            ..own
        };
        match file.url {
            Some(url) => elsewhere(own, url),
            None => Ok(own),
        }
    }
}

/// The header that a sandbox of this process needs, to know its requests from those that began before a test.
fn turn_header(address: &Address) -> HeaderMap {
    let turn = address.local_port().and_then(sandbox_turn::of_port);
    let header = |turn: u64| {
        (
            HeaderName::from_static(TURN_HEADER),
            HeaderValue::from(turn),
        )
    };
    turn.map(header).into_iter().collect()
}

/// The same at an address that an answer has named. Another origin does not receive the headers of a view.
fn elsewhere<'a>(own: Wanted<'a>, url: &'a str) -> Result<Wanted<'a>, TransportError> {
    let address = Address::origin_of(url)?;
    let own_headers = match address.has_same_origin(&own.address) {
        true => own.own_headers,
        false => &[],
    };
    Ok(Wanted {
        address: Cow::Owned(address),
        url: Cow::Borrowed(url),
        own_headers,
        ..own
    })
}

/// The trace of a call, if it is traced.
fn begin_trace<'a>(context: &'a CallContext<'_>) -> Option<UnfinishedTrace<'a>> {
    let trace = context.call.trace.as_ref()?;
    let (begun, steps) = (SystemTime::now(), context.log.steps.as_ref());
    let (service, request) = (context.service, context.wanted.request);
    let url = context.shown(&context.wanted.url).into_owned();
    Some(UnfinishedTrace::new(
        trace, service, request, url, begun, steps,
    ))
}

/// Refuses an address that servers do not read.
fn check_length(context: &CallContext<'_>) -> Result<(), TransportError> {
    let url = &context.wanted.url;
    Address::check_length(url, || context.shown(url).into_owned())
}
