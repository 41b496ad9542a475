//! A service as one caller sees it: the shared transport, and what the caller adds to each call.

use std::sync::Arc;

use openshelf_core::call::{self, Arguments, CallError, Request};
use openshelf_core::catalog::{Operation, Service};
use openshelf_transport::{Failure, Options, Reply, RuntimeKind, Transport, TransportError, line};
use tokio::runtime::Handle;

use super::settings::CallSettings;

/// A client of a service. Clones share the transport: connections, cache and pace.
#[derive(Clone)]
pub struct Client {
    pub transport: Arc<Transport>,
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

    /// The same client whose calls have other settings.
    #[must_use]
    pub fn with_settings(&self, settings: CallSettings) -> Self {
        Self {
            transport: Arc::clone(&self.transport),
            settings: Arc::new(settings),
        }
    }

    /// What is asked.
    pub fn service(&self) -> &'static Service {
        self.transport.service
    }

    /// The request of a call; nothing is sent.
    ///
    /// # Errors
    /// What the caller adds does not go with the arguments.
    pub fn request(&self, arguments: &Arguments) -> Result<Request, CallError> {
        call::request(arguments, &self.settings.extra)
    }

    /// Method and address of a request, for a log; a long address in part, and without the values that
    /// the caller added.
    pub fn line(&self, request: &Request) -> String {
        let shown = self
            .transport
            .shown_url(request, false, &self.settings.call);
        line(request, &shown)
    }

    /// What is kept of an earlier call, where it can be had without waiting.
    pub fn try_cached(&self, request: &Request) -> Option<Result<Reply, Failure>> {
        self.transport.try_cached(request, &self.settings.call)
    }

    /// Gives the stored answer, or sends the request and reads its body.
    ///
    /// # Errors
    /// Why there is no body, with the outcome of each attempt.
    pub async fn fetch(&self, request: &Request) -> Result<Reply, Failure> {
        let runtime = RuntimeKind::of(&Handle::current());
        let idle_timeout = self.idle_timeout(request.operation);
        let call = &self.settings.call;
        self.transport
            .fetch(runtime, request, idle_timeout, call)
            .await
    }

    /// Seconds without progress that a call waits for: the caller's, else the operation's, else the
    /// client's.
    fn idle_timeout(&self, operation: &Operation) -> Option<f64> {
        let options = &self.transport.options;
        match (self.settings.call.timeout, operation.timeout) {
            (Some(own), _) => own,
            (None, Some(longer)) if !options.timeout_given => Some(longer),
            _ => options.timeout,
        }
    }
}
