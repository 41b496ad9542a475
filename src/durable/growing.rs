//! A file that grows at its end, and is continued by a later run.

use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;

use crate::file_id::FileId;
use crate::held::hold;
use crate::regular::open_regular;
use crate::step::step;

/// A file whose bytes up to a length are known to be right. It is written behind them.
#[derive(Debug)]
pub struct Growing {
    file: File,
    length: u64,
}

impl Growing {
    /// Opens a file with all of its bytes, and creates it if there is none.
    ///
    /// # Errors
    /// The file cannot be opened, or is not a regular one.
    pub fn open(path: &Path) -> io::Result<Self> {
        let mut options = OpenOptions::new();
        options.create(true).truncate(false).read(true).write(true);
        Self::of(open_regular(&options, path)?)
    }

    /// Continues an open file, with all of its bytes.
    ///
    /// # Errors
    /// Its length cannot be read.
    pub fn of(file: File) -> io::Result<Self> {
        let length = file.metadata()?.len();
        Ok(Self { file, length })
    }

    /// Locks the file, as [`hold`] does, and reads its length anew: it is final only behind the lock.
    ///
    /// # Errors
    /// The length cannot be read.
    pub fn hold(&mut self) -> io::Result<bool> {
        let is_held = hold(&self.file);
        self.length = self.file.metadata()?.len();
        Ok(is_held)
    }

    /// Whether a path still names this file: another program may have moved it meanwhile.
    #[must_use]
    pub fn is_at(&self, path: &Path) -> bool {
        FileId::is_at(&self.file, path)
    }

    /// How many bytes it has.
    #[must_use]
    pub fn length(&self) -> u64 {
        self.length
    }

    /// The bytes from a place to the end.
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn read_from(&mut self, start: u64) -> io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        self.reader(start)?.read_to_end(&mut bytes)?;
        Ok(bytes)
    }

    /// A reader of the bytes from a place to the end.
    ///
    /// # Errors
    /// The file system refuses.
    pub fn reader(&mut self, start: u64) -> io::Result<impl Read + '_> {
        self.file.seek(SeekFrom::Start(start))?;
        Ok((&self.file).take(self.length.saturating_sub(start)))
    }

    /// Cuts off what follows this many bytes, and goes on behind them.
    ///
    /// # Errors
    /// The file system refuses.
    pub fn cut_to(&mut self, length: u64) -> io::Result<()> {
        step();
        self.file.set_len(length)?;
        self.file.seek(SeekFrom::Start(length))?;
        self.length = length;
        Ok(())
    }

    /// Adds bytes at the end. After an error the length tells how many of them were written.
    ///
    /// # Errors
    /// The file system refuses, such as a full disk.
    pub fn append(&mut self, bytes: &[u8]) -> io::Result<()> {
        step();
        let written = self.file.write_all(bytes);
        self.length = if written.is_ok() {
            self.length + bytes.len() as u64
        } else {
            let about = self.file.metadata();
            about.map_or(self.length, |about| about.len())
        };
        written
    }

    /// Puts the bytes on the disk.
    ///
    /// # Errors
    /// The file system refuses.
    pub fn sync(&self) -> io::Result<()> {
        step();
        self.file.sync_data()
    }

    /// Moves the file to another name, and ends it there.
    ///
    /// # Errors
    /// The file system refuses.
    pub fn move_to(self, path: &Path, target: &Path) -> io::Result<()> {
        step();
        std::fs::rename(path, target)?;
        step();
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::kills::kill_at_each_step;

    proptest! {
        #[test]
        fn bytes_are_added_behind_a_cut(
            first: Vec<u8>, cut: prop::sample::Index, second: Vec<u8>, start: prop::sample::Index,
        ) {
            let folder = tempfile::tempdir().unwrap();
            let path = folder.path().join("a");
            let mut file = Growing::open(&path).unwrap();
            file.append(&first).unwrap();
            let cut = cut.index(first.len() + 1);
            file.cut_to(cut as u64).unwrap();
            file.append(&second).unwrap();
            let expected = [&first[..cut], &second[..]].concat();
            prop_assert_eq!(file.length(), expected.len() as u64);
            let start = start.index(expected.len() + 1);
            prop_assert_eq!(file.read_from(start as u64).unwrap(), &expected[start..]);
            prop_assert_eq!(std::fs::read(&path).unwrap(), expected);
        }
    }

    #[test]
    fn a_kill_at_any_step_leaves_a_beginning_of_the_bytes() {
        let path = |folder: &Path| folder.join("a.part");
        let steps = kill_at_each_step(
            "growing::tests::a_kill_at_any_step_leaves_a_beginning_of_the_bytes",
            |folder| std::fs::write(path(folder), "old, and more").unwrap(),
            |folder| {
                let mut file = Growing::open(&path(folder)).unwrap();
                file.cut_to(3).unwrap();
                file.append(b" and").unwrap();
                file.append(b" new").unwrap();
                file.sync().unwrap();
                file.move_to(&path(folder), &folder.join("a")).unwrap();
            },
            |folder, is_whole| {
                let whole = std::fs::read_to_string(folder.join("a"));
                let part = std::fs::read_to_string(path(folder));
                match (whole, part) {
                    (Ok(whole), Err(_)) => assert_eq!(whole, "old and new"),
                    (Err(_), Ok(part)) => assert!(
                        !is_whole && (part == "old, and more" || "old and new".starts_with(&part)),
                        "{part}"
                    ),
                    both => panic!("{both:?}"),
                }
            },
        );
        assert!(steps >= 6, "{steps}");
    }

    #[test]
    fn one_program_holds_a_file() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a");
        let mut first = Growing::open(&path).unwrap();
        assert!(first.hold().unwrap() && first.is_at(&path));
        let mut second = Growing::open(&path).unwrap();
        assert!(!second.hold().unwrap());
        drop(first);
        assert!(second.hold().unwrap());
        std::fs::rename(&path, folder.path().join("b")).unwrap();
        assert!(!second.is_at(&path));
    }
}
