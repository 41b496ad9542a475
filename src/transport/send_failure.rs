//! The errors of the HTTP libraries as one type. None of them holds an address, which may hold secrets.

use std::error::Error;
use std::fmt;
use std::io;

use hyper_util::client::legacy;

/// An error of any type.
pub type BoxError = Box<dyn Error + Send + Sync>;

/// Why a request has no answer, or its body no end.
#[derive(Debug)]
pub struct SendFailure(Problem);

#[derive(Debug)]
enum Problem {
    /// The address cannot be written in a request.
    Address(BoxError),
    Sending(legacy::Error),
    Receiving(BoxError),
    /// Of a request that went through a proxy.
    Proxied(reqwest::Error),
}

impl SendFailure {
    /// The address cannot be written in a request.
    pub fn address(error: impl Into<BoxError>) -> Self {
        Self(Problem::Address(error.into()))
    }

    /// The answer did not begin.
    pub fn sending(error: legacy::Error) -> Self {
        Self(Problem::Sending(error))
    }

    /// The body broke off, or cannot be decompressed.
    pub fn receiving(error: impl Into<BoxError>) -> Self {
        Self(Problem::Receiving(error.into()))
    }

    /// Either of a request that went through a proxy.
    pub fn proxied(error: reqwest::Error) -> Self {
        Self(Problem::Proxied(error.without_url()))
    }

    /// Whether there was no connection.
    pub fn is_connect(&self) -> bool {
        match &self.0 {
            Problem::Sending(error) => error.is_connect(),
            Problem::Proxied(error) => error.is_connect(),
            Problem::Address(_) | Problem::Receiving(_) => false,
        }
    }

    /// Whether something took too long.
    pub fn is_timeout(&self) -> bool {
        if let Problem::Proxied(error) = &self.0 {
            return error.is_timeout();
        }
        let mut source = self.source();
        while let Some(cause) = source {
            let is_timeout = cause.is::<TimedOut>()
                || cause.downcast_ref().is_some_and(hyper::Error::is_timeout)
                || cause
                    .downcast_ref()
                    .is_some_and(|error: &io::Error| error.kind() == io::ErrorKind::TimedOut);
            if is_timeout {
                return true;
            }
            source = cause.source();
        }
        false
    }
}

impl fmt::Display for SendFailure {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Problem::Address(_) => formatter.write_str("the address cannot be sent"),
            Problem::Sending(_) => formatter.write_str("error sending request"),
            Problem::Receiving(_) => formatter.write_str("error decoding response body"),
            Problem::Proxied(error) => error.fmt(formatter),
        }
    }
}

impl Error for SendFailure {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match &self.0 {
            Problem::Address(error) => Some(&**error),
            Problem::Sending(error) => Some(error),
            Problem::Receiving(error) => Some(&**error),
            Problem::Proxied(error) => error.source(),
        }
    }
}

/// A connection took too long to open.
#[derive(Debug)]
pub struct TimedOut;

impl fmt::Display for TimedOut {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("operation timed out")
    }
}

impl Error for TimedOut {}

/// A name has no address.
#[derive(Debug)]
pub struct UnknownName(pub io::Error);

impl fmt::Display for UnknownName {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("error resolving DNS")
    }
}

impl Error for UnknownName {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        Some(&self.0)
    }
}
