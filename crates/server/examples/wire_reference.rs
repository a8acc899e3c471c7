//! Prints every address and type of the wire: as a page for people, as `openapi` or `asyncapi`, or the schema of a `report`:
//! `cargo run -p pasch-server --example wire_reference [openapi|asyncapi|report]`.

use pasch_server::{describe, wire};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let text = match std::env::args().nth(1).as_deref() {
        None => describe::page(),
        Some("openapi") => describe::openapi(),
        Some("asyncapi") => describe::asyncapi(),
        Some("report") => wire::report_schema()?,
        Some(other) => return Err(format!("no document is called {other}").into()),
    };
    print!("{text}");
    Ok(())
}
