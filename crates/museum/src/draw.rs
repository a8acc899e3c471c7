//! Learning curves as a small picture.

use std::fmt::Write as _;

use crate::figures::CurvePoint;

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 360.0;
/// Space on the left, at the top, on the right and at the bottom.
const SPACE: [f64; 4] = [56.0, 40.0, 130.0, 44.0];
/// A colour for each net.
const COLOURS: [&str; 2] = ["#1f5fa8", "#a8521f"];
/// Least points that are drawn.
const LOW: f64 = -3.0;
const HIGH: f64 = 1.0;

/// Words in the picture.
#[derive(Clone, Debug)]
pub struct Words {
    /// Its title.
    pub title: String,
    /// The axis across.
    pub games: String,
    /// Against the linear player, drawn as dashes.
    pub linear: String,
    /// Against the delivered net.
    pub net: String,
}

/// A value of each point, how its line is dashed, and against whom it was won.
type Way<'w> = (fn(&CurvePoint) -> [f64; 2], &'static str, &'w str);

/// Draws the curves of some nets: points a game by games learnt from, on a logarithmic scale.
#[must_use]
pub fn curves(words: &Words, nets: &[(&str, Vec<CurvePoint>)]) -> String {
    let [left, top, right, bottom] = SPACE;
    let least = nets.iter().flat_map(|(_, curve)| curve).map(|point| point.games).min().unwrap_or(1);
    let most = nets.iter().flat_map(|(_, curve)| curve).map(|point| point.games).max().unwrap_or(10);
    let scale = |games: u64| (games.max(1) as f64).log10();
    let wide = (scale(most) - scale(least)).max(0.1);
    let x = |games: u64| left + (scale(games) - scale(least)) / wide * (WIDTH - left - right);
    let y = |value: f64| top + (HIGH - value.clamp(LOW, HIGH)) / (HIGH - LOW) * (HEIGHT - top - bottom);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" font-family=\"sans-serif\" \
         font-size=\"11\" role=\"img\" aria-label=\"{0}\">\n<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n\
         <text x=\"12\" y=\"22\" font-size=\"14\">{0}</text>\n",
        words.title
    );
    for value in [-3.0, -2.0, -1.0, 0.0, 1.0] {
        let _ = writeln!(
            svg,
            "<path d=\"M{left} {0:.1}H{1}\" stroke=\"{2}\"/><text x=\"{3}\" y=\"{4:.1}\" text-anchor=\"end\">{value}</text>",
            y(value),
            WIDTH - right,
            if value == 0.0 { "#888" } else { "#ddd" },
            left - 6.0,
            y(value) + 4.0,
        );
    }
    let marks = (0..7).map(|power| 10u64.pow(power)).filter(|games| (least..=most).contains(games));
    for games in marks {
        let name = if games >= 1000 { format!("{}k", games / 1000) } else { games.to_string() };
        let _ = writeln!(
            svg,
            "<text x=\"{:.1}\" y=\"{}\" text-anchor=\"middle\">{name}</text>",
            x(games),
            HEIGHT - bottom + 16.0
        );
    }
    for ((name, curve), colour) in nets.iter().zip(COLOURS) {
        let ways: [Way<'_>; 2] = [
            (|point| point.linear, " stroke-dasharray=\"5 3\"", &words.linear),
            (|point| point.net, "", &words.net),
        ];
        for (value, dashes, against) in ways {
            let mut path = String::new();
            for (place, point) in curve.iter().enumerate() {
                let [mean, half] = value(point);
                let _ = write!(
                    path,
                    "{}{:.1} {:.1}",
                    if place == 0 { "M" } else { "L" },
                    x(point.games),
                    y(mean)
                );
                let _ = writeln!(
                    svg,
                    "<path d=\"M{0:.1} {1:.1}V{2:.1}\" stroke=\"{colour}\" opacity=\".35\" stroke-width=\"3\"/>",
                    x(point.games),
                    y(mean - half),
                    y(mean + half)
                );
            }
            let _ = writeln!(
                svg,
                "<path d=\"{path}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\"{dashes}/>"
            );
            if let Some(last) = curve.last() {
                let down = if *name == nets[0].0 { 8.0 } else { -2.0 };
                let _ = writeln!(
                    svg,
                    "<text x=\"{:.1}\" y=\"{:.1}\" fill=\"{colour}\">{name} {against}</text>",
                    WIDTH - right + 6.0,
                    y(value(last)[0]) + down
                );
            }
        }
    }
    let _ = writeln!(
        svg,
        "<text x=\"{}\" y=\"{}\" text-anchor=\"middle\">{}</text>\n</svg>",
        (left + WIDTH - right) / 2.0,
        HEIGHT - 8.0,
        words.games
    );
    svg
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_curve_spans_the_picture() {
        let point = |games, mean| CurvePoint { games, linear: [mean, 0.1], net: [mean - 1.0, 0.1] };
        let words = Words {
            title: "a".to_owned(),
            games: "games".to_owned(),
            linear: "v linear".to_owned(),
            net: "v net".to_owned(),
        };
        let svg = curves(&words, &[("one", vec![point(100, -1.0), point(10_000, 1.0)])]);
        assert!(svg.contains("M56.0 178.0L510.0 40.0"), "{svg}");
        assert_eq!(svg.matches("stroke-dasharray").count(), 1);
    }
}
