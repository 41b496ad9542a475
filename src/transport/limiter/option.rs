//! The option `limiter`: with whom a client shares its pace.

use std::path::PathBuf;

use crate::cache::{check_name, check_path, folder, is_path, resolve};
use crate::{TransportError, hide_credentials};

/// With whom a client shares its pace.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum Limiter {
    /// With nobody, until the client is pickled: from then on with its copies in this process.
    #[default]
    Own,
    /// With the copies that the process has unpickled, and with the clients of the next kind.
    Copies,
    /// With all clients of the process that say so.
    Process,
    /// With the processes of the machine: a name, or the beginning of a path.
    File(String),
    /// With all machines that use the Redis server at this address.
    Redis(String, OnLimiterError),
}

/// What a client does while the Redis server of its limiter does not answer.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum OnLimiterError {
    /// Sends at its last share of the rate, for a short time.
    #[default]
    Share,
    /// Fails.
    Raise,
}

const FILE: &str = "file:";

impl Limiter {
    /// Reads the option; nothing is contacted, and an address is checked when it is used. `on_error` is for a Redis server that does not answer.
    ///
    /// # Errors
    /// The text names no limiter.
    pub fn parse(text: &str, on_error: OnLimiterError) -> Result<Self, TransportError> {
        if text == "process" {
            return Ok(Self::Process);
        }
        if let Some(name) = text.strip_prefix(FILE) {
            check_path("limiter", name).map_err(TransportError::Option)?;
            if !is_path(name) {
                check_name("limiter", name).map_err(TransportError::Option)?;
            }
            return Ok(Self::File(name.to_owned()));
        }
        if text.starts_with("redis") {
            return Ok(Self::Redis(text.to_owned(), on_error));
        }
        Err(TransportError::Option(format!(
            "limiter: expected \"process\", \"file:NAME\" or an address such as redis://localhost:6379/0, got {:?}",
            hide_credentials(text)
        )))
    }

    /// The text that [`parse`](Self::parse) reads; `None` if the client was given none.
    pub fn text(&self) -> Option<String> {
        match self {
            Self::Own | Self::Copies => None,
            Self::Process => Some("process".to_owned()),
            Self::File(name) => Some(format!("{FILE}{name}")),
            Self::Redis(url, _) => Some(url.clone()),
        }
    }

    /// The text without credentials.
    pub fn shown(&self) -> String {
        hide_credentials(&self.text().unwrap_or_default())
    }

    /// The folder and the beginning of the name of a limiter's files.
    pub fn base_path(name: &str) -> Option<PathBuf> {
        match is_path(name) {
            true => resolve(name, true, "").ok(),
            false => Some(folder().ok()?.join("limiters").join(name)),
        }
    }
}
