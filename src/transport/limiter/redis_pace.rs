//! A pace that many machines share through a Redis server.

use std::mem::{replace, take};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use openshelf_core::locks::lock;
use redis::{RedisError, cmd};
use tokio::task::spawn_blocking;

use super::answer::Answer;
use super::error::LimiterError;
use super::key::LimitKey;
use super::micros::micros;
use super::option::OnLimiterError;
use super::slots::{LEASE, Slot, SlotTurn};
use crate::TransportError;
use crate::redis_server::{RedisFailure, RedisServer};
use crate::unique;
use crate::waiting::Hindrance;

/// The rule by which the server grants requests.
const TICKETS: &str = include_str!("tickets.lua");
/// Grants nothing for a time. Key: state. Values: microseconds of the pause, and of the life of the key.
const PAUSE: &str = "
local time = redis.call('TIME')
local until_then = time[1] * 1000000 + time[2] + tonumber(ARGV[1])
if until_then > tonumber(redis.call('HGET', KEYS[1], 'pause') or 0) then
  redis.call('HSET', KEYS[1], 'pause', string.format('%.0f', until_then))
end
if redis.call('PTTL', KEYS[1]) < tonumber(ARGV[2]) then redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
return 1";

/// How long the server may take for an answer.
const TIMEOUT: Duration = Duration::from_secs(2);
/// How long a server that failed is not asked again.
const RETRY: Duration = Duration::from_secs(1);
/// A waiting process asks again after this time at the latest.
const LONGEST_SLEEP: Duration = Duration::from_secs(10);
/// How late a waiting process may ask again before it loses its place.
const GRACE: Duration = Duration::from_secs(1);
/// How often a process asks for its slot.
const RENEWAL: Duration = Duration::from_secs(1);

/// A pace in a Redis server.
pub struct RedisPace {
    shared: Arc<Shared>,
}

struct Shared {
    server: RedisServer,
    on_error: OnLimiterError,
    key: LimitKey,
    period: Duration,
    /// This process in the queue.
    worker: String,
    state: Mutex<State>,
    /// What calls wait for while the server grants nothing.
    hindrance: Hindrance,
    waits: Waits,
}

/// What calls may wait for, in words.
struct Waits {
    answer: Arc<str>,
    shares: Arc<str>,
}

impl Waits {
    fn of(shown: &str) -> Self {
        let lease = LEASE.as_secs();
        Self {
            answer: format!("an answer of the limiter {shown}").into(),
            shares: format!(
                "the limiter {shown}, which was started or away a moment ago: it grants nothing for up to {lease} s, until all shares have ended"
            )
            .into(),
        }
    }
}

/// What this process knows of the server.
#[derive(Default)]
struct State {
    slot: Option<Slot>,
    renewed: Option<Instant>,
    /// While the slot is used: when the server is asked again.
    ask_again: Option<Instant>,
    /// Since when the server has not answered, and why.
    away: Option<(Instant, LimiterError)>,
    /// The slots of others have not ended.
    is_held: bool,
    /// The slot was used while the server was away.
    has_used_slot: bool,
    /// The last question had no answer.
    is_lost: bool,
    /// That the server was lost or is back, which nobody has been told yet.
    news: Vec<String>,
}

/// What the server answered.
struct Ticket {
    is_granted: bool,
    wait: Duration,
    pause: Duration,
    now: u64,
    modulus: u64,
    residue: u64,
    /// Until the slots of other processes have ended, requests are sent in slots alone.
    is_held: bool,
}

impl RedisPace {
    /// The pace of this key in the server at this address. Nothing is sent.
    ///
    /// # Errors
    /// The address is not that of a Redis server.
    pub fn new(
        address: &str,
        on_error: OnLimiterError,
        key: &LimitKey,
        period: Duration,
    ) -> Result<Self, TransportError> {
        let server = RedisServer::new("limiter", address, TIMEOUT, Duration::ZERO)
            .map_err(TransportError::Option)?;
        let waits = Waits::of(server.shown());
        Ok(Self {
            shared: Arc::new(Shared {
                server,
                on_error,
                key: key.clone(),
                period,
                worker: unique::name(),
                state: Mutex::default(),
                hindrance: Hindrance::default(),
                waits,
            }),
        })
    }

