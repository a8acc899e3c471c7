//! GNU Backgammon as a player, over its external-player socket.

use std::{
    io::{BufRead, BufReader, Write},
    os::unix::net::UnixStream,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::{
        Mutex,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use pasch_engine::{
    cube::{CubeInfo, CubeOwner},
    standard::{
        Board,
        board::{BAR, OFF},
        movegen::{Afterstates, generate},
    },
};

use crate::player::{CubePlayer, Player, PlayerError};

/// One running gnubg that plays money games with Jacoby's rule, without noise, at a fixed number of plies: cubeless, or
/// cubeful with its own doubles.
pub struct Gnubg {
    child: Child,
    socket: PathBuf,
    line: Mutex<(BufReader<UnixStream>, UnixStream)>,
}

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
        let line = Mutex::new((BufReader::new(stream.try_clone()?), stream));
        Ok(Self { child, socket, line })
    }

    fn ask(&self, question: &str) -> Result<String, PlayerError> {
        let mut line = self.line.lock().expect("no panic while asking");
        line.1.write_all(question.as_bytes())?;
        let mut answer = String::new();
        line.0.read_line(&mut answer)?;
        if answer.is_empty() {
            return Err(std::io::Error::from(std::io::ErrorKind::UnexpectedEof).into());
        }
        Ok(answer)
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
    fn play(&self, board: &Board, dice: (u8, u8), _: u64) -> Result<Board, PlayerError> {
        self.move_checkers(board, &CubeInfo::cubeless(), dice)
    }
}

impl CubePlayer for Gnubg {
    fn doubles(&self, board: &Board, cube: &CubeInfo) -> Result<bool, PlayerError> {
        let answer = self.ask(&question(board, (0, 0), cube, false))?;
        match answer.trim() {
            "double" => Ok(true),
            "roll" => Ok(false),
            other => Err(refused(other, board, (0, 0))),
        }
    }

    fn takes(&self, board: &Board, cube: &CubeInfo) -> Result<bool, PlayerError> {
        let answer = self.ask(&question(&board.swap(), (0, 0), &cube.swap(), true))?;
        match answer.trim() {
            "take" | "beaver" => Ok(true),
            "drop" => Ok(false),
            other => Err(refused(other, board, (0, 0))),
        }
    }

    fn move_checkers(&self, board: &Board, cube: &CubeInfo, dice: (u8, u8)) -> Result<Board, PlayerError> {
        let mut list = Afterstates::new();
        generate(board, dice, &mut list);
        if list.len() == 1 {
            return Ok(list.boards()[0]);
        }
        let answer = self.ask(&question(board, dice, cube, false))?;
        let played = apply(board, answer.trim());
        played
            .filter(|after| list.boards().contains(after))
            .ok_or_else(|| refused(answer.trim(), board, dice))
    }
}

fn refused(answer: &str, board: &Board, dice: (u8, u8)) -> PlayerError {
    PlayerError::Answer { answer: answer.to_owned(), board: Box::new(*board), dice }
}

/// The FIBS line of a money game; the player asked runs from 24 down to 1. Dice of zeros ask for the cube: whether to
/// turn it or, when it `was_turned`, whether to take it; then it is the other's turn, and GNU Backgammon judges the board
/// as if he were on roll.
fn question(board: &Board, dice: (u8, u8), cube: &CubeInfo, was_turned: bool) -> String {
    let [me, op] = &board.lanes;
    let mut line = String::from("board:pasch:gnubg:9999:0:0");
    for place in 0..=BAR {
        let mine = if place == 0 { 0 } else { i32::from(me[place]) };
        let theirs = if place == BAR { 0 } else { i32::from(op[BAR - place]) };
        line += &format!(":{}", mine - theirs);
    }
    let (a, b) = dice;
    let may_turn = |other: CubeOwner| u8::from(cube.owner != other);
    let turn = if was_turned { -1 } else { 1 };
    line += &format!(
        ":{turn}:{a}:{b}:0:0:{}:{}:{}:{}:1:-1:0:25:{}:{}:{}:{}:0:0:0:0\n",
        cube.value,
        may_turn(CubeOwner::Theirs),
        may_turn(CubeOwner::Mine),
        u8::from(was_turned),
        me[OFF],
        op[OFF],
        me[BAR],
        op[BAR]
    );
    line
}

/// The board after moves like `8/5 6/5* bar/22 4/off`; `None` when a checker is not there or a word is no move.
fn apply(board: &Board, moves: &str) -> Option<Board> {
    let mut after = *board;
    for word in moves.split_whitespace() {
        let (from, to) = word.trim_end_matches('*').split_once('/')?;
        let from = if from == "bar" { BAR } else { from.parse().ok()? };
        let to = if to == "off" { OFF } else { to.parse().ok()? };
        let source = after.lanes[0].get_mut(from).filter(|count| (1..=BAR).contains(&from) && **count > 0)?;
        *source -= 1;
        *after.lanes[0].get_mut(to).filter(|_| to < from)? += 1;
        if to != OFF && after.lanes[1][BAR - to] == 1 {
            after.lanes[1][BAR - to] = 0;
            after.lanes[1][BAR] += 1;
        }
    }
    Some(after)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{arena::arena, player::Static};
    use pasch_engine::nets::builtin;

    #[test]
    fn the_question_is_the_line_gnubg_knows() {
        let line = question(&Board::start(), (3, 1), &CubeInfo::cubeless(), false);
        assert_eq!(
            line,
            "board:pasch:gnubg:9999:0:0:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:1:3:1:0:0:1:1:1:0:1:-1:0:25:0:0:0:0:0:0:0:0\n"
        );
    }

    #[test]
    fn answers_become_boards() {
        let board = Board::from_points(&[(25, 1), (6, 13), (2, 1)], &[(20, 1), (6, 14)]);
        let after = apply(&board, "bar/22 6/5*").expect("both moves can be made");
        assert_eq!(format!("{after:?}"), "22:1 6:12 5:1 2:1 | 25:1 6:14");
        for nonsense in ["6", "7/3", "26/2", "6/7", "six/five", "6/-1"] {
            assert_eq!(apply(&board, nonsense), None, "{nonsense}");
        }
    }

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
