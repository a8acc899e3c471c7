//! A report as one page that needs nothing else: no scripts, no fonts, no files.

mod turn;

use std::fmt::Write as _;

use pasch_analysis::{CubeMistake, GameReport, Mark, Mistakes, Theme, Turn, measure};
use pasch_rules::{ByPlayer, Player};

use super::named::{name_in_series, occasion, what};
use super::sheet::{Cubes, Sheet, is_listed};
use super::svg::graph_of;
use pasch_console::term::{equity, signed_percent};

const STYLE: &str = include_str!("style.css");

/// Decisions listed as the most expensive ones.
const WORST: usize = 8;

pub fn page(sheet: &Sheet<'_>) -> String {
    let Sheet { record, report, .. } = sheet;
    let names = record.header.names.as_ref().map(|name| escape(name));
    let mut page = format!(
        "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">\
         <title>{a} – {b}</title><style>\n{STYLE}</style></head><body><main>\n\
         <h1>{a} – {b}</h1><p class=\"soft\">{occasion}, analysed by Pasch {version}</p>\n",
        a = names.a,
        b = names.b,
        occasion = escape(&occasion(&record.header, &report.level)),
        version = env!("CARGO_PKG_VERSION"),
    );
    let about: Vec<String> = sheet
        .about()
        .map(|(key, value)| format!("<div><dt>{}</dt><dd>{}</dd></div>", escape(key), escape(value)))
        .collect();
    if !about.is_empty() {
        let _ = writeln!(page, "<dl class=\"about\">{}</dl>", about.concat());
    }
    for (_, comment) in record.header.extra.iter().filter(|(key, _)| key == "Comment") {
        page.push_str(&quoted(comment));
    }
    games(&mut page, sheet, &names);
    worst(&mut page, sheet, &names);
    summary(&mut page, sheet, &names);
    for (title, rows) in [
        ("Cube decisions", sheet.cubes_by_action()),
        ("Cube decisions by kind of position", sheet.cubes_by_setting()),
    ] {
        cubes(&mut page, title, &rows, &names);
    }
    for game in &report.games {
        one_game(&mut page, sheet, game, &names);
    }
    page.push_str("</main></body></html>\n");
    page
}

/// The table of contents: every game with its result and the PR of both.
fn games(page: &mut String, sheet: &Sheet<'_>, names: &ByPlayer<String>) {
    let _ = write!(
        page,
        "<div class=\"wide\"><table><caption>Games</caption><tr><th>Game</th><th class=\"left\">Score</th>\
         <th class=\"left\">Result</th><th>PR {}</th><th>PR {}</th></tr>",
        names.a, names.b
    );
    for game in &sheet.report.games {
        let _ = write!(
            page,
            "<tr><td><a href=\"#game-{n}\">Game {n}</a></td><td class=\"left\">{a}–{b}{crawford}</td><td class=\"left\">{result}</td>\
             <td>{pr_a}</td><td>{pr_b}</td></tr>",
            n = game.number,
            a = game.score.a,
            b = game.score.b,
            crawford = if game.crawford { ", Crawford" } else { "" },
            result = escape(&sheet.result(game)),
            pr_a = sheet.pr(game, Player::A),
            pr_b = sheet.pr(game, Player::B),
        );
    }
    page.push_str("</table></div>\n");
}

/// The most expensive decisions, with ways to them.
fn worst(page: &mut String, sheet: &Sheet<'_>, names: &ByPlayer<String>) {
    let worst = sheet.worst(WORST);
    if worst.is_empty() {
        return;
    }
    page.push_str("<h2>The most expensive decisions</h2><ol>");
    for (game, turn) in worst {
        let mark = turn.mark.unwrap_or(Mark::Ok);
        let _ = write!(
            page,
            "<li><a href=\"#d{}\">Game {}, {} {}</a> <span class=\"{mark}\">{}</span></li>",
            turn.action,
            game.number,
            names[turn.player],
            escape(&what(turn)),
            turn::given_up(turn),
        );
    }
    page.push_str("</ol>\n");
}

