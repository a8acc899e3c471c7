//! What reports call a match, a game and a turn.

use pasch_analysis::{Decision, GameReport, Turn};
use pasch_messages::message;
use pasch_rules::Header;

/// What is played, as reports say it: the length, the level they are judged at, the game or the games of a series.
pub fn occasion(header: &Header, level: &str) -> String {
    let kind = message!("match-kind", points = header.length);
    let games = std::iter::once(header.variant).chain(header.then.iter().copied());
    let games = games.map(|one| one.spec().name).collect::<Vec<_>>().join(" → ");
    format!("{kind}, {level}, {games}")
}

/// Which game of a series this one is; nothing in a match of one game alone.
pub fn name_in_series(header: &Header, game: &GameReport) -> String {
    let series = !header.then.is_empty();
    if series { format!(" ({})", game.variant.spec().name) } else { String::new() }
}

/// A roll with its play, or what was done with the cube.
pub fn what(turn: &Turn) -> String {
    match &turn.decision {
        Decision::Play(play) => format!("{}: {}", play.dice, turn.text()),
        Decision::Cube(_) => turn.text(),
    }
}
