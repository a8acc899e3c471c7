//! Facts in one line, in the order of the corpus index.

use pasch_formats::Facts;
use pasch_rules::Player;

/// `erin / frank; length 7; 7 games; final 6-8; 253 rolls, 6 doubles, 3 takes, 3 drops; results W+1 B+1 …; Crawford game 6`
pub fn describe(facts: &Facts) -> String {
    let c = facts.counts;
    let open = facts.games.last().is_some_and(|game| game.result.is_none());
    let results: Vec<String> = facts
        .games
        .iter()
        .filter_map(|game| {
            let side = if game.winner()? == Player::A { 'W' } else { 'B' };
            Some(format!("{side}+{}{}", game.points(), if game.resigned() { "R" } else { "" }))
        })
        .collect();
    let mut text = format!(
        "{} / {}; length {}; {} games; final {}-{}{}; {} rolls, {} doubles, {} takes, {} drops; results {}",
        facts.players.a,
        facts.players.b,
        facts.length,
        facts.games.len(),
        facts.score.a,
        facts.score.b,
        if open { " (last game unfinished)" } else { "" },
        c.rolls,
        c.doubles,
        c.takes,
        c.drops,
        if results.is_empty() { "-".to_owned() } else { results.join(" ") },
    );
    if let Some(game) = facts.games.iter().position(|game| game.crawford) {
        text += &format!("; Crawford game {}", game + 1);
    }
    text
}
