//! Accepts connections, reads requests and sends responses.

use std::convert::Infallible;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::{Arc, mpsc};
use std::time::Duration;

use http::header::{CONNECTION, HOST};
use http::{HeaderValue, Request, Response};
use http_body_util::{BodyExt, Limited};
use hyper::body::{Bytes, Incoming};
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use jiff::civil::Date;
use tokio::net::{TcpListener, TcpSocket};
use tokio::runtime::{Builder, Runtime};
use tokio::sync::oneshot;
use tokio::task::JoinSet;

use super::address::address;
use super::broken_response::{self, BrokenResponse};
use super::call::Call;
use super::corrupt::Corruption;
use super::data;
use super::data::environment::Environment;
use super::faults::{Fault, Faults};
use super::index_page::{self, ServiceLinks};
use super::memory::Memory;
use super::options::{Options, SandboxError};
use super::reply::{Reply, ReplyBody};
use super::request_log::{LoggedRequest, RequestLog};
use super::response_cache::{Entry, Key, ResponseCache};
use super::routes::{Found, Routes};
use openshelf_core::host::is_name_of_this_machine;
use openshelf_core::table::{Operation, Service};

/// More than any request of the table needs.
const LONGEST_BODY: usize = 64 << 20;

/// A picture of the largest size is drawn in less than this.
const LONGEST_STOP: Duration = Duration::from_secs(3);

/// Connections that may wait to be accepted; the system may allow fewer.
const BACKLOG: u32 = 8192;

/// A connection is closed when the next head has not come after this time.
const LONGEST_HEAD: Duration = Duration::from_secs(10);

/// A request is refused when its body has not come after this time.
const LONGEST_WAIT_FOR_BODY: Duration = Duration::from_secs(20);

/// The threads of a server and the way to stop it.
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
    pub request_log: Arc<RequestLog>,
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
    let bound = || {
        let socket = TcpSocket::new_v4()?;
        // A port whose last owner has just ended is free. Elsewhere the option means another thing.
        #[cfg(unix)]
        socket.set_reuseaddr(true)?;
        socket.bind(SocketAddr::from((Ipv4Addr::LOCALHOST, port)))?;
        let listener = socket.listen(BACKLOG)?;
        let url = format!("http://{}", listener.local_addr()?);
        Ok((listener, url))
    };
    bound().map_err(|source| SandboxError::Listen { port, source })
}

