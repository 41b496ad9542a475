//! Connections: from bytes on a socket to a call, from a reply back to bytes.

use std::convert::Infallible;
use std::net::{Ipv4Addr, TcpListener};
use std::sync::{Arc, mpsc};
use std::time::Duration;

use http::{Request, Response};
use http_body_util::{BodyExt, Limited};
use hyper::body::{Bytes, Incoming};
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use tokio::runtime::{Builder, Runtime};
use tokio::sync::oneshot;
use tokio::task::JoinSet;

use super::address::address;
use super::call::Call;
use super::data;
use super::data::environment::Home;
use super::faults::{Fault, Faults};
use super::kept::{Entry, Kept, Key};
use super::ledger::{Heard, Ledger};
use super::options::{Options, SandboxError};
use super::page::{self, Place};
use super::reply::{Reply, ReplyBody};
use super::routes::{Found, Routes};
use super::spoil::Spoiler;
use super::wire::{self, Script};
use openshelf_core::table::{Operation, Service};

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

/// A server that has just been started, and what can be asked of it.
pub struct Started {
    pub running: Running,
    pub url: String,
    pub faults: Arc<Faults>,
    pub ledger: Arc<Ledger>,
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
pub fn start(services: &[&'static Service], options: Options) -> Result<Started, SandboxError> {
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
    let world = Arc::new(World::new(services, options, &url, &other_url));
    let (faults, ledger) = (Arc::clone(&world.faults), Arc::clone(&world.ledger));
    let (stop, told) = oneshot::channel();
    let (closed, stopped) = mpsc::channel();
    runtime.spawn(async move {
        serve(listeners, world, told).await;
        // Nobody waits any more when the stop took too long.
        let _ = closed.send(());
    });
    Ok(Started {
        running: Running {
            runtime,
            stop,
            stopped,
        },
        url,
        faults,
        ledger,
    })
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
    let _open = world.ledger.connection();
    // A small answer must not wait for the next one; without the option it only comes later.
    let _ = stream.set_nodelay(true);
    let (take_over, mut taken_over) = tokio::sync::mpsc::channel(1);
    let service = service_fn(move |request| {
        let (world, take_over) = (Arc::clone(&world), take_over.clone());
        async move {
            match respond(&world, request).await {
                Answered::Proper(response) => Ok::<_, Infallible>(response),
                Answered::Broken(script) => {
                    // The socket goes to whom it is handed, and this answer is never asked for again.
                    let _ = take_over.send(script).await;
                    std::future::pending().await
                }
            }
        }
    });
    let mut connection = hyper::server::conn::http1::Builder::new()
        .keep_alive(true)
        .serve_connection(TokioIo::new(stream), service);
    let script = tokio::select! {
        // A client that hangs up in the middle of an answer is no fault of the sandbox.
        _ = &mut connection => None,
        script = taken_over.recv() => script,
    };
    if let Some(script) = script {
        wire::play(connection.into_parts().io.into_inner(), *script).await;
    }
}

/// An answer for hyper, or one that only a bare socket carries.
enum Answered {
    Proper(Response<ReplyBody>),
    Broken(Box<Script>),
}

async fn respond(world: &World, request: Request<Incoming>) -> Answered {
    let (head, body) = request.into_parts();
    let (reply, fault) = match Limited::new(body, LONGEST_BODY).collect().await {
        Ok(collected) => world.answer(&head, &collected.to_bytes()),
        Err(_) => (Reply::text(413, "The body is too long.\n"), None),
    };
    let open = world.ledger.body();
    let Some(fault) = fault else {
        return Answered::Proper(reply.into_response(open));
    };
    if let Some(delay) = fault.delay {
        tokio::time::sleep(delay).await;
    }
    if fault.breaks_the_rules() {
        return Answered::Broken(Box::new(Script {
            fault,
            reply,
            head_only: head.method == http::Method::HEAD,
            open,
        }));
    }
    Answered::Proper(reply.into_response(open))
}

/// One service of the sandbox: its routes and the twin that answers them.
struct Stand {
    service: &'static Service,
    routes: Routes,
    twin: Box<dyn data::handler::Twin>,
    /// The groups in which an earlier request decides about a later one's answer.
    remembering: Vec<&'static str>,
}

impl Stand {
    fn may_keep(&self, row: &'static Operation) -> bool {
        !self.remembering.contains(&row.group) && self.twin.lasting(row)
    }
}

/// What a request asks for.
struct Target<'a> {
    stand: Option<&'a Stand>,
    found: Found,
}

/// Every service, at one address.
struct World {
    url: String,
    other_url: String,
    documented_paths: bool,
    stands: Vec<Stand>,
    kept: Kept,
    faults: Arc<Faults>,
    ledger: Arc<Ledger>,
}

impl World {
    fn new(services: &[&'static Service], options: Options, url: &str, other_url: &str) -> Self {
        let stands = services
            .iter()
            .copied()
            .filter_map(|service| {
                let home = Home {
                    seed: options.seed,
                    scale: options.scale,
                    documented_paths: options.documented_paths,
                    capped_counts: options.capped_counts,
                    url: url.to_owned(),
                    other_url: other_url.to_owned(),
                    service,
                    base_url: address(url, service, service.base_url),
                };
                let twin = data::twin(home.clone())?;
                let routes = Routes::of(service, twin.manners(), |row| home.path(row));
                let remembering = service
                    .rows()
                    .filter(|row| row.creates_job)
                    .map(|row| row.group)
                    .collect();
                Some(Stand {
                    service,
                    routes,
                    twin,
                    remembering,
                })
            })
            .collect();
        Self {
            url: url.to_owned(),
            other_url: other_url.to_owned(),
            documented_paths: options.documented_paths,
            stands,
            kept: Kept::default(),
            faults: Arc::default(),
            ledger: Arc::default(),
        }
    }

    /// What stands where no service does.
    fn welcome(&self, call: &Call) -> Reply {
        if call.path != "/" {
            return Reply::text(404, "No service of the sandbox has this path.\n");
        }
        let places: Vec<Place> = self
            .stands
            .iter()
            .map(|stand| Place {
                service: stand.service,
                base_url: address(&self.url, stand.service, stand.service.base_url),
                image_api_url: stand
                    .service
                    .image_api_url
                    .map(|base| address(&self.url, stand.service, base)),
            })
            .collect();
        Reply::html(200, page::welcome(&places, self.documented_paths))
    }

    /// The answer, and what is to go wrong with it.
    fn answer(&self, head: &http::request::Parts, body: &Bytes) -> (Reply, Option<Fault>) {
        let key = Key::of(head, body);
        if let Some(entry) = key.as_ref().and_then(|key| self.kept.get(key)) {
            let operation = operation_name(entry.service, entry.row);
            let fault = self.faults.meet(Some(&operation), head.uri.path());
            let stand = self
                .stands
                .iter()
                .find(|stand| stand.service.name == entry.service);
            let concluded = self.conclude(head, body, Some(operation), fault, || entry.reply);
            if let Some(stand) = stand {
                self.change(stand, entry.row, concluded.1.as_ref());
            }
            return concluded;
        }
        let edition = self.kept.edition();
        let mut call = Call::read(head, body, &self.url);
        let target = self.target(&call);
        let operation = match (target.stand, &target.found) {
            (Some(stand), Found::Row { row, .. }) => Some(operation_name(stand.service.name, row)),
            _ => None,
        };
        let matched = operation
            .as_deref()
            .or_else(|| target.stand.map(|stand| stand.service.name));
        let fault = self.faults.meet(matched, &call.path);
        call.job = fault.as_ref().and_then(|fault| fault.job);
        let asked = match (target.stand, &target.found) {
            (Some(stand), Found::Row { row, .. }) => Some((stand, *row)),
            _ => None,
        };
        let concluded = self.conclude(head, body, operation, fault, || {
            let reply = self.serve(target, &mut call);
            if let Some(key) = key
                && let Some((stand, row)) = asked
                && reply.status == 200
                && stand.may_keep(row)
            {
                let entry = Entry {
                    service: stand.service.name,
                    row,
                    reply: reply.clone(),
                };
                self.kept.put(key, entry, edition);
            }
            reply
        });
        if let Some((stand, row)) = asked {
            self.change(stand, row, concluded.1.as_ref());
        }
        concluded
    }

    /// Lets records appear and vanish as the fault says, now that the answer is made.
    fn change(&self, stand: &Stand, row: &'static Operation, fault: Option<&Fault>) {
        if let Some(fault) = fault
            && fault.insert + fault.delete > 0
        {
            stand.twin.change(row, fault.insert, fault.delete);
            self.kept.clear();
        }
    }

    /// Makes the answer, spoils it as the fault says and writes both down.
    fn conclude(
        &self,
        head: &http::request::Parts,
        body: &Bytes,
        operation: Option<String>,
        fault: Option<Fault>,
        make: impl FnOnce() -> Reply,
    ) -> (Reply, Option<Fault>) {
        let at = self.ledger.now();
        let reply = match &fault {
            None => make(),
            Some(fault) => {
                let member = operation
                    .as_deref()
                    .and_then(|operation| operation.split('.').next())
                    .and_then(|name| self.stands.iter().find(|stand| stand.service.name == name))
                    .and_then(|stand| stand.service.error_members.first());
                let target = head
                    .uri
                    .path_and_query()
                    .map_or("/", |target| target.as_str());
                let spoiler = Spoiler {
                    fault,
                    target,
                    other_url: &self.other_url,
                    error_member: member.copied().unwrap_or("detail"),
                };
                spoiler.spoil(make)
            }
        };
        let no_status = fault.as_ref().is_some_and(|fault| fault.reset);
        self.ledger.write(Heard {
            operation,
            method: head.method.to_string(),
            path: head.uri.path().to_owned(),
            query: head.uri.query().unwrap_or_default().to_owned(),
            body: body.clone(),
            status: (!no_status).then_some(reply.status),
            at,
        });
        (reply, fault)
    }

    fn target(&self, call: &Call) -> Target<'_> {
        let first = call.segments.first().map_or("", String::as_str);
        let stand = self.stands.iter().find(|stand| stand.service.name == first);
        let found = stand.map_or(Found::Nothing, |stand| {
            stand.routes.find(&call.segments, &call.method)
        });
        Target { stand, found }
    }

    /// What the twins say.
    fn serve(&self, target: Target<'_>, call: &mut Call) -> Reply {
        let Some(stand) = target.stand else {
            return self
                .stands
                .iter()
                .find_map(|stand| stand.twin.elsewhere(call))
                .unwrap_or_else(|| self.welcome(call));
        };
        if call.badly_encoded
            && let Some(reply) = stand.twin.bad_encoding(call)
        {
            return reply;
        }
        match target.found {
            Found::Row {
                row,
                arguments,
                slash,
            } => {
                call.arguments = arguments;
                call.row_slash = slash;
                stand.twin.answer(row, call)
            }
            Found::OtherMethod {
                row,
                arguments,
                slash,
            } => {
                call.arguments = arguments;
                call.row_slash = slash;
                stand.twin.other_method(row, call)
            }
            Found::Nothing => stand
                .twin
                .elsewhere(call)
                .unwrap_or_else(|| stand.twin.unknown_path(call)),
        }
    }
}

fn operation_name(service: &str, row: &Operation) -> String {
    format!("{service}.{}", row.full_name())
}
