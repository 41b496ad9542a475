//! Adds the folder of the Python library to the program's run path, in case it is not a system folder.

fn main() {
    pyo3_build_config::add_libpython_rpath_link_args();
}