/// Opens the port and serves it on threads of its own.
pub fn start(services: &[&'static Service], options: Options) -> Result<Started, SandboxError> {
    let runtime = Builder::new_multi_thread()
        .worker_threads(2)
        .thread_name("openshelf-sandbox")
        .enable_all()
        .build()
        .map_err(SandboxError::Threads)?;
    let ((listener, url), (other, other_url)) = {
        let _entered = runtime.enter();
        // The second host's address must not depend on the first's, so any free port will do.
        (listen(options.port)?, listen(0)?)
    };
    let listeners = [listener, other];
    let application = Arc::new(Application::new(services, options, &url, &other_url));
    let (faults, request_log) = (
        Arc::clone(&application.faults),
        Arc::clone(&application.request_log),
    );
    let (stop, stop_requested) = oneshot::channel();
    let (closed, stopped) = mpsc::channel();
    runtime.spawn(async move {
        serve(listeners, application, stop_requested).await;
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
        request_log,
    })
}

/// Accepts connections until a stop is requested, and then closes all of them.
async fn serve(
    listeners: [TcpListener; 2],
    application: Arc<Application>,
    mut stop_requested: oneshot::Receiver<()>,
) {
    let [listener, other] = listeners;
    let mut connections = JoinSet::new();
    let mut memory = Memory::default();
    loop {
        memory.connections(connections.len());
        let accepted = tokio::select! {
            _ = &mut stop_requested => break,
            Some(_) = connections.join_next() => continue,
            accepted = listener.accept() => accepted,
            accepted = other.accept() => accepted,
        };
        match accepted {
            Ok((stream, _)) => {
                connections.spawn(serve_connection(stream, Arc::clone(&application)));
            }
            // Too many open files: wait for some to close rather than spin.
            Err(_) => tokio::time::sleep(Duration::from_millis(20)).await,
        }
    }
    drop((listener, other));
    connections.shutdown().await;
}

/// Answers one connection's requests until the client has no more.
async fn serve_connection(stream: tokio::net::TcpStream, application: Arc<Application>) {
    let _open = application.request_log.connection();
    // A small answer must not wait for the next one; without the option it only comes later.
    let _ = stream.set_nodelay(true);
    let (take_over, mut taken_over) = tokio::sync::mpsc::channel(1);
    let service = service_fn(move |request| {
        let (application, take_over) = (Arc::clone(&application), take_over.clone());
        async move {
            match respond(&application, request).await {
                Outcome::Response(response) => Ok::<_, Infallible>(response),
                Outcome::Broken(broken) => {
                    // The socket goes to whom it is handed, and this answer is never asked for again.
                    let _ = take_over.send(broken).await;
                    std::future::pending().await
                }
            }
        }
    });
    let mut connection = hyper::server::conn::http1::Builder::new()
        .keep_alive(true)
        .timer(TokioTimer::new())
        .header_read_timeout(LONGEST_HEAD)
        .serve_connection(TokioIo::new(stream), service);
    let broken = tokio::select! {
        // A client that hangs up in the middle of an answer is no fault of the sandbox.
        _ = &mut connection => None,
        broken = taken_over.recv() => broken,
    };
    if let Some(broken) = broken {
        broken_response::send(connection.into_parts().io.into_inner(), *broken).await;
    }
}

/// An answer for hyper, or one that only a bare socket carries.
enum Outcome {
    Response(Response<ReplyBody>),
    Broken(Box<BrokenResponse>),
}

async fn respond(application: &Application, request: Request<Incoming>) -> Outcome {
    let (head, body) = request.into_parts();
    let body = Limited::new(body, LONGEST_BODY).collect();
    let (reply, fault) = match tokio::time::timeout(LONGEST_WAIT_FOR_BODY, body).await {
        Ok(Ok(collected)) => match foreign_host(&head) {
            None => application.answer(&head, &collected.to_bytes()),
            Some(host) => (refuse_host(&host), None),
        },
        Ok(Err(_)) => (Reply::text(413, "The body is too long.\n"), None),
        // What comes after half a body is no request.
        Err(_) => (
            Reply::text(408, "The body did not come.\n").with(CONNECTION, "close"),
            None,
        ),
    };
    let open = application.request_log.body();
    let Some(fault) = fault else {
        return Outcome::Response(reply.into_response(open));
    };
    if let Some(delay) = fault.delay {
        tokio::time::sleep(delay).await;
    }
    if fault.breaks_the_rules() {
        return Outcome::Broken(Box::new(BrokenResponse {
            fault,
            reply,
            head_only: head.method == http::Method::HEAD,
            open,
        }));
    }
    Outcome::Response(reply.into_response(open))
}

/// The host that the request names, when it is another than this machine. A page of a stranger's
/// site can point its own name at this machine and would then read every answer.
fn foreign_host(head: &http::request::Parts) -> Option<String> {
    let named = head.headers.get(HOST).map(HeaderValue::as_bytes);
    let of_target = head
        .uri
        .authority()
        .map(|authority| authority.as_str().as_bytes());
    let foreign = |name: &[u8]| {
        let text = String::from_utf8_lossy(name).into_owned();
        let authority = text.parse::<http::uri::Authority>().ok();
        let is_ours = authority.is_some_and(|authority| is_name_of_this_machine(authority.host()));
        (!is_ours).then_some(text)
    };
    named
        .and_then(foreign)
        .or_else(|| of_target.and_then(foreign))
}

fn refuse_host(host: &str) -> Reply {
    let host: String = host
        .chars()
        .take(100)
        .flat_map(char::escape_default)
        .collect();
    Reply::text(
        421,
        format!("The sandbox answers for this machine alone, not for the host '{host}'.\n"),
    )
}

/// One service of the sandbox: its routes and the handler that answers them.
struct MountedService {
    service: &'static Service,
    routes: Routes,
    handler: Box<dyn data::handler::Handler>,
    /// The groups in which an earlier request decides about a later one's answer.
    job_groups: Vec<&'static str>,
}

impl MountedService {
    fn may_cache(&self, row: &'static Operation, call: &Call) -> bool {
        !self.job_groups.contains(&row.group) && self.handler.is_cacheable(row, call)
    }
}

/// The service and the row that a request asks for.
struct Target<'a> {
    mounted: Option<&'a MountedService>,
    found: Found,
}

