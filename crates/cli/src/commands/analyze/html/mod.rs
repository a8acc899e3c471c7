//! A report as one page that needs nothing else: no scripts, no fonts, no files.

mod turn;

use std::fmt::Write as _;

use pasch_analysis::{CubeMistake, GameReport, Mark, Mistakes, Theme, Turn, measure};
use pasch_messages::{Message, message};
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
         <h1>{a} – {b}</h1><p class=\"soft\">{occasion}</p>\n",
        a = names.a,
        b = names.b,
        occasion = escape(
            &message!(
                "page-analysed",
                occasion = occasion(&record.header, &report.level),
                version = env!("CARGO_PKG_VERSION")
            )
            .to_string()
        ),
    );
    let about: Vec<String> = sheet
        .about()
        .map(|(key, value)| format!("<div><dt>{}</dt><dd>{}</dd></div>", escape(&key), escape(value)))
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
        (message!("page-cubes"), sheet.cubes_by_action()),
        (message!("page-cubes-by-theme"), sheet.cubes_by_setting()),
    ] {
        cubes(&mut page, &title, &rows, &names);
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
        "<div class=\"wide\"><table><caption>{}</caption><tr>{}<th>{}</th><th>{}</th></tr>",
        message!("page-games"),
        headings(&message!("page-game-headings"), &["", "left", "left"]),
        message!("page-pr-of", name = names.a),
        message!("page-pr-of", name = names.b)
    );
    for game in &sheet.report.games {
        let _ = write!(
            page,
            "<tr><td><a href=\"#game-{n}\">{game}</a></td><td class=\"left\">{score}</td><td class=\"left\">{result}</td>\
             <td>{pr_a}</td><td>{pr_b}</td></tr>",
            n = game.number,
            game = message!("page-game", number = game.number),
            score = message!(
                "page-score",
                score = format!("{}–{}", game.score.a, game.score.b),
                crawford = game.crawford
            ),
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
    let _ = write!(page, "<h2>{}</h2><ol>", message!("page-worst"));
    for (game, turn) in worst {
        let mark = turn.mark.unwrap_or(Mark::Ok);
        let _ = write!(
            page,
            "<li><a href=\"#d{}\">{}</a> <span class=\"{mark}\">{}</span></li>",
            turn.action,
            message!(
                "page-worst-turn",
                number = game.number,
                name = names[turn.player],
                what = escape(&what(turn))
            ),
            turn::given_up(turn),
        );
    }
    page.push_str("</ol>\n");
}

fn summary(page: &mut String, sheet: &Sheet<'_>, names: &ByPlayer<String>) {
    let report = sheet.report;
    let _ = write!(
        page,
        "<table><caption>{}</caption><tr><th></th><th>{}</th><th>{}</th></tr>",
        message!("page-summary"),
        names.a,
        names.b
    );
    let mut row = |name: Message, value: &dyn Fn(Player) -> String| {
        let _ = write!(
            page,
            "<tr><td>{name}</td><td>{}</td><td>{}</td></tr>",
            value(Player::A),
            value(Player::B)
        );
    };
    let one = |value: Option<f64>| value.map_or_else(|| "–".to_owned(), |v| format!("{v:.1}"));
    let players = &report.players;
    row(message!("report-pr"), &|player| match report.pr(player) {
        Some(pr) => format!("{pr:.1} <span class=\"soft\">{}</span>", measure::band(pr)),
        None => "–".to_owned(),
    });
    row(message!("page-memg"), &|player| one(report.error_rate_memg(player)));
    row(message!("page-snowie"), &|player| one(report.snowie_error_rate(player)));
    row(message!("page-decisions"), &|player| players[player].decisions().to_string());
    row(message!("page-doubtful"), &|player| players[player].marks[0].to_string());
    row(message!("page-errors"), &|player| players[player].marks[1].to_string());
    row(message!("page-blunders"), &|player| players[player].marks[2].to_string());
    row(message!("page-loss"), &|player| format!("{:.3}", players[player].loss()));
    row(message!("page-loss-cube"), &|player| format!("{:.3}", players[player].cube_loss));
    for kind in CubeMistake::ALL
        .into_iter()
        .filter(|kind| players.iter().any(|(_, one)| one.cube[*kind as usize].count > 0))
    {
        row(message!("page-cube-mistake", kind = kind.words()), &|player| match players[player].cube
            [kind as usize]
        {
            Mistakes { count: 0, .. } => "0".to_owned(),
            Mistakes { count, loss } => format!("{count} ({loss:.3})"),
        });
    }
    row(message!("page-luck"), &|player| equity(players[player].luck));
    if report.length > 0 {
        row(message!("page-loss-mwc"), &|player| format!("{:.1}%", players[player].loss_mwc * 100.0));
        row(message!("page-luck-mwc"), &|player| signed_percent(players[player].luck_mwc));
    }
    row(message!("page-luckless"), &|player| match report.luck_adjusted(player) {
        Some(chance) if report.length > 0 => format!("{:.1}%", chance * 100.0),
        Some(points) => equity(points),
        None => "–".to_owned(),
    });
    let themes = ByPlayer { a: report.themes(Player::A), b: report.themes(Player::B) };
    for theme in Theme::ALL {
        let of = |player: Player| themes[player].iter().find(|one| one.theme == theme);
        if Player::BOTH.into_iter().any(|player| of(player).is_some()) {
            row(message!("report-pr-theme", theme = theme.words()), &|player| {
                let found = of(player).and_then(|sum| Some((sum.pr(report.length == 1)?, sum.decisions)));
                found.map_or_else(
                    || "–".to_owned(),
                    |(pr, decisions)| {
                        format!(
                            "{pr:.1} <span class=\"soft\">{}</span>",
                            message!("page-of", decisions = decisions)
                        )
                    },
                )
            });
        }
    }
    page.push_str("</table>\n");
}

fn cubes(page: &mut String, title: &Message, rows: &[(String, ByPlayer<Cubes>)], names: &ByPlayer<String>) {
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
            let wrong = message!("page-wrong", count = mistakes, loss = format!("{loss:.3}"));
            format!("{decisions} <span class=\"soft\">{wrong}</span>")
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
    let head = message!(
        "page-game-head",
        number = game.number,
        name = name_in_series(&sheet.record.header, game),
        score = format!("{}–{}", game.score.a, game.score.b),
        crawford = game.crawford,
        result = escape(&sheet.result(game))
    );
    let _ = writeln!(page, "<h2 id=\"game-{}\">{head}</h2>", game.number);
    let _ = writeln!(
        page,
        "<figure class=\"graph\"><figcaption>{}</figcaption><div class=\"wide\">{}</div></figure>",
        message!("page-chances", name = names.a),
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
    let _ = write!(
        page,
        "<details><summary>{}</summary><div class=\"wide\"><table><tr>{}</tr>",
        message!("page-all-plays"),
        headings(&message!("page-all-headings"), &["", "left", "left", "", "", "left"])
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

/// The cells of a row of headings, each with its class.
fn headings(headings: &Message, classes: &[&str]) -> String {
    let text = headings.to_string();
    let cell = |(heading, class): (&str, &&str)| match *class {
        "" => format!("<th>{}</th>", heading.trim()),
        class => format!("<th class=\"{class}\">{}</th>", heading.trim()),
    };
    text.split('|').zip(classes).map(cell).collect()
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
