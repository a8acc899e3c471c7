//! One decision: its diagram, its words and its tables.

use std::fmt::Write as _;

use pasch_analysis::svg::{Arrow, ArrowKind, Diagram};
use pasch_analysis::{Candidate, CubeReport, Decision, GameReport, Mark, PlayReport, Turn};
use pasch_messages::message;
use pasch_rules::{Player, VariantSpec};

use super::super::named::what;
use super::super::sheet::{Sheet, best_branch};
use super::{escape, headings, quoted};
use pasch_console::term::{equity, percent};

/// Candidates shown; the play that was made comes on top if it ranks lower.
const SHOWN: usize = 5;

/// The decision as a card of its own.
pub fn section(page: &mut String, sheet: &Sheet<'_>, game: &GameReport, turn: &Turn) {
    let mark = turn.mark.unwrap_or(Mark::Ok);
    let text = what(turn);
    let _ = write!(
        page,
        "<section class=\"turn\" id=\"d{}\"><div>{}{}{}<code>{}</code></div>\
         <div><h3>{}. {} {} <span class=\"{mark}\">{} {} {}</span></h3><p>{}</p>",
        turn.action,
        seat(sheet, game, turn, turn.player.other()),
        diagram(game.variant.spec(), turn, &text),
        seat(sheet, game, turn, turn.player),
        escape(sheet.position(turn)),
        turn.number,
        escape(&sheet.record.header.names[turn.player]),
        escape(&text),
        mark.sign(),
        mark.word(),
        given_up(turn),
        escape(&turn.why.to_string())
    );
    page.push_str(&sheet.words(turn).map(quoted).unwrap_or_default());
    match &turn.decision {
        Decision::Play(play) => candidates(page, play),
        Decision::Cube(cube) => cube_table(page, cube),
    }
    page.push_str("</div></section>\n");
}

/// The loss in equity and, in a match, in winning chances: `−0.256 (2.6% MWC)`.
pub fn given_up(turn: &Turn) -> String {
    match turn.loss_mwc {
        Some(mwc) => {
            format!("{} {}", equity(-turn.loss), message!("report-mwc", mwc = format!("{:.1}", mwc * 100.0)))
        }
        None => equity(-turn.loss),
    }
}

/// A player beside the board: name, score and pips.
fn seat(sheet: &Sheet<'_>, game: &GameReport, turn: &Turn, player: Player) -> String {
    format!(
        "<div class=\"seat\"><span>{}</span><span>{} · {}</span></div>",
        escape(&sheet.record.header.names[player]),
        sheet.score(game, player),
        message!("page-pips", pips = turn.position.pips(player))
    )
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

/// The plays, those of a shallower level in groups of their own and without a loss.
fn candidates(page: &mut String, play: &PlayReport) {
    let is_match = play.candidates.iter().any(|one| one.mwc.is_some());
    let columns = if is_match { 9 } else { 8 };
    let _ = write!(
        page,
        "<div class=\"wide\"><table><tr>{}{}{}</tr>",
        headings(&message!("page-play-headings"), &["rank", "left", "", ""]),
        if is_match { headings(&message!("page-mwc-heading"), &[""]) } else { String::new() },
        headings(&message!("page-chance-headings"), &[""; 4])
    );
    let mut level = play.candidates.first().map(Candidate::level);
    for (at, one) in play.candidates.iter().enumerate() {
        let played = play.played == Some(at);
        if at >= SHOWN && !played {
            continue;
        }
        if level.as_deref() != Some(&one.level()) {
            level = Some(one.level());
            let _ = write!(
                page,
                "<tr class=\"level\"><td colspan=\"{columns}\">{}</td></tr>",
                message!("page-less-deep", level = one.level())
            );
        }
        let class = match (at, played) {
            (0, _) => "best",
            (_, true) => "played",
            _ => "",
        };
        let loss = match one.loss {
            _ if at == 0 => "–".to_owned(),
            Some(loss) => equity(-loss),
            None => String::new(),
        };
        let mwc = one
            .mwc
            .filter(|_| is_match)
            .map_or_else(String::new, |mwc| format!("<td>{:.1}</td>", mwc * 100.0));
        let _ = write!(
            page,
            "<tr class=\"{class}\"><td class=\"rank\">{}</td><td class=\"left\">{}</td><td>{}</td><td>{loss}</td>{mwc}<td>{}</td>\
             <td>{}</td><td>{}</td><td>{}</td></tr>",
            one.rank,
            if played {
                message!("report-played", play = escape(&one.play)).to_string()
            } else {
                escape(&one.play)
            },
            equity(one.equity),
            percent(one.probs.win),
            percent(one.probs.win_g),
            percent(one.probs.lose_g),
            one.level()
        );
    }
    page.push_str("</table></div>");
}

fn cube_table(page: &mut String, cube: &CubeReport) {
    let head = headings(&message!("page-cube-headings"), &["", ""]);
    let mwc = if cube.mwc.is_some() { headings(&message!("page-mwc-heading"), &[""]) } else { String::new() };
    let _ = write!(page, "<table><tr>{head}{mwc}</tr>");
    let rows = [
        (message!("page-no-double"), cube.no_double),
        (message!("page-double-take"), cube.double_take),
        (message!("page-double-pass"), cube.double_pass),
    ];
    for (at, (name, value)) in rows.into_iter().enumerate() {
        let mwc = cube.mwc.and_then(|all| all.get(at).copied());
        let mwc = mwc.map_or_else(String::new, |mwc| format!("<td>{:.1}</td>", mwc * 100.0));
        let class = if at == best_branch(cube) { " class=\"best\"" } else { "" };
        let _ = write!(page, "<tr{class}><td>{name}</td><td>{}</td>{mwc}</tr>", equity(value));
    }
    page.push_str("</table>");
    if let Some(rolled) = cube.rolled {
        let _ = write!(
            page,
            "<p>{}</p>",
            message!("page-rollout", games = rolled.games, error = format!("{:.3}", 1.96 * rolled.error))
        );
    }
}
