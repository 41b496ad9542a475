//! A client of a service as one caller sees it: the shared transport, the caller's additions to each call,
//! and the errors that a service reports with a success status.

use std::sync::Arc;

use openshelf_core::answer::{hidden_fault, sandbox_note};
use openshelf_core::call::{self, Added, Arguments, CallError, Extra, Request, UnknownName};
use openshelf_core::catalog::{Operation, Service};
use openshelf_transport::cache::{Cache, Lifetime};
use openshelf_transport::{
    CallOptions, Failure, Options, Reply, RuntimeKind, StatusFailure, Transport, TransportError,
    line,
};
use tokio::runtime::Handle;

/// What a caller adds to each call, in addition to the options of the client.
#[derive(Clone, Default)]
pub struct CallSettings {
    /// Whether arguments are checked before they are sent; `None` is yes.
    pub validate: Option<bool>,
    /// Members of the query and the body, in addition to those of the operation.
    pub extra: Extra,
    pub call: CallOptions,
}

impl CallSettings {
    /// Whether arguments are checked before they are sent.
    pub fn validates(&self) -> bool {
        self.validate.unwrap_or(true)
    }
}

/// A client of a service. Clones share the transport: connections, cache and pace.
#[derive(Clone)]
pub struct Client {
    pub(crate) transport: Arc<Transport>,
    pub settings: Arc<CallSettings>,
}

impl Client {
    /// A client that adds nothing to its calls; no connection is opened before the first one.
    ///
    /// # Errors
    /// An option that cannot work, or a cache that cannot be opened.
    pub fn new(service: &'static Service, options: Options) -> Result<Self, TransportError> {
        Ok(Self {
            transport: Arc::new(Transport::new(service, options)?),
            settings: Arc::default(),
        })
    }

    /// The same client with other settings for its calls.
    #[must_use]
    pub fn with_settings(&self, settings: CallSettings) -> Self {
        Self {
            transport: Arc::clone(&self.transport),
            settings: Arc::new(settings),
        }
    }

    /// The same client for what shall be as the service has it now: a cache answers none of its calls, also when the
    /// service fails, and keeps what they fetch.
    pub(crate) fn asking_anew(&self) -> Self {
        let mut settings = CallSettings::clone(&self.settings);
        settings.call.policy.refresh = Some(true);
        settings.call.policy.stale_if_error = Some(Lifetime::NONE);
        self.with_settings(settings)
    }

    /// Whether its calls are answered by its cache alone.
    pub(crate) fn is_cached_only(&self) -> bool {
        let cache = self.options().cache.as_ref();
        let policy = cache.and_then(|cache| cache.policy.changed(&self.settings.call.policy));
        policy.is_some_and(|policy| policy.only_if_cached)
    }

    /// The service that is called.
    pub fn service(&self) -> &'static Service {
        self.transport.service
    }

    /// The options with which it was made.
    pub fn options(&self) -> &Options {
        &self.transport.options
    }

    /// Its cache, if it has one.
    pub fn cache(&self) -> Option<&Cache> {
        self.transport.cache.as_ref()
    }

    /// The address of a request.
    pub fn address(&self, request: &Request) -> String {
        self.transport.url(request, false)
    }

    /// The address of a request for people: without the values that the caller added.
    pub fn shown_address(&self, request: &Request) -> String {
        self.transport
            .shown_url(request, false, &self.settings.call)
    }

    /// The address at which the service answers a request: that of [`Self::address`], or the one that a call tries
    /// after it.
    pub fn served_address(&self, request: &Request) -> String {
        let live = self.transport.goes_to_live_path(request);
        self.transport.url(request, live)
    }

    /// Like [`Self::served_address`], for people: without the values that the caller added.
    pub fn shown_served_address(&self, request: &Request) -> String {
        let live = self.transport.goes_to_live_path(request);
        self.transport.shown_url(request, live, &self.settings.call)
    }

    /// The headers of a request, with those that the caller added.
    pub fn headers(&self, request: &Request) -> Vec<(String, String)> {
        self.transport.request_headers(request, &self.settings.call)
    }

    /// Ends its connections; calls from now on fail.
    pub fn close(&self) {
        self.transport.close();
    }

    pub fn is_closed(&self) -> bool {
        self.transport.is_closed()
    }

    /// Shares the pace with the copies that this process makes of the client, unless it has a limiter.
    pub fn share_with_copies(&self) {
        self.transport.share_with_copies();
    }

    /// The request of a call; nothing is sent.
    ///
    /// # Errors
    /// The caller's additions conflict with the arguments.
    pub fn request(&self, arguments: &Arguments) -> Result<Request, CallError> {
        call::request(arguments, &self.settings.extra)
    }

    /// Method and address of a request, for a log; a long address in part, and without the values that
    /// the caller added.
    pub fn line(&self, request: &Request) -> String {
        line(request, &self.shown_address(request))
    }

    /// A cached answer to one request, if it is available without waiting.
    pub fn try_cached(&self, request: &Request) -> Option<Result<Reply, Failure>> {
        self.transport.try_cached(request, &self.settings.call)
    }

    /// Returns the stored answer to one request, or sends it and reads the body.
    ///
    /// # Errors
    /// Why there is no body, with the outcome of each attempt.
    pub async fn fetch(&self, request: &Request) -> Result<Reply, Failure> {
        let runtime = RuntimeKind::of(&Handle::current());
        let idle_timeout = self.idle_timeout(request.operation);
        let call = &self.settings.call;
        let fetched = self.transport.fetch(runtime, request, idle_timeout, call);
        fetched.await.map_err(|failure| explained(failure, request))
    }

    /// Seconds without progress that a call waits for: the caller's, else the operation's, else the
    /// client's.
    pub(crate) fn idle_timeout(&self, operation: &Operation) -> Option<f64> {
        let options = &self.transport.options;
        match (self.settings.call.timeout, operation.timeout) {
            (Some(own), _) => own,
            (None, Some(longer)) if !options.timeout_given => Some(longer),
            _ => options.timeout,
        }
    }
}

/// An error with what may be wrong with the request: days of which a sandbox has no data, or names that the catalog does
/// not list.
fn explained(mut failure: Failure, request: &Request) -> Failure {
    if let TransportError::Status(answer) = &mut failure.error
        && let Some(note) = sandbox_note(&answer.headers)
    {
        answer.hint = Some(note.to_owned());
    } else if let TransportError::Status(answer) = &mut failure.error
        && matches!(answer.status, 400 | 404 | 422 | 500)
        && answer.blocked.is_none()
        && !request.unknown_names.is_empty()
    {
        let names = request.unknown_names.iter().map(UnknownName::sentence);
        answer.hint = Some(names.collect::<Vec<_>>().join(". "));
    }
    failure
}

/// The error in an answer with a success status. Values in `added` are masked if the answer repeats them.
pub fn fault_in_success(
    operation: &Operation,
    added: &Added,
    reply: &Reply,
) -> Option<StatusFailure> {
    // Most bodies do not hold the word.
    let member = operation.fault_member?;
    memchr::memmem::find(&reply.body, member.as_bytes())?;
    let message = hidden_fault(operation, &reply.body)?;
    Some(StatusFailure {
        status: reply.status,
        url: reply.url.clone(),
        headers: reply.headers.clone(),
        body: added.answer(&reply.body),
        detail: Some(added.text(&message).into_owned()),
        retry_after: None,
        blocked: None,
        hint: None,
    })
}