/// Every service, at one address.
struct Application {
    url: String,
    today: Date,
    other_url: String,
    documented_paths: bool,
    services: Vec<MountedService>,
    response_cache: ResponseCache,
    faults: Arc<Faults>,
    request_log: Arc<RequestLog>,
}

impl Application {
    fn new(services: &[&'static Service], options: Options, url: &str, other_url: &str) -> Self {
        let today = options.day_of_start();
        let services = services
            .iter()
            .copied()
            .filter_map(|service| {
                let environment = Environment {
                    seed: options.seed,
                    today,
                    scale: options.scale,
                    documented_paths: options.documented_paths,
                    capped_counts: options.capped_counts,
                    url: url.to_owned(),
                    other_url: other_url.to_owned(),
                    service,
                    base_url: address(url, service, service.base_url),
                };
                let handler = data::handler(environment.clone())?;
                let routes = Routes::of(service, handler.path_style(), |row| environment.path(row));
                let job_groups = service
                    .rows()
                    .filter(|row| row.creates_job)
                    .map(|row| row.group)
                    .collect();
                Some(MountedService {
                    service,
                    routes,
                    handler,
                    job_groups,
                })
            })
            .collect();
        Self {
            url: url.to_owned(),
            today,
            other_url: other_url.to_owned(),
            documented_paths: options.documented_paths,
            services,
            response_cache: ResponseCache::default(),
            faults: Arc::default(),
            request_log: Arc::default(),
        }
    }

    /// The answer to a path of no service.
    fn render_index(&self, call: &Call) -> Reply {
        if call.path != "/" {
            return Reply::text(404, "No service of the sandbox has this path.\n");
        }
        let links: Vec<ServiceLinks> = self
            .services
            .iter()
            .map(|mounted| ServiceLinks {
                service: mounted.service,
                base_url: address(&self.url, mounted.service, mounted.service.base_url),
                image_api_url: mounted
                    .service
                    .image_api_url
                    .map(|base| address(&self.url, mounted.service, base)),
            })
            .collect();
        Reply::html(200, index_page::render_index(&links, self.documented_paths))
    }

    /// The answer, and the fault that applies to it.
    fn answer(&self, head: &http::request::Parts, body: &Bytes) -> (Reply, Option<Fault>) {
        let key = Key::of(head, body);
        if let Some(entry) = key.as_ref().and_then(|key| self.response_cache.get(key)) {
            let operation = operation_name(entry.service, entry.row);
            let fault = self.faults.next_for(Some(&operation), head.uri.path());
            let mounted = self
                .services
                .iter()
                .find(|mounted| mounted.service.name == entry.service);
            let answered =
                self.answer_with_fault(head, body, Some(operation), fault, || entry.reply);
            if let Some(mounted) = mounted {
                self.change(mounted, entry.row, answered.1.as_ref());
            }
            return answered;
        }
        let generation = self.response_cache.generation();
        let mut call = Call::read(head, body, &self.url, self.today);
        let target = self.target(&call);
        let operation = match (target.mounted, &target.found) {
            (Some(mounted), Found::Row { row, .. }) => {
                Some(operation_name(mounted.service.name, row))
            }
            _ => None,
        };
        let matched = operation
            .as_deref()
            .or_else(|| target.mounted.map(|mounted| mounted.service.name));
        let fault = self.faults.next_for(matched, &call.path);
        call.job = fault.as_ref().and_then(|fault| fault.job);
        let asked = match (target.mounted, &target.found) {
            (Some(mounted), Found::Row { row, .. }) => Some((mounted, *row)),
            _ => None,
        };
        let answered = self.answer_with_fault(head, body, operation, fault, || {
            let reply = self.serve(target, &mut call);
            if let Some(key) = key
                && let Some((mounted, row)) = asked
                && reply.status == 200
                && mounted.may_cache(row, &call)
            {
                let entry = Entry {
                    service: mounted.service.name,
                    row,
                    reply: reply.clone(),
                };
                self.response_cache.put(key, entry, generation);
            }
            reply
        });
        if let Some((mounted, row)) = asked {
            self.change(mounted, row, answered.1.as_ref());
        }
        answered
    }

    /// Changes the records as the fault says, after the answer was made.
    fn change(&self, mounted: &MountedService, row: &'static Operation, fault: Option<&Fault>) {
        if let Some(change) = fault.and_then(Fault::record_change) {
            mounted.handler.change(row, &change);
            self.response_cache.clear();
        }
    }

    /// Makes the answer, applies the fault to it and logs the request.
    fn answer_with_fault(
        &self,
        head: &http::request::Parts,
        body: &Bytes,
        operation: Option<String>,
        fault: Option<Fault>,
        make: impl FnOnce() -> Reply,
    ) -> (Reply, Option<Fault>) {
        let at = self.request_log.now();
        let reply = match &fault {
            None => make(),
            Some(fault) => {
                let member = operation
                    .as_deref()
                    .and_then(|operation| operation.split('.').next())
                    .and_then(|name| {
                        self.services
                            .iter()
                            .find(|mounted| mounted.service.name == name)
                    })
                    .and_then(|mounted| mounted.service.error_members.first());
                let target = head
                    .uri
                    .path_and_query()
                    .map_or("/", |target| target.as_str());
                let corruption = Corruption {
                    fault,
                    target,
                    other_url: &self.other_url,
                    error_member: member.copied().unwrap_or("detail"),
                };
                corruption.apply(make)
            }
        };
        let no_status = fault.as_ref().is_some_and(|fault| fault.reset);
        self.request_log.add(LoggedRequest {
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
        let mounted = self
            .services
            .iter()
            .find(|mounted| mounted.service.name == first);
        let found = mounted.map_or(Found::Nothing, |mounted| {
            mounted.routes.find(&call.segments, &call.method)
        });
        Target { mounted, found }
    }

    /// The answer of the handler.
    fn serve(&self, target: Target<'_>, call: &mut Call) -> Reply {
        let Some(mounted) = target.mounted else {
            return self
                .services
                .iter()
                .find_map(|mounted| mounted.handler.unrouted(call))
                .unwrap_or_else(|| self.render_index(call));
        };
        if call.badly_encoded
            && let Some(reply) = mounted.handler.bad_encoding(call)
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
                mounted.handler.answer(row, call)
            }
            Found::OtherMethod {
                row,
                arguments,
                slash,
            } => {
                call.arguments = arguments;
                call.row_slash = slash;
                mounted.handler.other_method(row, call)
            }
            Found::Nothing => mounted
                .handler
                .unrouted(call)
                .unwrap_or_else(|| mounted.handler.unknown_path(call)),
        }
    }
}

fn operation_name(service: &str, row: &Operation) -> String {
    format!("{service}.{}", row.full_name())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_host_is_read_from_header_and_target() {
        let asked = |target: &str, host: Option<&str>| {
            let mut request = Request::get(target);
            if let Some(host) = host {
                request = request.header(HOST, host);
            }
            foreign_host(&request.body(()).unwrap().into_parts().0)
        };
        assert_eq!(asked("/", None), None);
        assert_eq!(asked("/", Some("127.0.0.1:8080")), None);
        assert_eq!(asked("/", Some("[::1]:80")), None);
        assert_eq!(
            asked("/", Some("example.com:8080")).as_deref(),
            Some("example.com:8080")
        );
        assert_eq!(asked("/", Some("")).as_deref(), Some(""));
        assert_eq!(
            asked("http://example.com/", Some("localhost")).as_deref(),
            Some("example.com")
        );
    }
}