    /// The time between two requests.
    pub fn period(&self) -> Duration {
        self.shared.period
    }

    /// Why the server grants no requests.
    pub fn hindrance(&self) -> Hindrance {
        self.shared.hindrance.clone()
    }

    /// That the server was lost or is back, in words; each change is returned once.
    pub fn take_news(&self) -> Vec<String> {
        take(&mut lock(&self.shared.state).news)
    }

    /// Asks for a request, which is counted if it is granted.
    ///
    /// # Errors
    /// Others use another rate, or the server has been away for too long.
    pub async fn ask(&self, longest: f64) -> Result<Answer, LimiterError> {
        if let Some(answer) = self.shared.without_server(longest)? {
            return Ok(answer);
        }
        let shared = self.shared.clone();
        let asking = spawn_blocking(move || shared.ask_server(longest));
        asking.await.unwrap_or_else(|error| {
            let message = format!("the limiter {}: {error}", self.shared.server.shown());
            Err(LimiterError::new(message, error))
        })
    }

    /// Grants nothing for this time, also not to other processes.
    pub async fn pause(&self, time: Duration) {
        let shared = self.shared.clone();
        // This process pauses whether or not the server is told.
        let _ = spawn_blocking(move || shared.pause(time)).await;
    }
}

impl Shared {
    /// The answer without asking the server, if it failed a moment ago.
    fn without_server(&self, longest: f64) -> Result<Option<Answer>, LimiterError> {
        let mut state = lock(&self.state);
        let now = Instant::now();
        match state.ask_again {
            Some(then) if now < then => self
                .answer_of_slot(&mut state, now, then, longest)
                .map(Some),
            _ => Ok(None),
        }
    }

    /// Asks the server.
    fn ask_server(&self, longest: f64) -> Result<Answer, LimiterError> {
        let asked = Instant::now();
        let (is_renewing, has_used_slot) = {
            let state = lock(&self.state);
            let is_due = |renewed: Instant| asked.duration_since(renewed) >= RENEWAL;
            (state.renewed.is_none_or(is_due), state.has_used_slot)
        };
        self.hindrance.set_if_none(&self.waits.answer);
        match self.ticket(is_renewing, has_used_slot) {
            Ok(ticket) => self.answer_of_ticket(&ticket, asked, is_renewing, longest),
            Err(failure) => {
                if let Some(error) = self.other_rate(&failure) {
                    self.is_back(&mut lock(&self.state));
                    return Err(error);
                }
                if refuses_account(&failure) {
                    // Waiting does not change it.
                    let error = self.away(failure);
                    self.hindrance.set(Some(error.to_string().into()));
                    return Err(error);
                }
                self.answer_of_failure(failure, longest)
            }
        }
    }

    fn answer_of_ticket(
        &self,
        ticket: &Ticket,
        asked: Instant,
        is_renewing: bool,
        longest: f64,
    ) -> Result<Answer, LimiterError> {
        let mut state = lock(&self.state);
        self.is_back(&mut state);
        if ticket.is_held {
            self.hindrance.set(Some(Arc::clone(&self.waits.shares)));
        }
        state.ask_again = None;
        state.has_used_slot = false;
        // Also before a pause: the server may have given half of the slot to another.
        if is_renewing && !ticket.is_held {
            state.renewed = Some(asked);
            // The server's clock at the middle of the question.
            let clock = ticket.now.saturating_sub(micros(asked.elapsed() / 2));
            state.slot = Slot::new(ticket.modulus, ticket.residue, asked, clock);
        }
        if !ticket.pause.is_zero() {
            return Ok(Answer::Paused(ticket.pause));
        }
        let was_held = replace(&mut state.is_held, ticket.is_held);
        if ticket.is_held {
            let now = Instant::now();
            if !was_held && let Some(slot) = &mut state.slot {
                slot.begin(now, self.period);
            }
            if let Some(again) = now.checked_add(RETRY.min(ticket.wait)) {
                state.ask_again = Some(again);
                return self.answer_of_slot(&mut state, now, again, longest);
            }
        }
        Ok(match ticket.is_granted {
            true => Answer::Go,
            false => Answer::Wait(ticket.wait),
        })
    }

