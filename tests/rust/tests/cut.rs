//! Tests a service whose connections are closed without an answer. It is reached through a proxy on this machine, and the
//! clock is tokio's own and paused, so that minutes pass immediately.
#![allow(
    clippy::unwrap_used,
    clippy::disallowed_methods,
    clippy::panic,
    reason = "a test fails by panicking; the macro for asynchronous tests waits"
)]

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use openshelf::call::{Extra, Request, Value, bind, request};
use openshelf::catalog::Files;
use openshelf::client::Client;
use openshelf::client::downloads::{
    DownloadProgress, DownloadSource, FileOptions, IfExists, StartedJob,
};
use openshelf::files::{Check, Depth};
use openshelf::services;
use openshelf::transport::{
    Address, CallOptions, Event, Failure, Options, Proxy, RuntimeKind, Transport, TransportError,
};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::net::TcpListener;
use tokio::time::Instant;

/// A server that reads the head of each request and closes the connection.
struct Gateway {
    address: String,
    connections: Arc<AtomicUsize>,
}

impl Gateway {
    async fn new() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        let connections = Arc::new(AtomicUsize::new(0));
        let counter = connections.clone();
        // On the same thread, which so has something to do while an answer is awaited: the clock stands still.
        tokio::spawn(async move {
            while let Ok((connection, _)) = listener.accept().await {
                let mut lines = BufReader::new(connection).lines();
                while let Ok(Some(line)) = lines.next_line().await
                    && !line.is_empty()
                {}
                counter.fetch_add(1, Ordering::AcqRel);
            }
        });
        Self {
            address,
            connections,
        }
    }

    /// Calls a service that is not on this machine.
    async fn call(&self, request: &Request, service: &str, options: Wanted) -> Outcome {
        let address = Address::parse("base_url", "http://service.invalid").unwrap();
        let options_of_client = Options {
            proxy: Some(Proxy::parse("proxy", &self.address).unwrap()),
            max_retries: options.max_retries,
            ..Options::new(address)
        };
        let service = services::find(service).unwrap();
        let client = Transport::new(service, options_of_client).unwrap();
        let pauses = Arc::new(Mutex::new(Vec::new()));
        let seen = pauses.clone();
        let call = CallOptions {
            deadline: options.deadline.map(Some),
            watch: Some(Arc::new(move |_, event| {
                if let Event::Failed(attempt) = event {
                    seen.lock().unwrap().push(attempt.pause);
                }
            })),
            ..CallOptions::default()
        };
        let began = Instant::now();
        let fetched = client.fetch(RuntimeKind::CurrentThread, request, None, &call);
        let failure = fetched.await.unwrap_err();
        let pauses = pauses.lock().unwrap().iter().flatten().copied().collect();
        Outcome {
            failure,
            pauses,
            seconds: began.elapsed().as_secs(),
        }
    }
}

#[derive(Default)]
struct Wanted {
    max_retries: Option<u32>,
    deadline: Option<f64>,
}

struct Outcome {
    failure: Failure,
    /// Those that were announced.
    pauses: Vec<f64>,
    /// How long the call lasted.
    seconds: u64,
}

fn question(service: &str, group: &str, name: &str) -> Request {
    let operation = services::find(service).unwrap().find(group, name).unwrap();
    let arguments = bind(operation, Vec::new(), &[], true).unwrap();
    request(&arguments, &Extra::default()).unwrap()
}

fn agencies() -> Request {
    question("spending", "references", "toptier_agencies")
}

#[tokio::test(start_paused = true)]
async fn the_pauses_of_spending_grow() {
    let gateway = Gateway::new().await;
    let outcome = gateway
        .call(&agencies(), "spending", Wanted::default())
        .await;
    assert_eq!(outcome.pauses, [0.0, 5.0, 30.0, 90.0]);
    assert_eq!(outcome.seconds, 125);
    assert_eq!(outcome.failure.tried.len(), 5);
    let error = outcome.failure.error;
    assert!(matches!(error, TransportError::Broken { .. }), "{error}");
    assert_eq!(gateway.connections.load(Ordering::Acquire), 5);
}

