//! A client: one service, its options, its cache and its connections.

use std::future::Future;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use super::attempts::{AttemptLog, RetriedCall};
use super::cache::{Cache, Keeping};
use super::headers::ClientHeaders;
use super::live::Live;
use super::live_path;
use super::options::{CallOptions, Options, check_seconds};
use super::pool::{Road, certificates};
use super::retry;
use super::throttle::Throttle;
use super::{Address, Failure, Reply, TransportError};
use openshelf_core::call::Request;
use openshelf_core::process::{Owned, PerProcess};
use openshelf_core::table::Service;

/// One service as one client sees it; views and threads share it.
pub struct Client {
    pub service: &'static Service,
    pub options: Options,
    pub cache: Option<Cache>,
    headers: ClientHeaders,
    live: PerProcess<Live>,
    closed: AtomicBool,
}

impl Client {
    /// Checks the options and opens the cache; no connection is opened before the first call.
    ///
    /// # Errors
    /// An option that cannot work, or a cache that cannot be opened.
    pub fn new(service: &'static Service, options: Options) -> Result<Self, TransportError> {
        if let Some(pace) = options.requests_per_second {
            Throttle::new(pace)?;
        }
        check_seconds("timeout", options.timeout)?;
        check_seconds("deadline", options.deadline)?;
        certificates(&options)?;
        let headers = ClientHeaders::new(service, options.user_agent.as_deref())?;
        let cache = match &options.cache {
            Some(cache) => Some(
                Cache::new(cache, &options.servers())
                    .map_err(|error| TransportError::Cache(error.to_string()))?,
            ),
            None => None,
        };
        Ok(Self {
            service,
            options,
            cache,
            headers,
            live: PerProcess::new(),
            closed: AtomicBool::new(false),
        })
    }

    /// Closes the connections; later calls are refused.
    pub fn close(&self) {
        self.closed.store(true, Ordering::Release);
        self.live.clear();
    }

    pub fn is_closed(&self) -> bool {
        self.closed.load(Ordering::Acquire)
    }

    /// The whole address of a request.
    pub fn url(&self, request: &Request, live: bool) -> String {
        self.address(request).join(&request.target(live))
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

    /// What this process has open.
    fn live(&self) -> Result<Arc<Owned<Live>>, TransportError> {
        self.check_open()?;
        self.live.get_or_try_init(|| Live::new(&self.options))
    }

    /// What the cache has to do with a call; `None` where it has nothing to do with it.
    fn keeping<'a>(&'a self, request: &'a Request, call: &CallOptions) -> Option<Keeping<'a>> {
        let cache = self.cache.as_ref()?;
        Keeping::new(
            cache,
            self.service.name,
            request,
            &call.headers,
            &call.policy,
            self.options.max_response_bytes,
        )
    }

    /// What is kept of an earlier call, where it can be had at once.
    pub fn at_hand(&self, request: &Request, call: &CallOptions) -> Option<Result<Reply, Failure>> {
        let keeping = self.keeping(request, call).filter(Keeping::is_near)?;
        if let Err(error) = self.check_open() {
            return Some(Err(error.into()));
        }
        keeping.at_hand()
    }

    /// Finds what is kept, or sends a request and reads its body, before the deadline.
    ///
    /// # Errors
    /// Why there is no body, with what became of each attempt.
    pub async fn fetch(
        &self,
        road: Road,
        request: &Request,
        timeout: Option<f64>,
        call: &CallOptions,
    ) -> Result<Reply, Failure> {
        let log = AttemptLog::default();
        let ask = self.send(road, request, timeout, call, &log);
        let Some(keeping) = self.keeping(request, call) else {
            return self.in_time(request, call, &log, ask).await;
        };
        self.check_open()?;
        if keeping.is_offline() {
            return keeping.offline(|| self.url(request, false)).await;
        }
        let fetching = keeping.look_or_ask(timeout, ask);
        match self.in_time(request, call, &log, fetching).await {
            Ok(reply) => Ok(reply),
            Err(failure) => keeping.instead_of(failure).await,
        }
    }

    /// Cuts a call off when its deadline is over.
    async fn in_time(
        &self,
        request: &Request,
        call: &CallOptions,
        log: &AttemptLog,
        fetching: impl Future<Output = Result<Reply, Failure>>,
    ) -> Result<Reply, Failure> {
        let Some(seconds) = call.deadline.unwrap_or(self.options.deadline) else {
            return fetching.await;
        };
        match tokio::time::timeout(retry::seconds(seconds), fetching).await {
            Ok(outcome) => outcome,
            Err(_) => {
                let url = self.url(request, false);
                let error = TransportError::Deadline { url, seconds };
                Err(log.failure(error, &self.options))
            }
        }
    }

    /// Sends a request and reads its body, whatever the cache has.
    async fn send(
        &self,
        road: Road,
        request: &Request,
        timeout: Option<f64>,
        call: &CallOptions,
        log: &AttemptLog,
    ) -> Result<Reply, Failure> {
        let live = self.live()?;
        let address = self.address(request);
        live_path::send(&RetriedCall {
            service: self.service,
            options: &self.options,
            headers: &self.headers,
            live: &live,
            pool: live.pools.get(road, address, &self.options)?,
            address,
            request,
            timeout,
            call,
            log,
        })
        .await
    }
}
