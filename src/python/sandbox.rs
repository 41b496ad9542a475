//! The class `Sandbox`: the loopback server of the five services.

use std::sync::{Arc, Mutex, MutexGuard};

use openshelf_core::locks::lock;
use openshelf_describe::namespace::Mode;
use pyo3::exceptions::PyOSError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyList};

use super::answers::answer;
use super::client::handle_of;
use super::errors::{plain, wrong_value};
use super::faults::fault;
use super::keywords;
use super::options::SANDBOX;
use super::sandbox_options;
use openshelf_client::options::{check_name, is_path};
use openshelf_client::services::SERVICES;
use openshelf_core::catalog::Service;
use openshelf_sandbox::{Added, Answers, Faults, RequestLog, Sandbox as Server, SandboxError};

/// A fault or an answer that a request met in place of another one: whether it is an answer, and its place.
type Instead = (bool, usize);

/// A server on this machine that imitates all five services.
///
/// It answers from a small generated corpus, so that examples and tests need no network. A seed and a day
/// determine its answers. They are part of the key of what its clients keep in a cache, because a sandbox with
/// other data may have the same address later: a client that is created with its address as ``base_url`` does
/// not share their cached answers.
///
/// The server runs until ``close()``, or until neither the sandbox nor one of its clients exists.
///
/// Parameters
/// ----------
/// seed : int, default 0
///     The seed of the generated data.
/// today : str or datetime.date, optional
///     Its current day, from 2024-06-28 to 2099-12-31, which is the last day of its data. If omitted,
///     the day on which it starts, in UTC. A fixed seed and day always return the same answers.
/// port : int, default 0
///     The port on 127.0.0.1; 0 chooses a free one.
/// scale : float, default 1.0
///     The size of the data, as a multiple of the usual size; above 0, up to 10000. With more than 1, the
///     documents begin before January 2024: with 10, in December 2022.
/// documented_paths : bool, default False
///     Serve the documented paths where the services now use others.
/// faults : sequence of openshelf.faults.Fault, optional
///     Faults from the start: the arguments of `fail`, one dict for each fault.
///
/// Attributes
/// ----------
/// url : str
///     Its address; a browser can open it.
/// today : str
///     Its current day, YYYY-MM-DD.
/// urls : dict
///     The environment variables that point clients at it. No address ends in a slash.
/// calls : list of dict
///     The requests so far (the latest 10000), in order: `operation` (None if the path does not belong
///     to one), `method`, `path`, `query`, `body` (bytes), `status` (None if the connection was reset)
///     and `at`, seconds after the start.
/// stats : dict
///     `connections`, `open_connections`, `requests`, `requests_by_operation` and `open_bodies`.
///
/// Raises
/// ------
/// OSError
///     If the port is in use.
/// ArgumentTypeError, ArgumentError
///     If an option or a fault is invalid.
///
/// Examples
/// --------
/// >>> with openshelf.Sandbox() as sandbox:
/// ...     with sandbox.museum() as museum:
/// ...         museum.artworks.search("monet", limit=5)
#[pyclass(module = "openshelf._core", frozen, weakref)]
pub struct Sandbox {
    server: Mutex<Option<Server>>,
    faults: Arc<Faults>,
    answers: Arc<Answers>,
    request_log: Arc<RequestLog>,
    url: String,
    today: String,
    identity: String,
    /// The folder of its clients' caches, once it is needed: its path and the object that removes it.
    cache_folder: Mutex<Option<(String, Py<PyAny>)>>,
    addresses: Vec<(&'static Service, String, Option<String>)>,
}

#[pymethods]
impl Sandbox {
    #[new]
    #[pyo3(
        signature = (**options),
        text_signature = "(*, seed=0, today=None, port=0, scale=1.0, documented_paths=False, faults=None)"
    )]
    fn new(py: Python<'_>, options: Option<&Bound<'_, PyDict>>) -> PyResult<Self> {
        let (options, faults) = sandbox_options::read(options)?;
        let server =
            py.detach(|| Server::start(&SERVICES, options))
                .map_err(|error| match error {
                    SandboxError::Scale(_) | SandboxError::Today(_) => {
                        wrong_value(error.to_string())
                    }
                    _ => PyOSError::new_err(error.to_string()),
                })?;
        for fault in faults {
            server.faults().add(fault);
        }
        let addresses = SERVICES
            .into_iter()
            .map(|service| {
                (
                    service,
                    server.base_url(service),
                    server.image_api_url(service),
                )
            })
            .collect();
        Ok(Self {
            faults: Arc::clone(server.faults()),
            answers: Arc::clone(server.answers()),
            request_log: Arc::clone(server.request_log()),
            url: server.url(),
            today: server.today().to_string(),
            identity: server.identity().to_owned(),
            cache_folder: Mutex::default(),
            server: Mutex::new(Some(server)),
            addresses,
        })
    }

    #[getter]
    fn url(&self) -> &str {
        &self.url
    }

    #[getter]
    fn today(&self) -> &str {
        &self.today
    }

    #[getter]
    fn urls<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let urls = PyDict::new(py);
        for (service, base, images) in &self.addresses {
            // Some services have a slash at the end of their addresses. Whoever adds a path to one of these need not know.
            urls.set_item(service.environment, base.trim_end_matches('/'))?;
            if let (Some(variable), Some(images)) = (service.image_environment, images) {
                urls.set_item(variable, images.trim_end_matches('/'))?;
            }
        }
        Ok(urls)
    }

    /// Adds a fault. One fault applies to a request: of those that match it, the narrowest.
    ///
    /// Faults and answers have one order. The narrowest goes first: one with a `path` without asterisks, then one with a
    /// single operation, then one with a `path` with asterisks, then one with a prefix of several operations. Of equally
    /// narrow ones, those with `times` go first, in the order in which they were added; then the latest of the others. A
    /// fault that leaves the answer as it is, such as `delay`, `cut` or `insert`, applies to answers of `answer`, too.
    ///
    /// Parameters
    /// ----------
    /// operation : str or method, optional
    ///     An operation such as "museum.artworks.search", a prefix such as "museum", or a method of a client.
    ///     Any other name is an error. Operations that send the same request, such as those of
    ///     museum.images, have the same faults.
    /// path : str, optional
    ///     The path of the request, in which `*` matches anything: "*/artworks/27992".
    /// status : int, optional
    ///     A status instead of the answer, 200 to 599.
    /// times : int or None, default 1
    ///     How many requests it applies to; None for every one. With `probability`, the default is every
    ///     one.
    /// retry_after : int or str, optional
    ///     A `Retry-After` header of this many seconds or with this text; "date" sends the date of the next
    ///     second. The status is 429 unless another is passed.
    /// delay, body_delay : float, optional
    ///     Seconds before the headers, and in the middle of the body.
    /// cut : int, optional
    ///     The connection ends after this many bytes of the body.
    /// wrong_length : bool, default False
    ///     `Content-Length` announces more bytes than are sent.
    /// bad_json : bool, default False
    ///     The JSON of the body is cut off, with a matching `Content-Length`.
    /// content_type : str, optional
    ///     Another `Content-Type`.
    /// rename : dict, optional
    ///     Members of the answer to rename at any depth, by their names; None removes the member.
    /// reset : bool, default False
    ///     The connection is reset instead of an answer.
    /// endless_headers : bool, default False
    ///     Headers that never end.
    /// drip : float, optional
    ///     Bytes of the body per second.
    /// bomb : int, optional
    ///     A compressed body of this many bytes after decompression: an empty list with spaces in it.
    /// insert : int, default 0
    ///     After the answer, this many new records appear in the requested list; in a search of the gazette or the
    ///     museum with conditions, those of them that fit. A request in whose list nothing changes has not met
    ///     a fault that only inserts, deletes or updates.
    /// delete : int, default 0
    ///     After the answer, this many records vanish from the requested list.
    /// update : int, default 0
    ///     After the answer, this many records of the requested list get another value, such as another amount; with
    ///     the `path` of a download's file, the file gets another content and `ETag`.
    /// place : {"head", "anywhere"}, default "head"
    ///     Where in the list records appear, vanish and change; for "anywhere" the seed decides.
    /// job : {"failed", "stuck"} or list, optional
    ///     The course of the job that the request creates: it fails, it runs forever because its worker is
    ///     lost, or it goes through these states, such as ["queued", "ready", ("running", 2.5), "finished"].
    ///     A state lasts for the seconds beside it, or until it was requested once; the last one stays.
    /// tables : int, optional
    ///     The number of tables in the file of the job that the request creates, 1 to 100, instead of its own.
    /// table_size : int, optional
    ///     The bytes of each of these tables, up to 2000000000, by default 1048576; a file of up to 4000000000
    ///     bytes. They are made while they are sent, and need no memory.
    /// request_access : int, optional
    ///     What a front does that dislikes the traffic: 302 redirects to a page on which a person requests
    ///     access, 200 answers with that page.
    /// challenge : bool, default False
    ///     A front's page that only a browser can solve, with status 403 and the header `cf-mitigated`.
    /// gateway : int, optional
    ///     The page of a gateway that does not reach the service, with this status: 502 or 520 to 526.
    /// blackout : bool, default False
    ///     The service's notice that its list is not available now, beside a part of the list: public
    ///     inspection documents of the gazette from midnight to 08:45 Eastern.
    /// cut_after : int, optional
    ///     The connection closes without an answer to the request after this many. The next connection
    ///     has as many again; with the default of `times`, only one is cut.
    /// redirect_loop : bool, default False
    ///     A redirect to the same address.
    /// downgrade_redirect : bool, default False
    ///     A redirect to the same path over plain HTTP on another port.
    /// probability : float, optional
    ///     The share of requests that it applies to, 0 to 1.
    /// seed : int, default 0
    ///     The seed that decides which requests, and which records.
    ///
    /// Raises
    /// ------
    /// ArgumentTypeError, ArgumentError
    ///     If a value is of the wrong type or out of bounds, there is no fault, two of them contradict each other, as
    ///     `status` and `reset` do, or the operation cannot have it, as one without a list cannot have `insert`.
    #[pyo3(
        signature = (operation=None, path=None, **options),
        text_signature = "($self, operation=None, path=None, *, status=None, times=1, \
            retry_after=None, delay=None, body_delay=None, cut=None, wrong_length=False, \
            bad_json=False, content_type=None, rename=None, reset=False, endless_headers=False, \
            drip=None, bomb=None, insert=0, delete=0, update=0, place='head', job=None, tables=None, table_size=None, request_access=None, challenge=False, gateway=None, blackout=False, cut_after=None, redirect_loop=False, downgrade_redirect=False, \
            probability=None, seed=0)"
    )]
    fn fail(
        &self,
        py: Python<'_>,
        operation: Option<&Bound<'_, PyAny>>,
        path: Option<&Bound<'_, PyAny>>,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<()> {
        let all = keywords::all(py, options, operation, path, "status=..., or another fault")?;
        self.faults.add(fault(&all)?);
        Ok(())
    }

    /// Gives an answer in place of the service's own. Of the answers and faults that match a request, the narrowest goes
    /// first, as `fail` explains.
    ///
    /// A request that the service refuses as invalid (status 400 or 422) is not answered by a success, so a test
    /// cannot pass with a call that the service would not take.
    ///
    /// Parameters
    /// ----------
    /// operation : str or method, optional
    ///     An operation such as "museum.artworks.search", a prefix such as "museum", or a method of a client.
    ///     Operations that send the same request, such as those of museum.images, get the same answer.
    /// path : str, optional
    ///     The path of the request, in which `*` matches anything: "*/artworks/27992".
    /// json : object
    ///     The body as JSON. Exactly one of `json`, `text` and `content` is required.
    /// text : str, optional
    ///     The body as text.
    /// content : bytes, optional
    ///     The body as bytes.
    /// status : int, default 200
    ///     The status, 200 to 599.
    /// headers : dict of str to str, optional
    ///     More headers. `Content-Type` is that of the kind of body unless it is passed.
    /// times : int, optional
    ///     How many requests get it; every one if omitted.
    ///
    /// Raises
    /// ------
    /// ArgumentTypeError, ArgumentError
    ///     If a value is of the wrong type or out of bounds, or there is not exactly one body.
    ///
    /// Examples
    /// --------
    /// >>> sandbox.answer("disease.totals.country", json={"country": "Italy", "cases": 1})
    #[pyo3(
        signature = (operation=None, path=None, **options),
        text_signature = "($self, operation=None, path=None, *, json=..., text=None, content=None, status=200, headers=None, times=None)"
    )]
    fn answer(
        &self,
        py: Python<'_>,
        operation: Option<&Bound<'_, PyAny>>,
        path: Option<&Bound<'_, PyAny>>,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<()> {
        let all = keywords::all(
            py,
            options,
            operation,
            path,
            "json=..., text=... or content=...",
        )?;
        self.answers.add(answer(&all)?);
        Ok(())
    }

    /// How many requests each fault applied to, and how many got each answer, in the order in which they were added.
    /// The pytest plugin calls it.
    fn _met(&self) -> (Vec<u64>, Vec<u64>) {
        (self.faults.met(), self.answers.met())
    }

    /// For each fault, and for each answer, what a request met in its place, if there is something: whether that is an
    /// answer, and its place among them or among the faults. The pytest plugin calls it.
    fn _behind(&self) -> (Vec<Option<Instead>>, Vec<Option<Instead>>) {
        let (faults, answers) = (self.faults.behind(), self.answers.behind());
        let place = |all: &[(Added, Option<Added>)], added: Added| {
            all.iter().position(|(each, _)| *each == added)
        };
        let instead = |added: Added| {
            let fault = place(&faults, added).map(|at| (false, at));
            fault.or_else(|| place(&answers, added).map(|at| (true, at)))
        };
        let of = |all: &[(Added, Option<Added>)]| {
            let behind = all.iter().map(|(_, other)| other.and_then(instead));
            behind.collect()
        };
        (of(&faults), of(&answers))
    }

    /// The name of an operation, which may be given as a method, and the name under which `calls` has its requests:
    /// another operation may send the same ones. The pytest plugin calls it.
    fn _counted_as(&self, operation: &Bound<'_, PyAny>) -> PyResult<(String, String)> {
        let name = keywords::operation(operation)?;
        let counted = match &*lock(&self.server) {
            Some(server) => server.counted_as(&name).to_owned(),
            None => name.clone(),
        };
        Ok((name, counted))
    }

    /// Removes every fault and every answer that was given, and restores the data that faults have changed.
    ///
    /// Parameters
    /// ----------
    /// restore : bool, default True
    ///     Whether the records that `insert`, `delete` and `update` added, removed or changed are again as at the start.
    ///     False keeps them as they are, for a program that must meet the changed records without further faults. Jobs
    ///     that were created go on in any case.
    #[pyo3(signature = (*, restore=true))]
    fn heal(&self, py: Python<'_>, restore: bool) {
        py.detach(|| {
            if let Some(server) = &*lock(&self.server) {
                return server.heal(restore);
            }
            self.faults.heal();
            self.answers.clear();
        });
    }

    #[getter]
    fn calls<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        let calls = PyList::empty(py);
        for request in self.request_log.calls() {
            let call = PyDict::new(py);
            call.set_item("operation", request.operation)?;
            call.set_item("method", request.method)?;
            call.set_item("path", request.path)?;
            call.set_item("query", request.query)?;
            call.set_item("body", PyBytes::new(py, &request.body))?;
            call.set_item("status", request.status)?;
            call.set_item("at", request.at)?;
            calls.append(call)?;
        }
        Ok(calls)
    }

    #[getter]
    fn stats<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let now = self.request_log.stats();
        let stats = PyDict::new(py);
        stats.set_item("connections", now.connections)?;
        stats.set_item("open_connections", now.open_connections)?;
        stats.set_item("requests", now.requests)?;
        stats.set_item("requests_by_operation", now.requests_by_operation)?;
        stats.set_item("open_bodies", now.open_bodies)?;
        Ok(stats)
    }

    /// Forgets the requests so far and resets their counters; connections stay counted.
    ///
    /// Requests of this process that have begun but not ended, such as those that a list has sent ahead, are not in
    /// `calls` later, and get neither faults nor answers that are added later.
    fn forget_calls(&self) {
        self.request_log.forget_calls();
    }

    /// Stops the server and removes the caches of its clients.
    fn close(&self, py: Python<'_>) -> PyResult<()> {
        let server = lock(&self.server).take();
        py.detach(|| drop(server));
        let folder = self.lock_folder().take();
        folder.map_or(Ok(()), |(_, remove)| remove.call0(py).map(drop))
    }

    fn __enter__(slf: PyRef<'_, Self>) -> PyRef<'_, Self> {
        slf
    }

    #[pyo3(signature = (*_exception))]
    fn __exit__(&self, py: Python<'_>, _exception: &Bound<'_, PyAny>) -> PyResult<()> {
        self.close(py)
    }

    fn __repr__(&self) -> String {
        let open = lock(&self.server).is_some();
        let state = if open { "" } else { ", closed" };
        format!("<openshelf.Sandbox at {}{state}>", self.url)
    }
}

