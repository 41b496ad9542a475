//! The two macros that turn written lines into PyO3 classes.
//!
//! One line of a namespace, such as
//!
//! ```text
//! country "($self, country, *, day=0, strict=True)" "Current figures ...";
//! ```
//!
//! becomes, in the waiting class and in its asynchronous twin alike,
//!
//! ```text
//! #[doc = "Current figures ..."]
//! #[pyo3(signature = (*arguments, **named), text_signature = "($self, country, *, day=0, strict=True)")]
//! fn country(slf: PyRef<Self>, ...) -> PyResult<Py<PyAny>> {
//!     call(py, &slf.as_super().view, row("totals", "country"), arguments, named)
//! }
//! ```
//!
//! PyO3 itself takes any arguments: what is missing, unknown or too much is for *bind* to say, with
//! the nearest name. `docs/design/written-classes.md` has the reasons and the figures.

use std::sync::OnceLock;

use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;

use crate::table::{Operation, Service};

/// One client class and its asynchronous twin.
macro_rules! client {
    (
        service: $service:path;
        classes: $waiting:ident, $awaitable:ident;
        documents: $document:literal, $awaitable_document:literal;
        constructor: $constructor:literal;
        namespaces: { $($space:ident: $space_waiting:ident, $space_awaitable:ident;)* }
        methods: { $($method:tt)* }
    ) => {
        $crate::python::shims::client_class! {
            $waiting, Client, Waiting, $service, $document, $constructor,
            { $($space: $space_waiting;)* }
        }
        $crate::python::shims::client_class! {
            $awaitable, AsyncClient, Awaitable, $service,
            $awaitable_document, $constructor, { $($space: $space_awaitable;)* }
        }
        $crate::python::shims::methods! { $waiting, $service, "", $($method)* }
        $crate::python::shims::methods! { $awaitable, $service, "", $($method)* }
    };
}

macro_rules! client_class {
    (
        $class:ident, $base:ident, $manner:ident, $service:path, $document:literal,
        $constructor:literal, { $($space:ident: $space_class:ident;)* }
    ) => {
        #[doc = $document]
        #[pyo3::pyclass(module = "openshelf", extends = $crate::python::client::$base, subclass, frozen)]
        pub struct $class;

        #[pyo3::pymethods]
        impl $class {
            #[new]
            #[pyo3(
                signature = (use_caching=None, cache_name=None, backend=None, expire_after=$crate::python::options::Given::Absent, **options),
                text_signature = $constructor
            )]
            fn new(
                py: pyo3::Python<'_>,
                use_caching: Option<pyo3::Bound<'_, pyo3::PyAny>>,
                cache_name: Option<pyo3::Bound<'_, pyo3::PyAny>>,
                backend: Option<pyo3::Bound<'_, pyo3::PyAny>>,
                expire_after: $crate::python::options::Given<'_>,
                options: Option<&pyo3::Bound<'_, pyo3::types::PyDict>>,
            ) -> pyo3::PyResult<pyo3::PyClassInitializer<Self>> {
                let cache = $crate::python::options::CacheOptions {
                    use_caching, cache_name, backend, expire_after,
                };
                let manner = $crate::python::client::Manner::$manner;
                let view = $crate::python::client::View::new(py, &$service, manner, &cache, options)?;
                Ok(pyo3::PyClassInitializer::from($crate::python::client::$base { view }).add_subclass(Self))
            }

            /// A view of this client that shares its connections and its pace.
            ///
            /// Parameters
            /// ----------
            /// validate : bool, optional
            ///     False sends arguments as they are, whatever the rules say.
            /// extra_query : dict, optional
            ///     Parameters to add to the query of every call; they win.
            /// extra_body : dict, optional
            ///     Members to add to the JSON body of every call that has one; they win.
            /// extra_headers : dict, optional
            ///     Headers to send with every call.
            /// timeout : float or None, optional
            ///     Seconds without progress after which a call fails; None waits for ever.
            /// deadline : float or None, optional
            ///     Seconds for a whole call, its waits included; None sets no limit.
            /// max_retries : int, optional
            ///     How often a failed request is sent again.
            /// use_caching : bool, optional
            ///     False leaves the cache out; True needs a client that has one.
            /// expire_after : float, datetime.timedelta or None, optional
            ///     Seconds for which answers are good; 0 keeps none, None and -1 for ever.
            /// refresh : bool, optional
            ///     True asks the service and replaces what is kept.
            /// only_if_cached : bool, optional
            ///     True never asks the service: what is not kept is a CacheMissError.
            /// stale_if_error : bool, float or datetime.timedelta, optional
            ///     Seconds after its end for which a kept answer serves when the service fails; True
            ///     for ever.
            ///
            /// Returns
            /// -------
            /// a client of the same service
            #[pyo3(
                signature = (**options),
                text_signature = "($self, *, validate=True, extra_query=None, extra_headers=None, extra_body=None, timeout=30.0, deadline=None, max_retries=2, use_caching=True, expire_after=3600, refresh=False, only_if_cached=False, stale_if_error=False)"
            )]
            fn with_options(
                slf: pyo3::PyRef<'_, Self>,
                py: pyo3::Python<'_>,
                options: Option<&pyo3::Bound<'_, pyo3::types::PyDict>>,
            ) -> pyo3::PyResult<pyo3::Py<Self>> {
                let view = slf.as_super().view.with_options(py, options)?;
                pyo3::Py::new(py, pyo3::PyClassInitializer::from($crate::python::client::$base { view }).add_subclass(Self))
            }

            fn __reduce__<'py>(
                slf: &pyo3::Bound<'py, Self>,
                py: pyo3::Python<'py>,
            ) -> pyo3::PyResult<pyo3::Bound<'py, pyo3::types::PyTuple>> {
                let view = slf.borrow().as_super().view.clone();
                $crate::python::pickle::reduced(py, slf.as_any(), &view)
            }

            $(
                #[getter]
                fn $space(slf: pyo3::PyRef<'_, Self>, py: pyo3::Python<'_>) -> pyo3::PyResult<pyo3::Py<$space_class>> {
                    $space_class::of(py, slf.as_super().view.clone())
                }
            )*
        }
    };
}