fn summary(page: &mut String, sheet: &Sheet<'_>, names: &ByPlayer<String>) {
    let report = sheet.report;
    let _ = write!(
        page,
        "<table><caption>Summary</caption><tr><th></th><th>{}</th><th>{}</th></tr>",
        names.a, names.b
    );
    let mut row = |name: &str, value: &dyn Fn(Player) -> String| {
        let _ = write!(
            page,
            "<tr><td>{name}</td><td>{}</td><td>{}</td></tr>",
            value(Player::A),
            value(Player::B)
        );
    };
    let one = |value: Option<f64>| value.map_or_else(|| "–".to_owned(), |v| format!("{v:.1}"));
    let players = &report.players;
    row("PR (pasch)", &|player| match report.pr(player) {
        Some(pr) => format!("{pr:.1} <span class=\"soft\">{}</span>", measure::band(pr)),
        None => "–".to_owned(),
    });
    row("Error rate, mEMG (gnubg)", &|player| one(report.error_rate_memg(player)));
    row("Error rate (Snowie)", &|player| one(report.snowie_error_rate(player)));
    row("Decisions", &|player| players[player].decisions().to_string());
    row("Doubtful ?!", &|player| players[player].marks[0].to_string());
    row("Errors ?", &|player| players[player].marks[1].to_string());
    row("Blunders ??", &|player| players[player].marks[2].to_string());
    row("Given up, EMG", &|player| format!("{:.3}", players[player].loss()));
    row("of it with the cube", &|player| format!("{:.3}", players[player].cube_loss));
    for kind in CubeMistake::ALL
        .into_iter()
        .filter(|kind| players.iter().any(|(_, one)| one.cube[*kind as usize].count > 0))
    {
        row(&format!("Cube: {}", kind.words()), &|player| match players[player].cube[kind as usize] {
            Mistakes { count: 0, .. } => "0".to_owned(),
            Mistakes { count, loss } => format!("{count} ({loss:.3})"),
        });
    }
    row("Luck, EMG", &|player| equity(players[player].luck));
    if report.length > 0 {
        row("Given up, MWC", &|player| format!("{:.1}%", players[player].loss_mwc * 100.0));
        row("Luck, MWC", &|player| signed_percent(players[player].luck_mwc));
    }
    row("Result without luck", &|player| match report.luck_adjusted(player) {
        Some(chance) if report.length > 0 => format!("{:.1}%", chance * 100.0),
        Some(points) => equity(points),
        None => "–".to_owned(),
    });
    let themes = ByPlayer { a: report.themes(Player::A), b: report.themes(Player::B) };
    for theme in Theme::ALL {
        let of = |player: Player| themes[player].iter().find(|one| one.theme == theme);
        if Player::BOTH.into_iter().any(|player| of(player).is_some()) {
            row(&format!("PR, {theme}"), &|player| {
                let found = of(player).and_then(|sum| Some((sum.pr(report.length == 1)?, sum.decisions)));
                found.map_or_else(
                    || "–".to_owned(),
                    |(pr, decisions)| format!("{pr:.1} <span class=\"soft\">of {decisions}</span>"),
                )
            });
        }
    }
    page.push_str("</table>\n");
}

fn cubes(page: &mut String, title: &str, rows: &[(&str, ByPlayer<Cubes>)], names: &ByPlayer<String>) {
    if rows.is_empty() {
        return;
    }
    let _ = write!(
        page,
        "<table><caption>{title}</caption><tr><th></th><th>{}</th><th>{}</th></tr>",
        names.a, names.b
    );
    let cell = |sum: &Cubes| match sum {
        Cubes { mistakes: 0, decisions, .. } => decisions.to_string(),
        Cubes { mistakes, decisions, loss } => {
            format!("{decisions} <span class=\"soft\">{mistakes} wrong, {loss:.3}</span>")
        }
    };
    for (name, sums) in rows {
        let mut letters = name.chars();
        let first = letters.next().into_iter().flat_map(char::to_uppercase);
        let name: String = first.chain(letters).collect();
        let _ = write!(page, "<tr><td>{name}</td><td>{}</td><td>{}</td></tr>", cell(&sums.a), cell(&sums.b));
    }
    page.push_str("</table>\n");
}

