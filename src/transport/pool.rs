//! Creates connection pools, one for each runtime, because a connection lives on the runtime that opened
//! it.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use hyper_util::client::legacy::connect::HttpInfo;
use once_cell::race::OnceBox;
use openshelf_core::locks::lock;
use tokio::runtime::{Handle, RuntimeFlavor};

use super::http_client::{HttpClient, Reuse};
use super::options::Options;
use super::response::{Decoding, Response};
use super::{Address, TransportError};

/// Which of the two runtimes a call runs on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RuntimeKind {
    /// The runtime that the waiting threads drive themselves.
    CurrentThread,
    /// The multi-thread runtime.
    MultiThread,
}

impl RuntimeKind {
    /// The kind of a runtime.
    pub fn of(runtime: &Handle) -> Self {
        match runtime.runtime_flavor() {
            RuntimeFlavor::CurrentThread => Self::CurrentThread,
            _ => Self::MultiThread,
        }
    }
}

/// The pools of one client in one process, created on first use.
#[derive(Default)]
pub struct Pools {
    calls: PoolsOfKind,
    /// For files, whose bytes are taken as they are.
    files: PoolsOfKind,
    /// Both once more, with a new connection for each request.
    renewed_calls: PoolsOfKind,
    renewed_files: PoolsOfKind,
}

/// The pools of each runtime.
#[derive(Default)]
struct PoolsOfKind {
    current_thread: Pool,
    multi_thread: Pool,
}

/// A pool as requests find it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PoolKind {
    pub runtime: RuntimeKind,
    pub decoding: Decoding,
}

#[derive(Default)]
struct Pool {
    /// For HTTP on this machine: no proxy of the environment, and no certificates to read.
    plain: Place,
    /// For HTTPS on this machine: no proxy of the environment.
    direct: Place,
    /// For everything else: through the proxies of the environment.
    proxied: Place,
}

/// Connections that last, or that are renewed.
#[derive(Default)]
struct Place {
    /// The first request creates it; two may create it at the same time, and nobody waits: a child that is
    /// forked meanwhile would wait forever.
    lasting: OnceBox<HttpClient>,
    renewed: Mutex<Option<Renewed>>,
    replacements: AtomicU64,
}

/// Connections that are replaced when one of them has served as many requests as it may. The HTTP library cannot close
/// one of them, so all are replaced; requests that are under way keep theirs.
struct Renewed {
    client: HttpClient,
    /// Which of the replacements this is.
    number: u64,
    /// How many requests each connection has served, by its address on this machine.
    served: HashMap<Option<SocketAddr>, u32>,
}

/// The pool that the requests of one attempt use.
#[derive(Clone, Copy)]
pub struct AttemptPool<'a> {
    place: &'a Place,
    decoding: Decoding,
    reuse: Reuse,
    address: &'a Address,
    options: &'a Options,
    /// How many requests a connection may serve, if it does not last.
    lasts: Option<u32>,
}

impl AttemptPool<'_> {
    /// Creates it, if no request has before.
    pub fn prepare(&self) -> Result<(), TransportError> {
        self.next().map(drop)
    }

    /// The client that sends the next request, and which of the replacements it is.
    pub fn next(&self) -> Result<(HttpClient, u64), TransportError> {
        match self.lasts {
            None => Ok((self.lasting()?.clone(), 0)),
            Some(_) => self.renewed(),
        }
    }

    fn renewed(&self) -> Result<(HttpClient, u64), TransportError> {
        // Only this process has the lock: a child that is forked meanwhile has connections of its own.
        let mut place = lock(&self.place.renewed);
        if let Some(current) = &*place {
            return Ok((current.client.clone(), current.number));
        }
        let client = self.build()?;
        let number = self.place.replacements.fetch_add(1, Ordering::Relaxed);
        *place = Some(Renewed {
            client: client.clone(),
            number,
            served: HashMap::new(),
        });
        Ok((client, number))
    }

    /// Counts an answer of a client. The connections are replaced when this one has served as many requests as it may.
    pub fn answered(&self, number: u64, response: &Response) {
        let Some(lasts) = self.lasts else {
            return;
        };
        let connection = response.extensions().get::<HttpInfo>();
        let connection = connection.map(HttpInfo::local_addr);
        let mut place = lock(&self.place.renewed);
        let Some(current) = place.as_mut().filter(|current| current.number == number) else {
            return;
        };
        let served = current.served.entry(connection).or_default();
        *served += 1;
        if *served >= lasts {
            *place = None;
        }
    }

    fn lasting(&self) -> Result<&HttpClient, TransportError> {
        if let Some(client) = self.place.lasting.get() {
            return Ok(client);
        }
        let client = self.build()?;
        Ok(self.place.lasting.get_or_init(|| Box::new(client)))
    }

    fn build(&self) -> Result<HttpClient, TransportError> {
        HttpClient::new(self.address, self.decoding, self.reuse, self.options)
    }
}

impl Pools {
    /// The connections to an address, of which each is used for at most `lasts` requests. Requests to loopback never
    /// use a proxy of the environment.
    pub fn get<'a>(
        &'a self,
        kind: PoolKind,
        reuse: Reuse,
        address: &'a Address,
        options: &'a Options,
        lasts: Option<u32>,
    ) -> AttemptPool<'a> {
        let pools = match (kind.decoding, reuse) {
            (Decoding::Decompressed, Reuse::Any) => &self.calls,
            (Decoding::AsSent, Reuse::Any) => &self.files,
            (Decoding::Decompressed, Reuse::New) => &self.renewed_calls,
            (Decoding::AsSent, Reuse::New) => &self.renewed_files,
        };
        let pool = match kind.runtime {
            RuntimeKind::CurrentThread => &pools.current_thread,
            RuntimeKind::MultiThread => &pools.multi_thread,
        };
        let place = match (address.is_loopback(), address.is_secure()) {
            (true, false) => &pool.plain,
            (true, true) => &pool.direct,
            (false, _) => &pool.proxied,
        };
        AttemptPool {
            place,
            decoding: kind.decoding,
            reuse,
            address,
            options,
            // A connection of one request needs no renewal.
            lasts: lasts.filter(|_| reuse == Reuse::Any),
        }
    }
}
