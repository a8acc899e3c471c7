//! TrueMoneygames `.tmg`: `Key: value` lines, then `n type data`, with a minus for the second player. `Player1` is seat A.

use pasch_rules::{ByPlayer, Player, VariantId};

use super::{Read, Sheet, dance, lines, roll, switch};
use crate::decode::Decoded;
use crate::problem::Problem;
use crate::script::{self, Body, Game, What};

/// Reads a match of TrueMoneygames.
///
/// # Errors
/// [`ReadError::NoGame`](crate::ReadError::NoGame) if it holds none.
pub fn read(decoded: &Decoded) -> Read {
    let mut sheet = Sheet::new(decoded);
    sheet.script.jacoby_open = false;
    sheet.script.variant_open = false;
    let mut rolled: Option<(u32, u32, Player, String)> = None;
    for (line, text) in lines(&decoded.text) {
        if let Some((key, value)) = key_value(text) {
            header(&mut sheet, line, key, value)?;
        } else if let Some(game) = game(&sheet, line, text) {
            unplayed(&mut sheet, &mut rolled);
            sheet.begin(game);
        } else {
            entry(&mut sheet, &mut rolled, line, text);
        }
    }
    unplayed(&mut sheet, &mut rolled);
    sheet.finish()
}

fn key_value(text: &str) -> Option<(&str, &str)> {
    let (key, value) = text.split_once(':')?;
    (!key.is_empty()
        && key.bytes().all(|b| b.is_ascii_alphanumeric())
        && !key.bytes().all(|b| b.is_ascii_digit()))
    .then_some((key, value.trim()))
}

fn header(sheet: &mut Sheet, line: u32, key: &str, value: &str) -> Result<(), crate::ReadError> {
    // Headers may come again between records: the first counts.
    let again = !sheet.script.games.is_empty();
    let player = || {
        let words: Vec<&str> = value.split_whitespace().collect();
        let end = words.len() - usize::from(words.len() > 2);
        words.get(1..end).map_or(String::new(), |words| words.join(" "))
    };
    let on = switch(value).unwrap_or(false);
    let header = &mut sheet.script.header;
    match key {
        _ if again => {}
        "Player1" => header.names.a = player(),
        "Player2" => header.names.b = player(),
        "Length" => sheet.length(line, value)?,
        "Jacoby" => header.options.jacoby = on,
        "Crawford" => header.options.crawford = on,
        "Cube" if !on => header.options.cube = pasch_rules::CubeUse::Off,
        "Variant" => match value {
            "1" => {}
            "2" => header.variant = VariantId::NACKGAMMON,
            other => sheet.warn(line, Problem::UnknownVariation(other.chars().take(20).collect())),
        },
        "Startdate" => {
            let date = value.split_whitespace().next().unwrap_or("").replace('-', ".");
            sheet.extra("EventDate", &date);
        }
        _ => sheet.extra(key, value),
    }
    Ok(())
}

/// Reads the line that begins a game, such as `Game 3: 1-1`.
fn game(sheet: &Sheet, line: u32, text: &str) -> Option<Game> {
    let (number, score) = text.strip_prefix("Game ")?.split_once(':')?;
    let (a, b) = score.trim().split_once('-')?;
    Some(Game {
        line: Some(line),
        number: number.trim().parse().unwrap_or(sheet.script.games.len() as u32 + 1),
        score: Some(ByPlayer { a: a.trim().to_owned(), b: b.trim().to_owned() }),
        score_line: Some(line),
        ..Game::default()
    })
}

/// A roll that is followed by no play.
fn unplayed(sheet: &mut Sheet, rolled: &mut Option<(u32, u32, Player, String)>) {
    if let Some((line, move_no, side, dice)) = rolled.take() {
        let what = What::Roll { dice: script::dice_text(&dice), body: Body::Unplayed, column: None };
        sheet.push(line, Some(move_no), side, what);
    }
}

fn entry(sheet: &mut Sheet, rolled: &mut Option<(u32, u32, Player, String)>, line: u32, text: &str) {
    let mut words = text.splitn(3, char::is_whitespace);
    let number = words.next().and_then(|word| word.parse::<i32>().ok());
    let rest = text.trim_start_matches(|c: char| c == '-' || c.is_ascii_digit()).trim_start();
    let (kind, data) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    let (Some(number), Ok(kind)) = (number, kind.parse::<u32>()) else {
        return sheet.unknown(line, text);
    };
    let side = if text.starts_with('-') { Player::B } else { Player::A };
    let move_no = number.unsigned_abs();
    let data = data.trim();
    if kind == 1 {
        let dice = data.trim_end_matches(':');
        if dice != "??" {
            // The same roll is sometimes written twice.
            if rolled.as_ref().is_some_and(|(_, _, player, _)| *player != side) {
                unplayed(sheet, rolled);
            }
            *rolled = Some((line, move_no, side, dice.to_owned()));
        }
        return;
    }
    let what = match kind {
        4 => {
            let Some((_, _, _, dice)) = rolled.take() else { return sheet.unknown(line, text) };
            if data == "0/0" || data.is_empty() { dance(&dice) } else { roll(&dice, data) }
        }
        2 => {
            if let Some(game) = sheet.game() {
                game.opening_cube = game.opening_cube.max(1).saturating_mul(2).min(1 << 20);
            }
            return;
        }
        5 => What::Doubles(data.rsplit(' ').next().and_then(|word| word.parse().ok())),
        7 => What::Takes,
        8 => What::Beavers(None),
        10 => What::Drops,
        14..=16 => {
            let points = data.split_whitespace().next().and_then(|word| word.parse::<f64>().ok());
            What::Wins(points.map(|points| points.round().abs() as u32))
        }
        17 | 22 => What::Resigns,
        _ => return sheet.unknown(line, text),
    };
    unplayed(sheet, rolled);
    sheet.push(line, Some(move_no), side, what);
}
