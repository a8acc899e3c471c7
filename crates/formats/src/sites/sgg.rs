//! GamesGrid `.sgg`, also GridGammon's: `a vs. b`, settings, then numbered lines with the second player's cell behind one
//! more tab. The player named first is seat A.

use pasch_rules::{ByPlayer, CubeUse, Player, Record, VariantId};

use super::{Sheet, dance, roll, switch};
use crate::decode::Decoded;
use crate::overlay::{GameNote, Note, Overlay, join};
use crate::problem::{Problem, ReadError, Warning};
use crate::script::{self, Body, Entry, Game, What};

/// Reads a match of GamesGrid or GridGammon.
///
/// # Errors
/// [`ReadError::NoGame`](crate::ReadError::NoGame) if it holds none.
pub fn read(decoded: &Decoded) -> Result<(Record, Vec<Warning>, Overlay), ReadError> {
    let mut sheet = Sheet::new(decoded);
    let (mut games, mut notes) = (Vec::new(), Vec::new());
    for (text, line) in decoded.text.split('\n').zip(1..) {
        let trimmed = text.trim();
        if trimmed.is_empty() {
            continue;
        }
        if let Some(game) = game(&mut sheet, line, trimmed)? {
            sheet.begin(game);
        } else if sheet.script.games.is_empty() {
            header(&mut sheet, line, trimmed)?;
        } else if let Some((number, side, cell)) = cell(text) {
            entry(&mut sheet, line, number, side, cell);
        } else if let Some((winner, points)) = wins(&sheet, trimmed) {
            sheet.push(line, None, winner, What::Wins(points));
        } else {
            // Any other line is somebody's comment on what stands above it.
            let game = sheet.script.games.len() - 1;
            match sheet.script.games[game].entries.len().checked_sub(1) {
                Some(last) => {
                    let comment = Some(trimmed.to_owned());
                    notes.push((game, last, Note { comment, ..Note::default() }));
                }
                None => {
                    games.resize(game + 1, GameNote::default());
                    join(&mut games[game].comment, Some(trimmed.to_owned()));
                }
            }
        }
    }
    let (record, warnings, spans) = sheet.played()?;
    Ok((record, warnings, Overlay::laid(games, notes, &spans)))
}

fn header(sheet: &mut Sheet, line: u32, text: &str) -> Result<(), crate::ReadError> {
    if let (true, Some((a, b))) = (sheet.script.header.names.a.is_empty(), text.split_once(" vs. ")) {
        sheet.script.header.names = ByPlayer { a: a.trim().to_owned(), b: b.trim().to_owned() };
        return Ok(());
    }
    let Some((key, value)) = text.split_once(':') else {
        let key = if text.split(',').count() == 3 { "EventDate" } else { "Site" };
        sheet.extra(key, text);
        return Ok(());
    };
    let options = &mut sheet.script.header.options;
    match (key.trim(), switch(value)) {
        ("Jacoby", Some(on)) => {
            options.jacoby = on;
            sheet.script.jacoby_open = false;
        }
        ("Crawford", Some(on)) => options.crawford = on,
        ("Doubling Cube", Some(false)) => options.cube = CubeUse::Off,
        ("Match Length", _) => sheet.length(line, value)?,
        ("Variant", _) => {
            sheet.script.variant_open = false;
            match VariantId::find(value.trim()).filter(|id| id.spec().moves_as_backgammon()) {
                Some(variant) => sheet.script.header.variant = variant,
                None => sheet.warn(line, Problem::UnknownVariation(value.trim().chars().take(40).collect())),
            }
        }
        (key, _) => sheet.extra(key, value),
    }
    Ok(())
}

/// `Game 3.2*-1/5`: number, score with a star at the Crawford game's side, length.
fn game(sheet: &mut Sheet, line: u32, text: &str) -> Result<Option<Game>, crate::ReadError> {
    let Some((number, rest)) = text.strip_prefix("Game ").and_then(|rest| rest.split_once('.')) else {
        return Ok(None);
    };
    let (score, length) = rest.split_once('/').map_or((rest, None), |(score, length)| (score, Some(length)));
    let (Ok(number), Some((a, b))) = (number.trim().parse(), score.split_once('-')) else { return Ok(None) };
    if let (Some(length), true) = (length, sheet.script.games.is_empty()) {
        sheet.length(line, length)?;
    }
    let crawford = score.contains('*').then_some(true);
    let plain = |text: &str| text.trim().trim_matches('*').to_owned();
    let score = Some(ByPlayer { a: plain(a), b: plain(b) });
    Ok(Some(Game { line: Some(line), number, score, score_line: Some(line), crawford, ..Game::default() }))
}

