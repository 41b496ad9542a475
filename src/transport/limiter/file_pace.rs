//! A pace that the processes of one machine share through a file.
//!
//! Whoever asks locks the file, reads it and writes it: a few microseconds. The operating system unlocks
//! the file of a process that is killed. No process holds the lock while it waits for its turn.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::PathBuf;
use std::time::{Duration, SystemTime};

use openshelf_durable::{Mode, Replacement, folder_of, open_regular};

use super::answer::Answer;
use super::error::LimiterError;
use super::file_state::{FileState, LIMITER_VERSION, SIZE, Unreadable};
use super::key::LimitKey;
use super::micros::micros;
use super::option::Limiter;
use crate::TransportError;

/// When a file that another process holds is tried again.
const RETRY: Duration = Duration::from_millis(1);
/// What the names of limiters' files end with.
const ENDING: &str = ".limit";

/// A pace in a file.
pub struct FilePace {
    path: PathBuf,
    pub period: Duration,
    /// For messages.
    key: LimitKey,
}

impl FilePace {
    /// The pace in the file of this name and key, which is created if necessary.
    ///
    /// # Errors
    /// The user has no folder for named limiters, or the file cannot be used.
    pub fn new(name: &str, key: &LimitKey, period: Duration) -> Result<Self, TransportError> {
        let Some(base) = Limiter::base_path(name) else {
            return Err(TransportError::Option(
                "limiter: there is no folder for the files of limiters; give a path, such as file:/tmp/shared".to_owned(),
            ));
        };
        let mut path = base.into_os_string();
        path.push(format!("-{}{ENDING}", key.file_name()));
        let pace = Self {
            path: path.into(),
            period,
            key: key.clone(),
        };
        // A file that cannot be used is told where the client is created, and not by its first call.
        pace.change(|_, _| ())?;
        Ok(pace)
    }

    /// Asks for a request, which is counted if it is granted.
    ///
    /// # Errors
    /// The file cannot be used, is not that of a limiter, or others use another rate.
    pub fn ask(&self) -> Result<Answer, LimiterError> {
        self.change(|state, now| state.ask(self.period, now))?
            .unwrap_or(Ok(Answer::Wait(RETRY)))
            .map_err(|other| {
                let shown = self.path.display();
                self.key.other_rate(&shown, other.period, self.period)
            })
    }

    /// Grants nothing for this time, also not to other processes.
    pub fn pause(&self, time: Duration) {
        // Another process holds the file for some microseconds.
        for _ in 0..100 {
            match self.change(|state, now| state.pause(time, now)) {
                Ok(None) => std::thread::yield_now(),
                Ok(Some(())) | Err(_) => return,
            }
        }
    }

    /// Changes the state in the file; `None` if another process holds it.
    fn change<T>(
        &self,
        change: impl FnOnce(&mut FileState, u64) -> T,
    ) -> Result<Option<T>, LimiterError> {
        let failed = |error: std::io::Error| {
            let message = format!("the limiter {}: {error}", self.path.display());
            LimiterError::new(message, error)
        };
        let mut file = self.open().map_err(|error| {
            let shown = self.path.display();
            let message = format!("the limiter {shown} cannot be written to: {error}");
            LimiterError::new(message, error)
        })?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Ok(None),
            Err(TryLockError::Error(error)) => return Err(failed(error)),
        }
        let mut bytes = Vec::with_capacity(SIZE + 1);
        let limit = SIZE as u64 + 1;
        (&mut file)
            .take(limit)
            .read_to_end(&mut bytes)
            .map_err(failed)?;
        let mut state = FileState::from_bytes(&bytes).map_err(|why| self.unreadable(why))?;
        let before = state;
        let changed = change(&mut state, now());
        if state != before {
            file.seek(SeekFrom::Start(0)).map_err(failed)?;
            file.write_all(&state.to_bytes()).map_err(failed)?;
        }
        // A child that was forked in the meantime has the file open too, so closing it would not do.
        file.unlock().map_err(failed)?;
        Ok(Some(changed))
    }

    fn unreadable(&self, why: Unreadable) -> LimiterError {
        let shown = self.path.display();
        LimiterError::from(match why {
            Unreadable::NotALimiter => format!(
                "the limiter {shown}: the file is not that of a limiter, and is left as it is; give another name, or delete it if it is damaged"
            ),
            Unreadable::OtherVersion => format!(
                "the limiter {shown}: the file has another version, and this openshelf reads version {LIMITER_VERSION}; give another name, or delete it if no other program uses it"
            ),
        })
    }

    /// Opens the file; it is created whole, so that nobody sees a part of it.
    fn open(&self) -> std::io::Result<File> {
        let mut options = OpenOptions::new();
        options.read(true).write(true);
        let open = || open_regular(&options, &self.path);
        match open() {
            Err(error) if error.kind() == ErrorKind::NotFound => {}
            opened => return opened,
        }
        std::fs::create_dir_all(folder_of(&self.path))?;
        let mut fresh = Replacement::create(&self.path, Mode::Private)?;
        fresh.write_all(&FileState::default().to_bytes())?;
        // Another process may have been quicker.
        fresh.commit_if_absent()?;
        open()
    }
}

/// Microseconds since 1970.
fn now() -> u64 {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    since.map_or(0, micros)
}
