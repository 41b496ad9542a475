//! The objects that `download` gives: a method's arguments to its files.

use std::sync::Arc;

use openshelf_client::downloads::{
    DownloadProgress, DownloadSource, FileOptions, check_folder, is_same_format,
};
use openshelf_client::services::SERVICES;
use openshelf_core::catalog::{Files, Operation};
use openshelf_decoding::guarded;
use openshelf_describe::derived;
use openshelf_describe::namespace::Mode;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString, PyTuple};
use pyo3::{PyTraverseError, PyVisit};

use super::options::{Given as GivenOptions, progress};
use super::running::{Given, Running};
use super::selecting::{one_of_many, source};
use crate::bound_call;
use crate::caller::{ContinuedBy, for_caller};
use crate::derived::Derived;
use crate::errors::{folder_error, wrong_type, wrong_value};
use crate::handle::ClientHandle;
use crate::method::operation_of;

/// Gives a function that takes the method's arguments and downloads the file that they lead to.
///
/// A method that starts a job: the job is followed until it has finished, and its file is downloaded. A
/// method that lists files: each is downloaded. A method that returns a picture: the picture is written to
/// a file. A file appears under its name when it is complete and verified. Until then its bytes are in
/// NAME.part, and the next call continues there, also after a kill.
///
/// Parameters
/// ----------
/// method : a method of a client, such as spending.download.awards
/// directory : str or path, default "."
///     The folder of the files; it must exist. A name that the service gives never leads out of it.
/// timeout : float or None, default 1800.0
///     Seconds after which a job is given up whose state, rows, columns and size do not change, and a
///     file that is announced and missing. None waits for ever.
/// poll : float, default 1.0
///     Seconds before the state of a job is asked for a second time; later pauses grow to 30 seconds.
/// if_exists : "skip", "replace" or "error", default "skip"
///     What to do with an older file of the same name. "skip" keeps it if it is complete.
/// verify : "structure" or "full", default "structure"
///     How a file is verified beside its length. "structure": the directory of a ZIP archive, the
///     beginning and the end of a picture. "full": also the checksum of every member of an archive.
///     A file that was continued after an earlier run is always verified in full.
/// sha256 : str or None, default None
///     The hash that the file must have, in hexadecimal digits.
/// progress : bool or an object with update(n) and close(), default False
///     True shows the state of the job and the bytes in a line of the terminal, or in a notebook. An
///     object such as tqdm's is told the bytes.
///
/// Returns
/// -------
/// Download, or AsyncDownload where the method is asynchronous
///     A callable with the method's arguments that returns the path of the file, and with the methods
///     wait and many.
///
/// Raises
/// ------
/// ArgumentTypeError
///     When the method leads to no file, and when method is not a method of a client.
/// ArgumentError
///     When an option has another value.
///
/// Calls raise a FolderError before they send anything if no file can be created in the directory.
///
/// Examples
/// --------
/// >>> path = openshelf.download(spending.download.awards)({"award_type_codes": ["A"]})
/// >>> openshelf.download(museum.images.fetch, "pictures").many(["2f40cc27", "31a0b29e"])
#[pyfunction]
#[pyo3(
    signature = (method, directory=None, *, timeout=Some(1800.0), poll=1.0, if_exists="skip", verify="structure", sha256=None, progress=None),
    text_signature = "(method, directory='.', *, timeout=1800.0, poll=1.0, if_exists='skip', verify='structure', sha256=None, progress=False)"
)]
#[allow(
    clippy::too_many_arguments,
    reason = "each is a keyword of the Python function"
)]
pub fn download<'py>(
    py: Python<'py>,
    method: &Bound<'py, PyAny>,
    directory: Option<&Bound<'py, PyAny>>,
    timeout: Option<f64>,
    poll: f64,
    if_exists: &str,
    verify: &str,
    sha256: Option<&str>,
    progress: Option<&Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    guarded(py, || {
        let given = GivenOptions {
            directory,
            name: None,
            timeout,
            poll,
            if_exists,
            verify,
            sha256,
        };
        DownloadCall::new(method, &given, progress)?.into_python(py)
    })
}

/// Whether the endings of two names tell the same format of a file.
#[pyfunction]
pub fn _is_same_format(one: &str, other: &str) -> bool {
    is_same_format(one, other)
}

/// As `download`, for a single file under this name. What stands there stays: the download is complete if it is its
/// own file, and fails if it is another one.
#[pyfunction]
pub fn _download_as<'py>(
    py: Python<'py>,
    method: &Bound<'py, PyAny>,
    directory: &Bound<'py, PyAny>,
    name: String,
    verify: &str,
    progress: &Bound<'py, PyAny>,
) -> PyResult<Bound<'py, PyAny>> {
    guarded(py, || {
        let given = GivenOptions {
            directory: Some(directory),
            name: Some(name),
            timeout: Some(1800.0),
            poll: 1.0,
            if_exists: "skip",
            verify,
            sha256: None,
        };
        DownloadCall::new(method, &given, Some(progress))?.into_python(py)
    })
}

