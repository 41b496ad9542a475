//! The Python module: the classes of `src/python`, linked.
//!
//! Link-time optimisation goes by the level of the crate that is linked. This one has nothing to compile
//! for size, so what is compiled for speed elsewhere is inlined for speed.
use openshelf_python as _;
