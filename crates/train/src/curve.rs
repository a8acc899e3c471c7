//! A learning curve as a small SVG picture.

use std::fmt::Write;

use crate::store::Point;

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 360.0;
const LEFT: f64 = 64.0;
const RIGHT: f64 = 16.0;
const TOP: f64 = 40.0;
const BOTTOM: f64 = 48.0;

/// Draws a curve with a title and the names of its two axes.
#[must_use]
pub fn draw(title: &str, [across, up]: [&str; 2], points: &[Point]) -> String {
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
        escaped(across),
        TOP - 4.0,
        escaped(up),
    );
    svg
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

    #[test]
    fn the_curve_spans_the_picture() {
        let points = [(0.0, -1.0), (50.0, 0.0), (100.0, 0.5)].map(|(done, value)| Point { done, value });
        let svg = draw("a <b>", ["games", "points"], &points);
        assert!(svg.contains("M64.0 312.0L344.0 130.7L624.0 40.0"), "{svg}");
        assert!(svg.contains("a &lt;b>"));
        assert!(draw("one", ["x", "y"], &points[..1]).contains("<path"));
    }
}
