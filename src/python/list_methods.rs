//! The methods of a list, with the signature and the docstring of the listed operation. They are declared in
//! `openshelf_describe::derived` and carried out by `paginate` and `tables`, in both modes.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use openshelf_describe::derived::{DerivedCall, Kind, LIST_METHODS, ListAction, SCAN};
use openshelf_describe::namespace::Mode;
use pyo3::exceptions::PyAttributeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString, PyTuple, PyType};
use pyo3::{PyTraverseError, PyVisit};

use super::bound_call;
use super::derived::Derived;
use super::errors::wrong_type;
use super::paginate::{self, AsyncPaginated, ListCall, Listing, Paginated};
use super::signature;
use super::tables::of_list;

// A method of a list. (A doc comment here would hide `__doc__` below.)
#[pyclass(module = "openshelf._core", frozen)]
pub struct ListMethod {
    call: &'static DerivedCall,
    mode: Mode,
    /// The list, if it is bound to one.
    owner: Option<Py<PyAny>>,
}

/// The signature of a call of a list, for `inspect.signature`; the class has none.
#[pyclass(module = "openshelf._core", frozen)]
pub struct CallSignature;

/// The docstring of a list that is called, or of its class.
#[pyclass(module = "openshelf._core", frozen)]
pub struct CallDocument(Py<PyAny>);

/// Adds the methods to the two classes of lists.
pub fn add_to_classes(py: Python<'_>) -> PyResult<()> {
    add_to(&py.get_type::<Paginated>(), Mode::Sync)?;
    add_to(&py.get_type::<AsyncPaginated>(), Mode::Async)
}

fn add_to(class: &Bound<'_, PyType>, mode: Mode) -> PyResult<()> {
    let own = (mode == Mode::Sync).then_some(&SCAN);
    for call in LIST_METHODS.iter().chain(own) {
        let method = ListMethod {
            call,
            mode,
            owner: None,
        };
        class.setattr(call.name, method)?;
    }
    let own = class.getattr("__doc__")?.unbind();
    class.setattr("__doc__", CallDocument(own))?;
    class.setattr("__signature__", CallSignature)
}

/// The list of an object of one of the two classes.
pub fn listing_of<'a>(owner: &'a Bound<'_, PyAny>) -> PyResult<&'a Arc<Listing>> {
    if let Ok(own) = owner.cast::<Paginated>() {
        return Ok(&own.get().0);
    }
    Ok(&owner.cast::<AsyncPaginated>()?.get().0)
}

fn derived<'a>(call: &'static DerivedCall, listing: &'a Listing) -> Derived<'a> {
    Derived {
        call,
        handle: &listing.handle,
        operation: listing.operation,
    }
}

impl ListMethod {
    fn class<'py>(&self, py: Python<'py>) -> Bound<'py, PyType> {
        match self.mode {
            Mode::Sync => py.get_type::<Paginated>(),
            Mode::Async => py.get_type::<AsyncPaginated>(),
        }
    }

    fn class_name(&self) -> String {
        format!("{}Paginated", self.mode.prefix())
    }

    fn identity(&self) -> (Option<usize>, bool, &'static str) {
        let owner = self.owner.as_ref().map(|owner| owner.as_ptr() as usize);
        (owner, self.mode == Mode::Async, self.call.name)
    }

    fn run<'py>(
        &self,
        owner: &Bound<'py, PyAny>,
        arguments: &Bound<'py, PyTuple>,
        named: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let py = owner.py();
        let listing = listing_of(owner)?;
        let action = match self.call.kind {
            // The loop over records is the hottest of these calls, and takes no arguments of its own.
            Kind::List(ListAction::Records) => {
                return paginate::records(py, listing, arguments, named);
            }
            Kind::List(action) => action,
            Kind::Function => return Err(wrong_type("this is not a method of a list")),
        };
        let call = ListCall::new(
            owner.clone(),
            Arc::clone(listing),
            self.call,
            arguments,
            named,
        )?;
        if let Some(written) = call.write_to_address()? {
            return Ok(written);
        }
        match action {
            ListAction::Records => paginate::records(py, listing, arguments, named),
            ListAction::Pages => paginate::pages(&call),
            ListAction::Count => paginate::count(&call),
            ListAction::Plan => paginate::plan(&call),
            ListAction::ToJsonl => paginate::to_jsonl(&call),
            ListAction::Table => of_list::table(&call),
            ListAction::Batches => of_list::batches(&call),
            ListAction::Schema => Ok(of_list::schema(&call)?.into_pyobject(py)?.into_any()),
            ListAction::ToParquet => of_list::to_parquet(&call),
            ListAction::ToCsv => of_list::to_csv(&call),
            ListAction::Scan => of_list::scan(&call),
        }
    }
}

