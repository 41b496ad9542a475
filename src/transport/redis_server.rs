//! The connections to one Redis server, for the cache and for the limiter.

use std::convert::Infallible;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use openshelf_core::host::is_loopback;
use openshelf_core::locks::lock;
use openshelf_core::process::PerProcess;
use redis::{
    Client, Cmd, Connection, ConnectionAddr, ErrorKind, FromRedisValue, IntoConnectionInfo,
    Pipeline, RedisConnectionInfo, RedisError, RedisResult, Value, cmd, from_redis_value,
};

use super::address::hide_credentials;
use super::offline;

/// No timeout is longer: as good as none.
pub const LONGEST_TIMEOUT: Duration = Duration::from_secs(31_536_000);
/// How many unused connections stay open.
const MAX_IDLE_CONNECTIONS: usize = 4;

/// A Redis server.
///
/// The library reads every answer of a pipeline, even if the first one has not come in time: each would wait for the
/// whole timeout. So what begins a connection is sent command by command, and pipelines are read here.
pub struct RedisServer {
    /// It sends nothing of its own when it connects.
    client: Client,
    /// What begins a connection.
    account: RedisConnectionInfo,
    shown: String,
    /// How long an answer may take, the connection included.
    timeout: Duration,
    /// How long no request is sent to it after it did not answer in time, so that not every call waits.
    pause: Duration,
    /// Until when no request is sent to the server, because it did not answer.
    paused_until: Mutex<Option<Instant>>,
    idle: PerProcess<Mutex<Vec<Connection>>>,
}

/// Why a server has not answered.
#[derive(Debug)]
pub enum RedisFailure {
    Failed {
        error: RedisError,
        /// Whether the server may have received the request.
        is_sent: bool,
    },
    TimedOut,
    /// It did not answer a moment ago, so nothing was sent.
    Skipped {
        left: Duration,
    },
}

impl RedisServer {
    /// The server at this address. Nothing is sent. `option` has named the address. An answer may take
    /// `timeout`; if it takes longer, nothing is sent for `pause`.
    ///
    /// # Errors
    /// Why it is not the address of a Redis server, or none that may be contacted.
    pub fn new(
        option: &str,
        url: &str,
        timeout: Duration,
        pause: Duration,
    ) -> Result<Self, String> {
        let shown = hide_credentials(url);
        let refused = |why: String| {
            format!(
                "{option}: expected an address such as redis://localhost:6379/0, got {shown}: {why}"
            )
        };
        if url.starts_with("rediss:") {
            return Err(refused(
                "encrypted connections are not supported; use a tunnel".to_owned(),
            ));
        }
        let info = url
            .into_connection_info()
            .map_err(|error| refused(error.to_string()))?;
        let host = match info.addr() {
            ConnectionAddr::Tcp(host, _) | ConnectionAddr::TcpTls { host, .. } => host.as_str(),
            // A socket of this machine.
            _ => "localhost",
        };
        if offline::is_set() && !is_loopback(host) {
            return Err(refused(
                "offline: only this machine may be contacted".to_owned(),
            ));
        }
        let account = info.redis_settings().clone();
        let silent = RedisConnectionInfo::default().set_skip_set_lib_name();
        let client = Client::open(info.set_redis_settings(silent))
            .map_err(|error| refused(error.to_string()))?;
        Ok(Self {
            client,
            account,
            shown,
            timeout: timeout.min(LONGEST_TIMEOUT),
            pause,
            paused_until: Mutex::default(),
            idle: PerProcess::new(),
        })
    }

    /// The address, credentials hidden.
    pub fn shown(&self) -> &str {
        &self.shown
    }

    /// How long an answer may take.
    pub fn timeout(&self) -> Duration {
        self.timeout
    }

    /// Sends a query; it also receives whether the connection is a new one. A connection that broke in
    /// the meantime is replaced once. All of it together takes no longer than one timeout.
    ///
    /// # Errors
    /// Why there is no answer.
    pub fn send<T>(
        &self,
        query: impl Fn(&mut Connection, bool) -> RedisResult<T>,
    ) -> Result<T, RedisFailure> {
        self.send_in_time(|connection, deadline, is_new| {
            run(connection, deadline, |connection| query(connection, is_new))
        })
    }

    /// Sends several commands at once, and receives their answers in one timeout.
    ///
    /// # Errors
    /// Why there are no answers.
    pub fn send_all<T: FromRedisValue>(&self, commands: &Pipeline) -> Result<T, RedisFailure> {
        let packed = commands.get_packed_pipeline();
        self.send_in_time(|connection, deadline, _| {
            run(connection, deadline, |connection| {
                connection.send_packed_command(&packed)
            })?;
            let mut answers = Vec::new();
            for _ in 0..commands.len() {
                let answer = run(connection, deadline, Connection::recv_response)?;
                answers.push(answer.extract_error()?);
            }
            Ok(from_redis_value(Value::Array(answers))?)
        })
    }

