//! BackGammonRoom's `BGF version 1.2`: `1.X:(6 1)13/7 8/7`. It tells neither score nor match length; a double at the end
//! of a game was dropped, one that play follows was taken. X is seat A.

use pasch_rules::{ByPlayer, Player};

use super::{Read, Sheet, bracketed_dice, dance, lines, roll};
use crate::decode::Decoded;
use crate::script::{Game, What};

/// Reads a match of BackGammonRoom.
///
/// # Errors
/// [`ReadError::NoGame`](crate::ReadError::NoGame) if it holds none.
pub fn read(decoded: &Decoded) -> Read {
    let mut sheet = Sheet::new(decoded);
    for (line, text) in lines(&decoded.text) {
        if let Some(game) = game(line, text) {
            end_game(&mut sheet, line);
            if let (true, Some(names)) = (sheet.script.games.is_empty(), &game.names) {
                sheet.script.header.names = names.clone();
            }
            sheet.begin(game);
        } else if let Some((number, side, rest)) = numbered(text) {
            let what = match bracketed_dice(rest) {
                Some((dice, play)) if play.trim().eq_ignore_ascii_case("can't move") => dance(&dice),
                Some((dice, play)) => roll(&dice, play),
                None if rest.trim().eq_ignore_ascii_case("double") => What::Doubles(None),
                None => What::Other(rest.to_owned()),
            };
            let doubled = sheet.last().filter(|last| matches!(last.what, What::Doubles(_)));
            if let (Some(doubler), What::Roll { .. }) = (doubled.and_then(|last| last.side), &what) {
                sheet.push(line, Some(number), doubler.other(), What::Takes);
            }
            sheet.push(line, Some(number), side, what);
        } else if let Some(winner) = text.strip_suffix("Win the Match") {
            end_game(&mut sheet, line);
            let names = &sheet.script.header.names;
            let winner = if names.b == winner.trim() { Player::B } else { Player::A };
            let dropped = sheet.last().is_some_and(|last| matches!(last.what, What::Drops));
            if !dropped {
                sheet.push(line, None, winner.other(), What::Resigns);
            }
        } else if !text.starts_with("BGF version") && !text.starts_with("Single") {
            sheet.unknown(line, text);
        }
    }
    end_game(&mut sheet, 0);
    for game in &mut sheet.script.games {
        finished(game);
    }
    sheet.finish()
}

/// A match that ends with its last bear-off needs no resignation.
fn finished(game: &mut Game) {
    let borne_off = |player: Player| {
        let plays = game.entries.iter().filter(|entry| entry.side == Some(player));
        let text = plays.filter_map(|entry| match &entry.what {
            What::Roll { body: crate::script::Body::Play(text), .. } => Some(text),
            _ => None,
        });
        text.map(|text| off_count(text)).sum::<usize>()
    };
    if Player::BOTH.into_iter().any(|player| borne_off(player) >= 15) {
        game.entries.retain(|entry| !matches!(entry.what, What::Resigns));
    }
}

/// The checkers that a play bears off.
fn off_count(text: &str) -> usize {
    let chains = crate::steps::parse(text).unwrap_or_default();
    chains.iter().filter(|chain| chain.points.last() == Some(&0)).map(|chain| usize::from(chain.count)).sum()
}

/// `Game 1 - a (X) vs. b (0)`
fn game(line: u32, text: &str) -> Option<Game> {
    let (number, names) = text.strip_prefix("Game ")?.split_once(" - ")?;
    let (a, b) = names.split_once(" vs. ")?;
    let name = |text: &str| text.trim().rsplit_once(" (").map_or(text.trim(), |(name, _)| name).to_owned();
    Some(Game {
        line: Some(line),
        number: number.trim().parse().ok()?,
        names: Some(ByPlayer { a: name(a), b: name(b) }),
        scoreless: true,
        ..Game::default()
    })
}

/// Reads a numbered row such as `12.X:rest`.
fn numbered(text: &str) -> Option<(u32, Player, &str)> {
    let (number, rest) = text.split_once('.')?;
    let number = number.trim().parse().ok()?;
    match rest.split_once(':')? {
        ("X", rest) => Some((number, Player::A, rest)),
        ("0" | "O", rest) => Some((number, Player::B, rest)),
        _ => None,
    }
}

fn end_game(sheet: &mut Sheet, line: u32) {
    let doubled = sheet.last().filter(|last| matches!(last.what, What::Doubles(_)));
    if let Some((doubler, own)) = doubled.and_then(|last| Some((last.side?, last.line))) {
        sheet.push(own.unwrap_or(line), None, doubler.other(), What::Drops);
    }
}
