//! FIBS `oldmoves`: `alice is X - bob is O`, then `X: (6 1) 13-7 8-7`. O's moves count upwards. X of the
//! first game is seat A.

use core::fmt::Write;

use pasch_rules::{
    Action, ByPlayer, Effect, Grade, Header, MatchState, Phase, Place, Player, Record, RecordError,
    ReplayError,
};

use super::{Read, Sheet, bracketed_dice, lines, own_count, roll};
use crate::decode::Decoded;
use crate::format::Format;
use crate::problem::{Problem, ReadError};
use crate::script::{Game, What};
use crate::written::{Loss, WriteError, Written};

/// Reads the games of one match.
///
/// # Errors
/// [`ReadError::NoScore`] if no score stands before the first game, [`ReadError::NoGame`] if there is none.
pub fn read(decoded: &Decoded) -> Read {
    let mut sheet = Sheet::new(decoded);
    let mut score: Option<[String; 2]> = None;
    let mut first_score = true;
    // Which seat X is: names may change sides between games.
    let mut x = Player::A;
    for (number, line) in lines(&decoded.text) {
        // A player may be called Score.
        if let Some((name_x, name_o)) = sides(line) {
            let [of_x, of_o] = score.take().ok_or(ReadError::NoScore { line: number })?;
            let names = &mut sheet.script.header.names;
            if names.a.is_empty() {
                *names = ByPlayer { a: name_x.to_owned(), b: name_o.to_owned() };
            }
            x = if name_x == names.b && name_o == names.a { Player::B } else { Player::A };
            let named = ByPlayer { a: name_x.to_owned(), b: name_o.to_owned() };
            let scored = ByPlayer { a: of_x, b: of_o };
            let swap = x == Player::B;
            sheet.begin(Game {
                line: Some(number),
                number: sheet.script.games.len() as u32 + 1,
                names: Some(if swap { named.swapped() } else { named }),
                score: Some(if swap { scored.swapped() } else { scored }),
                score_line: Some(number),
                ..Game::default()
            });
        } else if let Some(rest) = line.strip_prefix("Score is ") {
            let rest = rest.trim_end_matches('.');
            let (points, length) = match rest.split_once(" in a ") {
                Some((points, rest)) => (points, rest.split_whitespace().next()),
                None => (rest, None),
            };
            let length = length.unwrap_or("0");
            if first_score {
                sheet.length(number, length)?;
                first_score = false;
            } else if length.parse() != Ok(sheet.script.header.length) {
                sheet.warn(number, Problem::SecondMatch);
                break;
            }
            score = points.split_once('-').map(|(a, b)| [a.trim().to_owned(), b.trim().to_owned()]);
        } else {
            let (mark, rest) = line.split_at(line.char_indices().nth(2).map_or(line.len(), |(at, _)| at));
            let side = match mark {
                "X:" => x,
                "O:" => x.other(),
                _ => {
                    sheet.unknown(number, line);
                    continue;
                }
            };
            let rest = rest.trim().trim_end_matches('.');
            let what = match (bracketed_dice(rest), rest) {
                (Some((dice, play)), _) if play.trim() == "can't move" => super::dance(&dice),
                (Some((dice, play)), _) => roll(&dice, &own_count(play)),
                (None, "doubles") => What::Doubles(None),
                (None, "accepts") => What::Takes,
                (None, "rejects") => What::Drops,
                (None, "redoubles" | "beavers" | "raccoons") => What::Beavers(None),
                (None, text) if text.starts_with("wants to resign") => What::Resigns,
                (None, text) if text.starts_with("wins") => What::Wins(None),
                (None, text) => What::Other(text.to_owned()),
            };
            sheet.push(number, None, side, what);
        }
    }
    points_by_next_score(&mut sheet.script.games);
    sheet.finish()
}

/// `alice is X - bob is O`
fn sides(line: &str) -> Option<(&str, &str)> {
    let (x, o) = line.split_once(" is X - ")?;
    Some((x.trim(), o.trim().trim_end_matches('.').strip_suffix(" is O")?.trim()))
}

/// The size of a resignation is told by the next score only.
pub(super) fn points_by_next_score(games: &mut [Game]) {
    for index in 1..games.len() {
        let (before, after) = games.split_at_mut(index);
        let Some(game) = before.last_mut() else { continue };
        let resigned = game.entries.iter().any(|entry| matches!(entry.what, What::Resigns));
        let scores = game.score.as_ref().zip(after[0].score.as_ref());
        let Some((was, is)) = scores.filter(|_| resigned) else { continue };
        let gain = ByPlayer::from_fn(|player| {
            let points = |score: &ByPlayer<String>| score[player].parse::<u32>().ok();
            points(is)?.checked_sub(points(was)?)
        });
        for entry in &mut game.entries {
            if let (What::Wins(points @ None), Some(side)) = (&mut entry.what, entry.side) {
                *points = gain[side].filter(|&gain| gain > 0);
            }
        }
    }
}

