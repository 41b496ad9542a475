//! The layer that sends a request until it succeeds, until another attempt would be useless, or until there were
//! too many.

use std::time::Instant;

use super::cache::Condition;
use super::cancelled_requests::UnderWay;
use super::context::CallContext;
use super::exchange::Exchange;
use super::http_client::Reuse;
use super::options::{Attempt, Event};
use super::permit;
use super::pool::AttemptPool;
use super::process_state::ProcessState;
use super::retry::{self, CutPauses, Decision, Pauses, Repeatable, decide};
use super::send::{Receive, send};
use super::trace::WaitReason;
use super::turns::Turns;
use super::waiting::Waiting;
use super::{Failure, TransportError};
use openshelf_core::defaults::MAX_RETRIES;

/// One call with everything that its attempts need.
#[derive(Clone, Copy)]
pub struct Attempts<'a> {
    pub context: &'a CallContext<'a>,
    pub state: &'a ProcessState,
    /// For an answer that the cache has.
    pub condition: Option<&'a Condition>,
}

impl Attempts<'_> {
    /// Sends the request to this address until it succeeds.
    pub async fn send_to<T: Receive>(&self, url: &str) -> Result<T, Failure> {
        let (context, log) = (self.context, self.context.log);
        let shown = context.shown(url);
        let mut tries = Tries {
            attempts: 0,
            reuse: Reuse::Any,
            pauses: None,
            cuts: None,
        };
        let before = log.waited();
        loop {
            let pool = self.pool(tries.reuse)?;
            tries.attempts += 1;
            let asked = Instant::now();
            let permit = permit::acquire(context, self.state, &shown).await;
            log.has_waited(asked.elapsed());
            let permit = permit.map_err(|error| context.failure(error))?;
            log.begin();
            let longest = context.options.max_retry_after;
            let turns = Turns::new(
                permit.turn,
                self.state.limit_of(context.wanted.request),
                longest,
            );
            let under_way = UnderWay::new(permit.under_way, log.is_over.clone());
            if let Some(steps) = &log.steps {
                steps.begin_attempt(tries.attempts);
            }
            let exchange = Exchange {
                context,
                url,
                shown_url: &shown,
                condition: self.condition.filter(|own| own.url == *shown),
                turns: &turns,
                under_way: &under_way,
            };
            let outcome = send::<T>(pool, exchange).await;
            drop(under_way);
            if let Some(steps) = &log.steps {
                steps.end_attempt(outcome.as_ref().map(T::status));
            }
            log.has_waited(turns.waited());
            let error = match outcome {
                Ok(reply) => {
                    self.state.budget.refill();
                    return Ok(T::sent(reply, tries.attempts, log.waited() - before));
                }
                Err(error) => error,
            };
            log.end(&error);
            let pause = self.pause_before_next(&mut tries, &error).await;
            context.report(&shown, || {
                Event::Failed(Attempt {
                    number: tries.attempts,
                    outcome: error.word(),
                    pause,
                })
            });
            let Some(pause) = pause else {
                return Err(context.failure(error));
            };
            if pause > 0.0 {
                let pause = retry::seconds(pause);
                log.wait_for(Waiting::retry(pause, is_requested(&error)));
                log.has_waited(pause);
                log.wait(WaitReason::Retry, tokio::time::sleep(pause)).await;
            }
        }
    }

    /// The pool for the next attempt.
    fn pool(&self, reuse: Reuse) -> Result<AttemptPool<'_>, TransportError> {
        let CallContext {
            options, wanted, ..
        } = self.context;
        let lasts = self
            .context
            .service
            .cuts
            .map(|cuts| cuts.connection_requests);
        let pools = &self.state.pools;
        let pool = pools.get(wanted.pool, reuse, &wanted.address, options, lasts);
        pool.prepare()?;
        Ok(pool)
    }

    /// Whether the connection was closed before anything of an answer came, and the request may be sent again.
    fn is_cut(&self, error: &TransportError) -> bool {
        let is_unanswered = matches!(
            error,
            TransportError::Broken {
                is_unanswered: true,
                ..
            }
        );
        is_unanswered && Repeatable::from(self.context.wanted.request).after(error)
    }

    /// Seconds until the next attempt; `None` if there is none. A 429 pauses the whole client.
    async fn pause_before_next(&self, tries: &mut Tries, error: &TransportError) -> Option<f64> {
        let context = self.context;
        let is_cut = self.is_cut(error);
        if is_cut && tries.reuse == Reuse::Any {
            // The server may close a connection while a request is on its way, and the others with it.
            tries.reuse = Reuse::New;
            return Some(0.0);
        }
        let given = context.call.max_retries.or(context.options.max_retries);
        let mut most = given.unwrap_or(MAX_RETRIES);
        let own = match context.service.cuts.as_ref().filter(|_| is_cut) {
            Some(cuts) => {
                let is_local = context.wanted.address.is_loopback();
                let cuts = tries
                    .cuts
                    .get_or_insert_with(|| CutPauses::new(cuts, is_local));
                most = given.unwrap_or_else(|| cuts.usual_retries());
                cuts.next()
            }
            None => tries
                .pauses
                .get_or_insert_with(Pauses::default)
                .next(retry::random()),
        };
        let longest = context.options.max_retry_after;
        let decision = decide(context.wanted.request.into(), error, own, longest);
        if let TransportError::Status(failure) = error
            && failure.status == 429
        {
            // A delay that the service requests also applies to the next calls, however long it is.
            let pause = match (failure.retry_after, decision) {
                (Some(asked), _) => asked,
                (None, Decision::RetryAfter(pause)) => pause.min(longest),
                (None, Decision::GiveUp) => longest.min(1.0),
            };
            self.state
                .limit_of(self.context.wanted.request)
                .pause(pause, failure)
                .await;
        }
        match decision {
            Decision::RetryAfter(pause) if tries.retries() <= most && self.state.budget.take() => {
                Some(pause)
            }
            _ => None,
        }
    }
}

/// Whether the service requested the wait before another attempt.
fn is_requested(error: &TransportError) -> bool {
    matches!(error, TransportError::Status(failure) if failure.retry_after.is_some())
}

/// The attempts of one call.
struct Tries {
    /// How many were made.
    attempts: u32,
    /// Which connections the next one may use.
    reuse: Reuse,
    pauses: Option<Pauses>,
    cuts: Option<CutPauses>,
}

impl Tries {
    /// The number that another attempt would have as a retry. The first one on a new connection is none.
    fn retries(&self) -> u32 {
        self.attempts - u32::from(self.reuse == Reuse::New)
    }
}
