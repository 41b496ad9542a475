//! A stored answer, and its encoding as bytes.

use bytes::Bytes;
use openshelf_core::answer::Headers;
use openshelf_core::room::NoRoom;
use thiserror::Error;
use xxhash_rust::xxh3::xxh3_64;

use super::clock::Timestamp;
use super::key::Hash;

/// The version of the encoding. An entry of another version is not read, as if it were not there.
pub const ENTRY_VERSION: u8 = 3;
/// The first bytes of every entry; the last one is the version of the encoding.
const MAGIC: [u8; 4] = [b'o', b's', b'h', ENTRY_VERSION];
/// Bodies of more bytes than this are compressed. Smaller ones are read faster as they are.
const COMPRESSED_ABOVE: usize = 96 * 1024;
const LEVEL: i32 = 1;
/// Zstandard makes at most this many bytes of one. An entry that claims more is damaged.
const MAX_COMPRESSION_RATIO: u64 = 1 << 16;
/// Bytes before those that the checksum covers.
const HEAD: usize = MAGIC.len() + 8;
/// Before the headers of an entry are read, there is room for at most so many, of so many bytes each.
const MOST_HEADERS: u64 = 64;
const BYTES_OF_HEADER: usize = 48;

/// A stored answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// The hash of its key, which is compared on a hit: a file may have been moved or renamed.
    pub key: Hash,
    /// The service, the group and the name of the operation, with dots in between.
    pub operation: String,
    pub status: u16,
    /// The address that answered, without credentials.
    pub url: String,
    pub headers: Headers,
    pub stored: Timestamp,
    /// `None` for an entry that never expires.
    pub expires: Option<Timestamp>,
    pub body: Bytes,
}

/// Bytes that are not an entry, or were changed since they were written.
#[derive(Debug, Error)]
#[error("the entry is damaged")]
pub struct Damaged;

impl Entry {
    /// The entry as bytes.
    ///
    /// # Errors
    /// There is no memory for them.
    pub fn encode(&self) -> Result<Vec<u8>, NoRoom> {
        let compressed = if self.body.len() > COMPRESSED_ABOVE {
            compress(&self.body)?.filter(|compressed| compressed.len() < self.body.len())
        } else {
            None
        };
        let body = compressed.as_deref().unwrap_or(&self.body);
        let mut out = with_room(HEAD + 512 + body.len())?;
        out.extend_from_slice(&MAGIC);
        out.extend_from_slice(&[0; HEAD - MAGIC.len()]);
        out.extend_from_slice(&self.stored.to_le_bytes());
        out.push(u8::from(self.expires.is_some()));
        out.extend_from_slice(&self.expires.unwrap_or_default().to_le_bytes());
        out.extend_from_slice(&self.status.to_le_bytes());
        out.extend_from_slice(&self.key);
        push_block(&mut out, self.operation.as_bytes());
        push_block(&mut out, self.url.as_bytes());
        out.extend_from_slice(&(self.headers.len() as u64).to_le_bytes());
        for (name, value) in self.headers.iter() {
            push_block(&mut out, name.as_bytes());
            push_block(&mut out, value.as_bytes());
        }
        out.push(u8::from(compressed.is_some()));
        out.extend_from_slice(&(self.body.len() as u64).to_le_bytes());
        push_block(&mut out, body);
        let checksum = xxh3_64(out.get(HEAD..).unwrap_or_default());
        if let Some(slot) = out.get_mut(MAGIC.len()..HEAD) {
            slot.copy_from_slice(&checksum.to_le_bytes());
        }
        Ok(out)
    }

    /// The entry in borrowed bytes. Its body is copied.
    ///
    /// # Errors
    /// The bytes are not an entry, or were changed.
    pub fn decode(bytes: &[u8]) -> Result<Self, Damaged> {
        Self::read(bytes, |body| copied(body).map_err(|_| Damaged))
    }

    /// The entry in shared bytes. Its body is a part of them unless it is compressed.
    ///
    /// # Errors
    /// The bytes are not an entry, or were changed.
    pub fn from_bytes(bytes: &Bytes) -> Result<Self, Damaged> {
        Self::read(bytes, |body| Ok(bytes.slice_ref(body)))
    }

