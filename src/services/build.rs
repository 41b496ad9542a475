//! Writes the constants of each service from the files of the catalog.

use std::error::Error;
use std::path::Path;

use openshelf_catalog_compiler::{Types, compile};

fn main() -> Result<(), Box<dyn Error>> {
    let here = std::env::var("CARGO_MANIFEST_DIR")?;
    // Errors name files from the top of the repository on.
    std::env::set_current_dir(Path::new(&here).join("../.."))?;
    let (catalog, declarations) = (Path::new("catalog"), Path::new("src/core/catalog"));
    for folder in ["../../catalog", "../core/catalog"] {
        println!("cargo::rerun-if-changed={folder}");
    }
    let out = std::env::var("OUT_DIR")?;
    let types = Types::read(declarations)?;
    for entry in std::fs::read_dir(catalog)? {
        let folder = entry?.path();
        let (true, Some(service)) = (folder.is_dir(), folder.file_name()) else {
            continue;
        };
        let file = Path::new(&out).join(service).with_extension("rs");
        match compile(&folder, &types) {
            Ok(source) => std::fs::write(file, source)?,
            Err(failure) => println!("cargo::error={failure}"),
        }
    }
    Ok(())
}
