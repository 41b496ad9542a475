//! Accepts connections, reads requests and sends responses.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, mpsc};
use std::time::Duration;

use http::header::{CONNECTION, HOST};
use http::{HeaderValue, Request, Response};
use http_body_util::{BodyExt, Limited};
use hyper::body::Incoming;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpSocket};
use tokio::runtime::{Builder, Runtime};
use tokio::sync::oneshot;
use tokio::task::JoinSet;

use super::answers::Answers;
use super::application::Application;
use super::broken_response::{self, BrokenResponse};
use super::faults::{Fault, Faults};
use super::memory::Memory;
use super::options::{Options, SandboxError};
use super::reply_body::{self, ReplyBody};
use super::request_log::RequestLog;
use openshelf_core::catalog::Service;
use openshelf_core::host::is_name_of_this_machine;
use openshelf_sandbox_services::reply::Reply;

/// More than any request of the table needs.
const LONGEST_BODY: usize = 64 << 20;

/// A picture of the largest size is drawn in less than this.
const LONGEST_STOP: Duration = Duration::from_secs(3);

/// Connections that may wait to be accepted; the system may allow fewer.
const BACKLOG: u32 = 8192;

/// A connection is closed if the next head has not arrived after this time.
const LONGEST_HEAD: Duration = Duration::from_secs(10);

/// A request is rejected if its body has not arrived after this time.
const LONGEST_WAIT_FOR_BODY: Duration = Duration::from_secs(20);

/// The threads of a server and the way to stop it.
#[derive(Debug)]
pub struct Running {
    runtime: Runtime,
    stop: oneshot::Sender<()>,
    stopped: mpsc::Receiver<()>,
}

/// A server that has just been started, and its facts.
pub struct Started {
    pub running: Running,
    pub url: String,
    pub faults: Arc<Faults>,
    pub answers: Arc<Answers>,
    pub request_log: Arc<RequestLog>,
    pub application: Arc<Application>,
    /// The operations whose requests count as those of another operation.
    pub counted_as: BTreeMap<String, String>,
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

/// Opens a port on 127.0.0.1 and returns its address.
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

/// Opens the port and serves it on separate threads.
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
    let application = Arc::new(Application::new(services, options, &url, &other_url)?);
    let (faults, answers, request_log) = (
        Arc::clone(&application.faults),
        Arc::clone(&application.answers),
        Arc::clone(&application.request_log),
    );
    let counted_as = application.counted_as();
    let served = Arc::clone(&application);
    let (stop, stop_requested) = oneshot::channel();
    let (closed, stopped) = mpsc::channel();
    runtime.spawn(async move {
        serve(listeners, served, stop_requested).await;
        // There is no receiver any more if the stop took too long.
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
        answers,
        request_log,
        application,
        counted_as,
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
    // A small answer must not wait for the next one; without the option it is delayed.
    let _ = stream.set_nodelay(true);
    let (take_over, mut taken_over) = tokio::sync::mpsc::channel(1);
    let requests = AtomicU64::new(0);
    let service = service_fn(move |request| {
        let (application, take_over) = (Arc::clone(&application), take_over.clone());
        let answered = requests.fetch_add(1, Ordering::Relaxed);
        async move {
            match respond(&application, request, answered).await {
                Outcome::Response(response) => Ok::<_, Infallible>(response),
                Outcome::Broken(broken) => {
                    // The socket goes to the new owner, and this answer is not requested again.
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
        // A client that disconnects in the middle of an answer is not an error of the sandbox.
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

/// The outcome of a request; `answered` is the number of requests before it on its connection.
async fn respond(application: &Application, request: Request<Incoming>, answered: u64) -> Outcome {
    let (head, body) = request.into_parts();
    let turn = application.request_log.turn_of(&head);
    let body = Limited::new(body, LONGEST_BODY).collect();
    let (reply, fault) = match tokio::time::timeout(LONGEST_WAIT_FOR_BODY, body).await {
        Ok(Ok(collected)) => match foreign_host(&head) {
            None => application.answer(&head, &collected.to_bytes(), answered, turn),
            Some(host) => (refuse_host(&host), None),
        },
        Ok(Err(_)) => (Reply::text(413, "The body is too long.\n"), None),
        // What follows half a body is not a request.
        Err(_) => (
            Reply::text(408, "The body did not come.\n").with(CONNECTION, "close"),
            None,
        ),
    };
    let open = application.request_log.body();
    let fault = if reply.is_nothing() {
        Some(Fault {
            reset: true,
            ..fault.unwrap_or_default()
        })
    } else {
        fault
    };
    let Some(fault) = fault else {
        return Outcome::Response(reply_body::response(reply, open));
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
    Outcome::Response(reply_body::response(reply, open))
}

/// The host in the request, if it is not this machine. A page of a foreign site can point its own name at
/// this machine and would then read every answer.
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