/// The error of a method that leads to no file, with one that does.
fn no_file(operation: &Operation) -> PyErr {
    let known = SERVICES.iter().find_map(|service| {
        let mut operations = service.operations();
        let found = operations.find(|operation| matches!(operation.files, Some(Files::Job(_))));
        found.map(|operation| service.identify(operation))
    });
    wrong_type(format!(
        "{}() leads to no file: expected a method such as {}",
        operation.full_name(),
        known.unwrap_or_default()
    ))
}

/// A download of one method, with its options.
struct DownloadCall {
    handle: Arc<ClientHandle>,
    operation: &'static Operation,
    options: Arc<FileOptions>,
    progress: Option<Py<PyAny>>,
}

/// What a download does.
enum Task {
    Files(DownloadSource),
    Wait(DownloadSource),
    Many(Vec<DownloadSource>),
}

impl DownloadCall {
    fn new(
        method: &Bound<'_, PyAny>,
        given: &GivenOptions<'_, '_>,
        progress: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Self> {
        let (handle, operation) = operation_of(method)?;
        if operation.files.is_none() {
            return Err(no_file(operation));
        }
        Ok(Self {
            options: Arc::new(given.read()?),
            progress: self::progress(progress)?,
            handle,
            operation,
        })
    }

    fn into_python(self, py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
        match self.handle.mode {
            Mode::Sync => Ok(Download(self).into_pyobject(py)?.into_any()),
            Mode::Async => Ok(AsyncDownload(self).into_pyobject(py)?.into_any()),
        }
    }

    fn derived(&self) -> Derived<'_> {
        Derived {
            call: match self.operation.files {
                Some(Files::Listed(_)) => &derived::DOWNLOAD_LISTED,
                _ => &derived::DOWNLOAD,
            },
            handle: &self.handle,
            operation: self.operation,
        }
    }

    fn source(
        &self,
        py: Python<'_>,
        arguments: &Bound<'_, PyTuple>,
        named: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<DownloadSource> {
        let source = source(py, &self.handle, self.operation, arguments, named)?;
        if let Some(chosen) = &self.options.name
            && let DownloadSource::Call {
                name: Some(own), ..
            } = &source
            && !is_same_format(chosen, own)
        {
            let other = self.format_of(chosen);
            let other = other.map_or_else(String::new, |(name, format)| {
                format!(", or {name} must be {format}")
            });
            return Err(wrong_value(format!(
                "{chosen}: the file is as {own}, so its name must have the same ending{other}"
            )));
        }
        Ok(source)
    }

    /// The parameter that determines the format of the file, and its value for a file of this name.
    fn format_of(&self, chosen: &str) -> Option<(&'static str, &'static str)> {
        let Some(Files::Answer(file)) = self.operation.files else {
            return None;
        };
        let mut parameters = self.operation.parameters.iter();
        let format = parameters.find(|parameter| Some(parameter.name) == file.format)?;
        let mut values = format.values.iter();
        let value = values.find(|value| is_same_format(chosen, &format!("picture.{value}")))?;
        Some((format.name, value))
    }

    fn job(
        &self,
        py: Python<'_>,
        arguments: &Bound<'_, PyTuple>,
        named: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Task> {
        if !matches!(self.operation.files, Some(Files::Job(_))) {
            return Err(wrong_type(format!(
                "{}() starts no job, so there is nothing to wait for: call the download itself",
                self.operation.full_name()
            )));
        }
        Ok(Task::Wait(self.source(py, arguments, named)?))
    }

    fn many(&self, py: Python<'_>, calls: &Bound<'_, PyAny>) -> PyResult<Task> {
        if calls.is_instance_of::<PyString>() || calls.is_instance_of::<PyDict>() {
            return Err(wrong_type(
                "many: expected a list with the arguments of each call",
            ));
        }
        let mut sources = Vec::new();
        for call in calls.try_iter()? {
            sources.push(one_of_many(py, &self.handle, self.operation, &call?)?);
        }
        Ok(Task::Many(sources))
    }

    fn running(&self, py: Python<'_>, task: Task) -> PyResult<Arc<Running>> {
        if !matches!(task, Task::Wait(_)) {
            // Before a job is started, and once for any number of files.
            let found = check_folder(&self.options.folder);
            found.map_err(|error| folder_error(py, self.operation, &error))?;
        }
        let name = self.operation.full_name();
        let count = match &task {
            Task::Many(sources) => sources.len(),
            Task::Files(_) | Task::Wait(_) => 1,
        };
        let shown = match &self.progress {
            None => None,
            Some(wanted) => {
                let downloads = py.import("openshelf.downloads")?;
                let shown = downloads.call_method1("shown", (wanted, name, count))?;
                (!shown.is_none()).then(|| shown.unbind())
            }
        };
        let progress = DownloadProgress::default();
        let (client, options) = (
            for_caller(py, &self.handle.client, ContinuedBy::Others),
            Arc::clone(&self.options),
        );
        let seen = progress.clone();
        let work = async move {
            match task {
                Task::Files(source) => {
                    Given::Files(Box::pin(client.download(&source, &options, &seen)).await)
                }
                Task::Wait(source) => {
                    let state = client.wait_for_job(&source, &options, &seen).await;
                    Given::State(Box::new(state))
                }
                Task::Many(sources) => {
                    Given::Many(client.download_many(&sources, &options, &seen).await)
                }
            }
        };
        let handle = Arc::clone(&self.handle);
        Ok(Running::new(handle, self.operation, progress, shown, work))
    }

    fn blocking<'py>(&self, py: Python<'py>, task: Task) -> PyResult<Bound<'py, PyAny>> {
        self.running(py, task)?.run(py)
    }

