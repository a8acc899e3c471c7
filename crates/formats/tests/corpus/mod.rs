//! The corpus of real files: beside the repository, or where `PASCH_CORPUS` points. It is not part of the repository;
//! tests that need it say loudly that they were left out.

use std::path::{Path, PathBuf};

/// The folder of the corpus, if it is there.
pub fn root() -> Option<PathBuf> {
    let beside = || Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/corpus");
    let root = std::env::var_os("PASCH_CORPUS").map_or_else(beside, PathBuf::from);
    if root.join("INDEX.md").is_file() {
        return Some(root);
    }
    eprintln!("LEFT OUT: no corpus at {}; set PASCH_CORPUS to test against real files", root.display());
    None
}