/// `4<TAB>61: 13/7` or `4<TAB><TAB>61: 13/7`.
fn cell(text: &str) -> Option<(u32, Player, &str)> {
    let (number, rest) = text.trim_end().split_once('\t')?;
    let number = number.trim().parse().ok()?;
    Some(match rest.strip_prefix('\t') {
        Some(cell) => (number, Player::B, cell.trim()),
        None => (number, Player::A, rest.trim()),
    })
}

fn wins(sheet: &Sheet, text: &str) -> Option<(Player, Option<u32>)> {
    let names = &sheet.script.header.names;
    Player::BOTH.into_iter().find_map(|player| {
        let rest = text.strip_prefix(names[player].as_str())?.trim_start().strip_prefix("wins")?;
        Some((player, rest.split_whitespace().next().and_then(|word| word.parse().ok())))
    })
}

fn entry(sheet: &mut Sheet, line: u32, number: u32, side: Player, cell: &str) {
    let lower = cell.to_ascii_lowercase();
    let value = || lower.rsplit(' ').next().and_then(|word| word.parse().ok());
    let what = match cell.split_once(':') {
        Some((_, rest)) if rest.trim().eq_ignore_ascii_case("automatic double") => {
            if let Some(game) = sheet.game() {
                game.opening_cube = game.opening_cube.max(1).saturating_mul(2).min(1 << 20);
            }
            return;
        }
        Some((dice, rest)) if rest.trim().eq_ignore_ascii_case("O-O") => dance(dice.trim()),
        Some((dice, rest)) if rest.trim().is_empty() => {
            What::Roll { dice: script::dice_text(dice.trim()), body: Body::Unplayed, column: None }
        }
        Some((dice, rest)) => roll(dice.trim(), rest),
        None if lower.starts_with("double") => What::Doubles(value()),
        None if lower.starts_with("beaver") || lower.starts_with("raccoon") => What::Beavers(value()),
        None if lower.starts_with("accept") => What::Takes,
        None if lower.starts_with("pass") => What::Drops,
        None if lower.starts_with("resign") => What::Resigns,
        None if cell == "-" => What::CannotMove,
        None => return sheet.unknown(line, cell),
    };
    // Rolls, plays and doubles are sometimes written twice, a roll usually.
    if let Some(last) = sheet.last().filter(|last| last.side == Some(side) && last.move_no == Some(number)) {
        if is_repeat(&last.what, &what) {
            return;
        }
        if is_begun(&last.what, &what) {
            if let Some(game) = sheet.game() {
                game.entries.pop();
            }
        }
    }
    // After a beaver the take is left out.
    let beavered = sheet.last().is_some_and(|last| matches!(last.what, What::Beavers(_)));
    if beavered && matches!(what, What::Roll { .. }) {
        let taker = sheet.last().and_then(|last| last.side).map_or(side, Player::other);
        sheet.push(line, Some(number), taker, What::Takes);
    }
    let entry = Entry { line: Some(line), move_no: Some(number), ..Entry::of(side, what) };
    if let Some(game) = sheet.game() {
        game.entries.push(entry);
    }
}

/// Whether a roll without its play is told again with it.
fn is_begun(before: &What, now: &What) -> bool {
    match (before, now) {
        (What::Roll { dice: x, body: Body::Unplayed, .. }, What::Roll { dice: y, .. }) => x == y,
        _ => false,
    }
}

fn is_repeat(before: &What, now: &What) -> bool {
    match (before, now) {
        (What::Roll { dice: x, body: of_x, .. }, What::Roll { dice: y, body: of_y, .. }) => {
            x == y
                && match (of_x, of_y) {
                    (Body::Play(x), Body::Play(y)) => x == y,
                    (_, Body::Unplayed) | (Body::CannotMove, Body::CannotMove) => true,
                    _ => false,
                }
        }
        (What::Doubles(_), What::Doubles(_)) | (What::Takes, What::Takes) => true,
        _ => false,
    }
}
