//! The limits that clients of this process share.

use std::convert::Infallible;
use std::sync::{Arc, Mutex, Weak};
use std::time::Duration;

use openshelf_core::catalog::Service;
use openshelf_core::locks::lock;
use openshelf_core::process::PerProcess;

use super::file_pace::FilePace;
use super::key::{LimitKey, shown_rate};
use super::limit::Limit;
use super::option::Limiter;
use super::own_pace::{OwnPace, period};
use super::pace::Pace;
use super::redis_pace::RedisPace;
use crate::{Options, TransportError};

/// A limit that clients share.
struct Shared {
    limiter: Limiter,
    key: LimitKey,
    period: Duration,
    limit: Weak<Limit>,
}

impl Shared {
    fn new(limiter: Limiter, key: LimitKey, period: Duration, limit: &Arc<Limit>) -> Self {
        Self {
            limiter,
            key,
            period,
            limit: Arc::downgrade(limit),
        }
    }

    /// Whether clients with this limiter share it. Copies and clients that say "process" are the same.
    fn is_of(&self, key: &LimitKey, limiter: &Limiter) -> bool {
        let kind = |limiter| match limiter {
            &Limiter::Copies => &Limiter::Process,
            other => other,
        };
        &self.key == key && kind(&self.limiter) == kind(limiter)
    }
}

/// What the key of a limit for linked files ends in.
const FILES: &str = " files";

static SHARED: PerProcess<Mutex<Vec<Shared>>> = PerProcess::new();

/// Reads or changes the limits that clients still have.
fn with_shared<T>(use_them: impl FnOnce(&mut Vec<Shared>) -> T) -> T {
    let Ok(all) = SHARED.get_or_try_init(|| Ok::<_, Infallible>(Mutex::default()));
    let mut all = lock(&all);
    all.retain(|other| other.limit.strong_count() > 0);
    use_them(&mut all)
}

/// The limit of a client with these options: a new one, or the one that it shares.
///
/// # Errors
/// There is no rate to share, another client shares another rate, or the limiter cannot exist.
pub fn find(service: &Service, options: &Options) -> Result<Arc<Limit>, TransportError> {
    find_part(service, "", options, options.requests_per_second)
}

/// The limit of a client's requests for linked files, if they have one of their own.
///
/// # Errors
/// As [`find`].
pub fn find_of_files(
    service: &Service,
    options: &Options,
) -> Result<Option<Arc<Limit>>, TransportError> {
    let (Some(rate), Some(_)) = (options.requests_per_second, service.file_pace) else {
        return Ok(None);
    };
    let rate = service.files_per_second(rate);
    find_part(service, FILES, options, Some(rate)).map(Some)
}

/// A client's own limit becomes that of its pickled copies. If other copies already share one, the client joins theirs,
/// and the pauses of both apply.
pub fn share_with_pickled_copies(
    service: &Service,
    options: &Options,
    own: Arc<Limit>,
) -> Arc<Limit> {
    share_part_with_pickled_copies(service, "", options, options.requests_per_second, own)
}

/// The same for the limit of its requests for linked files.
pub fn share_files_with_pickled_copies(
    service: &Service,
    options: &Options,
    own: Arc<Limit>,
) -> Arc<Limit> {
    let rate = options.requests_per_second;
    let rate = rate.map(|rate| service.files_per_second(rate));
    share_part_with_pickled_copies(service, FILES, options, rate, own)
}

/// The same for a part of a client's requests.
fn share_part_with_pickled_copies(
    service: &Service,
    part: &'static str,
    options: &Options,
    rate: Option<f64>,
    own: Arc<Limit>,
) -> Arc<Limit> {
    let Some(Ok(period)) = rate.map(period) else {
        return own;
    };
    let key = LimitKey::new(service, part, &options.base_url);
    with_shared(|all| {
        let mut theirs = all
            .iter()
            .filter(|other| other.is_of(&key, &Limiter::Copies) && other.period == period);
        if let Some(theirs) = theirs.find_map(|other| other.limit.upgrade()) {
            theirs.take_over_pause(&own);
            return theirs;
        }
        all.push(Shared::new(Limiter::Copies, key, period, &own));
        own
    })
}

/// The limit of a part of a client's requests.
fn find_part(
    service: &Service,
    part: &'static str,
    options: &Options,
    rate: Option<f64>,
) -> Result<Arc<Limit>, TransportError> {
    let url = options.base_url.as_str().to_owned();
    let Some(rate) = rate else {
        return match options.limiter {
            Limiter::Own | Limiter::Copies => Ok(Arc::new(Limit::new(None, url))),
            _ => Err(TransportError::Option(
                "limiter: there is no rate to share: also pass requests_per_second".to_owned(),
            )),
        };
    };
    let period = period(rate)?;
    if options.limiter == Limiter::Own {
        let pace = Pace::Own(OwnPace::new(rate)?);
        return Ok(Arc::new(Limit::new(Some(pace), url)));
    }
    let key = LimitKey::new(service, part, &options.base_url);
    with_shared(|all| {
        for other in all
            .iter_mut()
            .filter(|other| other.is_of(&key, &options.limiter))
        {
            if other.period == period
                && let Some(limit) = other.limit.upgrade()
            {
                if options.limiter != Limiter::Copies {
                    other.limiter = options.limiter.clone();
                }
                return Ok(limit);
            }
            // Copies did not ask to share, so another rate is no error: they share only with copies at the same rate.
            if other.limiter != Limiter::Copies && options.limiter != Limiter::Copies {
                return Err(TransportError::Option(format!(
                    "requests_per_second: {rate} is not the rate of another client with the limiter {}: {} has {}; pass the same rate to both",
                    options.limiter.shown(),
                    key,
                    shown_rate(other.period),
                )));
            }
        }
        let pace = match &options.limiter {
            Limiter::Own | Limiter::Copies | Limiter::Process => Pace::Own(OwnPace::new(rate)?),
            Limiter::File(name) => Pace::File(FilePace::new(name, &key, period)?),
            Limiter::Redis(address, on_error) => {
                Pace::Redis(RedisPace::new(address, *on_error, &key, period)?)
            }
        };
        let limit = Arc::new(Limit::new(Some(pace), url));
        all.push(Shared::new(options.limiter.clone(), key, period, &limit));
        Ok(limit)
    })
}
