//! A report as one page that needs nothing else: no scripts, no fonts, no files.

use std::fmt::Write as _;

use pasch_analysis::foreign::Said;
use pasch_analysis::svg::{Arrow, ArrowKind, Diagram};
use pasch_analysis::{
    Candidate, CubeAction, CubeMistake, CubeReport, Decision, GameReport, Mark, Mistakes, PlayReport, Report,
    Theme, Turn, measure,
};
use pasch_rules::{ByPlayer, Player, Record, VariantSpec};

use super::svg::graph_of;
use super::{name_in_series, occasion};
use crate::term::{equity, percent, signed_percent};

const STYLE: &str = "\
:root{color-scheme:light dark;--bg:#F4F1EB;--card:#FFF;--line:#DED7CA;--text:#25211C;--soft:#5E564B;--ok:#1F7A4D;--doubtful:#9A6A00;--error:#B4540E;--blunder:#B3322A}\
@media(prefers-color-scheme:dark){:root{--bg:#171513;--card:#211E1B;--line:#37322C;--text:#F1ECE3;--soft:#BDB4A6;--ok:#7FCF9F;--doubtful:#E3B04B;--error:#F29559;--blunder:#FF8E7E}}\
*{box-sizing:border-box}body{margin:0;background:var(--bg);color:var(--text);font:15px/1.5 system-ui,sans-serif;font-variant-numeric:tabular-nums}\
main{max-width:1000px;margin:0 auto;padding:24px}h1{font-size:24px;line-height:1.2}h2{font-size:17px;margin:32px 0 8px}h3{font-size:15px;margin:0 0 8px}\
section.turn{background:var(--card);border:1px solid var(--line);border-radius:16px;padding:16px;margin:12px 0;display:grid;grid-template-columns:minmax(220px,340px) minmax(0,1fr);gap:16px;break-inside:avoid}\
figure{margin:0}.wide{overflow-x:auto}figcaption,summary{color:var(--soft);font-size:14px}summary{cursor:pointer;padding:12px 0}\
table{border-collapse:collapse;width:100%;font-size:14px}th,td{padding:4px 8px;text-align:right;border-bottom:1px solid var(--line)}th{color:var(--soft);font-weight:400}\
th:nth-child(-n+1),td:nth-child(-n+1),.left{text-align:left}tr.best td{color:var(--ok)}tr.played td{color:var(--blunder)}\
.doubtful{color:var(--doubtful)}.error{color:var(--error)}.blunder{color:var(--blunder)}.soft{color:var(--soft)}svg{width:100%;height:auto;display:block}p{margin:0 0 12px}blockquote{margin:0 0 12px;padding-left:12px;border-left:3px solid var(--line);color:var(--soft)}\
@media(max-width:700px){main{padding:16px}section.turn{grid-template-columns:minmax(0,1fr);padding:12px}table{font-size:13px}th,td{padding:4px 5px}figure svg{min-width:560px}.rank{display:none}}\
@page{margin:14mm}\
@media print{:root{color-scheme:light;--bg:#FFF;--card:#FFF;--line:#BBB;--text:#000;--soft:#444;--ok:#1F7A4D;--doubtful:#9A6A00;--error:#B4540E;--blunder:#B3322A}\
body{font-size:10.5pt}main{max-width:none;padding:0}h2,h3{break-after:avoid}section.turn{grid-template-columns:62mm 1fr;border-radius:0;border-width:1px 0 0;margin:0;padding:10px 0}tr{break-inside:avoid}}";

/// The page.
pub fn page(record: &Record, report: &Report, said: &Said) -> String {
    let names = record.header.names.as_ref().map(|name| escape(name));
    let mut page = format!(
        "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">\
         <title>{a} – {b}</title><style>{STYLE}</style></head><body><main>\n\
         <h1>{a} – {b}</h1><p class=\"soft\">{occasion}, analysed by Pasch {version}</p>\n",
        a = names.a,
        b = names.b,
        occasion = escape(&occasion(&record.header, &report.level)),
        version = env!("CARGO_PKG_VERSION"),
    );
    for (_, comment) in record.header.extra.iter().filter(|(key, _)| key == "Comment") {
        page.push_str(&quoted(comment));
    }
    summary(&mut page, report, &names);
    for game in &report.games {
        one_game(&mut page, record, game, said, &names);
    }
    page.push_str("</main></body></html>\n");
    page
}