    fn read(
        bytes: &[u8],
        plain: impl FnOnce(&[u8]) -> Result<Bytes, Damaged>,
    ) -> Result<Self, Damaged> {
        let mut reader = Reader(bytes);
        if reader.take(MAGIC.len())? != MAGIC {
            return Err(Damaged);
        }
        let checksum = u64::from_le_bytes(reader.array()?);
        if xxh3_64(reader.0) != checksum {
            return Err(Damaged);
        }
        let stored = i64::from_le_bytes(reader.array()?);
        let has_expiry = reader.flag()?;
        let expires = i64::from_le_bytes(reader.array()?);
        let status = u16::from_le_bytes(reader.array()?);
        let key = reader.array()?;
        let operation = reader.text()?.to_owned();
        let url = reader.text()?.to_owned();
        let count = reader.number()?;
        let usual = usize::try_from(count.min(MOST_HEADERS)).unwrap_or_default();
        let mut headers = Headers::with_capacity(usual, usual * BYTES_OF_HEADER);
        for _ in 0..count {
            headers.push(reader.text()?, reader.text()?);
        }
        let is_compressed = reader.flag()?;
        let length = reader.number()?;
        let body = reader.bytes()?;
        if !reader.0.is_empty() {
            return Err(Damaged);
        }
        let body = if is_compressed {
            decompress(body, length)?.into()
        } else {
            plain(body)?
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
            expires: has_expiry.then_some(expires),
            body,
        })
    }

    /// About how many bytes the entry takes in memory.
    pub fn weight(&self) -> u64 {
        let headers = self.headers.text_len() + 16 * self.headers.len();
        let texts = self.operation.len() + self.url.len();
        (self.body.len() + texts + headers + 256) as u64
    }
}

/// An empty buffer of this capacity.
fn with_room(bytes: usize) -> Result<Vec<u8>, NoRoom> {
    let mut out = Vec::new();
    out.try_reserve_exact(bytes).map_err(|_| NoRoom { bytes })?;
    Ok(out)
}

/// Bytes of their own.
pub fn copied(bytes: &[u8]) -> Result<Bytes, NoRoom> {
    let mut out = with_room(bytes.len())?;
    out.extend_from_slice(bytes);
    Ok(out.into())
}

/// A body in fewer bytes; `None` if the library cannot.
fn compress(body: &[u8]) -> Result<Option<Vec<u8>>, NoRoom> {
    let mut out = with_room(zstd::zstd_safe::compress_bound(body.len()))?;
    let written = zstd::bulk::Compressor::new(LEVEL)
        .and_then(|mut writer| writer.compress_to_buffer(body, &mut out));
    Ok(written.is_ok().then_some(out))
}

fn push_block(out: &mut Vec<u8>, bytes: &[u8]) {
    out.extend_from_slice(&(bytes.len() as u64).to_le_bytes());
    out.extend_from_slice(bytes);
}

fn decompress(body: &[u8], length: u64) -> Result<Vec<u8>, Damaged> {
    if length > (body.len() as u64).saturating_mul(MAX_COMPRESSION_RATIO) {
        return Err(Damaged);
    }
    let room = usize::try_from(length).map_err(|_| Damaged)?;
    let mut out = with_room(room).map_err(|_| Damaged)?;
    zstd::bulk::Decompressor::new()
        .and_then(|mut reader| reader.decompress_to_buffer(body, &mut out))
        .map_err(|_| Damaged)?;
    Ok(out)
}

/// Reads values one after another; holds the bytes that were not read yet.
struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
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

    fn text(&mut self) -> Result<&'a str, Damaged> {
        std::str::from_utf8(self.bytes()?).map_err(|_| Damaged)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_of_another_version_is_not_read() {
        let entry = Entry {
            key: [7; 32],
            operation: "a.b".to_owned(),
            status: 200,
            url: "http://x/".to_owned(),
            headers: Headers::default(),
            stored: 1,
            expires: None,
            body: Bytes::from_static(b"body"),
        };
        let mut bytes = entry.encode().unwrap();
        assert_eq!(Entry::decode(&bytes).unwrap(), entry);
        for version in [ENTRY_VERSION - 1, ENTRY_VERSION + 1] {
            bytes[MAGIC.len() - 1] = version;
            assert!(Entry::decode(&bytes).is_err());
        }
    }
}
