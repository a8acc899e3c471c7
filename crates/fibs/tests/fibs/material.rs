//! The transcripts: beside the repository, or where `PASCH_FIBS` points. They are not part of the repository; tests that need
//! them say loudly that they were left out.

use std::path::{Path, PathBuf};

/// The text of a file of transcripts, if it is there.
pub fn read(name: &str) -> Option<String> {
    let beside = || Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/fibs");
    let root = std::env::var_os("PASCH_FIBS").map_or_else(beside, PathBuf::from);
    let path = root.join(name);
    let text = std::fs::read_to_string(&path).ok();
    if text.is_none() {
        eprintln!("LEFT OUT: no {}; set PASCH_FIBS to test against FIBS transcripts", path.display());
    }
    text
}
