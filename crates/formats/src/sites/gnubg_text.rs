//! GNU Backgammon's export of games as text: rolls, plays and cubes with its opinion of them. It writes one file a game, so
//! a game may begin at any score. The player above the board, `O`, is seat A.
//!
//! Held against version 1.07 (Text Export 1.128). Boards, pip counts and statistics are passed over: they follow from the
//! plays. It leaves out a roll that somebody resigned after, and a resignation but for the line that says who wins.

use pasch_rules::{ByPlayer, Player, Position, Record, SetupTurn, VariantId};

use super::{Sheet, dance, roll};
use crate::decode::Decoded;
use crate::overlay::{
    Candidate, Chances, GameNote, JudgedCube, JudgedPlays, Method, Note, Overlay, Unit, join,
};
use crate::paste;
use crate::problem::{Problem, ReadError, Warning};
use crate::script::{self, Body, Entry, Game, What};
use crate::steps;

/// Reads the games of a file.
///
/// # Errors
/// [`ReadError::NoGame`] if it holds none.
pub fn read(decoded: &Decoded) -> Result<(Record, Vec<Warning>, Overlay), ReadError> {
    let lines: Vec<&str> = decoded.text.split('\n').map(str::trim_end).collect();
    let mut reading = Reading {
        sheet: Sheet::new(decoded),
        games: Vec::new(),
        notes: Vec::new(),
        rolled: None,
        over: false,
        words: 0,
    };
    for at in 0..lines.len() {
        reading.line(&lines[at..], at as u32 + 1)?;
    }
    reading.unplayed();
    let Reading { sheet, games, notes, .. } = reading;
    let (record, warnings, spans) = sheet.played()?;
    Ok((record, warnings, Overlay::laid(games, notes, &spans)))
}

struct Reading {
    sheet: Sheet,
    games: Vec<GameNote>,
    notes: Vec<(usize, usize, Note)>,
    /// A roll that waits for its play.
    rolled: Option<(u32, Option<u32>, Player, String)>,
    /// Whether the game is over: what follows are statistics.
    over: bool,
    /// Lines to come that are somebody's words.
    words: usize,
}

impl Reading {
    /// One line, the first of those given; the others are looked at where they belong to it.
    fn line(&mut self, lines: &[&str], number: u32) -> Result<(), ReadError> {
        let text = lines[0];
        if self.words > 0 {
            self.words -= 1;
            return Ok(());
        }
        if let Some(score) = text.strip_prefix("The score (after ") {
            self.unplayed();
            return self.game(score, number);
        }
        if self.over || self.sheet.script.games.is_empty() {
            return Ok(());
        }
        if let Some(rest) = text.strip_prefix("Move number ") {
            self.unplayed();
            self.turn(rest, number, lines);
        } else if let Some(done) = text.strip_prefix("* ").filter(|done| !done.starts_with(' ')) {
            self.done(done, number);
        } else if text == "Cube analysis" {
            self.cube(&lines[1..], number);
        } else if let Some(rest) = text.strip_prefix("Rolled ") {
            self.plays(rest, &lines[1..], number);
        } else if text == "Annotation:" {
            let words: Vec<&str> =
                lines[1..].iter().take_while(|line| !self.ends_words(line)).copied().collect();
            self.words = words.len();
            self.note(|note| note.comment = Some(words.join("\n").trim().to_owned()));
        } else if let Some((winner, points)) = self.wins(text) {
            self.unplayed();
            self.sheet.push(number, None, winner, What::Wins(points));
            self.over = true;
        } else {
            self.about(text);
        }
        Ok(())
    }

