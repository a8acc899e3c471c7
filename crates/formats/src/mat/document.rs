//! The lines of match text put in order: headers, length, games, numbered rows whose cells belong to a player.

use pasch_rules::{ByPlayer, Player};

use super::header::without_rating;
use super::lex::{Cell, CellKind, Line, LineKind, RollBody, Side, lines};
use crate::problem::{Problem, ReadError, Warning};
use crate::script::{self, Body, What};

/// Match text before anybody has asked whether it makes sense.
#[derive(Debug)]
pub(super) struct Document<'a> {
    /// Headers and comments in their order; comments have the key `Comment`.
    pub headers: Vec<(&'a str, &'a str)>,
    pub length: u32,
    pub length_line: u32,
    pub games: Vec<Game<'a>>,
    /// The line that the file breaks off in, if its last line has no end.
    pub open_line: Option<u32>,
}

#[derive(Debug)]
pub(super) struct Game<'a> {
    pub line: u32,
    pub number: u32,
    pub score: Option<[Side<'a>; 2]>,
    pub score_line: u32,
    /// Comments above its first row.
    pub comment: Vec<&'a str>,
    pub entries: Vec<Entry<'a>>,
}

impl Game<'_> {
    /// The game as every reader gives it.
    pub fn to_script(&self) -> script::Game {
        let score = self.score.as_ref();
        let names = score.map(|sides| sides.map(|side| without_rating(side.name).0.to_owned()));
        let score = score.map(|sides| sides.map(|side| side.score.to_owned()));
        let seats = |[a, b]: [String; 2]| ByPlayer { a, b };
        script::Game {
            line: Some(self.line),
            number: self.number,
            names: names.map(seats),
            // Games without a header tell names, but no score.
            scoreless: self.score.is_some_and(|sides| sides[0].score.is_empty()),
            score: score.map(seats).filter(|score| !score.a.is_empty()),
            score_line: Some(self.score_line),
            entries: self.entries.iter().map(Entry::to_script).collect(),
            ..script::Game::default()
        }
    }
}

impl Entry<'_> {
    fn to_script(&self) -> script::Entry {
        let what = match self.cell.kind {
            CellKind::Roll { dice, body, column } => {
                let body = match body {
                    RollBody::Empty => Body::Empty,
                    RollBody::CannotMove => Body::CannotMove,
                    RollBody::Resigned => Body::Resigned,
                    RollBody::Play(text) => Body::Play(text.to_owned()),
                };
                What::Roll { dice: script::dice_text(dice), body, column: Some(column) }
            }
            CellKind::CannotMove => What::CannotMove,
            CellKind::Doubles(value) => What::Doubles(value),
            CellKind::Beavers(value) | CellKind::Raccoons(value) => What::Beavers(value),
            CellKind::Takes => What::Takes,
            CellKind::Drops => What::Drops,
            CellKind::Resigns | CellKind::Unknown => What::Resigns,
            CellKind::Wins(points) => What::Wins(points),
            CellKind::Losses(points) => What::Losses(points),
            CellKind::SetPosition(fields) => What::SnowiePosition(fields.to_owned()),
            CellKind::Other(text) => What::Other(text.to_owned()),
        };
        let column = Some(self.cell.column);
        let (line, move_no) = (Some(self.line), self.move_no);
        script::Entry { line, column, move_no, side: self.side, shown: None, what }
    }
}

/// A cell in the order of play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Entry<'a> {
    pub line: u32,
    pub move_no: Option<u32>,
    /// Whose column it stands in; `None` where the columns do not tell.
    pub side: Option<Player>,
    pub cell: Cell<'a>,
    /// Comments behind its row, if it is the last of it.
    pub comment: Vec<&'a str>,
}

struct Row<'a> {
    line: u32,
    number: Option<u32>,
    cells: Vec<Cell<'a>>,
    comment: Vec<&'a str>,
}

struct RawGame<'a> {
    game: Game<'a>,
    rows: Vec<Row<'a>>,
}

