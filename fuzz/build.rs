//! The program finds the library of Python where it was linked, in no folder of the system though it be.

fn main() {
    pyo3_build_config::add_libpython_rpath_link_args();
}
