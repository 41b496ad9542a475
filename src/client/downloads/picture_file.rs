//! Writes a picture to a file that appears whole.

use std::io::Write;
use std::path::{Path, PathBuf};

use openshelf_core::answer::{Narrower, is_file_name};
use openshelf_core::media_type::is_image;
use openshelf_durable::{Mode, Replacement};
use openshelf_files::{FolderError, check_folder};
use thiserror::Error;

/// Why a picture is not on disk.
#[derive(Debug, Error)]
pub enum PictureFileError {
    #[error("{path}: {source}")]
    File {
        path: PathBuf,
        source: std::io::Error,
    },
    #[error(transparent)]
    Folder(#[from] FolderError),
    #[error("expected a picture, got {0}")]
    NoPicture(String),
    #[error("{0:?} is not a plain file name; nothing was written")]
    NoFileName(String),
}

/// Whether an answer is a picture: it has content, and its media type, if it has one, is that of a picture.
///
/// # Errors
/// [`PictureFileError::NoPicture`].
pub fn check_picture(content_type: Option<&str>, body: &[u8]) -> Result<(), PictureFileError> {
    if body.is_empty() {
        return Err(PictureFileError::NoPicture("an empty answer".to_owned()));
    }
    let named = content_type.filter(|named| !named.trim().is_empty());
    match named.filter(|named| !is_image(named)) {
        Some(named) => Err(PictureFileError::NoPicture(named.to_owned())),
        None => Ok(()),
    }
}

/// A file in one folder, and never outside of it, checked before anything is sent.
#[derive(Debug, Clone)]
pub struct PictureFile {
    folder: PathBuf,
    name: String,
    suffix: &'static str,
}

impl PictureFile {
    /// The file of this name in the folder that a caller named, or else in the current folder.
    ///
    /// # Errors
    /// [`PictureFileError::NoFileName`] for a name that leads elsewhere, [`PictureFileError::Folder`] if no file can be
    /// created in the folder.
    pub fn new(
        folder: Option<&str>,
        name: String,
        suffix: &'static str,
    ) -> Result<Self, PictureFileError> {
        if !is_file_name(&name) {
            return Err(PictureFileError::NoFileName(name));
        }
        let folder = PathBuf::from(folder.unwrap_or("."));
        check_folder(&folder)?;
        Ok(Self {
            folder,
            name,
            suffix,
        })
    }

    /// Writes the picture through a temporary file, and returns the path of the file.
    ///
    /// # Errors
    /// [`PictureFileError::NoPicture`] if the answer is not a picture, [`PictureFileError::File`] if it cannot be
    /// written; nothing is then left of it.
    pub fn write_image(
        &self,
        content_type: Option<&str>,
        body: &[u8],
    ) -> Result<PathBuf, PictureFileError> {
        check_picture(content_type, body)?;
        let path = self.folder.join(format!("{}{}", self.name, self.suffix));
        let failed = |source: std::io::Error| PictureFileError::File {
            path: path.clone(),
            source,
        };
        let old = std::fs::metadata(&path).ok();
        let mode = old.as_ref().map_or(Mode::New, Mode::Of);
        let mut file = Replacement::create(&path, mode).map_err(failed)?;
        file.write_all(body).map_err(failed)?;
        file.commit().map_err(failed)?;
        Ok(path)
    }

    /// A sentence that names the written file, and the width of a picture that is narrower than asked for.
    pub fn sentence(&self, path: &Path, body: &[u8], narrower: Option<&Narrower>) -> String {
        let width = narrower.map_or_else(String::new, |picture| {
            let Narrower { width, asked, .. } = picture;
            format!(", {width} pixels wide, which is narrower than {asked}")
        });
        format!(
            "Image {} saved to {} ({} bytes){width}",
            self.name,
            path.display(),
            body.len()
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn destination(folder: &Path, name: &str) -> Result<PictureFile, PictureFileError> {
        PictureFile::new(folder.to_str(), name.to_owned(), ".jpg")
    }

    #[test]
    fn a_picture_is_written_completely_and_nothing_else_is_left() {
        let place = tempfile::tempdir().unwrap();
        let file = destination(place.path(), "abc").unwrap();
        let path = file.write_image(Some("image/jpeg"), b"12345").unwrap();
        let said = file.sentence(&path, b"12345", None);
        let written = std::fs::read(place.path().join("abc.jpg")).unwrap();
        assert_eq!(written, b"12345");
        assert_eq!(path, place.path().join("abc.jpg"));
        assert!(
            said.contains("abc.jpg") && said.contains("5 bytes"),
            "{said}"
        );
        assert_eq!(std::fs::read_dir(place.path()).unwrap().count(), 1);
    }

    #[test]
    fn only_pictures_are_written() {
        let place = tempfile::tempdir().unwrap();
        let file = destination(place.path(), "abc").unwrap();
        assert!(file.write_image(Some("text/html"), b"<html>").is_err());
        assert!(file.write_image(Some("image/jpeg"), b"").is_err());
        assert_eq!(std::fs::read_dir(place.path()).unwrap().count(), 0);
    }

    #[test]
    fn nothing_is_written_outside_the_folder() {
        let place = tempfile::tempdir().unwrap();
        for name in [
            "../x", "/etc/x", "a/b", "..", ".", "", ".hidden", "a\\b", "a\0b",
        ] {
            let made = destination(place.path(), name);
            assert!(
                matches!(made, Err(PictureFileError::NoFileName(_))),
                "{name:?}"
            );
        }
    }

    #[test]
    fn a_media_type_is_compared_without_case() {
        assert!(is_image("IMAGE/JPEG") && is_image("image/png; q=1"));
        assert!(!is_image("text/html") && !is_image("imag") && !is_image(""));
    }

    #[test]
    fn a_missing_folder_is_an_error() {
        let place = tempfile::tempdir().unwrap();
        let file = place.path().join("file");
        std::fs::write(&file, b"").unwrap();
        assert!(destination(place.path(), "abc").is_ok());
        assert!(destination(&file, "abc").is_err());
        assert!(destination(&place.path().join("none"), "abc").is_err());
    }
}