impl<'a> RawGame<'a> {
    fn begin(line: u32, number: u32, score: Option<[Side<'a>; 2]>) -> Self {
        let game = Game { line, number, score, score_line: line, comment: Vec::new(), entries: Vec::new() };
        Self { game, rows: Vec::new() }
    }

    fn row(&mut self, line: u32, number: Option<u32>, cells: Vec<Cell<'a>>) {
        self.rows.push(Row { line, number, cells, comment: Vec::new() });
    }

    /// A comment, on the row above or, where there is none yet, on the game.
    fn remark(&mut self, comment: &'a str) {
        self.rows.last_mut().map_or(&mut self.game.comment, |row| &mut row.comment).push(comment);
    }
}

/// Finds headers, length and games.
pub(super) fn read<'a>(text: &'a str, warnings: &mut Vec<Warning>) -> Result<Document<'a>, ReadError> {
    let mut document =
        Document { headers: Vec::new(), length: 0, length_line: 0, games: Vec::new(), open_line: None };
    let mut length = None;
    let mut raw: Vec<RawGame<'a>> = Vec::new();
    let mut last_line = 0;
    for Line { number: line, text: whole, kind } in lines(text) {
        last_line = line;
        let mut warn = |game, move_no, problem| {
            warnings.push(Warning { line: Some(line), column: None, game, move_no, problem });
        };
        match kind {
            LineKind::Header { key, value } => document.headers.push((key, value)),
            LineKind::Comment(comment) => match raw.last_mut() {
                Some(game) => game.remark(comment),
                None => document.headers.push(("Comment", comment)),
            },
            LineKind::Length(digits) if length.is_none() => {
                length = Some(parse_length(digits, line)?);
                document.length_line = line;
            }
            LineKind::Length(_) => {
                warn(None, None, Problem::SecondMatch);
                break;
            }
            LineKind::Game(_) if length.is_none() => return Err(ReadError::NoLength { line }),
            LineKind::Game(number) => raw.push(RawGame::begin(line, number, None)),
            LineKind::Score(sides) => match raw.last_mut() {
                Some(RawGame { game, rows, .. }) if game.score.is_none() && rows.is_empty() => {
                    game.score = Some(sides);
                    game.score_line = line;
                }
                last => warn(last.map(|raw| raw.game.number), None, Problem::UnknownLine(short(whole))),
            },
            LineKind::Cells { number, cells } => match raw.last_mut() {
                Some(last) => last.row(line, number, cells),
                None => warn(None, number, Problem::UnknownLine(short(whole))),
            },
            LineKind::Other(_) => {
                let game = raw.last().map(|raw| raw.game.number);
                if game.is_some() || length.is_some() {
                    warn(game, None, Problem::UnknownLine(short(whole)));
                }
            }
        }
    }
    document.length = length.ok_or(ReadError::NoGame)?;
    if raw.is_empty() {
        return Err(ReadError::NoGame);
    }
    if !text.ends_with('\n') {
        document.open_line = Some(last_line);
    }
    let columns = Columns::of(&raw);
    document.games = raw.into_iter().map(|raw| sided(raw, &columns, warnings)).collect();
    document.place_remarks();
    Ok(document)
}

impl Document<'_> {
    /// Puts the comments that name their place (`Game 2, 14) alice: …`, as they are written here) where they belong.
    fn place_remarks(&mut self) {
        let games = &mut self.games;
        self.headers.retain(|(key, value)| *key != "Comment" || !place_remark(games, value));
    }
}

/// Whether a comment names a place that is there, and was put there.
fn place_remark<'a>(games: &mut [Game<'a>], value: &'a str) -> bool {
    let parse = || {
        let rest = value.strip_prefix("Game ")?;
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let (number, rest) = rest.split_at(digits);
        Some((number.parse::<u32>().ok()?, rest))
    };
    let Some((number, rest)) = parse() else { return false };
    let Some(game) = games.iter_mut().find(|game| game.number == number) else { return false };
    if let Some(words) = rest.strip_prefix(':') {
        game.comment.push(words.trim());
        return true;
    }
    let row = || {
        let (row, rest) = rest.strip_prefix(", ")?.split_once(") ")?;
        let row: u32 = row.parse().ok()?;
        let side = |side: &Side<'_>| rest.strip_prefix(side.name)?.strip_prefix(':');
        let [a, b] = game.score.as_ref()?;
        // One name may begin with the other.
        let (player, words) = match (side(a), side(b)) {
            (Some(words), _) => (Player::A, words),
            (None, words) => (Player::B, words?),
        };
        Some((row, player, words.trim()))
    };
    let Some((row, player, words)) = row() else { return false };
    let place = |entry: &&mut Entry<'a>| entry.move_no == Some(row) && entry.side == Some(player);
    let found = game.entries.iter_mut().rfind(place);
    found.map(|entry| entry.comment.push(words)).is_some()
}

