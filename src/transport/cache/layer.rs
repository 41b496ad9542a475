//! The cache as a layer over "fetch a request".
//!
//! It is given a function that fetches, and decides whether it is called, and under which condition. It knows
//! neither the client nor the connections.

use std::future::Future;
use std::sync::Arc;

use super::entry::Entry;
use super::error::StoreError;
use super::key::CacheKey;
use super::lookup::{Cache, Lookup, Use, is_cacheable, is_promised};
use super::options::{Policy, PolicyChange};
use super::revalidation::{Condition, NOT_MODIFIED, is_conditional, renewed};
use super::single_flight::Outcome;
use crate::{Failure, Reply, StaleReason, TransportError};
use openshelf_core::answer::why_undeclared;
use openshelf_core::call::Request;
use openshelf_core::catalog::{Answer, Method};
use openshelf_core::printable::shown_address;

/// One call that may be answered from the cache, or whose answer may be stored.
pub struct CachedCall<'a> {
    cache: &'a Cache,
    service: &'static str,
    request: &'a Request,
    key: CacheKey,
    policy: Policy,
    /// Whether an expired answer may be revalidated.
    may_revalidate: bool,
    /// Bytes that the body of an answer may have.
    max_bytes: u64,
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        TransportError::from(error).into()
    }
}

impl<'a> CachedCall<'a> {
    /// The cache's part in a call of this service; `None` if the call does not use the cache.
    pub fn new(
        cache: &'a Cache,
        service: &'static str,
        request: &'a Request,
        headers: &[(String, String)],
        change: &PolicyChange,
        max_bytes: u64,
    ) -> Option<Self> {
        let policy = cache.options.policy.changed(change)?;
        let is_stored = is_cacheable(request.operation) && !policy.expire_after.is_none();
        if !is_stored && !policy.only_if_cached {
            return None;
        }
        Some(Self {
            cache,
            service,
            request,
            key: cache.key(request, headers),
            policy,
            may_revalidate: request.method == Method::Get && !is_conditional(headers),
            max_bytes,
        })
    }

    /// Whether a lookup takes no longer than handing it to another thread.
    pub fn is_local(&self) -> bool {
        self.cache.store.is_local()
    }

    /// A fresh entry, looked up on this thread without a runtime.
    pub fn try_cached(&self) -> Option<Result<Reply, Failure>> {
        if self.policy.refresh || !is_cacheable(self.request.operation) {
            return None;
        }
        let now = self.cache.clock.now();
        let found = self
            .cache
            .store
            .with(|store| Cache::look_up(store, &self.key, &self.policy, now));
        match found {
            Ok(Lookup::Fresh(entry)) => Some(self.check_size(self.cache.reply_from(entry, None))),
            // `get_or_fetch` looks again after an error, and reports it.
            _ => None,
        }
    }

    /// Rejects an answer that is larger than this client accepts; another client may have stored it.
    fn check_size(&self, reply: Reply) -> Result<Reply, Failure> {
        let limit = self.max_bytes;
        if reply.body.len() as u64 > limit {
            return Err(TransportError::TooLarge {
                url: reply.url,
                limit,
            }
            .into());
        }
        Ok(reply)
    }

    async fn look_up(&self) -> Result<Lookup, StoreError> {
        let (key, policy, now) = (self.key, self.policy, self.cache.clock.now());
        let found = self
            .cache
            .store
            .with_on_blocking_thread(move |store| Cache::look_up(store, &key, &policy, now))
            .await;
        found.inspect(|_| self.cache.worked(Use::Reading))
    }

    /// The stored answer, without ever sending a request. `url` returns the address that an error names.
    pub async fn cached_only(&self, url: impl FnOnce() -> String) -> Result<Reply, Failure> {
        let found = if is_cacheable(self.request.operation) {
            self.look_up().await?
        } else {
            Lookup::Missing
        };
        match found {
            Lookup::Fresh(entry) => self.check_size(self.cache.reply_from(entry, None)),
            Lookup::Stale(entry, expired_for) if self.policy.stale_if_error.holds(expired_for) => {
                let reason = StaleReason {
                    word: "only_if_cached".to_owned(),
                    message: "only_if_cached forbids a request".to_owned(),
                };
                self.check_size(self.cache.reply_from(entry, Some(reason)))
            }
            _ => {
                self.cache.count_miss();
                Err(TransportError::NotCached { url: url() }.into())
            }
        }
    }

    /// Whether the call may not send a request.
    pub fn is_cached_only(&self) -> bool {
        self.policy.only_if_cached
    }

    /// The stored answer, or the outcome of `fetch`, which equal simultaneous calls share. A fetched
    /// answer is stored.
    pub async fn get_or_fetch<F: Future<Output = Result<Reply, Failure>>>(
        &self,
        idle_timeout: Option<f64>,
        fetch: impl Fn(Option<Condition>) -> F,
    ) -> Result<Reply, Failure> {
        let ticket = self.cache.store.single_flight.join(&self.key.hash);
        let leader = ticket.lead().await;
        if let Some(outcome) = leader.shared_outcome(idle_timeout) {
            // This call has sent nothing.
            let shared = Reply {
                attempts: 0,
                waited: 0.0,
                ..outcome.result?
            };
            return self.check_size(shared);
        }
        let mut expired = None;
        if !self.policy.refresh {
            match self.look_up().await {
                Ok(Lookup::Fresh(entry)) => {
                    return self.check_size(self.cache.reply_from(entry, None));
                }
                Ok(Lookup::Stale(entry, _)) if self.may_revalidate => expired = Some(entry),
                Ok(_) => {}
                Err(error) => self.cache.raise_or_record(error, Use::Reading)?,
            }
        }
        let result = match expired {
            Some(entry) => self.revalidate(&entry, fetch).await,
            None => self.fetch_new(fetch).await,
        };
        let stored = match &result {
            Ok(reply) => self.store(reply).await,
            Err(_) => Ok(()),
        };
        leader.publish(|| Outcome {
            result: result.clone(),
            idle_timeout,
        });
        stored.and(result)
    }