    /// `2 games) is: ann 0, bob 3 (match to 7 points), Crawford game`.
    fn game<'a>(&mut self, text: &'a str, line: u32) -> Result<(), ReadError> {
        let Some((_, text)) = text.split_once(" is: ") else { return Ok(()) };
        let (players, terms) = text.split_once(" (match to ").unwrap_or((text, ""));
        let counted = |text: &'a str| {
            let (name, points) = text.trim().rsplit_once(' ')?;
            points.parse::<u32>().ok().map(|_| (name.trim(), points))
        };
        // A name may hold a comma; the second one's points end the text wherever it begins.
        let parted = counted(players).and_then(|_| {
            players
                .match_indices(", ")
                .find_map(|(at, _)| Some((counted(&players[..at])?, counted(&players[at + 2..])?)))
        });
        let Some(((a, for_a), (b, for_b))) = parted else {
            self.sheet.unknown(line, text);
            return Ok(());
        };
        let names = ByPlayer { a, b }.map(str::to_owned);
        let score = ByPlayer { a: for_a, b: for_b }.map(str::to_owned);
        if self.sheet.script.games.is_empty() {
            self.sheet.script.header.names = names.clone();
            if let Some(length) = terms.split_whitespace().next() {
                self.sheet.length(line, length)?;
            }
        }
        let number = self.sheet.script.games.len() as u32 + 1;
        self.sheet.begin(Game {
            line: Some(line),
            number,
            names: Some(names),
            score: Some(score),
            score_line: Some(line),
            crawford: (!terms.is_empty()).then(|| terms.contains("Crawford game")),
            ..Game::default()
        });
        self.over = false;
        Ok(())
    }

    /// `Date: …` and its like, above the first move.
    fn about(&mut self, text: &str) {
        let begun = self.sheet.last().is_some() || self.rolled.is_some();
        let Some((key, value)) = text.split_once(": ").filter(|_| !begun) else { return };
        match key {
            "Date" => self.sheet.extra("EventDate", value),
            "Comments" => self.sheet.extra("Comment", value),
            "Event" | "Round" | "Place" | "Annotator" => self.sheet.extra(key, value),
            _ => {}
        }
    }

    fn names(&self) -> ByPlayer<String> {
        let named = self.sheet.script.games.last().and_then(|game| game.names.clone());
        named.unwrap_or_else(|| self.sheet.script.header.names.clone())
    }

    /// Who a line begins with, and the rest of it. One name may begin the other.
    fn by<'a>(&self, text: &'a str) -> Option<(Player, &'a str)> {
        let names = self.names();
        let said = Player::BOTH.into_iter().filter_map(|player| {
            let rest = text.trim_start().strip_prefix(names[player].as_str())?.strip_prefix(' ')?;
            Some((player, rest))
        });
        said.min_by_key(|(_, rest)| rest.len())
    }

    /// `4:  ann to play 31`, and the position below if it is the first of a game.
    fn turn(&mut self, text: &str, line: u32, lines: &[&str]) {
        let (number, said) = text.split_once(':').unwrap_or((text, ""));
        if self.sheet.last().is_none() {
            self.start(lines, line);
        }
        let Some((player, rest)) = self.by(said) else {
            self.sheet.unknown(line, lines[0]);
            return;
        };
        if let Some(dice) = rest.strip_prefix("to play ") {
            self.rolled = Some((line, number.trim().parse().ok(), player, dice.to_owned()));
        } else if rest.starts_with("resigns") {
            self.sheet.push(line, None, player, What::Resigns);
        } else if !rest.starts_with("doubles to") && !rest.starts_with("on roll") {
            self.sheet.unknown(line, lines[0]);
        }
    }

    /// Which game begins, by its first position; one that none begins with is set up.
    fn start(&mut self, lines: &[&str], line: u32) {
        let ids: Vec<&str> = lines.iter().skip(1).take(4).copied().collect();
        let Ok(pasted) = paste::find(&ids.join("\n")) else { return };
        let situation = pasted.situation;
        let begins = |variant: &VariantId| {
            let spec = variant.spec();
            spec.moves_as_backgammon() && Position::start(spec).to_setup() == situation.setup()
        };
        let script = &mut self.sheet.script;
        let is_first = script.games.len() == 1;
        if is_first && script.header.length == 0 {
            script.header.options.jacoby = situation.jacoby;
            script.jacoby_open = false;
        }
        match VariantId::all().filter(|id| is_first || *id == script.header.variant).find(begins) {
            Some(variant) => {
                script.header.variant = variant;
                script.variant_open = false;
            }
            None => {
                let position = script::Position {
                    board: Some(situation.setup()),
                    turn: SetupTurn::ToRoll(situation.turn),
                    cube_value: Some(situation.cube_value()),
                    cube_owner: Some(situation.cube_owner),
                };
                self.sheet.push(line, None, situation.turn, What::Setup(Box::new(position)));
            }
        }
    }

    /// `ann moves 8/5 6/5` and what else can be done.
    fn done(&mut self, text: &str, line: u32) {
        let Some((player, rest)) = self.by(text) else {
            self.sheet.unknown(line, text);
            return;
        };
        let offered =
            matches!(self.sheet.last(), Some(Entry { what: What::Doubles(_) | What::Beavers(_), .. }));
        let what = match rest.split_once(' ').unwrap_or((rest, "")) {
            ("moves", play) => return self.played(player, line, |dice| roll(dice, play)),
            ("cannot", _) => return self.played(player, line, dance),
            // A double that answers one is a beaver.
            ("doubles", _) if offered => What::Beavers(None),
            ("doubles", _) => What::Doubles(None),
            ("accepts", _) => What::Takes,
            ("rejects", _) => What::Drops,
            _ => {
                self.sheet.unknown(line, text);
                return;
            }
        };
        self.sheet.push(line, None, player, what);
    }

    fn played(&mut self, player: Player, line: u32, what: impl Fn(&str) -> What) {
        match self.rolled.take() {
            Some((_, number, roller, dice)) if roller == player => {
                self.sheet.push(line, number, player, what(&dice));
            }
            other => {
                self.rolled = other;
                self.sheet.warn(line, Problem::UnknownLine("a play without a roll".to_owned()));
            }
        }
    }

    /// A roll that nothing was done with.
    fn unplayed(&mut self) {
        if let Some((line, number, player, dice)) = self.rolled.take() {
            let what = What::Roll { dice: script::dice_text(&dice), body: Body::Unplayed, column: None };
            self.sheet.push(line, number, player, what);
        }
    }

    /// `ann wins 2 points`.
    fn wins(&self, text: &str) -> Option<(Player, Option<u32>)> {
        let (player, rest) = self.by(text)?;
        let points = rest.strip_prefix("wins ")?;
        let number = points.strip_suffix(" points").or_else(|| points.strip_suffix(" point"))?;
        Some((player, number.parse().ok()))
    }

    fn ends_words(&self, line: &str) -> bool {
        line.starts_with("Move number ") || line.starts_with("The score (after ") || self.wins(line).is_some()
    }

    /// Says something about what was done last, or the game if nothing was.
    fn note(&mut self, say: impl FnOnce(&mut Note)) {
        let mut note = Note::default();
        say(&mut note);
        let Some(game) = self.sheet.script.games.len().checked_sub(1) else { return };
        match self.sheet.script.games[game].entries.len().checked_sub(1) {
            Some(entry) => self.notes.push((game, entry, note)),
            None => {
                self.games.resize(game + 1, GameNote::default());
                join(&mut self.games[game].comment, note.comment);
            }
        }
    }

    /// The figures of the cube before the roll, or of the double; those of an answer are the double's once more.
    fn cube(&mut self, lines: &[&str], line: u32) {
        match self.sheet.last().map(|entry| &entry.what) {
            Some(What::Roll { .. } | What::Doubles(_)) => {}
            _ => return,
        }
        match judged_cube(lines) {
            Some(cube) => self.note(|note| note.cube = Some(cube)),
            None => self.sheet.unknown(line, "Cube analysis"),
        }
    }

    /// `31 (+0.120):` and the candidates below.
    fn plays(&mut self, text: &str, lines: &[&str], line: u32) {
        let luck = text.split_once('(').and_then(|(_, luck)| luck.split_once(')')?.0.parse().ok());
        let within = |line: &str| !line.is_empty() && !line.starts_with("Rolled ");
        let mut plays = JudgedPlays::default();
        for (at, text) in lines.iter().enumerate().take_while(|(_, line)| within(line)) {
            let (mark, rest) = text.split_at_checked(1).unwrap_or((text, ""));
            let Some((_, rest)) =
                rest.trim_start().split_once(". ").filter(|(rank, _)| rank.parse::<u32>().is_ok())
            else {
                continue;
            };
            match candidate(rest, lines.get(at + 1).copied().unwrap_or("")) {
                Some(candidate) => {
                    if mark == "*" {
                        plays.played = Some(plays.candidates.len());
                    }
                    plays.candidates.push(candidate);
                }
                None => self.sheet.unknown(line + at as u32 + 1, text.trim()),
            }
        }
        if luck.is_some() || !plays.candidates.is_empty() {
            let plays = (!plays.candidates.is_empty()).then_some(plays);
            self.note(|note| (note.luck, note.plays) = (luck, plays));
        }
    }
}

