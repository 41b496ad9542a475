//! Connections: from bytes on a socket to a call, from a reply back to bytes.

use std::convert::Infallible;
use std::net::{Ipv4Addr, TcpListener};
use std::sync::{Arc, mpsc};
use std::time::Duration;

use http::{Request, Response};
use http_body_util::{BodyExt, Full, Limited};
use hyper::body::{Bytes, Incoming};
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use tokio::runtime::{Builder, Runtime};
use tokio::sync::oneshot;
use tokio::task::JoinSet;

use super::call::Call;
use super::data::{self, Home};
use super::reply::Reply;
use super::routes::{Found, Routes};
use super::{Options, SandboxError};
use crate::services::SERVICES;
use crate::table::Service;

/// More than any request of the table needs.
const LONGEST_BODY: usize = 64 << 20;

/// A picture of the largest size is drawn in less than this.
const LONGEST_STOP: Duration = Duration::from_secs(3);

/// What keeps a server going until it is stopped.
#[derive(Debug)]
pub struct Running {
    runtime: Runtime,
    stop: oneshot::Sender<()>,
    stopped: mpsc::Receiver<()>,
}

impl Running {
    /// Closes the port and the connections, and returns once they are closed.
    pub fn stop(self) {
        if self.stop.send(()).is_ok() {
            let _ = self.stopped.recv_timeout(LONGEST_STOP);
        }
        self.runtime.shutdown_background();
    }
}

/// Takes a port on 127.0.0.1 and says its address.
fn listen(port: u16) -> Result<(TcpListener, String), SandboxError> {
    let refused = |source| SandboxError::Listen { port, source };
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).map_err(refused)?;
    listener.set_nonblocking(true).map_err(refused)?;
    let url = format!("http://{}", listener.local_addr().map_err(refused)?);
    Ok((listener, url))
}

/// Opens the port and serves it on threads of its own.
pub fn start(options: Options) -> Result<(Running, String), SandboxError> {
    let refused = |source| SandboxError::Listen {
        port: options.port,
        source,
    };
    let (listener, url) = listen(options.port)?;
    // The second host's address must not depend on the first's, so any free port will do.
    let (other, other_url) = listen(0)?;
    let runtime = Builder::new_multi_thread()
        .worker_threads(2)
        .thread_name("openshelf-sandbox")
        .enable_all()
        .build()
        .map_err(SandboxError::Threads)?;
    let listeners = {
        let _entered = runtime.enter();
        [
            tokio::net::TcpListener::from_std(listener).map_err(refused)?,
            tokio::net::TcpListener::from_std(other).map_err(refused)?,
        ]
    };
    let world = Arc::new(World::new(options, &url, &other_url));
    let (stop, told) = oneshot::channel();
    let (closed, stopped) = mpsc::channel();
    runtime.spawn(async move {
        serve(listeners, world, told).await;
        // Nobody waits any more when the stop took too long.
        let _ = closed.send(());
    });
    let running = Running {
        runtime,
        stop,
        stopped,
    };
    Ok((running, url))
}

/// The sandbox's address that stands for one of a service's own: its name, then the real path.
pub fn address(url: &str, service: &Service, real: &str) -> String {
    let rest = real.split_once("://").map_or(real, |(_, rest)| rest);
    let path = rest.find('/').and_then(|at| rest.get(at..)).unwrap_or("");
    format!("{url}/{}{path}", service.name)
}

/// Takes connections until told to stop; then none is left.
async fn serve(
    listeners: [tokio::net::TcpListener; 2],
    world: Arc<World>,
    mut told: oneshot::Receiver<()>,
) {
    let [listener, other] = listeners;
    let mut connections = JoinSet::new();
    loop {
        let accepted = tokio::select! {
            _ = &mut told => break,
            Some(_) = connections.join_next() => continue,
            accepted = listener.accept() => accepted,
            accepted = other.accept() => accepted,
        };
        match accepted {
            Ok((stream, _)) => {
                connections.spawn(converse(stream, Arc::clone(&world)));
            }
            // Too many open files: wait for some to close rather than spin.
            Err(_) => tokio::time::sleep(Duration::from_millis(20)).await,
        }
    }
    drop((listener, other));
    connections.shutdown().await;
}

