//! Tests faults on demand as bytes on a socket, and the sandbox's counters.
#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    clippy::format_push_string,
    clippy::large_types_passed_by_value,
    clippy::needless_pass_by_value,
    reason = "the numbers of a test are small, and so are its texts"
)]
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test fails by panicking, in its helpers too"
)]

use std::io::{ErrorKind, Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use openshelf::sandbox::{Fault, Matcher, Options, RetryAfter, Sandbox};
use openshelf_tests::http::{get, send};

const PATH: &str = "/disease/v3/covid-19/countries/Italy";
const OPERATION: &str = "disease.totals.country";

fn start() -> Sandbox {
    Sandbox::start(&openshelf::services::SERVICES, Options::default()).unwrap()
}

fn with(fault: Fault) -> Sandbox {
    let sandbox = start();
    sandbox.faults().add(fault);
    sandbox
}

/// The bytes until the connection ends, and how it ends.
fn bytes(sandbox: &Sandbox, path: &str, most: usize) -> (Vec<u8>, Option<ErrorKind>) {
    let url = sandbox.url();
    let host = url.strip_prefix("http://").unwrap();
    let mut stream = TcpStream::connect(host).unwrap();
    stream
        .set_read_timeout(Some(Duration::from_secs(5)))
        .unwrap();
    write!(
        stream,
        "GET {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n"
    )
    .unwrap();
    let (mut all, mut buffer) = (Vec::new(), [0; 4096]);
    while all.len() < most {
        match stream.read(&mut buffer) {
            Ok(0) => return (all, None),
            Ok(count) => all.extend_from_slice(&buffer[..count]),
            Err(error) => return (all, Some(error.kind())),
        }
    }
    (all, None)
}

/// The announced length and the received body.
fn body(all: &[u8]) -> (usize, usize) {
    let end = all.windows(4).position(|four| four == b"\r\n\r\n").unwrap();
    let head = String::from_utf8_lossy(&all[..end]).to_ascii_lowercase();
    let announced = head
        .lines()
        .find_map(|line| line.strip_prefix("content-length: "))
        .unwrap();
    (announced.parse().unwrap(), all.len() - end - 4)
}

#[test]
fn a_status_is_returned_the_given_number_of_times() {
    let sandbox = with(Fault {
        matcher: Matcher::of_operation(OPERATION),
        status: Some(503),
        times: Some(2),
        retry_after: Some(RetryAfter::Seconds(3)),
        ..Fault::default()
    });
    let address = format!("{}{PATH}", sandbox.url());
    assert_eq!(
        get(&format!("{}/placeholder/v2/list", sandbox.url())).status,
        200
    );
    let refused = get(&address);
    assert_eq!((refused.status, refused.header("retry-after")), (503, "3"));
    assert!(refused.json()["message"].is_string());
    assert_eq!(get(&address).status, 503);
    assert_eq!(get(&address).status, 200);
}

#[test]
fn a_retry_after_date_is_an_http_date() {
    let sandbox = with(Fault {
        retry_after: Some(RetryAfter::Soon),
        ..Fault::default()
    });
    let refused = get(&format!("{}{PATH}", sandbox.url()));
    assert_eq!(refused.status, 429);
    assert!(refused.header("retry-after").ends_with(" GMT"));
}

#[test]
fn bodies_break_as_requested() {
    let sandbox = start();
    let (announced, came) = body(&bytes(&sandbox, PATH, usize::MAX).0);
    assert_eq!(announced, came);
    let broken = |fault: Fault| {
        sandbox.faults().add(fault);
        let (all, error) = bytes(&sandbox, PATH, usize::MAX);
        assert_eq!(error, None);
        sandbox.faults().heal();
        body(&all)
    };
    let cut = broken(Fault {
        cut: Some(10),
        ..Fault::default()
    });
    assert_eq!(cut, (came, 10));
    let wrong = broken(Fault {
        wrong_length: true,
        ..Fault::default()
    });
    assert!(wrong.0 > came && wrong.1 == came);
    let half = broken(Fault {
        bad_json: true,
        ..Fault::default()
    });
    assert_eq!(half, (came / 2, came / 2));
    let slow = broken(Fault {
        body_delay: Some(Duration::from_millis(120)),
        ..Fault::default()
    });
    assert_eq!(slow, (came, came));
    let dripped = broken(Fault {
        drip: Some(10_000.0),
        ..Fault::default()
    });
    assert_eq!(dripped, (came, came));
}

#[test]
fn a_reset_sends_nothing() {
    let sandbox = with(Fault {
        reset: true,
        ..Fault::default()
    });
    let (all, error) = bytes(&sandbox, PATH, usize::MAX);
    assert_eq!((all.len(), error), (0, Some(ErrorKind::ConnectionReset)));
    assert_eq!(sandbox.request_log().calls()[0].status, None);
}

#[test]
fn headers_continue_as_long_as_they_are_read() {
    let sandbox = with(Fault {
        endless_headers: true,
        ..Fault::default()
    });
    let (all, _) = bytes(&sandbox, PATH, 2 << 20);
    assert!(all.len() >= 2 << 20);
    assert!(!all.windows(4).any(|four| four == b"\r\n\r\n"));
}

#[test]
fn a_bomb_is_small_until_it_is_decompressed() {
    let sandbox = with(Fault {
        bomb: Some(50_000_000),
        ..Fault::default()
    });
    let received = get(&format!("{}{PATH}", sandbox.url()));
    assert_eq!(received.header("content-encoding"), "gzip");
    assert!(received.body.len() < 200_000);
    let mut list = String::new();
    flate2::read::GzDecoder::new(received.body.as_slice())
        .read_to_string(&mut list)
        .unwrap();
    assert_eq!(list.len(), 50_000_000);
}

#[test]
fn redirects_lead_in_circles_and_elsewhere() {
    let sandbox = start();
    sandbox.faults().add(Fault {
        redirect_loop: true,
        times: Some(1),
        ..Fault::default()
    });
    sandbox.faults().add(Fault {
        downgrade_redirect: true,
        times: Some(1),
        ..Fault::default()
    });
    let address = format!("{}{PATH}?strict=true", sandbox.url());
    assert_eq!(
        get(&address).header("location"),
        format!("{PATH}?strict=true")
    );
    let elsewhere = get(&address).header("location").to_owned();
    assert!(!elsewhere.starts_with(&sandbox.url()) && elsewhere.starts_with("http://127.0.0.1:"));
    assert_eq!(get(&elsewhere).status, 200);
}

#[test]
fn chance_follows_from_the_seed() {
    let run = |seed: u64| -> Vec<u16> {
        let sandbox = with(Fault {
            status: Some(500),
            probability: Some(0.4),
            seed,
            ..Fault::default()
        });
        (0..40)
            .map(|_| get(&format!("{}{PATH}", sandbox.url())).status)
            .collect()
    };
    let one = run(1);
    assert_eq!(one, run(1));
    assert_ne!(one, run(2));
    let failed = one.iter().filter(|status| **status == 500).count();
    assert!((4..36).contains(&failed), "{failed}");
}

#[test]
fn requests_are_counted_and_recorded() {
    let sandbox = start();
    get(&format!("{}{PATH}?strict=true", sandbox.url()));
    get(&format!("{}/nowhere", sandbox.url()));
    let filters = r#"{"filters":{}}"#;
    let path = "/spending/api/v2/references/filter/";
    send(
        "POST",
        &format!("{}{path}", sandbox.url()),
        &[],
        Some(filters),
    );
    let calls = sandbox.request_log().calls();
    let operations: Vec<_> = calls.iter().map(|call| call.operation.as_deref()).collect();
    assert_eq!(operations[..2], [Some(OPERATION), None]);
    assert_eq!(
        (calls[0].path.as_str(), calls[0].query.as_str()),
        (PATH, "strict=true")
    );
    assert_eq!((calls[0].status, calls[1].status), (Some(200), Some(404)));
    assert_eq!(
        (calls[2].method.as_str(), &calls[2].body[..]),
        ("POST", filters.as_bytes())
    );
    assert!(calls[0].at <= calls[1].at);
    let stats = sandbox.request_log().stats();
    assert_eq!(
        (stats.requests, stats.connections, stats.open_bodies),
        (3, 3, 0)
    );
    assert_eq!(stats.requests_by_operation.get(OPERATION), Some(&1));
    sandbox.request_log().forget_calls();
    assert!(sandbox.request_log().calls().is_empty());
    assert_eq!(sandbox.request_log().stats().requests, 0);
}

#[test]
fn a_body_without_a_reader_is_closed() {
    let sandbox = with(Fault {
        body_delay: Some(Duration::from_secs(60)),
        ..Fault::default()
    });
    let url = sandbox.url();
    let mut stream = TcpStream::connect(url.strip_prefix("http://").unwrap()).unwrap();
    write!(stream, "GET {PATH} HTTP/1.1\r\nhost: localhost\r\n\r\n").unwrap();
    let mut first = [0];
    stream.read_exact(&mut first).unwrap();
    let stats = sandbox.request_log().stats();
    assert_eq!((stats.open_bodies, stats.open_connections), (1, 1));
    drop(stream);
    let is_open = || sandbox.request_log().stats().open_bodies > 0;
    for _ in (0..30_000).take_while(|_| is_open()) {
        std::thread::sleep(Duration::from_millis(2));
    }
    assert!(!is_open());
}

#[test]
fn a_cached_answer_equals_the_first_one() {
    let sandbox = start();
    let address = format!("{}/museum/api/v1/artworks?limit=3", sandbox.url());
    let first = get(&address);
    let again = get(&address);
    assert_eq!((first.status, &first.body), (again.status, &again.body));
    let stats = sandbox.request_log().stats();
    assert_eq!(
        stats.requests_by_operation.get("museum.artworks.list"),
        Some(&2)
    );
    sandbox.faults().add(Fault {
        matcher: Matcher::of_operation("museum"),
        status: Some(500),
        ..Fault::default()
    });
    assert_eq!(get(&address).status, 500);
}

#[test]
fn pictures_are_served_on_another_port() {
    let sandbox = start();
    let picture = get(&format!("{}/placeholder/seed/one/20/10", sandbox.url()));
    let location = picture.header("location");
    assert!(
        !location.starts_with(&format!("{}/", sandbox.url())),
        "{location}"
    );
    assert_eq!(get(location).header("content-type"), "image/jpeg");
}

#[test]
fn the_root_is_a_page_with_links_that_work() {
    let usual = Options::default();
    for options in [
        usual,
        Options {
            documented_paths: true,
            ..usual
        },
        Options {
            scale: 0.001,
            seed: 7,
            ..usual
        },
        Options {
            today: Some("2031-02-03".parse().unwrap()),
            seed: 8,
            ..usual
        },
    ] {
        let sandbox = Sandbox::start(&openshelf::services::SERVICES, options).unwrap();
        let page = get(&format!("{}/", sandbox.url()));
        assert!(page.header("content-type").starts_with("text/html"));
        let text = String::from_utf8(page.body).unwrap();
        let links: Vec<&str> = text
            .split("href=\"")
            .skip(1)
            .map(|rest| rest.split('"').next().unwrap())
            .collect();
        assert!(links.len() > 200, "{}", links.len());
        for link in links {
            let link = link.replace("&amp;", "&");
            assert!(matches!(get(&link).status, 200 | 302), "{link} {options:?}");
        }
    }
}

#[test]
fn documented_paths_are_served_on_request() {
    let documented = Sandbox::start(
        &openshelf::services::SERVICES,
        Options {
            documented_paths: true,
            ..Options::default()
        },
    )
    .unwrap();
    let live = start();
    let status = |sandbox: &Sandbox, segment: &str| {
        let base = format!("{}/museum/api/v1", sandbox.url());
        let list = get(&format!("{base}/agent-roles?limit=1")).json();
        get(&format!("{base}/{segment}/{}", list["data"][0]["id"])).status
    };
    let both = |sandbox: &Sandbox| {
        (
            status(sandbox, "agent-role"),
            status(sandbox, "agent-roles"),
        )
    };
    assert_eq!(both(&live), (404, 200));
    assert_eq!(both(&documented), (200, 404));
}

#[test]
fn an_invalid_scale_is_refused() {
    for scale in [0.0, -1.0, f64::NAN, f64::INFINITY] {
        let options = Options {
            scale,
            ..Options::default()
        };
        assert!(
            Sandbox::start(&openshelf::services::SERVICES, options).is_err(),
            "{scale}"
        );
    }
}
