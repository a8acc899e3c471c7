//! Drawings for reports: a position, and the winning chances of a game. Stand-alone SVG, no style sheet, no fonts.

mod diagram;
mod graph;
mod letters;
mod theme;

pub use diagram::{Arrow, ArrowKind, Caption, Diagram};
pub use graph::{GraphPoint, graph};
pub use theme::Theme;

/// Text as it may stand between tags and inside quotes.
pub(crate) fn escape(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            // Control characters are not allowed in XML at all.
            c if c.is_control() && !matches!(c, '\n' | '\t') => safe.push('\u{FFFD}'),
            c => safe.push(c),
        }
    }
    safe
}
