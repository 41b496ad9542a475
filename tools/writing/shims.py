"""The written Rust: one file a service, consumed by the macros of src/python/shims.rs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .class_docstrings import client_docstring, constructor, namespace_docstring
from .docstrings import operation_docstring

if TYPE_CHECKING:
    from .table import Namespace, Service

HEAD = "//! Written by tools/write.py from the table; do not edit.\n"
RUST_KEYWORDS = frozenset(
    "abstract as async await become box break const continue crate do dyn else enum "
    "extern false final fn for gen if impl in let loop macro match mod move mut override "
    "priv pub ref return self static struct super trait true try type typeof unsafe "
    "unsized use virtual where while yield".split()
)
REGISTER = (
    "pub fn register(module: &pyo3::Bound<'_, pyo3::types::PyModule>) -> pyo3::PyResult<()> {"
)


def quoted(text: str) -> str:
    """Write a short text as a Rust literal."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def raw(text: str) -> str:
    """Write a text of several lines as a Rust literal that reads as it is."""
    hashes = "#"
    while f'"{hashes}' in text:
        hashes += "#"
    return f'r{hashes}"{text}"{hashes}'


def identifier(name: str) -> str:
    """Write a Python name as a Rust identifier."""
    return f"r#{name}" if name in RUST_KEYWORDS else name


def method(operation: dict[str, Any], namespace: Namespace) -> str:
    """Write the line of one operation, which ends in its docstring."""
    own = operation["signature"].removeprefix("(")
    signature = quoted("($self, " + own if own != ")" else "($self)")
    return (
        f"        {identifier(operation['name'])} {signature} "
        f"{raw(operation_docstring(operation, namespace))};\n"
    )


def block(namespace: Namespace) -> str:
    """Write the macro call of a client or of a namespace."""
    service = namespace.service
    name = namespace.class_name
    is_client = not namespace.group
    document = client_docstring if is_client else namespace_docstring
    subject: Any = service if is_client else namespace
    lines = [f"{'client' if is_client else 'namespace'}! {{\n"]
    lines.append(f"    service: crate::services::{service.name}::SERVICE;\n")
    if not is_client:
        lines.append(f"    group: {quoted(namespace.group)};\n")
    lines.append(f"    classes: {name}, Async{name};\n")
    documents = (raw(document(subject, twin=twin)) for twin in (False, True))
    lines.append(f"    documents: {', '.join(documents)};\n")
    if is_client:
        lines.append(f"    constructor: {quoted(constructor(service))};\n")
    children = "".join(
        f"        {identifier(segment)}: {child.class_name}, Async{child.class_name};\n"
        for segment, child in namespace.namespaces.items()
    )
    lines.append(f"    namespaces: {{\n{children}    }}\n")
    methods = "".join(method(each, namespace) for each in namespace.operations)
    lines.append(f"    methods: {{\n{methods}    }}\n}}\n")
    return "".join(lines)


def service_file(service: Service) -> str:
    """Write the file of one service."""
    everything = [service.client, *service.client.walk()]
    macros = "client, namespace" if len(everything) > 1 else "client"
    imported = f"{{{macros}}}" if len(everything) > 1 else macros
    classes = (
        f"    module.add_class::<{prefix}{each.class_name}>()?;\n"
        for each in everything
        for prefix in ("", "Async")
    )
    register = (
        f"/// Adds the classes of this file to the module.\n{REGISTER}\n"
        f"{''.join(classes)}    Ok(())\n}}\n"
    )
    use = f"use pyo3::types::PyModuleMethods;\n\nuse crate::python::shims::{imported};\n"
    return "\n".join([HEAD, use, *map(block, everything), register])


def module_file(services: list[Service]) -> str:
    """Write the module that gathers the services."""
    modules = "".join(f"mod {name};\n" for name in sorted(each.name for each in services))
    calls = "".join(f"    {each.name}::register(module)?;\n" for each in services)
    register = (
        f"/// Adds the classes of every service to the module.\n{REGISTER}\n{calls}    Ok(())\n}}\n"
    )
    return f"{HEAD}\n{modules}\n{register}"
