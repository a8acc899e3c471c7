//! A learning curve as a small SVG picture.

use std::fmt::Write;

use pasch_messages::Message;

use crate::store::Point;

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 360.0;
const LEFT: f64 = 64.0;
const RIGHT: f64 = 16.0;
const TOP: f64 = 40.0;
const BOTTOM: f64 = 48.0;

/// Draws a curve with a title and the names of its two axes.
#[must_use]
pub fn draw(title: &str, [across, up]: &[Message; 2], points: &[Point]) -> String {
    let bounds = |of: fn(&Point) -> f64| {
        let low = points.iter().map(of).fold(f64::INFINITY, f64::min);
        let high = points.iter().map(of).fold(f64::NEG_INFINITY, f64::max);
        if high > low { (low, high) } else { (low - 0.5, low + 0.5) }
    };
    let (x, y) = (bounds(|p| p.done), bounds(|p| p.value));
    let place = |p: &Point| {
        let right = LEFT + (p.done - x.0) / (x.1 - x.0) * (WIDTH - LEFT - RIGHT);
        let down = HEIGHT - BOTTOM - (p.value - y.0) / (y.1 - y.0) * (HEIGHT - TOP - BOTTOM);
        (right, down)
    };
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" font-family=\"sans-serif\" \
         font-size=\"12\" role=\"img\" aria-label=\"{0}\">\n<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n\
         <text x=\"{LEFT}\" y=\"24\" font-size=\"15\">{0}</text>\n",
        escaped(title)
    );
    for step in 0..=4 {
        let share = f64::from(step) / 4.0;
        let (value, done) = (y.0 + share * (y.1 - y.0), x.0 + share * (x.1 - x.0));
        let (right, down) = place(&Point { done, value });
        let _ = write!(
            svg,
            "<path d=\"M{LEFT} {down:.1}H{}\" stroke=\"#ddd\"/>\n<text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>\n\
             <text x=\"{right:.1}\" y=\"{}\" text-anchor=\"middle\">{}</text>\n",
            WIDTH - RIGHT,
            LEFT - 6.0,
            down + 4.0,
            number(value),
            HEIGHT - BOTTOM + 18.0,
            number(done),
        );
    }
    let path: Vec<String> =
        points.iter().map(place).map(|(right, down)| format!("{right:.1} {down:.1}")).collect();
    if !path.is_empty() {
        let _ = writeln!(
            svg,
            "<path d=\"M{}\" fill=\"none\" stroke=\"#1f5fa8\" stroke-width=\"2\"/>",
            path.join("L")
        );
    }
    let _ = write!(
        svg,
        "<text x=\"{}\" y=\"{}\" text-anchor=\"middle\">{}</text>\n<text x=\"{LEFT}\" y=\"{}\" fill=\"#555\">{}</text>\n</svg>\n",
        (LEFT + WIDTH - RIGHT) / 2.0,
        HEIGHT - 10.0,
        escaped(&across.to_string()),
        TOP - 4.0,
        escaped(&up.to_string()),
    );
    svg
}

/// One of several small curves that stand together.
#[derive(Clone, Debug)]
pub struct Panel {
    pub title: String,
    /// What stands below each point, in order; points are evenly spaced.
    pub labels: Vec<String>,
    /// The points: value and half the width of its interval.
    pub values: Vec<[f64; 2]>,
}

/// Panels in a row.
const ACROSS: usize = 4;
const PANEL: [f64; 2] = [250.0, 170.0];

/// Draws small curves side by side, each with a scale of its own, intervals as bars.
#[must_use]
pub fn draw_panels(title: &str, panels: &[Panel]) -> String {
    let (width, rows) = (PANEL[0] * ACROSS as f64, panels.len().div_ceil(ACROSS));
    let height = 36.0 + PANEL[1] * rows as f64;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" font-family=\"sans-serif\" \
         font-size=\"10\" role=\"img\" aria-label=\"{0}\">\n<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n\
         <text x=\"12\" y=\"22\" font-size=\"15\">{0}</text>\n",
        escaped(title)
    );
    for (index, panel) in panels.iter().enumerate() {
        let left = PANEL[0] * (index % ACROSS) as f64;
        let top = 36.0 + PANEL[1] * (index / ACROSS) as f64;
        draw_panel(&mut svg, panel, left, top);
    }
    svg.push_str("</svg>\n");
    svg
}

fn draw_panel(svg: &mut String, panel: &Panel, left: f64, top: f64) {
    let low = panel.values.iter().map(|[value, half]| value - half).fold(0.0, f64::min);
    let high = panel.values.iter().map(|[value, half]| value + half).fold(0.0, f64::max);
    let (low, high) = if high > low { (low, high) } else { (low - 0.5, low + 0.5) };
    let (base, rise) = (top + PANEL[1] - 30.0, PANEL[1] - 60.0);
    let across = (PANEL[0] - 70.0) / panel.values.len().saturating_sub(1).max(1) as f64;
    let x = |index: usize| left + 48.0 + across * index as f64;
    let y = |value: f64| base - rise * (value - low) / (high - low);
    let _ = writeln!(
        svg,
        "<text x=\"{}\" y=\"{}\" font-size=\"12\">{}</text>",
        left + 12.0,
        top + 16.0,
        escaped(&panel.title)
    );
    for value in if low < 0.0 { vec![low, 0.0] } else { vec![0.0, high] } {
        let _ = writeln!(
            svg,
            "<path d=\"M{:.1} {:.1}H{:.1}\" stroke=\"#ddd\"/><text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{value:.2}</text>",
            left + 44.0,
            y(value),
            left + PANEL[0] - 14.0,
            left + 40.0,
            y(value) + 3.0,
        );
    }
    let mut path = String::new();
    for (index, ([value, half], label)) in panel.values.iter().zip(&panel.labels).enumerate() {
        let _ = write!(path, "{}{:.1} {:.1}", if index == 0 { "M" } else { "L" }, x(index), y(*value));
        let _ = writeln!(
            svg,
            "<path d=\"M{0:.1} {1:.1}V{2:.1}\" stroke=\"#9db8d8\" stroke-width=\"3\"/>\
             <circle cx=\"{0:.1}\" cy=\"{3:.1}\" r=\"2.5\" fill=\"#1f5fa8\"/>\
             <text x=\"{0:.1}\" y=\"{4:.1}\" text-anchor=\"middle\">{5}</text>",
            x(index),
            y(value - half),
            y(value + half),
            y(*value),
            base + 14.0,
            escaped(label),
        );
    }
    let _ = writeln!(svg, "<path d=\"{path}\" fill=\"none\" stroke=\"#1f5fa8\" stroke-width=\"2\"/>");
}

fn number(value: f64) -> String {
    match value.abs() {
        size if size >= 10_000.0 => format!("{:.0}k", value / 1000.0),
        size if size >= 10.0 => format!("{value:.0}"),
        size if size >= 0.1 || size == 0.0 => format!("{value:.2}"),
        _ => format!("{value:.4}"),
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use pasch_messages::message;

    #[test]
    fn the_curve_spans_the_picture() {
        let points = [(0.0, -1.0), (50.0, 0.0), (100.0, 0.5)].map(|(done, value)| Point { done, value });
        let axes = [message!("curve-games"), message!("curve-points")];
        let svg = draw("a <b>", &axes, &points);
        assert!(svg.contains("M64.0 312.0L344.0 130.7L624.0 40.0"), "{svg}");
        assert!(svg.contains("a &lt;b>"));
        assert!(draw("one", &axes, &points[..1]).contains("<path"));
    }
}
