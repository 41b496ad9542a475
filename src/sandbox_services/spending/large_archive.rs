//! Archives of any size without memory: their tables are stored as they are and made anew for each reader.

use std::sync::Arc;

use bytes::{BufMut, Bytes, BytesMut};
use flate2::Crc;

use crate::job_plan::Tables;
use crate::made_body::Content;
use crate::random::Random;

/// The columns of every table; each row is as long as this line.
const HEADER: &str = "block,award_id_piid,recipient_name,federal_action_obligation,action_date\n";
pub const COLUMNS: usize = 5;
const ROW: usize = HEADER.len();

/// A table consists of blocks with this many rows. The first row of each block contains its number. The other
/// rows are the same in all blocks, so the checksum of a table follows from that of one block.
const BLOCK_ROWS: usize = 900;
const BLOCK: usize = ROW * BLOCK_ROWS;

/// The signatures of the ZIP format, and the version needed to read stored members.
const LOCAL_HEADER: u32 = 0x0403_4b50;
const CENTRAL_HEADER: u32 = 0x0201_4b50;
const END: u32 = 0x0605_4b50;
const VERSION: u16 = 10;
/// 1 January 1980 in the format's notation.
const DATE: u16 = 0x21;

/// The row that begins a block, or one of the others.
fn row(block: usize, random: &mut Random) -> String {
    let recipient: String = (0..23)
        .map(|_| random.pick(&['A', 'E', 'L', 'N', 'O', 'R', 'S', 'T']))
        .collect();
    format!(
        "{block:010},{},{recipient},{:012.2},2023-{:02}-{:02}\n",
        random.code(13),
        random.amount(1.0, 9e8),
        random.between(1, 12),
        random.between(1, 28),
    )
}

/// A table: its name, the position of its bytes, and their checksum.
#[derive(Debug)]
struct Member {
    name: String,
    header_at: u64,
    at: u64,
    checksum: u32,
}

/// A ZIP archive with tables of equal size.
#[derive(Debug)]
pub struct LargeArchive {
    members: Vec<Member>,
    /// The size of each table in bytes.
    size: u64,
    /// A block; its first row is replaced.
    block: Bytes,
    directory_at: u64,
    directory: Bytes,
}

impl LargeArchive {
    /// An archive of tables with these names. Another seed results in other rows.
    pub fn new(tables: Tables, names: impl Iterator<Item = String>, seed: u64) -> Arc<Self> {
        let mut random = Random::new(seed, "large archive", 0);
        let rows: String = (0..BLOCK_ROWS).map(|_| row(0, &mut random)).collect();
        let mut archive = Self {
            members: Vec::new(),
            size: (tables.size / ROW as u64).max(1) * ROW as u64,
            block: rows.into(),
            directory_at: 0,
            directory: Bytes::new(),
        };
        let checksum = archive.checksum();
        let mut at = 0;
        for name in names {
            let header_at = at;
            at += 30 + name.len() as u64;
            archive.members.push(Member {
                name,
                header_at,
                at,
                checksum,
            });
            at += archive.size;
        }
        archive.directory_at = at;
        archive.directory = archive.directory();
        Arc::new(archive)
    }

    /// A value that distinguishes it from other archives.
    pub fn identity(&self) -> Bytes {
        self.directory.clone()
    }

    /// The number of rows in all tables.
    pub fn rows(&self) -> usize {
        let rows = usize::try_from(self.size).unwrap_or(usize::MAX) / ROW;
        self.members.len() * (rows - 1)
    }

    /// A block of a table. The first row of the first block contains the column names.
    fn block(&self, number: u64) -> Bytes {
        let first = match number {
            0 => HEADER.to_owned(),
            number => format!("{number:010}"),
        };
        let mut block = BytesMut::from(first.as_bytes());
        let rest = self.block.get(first.len()..).unwrap_or_default();
        block.extend_from_slice(rest);
        let left = self.size.saturating_sub(number * BLOCK as u64);
        block.truncate(usize::try_from(left).unwrap_or(usize::MAX));
        block.freeze()
    }

    /// The checksum that all tables share.
    fn checksum(&self) -> u32 {
        let of = |bytes: &[u8]| {
            let mut sum = Crc::new();
            sum.update(bytes);
            sum
        };
        let rest = of(self.block.get(ROW..).unwrap_or_default());
        let mut sum = Crc::new();
        for number in 0..self.size.div_ceil(BLOCK as u64) {
            let whole = (number + 1) * BLOCK as u64 <= self.size;
            let block = self.block(number);
            if whole {
                sum.combine(&of(block.get(..ROW).unwrap_or_default()));
                sum.combine(&rest);
            } else {
                sum.combine(&of(&block));
            }
        }
        sum.sum()
    }

