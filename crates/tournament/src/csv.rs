//! Entrants and tables as CSV (RFC 4180), safe to be opened in a spreadsheet.
//!
//! A field that a spreadsheet would take for a formula, because it begins with `=`, `+`, `-`, `@`, a tab or a line's end, is written with an
//! apostrophe before it, and read without it. Semicolons are taken as separators, too, where the first line has more of them than commas.

use pasch_messages::Describe;
use thiserror::Error;

use crate::action::Person;
use crate::standings::Row;
use crate::state::State;

/// The most lines that are read, that of the titles left out.
pub const MOST_LINES: usize = 5_000;

/// The columns of entrants. Only `name` has to be there; members of a team are separated by `/`.
pub const COLUMNS: [&str; 6] = ["name", "rating", "club", "country", "account", "members"];

/// A fault in a file, with the line it stands in, from 1.
#[derive(Clone, Debug, PartialEq, Eq, Describe, Error)]
#[describe("csv-fault")]
pub enum CsvFault {
    /// The file is empty, or its first line has no column `name`.
    NoName,
    /// A column is unknown or stands twice.
    Column {
        /// Its title.
        #[describe(escaped)]
        title: String,
    },
    /// A quotation mark is open at the end, or text follows a closing one.
    Quote {
        /// The line.
        line: u32,
    },
    /// A line has more fields than the first.
    Fields {
        /// The line.
        line: u32,
    },
    /// A name is empty.
    Name {
        /// The line.
        line: u32,
    },
    /// A rating is no whole number.
    Rating {
        /// The line.
        line: u32,
        /// What stands there.
        #[describe(escaped)]
        text: String,
    },
    /// The file has too many lines.
    Lines {
        /// The most lines.
        most: usize,
    },
}

/// A line of fields and its number.
type Line = (u32, Vec<String>);

/// Reads entrants. Two may have the same name. Empty lines are passed over.
///
/// # Errors
/// The first fault.
pub fn read_entrants(text: &str) -> Result<Vec<Person>, CsvFault> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let first = text.lines().next().unwrap_or("");
    let separator = if first.matches(';').count() > first.matches(',').count() { ';' } else { ',' };
    let mut lines = fields(text, separator)?.into_iter();
    let (_, titles) = lines.next().ok_or(CsvFault::NoName)?;
    let titles: Vec<String> = titles.iter().map(|title| title.trim().to_lowercase()).collect();
    for (at, title) in titles.iter().enumerate() {
        if !COLUMNS.contains(&title.as_str()) || titles[..at].contains(title) {
            return Err(CsvFault::Column { title: title.clone() });
        }
    }
    let name = titles.iter().position(|title| title == COLUMNS[0]).ok_or(CsvFault::NoName)?;
    if lines.len() > MOST_LINES {
        return Err(CsvFault::Lines { most: MOST_LINES });
    }
    let mut people = Vec::new();
    for (line, mut own) in lines {
        if own.len() > titles.len() {
            return Err(CsvFault::Fields { line });
        }
        own.resize(titles.len(), String::new());
        if own[name].trim().is_empty() {
            return Err(CsvFault::Name { line });
        }
        people.push(entrant(line, &titles, own)?);
    }
    Ok(people)
}

fn entrant(line: u32, titles: &[String], fields: Vec<String>) -> Result<Person, CsvFault> {
    let mut person = Person::default();
    for (title, field) in titles.iter().zip(fields) {
        let text = harmless(field.trim());
        match title.as_str() {
            "name" => person.name = text,
            "club" => person.club = text,
            "country" => person.country = text,
            "account" => person.account = (!text.is_empty()).then_some(text),
            "members" => {
                person.members =
                    text.split('/').map(|one| one.trim().to_owned()).filter(|one| !one.is_empty()).collect()
            }
            _ if text.is_empty() => {}
            _ => person.rating = Some(text.parse().map_err(|_| CsvFault::Rating { line, text })?),
        }
    }
    Ok(person)
}

/// A field without the apostrophe that keeps it from being a formula.
fn harmless(field: &str) -> String {
    match field.strip_prefix('\'') {
        Some(rest) if is_guarded(rest) => rest.to_owned(),
        _ => field.to_owned(),
    }
}

/// Whether a field is written with an apostrophe: a formula, or one behind apostrophes of its own, which reading would take off.
fn is_guarded(field: &str) -> bool {
    field.trim_start_matches([' ', '\'']).starts_with(['=', '+', '-', '@', '\t', '\r', '\n'])
}

