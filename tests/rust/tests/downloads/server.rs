//! A server that answers each request with something that a server may do.

use std::sync::{Arc, Mutex};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Notify;

use super::versions::Kind;
use openshelf_tests::chance::Chance;

/// The name of the file, without its ending.
const FILE: &str = "/files/";
/// Bytes that are sent at once.
const STEP: usize = 30_000;

/// What the server has, and what it does next.
pub struct World {
    pub kind: Kind,
    pub chance: Chance,
    pub versions: Vec<Vec<u8>>,
    pub current: usize,
    /// Of ten requests, so many are answered in another way than they should be.
    pub faults: usize,
    /// Pieces that are still sent before the client is killed.
    pub until_kill: Option<usize>,
    /// What was done, to show it.
    pub done: Vec<String>,
}

/// A server and the means to kill its client.
pub struct Server {
    pub world: Arc<Mutex<World>>,
    pub kill: Arc<Notify>,
    pub url: String,
}

impl Server {
    pub async fn start(world: World) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}", listener.local_addr().unwrap());
        let world = Arc::new(Mutex::new(world));
        let kill = Arc::new(Notify::new());
        let (own, killing, base) = (Arc::clone(&world), Arc::clone(&kill), url.clone());
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let (world, kill, url) = (Arc::clone(&own), Arc::clone(&killing), base.clone());
                tokio::spawn(async move {
                    let _ = serve(stream, &world, &kill, &url).await;
                });
            }
        });
        Self { world, kill, url }
    }
}

/// An answer, and how it ends.
struct Answer {
    head: String,
    body: Vec<u8>,
    /// Only so many bytes of the body are sent.
    cut: usize,
    is_chunked: bool,
}

async fn serve(
    mut stream: TcpStream,
    world: &Mutex<World>,
    kill: &Notify,
    url: &str,
) -> std::io::Result<()> {
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        head.push(stream.read_u8().await?);
    }
    let head = String::from_utf8(head).unwrap();
    let Some(answer) = world.lock().unwrap().answer(&head, url) else {
        return Ok(());
    };
    stream.write_all(answer.head.as_bytes()).await?;
    for piece in answer.body[..answer.cut].chunks(STEP) {
        if answer.is_chunked {
            let size = format!("{:x}\r\n", piece.len());
            stream.write_all(size.as_bytes()).await?;
        }
        stream.write_all(piece).await?;
        if answer.is_chunked {
            stream.write_all(b"\r\n").await?;
        }
        let is_last = match &mut world.lock().unwrap().until_kill {
            Some(0) => true,
            Some(left) => {
                *left -= 1;
                false
            }
            None => false,
        };
        if is_last {
            kill.notify_one();
        }
    }
    if answer.is_chunked && answer.cut == answer.body.len() {
        stream.write_all(b"0\r\n\r\n").await?;
    }
    stream.shutdown().await
}

/// The value of a header.
fn header<'a>(head: &'a str, name: &str) -> Option<&'a str> {
    head.lines().find_map(|line| {
        let (known, value) = line.split_once(':')?;
        known.eq_ignore_ascii_case(name).then(|| value.trim())
    })
}

impl World {
    fn fault(&mut self) -> bool {
        let faults = self.faults;
        self.chance.below(10) < faults
    }

    fn etag(&self, version: usize) -> String {
        format!("\"version {version}\"")
    }

    /// The answer to a request; `None` closes the connection.
    fn answer(&mut self, head: &str, url: &str) -> Option<Answer> {
        let target = head.split(' ').nth(1).unwrap_or_default().to_owned();
        if !target.starts_with(FILE) {
            return self.state(url);
        }
        if self.chance.below(20) < self.faults {
            self.current = self.chance.below(self.versions.len());
        }
        let asked = header(head, "range").and_then(|text| text.strip_prefix("bytes="));
        let start: Option<usize> = asked.and_then(|text| text.strip_suffix('-')?.parse().ok());
        if self.fault()
            && let Some(answer) = self.refusal(&target, url)
        {
            self.done.push(format!("{start:?}: refused"));
            return answer;
        }
        let lies = self.kind == Kind::Archive;
        let bytes = self.versions[self.current].clone();
        let mut etag = Some(self.etag(self.current));
        if self.fault() {
            etag = match self.chance.below(if lies { 4 } else { 2 }) {
                0 => None,
                1 => Some(format!("W/{}", self.etag(self.current))),
                2 => Some("\"always\"".to_owned()),
                _ => header(head, "if-range").map(str::to_owned),
            };
        }
        let is_same = header(head, "if-range").map(str::to_owned) == etag && etag.is_some();
        // It may ignore If-Range, or Range.
        let is_part = match self.fault() {
            true => self.chance.one_in(2),
            false => is_same,
        };
        let part = start.filter(|start| is_part && *start < bytes.len());
        let (status, body, range) = match part {
            Some(start) => self.part(&bytes, start, lies),
            None if start.is_some_and(|start| is_part && start >= bytes.len()) => {
                let range = format!("bytes */{}", bytes.len());
                (416, Vec::new(), Some(range))
            }
            None => (200, bytes, None),
        };
        Some(self.whole(status, body, range, etag, lies))
    }