/// Finds games that stand below a line of two names.
pub(super) fn read_untitled<'a>(
    text: &'a str,
    warnings: &mut Vec<Warning>,
) -> Result<Document<'a>, ReadError> {
    let mut raw: Vec<RawGame<'a>> = Vec::new();
    let mut last_line = 0;
    for Line { number: line, text: whole, kind } in lines(text) {
        last_line = line;
        match (kind, raw.last_mut()) {
            (LineKind::Cells { number, cells }, Some(last)) => last.row(line, number, cells),
            (LineKind::Comment(comment), Some(last)) => last.remark(comment),
            (LineKind::Other(_), last) => match two_names(whole) {
                Some([a, b]) if last.as_ref().is_none_or(|raw| !raw.rows.is_empty()) => {
                    let score = Some([a, b].map(|name| Side { name, score: "" }));
                    let number = raw.len() as u32 + 1;
                    raw.push(RawGame::begin(line, number, score));
                }
                _ => {
                    let game = last.map(|raw| raw.game.number);
                    let problem = Problem::UnknownLine(short(whole));
                    warnings.push(Warning { line: Some(line), column: None, game, move_no: None, problem });
                }
            },
            _ => {}
        }
    }
    if raw.iter().all(|raw| raw.rows.is_empty()) {
        return Err(ReadError::NoGame);
    }
    let columns = Columns::of(&raw);
    let games = raw.into_iter().map(|raw| sided(raw, &columns, warnings)).collect();
    let open_line = (!text.ends_with('\n')).then_some(last_line);
    Ok(Document { headers: Vec::new(), length: 0, length_line: 1, games, open_line })
}

/// `alice        bob`: two names with a wide gap, or two words.
fn two_names(line: &str) -> Option<[&str; 2]> {
    let line = line.trim();
    let (a, b) = line.split_once("  ").or_else(|| line.split_once('\t')).or_else(|| line.split_once(' '))?;
    let (a, b) = (a.trim(), b.trim());
    (!a.is_empty() && !b.is_empty()).then_some([a, b])
}

fn parse_length(digits: &str, line: u32) -> Result<u32, ReadError> {
    digits.parse().map_err(|_| ReadError::BadLength { line, text: digits.to_owned() })
}

/// A line for a message, cut to a readable length.
fn short(whole: &str) -> String {
    let mut cut: String = whole.chars().take(60).collect();
    if cut.len() < whole.len() {
        cut.push('…');
    }
    cut
}

/// Where the second cells of a file begin, if they begin in one column.
struct Columns {
    left: u32,
    right: Option<u32>,
}

impl Columns {
    fn of(games: &[RawGame<'_>]) -> Self {
        let pairs: Vec<_> = games
            .iter()
            .flat_map(|raw| &raw.rows)
            .filter_map(|row| match row.cells.as_slice() {
                // Galaxy writes its last row wider than the others.
                [Cell { kind: CellKind::Losses(_), .. }, _] => None,
                [first, second] if row.number.is_some() => Some((first.column, second.column)),
                _ => None,
            })
            .collect();
        let mut seconds: Vec<u32> = pairs.iter().map(|(_, second)| *second).collect();
        seconds.sort_unstable();
        let left = pairs.iter().map(|(first, _)| *first).min().unwrap_or(6);
        // Without any pair the one entry of a game's first row tells by its distance alone.
        let median = seconds.get(seconds.len() / 2).copied().unwrap_or(34);
        let close = seconds.iter().filter(|second| second.abs_diff(median) <= 3).count();
        Self { left, right: (close * 10 >= seconds.len() * 6).then_some(median) }
    }

    fn side(&self, column: u32) -> Option<Player> {
        self.right.map(|right| if 2 * column > self.left + right { Player::B } else { Player::A })
    }
}

fn sided<'a>(raw: RawGame<'a>, columns: &Columns, warnings: &mut Vec<Warning>) -> Game<'a> {
    let RawGame { mut game, rows } = raw;
    // A first row with one entry and play after it is that of a game that the second player began, wherever it stands.
    let second_began = rows.first().is_some_and(|row| row.number.is_some() && row.cells.len() == 1)
        && rows
            .iter()
            .skip(1)
            .flat_map(|row| &row.cells)
            .any(|cell| matches!(cell.kind, CellKind::Roll { .. }));
    for (index, row) in rows.into_iter().enumerate() {
        if row.cells.len() > 2 {
            warnings.push(Warning {
                line: Some(row.line),
                column: Some(row.cells[2].column),
                game: Some(game.number),
                move_no: row.number,
                problem: Problem::TooManyCells,
            });
        }
        let count = row.cells.len();
        let mut comment = row.comment;
        for (place, cell) in row.cells.into_iter().take(2).enumerate() {
            let side = match (count, place, row.number) {
                (2.., 0, _) => Some(Player::A),
                (2.., _, _) => Some(Player::B),
                _ if index == 0 && second_began => Some(Player::B),
                // Columns are lost: a row with one entry is the last of its game.
                (_, _, Some(_)) if columns.right.is_none() && !matches!(cell.kind, CellKind::Wins(_)) => {
                    Some(Player::A)
                }
                _ => columns.side(cell.column),
            };
            let comment = if place + 1 == count.min(2) { std::mem::take(&mut comment) } else { Vec::new() };
            game.entries.push(Entry { line: row.line, move_no: row.number, side, cell, comment });
        }
        // A row without a cell that means anything.
        match game.entries.last_mut() {
            Some(last) => last.comment.append(&mut comment),
            None => game.comment.append(&mut comment),
        }
    }
    game
}