#[pymethods]
impl ListMethod {
    /// `__call__` has the signature of the object.
    fn __getattribute__<'py>(
        slf: &Bound<'py, Self>,
        name: &Bound<'py, PyString>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let own = slf.get();
        bound_call::attribute(slf.as_any(), name, || own.call.returns_coroutine(own.mode))
    }

    fn __traverse__(&self, visit: PyVisit<'_>) -> Result<(), PyTraverseError> {
        visit.call(&self.owner)
    }

    fn __get__<'py>(
        slf: Bound<'py, Self>,
        instance: Option<Bound<'py, PyAny>>,
        _owner: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, Self>> {
        let own = slf.get();
        let py = slf.py();
        let Some(instance) = instance.filter(|_| own.owner.is_none()) else {
            return Ok(slf);
        };
        let bound = Self {
            owner: Some(instance.unbind()),
            ..*own
        };
        Bound::new(py, bound)
    }

    #[pyo3(signature = (*arguments, **named))]
    fn __call__<'py>(
        &self,
        py: Python<'py>,
        arguments: &Bound<'py, PyTuple>,
        named: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        if let Some(owner) = &self.owner {
            return self.run(owner.bind(py), arguments, named);
        }
        let class = self.class(py);
        let owner = arguments.iter().next();
        let owner = owner.filter(|owner| owner.is_instance(&class).unwrap_or(false));
        let owner = owner.ok_or_else(|| {
            wrong_type(format!(
                "{}.{}() is a method of a list: call it on what openshelf.paginate(method) returns",
                self.class_name(),
                self.call.name
            ))
        })?;
        self.run(&owner, &arguments.get_slice(1, arguments.len()), named)
    }

    #[getter]
    fn __name__(&self) -> &'static str {
        self.call.name
    }

    #[getter]
    fn __qualname__(&self, py: Python<'_>) -> PyResult<String> {
        match &self.owner {
            Some(owner) => {
                let owner = owner.bind(py);
                Ok(derived(self.call, listing_of(owner)?).qualified_name())
            }
            None => Ok(format!("{}.{}", self.class_name(), self.call.name)),
        }
    }

    #[getter]
    fn __doc__(&self, py: Python<'_>) -> PyResult<String> {
        match &self.owner {
            Some(owner) => Ok(derived(self.call, listing_of(owner.bind(py))?).document()),
            None => Ok(self.call.own_document(self.mode).to_owned()),
        }
    }

    #[getter]
    fn __self__(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        match &self.owner {
            Some(owner) => Ok(owner.clone_ref(py)),
            None => Err(PyAttributeError::new_err("__self__")),
        }
    }

    /// The result of `inspect.signature`.
    #[getter]
    fn __signature__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        match &self.owner {
            Some(owner) => derived(self.call, listing_of(owner.bind(py))?).signature(py),
            None => signature::of_list_method(py, self.call),
        }
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let owner = match &self.owner {
            Some(owner) => owner.bind(py).clone(),
            None => self.class(py).into_any(),
        };
        let getattr = py.import("builtins")?.getattr("getattr")?;
        (getattr, (owner, self.call.name)).into_pyobject(py)
    }

    /// Equal methods are the same method of the same list.
    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other
            .cast::<Self>()
            .is_ok_and(|other| self.identity() == other.get().identity())
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.identity().hash(&mut hasher);
        hasher.finish()
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        Ok(format!("<method {}>", self.__qualname__(py)?))
    }
}

#[pymethods]
impl CallSignature {
    fn __get__<'py>(
        &self,
        instance: Option<Bound<'py, PyAny>>,
        _owner: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let [records, ..] = &LIST_METHODS;
        match instance {
            Some(owner) => derived(records, listing_of(&owner)?).signature(owner.py()),
            None => Err(PyAttributeError::new_err("__signature__")),
        }
    }
}

#[pymethods]
impl CallDocument {
    fn __traverse__(&self, visit: PyVisit<'_>) -> Result<(), PyTraverseError> {
        visit.call(&self.0)
    }

    fn __get__(
        &self,
        py: Python<'_>,
        instance: Option<Bound<'_, PyAny>>,
        _owner: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Py<PyAny>> {
        let [records, ..] = &LIST_METHODS;
        match instance {
            Some(owner) => {
                let text = derived(records, listing_of(&owner)?).document();
                Ok(text.into_pyobject(py)?.into_any().unbind())
            }
            None => Ok(self.0.clone_ref(py)),
        }
    }
}
