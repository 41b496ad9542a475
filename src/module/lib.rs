//! Links the Python module from the classes of `src/python`.
//!
//! Link-time optimisation uses the level of the crate that is linked. This crate contains no code that is
//! compiled for size, so code that other crates compile for speed is inlined for speed.
use openshelf_python as _;
