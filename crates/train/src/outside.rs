//! Programs of others as players: UBGI engines by their command line, and external players, such as GNU Backgammon, by
//! a socket. Each question has a time limit; a program that does not answer in it, or answers what the rules do not allow,
//! is reported with the position and the roll.

use std::{
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    process::{Child, Command, Stdio},
    sync::{
        Mutex, PoisonError,
        mpsc::{Receiver, RecvTimeoutError, channel},
    },
    time::Duration,
};

use pasch_engine::{
    cube::CubeInfo,
    standard::{
        Board,
        movegen::{Afterstates, generate},
    },
};
use pasch_messages::{Arg, message};
use pasch_protocol::{
    external::{self, Ask},
    moves,
    ubgi::{self, Said},
};

use crate::player::{CubePlayer, Player, PlayerError};

/// Longest answer that is read.
const LONGEST: u64 = 1 << 16;

/// Lines from another program, read on a thread of their own so that waiting has an end.
struct Lines {
    to: Box<dyn Write + Send>,
    from: Receiver<String>,
    patience: Duration,
}

impl Lines {
    fn new(to: Box<dyn Write + Send>, from: impl Read + Send + 'static, patience: Duration) -> Self {
        let (send, receive) = channel();
        std::thread::spawn(move || {
            let mut from = BufReader::new(from);
            loop {
                let mut line = Vec::new();
                match (&mut from).take(LONGEST).read_until(b'\n', &mut line) {
                    Ok(count) if count > 0 => {
                        let text = String::from_utf8_lossy(&line).trim_end_matches(['\r', '\n']).to_owned();
                        if send.send(text).is_err() {
                            return;
                        }
                    }
                    _ => return,
                }
            }
        });
        Self { to, from: receive, patience }
    }

    fn say(&mut self, line: &str) -> std::io::Result<()> {
        self.to.write_all(line.as_bytes())?;
        self.to.flush()
    }

    fn hear(&self) -> std::io::Result<String> {
        self.from.recv_timeout(self.patience).map_err(|error| match error {
            RecvTimeoutError::Timeout => {
                let seconds = self.patience.as_secs_f64();
                std::io::Error::new(
                    std::io::ErrorKind::TimedOut,
                    message!("player-patience", seconds = Arg::text(&seconds)).to_string(),
                )
            }
            RecvTimeoutError::Disconnected => std::io::ErrorKind::UnexpectedEof.into(),
        })
    }
}

/// A refusal with the place where it happened.
fn refused(answer: &str, board: &Board, dice: (u8, u8)) -> PlayerError {
    PlayerError::Answer { answer: answer.to_owned(), board: Box::new(*board), dice }
}

fn silent(source: std::io::Error, board: &Board, dice: (u8, u8)) -> PlayerError {
    PlayerError::Silent { source, board: Box::new(*board), dice }
}

/// The only result of a roll, if there is but one: nobody is asked.
fn forced(board: &Board, dice: (u8, u8)) -> Option<Board> {
    let mut list = Afterstates::new();
    generate(board, dice, &mut list);
    (list.len() == 1).then(|| list.boards()[0])
}

/// An external player at the other end of a connection: GNU Backgammon that was told `external PORT`, or any other.
pub struct External {
    lines: Mutex<Lines>,
}

impl External {
    /// Connects to `host:port`; each question may take so long.
    ///
    /// # Errors
    /// When nobody is there.
    pub fn connect(address: &str, patience: Duration) -> Result<Self, PlayerError> {
        let stream = TcpStream::connect(address)?;
        stream.set_nodelay(true)?;
        Ok(Self::new(stream.try_clone()?, stream, patience))
    }

    /// An external player that is read from and written to so.
    pub fn new(
        from: impl Read + Send + 'static,
        to: impl Write + Send + 'static,
        patience: Duration,
    ) -> Self {
        Self { lines: Mutex::new(Lines::new(Box::new(to), from, patience)) }
    }

    fn ask(&self, board: &Board, cube: &CubeInfo, ask: Ask) -> Result<String, PlayerError> {
        let dice = if let Ask::Play(dice) = ask { dice } else { (0, 0) };
        let mut lines = self.lines.lock().unwrap_or_else(PoisonError::into_inner);
        let heard = lines.say(&external::question(board, cube, ask)).and_then(|()| lines.hear());
        heard.map_err(|source| silent(source, board, dice))
    }
}

impl Player for External {
    fn play(&self, board: &Board, dice: (u8, u8), _: u64) -> Result<Board, PlayerError> {
        self.move_checkers(board, &CubeInfo::cubeless(), dice)
    }
}

impl CubePlayer for External {
    fn doubles(&self, board: &Board, cube: &CubeInfo) -> Result<bool, PlayerError> {
        let answer = self.ask(board, cube, Ask::Double)?;
        external::doubles(&answer).ok_or_else(|| refused(answer.trim(), board, (0, 0)))
    }

    fn takes(&self, board: &Board, cube: &CubeInfo) -> Result<bool, PlayerError> {
        let answer = self.ask(&board.swap(), &cube.swap(), Ask::Answer)?;
        external::takes(&answer).ok_or_else(|| refused(answer.trim(), board, (0, 0)))
    }

    fn move_checkers(&self, board: &Board, cube: &CubeInfo, dice: (u8, u8)) -> Result<Board, PlayerError> {
        if let Some(only) = forced(board, dice) {
            return Ok(only);
        }
        let answer = self.ask(board, cube, Ask::Play(dice))?;
        moves::played(board, dice, &answer).ok_or_else(|| refused(answer.trim(), board, dice))
    }
}

