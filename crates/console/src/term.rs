//! Text for terminals: aligned tables, colours only where somebody sees them.

use std::borrow::Cow;
use std::io::IsTerminal as _;

use comfy_table::{Attribute, Cell, CellAlignment, Color, ContentArrangement, presets};
use pasch_messages::Message;

/// Whether and how to colour, and how wide a line may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Style {
    colour: bool,
    /// Columns of the terminal, if there is one.
    width: Option<u16>,
}

/// The meaning of a piece of text, by which it is coloured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Text in the terminal's own colour.
    Plain,
    /// Headings and totals, in bold.
    Strong,
    /// Text that matters less, dimmed.
    Faint,
    /// A good play or result, green.
    Good,
    /// A small mistake, in yellow.
    Doubtful,
    /// A mistake, shown in red.
    Bad,
    /// A blunder, in bold red.
    Worst,
}

impl Style {
    /// No colour: what a pipe or a file gets.
    pub const PLAIN: Self = Self { colour: false, width: None };

    /// Colours when standard output is a terminal and `NO_COLOR` is not set.
    pub fn of_stdout() -> Self {
        Self {
            colour: std::io::stdout().is_terminal()
                && std::env::var_os("NO_COLOR").is_none_or(|v| v.is_empty()),
            width: comfy_table::Table::new().width(),
        }
    }

    /// `text` in a tone.
    pub fn paint(self, tone: Tone, text: &str) -> String {
        let code = match tone {
            Tone::Strong => "1",
            Tone::Faint => "2",
            Tone::Good => "32",
            Tone::Doubtful => "33",
            Tone::Bad => "31",
            Tone::Worst => "1;31",
            Tone::Plain => return shown(text).into_owned(),
        };
        let text = shown(text);
        if self.colour { format!("\x1b[{code}m{text}\x1b[0m") } else { text.into_owned() }
    }
}

/// A text that a terminal may be given whoever wrote it: characters that would steer it, or turn the direction of
/// writing, become visible marks. Line ends and tabs stay.
pub fn shown(text: &str) -> Cow<'_, str> {
    if !text.contains(steers) {
        return Cow::Borrowed(text);
    }
    let mark = |c: char| match c {
        '\x00'..='\x1f' => char::from_u32(0x2400 + u32::from(c)).unwrap_or(char::REPLACEMENT_CHARACTER),
        '\x7f' => '\u{2421}',
        _ => char::REPLACEMENT_CHARACTER,
    };
    Cow::Owned(text.chars().map(|c| if steers(c) { mark(c) } else { c }).collect())
}