#[tokio::test(start_paused = true)]
async fn a_caller_has_the_retries_that_the_caller_asks_for() {
    let gateway = Gateway::new().await;
    let all = [0.0, 5.0, 30.0, 90.0, 90.0, 90.0];
    for retries in 0..=5 {
        let wanted = Wanted {
            max_retries: Some(retries),
            ..Wanted::default()
        };
        let outcome = gateway.call(&agencies(), "spending", wanted).await;
        let expected: Vec<f64> = all.into_iter().take(retries as usize + 1).collect();
        assert_eq!(outcome.pauses, expected);
    }
}

#[tokio::test(start_paused = true)]
async fn a_deadline_ends_a_pause() {
    let gateway = Gateway::new().await;
    let wanted = Wanted {
        deadline: Some(20.0),
        ..Wanted::default()
    };
    let outcome = gateway.call(&agencies(), "spending", wanted).await;
    assert_eq!(outcome.pauses, [0.0, 5.0, 30.0]);
    assert_eq!(outcome.seconds, 20);
    let error = outcome.failure.error;
    assert!(matches!(error, TransportError::Deadline { .. }), "{error}");
}

/// The clock of this test lets the deadlines of a download and of its only call pass in the same moment.
#[tokio::test(start_paused = true)]
async fn the_deadline_of_a_download_has_one_error() {
    let gateway = Gateway::new().await;
    let address = Address::parse("base_url", "http://service.invalid").unwrap();
    let options = Options {
        proxy: Some(Proxy::parse("proxy", &gateway.address).unwrap()),
        deadline: Some(20.0),
        ..Options::new(address)
    };
    let service = services::find("spending").unwrap();
    let operation = service.find("download", "awards").unwrap();
    let source = DownloadSource::Job(StartedJob {
        operation,
        job: match operation.files {
            Some(Files::Job(job)) => job,
            _ => panic!("it starts no job"),
        },
        name: "awards.zip".to_owned(),
    });
    let folder = tempfile::tempdir().unwrap();
    let options_of_file = FileOptions {
        folder: folder.path().to_owned(),
        name: None,
        if_exists: IfExists::Skip,
        check: Check {
            depth: Depth::Structure,
            sha256: None,
        },
        patience: None,
        pause: Duration::from_secs(1),
    };
    let client = Client::new(service, options).unwrap();
    let progress = DownloadProgress::default();
    let downloading = client.download(&source, &options_of_file, &progress);
    let error = downloading.await.unwrap_err().to_string();
    let told = "not finished within the deadline of 20 s: waiting 30 s before another attempt";
    assert!(error.ends_with(told), "{error}");
}

#[tokio::test(start_paused = true)]
async fn a_job_is_not_begun_twice() {
    let gateway = Gateway::new().await;
    let operation = services::find("spending").unwrap();
    let operation = operation.find("download", "awards").unwrap();
    let steel = Value::List(vec![Value::Text("steel".to_owned())]);
    let filters = Value::Object(vec![("keywords".to_owned(), steel)]);
    let arguments = bind(operation, vec![("filters", filters)], &[], true).unwrap();
    let job = request(&arguments, &Extra::default()).unwrap();
    let outcome = gateway.call(&job, "spending", Wanted::default()).await;
    assert_eq!(outcome.failure.tried.len(), 1);
    assert_eq!(gateway.connections.load(Ordering::Acquire), 1);
}

#[tokio::test(start_paused = true)]
async fn other_services_have_the_usual_pauses() {
    let gateway = Gateway::new().await;
    let request = question("disease", "totals", "world");
    let outcome = gateway.call(&request, "disease", Wanted::default()).await;
    assert_eq!(outcome.failure.tried.len(), 4);
    assert!(outcome.pauses.iter().all(|&pause| pause <= 1.0));
}
