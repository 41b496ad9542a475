//! The Python bindings: runtimes, classes, and the conversion of values and errors.
#![allow(
    clippy::doc_markdown,
    clippy::doc_link_with_quotes,
    reason = "what PyO3 shows as docstrings is numpydoc, which marks no types"
)]
#![allow(
    clippy::needless_pass_by_value,
    clippy::unused_self,
    reason = "PyO3 hands arguments over and asks for methods"
)]
#![allow(
    clippy::redundant_closure_for_method_calls,
    clippy::redundant_closure,
    reason = "a method of a lifetime is not general enough where a closure is"
)]

mod answers;
mod arguments;
mod attended;
mod awaited;
mod bound_call;
mod bridge;
mod cache;
mod cache_hooks;
mod call_steps;
mod caller;
mod cassette;
mod catalog;
mod client;
mod client_factory;
#[cfg(unix)]
mod completions;
mod convert;
mod coroutine;
mod derived;
mod divided_folder;
mod downloads;
mod driver;
mod environment;
mod errors;
mod event_loop;
mod faults;
mod fork;
mod formats;
mod from_environment;
mod handle;
mod html;
mod interpreter;
mod keywords;
mod list_methods;
mod log;
mod method;
mod mirror;
mod missing_attribute;
mod named_operation;
mod namespaces;
mod node;
mod once;
mod options;
mod outcome;
mod paginate;
mod pickle;
mod pickled;
mod png;
mod prepare;
mod python_modules;
mod raw;
mod raw_answer;
mod replacement;
mod request;
mod runtime;
mod sandbox;
mod sandbox_options;
mod signature;
mod tables;
mod tracing;
mod unread;
#[cfg(unix)]
mod wake_up;
mod with_options;
mod words;

use std::alloc::System;

use pyo3::prelude::*;
use pyo3::types::PyList;

use openshelf_client::answers::VERSION;
use openshelf_core::call::{JSON, Notation, use_notation};
use openshelf_core::mapped::Mapped;
use openshelf_core::reserve::WithReserve;
use openshelf_describe::namespace::Mode;

#[global_allocator]
static ALLOCATOR: WithReserve<Mapped<System>> = WithReserve(Mapped(System));

/// The names of Python's types in messages.
const NOTATION: Notation = Notation {
    null: "None",
    yes: "True",
    no: "False",
    quote: '\'',
    text: "a str",
    integer: "an int",
    flag: "True or False",
    object: "a dict",
    list: "a list",
    texts: "a list of str",
    base64: "base64, as base64.b64encode(bytes_of_the_file).decode() gives it",
    whole_list: "openshelf.paginate(method) reads the whole list",
};

/// The words of a command line, in which objects and lists are JSON.
const SHELL: Notation = Notation {
    null: "None",
    text: "a text",
    object: "a JSON object",
    list: "a list",
    texts: "a list of texts",
    whole_list: "--all reads the whole list, without a page",
    ..JSON
};

/// Creates, on import, the classes that the module does not export. PyO3 creates a class under a lock, and a
/// child forked at that moment would wait for the lock forever.
fn make_hidden_classes(py: Python<'_>) {
    let _ = (
        py.get_type::<client_factory::ClientFactory>(),
        py.get_type::<completions::CompletionReader>(),
        py.get_type::<coroutine::Awaiting>(),
        py.get_type::<downloads::DownloadSteps>(),
        py.get_type::<method::Method>(),
        py.get_type::<namespaces::Child>(),
        py.get_type::<namespaces::Rendered>(),
        py.get_type::<list_methods::CallSignature>(),
        py.get_type::<list_methods::ListMethod>(),
        py.get_type::<paginate::SaveSteps>(),
        py.get_type::<tables::BatchPlace>(),
        py.get_type::<tables::BatchSteps>(),
        py.get_type::<with_options::WithOptions>(),
        py.get_type::<words::WordFunction>(),
        py.get_type::<words::WordMember>(),
    );
}

