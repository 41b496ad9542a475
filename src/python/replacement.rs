//! The class of a file that replaces another one when a command has written all of it.

use std::io::Write as _;
use std::path::PathBuf;

use openshelf_client::saving::{Mode, Replacement};
use pyo3::buffer::PyBuffer;
use pyo3::prelude::*;

use super::errors::{file_error, wrong_state};

/// A file under a temporary name, which replaces another one when it is complete.
#[pyclass(module = "openshelf._core")]
#[derive(Debug)]
pub struct _Replacement {
    /// None once it was moved or discarded.
    file: Option<Replacement>,
    target: PathBuf,
}

impl _Replacement {
    fn file(&mut self) -> PyResult<&mut Replacement> {
        let ended = || wrong_state("the file was moved or discarded");
        self.file.as_mut().ok_or_else(ended)
    }
}

#[pymethods]
impl _Replacement {
    /// Creates the file beside its target, with the target's mode if it exists.
    #[new]
    fn new(py: Python<'_>, target: PathBuf) -> PyResult<Self> {
        let created = py.detach(|| {
            let old = std::fs::metadata(&target).ok();
            Replacement::create(&target, old.as_ref().map_or(Mode::New, Mode::Of))
        });
        let file = created.map_err(|error| file_error(&target, &error))?;
        let file = Some(file);
        Ok(Self { file, target })
    }

    /// Writes bytes, and returns how many of them were written.
    fn write(&mut self, py: Python<'_>, content: &Bound<'_, PyAny>) -> PyResult<usize> {
        let bytes = PyBuffer::<u8>::get(content)?.to_vec(py)?;
        let target = self.target.clone();
        let file = self.file()?;
        py.detach(|| file.write(&bytes))
            .map_err(|error| file_error(&target, &error))
    }

    /// Returns the number of the open file.
    #[cfg(unix)]
    fn fileno(&mut self) -> PyResult<i32> {
        use std::os::fd::AsRawFd as _;
        Ok(self.file()?.file().as_raw_fd())
    }

    /// Moves the file to its target, after its bytes are on the disk.
    fn commit(&mut self, py: Python<'_>) -> PyResult<()> {
        self.file()?;
        let Some(file) = self.file.take() else {
            return Ok(());
        };
        py.detach(|| file.sync().and_then(|()| file.commit()))
            .map_err(|error| file_error(&self.target, &error))
    }

    /// Removes the file, unless it was moved.
    fn discard(&mut self, py: Python<'_>) {
        let file = self.file.take();
        py.detach(|| drop(file));
    }
}