    /// The fields that both headers of a member share.
    fn put_about(&self, member: &Member, out: &mut impl BufMut) {
        out.put_u16_le(VERSION);
        out.put_u32_le(0); // no flags, stored
        out.put_u16_le(0);
        out.put_u16_le(DATE);
        out.put_u32_le(member.checksum);
        out.put_u32_le(self.size as u32);
        out.put_u32_le(self.size as u32);
        out.put_u16_le(member.name.len() as u16);
        out.put_u16_le(0);
    }

    fn local_header(&self, member: &Member) -> Bytes {
        let mut out = BytesMut::new();
        out.put_u32_le(LOCAL_HEADER);
        self.put_about(member, &mut out);
        out.put_slice(member.name.as_bytes());
        out.freeze()
    }

    fn directory(&self) -> Bytes {
        let mut out = BytesMut::new();
        for member in &self.members {
            out.put_u32_le(CENTRAL_HEADER);
            out.put_u16_le(VERSION);
            self.put_about(member, &mut out);
            out.put_bytes(0, 10);
            out.put_u32_le(member.header_at as u32);
            out.put_slice(member.name.as_bytes());
        }
        let (count, length) = (self.members.len() as u16, out.len() as u32);
        out.put_u32_le(END);
        out.put_u32_le(0);
        out.put_u16_le(count);
        out.put_u16_le(count);
        out.put_u32_le(length);
        out.put_u32_le(self.directory_at as u32);
        out.put_u16_le(0);
        out.freeze()
    }
}

impl Content for LargeArchive {
    fn length(&self) -> u64 {
        self.directory_at + self.directory.len() as u64
    }

    fn piece(&self, at: u64) -> Bytes {
        let from = |bytes: Bytes, begin: u64| {
            let skipped = usize::try_from(at - begin).unwrap_or(usize::MAX);
            bytes.slice(skipped.min(bytes.len())..)
        };
        let mut members = self.members.iter().rev();
        match members.find(|member| member.header_at <= at) {
            _ if at >= self.directory_at => from(self.directory.clone(), self.directory_at),
            None => Bytes::new(),
            Some(member) if at < member.at => from(self.local_header(member), member.header_at),
            Some(member) => {
                let number = (at - member.at) / BLOCK as u64;
                from(self.block(number), member.at + number * BLOCK as u64)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::{Cursor, Read};

    use super::*;
    use crate::made_body::MadeBody;

    #[test]
    fn an_archive_is_valid_and_can_be_read_from_any_offset() {
        for size in [1, 73 * 900, 73 * 900 * 3 + 500] {
            let tables = Tables { count: 3, size };
            let names = (1..=3).map(|number| format!("table_{number}.csv"));
            let archive = LargeArchive::new(tables, names, 7);
            let whole: Vec<u8> = MadeBody::new(archive.clone(), 0..u64::MAX)
                .flatten()
                .collect();
            assert_eq!(whole.len() as u64, archive.length());
            let mut read = zip::ZipArchive::new(Cursor::new(whole.clone())).unwrap();
            assert_eq!(read.len(), 3);
            let mut rows = 0;
            for at in 0..3 {
                let mut text = String::new();
                // Reading to the end of a member verifies its checksum.
                read.by_index(at)
                    .unwrap()
                    .read_to_string(&mut text)
                    .unwrap();
                assert!(text.starts_with(HEADER) && text.ends_with('\n'));
                assert!(text.lines().all(|line| line.split(',').count() == COLUMNS));
                rows += text.lines().count() - 1;
            }
            assert_eq!(rows, archive.rows());
            for start in [1, 29, 45, 60_000, whole.len() - 5] {
                let start = start.min(whole.len());
                let end = (start + 70_000).min(whole.len());
                let part = start as u64..end as u64;
                let part: Vec<u8> = MadeBody::new(archive.clone(), part).flatten().collect();
                assert_eq!(part, whole[start..end]);
            }
        }
    }

    #[test]
    fn another_seed_gives_other_bytes() {
        let tables = Tables {
            count: 1,
            size: 1000,
        };
        let bytes = |seed| -> Vec<u8> {
            let names = std::iter::once("a.csv".to_owned());
            MadeBody::new(LargeArchive::new(tables, names, seed), 0..u64::MAX)
                .flatten()
                .collect()
        };
        assert_ne!(bytes(1), bytes(2));
        assert_eq!(bytes(1).len(), bytes(2).len());
    }
}
