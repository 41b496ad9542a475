//! Writes a picture to a file: all of it or nothing.

use std::io::Write;
use std::path::{Path, PathBuf};

use thiserror::Error;

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
}

/// The folder that a caller named, if it is there.
pub fn folder(directory: Option<&str>) -> Result<PathBuf, AnswerError> {
    let path = PathBuf::from(directory.unwrap_or("."));
    let found = std::fs::metadata(&path).and_then(|metadata| {
        if metadata.is_dir() {
            Ok(())
        } else {
            Err(std::io::ErrorKind::NotADirectory.into())
        }
    });
    match found {
        Ok(()) => Ok(path),
        Err(source) => Err(AnswerError::File { path, source }),
    }
}

/// Writes `<name>.jpg` into the folder through a temporary file, and gives a sentence that says so.
pub fn write_image(
    folder: &Path,
    name: &str,
    content_type: Option<&str>,
    body: &[u8],
) -> Result<String, AnswerError> {
    let is_picture = content_type.is_none_or(|text| text.starts_with("image/"));
    if !is_picture || body.is_empty() {
        let what = content_type.unwrap_or("nothing").to_owned();
        return Err(AnswerError::NoPicture(what));
    }
    let path = folder.join(format!("{name}.jpg"));
    let failed = |source: std::io::Error| AnswerError::File {
        path: path.clone(),
        source,
    };
    let mut file = tempfile::Builder::new()
        .prefix(".openshelf-")
        .permissions_like_new_files()
        .tempfile_in(folder)
        .map_err(failed)?;
    file.write_all(body).map_err(failed)?;
    file.persist(&path).map_err(|error| failed(error.error))?;
    Ok(format!(
        "Image {name} saved to {} ({} bytes)",
        path.display(),
        body.len()
    ))
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
    use super::*;

    #[test]
    fn a_picture_is_written_whole_and_nothing_else_is_left() {
        let place = tempfile::tempdir().unwrap();
        let said = write_image(place.path(), "abc", Some("image/jpeg"), b"12345").unwrap();
        assert_eq!(
            std::fs::read(place.path().join("abc.jpg")).unwrap(),
            b"12345"
        );
        assert!(
            said.contains("abc.jpg") && said.contains("5 bytes"),
            "{said}"
        );
        assert_eq!(std::fs::read_dir(place.path()).unwrap().count(), 1);
    }

    #[test]
    fn what_is_no_picture_is_not_written() {
        let place = tempfile::tempdir().unwrap();
        assert!(write_image(place.path(), "abc", Some("text/html"), b"<html>").is_err());
        assert!(write_image(place.path(), "abc", Some("image/jpeg"), b"").is_err());
        assert_eq!(std::fs::read_dir(place.path()).unwrap().count(), 0);
    }

    #[test]
    fn a_folder_must_be_there() {
        let place = tempfile::tempdir().unwrap();
        let file = place.path().join("file");
        std::fs::write(&file, b"").unwrap();
        assert!(folder(place.path().to_str()).is_ok());
        assert!(folder(file.to_str()).is_err());
        assert!(folder(place.path().join("none").to_str()).is_err());
    }
}
