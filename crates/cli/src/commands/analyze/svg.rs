//! The winning chances of a whole match, one strip a game.

use std::fmt::Write as _;

use pasch_analysis::svg::{GraphPoint, graph};
use pasch_analysis::{CubeAction, Decision, GameReport, Report};
use pasch_messages::message;
use pasch_rules::{Player, Record};

const STRIP: usize = 180;

/// One drawing of all games: seat A's chances from the bottom up.
pub fn drawing(record: &Record, report: &Report) -> String {
    let name = &record.header.names.a;
    let height = STRIP * report.games.len();
    let mut svg = format!("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 720 {height}\">");
    for (at, game) in report.games.iter().enumerate() {
        let strip = graph_of(name, game);
        let inner = strip.replacen(
            "<svg ",
            &format!("<svg y=\"{}\" width=\"720\" height=\"152\" ", STRIP * at + 24),
            1,
        );
        let _ = write!(
            svg,
            "<text x=\"40\" y=\"{}\" font-family=\"system-ui,sans-serif\" font-size=\"13\">{}</text>{inner}",
            STRIP * at + 17,
            message!("page-game", number = game.number)
        );
    }
    svg.push_str("</svg>\n");
    svg
}

/// The chances of seat A in a game, with that seat's mistakes.
pub fn graph_of(name: &str, game: &GameReport) -> String {
    let points: Vec<GraphPoint> = game
        .turns
        .iter()
        .map(|turn| GraphPoint {
            win: turn.win_before,
            mark: turn.mark.filter(|_| turn.player == Player::A),
            cube: match &turn.decision {
                Decision::Cube(cube) if matches!(cube.action, CubeAction::Take | CubeAction::Beaver) => {
                    Some(turn.cube.value.saturating_mul(2))
                }
                _ => None,
            },
        })
        .collect();
    graph(&message!("page-graph", name = name, number = game.number).to_string(), &points)
}