    fn answer_of_failure(
        &self,
        failure: RedisFailure,
        longest: f64,
    ) -> Result<Answer, LimiterError> {
        let is_sent = match &failure {
            RedisFailure::Failed { is_sent, .. } => *is_sent,
            RedisFailure::TimedOut | RedisFailure::Skipped { .. } => true,
        };
        let error = self.away(failure);
        let mut state = lock(&self.state);
        self.is_lost(&mut state, &error);
        if self.on_error == OnLimiterError::Raise {
            return Err(error);
        }
        let now = Instant::now();
        let was_there = state.away.is_none();
        let since = state.away.take().map_or(now, |(since, _)| since);
        state.away = Some((since, error));
        if let Some(slot) = &mut state.slot {
            if is_sent {
                slot.halve();
            }
            if was_there {
                slot.begin(now, self.period);
            }
        }
        let again = now.checked_add(RETRY).unwrap_or(now);
        state.ask_again = Some(again);
        self.answer_of_slot(&mut state, now, again, longest)
    }

    /// Notes that the server did not answer.
    fn is_lost(&self, state: &mut State, error: &LimiterError) {
        self.hindrance.set(Some(error.to_string().into()));
        if !replace(&mut state.is_lost, true) {
            let next = match self.on_error {
                OnLimiterError::Raise => "calls fail until it is back",
                OnLimiterError::Share if state.slot.is_none() => {
                    "this process has no share yet, so calls wait for it"
                }
                OnLimiterError::Share => {
                    "calls go on at the share of this process for a moment, and then wait for it"
                }
            };
            state.news.push(format!("{error}; {next}"));
        }
    }

    /// Notes that the server answered.
    fn is_back(&self, state: &mut State) {
        state.away = None;
        self.hindrance.set(None);
        if replace(&mut state.is_lost, false) {
            let shown = self.server.shown();
            state.news.push(format!("the limiter {shown} is back"));
        }
    }

    /// What the slot allows until the server is asked again.
    fn answer_of_slot(
        &self,
        state: &mut State,
        now: Instant,
        again: Instant,
        longest: f64,
    ) -> Result<Answer, LimiterError> {
        let until_again = again.saturating_duration_since(now);
        let turn = state.slot.as_mut().map(|slot| slot.ask(now, self.period));
        match turn {
            Some(SlotTurn::Now) => {
                state.has_used_slot = state.away.is_some();
                Ok(Answer::Go)
            }
            Some(SlotTurn::Later(wait)) => Ok(Answer::Wait(wait.min(until_again))),
            None | Some(SlotTurn::Over) => match &state.away {
                Some((since, error)) if now.duration_since(*since).as_secs_f64() > longest => {
                    Err(error.clone())
                }
                _ => Ok(Answer::Wait(until_again)),
            },
        }
    }

    /// Asks the server for a ticket.
    fn ticket(&self, is_renewing: bool, has_used_slot: bool) -> Result<Ticket, RedisFailure> {
        let lease = match self.on_error {
            OnLimiterError::Share => LEASE,
            OnLimiterError::Raise => Duration::ZERO,
        };
        let flag = |holds: bool| if holds { "1" } else { "0" };
        let reply: (u8, u64, u64, u64, u64, u64, u8) = self.server.send(|connection, is_new| {
            let mut command = cmd("EVAL");
            command.arg(TICKETS).arg(6);
            for name in ["state", "queue", "alive", "seen", "slots", "free"] {
                command.arg(self.name(name));
            }
            command.arg(&self.worker);
            for time in [self.period, LONGEST_SLEEP, GRACE, lease] {
                command.arg(micros(time));
            }
            for holds in [is_renewing, is_new, has_used_slot] {
                command.arg(flag(holds));
            }
            command.arg("").query(connection)
        })?;
        let (granted, wait, pause, now, modulus, residue, held) = reply;
        Ok(Ticket {
            is_granted: granted == 1,
            wait: Duration::from_micros(wait),
            pause: Duration::from_micros(pause),
            now,
            modulus,
            residue,
            is_held: held == 1,
        })
    }

