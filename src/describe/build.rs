//! Compresses the answers to examples: a quarter of a megabyte that is read only when a docstring is
//! requested.

use std::io::{Error, Write};
use std::path::PathBuf;
use std::{env, fs};

use flate2::Compression;
use flate2::write::ZlibEncoder;

const ANSWERS: &str = "answers.jsonl";

fn main() -> Result<(), Error> {
    let folder = env::var_os("OUT_DIR").ok_or_else(|| Error::other("cargo names no OUT_DIR"))?;
    let compressed = fs::File::create(PathBuf::from(folder).join("answers.jsonl.zlib"))?;
    let mut compressing = ZlibEncoder::new(compressed, Compression::best());
    compressing.write_all(&fs::read(ANSWERS)?)?;
    compressing.finish()?;
    #[allow(clippy::print_stdout)] // Cargo reads build instructions from stdout.
    {
        println!("cargo::rerun-if-changed={ANSWERS}");
    }
    Ok(())
}