/// Writes a record as FIBS shows it: seat A is X and moves from 24 down, seat B is O and moves from 1 up.
///
/// # Errors
/// [`WriteError`] if the game does not move as backgammon, games of several kinds follow each other, or the
/// rules refuse the record.
pub fn write(record: &Record) -> Result<Written, WriteError> {
    let header = &record.header;
    if !header.then.is_empty() {
        return Err(WriteError::Series(Format::FibsOldmoves));
    }
    if header.variant != pasch_rules::VariantId::BACKGAMMON {
        return Err(WriteError::Variant(Format::FibsOldmoves, header.variant));
    }
    let mut state = MatchState::new(header).map_err(RecordError::from)?;
    let mut writer = Writer { header, text: String::new(), losses: Vec::new(), games: 0 };
    let mut actions = record.actions.iter().enumerate().peekable();
    if actions.peek().is_none() {
        writer.begin(ByPlayer::default());
    }
    while let Some((index, action)) = actions.next() {
        writer.action(&state, action, actions.peek().map(|(_, next)| *next));
        let applied = state.apply(action);
        applied.map_err(|source| RecordError::from(ReplayError { index, source }))?;
        writer.after(&state, action);
    }
    if let Phase::ToMove { player, dice } = *state.phase() {
        writer.line(player, &format!("({} {}) ", dice.high().face(), dice.low().face()));
    }
    Ok(Written { text: writer.text, losses: writer.losses })
}

struct Writer<'a> {
    header: &'a Header,
    text: String,
    losses: Vec<(u32, Loss)>,
    games: u32,
}

/// A place as FIBS numbers it: in X's count.
fn place(place: Place, player: Player) -> String {
    match place.number() {
        25 => "bar".to_owned(),
        0 => "off".to_owned(),
        number => if player == Player::A { number } else { 25 - number }.to_string(),
    }
}

impl Writer<'_> {
    fn lose(&mut self, loss: Loss) {
        self.losses.push((self.games, loss));
    }

    /// FIBS names are single words.
    fn name(&self, player: Player) -> String {
        let name: Vec<&str> = self.header.names[player].split_whitespace().collect();
        if name.is_empty() { format!("Player_{player}") } else { name.join("_") }
    }

    fn begin(&mut self, score: ByPlayer<u32>) {
        let (a, b) = (self.name(Player::A), self.name(Player::B));
        if self.games == 0 && (a != self.header.names.a || b != self.header.names.b) {
            self.lose(Loss::Names);
        }
        self.games += 1;
        let length = self.header.length;
        let of = if length > 0 { format!(" in a {length} point match") } else { String::new() };
        let gap = if self.games > 1 { "\n" } else { "" };
        write!(self.text, "{gap}Score is {}-{}{of}.\n{a} is X - {b} is O\n", score.a, score.b)
            .expect("a String takes any text");
    }

    fn line(&mut self, player: Player, text: &str) {
        let mark = if player == Player::A { 'X' } else { 'O' };
        writeln!(self.text, "{mark}: {text}").expect("a String takes any text");
    }

    fn action(&mut self, state: &MatchState, action: &Action, next: Option<&Action>) {
        let phase = *state.phase();
        if self.games == 0 || !phase.is_playing() {
            self.begin(match action {
                Action::Setup(setup) => setup.score,
                _ => state.score(),
            });
        }
        match (action, phase) {
            (Action::Play(play), Phase::ToMove { player, dice }) => {
                let mut text = format!("({} {})", dice.high().face(), dice.low().face());
                if play.is_dance() {
                    text += " can't move";
                }
                for mv in &play.moves {
                    let (from, to) = (place(mv.from, player), place(mv.to, player));
                    let star = if mv.effect == Effect::Hit { "*" } else { "" };
                    write!(text, " {from}-{to}{star}").expect("a String takes any text");
                }
                self.line(player, &text);
            }
            (Action::Misplay(misplay), Phase::ToMove { player, dice }) => {
                self.lose(Loss::IllegalPlay);
                if next != Some(&Action::Insist) {
                    let mut text = format!("({} {})", dice.high().face(), dice.low().face());
                    for shift in &misplay.shifts {
                        write!(text, " {}-{}", place(shift.from, player), place(shift.to, player))
                            .expect("a String takes any text");
                    }
                    self.line(player, &text);
                }
            }
            (Action::Double, Phase::ToRoll { player }) => self.line(player, "doubles"),
            (Action::Take, Phase::DoubleOffered { by, .. }) => self.line(by.other(), "accepts"),
            (Action::Drop, Phase::DoubleOffered { by, .. }) => self.line(by.other(), "rejects"),
            (Action::Beaver, Phase::DoubleOffered { by, .. }) => self.line(by.other(), "beavers"),
            (Action::OfferResign { by, grade }, _) if next == Some(&Action::AcceptResign) => {
                if let Phase::ToMove { player, dice } = phase {
                    self.line(player, &format!("({} {}) ", dice.high().face(), dice.low().face()));
                }
                self.line(*by, "wants to resign");
                // The next score would tell more; here only a single game is safe.
                if *grade != Grade::Single {
                    self.lose(Loss::ResignedGrade);
                }
            }
            (Action::OfferResign { .. }, _) => self.lose(Loss::RefusedResignation),
            (Action::FirstTurn(_), _) if !matches!(next, Some(Action::Roll(dice)) if dice.is_double()) => {
                self.lose(Loss::OpeningThrow);
            }
            (Action::OpeningRoll(dice), _) if dice.a == dice.b => self.lose(Loss::OpeningThrow),
            (Action::RejectOpening, _) => self.lose(Loss::EarlyCube),
            (Action::Forfeit { .. }, _) => self.lose(Loss::Forfeit),
            (Action::Setup(_), _) => self.lose(Loss::Position),
            _ => {}
        }
    }

    fn after(&mut self, state: &MatchState, action: &Action) {
        if matches!(action, Action::OpeningRoll(_)) && state.cube().value > 1 {
            self.lose(Loss::EarlyCube);
        }
        if let Phase::GameOver(result) | Phase::MatchOver { result, .. } = *state.phase() {
            if let Some(winner) =
                result.outcome.winner().filter(|_| !matches!(action, Action::Forfeit { .. }))
            {
                self.line(winner, "wins");
            }
        }
    }
}