/// Whether a character steers a terminal or the direction of writing.
pub fn steers(c: char) -> bool {
    (c.is_control() && !matches!(c, '\n' | '\t'))
        || matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// The beginning of what somebody wrote, for a message.
pub fn short(text: &str) -> String {
    const MOST: usize = 60;
    match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// Which edge of a column is straight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Align {
    /// Cells begin below each other.
    Left,
    /// Cells end below each other.
    Right,
}

/// Rows of cells that are padded to equal columns, two blanks apart.
#[derive(Clone, Debug, Default)]
pub struct Table {
    columns: Vec<Align>,
    rows: Vec<Vec<(String, Tone)>>,
}

impl Table {
    /// An empty table with these columns.
    pub fn new(columns: &[Align]) -> Self {
        Self { columns: columns.to_vec(), rows: Vec::new() }
    }

    /// Adds a row in one tone; missing cells are empty.
    pub fn row<S: Into<String>>(&mut self, tone: Tone, cells: impl IntoIterator<Item = S>) -> &mut Self {
        self.rows.push(cells.into_iter().map(|cell| (cell.into(), tone)).collect());
        self
    }

    /// Adds a row of headings: a text of the catalogue with `|` between them.
    pub fn headings(&mut self, tone: Tone, headings: &Message) -> &mut Self {
        self.row(tone, headings.to_string().split('|').map(str::trim))
    }

    /// The lines, each after `indent` blanks and without blanks at its end. On a narrow terminal long cells take several lines.
    pub fn render(&self, style: Style, indent: usize) -> String {
        let mut table = comfy_table::Table::new();
        table.load_preset(presets::NOTHING).force_no_tty();
        table.style_text_only();
        if style.colour {
            table.enforce_styling();
        }
        if let Some(width) = style.width {
            let indent = u16::try_from(indent).unwrap_or(u16::MAX);
            table
                .set_content_arrangement(ContentArrangement::Dynamic)
                .set_width(width.saturating_sub(indent));
        }
        for row in &self.rows {
            let mut cells: Vec<Cell> = row.iter().map(|(text, tone)| cell(text, *tone)).collect();
            cells.resize_with(self.columns.len(), || Cell::new(""));
            table.add_row(cells);
        }
        for (column, align) in table.column_iter_mut().zip(&self.columns) {
            column.set_padding((0, 2)).set_cell_alignment(match align {
                Align::Left => CellAlignment::Left,
                Align::Right => CellAlignment::Right,
            });
        }
        let margin = " ".repeat(indent);
        table.lines().map(|line| format!("{}\n", format!("{margin}{line}").trim_end())).collect()
    }
}

/// A cell in its tone.
fn cell(text: &str, tone: Tone) -> Cell {
    let cell = Cell::new(shown(text));
    if text.is_empty() {
        return cell;
    }
    match tone {
        Tone::Plain => cell,
        Tone::Strong => cell.add_attribute(Attribute::Bold),
        Tone::Faint => cell.add_attribute(Attribute::Dim),
        Tone::Good => cell.fg(Color::DarkGreen),
        Tone::Doubtful => cell.fg(Color::DarkYellow),
        Tone::Bad => cell.fg(Color::DarkRed),
        Tone::Worst => cell.fg(Color::DarkRed).add_attribute(Attribute::Bold),
    }
}

/// A number with sign and three decimals, as equities are written; a true minus.
pub fn equity(value: f64) -> String {
    // Minus nought is nought.
    let rounded = (value * 1000.0).round() / 1000.0 + 0.0;
    if rounded < 0.0 { format!("−{:.3}", -rounded) } else { format!("+{rounded:.3}") }
}

/// A chance in per cent with one decimal.
pub fn percent(chance: f32) -> String {
    format!("{:.1}", f64::from(chance) * 100.0)
}

/// A difference of chances in per cent, with sign and one decimal.
pub fn signed_percent(chance: f64) -> String {
    let value = (chance * 1000.0).round() / 10.0 + 0.0;
    if value < 0.0 { format!("−{:.1}%", -value) } else { format!("+{value:.1}%") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_straight_and_lines_end_early() {
        let mut table = Table::new(&[Align::Right, Align::Left, Align::Right]);
        table.row(Tone::Strong, ["", "play", "equity"]);
        table.row(Tone::Plain, ["1", "13/7 8/7", "+0.2"]);
        table.row(Tone::Plain, ["10", "x", ""]);
        assert_eq!(table.render(Style::PLAIN, 1), "     play      equity\n  1  13/7 8/7    +0.2\n 10  x\n");
    }

    #[test]
    fn wide_characters_and_narrow_terminals_keep_columns_straight() {
        let mut table = Table::new(&[Align::Left, Align::Right]);
        table.row(Tone::Plain, ["東京", "1"]);
        table.row(Tone::Plain, ["Zoe\u{308}", "22"]);
        assert_eq!(table.render(Style::PLAIN, 0), "東京   1\nZoe\u{308}   22\n");
        table.row(Tone::Plain, ["a name of several words", "333"]);
        let narrow = table.render(Style { width: Some(20), ..Style::PLAIN }, 2);
        assert!(narrow.lines().count() > 3, "{narrow}");
        assert!(narrow.lines().all(|line| line.chars().count() <= 20), "{narrow}");
    }

    #[test]
    fn tables_are_coloured_without_their_blanks() {
        let mut table = Table::new(&[Align::Right, Align::Left]);
        table.row(Tone::Strong, ["n", "play"]);
        table.row(Tone::Worst, ["10", "6/1"]);
        let coloured = table.render(COLOURED, 0);
        assert!(coloured.starts_with(" \x1b[1mn\x1b[0m  \x1b[1mplay\x1b[0m\n"), "{coloured:?}");
        assert!(coloured.ends_with("  \x1b[38;5;1m\x1b[1m6/1\x1b[0m\n"), "{coloured:?}");
    }

    const COLOURED: Style = Style { colour: true, width: None };

    #[test]
    fn colour_only_where_asked() {
        assert_eq!(Style::PLAIN.paint(Tone::Worst, "x"), "x");
        assert_eq!(COLOURED.paint(Tone::Good, "x"), "\x1b[32mx\x1b[0m");
    }

    #[test]
    fn nothing_steers_a_terminal() {
        assert_eq!(shown("a\x1b[31mb\u{9b}c\x7f\u{202e}d\r\n\te"), "a␛[31mb�c␡�d␍\n\te");
        assert!(matches!(shown("Kévin 東\n"), Cow::Borrowed(_)));
        assert_eq!(COLOURED.paint(Tone::Good, "x\x1b[0m"), "\x1b[32mx␛[0m\x1b[0m");
        assert_eq!(Style::PLAIN.paint(Tone::Plain, "\x07"), "␇");
    }

    #[test]
    fn numbers_are_written_as_players_do() {
        assert_eq!(equity(-0.3629), "−0.363");
        assert_eq!(equity(-0.0001), "+0.000");
        assert_eq!(equity(1.0), "+1.000");
        assert_eq!(percent(0.3349), "33.5");
    }
}
