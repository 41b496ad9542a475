//! Tests a service that accepts no connections: nothing is returned, not even a refusal. The clock is
//! tokio's own and paused, so ten seconds pass immediately.
#![allow(
    clippy::unwrap_used,
    clippy::disallowed_methods,
    reason = "a test fails by panicking; the macro for asynchronous tests waits"
)]

use std::error::Error;
use std::io;
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use openshelf::call::{Extra, Request, Value, bind, request};
use openshelf::services;
use openshelf::transport::{
    Address, CallOptions, Failure, Options, RuntimeKind, Transport, TransportError,
};
use tokio::net::{TcpListener, TcpSocket};
use tokio::time::Instant;

/// A socket whose queue is full, with the connections that fill it.
struct BlackHole {
    address: SocketAddr,
    _listener: TcpListener,
    _waiting: Vec<TcpStream>,
}

impl BlackHole {
    fn new() -> Self {
        let socket = TcpSocket::new_v4().unwrap();
        socket.bind("127.0.0.1:0".parse().unwrap()).unwrap();
        let listener = socket.listen(0).unwrap();
        let address = listener.local_addr().unwrap();
        let full = Duration::from_millis(100);
        let waiting = (0..16).map_while(|_| TcpStream::connect_timeout(&address, full).ok());
        Self {
            address,
            _waiting: waiting.collect(),
            _listener: listener,
        }
    }

    fn client(&self, service: &str, max_retries: u32) -> Transport {
        let address = Address::parse("base_url", &format!("http://{}", self.address)).unwrap();
        let options = Options {
            max_retries: Some(max_retries),
            ..Options::new(address)
        };
        Transport::new(services::find(service).unwrap(), options).unwrap()
    }
}

fn read() -> Request {
    let operation = services::find("disease").unwrap();
    let operation = operation.find("totals", "world").unwrap();
    let arguments = bind(operation, Vec::new(), &[], true).unwrap();
    request(&arguments, &Extra::default()).unwrap()
}

fn job() -> Request {
    let operation = services::find("spending").unwrap();
    let operation = operation.find("download", "awards").unwrap();
    let filters = vec![(
        "keywords".to_owned(),
        Value::List(vec![Value::Text("steel".to_owned())]),
    )];
    let given = vec![("filters", Value::Object(filters))];
    let arguments = bind(operation, given, &[], true).unwrap();
    request(&arguments, &Extra::default()).unwrap()
}

async fn failure(client: &Transport, request: &Request, timeout: Option<f64>) -> Failure {
    let call = CallOptions::default();
    let outcome = client
        .fetch(RuntimeKind::CurrentThread, request, timeout, &call)
        .await;
    outcome.unwrap_err()
}

#[tokio::test(start_paused = true)]
async fn a_failed_connection_is_retried() {
    let hole = BlackHole::new();
    for timeout in [Some(30.0), None] {
        let began = Instant::now();
        let failure = failure(&hole.client("disease", 2), &read(), timeout).await;
        assert_eq!(failure.tried, ["no connection"; 3]);
        assert!(matches!(failure.error, TransportError::Connect { .. }));
        assert!(
            failure.to_string().contains("did not answer within 10 s"),
            "{failure}"
        );
        // Three times ten seconds, and the pauses between them, of 1.5 seconds at most.
        let seconds = began.elapsed().as_secs_f64();
        assert!((30.0..32.0).contains(&seconds), "{seconds}");
    }
}

#[tokio::test(start_paused = true)]
async fn a_shorter_timeout_ends_a_connection_attempt_earlier() {
    let hole = BlackHole::new();
    let failure = failure(&hole.client("disease", 1), &read(), Some(0.5)).await;
    assert_eq!(failure.tried, ["timeout"; 2]);
    assert!(matches!(failure.error, TransportError::Timeout { .. }));
}

#[tokio::test(start_paused = true)]
async fn a_job_is_retried_if_nothing_was_sent() {
    let hole = BlackHole::new();
    let failure = failure(&hole.client("spending", 2), &job(), Some(120.0)).await;
    assert_eq!(failure.tried, ["no connection"; 3]);
}

/// An error or one of its sources, as the libraries report them.
fn find<'a, T: Error + 'static>(error: &'a (dyn Error + 'static)) -> Option<&'a T> {
    let mut next = Some(error);
    while let Some(error) = next {
        if let Some(found) = error.downcast_ref() {
            return Some(found);
        }
        next = error.source();
    }
    None
}

#[tokio::test]
async fn our_error_has_the_error_of_the_system_as_its_source() {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    drop(listener);
    let address = Address::parse("base_url", &format!("http://{address}")).unwrap();
    let options = Options {
        max_retries: Some(0),
        ..Options::new(address)
    };
    let client = Transport::new(services::find("disease").unwrap(), options).unwrap();
    let failure = failure(&client, &read(), None).await;
    let refused = find::<io::Error>(&failure).unwrap();
    assert_eq!(refused.kind(), io::ErrorKind::ConnectionRefused);
}