fn summary(page: &mut String, report: &Report, names: &ByPlayer<String>) {
    let _ = write!(page, "<table><tr><th></th><th>{}</th><th>{}</th></tr>", names.a, names.b);
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
        row("Given up, MWC", &|player| format!("{:.1} %", players[player].loss_mwc * 100.0));
        row("Luck, MWC", &|player| signed_percent(players[player].luck_mwc));
    }
    row("Result without luck", &|player| match report.luck_adjusted(player) {
        Some(chance) if report.length > 0 => format!("{:.1} %", chance * 100.0),
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

fn one_game(page: &mut String, record: &Record, game: &GameReport, said: &Said, names: &ByPlayer<String>) {
    let crawford = if game.crawford { ", Crawford game" } else { "" };
    let name = name_in_series(&record.header, game);
    let _ =
        writeln!(page, "<h2>Game {}{name}, {}–{}{crawford}</h2>", game.number, game.score.a, game.score.b);
    let _ = writeln!(
        page,
        "<figure><figcaption>{}: chances to win the game</figcaption><div class=\"wide\">{}</div></figure>",
        names.a,
        graph_of(&record.header.names.a, game)
    );
    if let Some(Some(comment)) = said.games.get((game.number as usize).saturating_sub(1)) {
        page.push_str(&quoted(comment));
    }
    let words = |turn: &Turn| said.turns.get(&turn.action).and_then(|note| note.comment.as_deref());
    for turn in game.turns.iter().filter(|turn| turn.mark >= Some(Mark::Doubtful) || words(turn).is_some()) {
        one_turn(page, game.variant.spec(), turn, &names[turn.player], words(turn));
    }
    all_turns(page, game, names);
}

/// Every roll and cube action of a game, one a row, behind a fold; a cube rightly left alone is no row.
fn all_turns(page: &mut String, game: &GameReport, names: &ByPlayer<String>) {
    page.push_str(
        "<details><summary>All plays</summary><div class=\"wide\"><table><tr><th>#</th><th class=\"left\">Player</th>\
         <th class=\"left\">Play</th><th>Loss</th><th>Luck</th></tr>",
    );
    let left_alone = |turn: &Turn| {
        matches!(&turn.decision, Decision::Cube(cube) if cube.action == CubeAction::NoDouble)
            && turn.loss <= 0.0
    };
    for turn in game.turns.iter().filter(|turn| !left_alone(turn)) {
        let mark = turn.mark.unwrap_or(Mark::Ok);
        let loss = if turn.loss > 0.0 { equity(-turn.loss) } else { "–".to_owned() };
        let luck = turn.luck.as_ref().map_or_else(|| "–".to_owned(), |luck| equity(luck.equity));
        let _ = write!(
            page,
            "<tr><td>{}</td><td class=\"left\">{}</td><td class=\"left\">{}</td><td class=\"{mark}\">{} {loss}</td><td>{luck}</td></tr>",
            turn.number,
            names[turn.player],
            escape(&text_of(turn)),
            mark.sign(),
        );
    }
    page.push_str("</table></div></details>\n");
}

/// A roll with its play, or what was done with the cube.
fn text_of(turn: &Turn) -> String {
    match &turn.decision {
        Decision::Play(play) => format!("{}: {}", play.dice, play.text),
        Decision::Cube(_) => turn.text(),
    }
}

/// Words from the file.
fn quoted(words: &str) -> String {
    format!("<blockquote>{}</blockquote>\n", escape(words).replace('\n', "<br>"))
}

fn one_turn(page: &mut String, spec: &VariantSpec, turn: &Turn, name: &str, words: Option<&str>) {
    let mark = turn.mark.unwrap_or(Mark::Ok);
    let text = text_of(turn);
    let _ = write!(
        page,
        "<section class=\"turn\"><div>{}</div><div><h3>{}. {name} {} <span class=\"{mark}\">{} {} {}</span></h3><p>{}</p>",
        diagram(spec, turn, &text),
        turn.number,
        escape(&text),
        mark.sign(),
        mark.word(),
        equity(-turn.loss),
        escape(&turn.why)
    );
    page.push_str(&words.map(quoted).unwrap_or_default());
    match &turn.decision {
        Decision::Play(play) => candidates(page, play),
        Decision::Cube(cube) => cube_table(page, cube),
    }
    page.push_str("</div></section>\n");
}

fn diagram(spec: &VariantSpec, turn: &Turn, title: &str) -> String {
    let mut arrows = Vec::new();
    let mut dice = None;
    if let Decision::Play(play) = &turn.decision {
        dice = Some((turn.player, play.dice));
        let mut show = |candidate: &Candidate, kind| {
            arrows.extend(candidate.moves.iter().map(|mv| Arrow { from: mv.from, to: mv.to, kind }));
        };
        if let Some(played) = play.played.filter(|at| *at > 0).and_then(|at| play.candidates.get(at)) {
            show(played, ArrowKind::Played);
        }
        if let Some(best) = play.candidates.first() {
            show(best, ArrowKind::Best);
        }
    }
    Diagram {
        viewer: turn.player,
        cube: turn.cube_in_play.then_some(turn.cube),
        dice,
        arrows: Some((turn.player, &arrows)),
        title,
        ..Diagram::new(&turn.position, spec.geometry)
    }
    .render()
}

fn candidates(page: &mut String, play: &PlayReport) {
    page.push_str(
        "<div class=\"wide\"><table><tr><th class=\"rank\">#</th><th class=\"left\">Play</th><th>Equity</th><th>Loss</th><th>Win %</th><th>Gammon %</th>\
         <th>Lost g. %</th><th>Level</th></tr>",
    );
    for (at, one) in play.candidates.iter().enumerate() {
        let played = play.played == Some(at);
        if at >= 5 && !played {
            continue;
        }
        let class = match (at, played) {
            (0, _) => "best",
            (_, true) => "played",
            _ => "",
        };
        let _ = write!(
            page,
            "<tr class=\"{class}\"><td class=\"rank\">{}</td><td class=\"left\">{}{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td>\
             <td>{}</td></tr>",
            one.rank,
            escape(&one.play),
            if played { " (played)" } else { "" },
            equity(one.equity),
            if at == 0 { "–".to_owned() } else { equity(-one.loss) },
            percent(one.probs.win),
            percent(one.probs.win_g),
            percent(one.probs.lose_g),
            one.level()
        );
    }
    page.push_str("</table></div>");
}

fn cube_table(page: &mut String, cube: &CubeReport) {
    page.push_str("<table><tr><th>Action</th><th>Equity</th></tr>");
    for (name, value) in [
        ("No double", cube.no_double),
        ("Double, take", cube.double_take),
        ("Double, pass", cube.double_pass),
    ] {
        let _ = write!(page, "<tr><td>{name}</td><td>{}</td></tr>", equity(value));
    }
    page.push_str("</table>");
    if let Some(rolled) = cube.rolled {
        let _ = write!(page, "<p>Rollout of {} games, ±{:.3}</p>", rolled.games, 1.96 * rolled.error);
    }
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
