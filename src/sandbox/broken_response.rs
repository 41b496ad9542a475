//! Writes answers that violate HTTP directly to the socket.

use std::fmt::Write;
use std::time::Duration;

use flate2::{Compress, Compression, Crc, FlushCompress};
use hyper::body::Bytes;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::TcpStream;

use super::faults::Fault;
use super::request_log::OpenGuard;
use openshelf_sandbox_services::reply::Reply;

/// A drip's pieces follow one another no faster than this.
const DRIP_INTERVAL: Duration = Duration::from_millis(20);

/// An answer that is to go wrong on its way.
#[derive(Debug)]
pub struct BrokenResponse {
    pub fault: Fault,
    pub reply: Reply,
    /// The caller requested only the headers.
    pub head_only: bool,
    /// Counts the body as open while it is sent.
    pub open: OpenGuard,
}

/// Writes the answer until it is over or the caller hangs up, and closes the connection.
pub async fn send(mut stream: TcpStream, broken: BrokenResponse) {
    if broken.fault.reset {
        // A close that lingers for no time is a reset; a cut connection ends like any other.
        if broken.fault.cut_after.is_none() {
            let _ = stream.set_zero_linger();
        }
        return;
    }
    let (mut reading, mut writing) = stream.split();
    tokio::select! {
        _ = write(&mut writing, &broken) => {}
        () = disconnected(&mut reading) => {}
    }
    let _ = writing.shutdown().await;
    drop(broken.open);
}

async fn disconnected(reading: &mut (impl AsyncRead + Unpin)) {
    let mut ignored = [0; 1024];
    while matches!(reading.read(&mut ignored).await, Ok(1..)) {}
}

async fn write(
    out: &mut (impl AsyncWrite + Unpin),
    broken: &BrokenResponse,
) -> std::io::Result<()> {
    let BrokenResponse { fault, reply, .. } = broken;
    let bomb = fault.bomb.map(CompressionBomb::new);
    let length = bomb
        .as_ref()
        .map_or(reply.length(), CompressionBomb::packed_length);
    let mut head = format!("HTTP/1.1 {} {}\r\n", reply.status, reason(reply.status));
    for (name, value) in &reply.headers {
        // Writing to a text cannot fail.
        let _ = write!(head, "{name}: {value}\r\n");
    }
    if bomb.is_some() {
        head.push_str("content-encoding: gzip\r\n");
    }
    if fault.endless_headers {
        out.write_all(head.as_bytes()).await?;
        return endless_headers(out).await;
    }
    let announced = if fault.wrong_length {
        length + length / 2 + 1
    } else {
        length
    };
    // Writing to a text cannot fail.
    let _ = write!(
        head,
        "content-length: {announced}\r\nconnection: close\r\n\r\n"
    );
    out.write_all(head.as_bytes()).await?;
    if broken.head_only {
        return Ok(());
    }
    let mut sent = 0;
    let end = fault.cut.unwrap_or(u64::MAX);
    let mut pause = fault.body_delay;
    let pieces: &mut (dyn Iterator<Item = Bytes> + Send) = match (bomb, reply.made.clone()) {
        (Some(bomb), _) => &mut bomb.pieces(),
        (None, Some(mut made)) => &mut std::iter::from_fn(move || made.next()),
        (None, None) => &mut halves(&reply.body).into_iter(),
    };
    for piece in pieces {
        // A body waits in its middle.
        if sent * 2 >= length.saturating_sub(1)
            && let Some(pause) = pause.take()
        {
            tokio::time::sleep(pause).await;
        }
        let room = usize::try_from(end - sent).unwrap_or(usize::MAX);
        let piece = piece.slice(..room.min(piece.len()));
        drip(out, &piece, fault.drip).await?;
        sent += piece.len() as u64;
        if sent == end {
            break;
        }
    }
    Ok(())
}

fn reason(status: u16) -> &'static str {
    http::StatusCode::from_u16(status)
        .ok()
        .and_then(|status| status.canonical_reason())
        .unwrap_or("")
}

fn halves(body: &Bytes) -> [Bytes; 2] {
    let middle = body.len() / 2;
    [body.slice(..middle), body.slice(middle..)]
}

