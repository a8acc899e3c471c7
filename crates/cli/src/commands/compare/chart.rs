//! What every decision lost by either program, as a scatter.

use pasch_messages::message;
use std::fmt::Write as _;

use super::pairs::Pair;

const SIDE: f64 = 460.0;
const LEFT: f64 = 56.0;
const TOP: f64 = 44.0;
/// The largest loss drawn; larger ones lie on the edge.
const MOST: f64 = 0.5;

/// Draws the decisions that count for one of them: across what GNU Backgammon finds lost, up what Pasch does. Axes are
/// stretched near nought, as a square root is.
pub fn draw(pairs: &[Pair]) -> String {
    let title = message!("compare-chart-title");
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0} {1}\" font-family=\"sans-serif\" font-size=\"12\" role=\"img\" \
         aria-label=\"{title}\">\n<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n<text x=\"{LEFT}\" y=\"24\" \
         font-size=\"15\">{title}</text>\n",
        LEFT + SIDE + 20.0,
        TOP + SIDE + 52.0,
    );
    let (across, up) = (|loss: f64| LEFT + place(loss), |loss: f64| TOP + SIDE - place(loss));
    for mark in [0.0, 0.02, 0.05, 0.1, 0.2, 0.3, 0.5] {
        let (x, y) = (across(mark), up(mark));
        let _ = write!(
            svg,
            "<path d=\"M{LEFT} {y:.1}h{SIDE}M{x:.1} {TOP}v{SIDE}\" stroke=\"#ddd\" fill=\"none\"/>\n\
             <text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{mark}</text>\n\
             <text x=\"{x:.1}\" y=\"{}\" text-anchor=\"middle\">{mark}</text>\n",
            LEFT - 6.0,
            y + 4.0,
            TOP + SIDE + 18.0,
        );
    }
    let _ = writeln!(
        svg,
        "<path d=\"M{LEFT} {}L{} {TOP}\" stroke=\"#999\" stroke-dasharray=\"4 4\"/>",
        TOP + SIDE,
        LEFT + SIDE
    );
    for (cube, colour) in [(false, "#2a6fb0"), (true, "#c0392b")] {
        let _ = writeln!(svg, "<g fill=\"{colour}\" fill-opacity=\".45\">");
        for pair in pairs.iter().filter(|pair| pair.matters() && pair.is_cube() == cube) {
            let (x, y) = (across(pair.loss[1]), up(pair.loss[0]));
            let _ = writeln!(svg, "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"2.5\"/>");
        }
        svg += "</g>\n";
    }
    let _ = write!(
        svg,
        "<text x=\"{0}\" y=\"{1}\" text-anchor=\"middle\">{across}</text>\n\
         <text transform=\"translate(16 {2}) rotate(-90)\" text-anchor=\"middle\">{up}</text>\n\
         <g><circle cx=\"{3}\" cy=\"{4}\" r=\"4\" fill=\"#2a6fb0\"/><text x=\"{5}\" y=\"{6}\">{plays}</text>\
         <circle cx=\"{3}\" cy=\"{7}\" r=\"4\" fill=\"#c0392b\"/><text x=\"{5}\" y=\"{8}\">{cubes}</text></g>\n</svg>\n",
        LEFT + SIDE / 2.0,
        TOP + SIDE + 40.0,
        TOP + SIDE / 2.0,
        LEFT + 16.0,
        TOP + 16.0,
        LEFT + 26.0,
        TOP + 20.0,
        TOP + 34.0,
        TOP + 38.0,
        across = message!("compare-chart-across"),
        up = message!("compare-chart-up"),
        plays = message!("compare-plays"),
        cubes = message!("compare-cubes"),
    );
    svg
}

fn place(loss: f64) -> f64 {
    SIDE * (loss.clamp(0.0, MOST) / MOST).sqrt()
}
