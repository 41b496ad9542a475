//! The server whose records a table has: those of another one are never joined to them.

use openshelf_core::sandbox_turn;
use openshelf_delta::{Snapshot, Transaction};
use openshelf_transport::Address;

/// The setting with the address of the server.
const SERVER: &str = "openshelf.server";
/// The setting of a table with records of a sandbox, which has another address each time.
const SANDBOX: &str = "openshelf.sandbox";

/// The server that is asked.
#[derive(Debug, Clone)]
pub struct Server {
    address: String,
    /// It is a sandbox of this process.
    is_sandbox: bool,
}

impl Server {
    /// The server at an address.
    pub fn at(address: &Address) -> Self {
        let port = address.local_port();
        Self {
            address: address.as_str().trim_end_matches('/').to_owned(),
            is_sandbox: port.is_some_and(|port| sandbox_turn::of_port(port).is_some()),
        }
    }

    /// The settings of a table that is created.
    pub fn settings(&self) -> Vec<(&'static str, &str)> {
        let mut settings = vec![(SERVER, self.address.as_str())];
        if self.is_sandbox {
            settings.push((SANDBOX, "true"));
        }
        settings
    }

    /// Adds them to a table of a release that did not note them.
    pub fn note(&self, table: &Snapshot, change: &mut Transaction<'_>) {
        if table.setting(SERVER).is_none() {
            for (name, value) in self.settings() {
                change.set(name, value);
            }
        }
    }

    /// Which other server's records a table has; `None` if they are this one's.
    pub fn other(&self, table: &Snapshot) -> Option<String> {
        let there = table.setting(SERVER)?;
        let is_sandbox = table.setting(SANDBOX).is_some();
        let is_same = there == self.address || (is_sandbox && self.is_sandbox);
        (!is_same).then(|| shown(there, is_sandbox))
    }

    /// The server, for people.
    pub fn shown(&self) -> String {
        shown(&self.address, self.is_sandbox)
    }
}

fn shown(address: &str, is_sandbox: bool) -> String {
    match is_sandbox {
        true => "a sandbox".to_owned(),
        false => address.to_owned(),
    }
}
