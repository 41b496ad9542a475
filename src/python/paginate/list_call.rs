//! One call of a method of a list: separates the arguments of the method from those of the operation.
//!
//! `records` is called without it.

use std::sync::Arc;

use openshelf_client::lists::{Bounds, ListedCall};
use openshelf_core::call;
use openshelf_describe::derived::{DerivedCall, OwnParameter};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyTuple};

use super::file_path::FilePath;
use super::listing::Listing;
use super::object_store::Writing;
use crate::arguments::option_hint;
use crate::errors::wrong_type;

/// Words of pandas and polars for what is fixed here or has another name, with how the names of the methods begin that
/// are meant, and with what to do.
const OTHER_WORDS: [(&str, &str, &str); 6] = [
    (
        "compression",
        "to_",
        "Parquet files are compressed with Zstandard; table(...).to_polars().write_parquet writes others",
    ),
    ("index", "to_", "tables have no index"),
    ("header", "to_", "a CSV file begins with a line of names"),
    ("encoding", "to_", "text files are UTF-8"),
    ("sep", "to_csv", "write 'separator'"),
    ("delimiter", "to_csv", "write 'separator'"),
];

/// A call of a method of a list: the arguments of the method itself, and those of the listed operation.
pub struct ListCall<'py> {
    /// The object of `paginate`.
    pub list: Bound<'py, PyAny>,
    pub listing: Arc<Listing>,
    method: &'static DerivedCall,
    path: Option<Bound<'py, PyAny>>,
    /// The keywords of the method itself that were passed.
    own: Vec<(&'static str, Bound<'py, PyAny>)>,
    pub arguments: Bound<'py, PyTuple>,
    pub named: Option<Bound<'py, PyDict>>,
}

impl<'py> ListCall<'py> {
    /// Takes the arguments of the method itself from those of a call.
    pub fn new(
        list: Bound<'py, PyAny>,
        listing: Arc<Listing>,
        method: &'static DerivedCall,
        arguments: &Bound<'py, PyTuple>,
        named: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Self> {
        let mut call = Self {
            list,
            listing,
            method,
            path: None,
            own: Vec::new(),
            arguments: arguments.clone(),
            named: named.cloned(),
        };
        if let Some(leading) = method.leading() {
            call.take_path(leading)?;
        }
        for keyword in method.keywords() {
            if let Some(value) = call.take(keyword.name)? {
                call.own.push((keyword.name, value));
            }
        }
        Ok(call)
    }

    /// Takes a keyword from the arguments.
    fn take(&mut self, name: &str) -> PyResult<Option<Bound<'py, PyAny>>> {
        let Some(named) = &self.named else {
            return Ok(None);
        };
        let Some(value) = named.get_item(name)? else {
            return Ok(None);
        };
        // The caller may use its dict again.
        let rest = named.copy()?;
        rest.del_item(name)?;
        self.named = Some(rest);
        Ok(Some(value))
    }

    fn take_path(&mut self, leading: &OwnParameter) -> PyResult<()> {
        let named = self.take(leading.name)?;
        let (name, parameter) = (self.name(), leading.name);
        self.path = match (self.arguments.get_item(0), named) {
            (Ok(_), Some(_)) => {
                return Err(wrong_type(format!(
                    "{name}() got multiple values for argument '{parameter}'"
                )));
            }
            (Ok(path), None) => {
                let rest = self.arguments.len();
                self.arguments = self.arguments.get_slice(1, rest);
                Some(path)
            }
            (Err(_), Some(path)) => Some(path),
            (Err(_), None) => {
                return Err(wrong_type(format!(
                    "{name}() missing 1 required positional argument: '{parameter}'"
                )));
            }
        };
        Ok(())
    }

    pub fn py(&self) -> Python<'py> {
        self.list.py()
    }

    /// The call under the name of its operation, for messages and coroutines.
    pub fn name(&self) -> String {
        self.listing.call_name(self.method.name)
    }

    /// A keyword of the method itself; `None` if it was not passed, or None was.
    pub fn option(&self, name: &str) -> Option<&Bound<'py, PyAny>> {
        let passed = self.own.iter().find(|(own, _)| *own == name);
        passed
            .map(|(_, value)| value)
            .filter(|value| !value.is_none())
    }

    /// A keyword of the method itself that is true or false.
    pub fn flag(&self, name: &str) -> PyResult<bool> {
        let passed = self.own.iter().find(|(own, _)| *own == name);
        let Some((_, value)) = passed else {
            return Ok(false);
        };
        let flag = value.cast::<PyBool>().map_err(|_| {
            let kind = value.get_type().name();
            let kind = kind.map_or_else(|_| "another type".to_owned(), |name| name.to_string());
            wrong_type(format!("{name}: expected True or False, got {kind}"))
        })?;
        Ok(flag.is_true())
    }

    /// The path of the file on this machine.
    pub fn path(&self) -> PyResult<FilePath> {
        match &self.path {
            // With partition_by it is a folder.
            Some(path) if self.option("partition_by").is_some() => path.extract(),
            Some(path) => path.extract::<FilePath>()?.written_by(self.method.name),
            None => Err(wrong_type(format!("{}() takes no path", self.name()))),
        }
    }

    /// What the call gives if its path is an address; `None` if it is a path, or takes none.
    pub fn write_to_address(&self) -> PyResult<Option<Bound<'py, PyAny>>> {
        let Some(path) = &self.path else {
            return Ok(None);
        };
        let mut writing = Writing::new(&self.list, self.method.name, path)
            .with(&self.arguments, self.named.as_ref())?;
        for (name, value) in &self.own {
            writing = writing.option(name, value)?;
        }
        writing.write_to_address()
    }

    /// Refuses a keyword that is neither an argument of the operation nor of the method itself, and names the latter.
    fn refuse_unknown(&self) -> PyResult<()> {
        let own = self
            .method
            .leading()
            .into_iter()
            .chain(self.method.keywords());
        let own: Vec<&str> = own.map(|parameter| parameter.name).collect();
        let (operation, service) = (self.listing.operation, self.listing.handle.client.service());
        for (name, _) in self.named.iter().flat_map(|named| named.iter()) {
            let name: String = name.extract()?;
            let advice = OTHER_WORDS
                .iter()
                .find(|(word, methods, _)| *word == name && self.method.name.starts_with(methods));
            let is_meant = operation.parameter(&name).is_some()
                || (advice.is_none()
                    && (call::means_parameter(operation, &name)
                        || option_hint(service, operation, &name).is_some()));
            if !own.is_empty() && !is_meant {
                return Err(wrong_type(format!(
                    "{}() got an unexpected keyword argument '{name}'{}; it takes {}, and the arguments of {}",
                    self.name(),
                    advice.map_or_else(
                        || call::hint(&name, own.iter().copied()),
                        |(_, _, advice)| format!("; {advice}")
                    ),
                    own.join(", "),
                    operation.full_name(),
                )));
            }
        }
        Ok(())
    }

    /// The list of the operation with these arguments, which are checked.
    pub fn listed(&self, bounds: &Bounds) -> PyResult<ListedCall> {
        self.refuse_unknown()?;
        let named = self.named.as_ref();
        self.listing
            .listed(self.py(), &self.arguments, named, bounds)
    }

    /// The call as shown in a notebook.
    pub fn shown(&self) -> PyResult<String> {
        self.listing
            .shown_call(&self.arguments, self.named.as_ref())
    }
}
