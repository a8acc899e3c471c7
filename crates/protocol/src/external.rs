//! GNU Backgammon's external player: one line asks, one answers.
//!
//! The question is a FIBS board of 52 fields ([`pasch_formats::fibs_board`]), the answer a play, `roll` or `double`, or
//! `take`, `drop` or `beaver`. A program that plays for GNU Backgammon (`set player 0 external HOST:PORT`) answers with
//! [`reply`]; one that lets GNU Backgammon play (`external PORT`) asks with [`question`] and reads with
//! [`crate::moves::played`]. The form of both was watched on GNU Backgammon 1.07.

use pasch_engine::cube::{CubeInfo, CubeOwner, Stake};
use pasch_engine::search::MOST_PLIES;
use pasch_engine::standard::Board;
use pasch_engine::standard::board::{BAR, OFF};
use pasch_formats::situation::Offer;
use pasch_formats::{Situation, fibs_board};
use pasch_rules::Player;
use std::fmt::Write as _;

use crate::brain::{Brain, Decision, wish};
use crate::moves::steps;

/// Longest line that is read: a board takes two hundred bytes.
pub const LONGEST: usize = 4096;

/// The answer to a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// What is sent back, lines with their ends; empty when nothing is.
    pub text: String,
    /// The conversation is over.
    pub ends: bool,
}

/// Answers a line: a board, `evaluation fibsboard BOARD plies N [cubeful] …`, `version`, `help` or `exit`. Anything
/// else, and a board that cannot be judged, is answered by `Error: ` and the reason.
#[must_use]
pub fn reply(line: &str, brain: &dyn Brain) -> Reply {
    let line = line.trim_matches(['\0', ' ', '\t', '\r', '\n']);
    let say = |text: String| Reply { text: text + "\n", ends: false };
    match line.split_whitespace().next() {
        None => Reply { text: String::new(), ends: false },
        Some("exit" | "quit") => Reply { text: String::new(), ends: true },
        Some("version") => say(format!("Engine: Pasch {}\nInterface: 1", env!("CARGO_PKG_VERSION"))),
        Some("help") => {
            say("a FIBS board, evaluation fibsboard BOARD plies N cubeful, version, exit".to_owned())
        }
        Some("evaluation") => say(evaluation(line, brain).unwrap_or_else(error)),
        Some(word) if word.starts_with("board:") => say(decision(line, brain).unwrap_or_else(error)),
        Some(word) => say(error(format!("unknown command {:?}", word.chars().take(20).collect::<String>()))),
    }
}

fn error(why: String) -> String {
    format!("Error: {}", why.replace(['\n', '\r'], " "))
}

fn decision(line: &str, brain: &dyn Brain) -> Result<String, String> {
    let situation = read(line)?;
    let wish = wish(&situation);
    Ok(match brain.decide(&situation, wish).map_err(|error| error.to_string())? {
        Decision::Play(play) => steps(&play),
        Decision::Double(true) => "double".to_owned(),
        Decision::Double(false) => "roll".to_owned(),
        Decision::Take => "take".to_owned(),
        Decision::Drop => "drop".to_owned(),
        Decision::Beaver => "beaver".to_owned(),
    })
}

/// A board as it is meant. While a double is on offer "you" may be the doubler, whose turn it is then, or the one who is
/// asked; otherwise "you" is asked, whatever the line says about the turn.
pub(crate) fn read(line: &str) -> Result<Situation, String> {
    let (mut situation, _) = fibs_board::parse(line).map_err(|error| error.to_string())?;
    // The line does not say; Jacoby's rule is the habit of money games.
    situation.jacoby = situation.length == 0;
    // GNU Backgammon says whose double it is by the turn, and by nothing whose roll: who is asked is "you", seat B.
    if situation.offer != Some(Offer::Double) {
        situation.turn = Player::B;
    }
    Ok(situation)
}

/// Six numbers: win, win gammon, win backgammon, lose gammon, lose backgammon, equity (in a match the chance to win it).
fn evaluation(line: &str, brain: &dyn Brain) -> Result<String, String> {
    let mut words = line.split_whitespace().skip(1);
    let (mut board, mut plies, mut cubeful) = (None, 0, false);
    while let Some(word) = words.next() {
        match word {
            "fibsboard" => board = words.next(),
            "plies" => {
                let text = words.next().unwrap_or_default();
                let read = text.parse().ok().filter(|plies| *plies <= MOST_PLIES);
                plies = read.ok_or_else(|| format!("plies go from 0 to {MOST_PLIES}"))?;
            }
            "cubeful" => cubeful = true,
            "cubeless" => cubeful = false,
            "noise" => drop(words.next()),
            "crawfordrule" | "jacobyrule" => drop(words.next()),
            _ => {}
        }
    }
    let situation = read(board.ok_or("evaluation needs fibsboard and a board")?)?;
    let worth = brain.worth(&situation, plies, cubeful).map_err(|error| error.to_string())?;
    let p = worth.probs;
    let last = worth.mwc.unwrap_or(worth.equity);
    Ok(format!("{:.6} {:.6} {:.6} {:.6} {:.6} {last:.6}", p.win, p.win_g, p.win_bg, p.lose_g, p.lose_bg))
}

/// What is asked of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// To play this roll.
    Play((u8, u8)),
    /// To double or to roll.
    Double,
    /// To take or drop; `board` and `cube` are those of the player who answers, the cube as it stood before the double.
    Answer,
}