/// `Cubeful 4-ply    24/23 13/8                   Eq.: +0.009 (-0.002)`, and the chances in the next line.
fn candidate(text: &str, below: &str) -> Option<Candidate> {
    let (head, equity) = text.split_once("Eq.:")?;
    let (how, play) = head.trim().split_once("  ")?;
    let chains = steps::parse(play.trim()).ok()?;
    Some(Candidate {
        moves: steps::single(&chains),
        method: method(how),
        chances: chances(below)?,
        equity: equity.split_whitespace().next()?.parse().ok()?,
    })
}

/// `Cubeful 4-ply` or `4-ply`; anything else keeps its name.
fn method(how: &str) -> Method {
    let plies = how.rsplit(' ').next().and_then(|word| word.strip_suffix("-ply")?.parse().ok());
    match plies {
        Some(plies) => {
            Method::Search { plies, cubeful: !how.starts_with("Cubeless"), settings: String::new() }
        }
        None => Method::Named(how.chars().take(60).collect()),
    }
}

/// `0.501 0.136 0.005 - 0.499 0.129 0.005`: won, with gammon, with backgammon, and lost.
fn chances(line: &str) -> Option<Chances> {
    let (won, lost) = line.split_once(" - ")?;
    let three = |text: &str| -> Option<[f32; 3]> {
        let numbers: Vec<f32> =
            text.split_whitespace().map(|word| word.parse().ok()).collect::<Option<_>>()?;
        numbers.try_into().ok()
    };
    let ([win, win_gammon, win_backgammon], [_, lose_gammon, lose_backgammon]) = (three(won)?, three(lost)?);
    Some(Chances { win, win_gammon, win_backgammon, lose_gammon, lose_backgammon })
}

