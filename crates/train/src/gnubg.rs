//! GNU Backgammon as a player, over its external-player socket.

use std::{
    io::Write,
    os::unix::net::UnixStream,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::atomic::{AtomicU64, Ordering},
    time::{Duration, Instant},
};

use pasch_engine::{cube::CubeInfo, standard::Board};

use crate::outside::External;
use crate::player::{CubePlayer, Player, PlayerError};

/// One running gnubg that plays money games with Jacoby's rule, without noise, at a fixed number of plies: cubeless, or
/// cubeful with its own doubles.
pub struct Gnubg {
    child: Child,
    socket: PathBuf,
    player: External,
}

/// How long an answer may take: a deep one on a busy machine.
const PATIENCE: Duration = Duration::from_secs(600);

/// Where Debian puts the program, and then wherever the path leads.
const PROGRAMS: [&str; 2] = ["/usr/games/gnubg", "gnubg"];

impl Gnubg {
    /// The program's path, if it is installed.
    #[must_use]
    pub fn find() -> Option<PathBuf> {
        let version = |program: &&&str| {
            let silent =
                Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
            silent.is_ok_and(|status| status.success())
        };
        PROGRAMS.iter().find(version).map(PathBuf::from)
    }

    /// Starts the program and connects to it.
    ///
    /// # Errors
    /// When it does not start or does not listen within half a minute.
    pub fn start(program: &Path, plies: u32, cubeful: bool) -> Result<Self, PlayerError> {
        static COUNT: AtomicU64 = AtomicU64::new(0);
        let name =
            format!("pasch-gnubg-{}-{}.sock", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let socket = std::env::temp_dir().join(name);
        let mut child = Command::new(program)
            .args(["-t", "-q", "-r"])
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()?;
        let switch = if cubeful { "on" } else { "off" };
        let commands = format!(
            "set jacoby on\nset evaluation chequerplay evaluation plies {plies}\n\
             set evaluation chequerplay evaluation cubeful {switch}\n\
             set evaluation chequerplay evaluation noise 0\n\
             set evaluation cubedecision evaluation plies {plies}\n\
             set evaluation cubedecision evaluation cubeful on\n\
             set evaluation cubedecision evaluation noise 0\nexternal {}\n",
            socket.display()
        );
        if let Some(stdin) = &mut child.stdin {
            stdin.write_all(commands.as_bytes())?;
            stdin.flush()?;
        }
        let begun = Instant::now();
        let stream = loop {
            match UnixStream::connect(&socket) {
                Ok(stream) => break stream,
                Err(error) if begun.elapsed() > Duration::from_secs(30) => {
                    let _ = child.kill();
                    return Err(error.into());
                }
                Err(_) => std::thread::sleep(Duration::from_millis(50)),
            }
        };
        let player = External::new(stream.try_clone()?, stream, PATIENCE);
        Ok(Self { child, socket, player })
    }
}

impl Drop for Gnubg {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_file(&self.socket);
    }
}

impl Player for Gnubg {
    fn play(&self, board: &Board, dice: (u8, u8), random: u64) -> Result<Board, PlayerError> {
        self.player.play(board, dice, random)
    }
}

impl CubePlayer for Gnubg {
    fn doubles(&self, board: &Board, cube: &CubeInfo) -> Result<bool, PlayerError> {
        self.player.doubles(board, cube)
    }

    fn takes(&self, board: &Board, cube: &CubeInfo) -> Result<bool, PlayerError> {
        self.player.takes(board, cube)
    }

    fn move_checkers(&self, board: &Board, cube: &CubeInfo, dice: (u8, u8)) -> Result<Board, PlayerError> {
        self.player.move_checkers(board, cube, dice)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{arena::arena, player::Static};
    use pasch_engine::{cube::CubeOwner, nets::builtin};

    #[test]
    fn takes_and_drops_with_sense_where_it_is_installed() {
        let Some(program) = Gnubg::find() else {
            eprintln!("gnubg is not installed: its answers to doubles were NOT tested");
            return;
        };
        let gnubg = Gnubg::start(&program, 0, true).expect("gnubg starts");
        // Races: the doubler, on roll, needs 75 pips, the other 77 and 105.
        let race = |other: &[(u8, u8)]| Board::from_points(&[(6, 5), (5, 5), (4, 5)], other);
        let (near, far) = (race(&[(6, 6), (5, 5), (4, 4)]), race(&[(12, 5), (6, 5), (3, 5)]));
        for cube in [CubeInfo::money(true, false), CubeInfo::money(true, false).with(2, CubeOwner::Mine)] {
            let takes = |board: &Board| gnubg.takes(board, &cube).expect("an answer");
            assert!(takes(&near), "{cube:?}");
            assert!(!takes(&far), "{cube:?}");
            assert!(gnubg.doubles(&far, &cube).expect("an answer"), "{cube:?}");
        }
    }

    #[test]
    fn plays_a_few_games_where_it_is_installed() {
        let Some(program) = Gnubg::find() else {
            eprintln!("gnubg is not installed: its games were NOT tested");
            return;
        };
        let gnubg = Gnubg::start(&program, 0, false).expect("gnubg starts");
        let nets = builtin();
        let score = arena(&Static(&nets.fast), &gnubg, 4, 1).expect("both play legal plays");
        assert_eq!(score.games, 4);
    }
}
