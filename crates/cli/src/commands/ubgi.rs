//! `pasch ubgi`: the engine for programs that speak the Universal Backgammon Interface.

use std::io::{BufRead, BufReader, Read, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::Instant;

use anyhow::{Context, Result};
use pasch_engine::search::{MOST_PLIES, Run, Serial};
use pasch_formats::Situation;
use pasch_messages::message;
use pasch_protocol::{Brain, BrainError, Decision, Limits, Thinking, Wish, Worth, ubgi};

use pasch_console::engine;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(long, value_name = "N", value_parser = pasch_console::engine::plies(), default_value_t = 2)]
    plies: u8,
}

/// Runs `pasch ubgi`. Fails when the engine cannot start or a stream fails.
pub fn run(args: &Args) -> Result<()> {
    let depth = engine::depth(Some(args.plies), None)?;
    let engine = engine::ready()?;
    let thinking = Thinking { engine: &engine, settings: depth.play, cube_plies: depth.cube_plies };
    let brain = Clocked { thinking };
    talk(std::io::stdin().lock(), std::io::stdout().lock(), &brain)
}

/// The engine with a clock.
struct Clocked<'e> {
    thinking: Thinking<'e>,
}

impl Brain for Clocked<'_> {
    fn decide(&self, situation: &Situation, wish: Wish) -> Result<Decision, BrainError> {
        self.thinking.decide(situation, wish)
    }

    /// One ply after the other until the time is up; the bare nets always answer.
    fn decide_within(
        &self,
        situation: &Situation,
        wish: Wish,
        limits: Limits,
    ) -> Result<(Decision, Option<u8>), BrainError> {
        let Some(time) = limits.time else { return self.thinking.decide_within(situation, wish, limits) };
        let deadline = Instant::now() + time;
        let mut best = (self.thinking.at(0).decide(situation, wish)?, Some(0));
        let deepest = limits.plies.unwrap_or(MOST_PLIES).min(MOST_PLIES);
        let cancel = AtomicBool::new(false);
        std::thread::scope(|scope| {
            let (done, waiting) = channel::<()>();
            let cancel = &cancel;
            scope.spawn(move || {
                let left = deadline.saturating_duration_since(Instant::now());
                if waiting.recv_timeout(left) == Err(RecvTimeoutError::Timeout) {
                    cancel.store(true, Ordering::Relaxed);
                }
            });
            for plies in 1..=deepest {
                let run = Run { executor: &Serial, cancel: Some(cancel) };
                match self.thinking.at(plies).decide_by(situation, wish, run) {
                    Ok(decision) => best = (decision, Some(plies)),
                    // The time is up.
                    Err(_) => break,
                }
            }
            drop(done);
        });
        Ok(best)
    }

    fn worth(&self, situation: &Situation, plies: u8, cubeful: bool) -> Result<Worth, BrainError> {
        self.thinking.worth(situation, plies, cubeful)
    }
}

fn talk(from: impl Read, mut to: impl Write, brain: &dyn Brain) -> Result<()> {
    let mut session = ubgi::Session::new("Pasch", env!("CARGO_PKG_VERSION"));
    let mut from = BufReader::new(from);
    while let Some(line) = line(&mut from, ubgi::LONGEST).context(message!("cannot-read-question"))? {
        let reply = session.line(&line, brain);
        let text: String = reply.lines.iter().flat_map(|line| [line, "\n"]).collect();
        to.write_all(text.as_bytes()).and_then(|()| to.flush()).context(message!("cannot-answer"))?;
        if reply.ends {
            break;
        }
    }
    Ok(())
}

/// The next line, cut where it grows beyond what any command has; `None` at the end.
///
/// # Errors
/// When the stream cannot be read.
pub fn line(from: &mut impl BufRead, longest: usize) -> std::io::Result<Option<String>> {
    let mut bytes = Vec::new();
    from.take(longest as u64).read_until(b'\n', &mut bytes)?;
    if bytes.is_empty() {
        return Ok(None);
    }
    if bytes.last() != Some(&b'\n') {
        from.skip_until(b'\n')?;
    }
    Ok(Some(String::from_utf8_lossy(&bytes).into_owned()))
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::time::Duration;

    use pasch_engine::analyst::Engine;
    use pasch_engine::nets;
    use pasch_engine::search::SearchSettings;

    use super::*;

    #[test]
    fn time_is_kept_and_an_answer_is_always_there() {
        let engine = Engine::new(Arc::new(nets::builtin().fast.clone()));
        let thinking = Thinking { engine: &engine, settings: SearchSettings::plies(4), cube_plies: 4 };
        let brain = Clocked { thinking };
        let id = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10";
        let situation = pasch_formats::xgid::decode(id).unwrap().0;
        let within = |time: u64, plies: Option<u8>| {
            let limits = Limits { plies, time: Some(Duration::from_millis(time)) };
            brain.decide_within(&situation, Wish::Play, limits).unwrap()
        };
        // No time at all: what the nets see at a glance, or one ply where that was quicker than the clock.
        let (decision, plies) = within(0, None);
        assert!(matches!(decision, Decision::Play(_)) && plies < Some(MOST_PLIES), "{plies:?}");
        // All the time there is: as deep as was asked.
        assert_eq!(within(600_000, Some(1)).1, Some(1));
    }
}
