//! The `pasch` beside `pasch-lab`, which serves games and answers as an engine.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

/// Returns its path. The tests of the whole workspace build it; a run of these tests alone takes the one that is
/// there, and builds it where there is none.
pub fn pasch() -> &'static str {
    static PATH: OnceLock<String> = OnceLock::new();
    PATH.get_or_init(|| {
        let lab = Path::new(env!("CARGO_BIN_EXE_pasch-lab"));
        let path: PathBuf = lab.with_file_name(format!("pasch{}", std::env::consts::EXE_SUFFIX));
        if !path.is_file() {
            let mut build = Command::new(env!("CARGO"));
            build.args(["build", "--quiet", "--package", "pasch-cli"]);
            if lab.parent().is_some_and(|folder| folder.ends_with("release")) {
                build.arg("--release");
            }
            assert!(build.status().expect("cargo runs").success(), "pasch is built");
        }
        path.to_string_lossy().into_owned()
    })
}
