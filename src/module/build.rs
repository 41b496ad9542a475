//! Writes the stubs, types and words of the Python package, which are derived from the catalog, to `OUT_DIR`.
//! maturin adds them to the wheel (`include` in `pyproject.toml`).

use std::error::Error;
use std::path::PathBuf;
use std::{env, fs, io};

use openshelf_describe::files;
use openshelf_services::SERVICES;

/// The folders of the package in which files are written.
const FOLDERS: [&str; 3] = ["_core", "types", "words"];

fn main() -> Result<(), Box<dyn Error>> {
    let package = env::var_os("OUT_DIR").ok_or("cargo names no OUT_DIR")?;
    let package = PathBuf::from(package);
    for folder in FOLDERS {
        // Files of an earlier build may belong to operations that no longer exist.
        match fs::remove_dir_all(package.join(folder)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error.into()),
            _ => {}
        }
    }
    for (place, text) in files(&SERVICES)? {
        let path = package.join(place);
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::write(path, text)?;
    }
    #[allow(clippy::print_stdout)] // Cargo listens there.
    {
        println!("cargo::rerun-if-changed=build.rs");
    }
    Ok(())
}