/// Depth and cubeless equity, chances, then the actions with the cube in play, best first.
fn judged_cube(lines: &[&str]) -> Option<JudgedCube> {
    let block = || lines.iter().take(12).copied();
    let at = block().position(|line| line.contains(" cubeless equity "))?;
    let (how, equity) = lines[at].split_once(" cubeless equity ")?;
    let cubeless: f32 = equity.split_whitespace().next()?.parse().ok()?;
    let chances = chances(lines.get(at + 1)?)?;
    let value = |word: &str| {
        let row =
            block().find(|line| line.split_once(". ").is_some_and(|(_, action)| action.contains(word)))?;
        row.split_whitespace().find(|word| word.starts_with(['+', '-']))?.parse::<f32>().ok()
    };
    let double_take = value("ouble, take").or_else(|| value("ouble, beaver"))?;
    Some(JudgedCube {
        method: method(how.trim()),
        unit: Unit::Equity,
        no_double: chances,
        no_double_value: [cubeless, value("No ")?],
        double_take: chances,
        double_take_value: [cubeless, double_take],
        double_drop: value("ouble, pass"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::decode::decode;

    const TOLD: &str = "The score (after 3 games) is: Lee, Ann 2, Lee 0 (match to 5 points)\n\nMatch Information:\n\
         Date: 09/08/2023\nEvent: Club night\nComments: rain\n\nMove number 1:  Lee to play 51\n\n\
         GNU Backgammon  Position ID: 4HPwATDgc/ABMA\n                 Match ID   : cIilACAAAAAE\n\n\
         * Lee moves 24/23 13/8\n\nRolled 51 (-0.021):\n\
         \u{20}    1. Cubeful 4-ply    13/8 6/5                     Eq.: -0.003\n       0.497 0.138 0.006 - 0.503 0.138 0.007\n\
         *    2. Rollout          24/23 13/8                   Eq.: -0.014 (-0.011)\n       0.501 0.136 0.005 - 0.499 0.129 0.004\n\
         \u{20}    3. Cubeful 4-ply    nonsense                     Eq.: -0.014 (-0.011)\n\n\
         Annotation:\nsleepy\nRolled over\nMove number 2:  Lee, Ann on roll, cube decision?\n\n* Lee, Ann doubles\n\n\
         Cube analysis\nRollout cubeless equity +0.379 (Money: +0.401)\n  0.684 0.137 0.001 - 0.316 0.026 0.002\n\
         Cubeful equities:\n1. No redouble         +0.514\n2. Redouble, pass      +1.000  (+0.486)\n\
         3. Redouble, take      +0.410  (-0.104)\nProper cube action: No redouble, take (25.8%)\n\n\
         Move number 3:  Lee, Ann doubles to 2\n\n* Lee accepts\n\nMove number 4:  Lee, Ann to play 66\n";

    #[test]
    fn what_it_thinks_is_kept_beside_what_was_done() {
        let (record, warnings, overlay) = read(&decode(TOLD.as_bytes())).unwrap();
        let said: Vec<String> = warnings.iter().map(Warning::text).collect();
        assert!(matches!(said.as_slice(), [one] if one.contains("nonsense")), "{said:?}");
        let header = &record.header;
        assert_eq!((header.names.a.as_str(), header.names.b.as_str()), ("Lee, Ann", "Lee"));
        assert_eq!((header.extra("EventDate"), header.extra("Comment")), (Some("09/08/2023"), Some("rain")));
        let notes: Vec<&Note> = overlay.notes.values().collect();
        let plays = notes[1].plays.as_ref().unwrap();
        assert_eq!((plays.candidates.len(), plays.played, notes[0].luck), (2, Some(1), Some(-0.021)));
        assert_eq!(plays.candidates[0].text(), "13/8 6/5");
        assert_eq!(plays.candidates[1].method, Method::Named("Rollout".to_owned()));
        assert_eq!(plays.candidates[1].chances.to_array(), [0.501, 0.136, 0.005, 0.129, 0.004]);
        assert_eq!(notes[1].comment.as_deref(), Some("sleepy\nRolled over"));
        let cube = notes[2].cube.as_ref().unwrap();
        assert_eq!((cube.no_double_value, cube.double_take_value), ([0.379, 0.514], [0.379, 0.41]));
        assert_eq!((cube.double_drop, cube.unit), (Some(1.0), Unit::Equity));
        let score = record.final_state().unwrap().score();
        assert_eq!((score.a, score.b), (2, 0));
    }
}
