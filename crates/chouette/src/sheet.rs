//! The settlement sheet: a row for each game, a column for each player.

use std::fmt::Write as _;

use pasch_messages::{Language, message};

use crate::state::Chouette;

/// The settlement of a chouette: finished games alone. Points are whole points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// The players by seat; who has left keeps their column.
    pub names: Vec<String>,
    /// The points of each game by seat; 0 for those who had not joined. The sum of each is 0.
    pub games: Vec<Vec<i64>>,
    /// The sum of each column.
    pub totals: Vec<i64>,
}

impl Sheet {
    /// The sheet of all games that are finished.
    #[must_use]
    pub fn of(state: &Chouette) -> Sheet {
        let names: Vec<String> = state.people().iter().map(|person| person.name.clone()).collect();
        let points = |row: &crate::state::Row| {
            let mut points = row.points.clone();
            points.resize(names.len(), 0);
            points
        };
        let games: Vec<Vec<i64>> = state.rows().iter().map(points).collect();
        let totals = (0..names.len()).map(|seat| games.iter().map(|game| game[seat]).sum()).collect();
        Sheet { names, games, totals }
    }

    /// Comma-separated values (RFC 4180) with a heading and a line of totals. Names that a spreadsheet would take for a formula
    /// are preceded by an apostrophe.
    #[must_use]
    pub fn to_csv(&self) -> String {
        let mut text = String::from("game");
        for name in &self.names {
            text.push(',');
            text.push_str(&cell(name));
        }
        text.push_str("\r\n");
        let numbers = |text: &mut String, head: &str, points: &[i64]| {
            text.push_str(head);
            for points in points {
                // Writing to a text cannot fail.
                let _ = write!(text, ",{points}");
            }
            text.push_str("\r\n");
        };
        for (index, game) in self.games.iter().enumerate() {
            numbers(&mut text, &(index + 1).to_string(), game);
        }
        numbers(&mut text, "total", &self.totals);
        text
    }

    /// A table for people, its words in a language.
    #[must_use]
    pub fn to_text(&self, language: Language) -> String {
        let heading = message!("chouette-sheet-game").in_language(language).to_string();
        let total = message!("chouette-sheet-total").in_language(language).to_string();
        let signed = |points: &i64| if *points > 0 { format!("+{points}") } else { points.to_string() };
        let line = |head: String, points: &[i64]| -> Vec<String> {
            std::iter::once(head).chain(points.iter().map(signed)).collect()
        };
        let mut lines = vec![std::iter::once(heading).chain(self.names.iter().cloned()).collect()];
        lines.extend(self.games.iter().zip(1..).map(|(game, number)| line(i32::to_string(&number), game)));
        lines.push(line(total, &self.totals));
        let width = |column: usize| lines.iter().map(|line: &Vec<String>| line[column].chars().count()).max();
        let widths: Vec<usize> = (0..=self.names.len()).map(|column| width(column).unwrap_or(0)).collect();
        let mut text = String::new();
        for line in &lines {
            let cells: Vec<String> =
                line.iter().zip(&widths).map(|(cell, width)| format!("{cell:>width$}")).collect();
            text.push_str(cells.join("  ").trim_end());
            text.push('\n');
        }
        text
    }
}

/// A cell of text: harmless in a spreadsheet, quoted where it has to be.
fn cell(text: &str) -> String {
    let risky = text.starts_with(['=', '+', '-', '@', '\t', '\r', '\n']);
    let safe = if risky { format!("'{text}") } else { text.to_owned() };
    if safe.contains(['"', ',', '\n', '\r', '\t']) {
        format!("\"{}\"", safe.replace('"', "\"\""))
    } else {
        safe
    }
}
