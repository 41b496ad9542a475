//! The cache as a layer over "fetch a request".
//!
//! It is given a future that fetches and decides whether that future runs. It knows neither the client
//! nor the connections.

use std::future::Future;

use super::flight::Outcome;
use super::key::Key;
use super::look::{Cache, Found, may_be_kept};
use super::options::{Policy, PolicyChange};
use super::store::StoreError;
use crate::{Failure, Reply, TransportError};
use openshelf_core::call::Request;

/// A call that the cache has to do with.
pub struct Keeping<'a> {
    cache: &'a Cache,
    service: &'static str,
    request: &'a Request,
    key: Key,
    policy: Policy,
    /// Bytes that the body of an answer may have.
    max_bytes: u64,
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        TransportError::Cache(error.to_string()).into()
    }
}

impl<'a> Keeping<'a> {
    /// The cache's part in a call of a service, which it names; `None` where it has none.
    pub fn new(
        cache: &'a Cache,
        service: &'static str,
        request: &'a Request,
        headers: &[(String, String)],
        change: &PolicyChange,
        max_bytes: u64,
    ) -> Option<Self> {
        let policy = cache.options.policy.changed(change)?;
        let may = may_be_kept(request.operation) && !policy.expire_after.is_none();
        if !may && !policy.only_if_cached {
            return None;
        }
        Some(Self {
            cache,
            service,
            request,
            key: cache.key(request, headers),
            policy,
            max_bytes,
        })
    }

    /// Whether a look is over sooner than another thread would begin it.
    pub fn is_near(&self) -> bool {
        self.cache.opened.is_near()
    }

    /// A hit that can be had at once, without a runtime.
    pub fn at_hand(&self) -> Option<Result<Reply, Failure>> {
        if self.policy.refresh || !may_be_kept(self.request.operation) {
            return None;
        }
        let now = self.cache.clock.now();
        let found = self
            .cache
            .opened
            .with(|store| Cache::find(store, &self.key, &self.policy, now));
        match found {
            Ok(Found::Fresh(entry)) => Some(self.served(self.cache.reply(entry, false))),
            // Trouble is met again on the long road, and told there.
            _ => None,
        }
    }

    /// The limit of a client holds for what others have kept, too.
    fn served(&self, reply: Reply) -> Result<Reply, Failure> {
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

    async fn find(&self) -> Result<Found, StoreError> {
        let (key, policy, now) = (self.key.clone(), self.policy, self.cache.clock.now());
        self.cache
            .opened
            .aside(move |store| Cache::find(store, &key, &policy, now))
            .await
    }

    /// What is kept, and never a request. `url` gives the address that an error names.
    pub async fn offline(&self, url: impl FnOnce() -> String) -> Result<Reply, Failure> {
        let found = match may_be_kept(self.request.operation) {
            true => self.find().await?,
            false => Found::Nothing,
        };
        match found {
            Found::Fresh(entry) => self.served(self.cache.reply(entry, false)),
            Found::Stale(entry, over) if self.policy.stale_if_error.holds(over) => {
                self.served(self.cache.reply(entry, true))
            }
            _ => {
                self.cache.count_miss();
                Err(TransportError::NotCached { url: url() }.into())
            }
        }
    }

    pub fn is_offline(&self) -> bool {
        self.policy.only_if_cached
    }

    /// Looks, or asks together with all who want the same at this moment, and keeps the answer.
    pub async fn look_or_ask(
        &self,
        timeout: Option<f64>,
        ask: impl Future<Output = Result<Reply, Failure>>,
    ) -> Result<Reply, Failure> {
        let seat = self.cache.opened.flights.join(&self.key.hash);
        let turn = seat.turn().await;
        if let Some(outcome) = turn.shared(timeout) {
            return self.served(outcome.result?);
        }
        if !self.policy.refresh {
            match self.find().await {
                Ok(Found::Fresh(entry)) => return self.served(self.cache.reply(entry, false)),
                Ok(_) => {}
                Err(error) => self.cache.tolerate(error)?,
            }
        }
        self.cache.count_miss();
        let result = ask.await;
        let kept = match &result {
            Ok(reply) => self.keep(reply).await,
            Err(_) => Ok(()),
        };
        turn.share(|| Outcome {
            result: result.clone(),
            timeout,
        });
        kept.and(result)
    }

    async fn keep(&self, reply: &Reply) -> Result<(), Failure> {
        let operation = self.request.operation;
        let entry = self
            .cache
            .entry(&self.key, self.service, operation, &self.policy, reply);
        let Some(entry) = entry else { return Ok(()) };
        let (hash, keep) = (self.key.hash, self.cache.keep(&self.policy));
        let now = entry.stored;
        let kept = self
            .cache
            .opened
            .aside(move |store| store.put(&hash, entry.into(), keep, now))
            .await;
        match kept {
            Ok(()) => Ok(()),
            Err(error) => Ok(self.cache.tolerate(error)?),
        }
    }

    /// An answer that is no longer good, where the service fails and the caller takes one.
    pub async fn instead_of(&self, failure: Failure) -> Result<Reply, Failure> {
        if self.policy.stale_if_error.is_none() || !may_pass(&failure.error) {
            return Err(failure);
        }
        match self.find().await {
            Ok(Found::Stale(entry, over)) if self.policy.stale_if_error.holds(over) => {
                self.served(self.cache.reply(entry, true))
            }
            Ok(Found::Fresh(entry)) => self.served(self.cache.reply(entry, false)),
            _ => Err(failure),
        }
    }
}

/// Whether it is the service or the way to it that failed, and not the question.
fn may_pass(error: &TransportError) -> bool {
    match error {
        TransportError::Connect { .. }
        | TransportError::Timeout { .. }
        | TransportError::Deadline { .. }
        | TransportError::Broken { .. } => true,
        TransportError::Status(failure) => {
            failure.status >= 500 || failure.status == 429 || failure.status == 408
        }
        _ => false,
    }
}