/// Cuts a text into lines of fields; quoted fields may hold separators and ends of lines.
fn fields(text: &str, separator: char) -> Result<Vec<Line>, CsvFault> {
    let mut lines: Vec<Line> = Vec::new();
    let (mut row, mut field) = (Vec::new(), String::new());
    let (mut line, mut begun, mut quoted, mut closed) = (1, 1, false, false);
    let mut letters = text.chars().peekable();
    let mut end = |row: &mut Vec<String>, begun: u32| {
        let is_empty = row.iter().all(|field| field.trim().is_empty());
        let whole = std::mem::take(row);
        if !is_empty {
            lines.push((begun, whole));
        }
        lines.len() > MOST_LINES + 1
    };
    while let Some(letter) = letters.next() {
        line += u32::from(letter == '\n');
        match letter {
            '"' if quoted && letters.peek() == Some(&'"') => {
                letters.next();
                field.push('"');
            }
            '"' if quoted => (quoted, closed) = (false, true),
            _ if quoted => field.push(letter),
            '"' if field.is_empty() && !closed => quoted = true,
            _ if letter == separator => {
                row.push(std::mem::take(&mut field));
                closed = false;
            }
            '\n' => {
                row.push(std::mem::take(&mut field));
                closed = false;
                if end(&mut row, begun) {
                    return Err(CsvFault::Lines { most: MOST_LINES });
                }
                begun = line;
            }
            '\r' if letters.peek().is_none_or(|next| *next == '\n') => {}
            _ if closed => return Err(CsvFault::Quote { line }),
            _ => field.push(letter),
        }
    }
    if quoted {
        return Err(CsvFault::Quote { line: begun });
    }
    row.push(field);
    end(&mut row, begun);
    Ok(lines)
}

/// Writes a line of fields, as all files of this crate have them: none of them is a formula.
pub fn write_line(out: &mut String, fields: &[String]) {
    for (at, field) in fields.iter().enumerate() {
        if at > 0 {
            out.push(',');
        }
        let field = if is_guarded(field) { format!("'{field}") } else { field.clone() };
        if field.contains([',', ';', '"', '\n', '\r', '\t']) || field.trim() != field {
            out.push('"');
            out.push_str(&field.replace('"', "\"\""));
            out.push('"');
        } else {
            out.push_str(&field);
        }
    }
    out.push_str("\r\n");
}

/// Writes entrants with the columns that [`read_entrants`] reads.
#[must_use]
pub fn write_entrants<'a>(people: impl IntoIterator<Item = &'a Person>) -> String {
    let mut out = String::new();
    write_line(&mut out, &COLUMNS.map(str::to_owned));
    for person in people {
        let rating = person.rating.map_or(String::new(), |rating| rating.to_string());
        let account = person.account.clone().unwrap_or_default();
        let members = person.members.join("/");
        write_line(
            &mut out,
            &[person.name.clone(), rating, person.club.clone(), person.country.clone(), account, members],
        );
    }
    out
}

/// Writes a table: place, name, club, country, wins, losses, byes, points, and the tie-breaks of a Swiss.
#[must_use]
pub fn write_standings(state: &State, rows: &[Row]) -> String {
    let mut out = String::new();
    let titles = [
        "place",
        "name",
        "club",
        "country",
        "wins",
        "losses",
        "byes",
        "points",
        "buchholz",
        "median",
        "opponents wins",
    ];
    write_line(&mut out, &titles.map(str::to_owned));
    for row in rows {
        let Some(person) = state.person(row.entrant) else { continue };
        let texts = [row.place.to_string(), person.name.clone(), person.club.clone(), person.country.clone()];
        let counts = [row.score.wins, row.score.losses, row.score.byes].map(|count| count.to_string());
        let breaks = [row.score.points, row.breaks.buchholz, row.breaks.median, row.breaks.opponents_wins]
            .map(|one| one.to_string());
        let fields: Vec<String> = texts.into_iter().chain(counts).chain(breaks).collect();
        write_line(&mut out, &fields);
    }
    out
}

/// Writes the results of all matches that count: number, round, both names, both scores, winner.
#[must_use]
pub fn write_results(state: &State) -> String {
    let mut out = String::new();
    let titles = ["match", "round", "first", "second", "first score", "second score", "winner"];
    write_line(&mut out, &titles.map(str::to_owned));
    let name = |one| state.person(one).map_or(String::new(), |person| person.name.clone());
    for each in state.matches().iter().filter(|each| state.counts(each.id)) {
        let Some(verdict) = state.verdict(each.id) else { continue };
        let score = each.outcome.map_or([0, 0], |outcome| outcome.score);
        let [first, second] = each.pairing.players;
        let round = (each.pairing.slot.round + 1).to_string();
        let winner = verdict.winner.map_or(String::new(), name);
        let scores = score.map(|points| points.to_string());
        let [one, other] = scores;
        write_line(
            &mut out,
            &[(each.id.0 + 1).to_string(), round, name(first), name(second), one, other, winner],
        );
    }
    out
}
