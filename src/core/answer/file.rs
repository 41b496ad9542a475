//! Writes a picture to a file, atomically.

use std::io::Write;
use std::path::{Path, PathBuf};

use thiserror::Error;

use super::narrower::Narrower;
use crate::media_type::Expected;

/// Why a picture is not on disk.
#[derive(Debug, Error)]
pub enum AnswerError {
    #[error("{path}: {source}")]
    File {
        path: PathBuf,
        source: std::io::Error,
    },
    #[error("expected a picture, got {0}")]
    NoPicture(String),
    #[error("{0:?} is not a plain file name; nothing was written")]
    NoFileName(String),
}

/// Whether the text can be the name of a file on the systems that Python runs on.
pub fn is_file_name(text: &str) -> bool {
    const SEPARATORS: [char; 9] = ['/', '\\', ':', '*', '?', '"', '<', '>', '|'];
    !text.is_empty()
        && !text.starts_with('.')
        && text.len() <= 200
        && !text.contains(SEPARATORS)
        && !text.chars().any(char::is_control)
}

/// Whether a `Content-Type` may be that of a picture.
pub fn is_image(media_type: &str) -> bool {
    !media_type.trim().is_empty() && Expected::Picture.accepts(media_type)
}

/// A file in one folder, and never outside of it, checked before anything is sent.
#[derive(Debug, Clone)]
pub struct Destination {
    folder: PathBuf,
    name: String,
    suffix: &'static str,
}

impl Destination {
    /// The file of this name in the folder that a caller named, or else in the current folder.
    ///
    /// # Errors
    /// [`AnswerError::NoFileName`] for a name that leads elsewhere, [`AnswerError::File`] if the folder
    /// does not exist.
    pub fn new(
        folder: Option<&str>,
        name: String,
        suffix: &'static str,
    ) -> Result<Self, AnswerError> {
        if !is_file_name(&name) {
            return Err(AnswerError::NoFileName(name));
        }
        let folder = PathBuf::from(folder.unwrap_or("."));
        let found = std::fs::metadata(&folder).and_then(|metadata| {
            if metadata.is_dir() {
                Ok(())
            } else {
                Err(std::io::ErrorKind::NotADirectory.into())
            }
        });
        match found {
            Ok(()) => Ok(Self {
                folder,
                name,
                suffix,
            }),
            Err(source) => Err(AnswerError::File {
                path: folder,
                source,
            }),
        }
    }

    /// Writes the picture through a temporary file, and returns the path of the file.
    ///
    /// # Errors
    /// [`AnswerError::NoPicture`] if the answer is not a picture, [`AnswerError::File`] if it cannot be
    /// written; nothing is then left of it.
    pub fn write_image(
        &self,
        content_type: Option<&str>,
        body: &[u8],
    ) -> Result<PathBuf, AnswerError> {
        if !content_type.is_none_or(is_image) || body.is_empty() {
            let what = content_type.unwrap_or("nothing").to_owned();
            return Err(AnswerError::NoPicture(what));
        }
        let path = self.folder.join(format!("{}{}", self.name, self.suffix));
        let failed = |source: std::io::Error| AnswerError::File {
            path: path.clone(),
            source,
        };
        let mut file = tempfile::Builder::new()
            .prefix(".openshelf-")
            .permissions_like_new_files()
            .tempfile_in(&self.folder)
            .map_err(failed)?;
        file.write_all(body).map_err(failed)?;
        file.persist(&path).map_err(|error| failed(error.error))?;
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

/// Temporary files are private; a picture shall be as readable as any other new file.
trait PermissionsLikeNewFiles {
    fn permissions_like_new_files(&mut self) -> &mut Self;
}

impl PermissionsLikeNewFiles for tempfile::Builder<'_, '_> {
    #[cfg(unix)]
    fn permissions_like_new_files(&mut self) -> &mut Self {
        use std::os::unix::fs::PermissionsExt;
        // The process's umask still applies.
        self.permissions(std::fs::Permissions::from_mode(0o666))
    }

    #[cfg(not(unix))]
    fn permissions_like_new_files(&mut self) -> &mut Self {
        self
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    fn destination(folder: &Path, name: &str) -> Result<Destination, AnswerError> {
        Destination::new(folder.to_str(), name.to_owned(), ".jpg")
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
            assert!(matches!(made, Err(AnswerError::NoFileName(_))), "{name:?}");
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