/// A UBGI engine, started by its command line. It is asked by the first draft's bare boards, which every draft knows.
pub struct Ubgi {
    child: Mutex<Child>,
    lines: Mutex<Lines>,
}

impl Ubgi {
    /// Starts a program by its words and greets it; each answer may take so long, the first one half a minute at least.
    ///
    /// # Errors
    /// When it does not start, or is not ready in time.
    pub fn start(words: &[String], patience: Duration) -> Result<Self, PlayerError> {
        let (program, arguments) = words.split_first().ok_or_else(|| {
            std::io::Error::new(std::io::ErrorKind::InvalidInput, message!("player-no-program").to_string())
        })?;
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let missing = || std::io::Error::from(std::io::ErrorKind::BrokenPipe);
        let to = child.stdin.take().ok_or_else(missing)?;
        let from = child.stdout.take().ok_or_else(missing)?;
        let mut lines = Lines::new(Box::new(to), from, patience.max(Duration::from_secs(30)));
        let ready = lines.say("ubgi\nisready\n").and_then(|()| {
            while ubgi::said(&lines.hear()?) != Said::Ready {}
            Ok(())
        });
        lines.patience = patience;
        let engine = Self { child: Mutex::new(child), lines: Mutex::new(lines) };
        ready?;
        Ok(engine)
    }

    fn ask(&self, board: &Board, cube: &CubeInfo, ask: Ask) -> Result<Said, PlayerError> {
        let dice = if let Ask::Play(dice) = ask { dice } else { (0, 0) };
        let mut lines = self.lines.lock().unwrap_or_else(PoisonError::into_inner);
        let heard = lines.say(&external::question(board, cube, ask)).and_then(|()| {
            loop {
                match ubgi::said(&lines.hear()?) {
                    // What is left of the greeting, or said on the way.
                    Said::Ready | Said::Note => {}
                    said => return Ok(said),
                }
            }
        });
        heard.map_err(|source| silent(source, board, dice))
    }
}

impl Drop for Ubgi {
    fn drop(&mut self) {
        let lines = self.lines.get_mut().unwrap_or_else(PoisonError::into_inner);
        let _ = lines.say("quit\n");
        let child = self.child.get_mut().unwrap_or_else(PoisonError::into_inner);
        let _ = child.kill();
        let _ = child.wait();
    }
}

impl Player for Ubgi {
    fn play(&self, board: &Board, dice: (u8, u8), _: u64) -> Result<Board, PlayerError> {
        self.move_checkers(board, &CubeInfo::cubeless(), dice)
    }
}

impl CubePlayer for Ubgi {
    fn doubles(&self, board: &Board, cube: &CubeInfo) -> Result<bool, PlayerError> {
        match self.ask(board, cube, Ask::Double)? {
            Said::Double => Ok(true),
            Said::Roll => Ok(false),
            other => Err(refused(&format!("{other:?}"), board, (0, 0))),
        }
    }

    fn takes(&self, board: &Board, cube: &CubeInfo) -> Result<bool, PlayerError> {
        match self.ask(&board.swap(), &cube.swap(), Ask::Answer)? {
            Said::Take => Ok(true),
            Said::Drop => Ok(false),
            other => Err(refused(&format!("{other:?}"), board, (0, 0))),
        }
    }

    fn move_checkers(&self, board: &Board, cube: &CubeInfo, dice: (u8, u8)) -> Result<Board, PlayerError> {
        if let Some(only) = forced(board, dice) {
            return Ok(only);
        }
        match self.ask(board, cube, Ask::Play(dice))? {
            Said::Play(text) => {
                ubgi::board_after(board, dice, &text).ok_or_else(|| refused(&text, board, dice))
            }
            other => Err(refused(&format!("{other:?}"), board, dice)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shell(script: &str, patience: Duration) -> Result<Ubgi, PlayerError> {
        let greeting =
            "while read line; do case \"$line\" in ubgi) echo id name odd; echo readyok;; board:*)";
        Ubgi::start(
            &["sh".to_owned(), "-c".to_owned(), format!("{greeting} {script};; quit) exit;; esac; done")],
            patience,
        )
    }

    #[test]
    fn odd_programs_are_reported_with_the_position_and_the_roll() {
        let (start, long) = (Board::start(), Duration::from_secs(20));
        let good = shell("echo 8/5 6/5", long).expect("it starts");
        let after = good.play(&start, (3, 1), 0).expect("a legal play");
        assert_eq!(Some(after), moves::played(&start, (3, 1), "8/5 6/5"));
        let wrong = good.play(&start, (6, 5), 0).expect_err("not with this roll").to_string();
        assert!(wrong.contains("8/5 6/5") && wrong.contains("(6, 5)") && wrong.contains("24:2"), "{wrong}");
        let cube = CubeInfo::money(true, false);
        assert!(good.doubles(&start, &cube).is_err() && good.takes(&start, &cube).is_err());
        let mute = shell("sleep 9", Duration::from_millis(50)).expect("it starts");
        let told = mute.play(&start, (6, 5), 0).expect_err("silence").to_string();
        assert!(told.contains("no answer within 0.05 s") && told.contains("(6, 5)"), "{told}");
        let gone = shell("exit", long).expect("it starts");
        assert!(matches!(gone.play(&start, (6, 5), 0), Err(PlayerError::Silent { .. })));
        assert!(
            Ubgi::start(&["/no/such/program".to_owned()], long).is_err() && Ubgi::start(&[], long).is_err()
        );
    }
}
