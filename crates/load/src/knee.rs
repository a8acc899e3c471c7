//! Where a server begins to let people wait, as a drawing.

use pasch_messages::{Arg, message};
use std::fmt::Write as _;

use crate::measure::Figures;

/// Slower than this for one action in a hundred counts as over the knee, in milliseconds.
pub const SLOW_MS: f64 = 250.0;

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 340.0;
const LEFT: f64 = 64.0;
const TOP: f64 = 52.0;

/// One run of several, with its number of players.
pub type Step = Figures;

/// The first number of players with which the server is over the knee: one action in a hundred takes longer than
/// [`SLOW_MS`], or something is lost.
#[must_use]
pub fn knee(steps: &[Step]) -> Option<usize> {
    steps.iter().find(|step| step.p99_ms > SLOW_MS || step.lost > 0).map(|step| step.players)
}

/// Draws players across and milliseconds up, both by powers.
#[must_use]
pub fn draw(steps: &[Step]) -> String {
    let title = message!("load-chart-title").to_string();
    let most = steps.iter().map(|step| step.players).max().unwrap_or(1).max(2) as f64;
    let least = steps.iter().map(|step| step.players).min().unwrap_or(1).max(1) as f64;
    let slowest = steps.iter().map(|step| step.p99_ms).fold(2.0 * SLOW_MS, f64::max);
    let across =
        |players: f64| LEFT + WIDTH * (players / least).ln() / (most / least).ln().max(f64::MIN_POSITIVE);
    let up = |ms: f64| TOP + HEIGHT * (1.0 - (ms.max(0.1) / 0.1).ln() / (slowest / 0.1).ln());
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0} {1}\" font-family=\"sans-serif\" font-size=\"12\" \
         role=\"img\" aria-label=\"{title}\">\n<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n<text x=\"{LEFT}\" \
         y=\"22\" font-size=\"15\">{title}</text>\n<text x=\"{LEFT}\" y=\"40\" fill=\"#555\">{2}</text>\n",
        LEFT + WIDTH + 24.0,
        TOP + HEIGHT + 52.0,
        told(steps),
    );
    let mut mark = 0.1;
    while mark <= slowest * 1.001 {
        let y = up(mark);
        let _ = writeln!(
            svg,
            "<path d=\"M{LEFT} {y:.1}h{WIDTH}\" stroke=\"#ddd\"/><text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{mark} ms</text>",
            LEFT - 6.0,
            y + 4.0
        );
        mark = (mark * 100.0).round() / 10.0;
    }
    for step in steps {
        let x = across(step.players as f64);
        let _ = writeln!(
            svg,
            "<path d=\"M{x:.1} {TOP}v{HEIGHT}\" stroke=\"#ddd\"/><text x=\"{x:.1}\" y=\"{}\" text-anchor=\"middle\">{}</text>",
            TOP + HEIGHT + 18.0,
            step.players
        );
    }
    let _ = writeln!(
        svg,
        "<path d=\"M{LEFT} {:.1}h{WIDTH}\" stroke=\"#999\" stroke-dasharray=\"4 4\"/>",
        up(SLOW_MS)
    );
    let half: Vec<f64> = steps.iter().map(|step| step.p50_ms).collect();
    let most_of_all: Vec<f64> = steps.iter().map(|step| step.p99_ms).collect();
    let lines = [
        (message!("load-chart-half"), "#2a6fb0", half),
        (message!("load-chart-most"), "#c0392b", most_of_all),
    ];
    for (number, (name, colour, values)) in lines.into_iter().enumerate() {
        let points: Vec<String> = steps
            .iter()
            .zip(&values)
            .map(|(step, ms)| format!("{:.1},{:.1}", across(step.players as f64), up(*ms)))
            .collect();
        let _ = writeln!(
            svg,
            "<polyline points=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\"/>",
            points.join(" ")
        );
        for point in &points {
            if let Some((x, y)) = point.split_once(',') {
                let _ = writeln!(svg, "<circle cx=\"{x}\" cy=\"{y}\" r=\"3\" fill=\"{colour}\"/>");
            }
        }
        let y = TOP + 16.0 + 18.0 * number as f64;
        let _ = writeln!(
            svg,
            "<circle cx=\"{}\" cy=\"{}\" r=\"4\" fill=\"{colour}\"/><text x=\"{}\" y=\"{y}\">{name}</text>",
            LEFT + 16.0,
            y - 4.0,
            LEFT + 26.0
        );
    }
    let _ = writeln!(
        svg,
        "<text x=\"{}\" y=\"{}\" text-anchor=\"middle\">{}</text>\n</svg>",
        LEFT + WIDTH / 2.0,
        TOP + HEIGHT + 40.0,
        message!("load-chart-players")
    );
    svg
}

fn told(steps: &[Step]) -> String {
    let lost: u64 = steps.iter().map(|step| step.lost).sum();
    let most = steps.iter().map(|step| step.players).max().unwrap_or(0);
    match knee(steps) {
        Some(players) => message!("load-knee", ms = Arg::text(&SLOW_MS), players = players, lost = lost),
        None => message!("load-no-knee", most = most, ms = Arg::text(&SLOW_MS), lost = lost),
    }
    .to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn step(players: usize, p99_ms: f64, lost: u64) -> Step {
        Step {
            players,
            games: players / 2,
            seconds: 1.0,
            seating_s: 1.0,
            pace: 1.0,
            actions: 1,
            actions_per_s: 1.0,
            p50_ms: p99_ms / 4.0,
            p99_ms,
            max_ms: p99_ms,
            lost,
            errors: Default::default(),
            bytes_per_action: 0.0,
            memory_per_connection: None,
            server_memory: None,
            server_cpu_us_per_action: None,
            server_cores: None,
            players_cores: None,
        }
    }

    #[test]
    fn the_knee_is_where_people_wait_or_something_is_lost() {
        let mut steps = vec![step(100, 3.0, 0), step(200, 8.0, 0), step(400, 900.0, 0)];
        assert_eq!(knee(&steps), Some(400));
        let drawing = draw(&steps);
        assert!(drawing.contains("from 400 players on") && drawing.ends_with("</svg>\n"), "{drawing}");
        assert_eq!(drawing.matches("<circle").count(), 8);
        assert!(!drawing.contains("NaN") && !drawing.contains("inf"), "{drawing}");
        steps.pop();
        assert_eq!(knee(&steps), None);
        steps[0].lost = 1;
        assert_eq!(knee(&steps), Some(100));
        assert!(!draw(&steps[..1]).contains("NaN"));
    }
}