    fn pause(&self, time: Duration) -> Result<(), RedisFailure> {
        let life = time.saturating_add(Duration::from_secs(60));
        self.server.send(|connection, _| {
            cmd("EVAL")
                .arg(PAUSE)
                .arg(1)
                .arg(self.name("state"))
                .arg(micros(time))
                .arg(u64::try_from(life.as_millis()).unwrap_or(u64::MAX))
                .query::<i64>(connection)
        })?;
        Ok(())
    }

    /// The name of a key. The braces keep all keys of a limit on one node of a cluster.
    fn name(&self, part: &str) -> String {
        format!("{{openshelf:limit:{}}}:{part}", self.key)
    }

    /// The error of the script if others use another rate.
    fn other_rate(&self, failure: &RedisFailure) -> Option<LimiterError> {
        let RedisFailure::Failed { error, .. } = failure else {
            return None;
        };
        let period = other_period(error)?;
        let shown = self.server.shown();
        Some(self.key.other_rate(&shown, period, self.period))
    }

    fn away(&self, failure: RedisFailure) -> LimiterError {
        let shown = self.server.shown();
        match failure {
            RedisFailure::Failed { error, .. } => {
                LimiterError::new(format!("the limiter {shown}: {error}"), error)
            }
            RedisFailure::TimedOut | RedisFailure::Skipped { .. } => LimiterError::from(format!(
                "the limiter {shown}: no answer within {} s",
                TIMEOUT.as_secs()
            )),
        }
    }
}

/// Whether the server wants another account than the address has.
fn refuses_account(failure: &RedisFailure) -> bool {
    let RedisFailure::Failed { error, .. } = failure else {
        return false;
    };
    matches!(error.code(), Some("NOAUTH" | "WRONGPASS" | "NOPERM"))
}

/// The period that the script names in its error.
fn other_period(error: &RedisError) -> Option<Duration> {
    (error.code() == Some("OTHERRATE")).then_some(())?;
    let micros = error.detail()?.trim().parse().ok()?;
    Some(Duration::from_micros(micros))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Address;

    fn pace() -> RedisPace {
        let address = Address::parse("base_url", "http://127.0.0.1:9").unwrap();
        let key = LimitKey::new(openshelf_services::SERVICES[0], "", &address);
        let period = Duration::from_millis(100);
        RedisPace::new("redis://127.0.0.1:9/0", OnLimiterError::Share, &key, period).unwrap()
    }

    fn ticket(modulus: u64, pause: Duration, is_held: bool) -> Ticket {
        Ticket {
            is_granted: false,
            wait: Duration::from_secs(1),
            pause,
            now: 1_000_000,
            modulus,
            residue: 0,
            is_held,
        }
    }

    /// The server gave half of the slot to another when it was asked during a pause.
    #[test]
    fn a_slot_is_halved_during_a_pause() {
        let shared = pace().shared;
        let asked = Instant::now();
        let whole = ticket(1, Duration::ZERO, false);
        assert!(shared.answer_of_ticket(&whole, asked, true, 60.0).is_ok());
        assert!(
            lock(&shared.state)
                .slot
                .is_some_and(|slot| slot.modulus() == 1)
        );
        let pause = Duration::from_secs(5);
        let half = ticket(2, pause, false);
        let answer = shared.answer_of_ticket(&half, asked, true, 60.0);
        assert!(matches!(answer, Ok(Answer::Paused(left)) if left == pause));
        assert!(
            lock(&shared.state)
                .slot
                .is_some_and(|slot| slot.modulus() == 2)
        );
    }

    /// A server that lets slots end names none, and the process keeps the one that it has.
    #[test]
    fn a_slot_is_kept_while_slots_end() {
        let shared = pace().shared;
        let asked = Instant::now();
        let whole = ticket(1, Duration::ZERO, false);
        assert!(shared.answer_of_ticket(&whole, asked, true, 60.0).is_ok());
        let held = ticket(0, Duration::ZERO, true);
        assert!(shared.answer_of_ticket(&held, asked, true, 60.0).is_ok());
        assert!(
            lock(&shared.state)
                .slot
                .is_some_and(|slot| slot.modulus() == 1)
        );
    }
}