    /// Fetches an answer without a condition.
    async fn fetch_new<F: Future<Output = Result<Reply, Failure>>>(
        &self,
        fetch: impl Fn(Option<Condition>) -> F,
    ) -> Result<Reply, Failure> {
        self.cache.count_miss();
        fetch(None).await
    }

    /// Asks the service whether an expired answer has changed. Returns the same answer, or the new one.
    async fn revalidate<F: Future<Output = Result<Reply, Failure>>>(
        &self,
        entry: &Arc<Entry>,
        fetch: impl Fn(Option<Condition>) -> F,
    ) -> Result<Reply, Failure> {
        let Some(condition) = Condition::of(entry) else {
            return self.fetch_new(fetch).await;
        };
        let outcome = fetch(Some(condition.clone())).await;
        match outcome {
            Ok(reply) if reply.status == NOT_MODIFIED && condition.is_met_by(&reply.headers) => {
                self.cache.count_revalidated();
                let now = self.cache.clock.now();
                self.check_size(renewed(entry, &reply, now))
            }
            Ok(reply) if reply.status == NOT_MODIFIED => self.fetch_new(fetch).await,
            outcome => {
                self.cache.count_miss();
                outcome
            }
        }
    }

    async fn store(&self, reply: &Reply) -> Result<(), Failure> {
        let operation = self.request.operation;
        let entry = self
            .cache
            .new_entry(&self.key, self.service, operation, &self.policy, reply);
        let Some(entry) = entry else { return Ok(()) };
        let (hash, retention) = (self.key.hash, self.cache.retention());
        let now = entry.stored;
        let stored = self
            .cache
            .store
            .with_on_blocking_thread(move |store| store.put(&hash, entry.into(), retention, now))
            .await;
        match stored {
            Ok(()) => {
                self.cache.worked(Use::Writing);
                Ok(())
            }
            Err(error) => Ok(self.cache.raise_or_record(error, Use::Writing)?),
        }
    }

    /// The expired answer instead of a failure of the service, if the caller's policy allows it.
    pub async fn stale_fallback(&self, failure: Failure) -> Result<Reply, Failure> {
        if self.policy.stale_if_error.is_none() || !is_service_failure(&failure.error) {
            return Err(failure);
        }
        let reason = StaleReason {
            word: failure.error.word(),
            message: failure.to_string(),
        };
        match self.instead(reason).await {
            Some(reply) => self.check_size(reply),
            None => Err(failure),
        }
    }

    /// The expired answer instead of one that is not what the operation promises, if the caller's policy allows it.
    pub async fn stale_instead(&self, reply: Reply) -> Result<Reply, Failure> {
        let is_new = reply.cache_status.is_none();
        if self.policy.stale_if_error.is_none()
            || !is_new
            || is_promised(self.request.operation, &reply)
        {
            return Ok(reply);
        }
        let operation = self.request.operation;
        let why = match operation.answer {
            Answer::Object | Answer::List | Answer::ObjectOrList => {
                format!(": {}", why_undeclared(operation, &reply.body))
            }
            _ => String::new(),
        };
        let reason = StaleReason {
            word: "another answer".to_owned(),
            message: format!(
                "{}: the answer is not one of {}{why}",
                shown_address(&reply.url),
                operation.full_name()
            ),
        };
        match self.instead(reason).await {
            Some(stored) => self.check_size(stored),
            None => Ok(reply),
        }
    }

    /// The stored answer, if it has not been expired for too long.
    async fn instead(&self, reason: StaleReason) -> Option<Reply> {
        match self.look_up().await.ok()? {
            Lookup::Stale(entry, expired_for) if self.policy.stale_if_error.holds(expired_for) => {
                Some(self.cache.reply_from(entry, Some(reason)))
            }
            Lookup::Fresh(entry) => Some(self.cache.reply_from(entry, None)),
            _ => None,
        }
    }
}

/// Whether the service or the connection to it failed, and not the request.
fn is_service_failure(error: &TransportError) -> bool {
    match error {
        TransportError::Connect { .. }
        | TransportError::Certificate { .. }
        | TransportError::Timeout { .. }
        | TransportError::Deadline { .. }
        | TransportError::Broken { .. } => true,
        // What stands in front of the service has answered in its place.
        TransportError::MediaType { .. } => true,
        // A status of success that the operation does not have is no answer of it.
        TransportError::Status(failure) => {
            let is_of_request = (300..500).contains(&failure.status);
            let is_passing = matches!(failure.status, 408 | 429);
            failure.blocked.is_some() || !is_of_request || is_passing
        }
        _ => false,
    }
}