/// The FIBS line of a question to GNU Backgammon, with its line end. The player asked has the first lane of `board` and
/// runs from 24 down to 1; `cube` is their view. Of the score only the points that each player needs are sent.
#[must_use]
pub fn question(board: &Board, cube: &CubeInfo, ask: Ask) -> String {
    let [me, op] = &board.lanes;
    let (length, mine, theirs, crawford) = match cube.stake {
        Stake::Match { away_me, away_opp, crawford } => {
            let length = away_me.max(away_opp);
            (length, length - away_me, length - away_opp, crawford)
        }
        _ => (9999, 0, 0, false),
    };
    let mut line = format!("board:pasch:gnubg:{length}:{mine}:{theirs}");
    for place in 0..=BAR {
        let own = if place == 0 { 0 } else { i32::from(me[place]) };
        let other = if place == BAR { 0 } else { i32::from(op[BAR - place]) };
        // Writing to a string cannot fail.
        let _ = write!(line, ":{}", own - other);
    }
    let (a, b) = if let Ask::Play(dice) = ask { dice } else { (0, 0) };
    let may_turn = |other: CubeOwner| u8::from(cube.owner != other);
    let turn = if ask == Ask::Answer { -1 } else { 1 };
    let one_away = length != 9999 && (mine + 1 == length || theirs + 1 == length);
    let _ = writeln!(
        line,
        ":{turn}:{a}:{b}:0:0:{}:{}:{}:{}:1:-1:0:25:{}:{}:{}:{}:0:0:{}:0",
        cube.value,
        may_turn(CubeOwner::Theirs),
        may_turn(CubeOwner::Mine),
        u8::from(ask == Ask::Answer),
        me[OFF],
        op[OFF],
        me[BAR],
        op[BAR],
        u8::from(one_away && !crawford),
    );
    line
}

/// The answer to [`Ask::Double`]: whether the player doubles; `None` for anything else.
#[must_use]
pub fn doubles(answer: &str) -> Option<bool> {
    match answer.trim() {
        "double" => Some(true),
        "roll" => Some(false),
        _ => None,
    }
}

/// The answer to [`Ask::Answer`]: whether the player takes; `None` for anything else.
#[must_use]
pub fn takes(answer: &str) -> Option<bool> {
    match answer.trim() {
        "take" | "beaver" => Some(true),
        "drop" => Some(false),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::brain::Thinking;
    use pasch_engine::analyst::Engine;
    use pasch_engine::nets;
    use pasch_engine::search::SearchSettings;
    use std::sync::Arc;

    fn ask(line: &str) -> Reply {
        let engine = Engine::new(Arc::new(nets::builtin().fast.clone()));
        reply(line, &Thinking { engine: &engine, settings: SearchSettings::plies(0), cube_plies: 0 })
    }

    #[test]
    fn the_question_is_the_line_gnubg_knows() {
        let line = question(&Board::start(), &CubeInfo::cubeless(), Ask::Play((3, 1)));
        assert_eq!(
            line,
            "board:pasch:gnubg:9999:0:0:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:1:3:1:0:0:1:1:1:0:1:-1:0:25:0:0:0:0:0:0:0:0\n"
        );
        assert_eq!(ask(&line).text, "8/5 6/5\n");
    }

    #[test]
    fn own_questions_are_answered_with_sense() {
        // Races: the doubler, on roll, needs 75 pips, the other 77 and 105.
        let race = |other: &[(u8, u8)]| Board::from_points(&[(6, 5), (5, 5), (4, 5)], other);
        let (near, far) = (race(&[(6, 6), (5, 5), (4, 4)]), race(&[(12, 5), (6, 5), (3, 5)]));
        for cube in [
            CubeInfo::money(true, false),
            CubeInfo::money(true, false).with(2, CubeOwner::Mine),
            CubeInfo::in_match(7, 5, false),
        ] {
            assert_eq!(ask(&question(&near.swap(), &cube.swap(), Ask::Answer)).text, "take\n", "{cube:?}");
            assert_eq!(ask(&question(&far.swap(), &cube.swap(), Ask::Answer)).text, "drop\n", "{cube:?}");
            assert_eq!(ask(&question(&far, &cube, Ask::Double)).text, "double\n", "{cube:?}");
            let start = question(&Board::start(), &cube, Ask::Double);
            assert_eq!(ask(&start).text, "roll\n", "{cube:?}");
        }
    }

    #[test]
    fn evaluations_and_nonsense_are_answered() {
        let board = question(&Board::start(), &CubeInfo::cubeless(), Ask::Double);
        let worth =
            ask(&format!("evaluation fibsboard {} plies 0 cubeful crawfordrule on", board.trim())).text;
        let numbers: Vec<f64> =
            worth.split_whitespace().map(|number| number.parse().expect("a number")).collect();
        assert!(numbers.len() == 6 && numbers[0] > 0.5 && numbers[5] > 0.0, "{worth}");
        for line in
            ["board:", "hello", "evaluation", "evaluation fibsboard x", "evaluation plies 9 fibsboard x"]
        {
            let told = ask(line);
            assert!(told.text.starts_with("Error: ") && !told.ends, "{line}: {told:?}");
        }
        assert_eq!(ask("exit"), Reply { text: String::new(), ends: true });
        assert_eq!(ask(" \n").text, "");
        assert!(ask("version").text.contains("Pasch"));
    }
}
