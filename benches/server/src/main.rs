//! A neutral loopback server: fixed bytes, a thread for each connection, no work per request.
//!
//! `server ROUTES [--latency MILLISECONDS] [--tls CERTIFICATE KEY] [--http2] [--close]` prints its address. It
//! waits for the latency before each answer. `--http2` needs TLS. `--close` ends the connection after each answer, and a
//! handshake is never resumed: every call makes a new one. `GET /requests` answers how many others were answered, if
//! HTTP/2 is not spoken.

mod http2;
mod routes;

use std::error::Error;
use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Duration;

use routes::{Routes, find};
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use rustls::server::NoServerSessionStorage;
use rustls::{ServerConfig, ServerConnection, StreamOwned};

type Outcome<T> = Result<T, Box<dyn Error>>;

/// How a connection is served.
#[derive(Clone)]
struct Serving {
    routes: Arc<Routes>,
    latency: Duration,
    closes: bool,
    /// How many requests were answered.
    requests: Arc<AtomicU64>,
}

fn main() -> Outcome<()> {
    let mut arguments = std::env::args().skip(1);
    let routes = arguments.next().ok_or("server ROUTES [options]")?;
    let (mut latency, mut closes, mut http2, mut tls) = (0, false, false, None);
    while let Some(option) = arguments.next() {
        match option.as_str() {
            "--latency" => latency = arguments.next().ok_or("--latency: no number")?.parse()?,
            "--close" => closes = true,
            "--http2" => http2 = true,
            "--tls" => {
                let certificate = arguments.next().ok_or("--tls: no certificate")?;
                tls = Some((certificate, arguments.next().ok_or("--tls: no key")?));
            }
            _ => return Err(format!("not an option: {option}").into()),
        }
    }
    let serving = Serving {
        routes: Arc::new(Routes::read(Path::new(&routes), closes)?),
        latency: Duration::from_millis(latency),
        closes,
        requests: Arc::default(),
    };
    let listener = TcpListener::bind("127.0.0.1:0")?;
    let scheme = if tls.is_some() { "https" } else { "http" };
    let port = listener.local_addr()?.port();
    let tls = tls
        .map(|(certificate, key)| configured(&certificate, &key, http2))
        .transpose()?;
    println!("{scheme}://127.0.0.1:{port}");
    match tls {
        Some(config) if http2 => http2::serve(listener, config, serving.routes),
        tls => serve(&listener, tls.as_ref(), &serving),
    }
}

/// TLS with this certificate, each handshake complete.
fn configured(certificate: &str, key: &str, http2: bool) -> Outcome<Arc<ServerConfig>> {
    let chain: Vec<_> = CertificateDer::pem_file_iter(certificate)?.collect::<Result<_, _>>()?;
    let key = PrivateKeyDer::from_pem_file(key)?;
    let mut config =
        ServerConfig::builder_with_provider(rustls::crypto::ring::default_provider().into())
            .with_safe_default_protocol_versions()?
            .with_no_client_auth()
            .with_single_cert(chain, key)?;
    config.session_storage = Arc::new(NoServerSessionStorage {});
    config.send_tls13_tickets = 0;
    config.alpn_protocols = vec![if http2 {
        b"h2".to_vec()
    } else {
        b"http/1.1".to_vec()
    }];
    Ok(Arc::new(config))
}

fn serve(
    listener: &TcpListener,
    tls: Option<&Arc<ServerConfig>>,
    serving: &Serving,
) -> Outcome<()> {
    loop {
        let (stream, _) = listener.accept()?;
        stream.set_nodelay(true)?;
        let (serving, tls) = (serving.clone(), tls.cloned());
        thread::spawn(move || {
            // A client that goes away ends its connection, and nothing else.
            let _ = match tls {
                None => talk(stream, &serving),
                Some(config) => talk_securely(stream, config, &serving),
            };
        });
    }
}

fn talk_securely(stream: TcpStream, config: Arc<ServerConfig>, serving: &Serving) -> Outcome<()> {
    let mut stream = StreamOwned::new(ServerConnection::new(config)?, stream);
    let outcome = talk(&mut stream, serving);
    stream.conn.send_close_notify();
    stream.flush()?;
    outcome
}

/// Answers every request of a connection.
fn talk(mut stream: impl Read + Write, serving: &Serving) -> Outcome<()> {
    let mut read = vec![0; 65_536];
    let (mut pending, mut answer) = (Vec::new(), Vec::new());
    loop {
        let count = stream.read(&mut read)?;
        if count == 0 {
            return Ok(());
        }
        pending.extend_from_slice(read.get(..count).unwrap_or_default());
        while let Some(end) = answered(&pending, serving, &mut answer)? {
            if !serving.latency.is_zero() {
                thread::sleep(serving.latency);
            }
            stream.write_all(&answer)?;
            stream.flush()?;
            if serving.closes {
                return Ok(());
            }
            pending.drain(..end);
        }
    }
}

/// Writes the answer to the first request; returns where the request ends, or nothing while it is incomplete.
fn answered(pending: &[u8], serving: &Serving, answer: &mut Vec<u8>) -> Outcome<Option<usize>> {
    let Some(head_end) = find(pending, b"\r\n\r\n").map(|place| place + 4) else {
        return Ok(None);
    };
    let head = pending.get(..head_end).unwrap_or_default();
    let mut lines = head.split(|byte| *byte == b'\n');
    let mut words = lines.next().unwrap_or_default().split(|byte| *byte == b' ');
    let method = words.next().unwrap_or_default();
    let target = words.next().unwrap_or_default();
    let mut length = 0;
    for line in lines {
        let (name, value) = line.split_at(line.len().min(15));
        if name.eq_ignore_ascii_case(b"content-length:") {
            length = std::str::from_utf8(value)?.trim().parse()?;
        }
    }
    let end = head_end + length;
    let Some(body) = pending.get(head_end..end) else {
        return Ok(None);
    };
    if target == b"/requests" {
        let count = serving.requests.load(Ordering::Relaxed).to_string();
        answer.clear();
        write!(
            answer,
            "HTTP/1.1 200 OK\r\nContent-Length: {}\r\n\r\n{count}",
            count.len()
        )?;
        return Ok(Some(end));
    }
    serving.requests.fetch_add(1, Ordering::Relaxed);
    if serving
        .routes
        .answer(method, target, body, answer)
        .is_none()
    {
        let shown = String::from_utf8_lossy(target);
        eprintln!("no route: {} {shown}", String::from_utf8_lossy(method));
        answer.clear();
        answer.extend_from_slice(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n");
    }
    Ok(Some(end))
}
