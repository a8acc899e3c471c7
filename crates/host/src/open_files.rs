//! How many connections a process may hold, and who may read the files it makes.

/// Files and folders that this process makes from now on are for its user alone (0600, 0700), where the
/// system knows such rights.
pub fn keep_files_private() {
    #[cfg(unix)]
    rustix::process::umask(rustix::fs::Mode::from_raw_mode(0o077));
}

/// Raises the number of files and connections that this process may have open to what the system allows it at
/// most; that number, `None` where there is no limit or the system knows none. Systems give less at first for
/// the sake of old programs.
pub fn raise_open_files() -> Option<u64> {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
        // Where it is refused, the present limit goes on to hold.
        let is_raised = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum }).is_ok();
        if is_raised { maximum } else { current }
    }
    #[cfg(not(unix))]
    None
}

#[cfg(all(test, unix))]
mod tests {
    #[test]
    fn the_limit_is_raised_to_the_most_and_stays_there() {
        let most = super::raise_open_files();
        assert!(most.is_none_or(|most| most >= 64), "{most:?}");
        assert_eq!(super::raise_open_files(), most);
    }
}