/// Answers one connection's requests until the client has no more.
async fn converse(stream: tokio::net::TcpStream, world: Arc<World>) {
    // A small answer must not wait for the next one; without the option it only comes later.
    let _ = stream.set_nodelay(true);
    let service = service_fn(move |request| {
        let world = Arc::clone(&world);
        async move { Ok::<_, Infallible>(respond(&world, request).await) }
    });
    // A client that hangs up in the middle of an answer is no fault of the sandbox.
    let _ = hyper::server::conn::http1::Builder::new()
        .keep_alive(true)
        .serve_connection(TokioIo::new(stream), service)
        .await;
}

async fn respond(world: &World, request: Request<Incoming>) -> Response<Full<Bytes>> {
    let (head, body) = request.into_parts();
    let reply = match Limited::new(body, LONGEST_BODY).collect().await {
        Ok(collected) => world.answer(&head, &collected.to_bytes()),
        Err(_) => Reply::text(413, "The body is too long.\n"),
    };
    reply.into_response()
}

/// One service of the sandbox: its routes and the twin that answers them.
struct Stand {
    service: &'static Service,
    routes: Routes,
    twin: Box<dyn data::Twin>,
}

/// Every service, at one address.
struct World {
    url: String,
    stands: Vec<Stand>,
}

impl World {
    fn new(options: Options, url: &str, other_url: &str) -> Self {
        let stands = SERVICES
            .into_iter()
            .filter_map(|service| {
                let home = Home {
                    seed: options.seed,
                    scale: options.scale,
                    documented_paths: options.documented_paths,
                    url: url.to_owned(),
                    other_url: other_url.to_owned(),
                    service,
                    base_url: address(url, service, service.base_url),
                };
                let twin = data::twin(home.clone())?;
                let routes = Routes::of(service, twin.manners(), |row| home.path(row));
                Some(Stand {
                    service,
                    routes,
                    twin,
                })
            })
            .collect();
        Self {
            url: url.to_owned(),
            stands,
        }
    }

    /// What stands where no service does.
    fn welcome(&self, call: &Call) -> Reply {
        if call.path != "/" {
            return Reply::text(404, "No service of the sandbox has this path.\n");
        }
        let addresses: String = self
            .stands
            .iter()
            .map(|stand| {
                let base = address(&self.url, stand.service, stand.service.base_url);
                format!("{}: {base}\n", stand.service.title)
            })
            .collect();
        Reply::text(200, format!("The openshelf sandbox.\n\n{addresses}"))
    }

    fn answer(&self, head: &http::request::Parts, body: &Bytes) -> Reply {
        let mut call = Call::read(head, body, &self.url);
        let first = call.segments.first().cloned().unwrap_or_default();
        let Some(stand) = self.stands.iter().find(|stand| stand.service.name == first) else {
            return self
                .stands
                .iter()
                .find_map(|stand| stand.twin.elsewhere(&call))
                .unwrap_or_else(|| self.welcome(&call));
        };
        if call.badly_encoded
            && let Some(reply) = stand.twin.bad_encoding(&call)
        {
            return reply;
        }
        match stand.routes.find(&call.segments, &call.method) {
            Found::Row {
                row,
                arguments,
                slash,
            } => {
                call.arguments = arguments;
                call.row_slash = slash;
                stand.twin.answer(row, &call)
            }
            Found::OtherMethod {
                row,
                arguments,
                slash,
            } => {
                call.arguments = arguments;
                call.row_slash = slash;
                stand.twin.other_method(row, &call)
            }
            Found::Nothing => stand
                .twin
                .elsewhere(&call)
                .unwrap_or_else(|| stand.twin.unknown_path(&call)),
        }
    }
}