/// The compiled core of openshelf.
#[pymodule(gil_used = false)]
#[pyo3(name = "_core")]
fn core(module: &Bound<'_, PyModule>) -> PyResult<()> {
    interpreter::check(module.py())?;
    use_notation(NOTATION, SHELL);
    module.add("__version__", VERSION)?;
    module.add_function(wrap_pyfunction!(catalog::operations, module)?)?;
    module.add_function(wrap_pyfunction!(catalog::_operation, module)?)?;
    module.add_function(wrap_pyfunction!(catalog::_operation_index, module)?)?;
    module.add_function(wrap_pyfunction!(catalog::_part_of, module)?)?;
    module.add_function(wrap_pyfunction!(catalog::_parameter_of, module)?)?;
    module.add_function(wrap_pyfunction!(catalog::_nearest, module)?)?;
    module.add_function(wrap_pyfunction!(catalog::_sent_form, module)?)?;
    module.add_function(wrap_pyfunction!(catalog::_use_shell_notation, module)?)?;
    module.add_function(wrap_pyfunction!(catalog::_catalog, module)?)?;
    module.add_function(wrap_pyfunction!(catalog::_service_words, module)?)?;
    module.add_function(wrap_pyfunction!(catalog::_client_options, module)?)?;
    module.add_function(wrap_pyfunction!(catalog::_hint, module)?)?;
    module.add_function(wrap_pyfunction!(prepare::prepare, module)?)?;
    module.add_function(wrap_pyfunction!(raw::raw, module)?)?;
    paginate::register(module)?;
    cache::add_to_classes(module.py())?;
    list_methods::add_to_classes(module.py())?;
    tables::register(module)?;
    downloads::register(module)?;
    module.add_function(wrap_pyfunction!(formats::_formats, module)?)?;
    module.add_function(wrap_pyfunction!(pickle::_rebuild, module)?)?;
    module.add_function(wrap_pyfunction!(pickle::_restore_list, module)?)?;
    module.add_function(wrap_pyfunction!(prepare::_restore_request, module)?)?;
    module.add_function(wrap_pyfunction!(png::_png_of_webp, module)?)?;
    module.add_class::<mirror::_Mirror>()?;
    module.add_class::<replacement::_Replacement>()?;
    module.add_function(wrap_pyfunction!(cache_hooks::_move_clock, module)?)?;
    module.add_function(wrap_pyfunction!(cache_hooks::_set_cache_scope, module)?)?;
    module.add_function(wrap_pyfunction!(cassette::_set_offline, module)?)?;
    module.add_function(wrap_pyfunction!(cassette::_set_offline_advice, module)?)?;
    module.add_class::<cassette::Cassette>()?;
    module.add_function(wrap_pyfunction!(cache::_cache_path, module)?)?;
    module.add_class::<cache::Cache>()?;
    module.add_class::<cache::CacheEntry>()?;
    module.add_class::<cache::CacheEntries>()?;
    module.add_class::<client::Client>()?;
    module.add_class::<client::AsyncClient>()?;
    module.add_class::<client::Namespace>()?;
    module.add_class::<coroutine::CallCoroutine>()?;
    module.add_class::<derived::DerivedFunction>()?;
    module.add_class::<from_environment::FromEnvironment>()?;
    module.add_class::<request::Request>()?;
    module.add_class::<raw_answer::RawAnswer>()?;
    module.add_class::<sandbox::Sandbox>()?;
    make_hidden_classes(module.py());
    client_factory::add_to(&module.py().get_type::<sandbox::Sandbox>())?;
    module.add_function(wrap_pyfunction!(namespaces::__getattr__, module)?)?;
    for node in node::clients() {
        for mode in Mode::ALL {
            module.add(
                node.namespace.class_name(mode).as_str(),
                node.class(module.py(), mode)?,
            )?;
        }
    }
    let mut names: Vec<String> = module
        .dict()
        .keys()
        .iter()
        .filter_map(|name| name.extract::<String>().ok())
        .filter(|name| !name.starts_with('_'))
        .collect();
    names.extend(namespaces::namespace_names());
    module.add("__all__", PyList::new(module.py(), names)?)
}