/// One namespace and its asynchronous twin.
macro_rules! namespace {
    (
        service: $service:path;
        group: $group:literal;
        classes: $waiting:ident, $awaitable:ident;
        documents: $document:literal, $awaitable_document:literal;
        namespaces: { $($space:ident: $space_waiting:ident, $space_awaitable:ident;)* }
        methods: { $($method:tt)* }
    ) => {
        $crate::python::shims::namespace_class! { $waiting, $group, $document, { $($space: $space_waiting;)* } }
        $crate::python::shims::namespace_class! { $awaitable, $group, $awaitable_document, { $($space: $space_awaitable;)* } }
        $crate::python::shims::methods! { $waiting, $service, $group, $($method)* }
        $crate::python::shims::methods! { $awaitable, $service, $group, $($method)* }
    };
}

macro_rules! namespace_class {
    ($class:ident, $group:literal, $document:literal, { $($space:ident: $space_class:ident;)* }) => {
        #[doc = $document]
        #[pyo3::pyclass(module = "openshelf._core", extends = $crate::python::client::Namespace, frozen)]
        pub struct $class;

        impl $class {
            /// The namespace of a view.
            fn of(
                py: pyo3::Python<'_>,
                view: std::sync::Arc<$crate::python::client::View>,
            ) -> pyo3::PyResult<pyo3::Py<Self>> {
                let base = $crate::python::client::Namespace { view, group: $group };
                pyo3::Py::new(py, pyo3::PyClassInitializer::from(base).add_subclass(Self))
            }
        }

        #[pyo3::pymethods]
        impl $class {
            $(
                #[getter]
                fn $space(slf: pyo3::PyRef<'_, Self>, py: pyo3::Python<'_>) -> pyo3::PyResult<pyo3::Py<$space_class>> {
                    $space_class::of(py, slf.as_super().view.clone())
                }
            )*
        }
    };
}

/// The methods of one class, a line each.
macro_rules! methods {
    (
        $class:ident, $service:path, $group:literal,
        $($method:ident $signature:literal $document:literal;)*
    ) => {
        #[pyo3::pymethods]
        impl $class {
            $(
                #[doc = $document]
                #[pyo3(signature = (*arguments, **named), text_signature = $signature)]
                fn $method(
                    slf: pyo3::PyRef<'_, Self>,
                    py: pyo3::Python<'_>,
                    arguments: &pyo3::Bound<'_, pyo3::types::PyTuple>,
                    named: Option<&pyo3::Bound<'_, pyo3::types::PyDict>>,
                ) -> pyo3::PyResult<pyo3::Py<pyo3::PyAny>> {
                    static ROW: $crate::python::shims::Row =
                        $crate::python::shims::Row::new(&$service, $group, stringify!($method));
                    $crate::python::engine::call(py, &slf.as_super().view, ROW.get()?, arguments, named)
                }
            )*
        }
    };
}

pub(crate) use {client, client_class, methods, namespace, namespace_class};

/// The row of a method, looked up when it is first called.
pub struct Row {
    service: &'static Service,
    group: &'static str,
    name: &'static str,
    found: OnceLock<Option<&'static Operation>>,
}

impl Row {
    /// `name` may carry the mark that Rust puts before its keywords.
    pub const fn new(service: &'static Service, group: &'static str, name: &'static str) -> Self {
        Self {
            service,
            group,
            name,
            found: OnceLock::new(),
        }
    }

    /// The row; without one the written file is older than the table.
    pub fn get(&self) -> PyResult<&'static Operation> {
        let name = self.name.strip_prefix("r#").unwrap_or(self.name);
        self.found
            .get_or_init(|| self.service.find(self.group, name))
            .ok_or_else(|| {
                PyRuntimeError::new_err(format!(
                    "the table has no row {}.{name}: run `make write`",
                    self.group
                ))
            })
    }
}
