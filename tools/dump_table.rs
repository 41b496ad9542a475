//! Prints the table as JSON: `{"services": {...}, "operations": [...]}`. `tools/write.py` reads it.

use std::io::Write;

use openshelf::services::SERVICES;
use openshelf::table::dump;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let table = serde_json::json!({
        "services": dump::services(&SERVICES)?,
        "operations": dump::operations(&SERVICES),
    });
    let mut output = std::io::stdout().lock();
    serde_json::to_writer(&mut output, &table)?;
    output.write_all(b"\n")?;
    Ok(())
}