    fn send_in_time<T>(
        &self,
        query: impl Fn(&mut Connection, Instant, bool) -> RedisResult<T>,
    ) -> Result<T, RedisFailure> {
        self.check_pause()?;
        let now = Instant::now();
        let deadline = now.checked_add(self.timeout).unwrap_or(now);
        let failed = |is_sent| {
            move |error: RedisError| {
                if error.is_timeout() || deadline <= Instant::now() {
                    self.pause()
                } else {
                    RedisFailure::Failed { error, is_sent }
                }
            }
        };
        let idle = self.with_idle(Vec::pop);
        let was_idle = idle.is_some();
        if let Some(mut connection) = idle {
            match query(&mut connection, deadline, false) {
                Ok(value) => {
                    self.give_back(connection);
                    return Ok(value);
                }
                Err(error) if error.kind() == ErrorKind::Io && !error.is_timeout() => {}
                Err(error) => return Err(failed(true)(error)),
            }
            // The other idle connections are as old as this one.
            self.with_idle(Vec::clear);
        }
        let mut connection = self.connect(deadline).map_err(failed(was_idle))?;
        let value = query(&mut connection, deadline, true).map_err(failed(true))?;
        self.give_back(connection);
        Ok(value)
    }

    /// A new connection of the account, to its database.
    fn connect(&self, deadline: Instant) -> RedisResult<Connection> {
        let left = deadline.saturating_duration_since(Instant::now());
        let mut connection = self.client.get_connection_with_timeout(left)?;
        let mut ask = |command: &Cmd| -> RedisResult<()> {
            run(&mut connection, deadline, |connection| {
                command.exec(connection)
            })
        };
        if let Some(password) = self.account.password() {
            let named = |name| cmd("AUTH").arg(name).arg(password).to_owned();
            let unnamed = || cmd("AUTH").arg(password).to_owned();
            match self.account.username() {
                Some(name) => match ask(&named(name)) {
                    // Servers before version 6 have no names.
                    Err(error) if error.to_string().contains("wrong number of arguments") => {
                        ask(&unnamed())?;
                    }
                    outcome => outcome?,
                },
                None => ask(&unnamed())?,
            }
        } else if let Err(error) = ask(&cmd("PING"))
            && error.code() != Some("NOPERM")
        {
            // A server that asks for a password answers a longer first command with an error of the protocol.
            return Err(error);
        }
        if self.account.db() != 0 {
            ask(cmd("SELECT").arg(self.account.db()))?;
        }
        Ok(connection)
    }

    /// Works with the connections of this process. A child forgets its parent's: to close them
    /// properly would close them there.
    fn with_idle<T>(&self, work: impl FnOnce(&mut Vec<Connection>) -> T) -> T {
        let Ok(idle) = self
            .idle
            .get_or_try_init(|| Ok::<_, Infallible>(Mutex::default()));
        work(&mut lock(&idle))
    }

    fn give_back(&self, connection: Connection) {
        self.with_idle(|idle| {
            if idle.len() < MAX_IDLE_CONNECTIONS {
                idle.push(connection);
            }
        });
    }

    /// The failure of a server that did not answer in time, to which no request is sent for a while from
    /// now on.
    fn pause(&self) -> RedisFailure {
        *lock(&self.paused_until) = Instant::now().checked_add(self.pause);
        RedisFailure::TimedOut
    }

    /// Rejects a request to a server that did not answer a moment ago.
    fn check_pause(&self) -> Result<(), RedisFailure> {
        let until = *lock(&self.paused_until);
        let left = until.map_or(Duration::ZERO, |until| {
            until.saturating_duration_since(Instant::now())
        });
        if left.is_zero() {
            return Ok(());
        }
        Err(RedisFailure::Skipped { left })
    }
}

/// Sends a query over a connection, and waits until the deadline.
fn run<T>(
    connection: &mut Connection,
    deadline: Instant,
    query: impl Fn(&mut Connection) -> RedisResult<T>,
) -> RedisResult<T> {
    let left = deadline.saturating_duration_since(Instant::now());
    if left.is_zero() {
        return Err(std::io::Error::from(std::io::ErrorKind::TimedOut).into());
    }
    connection.set_read_timeout(Some(left))?;
    connection.set_write_timeout(Some(left))?;
    query(connection)
}
