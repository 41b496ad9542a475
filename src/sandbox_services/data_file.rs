//! Reads names, words and places from JSON files beside the code that uses them.

use std::ops::Deref;
use std::sync::OnceLock;

use serde::Deserialize;

/// A file, read on first use. A file that cannot be read is empty: `data_file!` adds a test that every
/// file can.
#[derive(Debug)]
pub struct DataFile<T> {
    text: &'static str,
    content: OnceLock<T>,
}

impl<T: Deserialize<'static>> DataFile<T> {
    pub const fn new(text: &'static str) -> Self {
        Self {
            text,
            content: OnceLock::new(),
        }
    }

    /// Reads the file again.
    pub fn read(&self) -> serde_json::Result<T> {
        serde_json::from_str(self.text)
    }
}

impl<T: Deserialize<'static> + Default> Deref for DataFile<T> {
    type Target = T;

    fn deref(&self) -> &T {
        self.content.get_or_init(|| self.read().unwrap_or_default())
    }
}

/// The static of a file, and the test that it can be read. A module has one.
macro_rules! data_file {
    ($(#[$about:meta])* $visible:vis static $name:ident: $content:ty = $file:literal) => {
        $(#[$about])*
        $visible static $name: crate::data_file::DataFile<$content> =
            crate::data_file::DataFile::new(include_str!($file));

        #[cfg(test)]
        mod file {
            #[test]
            fn can_be_read() {
                let read = super::$name.read();
                assert!(read.is_ok(), "{}: {:?}", $file, read.err());
            }
        }
    };
}

pub(crate) use data_file;
