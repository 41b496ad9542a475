//! Limits the requests of clients to a pace, which clients, processes and machines may share.
//!
//! - `option` is what a client is created with; `key` names a limit: a service and a host.
//! - `limit` is what a client has: turns at a pace, and the pauses that the service requested.
//! - `registry` finds the limit that other clients of the process have already.
//! - `pace` grants requests (`answer`): `own_pace` within one client or process, `file_pace` among the processes
//!   of a machine, `redis_pace` among machines. `file_state` and `tickets.lua` are their rules.
//! - `slots` is what a process may send while the Redis server is away.
//!
//! `docs/design/limiter.md` has the reasons.

mod answer;
mod error;
mod file_pace;
mod file_state;
mod key;
mod limit;
mod micros;
mod option;
mod own_pace;
mod pace;
mod redis_pace;
mod registry;
mod slots;

pub use answer::Answer;
pub use error::LimiterError;
pub use file_state::LIMITER_VERSION;
pub use limit::Limit;
pub use option::{Limiter, OnLimiterError};
#[cfg(test)]
pub use own_pace::OwnPace;
pub use pace::Pace;
pub use registry::{
    find, find_of_files, share_files_with_pickled_copies, share_with_pickled_copies,
};
