//! An answer as it is kept, and its form as bytes.

use bytes::Bytes;
use thiserror::Error;
use xxhash_rust::xxh3::xxh3_64;

use super::clock::Moment;

/// Begins every entry; the last byte is the version of the form.
const MAGIC: [u8; 4] = [b'o', b's', b'h', 2];
/// Bodies of more bytes than this are compressed. Below it reading is quicker without.
const COMPRESSED_ABOVE: usize = 96 * 1024;
const LEVEL: i32 = 1;
/// Zstandard cannot make more out of a byte than this; a body that claims more is no body of ours.
const MOST_FROM_A_BYTE: u64 = 1 << 16;
/// Bytes before those that the checksum covers.
const HEAD: usize = MAGIC.len() + 8;

/// A kept answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// The text of its key, which is compared on a hit.
    pub key: Vec<u8>,
    /// The service, the group and the name of the operation, with dots in between.
    pub operation: String,
    pub status: u16,
    /// The address that answered, without credentials.
    pub url: String,
    pub headers: Vec<(String, String)>,
    pub stored: Moment,
    /// `None` for an entry that is good for ever.
    pub expires: Option<Moment>,
    pub body: Bytes,
}

/// Bytes that are no entry, or no longer the one that was written.
#[derive(Debug, Error)]
#[error("the entry is damaged")]
pub struct Damaged;

impl Entry {
    pub fn encode(&self) -> Vec<u8> {
        let packed = if self.body.len() > COMPRESSED_ABOVE {
            zstd::bulk::compress(&self.body, LEVEL)
                .ok()
                .filter(|packed| packed.len() < self.body.len())
        } else {
            None
        };
        let body = packed.as_deref().unwrap_or(&self.body);
        let mut out = Vec::with_capacity(HEAD + 512 + self.key.len() + body.len());
        out.extend_from_slice(&MAGIC);
        out.extend_from_slice(&[0; HEAD - MAGIC.len()]);
        out.extend_from_slice(&self.stored.to_le_bytes());
        out.push(u8::from(self.expires.is_some()));
        out.extend_from_slice(&self.expires.unwrap_or_default().to_le_bytes());
        out.extend_from_slice(&self.status.to_le_bytes());
        put(&mut out, &self.key);
        put(&mut out, self.operation.as_bytes());
        put(&mut out, self.url.as_bytes());
        out.extend_from_slice(&(self.headers.len() as u64).to_le_bytes());
        for (name, value) in &self.headers {
            put(&mut out, name.as_bytes());
            put(&mut out, value.as_bytes());
        }
        out.push(u8::from(packed.is_some()));
        out.extend_from_slice(&(self.body.len() as u64).to_le_bytes());
        put(&mut out, body);
        let checksum = xxh3_64(out.get(HEAD..).unwrap_or_default());
        if let Some(place) = out.get_mut(MAGIC.len()..HEAD) {
            place.copy_from_slice(&checksum.to_le_bytes());
        }
        out
    }

    /// The entry in bytes that somebody else holds; its body is copied.
    ///
    /// # Errors
    /// The bytes are no entry, or were changed.
    pub fn decode(bytes: &[u8]) -> Result<Self, Damaged> {
        Self::read(bytes, Bytes::copy_from_slice)
    }

    /// The entry in bytes of its own; its body is a part of them unless it is compressed.
    ///
    /// # Errors
    /// The bytes are no entry, or were changed.
    pub fn from_bytes(bytes: &Bytes) -> Result<Self, Damaged> {
        Self::read(bytes, |body| bytes.slice_ref(body))
    }

    fn read(bytes: &[u8], plain: impl FnOnce(&[u8]) -> Bytes) -> Result<Self, Damaged> {
        let mut rest = Rest(bytes);
        if rest.take(MAGIC.len())? != MAGIC {
            return Err(Damaged);
        }
        let checksum = u64::from_le_bytes(rest.array()?);
        if xxh3_64(rest.0) != checksum {
            return Err(Damaged);
        }
        let stored = i64::from_le_bytes(rest.array()?);
        let ends = rest.flag()?;
        let expires = i64::from_le_bytes(rest.array()?);
        let status = u16::from_le_bytes(rest.array()?);
        let key = rest.bytes()?.to_vec();
        let operation = rest.text()?;
        let url = rest.text()?;
        let count = rest.number()?;
        let mut headers = Vec::new();
        for _ in 0..count {
            headers.push((rest.text()?, rest.text()?));
        }
        let is_packed = rest.flag()?;
        let length = rest.number()?;
        let body = rest.bytes()?;
        if !rest.0.is_empty() {
            return Err(Damaged);
        }
        let body = if is_packed {
            unpacked(body, length)?.into()
        } else {
            plain(body)
        };
        if body.len() as u64 != length {
            return Err(Damaged);
        }
        Ok(Self {
            key,
            operation,
            status,
            url,
            headers,
            stored,
            expires: ends.then_some(expires),
            body,
        })
    }

    /// About how many bytes the entry takes in memory.
    pub fn weight(&self) -> u64 {
        let headers: usize = self
            .headers
            .iter()
            .map(|(name, value)| name.len() + value.len() + 48)
            .sum();
        let texts = self.key.len() + self.operation.len() + self.url.len();
        (self.body.len() + texts + headers + 256) as u64
    }
}

fn put(out: &mut Vec<u8>, bytes: &[u8]) {
    out.extend_from_slice(&(bytes.len() as u64).to_le_bytes());
    out.extend_from_slice(bytes);
}

fn unpacked(body: &[u8], length: u64) -> Result<Vec<u8>, Damaged> {
    if length > (body.len() as u64).saturating_mul(MOST_FROM_A_BYTE) {
        return Err(Damaged);
    }
    let room = usize::try_from(length).map_err(|_| Damaged)?;
    let mut out = Vec::new();
    out.try_reserve_exact(room).map_err(|_| Damaged)?;
    zstd::bulk::Decompressor::new()
        .and_then(|mut reader| reader.decompress_to_buffer(body, &mut out))
        .map_err(|_| Damaged)?;
    Ok(out)
}

/// The bytes that were not read yet.
struct Rest<'a>(&'a [u8]);

impl<'a> Rest<'a> {
    fn take(&mut self, count: usize) -> Result<&'a [u8], Damaged> {
        let (taken, rest) = self.0.split_at_checked(count).ok_or(Damaged)?;
        self.0 = rest;
        Ok(taken)
    }

    fn array<const COUNT: usize>(&mut self) -> Result<[u8; COUNT], Damaged> {
        self.take(COUNT)?.try_into().map_err(|_| Damaged)
    }

    fn number(&mut self) -> Result<u64, Damaged> {
        Ok(u64::from_le_bytes(self.array()?))
    }

    fn flag(&mut self) -> Result<bool, Damaged> {
        match self.take(1)? {
            [0] => Ok(false),
            [1] => Ok(true),
            _ => Err(Damaged),
        }
    }

    fn bytes(&mut self) -> Result<&'a [u8], Damaged> {
        let count = usize::try_from(self.number()?).map_err(|_| Damaged)?;
        self.take(count)
    }

    fn text(&mut self) -> Result<String, Damaged> {
        let text = std::str::from_utf8(self.bytes()?).map_err(|_| Damaged)?;
        Ok(text.to_owned())
    }
}
