//! PartyGammon `.gam`: `KEY=value` lines, each game one line of records joined by `#`. `PLAYER_1` is seat A.

use pasch_rules::{ByPlayer, Player};

use super::{Read, Sheet, lines, roll};
use crate::decode::Decoded;
use crate::script::{Game, What};

/// Reads a match of PartyGammon.
///
/// # Errors
/// [`ReadError::NoGame`](crate::ReadError::NoGame) if it holds none.
pub fn read(decoded: &Decoded) -> Read {
    let mut sheet = Sheet::new(decoded);
    // Scores are told after each game.
    let mut before = ByPlayer { a: 0u32, b: 0u32 };
    let mut after = before;
    for (line, text) in lines(&decoded.text) {
        let Some((key, value)) = text.split_once('=') else {
            sheet.unknown(line, text);
            continue;
        };
        let value = value.trim();
        let field = key.strip_prefix("GAME_").and_then(|rest| rest.split_once('_'));
        match (key, field) {
            ("MatchLength", _) => sheet.length(line, value)?,
            (_, Some((number, "PLAYER_1"))) => {
                before = after;
                let score = before.map(|points| points.to_string());
                let number = number.parse().unwrap_or(sheet.script.games.len() as u32 + 1);
                let names = Some(ByPlayer { a: value.to_owned(), b: String::new() });
                let score = Some(score);
                sheet.begin(Game {
                    line: Some(line),
                    number,
                    names,
                    score,
                    score_line: Some(line),
                    ..Game::default()
                });
            }
            (_, Some((_, "PLAYER_2"))) => {
                let names = sheet.game().and_then(|game| {
                    let names = game.names.as_mut()?;
                    names.b = value.to_owned();
                    Some(names.clone())
                });
                if let (true, Some(names)) = (sheet.script.games.len() == 1, names) {
                    sheet.script.header.names = names;
                }
            }
            (_, Some((_, "GAMEPLAY"))) => {
                for (record, number) in value.split('#').zip(1..) {
                    entry(&mut sheet, line, number, record.trim());
                }
            }
            (_, Some((_, seat @ ("SCORE1" | "SCORE2")))) => {
                let points = value.parse().unwrap_or(0);
                if seat == "SCORE1" {
                    after.a = points;
                } else {
                    after.b = points;
                    let gain = ByPlayer::from_fn(|player| after[player].saturating_sub(before[player]));
                    for player in Player::BOTH.into_iter().filter(|&player| gain[player] > 0) {
                        sheet.push(line, None, player, What::Wins(Some(gain[player])));
                    }
                }
            }
            _ => sheet.extra(key, value),
        }
    }
    sheet.finish()
}

/// `1 6 1 61 13/7 8/7`, `2 Double`.
fn entry(sheet: &mut Sheet, line: u32, number: u32, record: &str) {
    let mut words = record.split_whitespace();
    let side = match words.next() {
        Some("1") => Player::A,
        Some("2") => Player::B,
        None => return,
        Some(_) => return sheet.unknown(line, record),
    };
    let words: Vec<&str> = words.collect();
    let what = match words.as_slice() {
        ["Double", ..] => What::Doubles(None),
        ["Take" | "Accept", ..] => What::Takes,
        ["Drop" | "Reject", ..] => What::Drops,
        ["Resign", ..] => What::Resigns,
        [_, _, dice, play @ ..] => roll(dice, &play.join(" ")),
        _ => return sheet.unknown(line, record),
    };
    sheet.push(line, Some(number), side, what);
}
