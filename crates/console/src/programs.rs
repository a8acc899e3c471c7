//! Other programs on this machine: Pasch's own, and those it measures itself against.

use std::env::consts::EXE_SUFFIX;
use std::path::PathBuf;

/// Returns the program of this name in the folder of the running one, else on the `PATH`; `None` when it is in neither.
pub fn beside(name: &str) -> Option<PathBuf> {
    let name = format!("{name}{EXE_SUFFIX}");
    let own = std::env::current_exe().ok().and_then(|program| Some(program.parent()?.to_owned()));
    own.into_iter().chain(path()).map(|folder| folder.join(&name)).find(|program| program.is_file())
}

/// Returns the program of this name on the `PATH` or among the games, where Debian puts GNU Backgammon.
pub fn installed(name: &str) -> Option<PathBuf> {
    path()
        .chain([PathBuf::from("/usr/games")])
        .map(|folder| folder.join(name))
        .find(|program| program.is_file())
}

fn path() -> impl Iterator<Item = PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).collect::<Vec<_>>().into_iter()
}