    fn awaited<'py>(&self, py: Python<'py>, task: Task) -> PyResult<Bound<'py, PyAny>> {
        let name = self.derived().qualified_name();
        self.running(py, task)?.coroutine(py, &name)
    }
}

macro_rules! download_class {
    ($class:ident, $run:ident) => {
        #[pyclass(module = "openshelf._core", frozen)]
        pub struct $class(DownloadCall);

        #[pymethods]
        impl $class {
            fn __traverse__(&self, visit: PyVisit<'_>) -> Result<(), PyTraverseError> {
                visit.call(&self.0.progress)
            }

            /// `__call__` has the signature of the object.
            fn __getattribute__<'py>(
                slf: &Bound<'py, Self>,
                name: &Bound<'py, PyString>,
            ) -> PyResult<Bound<'py, PyAny>> {
                let own = slf.get().0.derived();
                let mode = own.handle.mode;
                bound_call::attribute(slf.as_any(), name, || own.call.returns_coroutine(mode))
            }

            #[pyo3(signature = (*arguments, **named))]
            fn __call__<'py>(
                &self,
                py: Python<'py>,
                arguments: &Bound<'_, PyTuple>,
                named: Option<&Bound<'_, PyDict>>,
            ) -> PyResult<Bound<'py, PyAny>> {
                guarded(py, || {
                    let task = Task::Files(self.0.source(py, arguments, named)?);
                    self.0.$run(py, task)
                })
            }

            /// Wait until a job has finished, and return its state; no file is downloaded.
            ///
            /// Parameters
            /// ----------
            /// *arguments, **named
            ///     The arguments of the method, which start the job; or the answer that started a job
            ///     or told its state; or the name of its file.
            ///
            /// Returns
            /// -------
            /// dict
            ///     The answer of the operation that tells the state.
            ///
            /// Raises
            /// ------
            /// DownloadJobError
            ///     When the job has failed.
            /// RequestTimeoutError
            ///     When it does not change for timeout seconds.
            #[pyo3(signature = (*arguments, **named))]
            fn wait<'py>(
                &self,
                py: Python<'py>,
                arguments: &Bound<'_, PyTuple>,
                named: Option<&Bound<'_, PyDict>>,
            ) -> PyResult<Bound<'py, PyAny>> {
                guarded(py, || {
                    let task = self.0.job(py, arguments, named)?;
                    self.0.$run(py, task)
                })
            }

            /// Download the files of several calls, side by side within the pace of the client.
            ///
            /// Parameters
            /// ----------
            /// calls : iterable
            ///     For each call its first argument, a list or a tuple of arguments by position, or a
            ///     dict of arguments by name. All are checked before anything is sent.
            ///
            /// Returns
            /// -------
            /// list
            ///     What each call gives, in their order.
            ///
            /// Raises
            /// ------
            /// DownloadsFailedError
            ///     At the end, when some of them failed; the others are complete.
            /// FolderError
            ///     When no file can be created in the directory; nothing was sent.
            fn many<'py>(
                &self,
                py: Python<'py>,
                calls: &Bound<'py, PyAny>,
            ) -> PyResult<Bound<'py, PyAny>> {
                guarded(py, || {
                    let task = self.0.many(py, calls)?;
                    self.0.$run(py, task)
                })
            }

            #[getter]
            fn __name__(&self) -> &'static str {
                self.0.derived().call.name
            }

            #[getter]
            fn __qualname__(&self) -> String {
                self.0.derived().qualified_name()
            }

            #[getter]
            fn __doc__(&self) -> String {
                self.0.derived().document()
            }

            /// What `inspect.signature` gives.
            #[getter]
            fn __signature__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
                self.0.derived().signature(py)
            }

            fn __repr__(&self) -> String {
                format!("<openshelf.{}>", self.0.derived().qualified_name())
            }
        }
    };
}

// (Doc comments here would hide `__doc__` above.)
download_class!(Download, blocking);
download_class!(AsyncDownload, awaited);
