//! The options of a sandbox, and the errors of starting one.

use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;

use openshelf_sandbox_services::dates;

/// How a sandbox is started.
#[derive(Debug, Clone, Copy)]
pub struct Options {
    /// The number that all data follow from: another seed, other values.
    pub seed: u64,
    /// The sandbox's current day, on which its data end; `None` for today, in UTC.
    pub today: Option<Date>,
    /// The port on 127.0.0.1; 0 for a free one.
    pub port: u16,
    /// How large the corpora are, as a multiple of their usual size.
    pub scale: f64,
    /// Serves the documented paths where the service has moved on to others.
    pub documented_paths: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            seed: 0,
            today: None,
            port: 0,
            scale: 1.0,
            documented_paths: false,
        }
    }
}

impl Options {
    /// Reads a day, such as `2024-10-15`.
    ///
    /// # Errors
    /// [`SandboxError::Today`] if the text is not a date, or not a possible day for a sandbox.
    pub fn day(text: &str) -> Result<Date, SandboxError> {
        let day: Option<Date> = text
            .parse()
            .ok()
            .filter(|_| text.len() == "2024-10-15".len());
        day.filter(|day| (dates::EARLIEST..=dates::LATEST).contains(day))
            .ok_or_else(|| SandboxError::Today(text.to_owned()))
    }

    /// The text of all that decides about the data.
    pub(super) fn identity(&self) -> String {
        let flag = |name: &str, set: bool| {
            if set {
                format!(" {name}")
            } else {
                String::new()
            }
        };
        format!(
            "sandbox seed={} today={} scale={}{}",
            self.seed,
            self.day_of_start(),
            self.scale,
            flag("documented-paths", self.documented_paths),
        )
    }

    /// The current day of a sandbox with these options.
    pub(super) fn day_of_start(&self) -> Date {
        self.today.unwrap_or_else(|| {
            let now = Timestamp::now().to_zoned_datetime(TimeZone::UTC).date();
            now.clamp(dates::EARLIEST, dates::LATEST)
        })
    }
}

/// Why a sandbox could not be started.
#[derive(Debug, thiserror::Error)]
pub enum SandboxError {
    #[error(
        "port: the sandbox cannot listen on 127.0.0.1:{port}: {source}: give another port, or 0 for any that is free"
    )]
    Listen { port: u16, source: std::io::Error },
    #[error("the sandbox cannot start its threads: {0}")]
    Threads(#[source] std::io::Error),
    #[error(
        "today: expected a date from {first} to {last}, such as \"2024-10-15\", got {0:?}",
        first = dates::EARLIEST,
        last = dates::LATEST
    )]
    Today(String),
    #[error("the sandbox answers no operation of a name, or one twice: {0}")]
    Answers(String),
    #[error("scale: expected a number above 0 and up to 10000, got {0}")]
    Scale(f64),
}
