//! The key of a limit: the service and the host that it applies to.

use std::fmt;
use std::time::Duration;

use openshelf_core::catalog::Service;

use super::error::LimiterError;
use crate::Address;

/// A service at a host: all requests to it share one limit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LimitKey {
    service: &'static str,
    /// Which of its requests, if not all: empty, or with a blank before it.
    part: &'static str,
    /// With its port, if that is not the usual one.
    host: String,
}

impl LimitKey {
    /// The key of a client of this service at this address, for a part of its requests.
    pub fn new(service: &Service, part: &'static str, address: &Address) -> Self {
        Self {
            service: service.name,
            part,
            host: address.host(),
        }
    }

    /// The key as part of a file name.
    pub fn file_name(&self) -> String {
        let name = format!("{}{}-{}", self.service, self.part, self.host);
        name.replace(
            |each: char| !each.is_ascii_alphanumeric() && each != '.',
            "-",
        )
    }

    /// The error of a client whose rate is not that of the others. `limiter` is what they share.
    pub fn other_rate(
        &self,
        limiter: &dyn fmt::Display,
        theirs: Duration,
        own: Duration,
    ) -> LimiterError {
        LimiterError::from(format!(
            "the limiter {limiter}: {self} has {} requests per second, and this client has {}; pass the same requests_per_second, or wait for a minute after the last request",
            shown_rate(theirs),
            shown_rate(own),
        ))
    }
}

impl fmt::Display for LimitKey {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}{}:{}", self.service, self.part, self.host)
    }
}

/// Requests a second, as messages show them.
pub fn shown_rate(period: Duration) -> String {
    let rate = 1.0 / period.as_secs_f64();
    let rounded = (rate * 1e6).round() / 1e6;
    format!("{rounded}")
}