/// Removes a folder and its contents, except in a child of the process that created it.
#[pyfunction]
fn _remove_folder(path: &str, process: u32) {
    if process == std::process::id() {
        // The system deletes files that another program still holds open.
        let _ = std::fs::remove_dir_all(path);
    }
}

impl Sandbox {
    fn lock_folder(&self) -> MutexGuard<'_, Option<(String, Py<PyAny>)>> {
        lock(&self.cache_folder)
    }

    /// The folder of the clients' caches. It is removed with the sandbox, or at the end of the process
    /// that created it.
    fn cache_folder(slf: &Bound<'_, Self>) -> PyResult<String> {
        let py = slf.py();
        if let Some((path, _)) = &*slf.get().lock_folder() {
            return Ok(path.clone());
        }
        let named = PyDict::new(py);
        named.set_item("prefix", "openshelf-sandbox-")?;
        let made = py
            .import("tempfile")?
            .call_method("mkdtemp", (), Some(&named))?;
        let path: String = made.extract()?;
        let remove = wrap_pyfunction!(_remove_folder, py)?;
        let finalizer = py
            .import("weakref")?
            .call_method1("finalize", (slf, remove, &path, std::process::id()))?;
        *slf.get().lock_folder() = Some((path.clone(), finalizer.unbind()));
        Ok(path)
    }

    /// Places the cache of a client in the sandbox's own folder, unless its path was passed.
    fn place_cache(
        slf: &Bound<'_, Self>,
        service: &Service,
        keywords: &Bound<'_, PyDict>,
    ) -> PyResult<()> {
        let given =
            |name: &str| Ok::<_, PyErr>(keywords.get_item(name)?.filter(|one| !one.is_none()));
        let text =
            |name: &str| Ok::<_, PyErr>(given(name)?.and_then(|one| one.extract::<String>().ok()));
        if !given("use_caching")?.is_some_and(|flag| flag.is_truthy().unwrap_or(false)) {
            return Ok(());
        }
        let in_files = text("backend")?
            .is_none_or(|backend| matches!(backend.as_str(), "sqlite" | "filesystem"));
        let name = match (given("cache_name")?, text("cache_name")?) {
            (None, _) if in_files => service.cache_name.to_owned(),
            // Other programs may use the same server.
            (None, _) => format!("{} {}", service.cache_name, slf.get().identity),
            // An invalid name is rejected later, with the other names.
            (_, Some(name))
                if in_files && !is_path(&name) && check_name("cache_name", &name).is_ok() =>
            {
                name
            }
            _ => return Ok(()),
        };
        if !in_files {
            return keywords.set_item("cache_name", name);
        }
        let folder = Self::cache_folder(slf)?;
        // A file and a folder cannot have one name.
        let ending = match text("backend")?.as_deref() {
            Some("filesystem") => "",
            _ => ".sqlite",
        };
        keywords.set_item("cache_name", format!("{folder}/{name}{ending}"))
    }

    /// A client of this sandbox, without a throttle.
    pub fn client<'py>(
        slf: &Bound<'py, Self>,
        service: &'static Service,
        mode: Mode,
        options: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let (py, own) = (slf.py(), slf.get());
        if lock(&own.server).is_none() {
            return Err(plain(py, "ClosedError", "the sandbox is closed"));
        }
        let keywords = PyDict::new(py);
        for (other, base, images) in &own.addresses {
            if std::ptr::eq(*other, service) {
                keywords.set_item("base_url", base)?;
                if let Some(images) = images {
                    keywords.set_item("image_api_url", images)?;
                }
            }
        }
        keywords.set_item("requests_per_second", py.None())?;
        if let Some(options) = options {
            keywords.update(options.as_mapping())?;
        }
        Self::place_cache(slf, service, &keywords)?;
        keywords.set_item(SANDBOX, &own.identity)?;
        let class = format!("{}{}", mode.prefix(), service.class_name);
        let client = py
            .import("openshelf._core")?
            .getattr(class.as_str())?
            .call((), Some(&keywords))?;
        handle_of(&client)?.keep(slf.clone().into_any().unbind());
        Ok(client)
    }
}