fn one_game(page: &mut String, sheet: &Sheet<'_>, game: &GameReport, names: &ByPlayer<String>) {
    let crawford = if game.crawford { ", Crawford game" } else { "" };
    let name = name_in_series(&sheet.record.header, game);
    let _ = writeln!(
        page,
        "<h2 id=\"game-{n}\">Game {n}{name}, {}–{}{crawford}: {}</h2>",
        game.score.a,
        game.score.b,
        escape(&sheet.result(game)),
        n = game.number,
    );
    let _ = writeln!(
        page,
        "<figure class=\"graph\"><figcaption>{}: chances to win the game</figcaption><div class=\"wide\">{}</div></figure>",
        names.a,
        graph_of(&sheet.record.header.names.a, game)
    );
    if let Some(comment) = sheet.game_words(game) {
        page.push_str(&quoted(comment));
    }
    let shown = |turn: &&Turn| turn.mark >= Some(Mark::Doubtful) || sheet.words(turn).is_some();
    for turn in game.turns.iter().filter(shown) {
        turn::section(page, sheet, game, turn);
    }
    all_turns(page, sheet, game, names);
}

/// Every roll and cube decision of a game, one a row, behind a fold.
fn all_turns(page: &mut String, sheet: &Sheet<'_>, game: &GameReport, names: &ByPlayer<String>) {
    page.push_str(
        "<details><summary>All plays</summary><div class=\"wide\"><table><tr><th>#</th><th class=\"left\">Player</th>\
         <th class=\"left\">Play</th><th>Loss</th><th>Luck</th><th class=\"left\">Position</th></tr>",
    );
    for turn in game.turns.iter().filter(|turn| is_listed(turn)) {
        let mark = turn.mark.unwrap_or(Mark::Ok);
        let loss = if turn.loss > 0.0 { equity(-turn.loss) } else { "–".to_owned() };
        let luck = turn.luck.as_ref().map_or_else(|| "–".to_owned(), |luck| equity(luck.equity));
        let _ = write!(
            page,
            "<tr><td>{}</td><td class=\"left\">{}</td><td class=\"left\">{}</td><td class=\"{mark}\">{} {loss}</td><td>{luck}</td>\
             <td class=\"left\"><code>{}</code></td></tr>",
            turn.number,
            names[turn.player],
            escape(&what(turn)),
            mark.sign(),
            escape(sheet.position(turn)),
        );
    }
    page.push_str("</table></div></details>\n");
}

/// Words from the file.
fn quoted(words: &str) -> String {
    format!("<blockquote>{}</blockquote>\n", escape(words).replace('\n', "<br>"))
}

fn escape(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            c => safe.push(c),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::commands::analyze::by_hand;

    #[test]
    fn a_page_has_what_a_reader_needs_at_every_diagram() {
        let (file, report) = by_hand::judged();
        let said = by_hand::said(&file, &report);
        let sheet = Sheet::new(&file.record, &report, &said);
        let page = page(&sheet);
        for part in
            ["<dt>Event</dt><dd>Club &amp; Cup</dd>", "<dt>Date</dt><dd>2024.05.30</dd>", "<dt>Place</dt>"]
        {
            assert!(page.contains(part), "{part}");
        }
        let diagrams = page.matches("<section class=\"turn\"").count();
        assert!(diagrams >= 2);
        let seats = page.matches("<div class=\"seat\">").count();
        assert_eq!(seats, 2 * diagrams, "score and pips of both sides");
        assert!(page.contains("0 of 3 · 167 pips"));
        let listed = report.turns().filter(|turn| is_listed(turn)).count();
        assert_eq!(page.matches("XGID=").count(), listed + diagrams, "each decision, and each diagram");
        assert!(page.contains("<th>MWC %</th>") && page.contains("Cube decisions by kind of position"));
        for game in &report.games {
            assert!(page.contains(&format!("<td>{}</td>", sheet.pr(game, Player::A))), "{}", game.number);
            assert!(page.contains(&format!("id=\"game-{}\"", game.number)));
        }
        for (_, turn) in sheet.worst(WORST) {
            assert!(page.contains(&format!("id=\"d{}\"", turn.action)), "the list of the worst leads there");
        }
    }

    #[test]
    fn money_has_no_match_winning_chances() {
        let (mut file, _) = by_hand::judged();
        file.record.header.length = 0;
        let report = by_hand::report(&file);
        let said = by_hand::said(&file, &report);
        let page = page(&Sheet::new(&file.record, &report, &said));
        assert!(!page.contains("MWC") && page.contains("XGID="));
    }
}
