//! A PostgreSQL server of a test's own: made in a temporary folder, gone when the test's process ends, however it ends.
//!
//! It listens on a socket in that folder, and elsewhere only where a test asks for it. PostgreSQL refuses to run as
//! root; then it runs as the user `postgres` (or `nobody`). It has to be version 15 or newer. Without PostgreSQL on the
//! machine a test says so and is left out, but where `CI=true` it fails.

use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

/// The address of a new, empty database; `None` (said aloud) where PostgreSQL is not installed.
///
/// # Panics
/// When PostgreSQL is there and does not start, and when it is not there and `CI=true`.
pub fn new_database() -> Option<String> {
    static SERVER: OnceLock<Option<Server>> = OnceLock::new();
    static MADE: AtomicU32 = AtomicU32::new(0);
    let start = || tools().map(|tools| Server::start(tools, 5432, &["-clisten_addresses="], |_| ()));
    let server = SERVER.get_or_init(start).as_ref()?;
    let name = format!("test{}", MADE.fetch_add(1, Ordering::Relaxed));
    server.sql(&format!("CREATE DATABASE {name}"));
    Some(format!("postgres:///{name}?host={}&user=pasch", server.folder.display()))
}

/// Where the programs of PostgreSQL are; `None` (said aloud) where it is not installed.
///
/// # Panics
/// When it is not there and `CI=true`.
pub fn tools() -> Option<PathBuf> {
    let found = look_for_tools();
    if found.is_none() {
        let ci = std::env::var("CI").is_ok_and(|ci| ci == "true");
        assert!(!ci, "PostgreSQL is not installed: scripts/setup.sh test installs it");
        eprintln!("!! NOT TESTED on PostgreSQL, which is not installed: scripts/setup.sh test installs it");
    }
    found
}

/// Where Debian and others keep what is not for every day; else in the PATH.
fn look_for_tools() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut folders: Vec<PathBuf> = versions.map(|version| version.path().join("bin")).collect();
    folders.sort();
    folders.reverse();
    folders.extend(std::env::split_paths(&std::env::var_os("PATH")?));
    folders
        .into_iter()
        .find(|folder| ["initdb", "postgres", "psql"].iter().all(|tool| folder.join(tool).exists()))
}

/// A server that runs until the test's process ends.
pub struct Server {
    tools: PathBuf,
    folder: PathBuf,
    port: u16,
}

impl Server {
    /// Starts a server with further arguments; before, `furnish` may lay files into its folder, where it runs and which
    /// it will own with all that lies there.
    ///
    /// # Panics
    /// When it does not start.
    pub fn start(tools: PathBuf, port: u16, arguments: &[&str], furnish: impl FnOnce(&Path)) -> Self {
        let folder =
            tempfile::Builder::new().prefix("pasch-pg-").tempdir().expect("a temporary folder").keep();
        furnish(&folder);
        let server = Self { tools, folder, port };
        let user = server_user();
        if let Some((uid, gid)) = user {
            let files = std::fs::read_dir(&server.folder).expect("the folder is there").flatten();
            for path in files.map(|file| file.path()).chain([server.folder.clone()]) {
                std::os::unix::fs::chown(path, Some(uid), Some(gid)).expect("the folder is given away");
            }
        }
        let data = server.folder.join("data");
        let run = |command: &mut Command| {
            if let Some((uid, gid)) = user {
                command.uid(uid).gid(gid);
            }
            command.current_dir(&server.folder).env("LC_ALL", "C");
            let out = command.output().expect("PostgreSQL's tools run");
            assert!(out.status.success(), "{command:?}: {}", String::from_utf8_lossy(&out.stderr));
        };
        // Texts in another order than SQLite's, so that a query that relies on the database's is found out.
        run(Command::new(server.tools.join("initdb"))
            .args(["--username=pasch", "--auth=trust", "--encoding=UTF8", "--no-sync", "--no-instructions"])
            .args(["--locale=C", "--locale-provider=icu", "--icu-locale=en-US"])
            .arg("-D")
            .arg(&data));
        // What ends the server is the end of this process: then nothing holds the other end of the pipe any more.
        let mut keeper = Command::new("sh");
        keeper.arg("-c").arg(
            "tools=$0 folder=$1; shift; cd \"$folder\"; \
             \"$tools/postgres\" -D data -k \"$folder\" -c fsync=off -c max_connections=400 \"$@\" \
             >log 2>&1 & server=$!; cat >/dev/null; kill -QUIT $server; wait $server; rm -rf \"$folder\"",
        );
        keeper
            .arg(&server.tools)
            .arg(&server.folder)
            .args(["-p", &port.to_string()])
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        if let Some((uid, gid)) = user {
            keeper.uid(uid).gid(gid);
        }
        let keeper = keeper.current_dir("/").process_group(0).spawn().expect("PostgreSQL starts");
        // Not waited for, and its pipe held open, on purpose, until this process ends.
        std::mem::forget(keeper);
        let started = (0..600).any(|_| {
            std::thread::sleep(std::time::Duration::from_millis(50));
            server.psql("SELECT 1").is_ok()
        });
        let log = || std::fs::read_to_string(server.folder.join("log")).unwrap_or_default();
        assert!(started, "PostgreSQL does not start: {}", log());
        server
    }

    fn sql(&self, statement: &str) {
        self.psql(statement).unwrap_or_else(|error| panic!("{statement}: {error}"));
    }

    fn psql(&self, statement: &str) -> Result<(), String> {
        let out = Command::new(self.tools.join("psql"))
            .args([
                "-X",
                "-q",
                "-v",
                "ON_ERROR_STOP=1",
                "-U",
                "pasch",
                "-d",
                "postgres",
                "-c",
                statement,
                "-p",
                &self.port.to_string(),
                "-h",
            ])
            .arg(&self.folder)
            .stdin(Stdio::null())
            .output()
            .map_err(|error| error.to_string())?;
        if out.status.success() { Ok(()) } else { Err(String::from_utf8_lossy(&out.stderr).into_owned()) }
    }
}

/// The user that PostgreSQL runs as, for root. Other users run it themselves.
fn server_user() -> Option<(u32, u32)> {
    let me = std::fs::metadata("/proc/self").ok()?;
    if std::os::unix::fs::MetadataExt::uid(&me) != 0 {
        return None;
    }
    let users = std::fs::read_to_string("/etc/passwd").unwrap_or_default();
    let of = |name: &str| {
        users.lines().find_map(|line| {
            let mut fields = line.split(':');
            (fields.next()? == name).then_some(())?;
            Some((fields.nth(1)?.parse().ok()?, fields.next()?.parse().ok()?))
        })
    };
    of("postgres").or_else(|| of("nobody"))
}
