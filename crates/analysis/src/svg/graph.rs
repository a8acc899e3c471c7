//! The winning chances of a game as a line.

use core::fmt::Write as _;

use crate::mark::Mark;

/// One point of the line.
#[derive(Clone, Debug, PartialEq)]
pub struct GraphPoint {
    /// Chance, 0 to 1, that the player of the graph wins the game.
    pub win: f32,
    /// Mark of that player's decision here; drawn from doubtful on. `None` for the opponent's decisions.
    pub mark: Option<Mark>,
    /// The cube has just been turned to this value.
    pub cube: Option<u32>,
}

const WIDTH: f32 = 720.0;
const HEIGHT: f32 = 152.0;
const LEFT: f32 = 40.0;
const RIGHT: f32 = 8.0;
const TOP: f32 = 10.0;
const BOTTOM: f32 = 22.0;

/// Draws the chances as a stand-alone SVG, 720 × 152, 0 % at the bottom. `title` is read by screen readers.
///
/// An empty series gives the empty frame.
#[must_use]
pub fn graph(title: &str, series: &[GraphPoint]) -> String {
    let inner_width = WIDTH - LEFT - RIGHT;
    let inner_height = HEIGHT - TOP - BOTTOM;
    let steps = series.len().saturating_sub(1).max(1) as f32;
    let x = |i: usize| LEFT + inner_width * i as f32 / steps;
    let y = |win: f32| TOP + inner_height * (1.0 - win.clamp(0.0, 1.0));

    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" font-family=\"system-ui,sans-serif\">\
         <title>{}</title>\
         <rect x=\"{LEFT}\" y=\"{TOP}\" width=\"{inner_width}\" height=\"{inner_height}\" fill=\"#ECE7DE\"/>",
        super::escape(title)
    );
    for (win, dash) in [(0.25, false), (0.5, true), (0.75, false)] {
        let _ = write!(
            svg,
            "<line x1=\"{LEFT}\" x2=\"{:.1}\" y1=\"{y:.1}\" y2=\"{y:.1}\" stroke=\"#8A8071\" stroke-opacity=\"{}\"{}/>",
            WIDTH - RIGHT,
            if dash { "1" } else { ".35" },
            if dash { " stroke-dasharray=\"4 4\"" } else { "" },
            y = y(win)
        );
    }
    for (win, label) in [(1.0, "100%"), (0.5, "50%"), (0.0, "0%")] {
        let _ = write!(
            svg,
            "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\" font-size=\"12\" fill=\"#5E564B\">{label}</text>",
            LEFT - 6.0,
            y(win) + 4.0
        );
    }
    if !series.is_empty() {
        let mut line = String::new();
        for (i, point) in series.iter().enumerate() {
            let _ = write!(line, "{}{:.1} {:.1}", if i == 0 { "M" } else { "L" }, x(i), y(point.win));
        }
        let _ = write!(
            svg,
            "<path d=\"{line}L{:.1} {bottom:.1}L{LEFT} {bottom:.1}Z\" fill=\"#1E6650\" fill-opacity=\".16\"/>\
             <path d=\"{line}\" fill=\"none\" stroke=\"#1E6650\" stroke-width=\"2.5\" stroke-linejoin=\"round\"/>",
            x(series.len() - 1),
            bottom = y(0.0)
        );
    }
    for (i, point) in series.iter().enumerate() {
        if let Some(value) = point.cube {
            let _ = write!(
                svg,
                "<line x1=\"{x:.1}\" x2=\"{x:.1}\" y1=\"{TOP}\" y2=\"{:.1}\" stroke=\"#5E564B\"/>\
                 <rect x=\"{:.1}\" y=\"{TOP}\" width=\"20\" height=\"16\" rx=\"3\" fill=\"#FFFFFF\" stroke=\"#5E564B\"/>\
                 <text x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\" font-size=\"11\" fill=\"#25211C\">{value}</text>",
                y(0.0),
                x(i) - 10.0,
                TOP + 12.0,
                x = x(i)
            );
        }
    }
    for (i, point) in series.iter().enumerate() {
        if let Some(mark) = point.mark {
            svg.push_str(&mark_sign(mark, x(i), y(point.win)));
        }
    }
    svg.push_str("</svg>");
    svg
}

/// The sign of a mark, 16 wide, centred on (x, y): a diamond, a triangle or an octagon with its characters, so that
/// no mark is told by colour alone. Nothing for fine decisions.
fn mark_sign(mark: Mark, x: f32, y: f32) -> String {
    let (shape, fill) = match mark {
        Mark::Best | Mark::Ok => return String::new(),
        Mark::Doubtful => ("M0 -9L9 0L0 9L-9 0Z", "#9A6A00"),
        Mark::Error => ("M0 -9L9 7L-9 7Z", "#B4540E"),
        Mark::Blunder => ("M-4 -9L4 -9L9 -4L9 4L4 9L-4 9L-9 4L-9 -4Z", "#B3322A"),
    };
    let drop = if mark == Mark::Error { 5.5 } else { 3.5 };
    format!(
        "<g transform=\"translate({x:.1} {y:.1})\"><title>{}</title><path d=\"{shape}\" fill=\"{fill}\"/>\
         <text y=\"{drop}\" text-anchor=\"middle\" font-size=\"10\" font-weight=\"700\" fill=\"#FFFFFF\">{}</text></g>",
        mark.word(),
        mark.sign()
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn draws_every_mark_and_cube_and_escapes_names() {
        let point = |win, mark, cube| GraphPoint { win, mark, cube };
        let svg = graph(
            "<Ann> & Bo",
            &[
                point(0.5, None, None),
                point(0.7, Some(Mark::Blunder), None),
                point(0.4, Some(Mark::Ok), Some(2)),
                point(1.0, Some(Mark::Error), None),
            ],
        );
        assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>"));
        assert!(svg.contains("&lt;Ann&gt; &amp; Bo"));
        assert_eq!(svg.matches("??").count(), 1);
        assert_eq!(svg.matches("<title>error").count(), 1);
        assert_eq!(svg.matches(">2</text>").count(), 1);
        assert!(svg.contains("M40.0 70.0L264.0"), "{svg}");
    }

    #[test]
    fn an_empty_game_has_a_frame() {
        assert!(!graph("nothing", &[]).contains("<path"));
    }
}