    /// The state of the job, which has finished.
    fn state(&mut self, url: &str) -> Option<Answer> {
        if self.fault() && self.chance.one_in(3) {
            return Some(plain(503, ""));
        }
        let ending = match self.kind {
            Kind::Archive => "zip",
            Kind::Table => "csv",
        };
        let body = format!(
            r#"{{"status": "finished", "file_name": "a.{ending}", "file_url": "{url}{FILE}a", "message": null, "total_rows": 1, "total_columns": 1, "total_size": 1.0, "seconds_elapsed": "1"}}"#
        );
        Some(plain(200, &body))
    }

    /// An answer without the file; the outer `None` if there is to be one.
    fn refusal(&mut self, target: &str, url: &str) -> Option<Option<Answer>> {
        Some(match self.chance.below(8) {
            0 => None,
            1 => Some(plain(500, "")),
            2 => Some(plain(503, "")),
            3 => Some(plain(429, "")),
            4 => Some(plain(416, "")),
            5 => Some(plain(404, "")),
            6 => Some(Answer {
                head: format!(
                    "HTTP/1.1 302 Found\r\nLocation: {url}{target}?again\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
                ),
                body: Vec::new(),
                cut: 0,
                is_chunked: false,
            }),
            _ => return None,
        })
    }

    /// The rest of a file, or something that the server takes for it.
    fn part(&mut self, bytes: &[u8], start: usize, lies: bool) -> (u16, Vec<u8>, Option<String>) {
        let length = bytes.len();
        let right = format!("bytes {start}-{}/{length}", length - 1);
        if !self.fault() {
            return (206, bytes[start..].to_vec(), Some(right));
        }
        let other = self.chance.below(length);
        match self.chance.below(if lies { 7 } else { 5 }) {
            0 => (206, bytes[start..].to_vec(), None),
            1 => (
                206,
                bytes[start..].to_vec(),
                Some(format!("bytes {start}-{}/*", length - 1)),
            ),
            2 => {
                let range = format!("bytes {other}-{}/{length}", length - 1);
                (206, bytes[other..].to_vec(), Some(range))
            }
            3 => {
                // Less than was asked for.
                let end = start + self.chance.below(length - start);
                let range = format!("bytes {start}-{end}/{length}");
                (206, bytes[start..=end].to_vec(), Some(range))
            }
            4 => (
                206,
                bytes[start..].to_vec(),
                Some(format!("bytes {start}-{length}/{}", length + 1)),
            ),
            // The bytes are not those that it names.
            5 => (206, bytes[other..].to_vec(), Some(right)),
            _ => {
                let version = self.chance.below(self.versions.len());
                let own = &self.versions[version];
                (
                    206,
                    own.get(start..).unwrap_or_default().to_vec(),
                    Some(right),
                )
            }
        }
    }

    fn whole(
        &mut self,
        status: u16,
        body: Vec<u8>,
        range: Option<String>,
        etag: Option<String>,
        lies: bool,
    ) -> Answer {
        let mut head = format!("HTTP/1.1 {status} Any\r\nConnection: close\r\n");
        for (name, value) in [("Content-Range", range), ("ETag", etag)] {
            if let Some(value) = value {
                head += &format!("{name}: {value}\r\n");
            }
        }
        let mut cut = body.len();
        let mut is_chunked = false;
        let mut length = Some(body.len());
        if self.fault() {
            match self.chance.below(if lies { 6 } else { 5 }) {
                0 => cut = self.chance.below(body.len() + 1),
                1 => is_chunked = true,
                // It ends with the connection, which is cut or not.
                2 => {
                    length = None;
                    cut = self.chance.below(body.len() + 1);
                }
                3 => length = Some(body.len() + 1 + self.chance.below(1000)),
                4 => head += "Content-Encoding: gzip\r\n",
                _ => length = Some(self.chance.below(body.len() + 1)),
            }
        }
        match (is_chunked, length) {
            (true, _) => head += "Transfer-Encoding: chunked\r\n",
            (false, Some(length)) => head += &format!("Content-Length: {length}\r\n"),
            (false, None) => {}
        }
        head += "\r\n";
        let shown = head.replace("\r\n", "; ");
        self.done.push(format!(
            "version {}: {shown} cut {cut} of {}",
            self.current,
            body.len()
        ));
        Answer {
            head,
            body,
            cut,
            is_chunked,
        }
    }
}

fn plain(status: u16, body: &str) -> Answer {
    let length = body.len();
    Answer {
        head: format!(
            "HTTP/1.1 {status} Any\r\nContent-Type: application/json\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n"
        ),
        body: body.as_bytes().to_vec(),
        cut: length,
        is_chunked: false,
    }
}
