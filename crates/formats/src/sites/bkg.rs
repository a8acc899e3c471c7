//! BKG `.bkg`: `Black: 6 1:  13-7, 8-7`, White numbered in Black's direction; single games for money. Black is seat A.

use pasch_rules::{ByPlayer, Player};

use super::{Read, Sheet, lines, own_count, roll};
use crate::decode::Decoded;
use crate::script::{Game, What};

/// Reads the games of a BKG file.
///
/// # Errors
/// [`ReadError::NoGame`](crate::ReadError::NoGame) if there is none.
pub fn read(decoded: &Decoded) -> Read {
    let mut sheet = Sheet::new(decoded);
    sheet.script.header.names = ByPlayer { a: "Black".to_owned(), b: "White".to_owned() };
    let mut over = true;
    let mut cube = 1u32;
    for (line, text) in lines(&decoded.text) {
        let Some((side, rest)) = player(text) else {
            sheet.unknown(line, text);
            continue;
        };
        if over {
            let number = sheet.script.games.len() as u32 + 1;
            sheet.begin(Game { line: Some(line), number, scoreless: true, ..Game::default() });
            (over, cube) = (false, 1);
        }
        let rest = rest.trim();
        if let Some(answer) = rest.strip_prefix("Doubles") {
            sheet.push(line, None, side, What::Doubles(None));
            if answer.contains("Accepted") {
                cube = cube.saturating_mul(2);
                sheet.push(line, None, side.other(), What::Takes);
            } else if answer.contains("Refused") {
                sheet.push(line, None, side.other(), What::Drops);
            }
        } else if let Some(grade) = rest.strip_prefix("wins") {
            let level = match grade.trim().trim_start_matches("a ").to_ascii_lowercase().as_str() {
                "backgammon" => 3,
                "gammon" => 2,
                _ => 1,
            };
            sheet.push(line, None, side, What::Wins(Some(cube.saturating_mul(level))));
            over = true;
        } else {
            match rest.trim_start_matches(':').split_once(':') {
                Some((dice, play)) => {
                    let dice: String = dice.chars().filter(|c| !c.is_whitespace()).collect();
                    sheet.push(line, None, side, roll(&dice, &own_count(play)));
                }
                None => sheet.unknown(line, text),
            }
        }
    }
    sheet.finish()
}

fn player(text: &str) -> Option<(Player, &str)> {
    let black = text.strip_prefix("Black").map(|rest| (Player::A, rest));
    black.or_else(|| text.strip_prefix("White").map(|rest| (Player::B, rest)))
}
