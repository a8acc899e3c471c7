//! What is agreed before the first roll, from header lines and the first score line.

use pasch_rules::{ByPlayer, DeadCube, Header, Options, VariantId};

use super::document::Document;
use super::lex::CellKind;
use crate::problem::{Problem, Warning};

/// Lengths from here on mean play without end: FIBS writes 9999, others 99999.
const UNLIMITED: [u32; 2] = [9999, 99999];

/// The header of a match, and whether the file leaves open if the Jacoby rule holds.
pub(super) fn read(document: &Document<'_>, warnings: &mut Vec<Warning>) -> (Header, bool) {
    let mut warn = |problem| {
        let line = Some(document.length_line);
        warnings.push(Warning { line, column: None, game: None, move_no: None, problem });
    };
    let mut length = document.length;
    if UNLIMITED.contains(&length) || length > Header::MAX_LENGTH {
        warn(Problem::Unlimited(length));
        length = 0;
    }
    let mut header = Header::new(UNNAMED, length);
    for &(key, value) in &document.headers {
        if key.eq_ignore_ascii_case("Variation") {
            match variant(value.trim()) {
                Some(variant) => header.variant = variant,
                None => warn(Problem::UnknownVariation(value.to_owned())),
            }
        }
        header.extra.push((key.to_owned(), value.to_owned()));
    }
    let jacoby = switch(document, "Jacoby");
    header.options = Options {
        crawford: switch(document, "Crawford").unwrap_or(true),
        jacoby: jacoby.unwrap_or(true),
        animals: animals(document),
        // A file tells what was done, wise or not.
        dead_cube: DeadCube::Allow,
        ..Options::default()
    };
    header.names = names(document, &mut header.extra);
    (header, jacoby.is_none() && length == 0)
}

/// The game of a file that names none.
pub(super) const UNNAMED: VariantId = VariantId::BACKGAMMON;

/// Games that GNU Backgammon calls otherwise. Its version 1.07 takes a plain `Hypergammon` for the game with one checker a side.
const RENAMED: [(VariantId, &str); 1] = [(VariantId::HYPERGAMMON, "HyperGammon (3)")];

/// The game of a header's `Variation`: by Pasch's name, or by GNU Backgammon's where that differs.
fn variant(name: &str) -> Option<VariantId> {
    let renamed = RENAMED.iter().find(|(_, known)| known.eq_ignore_ascii_case(name)).map(|(game, _)| *game);
    renamed.or_else(|| VariantId::find(name).filter(|id| id.spec().moves_as_backgammon()))
}

/// The name of a game in a header.
pub(super) fn variation(variant: VariantId) -> &'static str {
    let renamed = RENAMED.iter().find(|(game, _)| *game == variant);
    renamed.map_or(variant.spec().name, |(_, name)| name)
}

fn value<'a>(document: &Document<'a>, key: &str) -> Option<&'a str> {
    document.headers.iter().find(|(known, _)| known.eq_ignore_ascii_case(key)).map(|(_, value)| *value)
}

fn switch(document: &Document<'_>, key: &str) -> Option<bool> {
    match value(document, key)?.trim().to_ascii_lowercase().as_str() {
        "on" | "yes" | "true" | "1" => Some(true),
        "off" | "no" | "false" | "0" => Some(false),
        _ => None,
    }
}

/// How many times an offered cube may be turned: as the header says, and as often as it was done.
fn animals(document: &Document<'_>) -> u8 {
    let (mut run, mut most) = (0u8, 0u8);
    for entry in document.games.iter().flat_map(|game| &game.entries) {
        run = match entry.cell.kind {
            CellKind::Doubles(_) | CellKind::Beavers(_) | CellKind::Raccoons(_) => run.saturating_add(1),
            _ => 0,
        };
        most = most.max(run.saturating_sub(1));
    }
    let agreed = match switch(document, "Beaver").or_else(|| switch(document, "Beavers")) {
        Some(false) => 0,
        _ => Options::default().animals,
    };
    most.max(agreed)
}

/// Score lines decide; the header may hold real names instead. Ratings behind a comma go to the extra entries.
fn names(document: &Document<'_>, extra: &mut Vec<(String, String)>) -> ByPlayer<String> {
    let score = document.games.iter().find_map(|game| game.score);
    let mut name = |seat: usize, key: &str| match score {
        Some(sides) => {
            let (name, rating) = without_rating(sides[seat].name);
            if let Some(rating) = rating {
                extra.push((format!("{key} Rating"), rating.to_owned()));
            }
            name.to_owned()
        }
        None => value(document, key).unwrap_or("").to_owned(),
    };
    ByPlayer { a: name(0, "Player 1"), b: name(1, "Player 2") }
}

/// Old GamesGrid files write `name,1842`.
pub(super) fn without_rating(name: &str) -> (&str, Option<&str>) {
    match name.rsplit_once(',') {
        Some((name, rating)) if !name.is_empty() && rating.len() >= 3 && rating.parse::<f32>().is_ok() => {
            (name, Some(rating))
        }
        _ => (name, None),
    }
}
