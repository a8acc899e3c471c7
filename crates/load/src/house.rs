//! A server of one's own: a process beside this one, on a free port, with a folder that goes with it.

use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

use pasch_messages::message;
use tokio::io::{AsyncBufReadExt as _, BufReader};
use tokio::process::{Child, Command};

use crate::run::LoadError;

/// How long a server may take to listen; one that was killed may have much to read first.
const START: Duration = Duration::from_secs(60);

/// A server's process. Killed when dropped.
#[derive(Debug)]
pub struct House {
    child: Child,
    /// Where it listens: `HOST:PORT`.
    pub authority: String,
}

/// What a process has used so far.
#[derive(Clone, Copy, Debug)]
pub struct Usage {
    /// Memory in bytes (resident).
    pub memory: u64,
    /// Processor time in seconds.
    pub cpu: f64,
}

impl House {
    /// Starts `program serve` with its data in a folder, on this address (port 0 takes a free one), and waits until it
    /// answers. It gets the limits of every server: callers on the loopback interface are not limited by address, but each
    /// user and each socket is.
    ///
    /// # Errors
    /// When it does not start, or ends before it listens.
    pub async fn open(
        program: &Path,
        data: &Path,
        address: &str,
        database: Option<&str>,
    ) -> Result<Self, LoadError> {
        Self::open_with(program, data, address, database, &[]).await
    }

    /// As [`House::open`], with more options.
    ///
    /// # Errors
    /// The same errors as [`House::open`].
    pub async fn open_with(
        program: &Path,
        data: &Path,
        address: &str,
        database: Option<&str>,
        options: &[&str],
    ) -> Result<Self, LoadError> {
        let mut command = Command::new(program);
        command.args(["serve", "--no-bearoff", "--addr", address, "--data"]).arg(data);
        if let Some(database) = database {
            command.args(["--database", database]);
        }
        command.args(options);
        let log = std::fs::File::create(data.join("server.log")).map_err(LoadError::House)?;
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(log).kill_on_drop(true);
        let mut child = command.spawn().map_err(LoadError::House)?;
        let told = child.stdout.take().map(|out| BufReader::new(out).lines());
        let line = async {
            match told {
                Some(mut lines) => lines.next_line().await.ok().flatten(),
                None => None,
            }
        };
        let line = tokio::time::timeout(START, line).await.ok().flatten();
        let authority = line.as_deref().and_then(|line| line.strip_prefix("listening on http://"));
        match authority {
            // An address, so that no connection waits for a name to be resolved.
            Some(authority) => Ok(Self { authority: authority.replace("localhost:", "127.0.0.1:"), child }),
            None => {
                let log = std::fs::read_to_string(data.join("server.log")).unwrap_or_default();
                Err(LoadError::NoHouse(
                    log.lines().last().map_or_else(|| message!("load-silent").to_string(), str::to_owned),
                ))
            }
        }
    }

    /// Kills it without a word (SIGKILL), as a power cut would, and waits until it is gone.
    ///
    /// # Errors
    /// When it cannot be killed.
    pub async fn kill(mut self) -> std::io::Result<()> {
        self.child.kill().await
    }

    /// The number of its process, as long as it runs.
    #[must_use]
    pub fn process(&self) -> Option<u32> {
        self.child.id()
    }

    /// What it has used; `None` where the system does not say.
    #[must_use]
    pub fn usage(&self) -> Option<Usage> {
        usage(&self.child.id()?.to_string())
    }
}

/// What a process has used, as Linux tells it: `proc(5)`, `stat` fields 14, 15 (ticks) and 24 (pages).
pub fn usage(process: &str) -> Option<Usage> {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // The name in brackets may hold anything.
    let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    let field = |number: usize| fields.get(number - 3)?.parse::<u64>().ok();
    let ticks = rustix::param::clock_ticks_per_second() as f64;
    let cpu = (field(14)? + field(15)?) as f64 / ticks;
    Some(Usage { memory: field(24)? * rustix::param::page_size() as u64, cpu })
}

#[cfg(test)]
mod tests {
    #[cfg(target_os = "linux")]
    #[test]
    fn this_process_uses_something() {
        let before = super::usage("self").unwrap();
        assert!(before.memory > 100_000 && before.cpu < 1e6, "{before:?}");
        assert!(super::usage("none").is_none());
    }
}