#[allow(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "a pace in bytes is far below where a cast loses anything"
)]
async fn drip(
    out: &mut (impl AsyncWrite + Unpin),
    piece: &[u8],
    pace: Option<f64>,
) -> std::io::Result<()> {
    let Some(pace) = pace else {
        return out.write_all(piece).await;
    };
    let drop = ((pace * DRIP_INTERVAL.as_secs_f64()) as usize).max(1);
    let interval = Duration::from_secs_f64(drop as f64 / pace);
    for part in piece.chunks(drop) {
        out.write_all(part).await?;
        tokio::time::sleep(interval).await;
    }
    Ok(())
}

async fn endless_headers(out: &mut (impl AsyncWrite + Unpin)) -> std::io::Result<()> {
    let value = "x".repeat(1000);
    let mut number = 0u64;
    loop {
        out.write_all(format!("x-more-{number}: {value}\r\n").as_bytes())
            .await?;
        number += 1;
        // A caller that reads them all must not block the sandbox's other callers.
        if number.is_multiple_of(64) {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }
}

/// The number of spaces in one packed block.
const SPACES: u64 = 1 << 20;
const GZIP_HEAD: [u8; 10] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255];

/// A gzip file that is far larger when it is decompressed: an empty list with a great many spaces in it.
struct CompressionBomb {
    first: Bytes,
    /// A mebibyte of spaces, compressed; it can be repeated.
    middle: Bytes,
    times: u64,
    last: Bytes,
}

/// The text, compressed so that it can be put between any others.
fn pack(text: &[u8], flush: FlushCompress) -> Vec<u8> {
    let mut packed = Vec::with_capacity(text.len() / 8 + 1024);
    let mut packer = Compress::new(Compression::best(), false);
    // The buffer is large enough for any text of spaces and brackets. An error only makes a bad file.
    let _ = packer.compress_vec(text, &mut packed, flush);
    packed
}

impl CompressionBomb {
    fn new(unpacked: u64) -> Self {
        let spaces = unpacked.saturating_sub(2);
        let many = |count: u64| vec![b' '; usize::try_from(count).unwrap_or(0)];
        let (times, rest) = (spaces / SPACES, many(spaces % SPACES));
        let block = many(SPACES);
        let start = [b"[", rest.as_slice()].concat();
        let mut sum = Crc::new();
        sum.update(&start);
        let mut block_sum = Crc::new();
        block_sum.update(&block);
        for _ in 0..times {
            sum.combine(&block_sum);
        }
        sum.update(b"]");
        let mut last = pack(b"]", FlushCompress::Finish);
        last.extend(sum.sum().to_le_bytes());
        // The format stores the length modulo 2^32.
        last.extend((spaces + 2).to_le_bytes().iter().take(4));
        let mut first = GZIP_HEAD.to_vec();
        first.extend(pack(&start, FlushCompress::Full));
        Self {
            first: first.into(),
            middle: pack(&block, FlushCompress::Full).into(),
            times,
            last: last.into(),
        }
    }

    fn packed_length(&self) -> u64 {
        self.first.len() as u64 + self.middle.len() as u64 * self.times + self.last.len() as u64
    }

    fn pieces(self) -> impl Iterator<Item = Bytes> {
        let middle = self.middle;
        std::iter::once(self.first)
            .chain((0..self.times).map(move |_| middle.clone()))
            .chain(std::iter::once(self.last))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;

    #[test]
    fn a_bomb_is_a_valid_file() {
        for length in [2, 3, 1000, SPACES, SPACES + 2, 3 * SPACES + 77] {
            let bomb = CompressionBomb::new(length);
            let packed_length = bomb.packed_length();
            let packed: Vec<u8> = bomb.pieces().flatten().collect();
            assert_eq!(packed.len() as u64, packed_length);
            let mut text = String::new();
            flate2::read::GzDecoder::new(packed.as_slice())
                .read_to_string(&mut text)
                .unwrap();
            assert_eq!(text.len() as u64, length);
            assert!(text.starts_with('[') && text.ends_with(']'));
            assert!(packed_length < 100 + length / 100);
        }
    }
}
