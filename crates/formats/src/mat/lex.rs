//! Lines and cells of match text, found by their content, not by their columns.
//!
//! Writers agree on words, not on widths: a numbered line holds up to two cells, each a roll (`31: 8/5 6/5`) or a word
//! (`Doubles => 2`, `Takes`, `Wins 2 points` …). Lines and columns are counted from 1, columns in characters.

/// One line of the file that is not blank.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Line<'a> {
    pub number: u32,
    /// The line without blanks around it.
    pub text: &'a str,
    pub kind: LineKind<'a>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum LineKind<'a> {
    /// A header line, such as `; [Key "Value"]`.
    Header { key: &'a str, value: &'a str },
    /// Any other line that begins with `;` or `#`.
    Comment(&'a str),
    /// `7 point match`; the number as written.
    Length(&'a str),
    /// The line that begins a game, such as `Game 3`.
    Game(u32),
    /// `alice : 0      bob : 2`
    Score([Side<'a>; 2]),
    /// `  4) …`, or a line without a number that says how the game ended.
    Cells { number: Option<u32>, cells: Vec<Cell<'a>> },
    /// A line that is none of these.
    Other(&'a str),
}

/// One half of a score line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Side<'a> {
    pub name: &'a str,
    pub score: &'a str,
}

/// One cell of a numbered line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Cell<'a> {
    pub column: u32,
    pub kind: CellKind<'a>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum CellKind<'a> {
    /// `DD:` and what follows; the dice as written.
    Roll {
        dice: &'a str,
        body: RollBody<'a>,
        column: u32,
    },
    /// `Cannot Move` without dice.
    CannotMove,
    /// `Doubles => N`; no number if it cannot be read.
    Doubles(Option<u32>),
    /// `Beavers => N`; no number if it cannot be read.
    Beavers(Option<u32>),
    /// `Raccoons => N`; no number if it cannot be read.
    Raccoons(Option<u32>),
    Takes,
    Drops,
    /// A resignation: `Concedes` or `Resigns`.
    Resigns,
    /// `????` without dice; read as a resignation.
    Unknown,
    /// `Wins N points`; no number if the word `point` is missing.
    Wins(Option<u32>),
    /// `Losses N points`, the other half of a `Wins` cell.
    Losses(Option<u32>),
    /// `Illegal play (…)`: a position set by hand, in Snowie's fields.
    SetPosition(&'a str),
    /// Words that mean nothing here.
    Other(&'a str),
}

/// What stands behind the dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum RollBody<'a> {
    /// Nothing: no legal play, or the game ends here.
    Empty,
    /// `Cannot Move`: a roll that leaves nothing to play.
    CannotMove,
    /// `????`, or a resignation behind the dice.
    Resigned,
    /// The play as written.
    Play(&'a str),
}

/// All lines of `text` that are not blank; a row within another row's line is a line of its own.
pub(super) fn lines(text: &str) -> impl Iterator<Item = Line<'_>> {
    text.split('\n').zip(1..).flat_map(|(line, number)| {
        let (first, second) = inner_row(line).map_or((line, ""), |at| line.split_at(at));
        [first, second].into_iter().filter_map(move |line| {
            let trimmed = line.trim();
            (!trimmed.is_empty()).then(|| Line { number, text: trimmed, kind: line_kind(line, trimmed) })
        })
    })
}

/// Where a second row begins in a row's line: Galaxy at times writes `14) 22: 13/11 14)  Losses 1 point  Wins 1 point`.
fn inner_row(line: &str) -> Option<usize> {
    let (number, rest) = numbered(line)?;
    let words = words(line, line.len() - rest.len());
    let begins = |pair: &[Word<'_>]| {
        let inner = pair[0].text.strip_suffix(')').and_then(|digits| digits.parse::<u32>().ok());
        inner.is_some_and(|inner| inner == number || inner == number.saturating_add(1))
            && begins_cell(pair[1].text)
    };
    words.windows(2).skip(1).find(|pair| begins(pair)).map(|pair| pair[0].start)
}

fn line_kind<'a>(line: &'a str, trimmed: &'a str) -> LineKind<'a> {
    if let Some(rest) = trimmed.strip_prefix([';', '#']) {
        return header(rest.trim()).unwrap_or(LineKind::Comment(rest.trim()));
    }
    if let Some(length) = match_length(trimmed) {
        return LineKind::Length(length);
    }
    if let Some(game) = game_number(trimmed) {
        return LineKind::Game(game);
    }
    if let Some((number, rest)) = numbered(line) {
        let offset = line.len() - rest.len();
        return LineKind::Cells { number: Some(number), cells: cells(line, offset) };
    }
    if ["wins", "losses", "concedes", "resigns"].iter().any(|word| starts_with_word(trimmed, word))
        && !trimmed.contains(':')
    {
        return LineKind::Cells { number: None, cells: cells(line, 0) };
    }
    score(trimmed).map_or(LineKind::Other(trimmed), LineKind::Score)
}

/// Reads what follows the semicolon, such as `[Key "Value"]`.
fn header(text: &str) -> Option<LineKind<'_>> {
    let inner = text.strip_prefix('[')?.strip_suffix(']').unwrap_or(&text[1..]);
    let (key, value) = inner.split_once('"')?;
    let value = value.strip_suffix('"').unwrap_or(value);
    let key = key.trim();
    (!key.is_empty()).then_some(LineKind::Header { key, value })
}

/// The number in `N point match`, as written.
pub(super) fn match_length(trimmed: &str) -> Option<&str> {
    let mut words = trimmed.split_whitespace();
    let number = words.next()?;
    let digits = number.strip_prefix('-').unwrap_or(number);
    let numeric = !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
    let point = words.next()?.to_ascii_lowercase();
    let word_match = words.next()?.to_ascii_lowercase();
    (numeric && matches!(point.as_str(), "point" | "points") && word_match.starts_with("match"))
        .then_some(number)
}

fn game_number(trimmed: &str) -> Option<u32> {
    let mut words = trimmed.split_whitespace();
    if !words.next()?.eq_ignore_ascii_case("game") {
        return None;
    }
    let number = words.next()?.parse().ok()?;
    words.next().is_none().then_some(number)
}

/// The number before `)` and all that follows it.
fn numbered(line: &str) -> Option<(u32, &str)> {
    let (number, rest) = line.split_once(')')?;
    Some((number.trim().parse().ok()?, rest))
}

fn starts_with_word(text: &str, word: &str) -> bool {
    text.split_whitespace().next().is_some_and(|first| first.eq_ignore_ascii_case(word))
}

/// Both halves of `name : score    name : score`. Names may hold blanks and colons; of several ways to cut the line the
/// one with the widest gap after the first score is taken.
fn score(trimmed: &str) -> Option<[Side<'_>; 2]> {
    let (head, second_score) = trimmed.rsplit_once(':')?;
    let second_score = digits_only(second_score.trim())?;
    let mut best: Option<(usize, [Side<'_>; 2])> = None;
    for (at, _) in head.match_indices(':') {
        let after = head[at + 1..].trim_start();
        let digits = after.bytes().take_while(u8::is_ascii_digit).count();
        let tail = &after[digits..];
        let name = tail.trim_start();
        let gap = tail.len() - name.len();
        if digits == 0 || gap == 0 || name.trim_end().is_empty() || head[..at].trim().is_empty() {
            continue;
        }
        if best.as_ref().is_none_or(|(widest, _)| gap > *widest) {
            let first = Side { name: head[..at].trim(), score: &after[..digits] };
            best = Some((gap, [first, Side { name: name.trim_end(), score: second_score }]));
        }
    }
    best.map(|(_, sides)| sides)
}

fn digits_only(text: &str) -> Option<&str> {
    (!text.is_empty() && text.bytes().all(|b| b.is_ascii_digit())).then_some(text)
}

/// A blank-separated word of a line, by byte offsets.
#[derive(Clone, Copy)]
struct Word<'a> {
    text: &'a str,
    start: usize,
}

impl Word<'_> {
    const fn end(&self) -> usize {
        self.start + self.text.len()
    }

    fn is(&self, word: &str) -> bool {
        self.text.eq_ignore_ascii_case(word)
    }
}

fn words(line: &str, from: usize) -> Vec<Word<'_>> {
    let mut words = Vec::new();
    let mut start = None;
    for (at, c) in line[from..].char_indices().map(|(i, c)| (from + i, c)).chain([(line.len(), ' ')]) {
        match (c.is_whitespace(), start) {
            (false, None) => start = Some(at),
            (true, Some(begin)) => {
                words.push(Word { text: &line[begin..at], start: begin });
                start = None;
            }
            _ => {}
        }
    }
    words
}

/// `65:` at the front of a word: the two characters before the colon and what follows it.
fn roll_prefix(word: &str) -> Option<(&str, &str)> {
    let (dice, rest) = word.split_once(':')?;
    (dice.len() == 2 && dice.bytes().all(|b| b.is_ascii_digit() || b == b'?')).then_some((dice, rest))
}

fn is_marks(word: &str) -> bool {
    word.bytes().all(|b| b == b'?')
}

fn begins_cell(word: &str) -> bool {
    const WORDS: [&str; 11] = [
        "doubles", "takes", "drops", "beavers", "raccoons", "concedes", "resigns", "wins", "losses",
        "illegal", "cannot",
    ];
    roll_prefix(word).is_some() || is_marks(word) || WORDS.iter().any(|w| word.eq_ignore_ascii_case(w))
}

fn cells(line: &str, from: usize) -> Vec<Cell<'_>> {
    let words = words(line, from);
    let mut cells: Vec<Cell<'_>> = Vec::new();
    // Columns are characters, offsets bytes: count once, forwards.
    let (mut counted, mut column) = (0, 1u32);
    let mut i = 0;
    while i < words.len() {
        let first = words[i];
        column += u32::try_from(line[counted..first.start].chars().count()).unwrap_or(u32::MAX);
        counted = first.start;
        let mut end = i + 1;
        if first.is("illegal") {
            // All up to the closing bracket: the fields hold names, which may be any words.
            while end < words.len() && !words[end - 1].text.ends_with(')') {
                end += 1;
            }
        } else {
            while end < words.len() && !begins_cell_here(&words[i..=end]) {
                end += 1;
            }
        }
        cells.push(Cell { column, kind: cell_kind(line, &words[i..end], column) });
        i = end;
    }
    cells
}

/// Whether the last of `words` begins a new cell rather than going on with the one that the first began.
fn begins_cell_here(words: &[Word<'_>]) -> bool {
    let (first, word) = (words[0], words[words.len() - 1]);
    let gap = word.start - words[words.len() - 2].end();
    let is_move = word.text.starts_with(|c: char| c.is_ascii_digit()) || word.text.contains(['/', '-']);
    if !begins_cell(word.text) {
        // Something else far to the right: a cell that means nothing, or one cut short.
        return gap >= 3 && !is_move;
    }
    // `43: ????`, `61: Concedes` and `64: Cannot Move` belong to the roll, the same words in the other column do not.
    let bare_roll = words.len() == 2 && roll_prefix(first.text).is_some_and(|(_, rest)| rest.is_empty());
    let goes_on = is_marks(word.text) || word.is("concedes") || word.is("resigns") || word.is("cannot");
    !(bare_roll && gap <= 2 && goes_on)
}

fn cell_kind<'a>(line: &'a str, words: &[Word<'a>], column: u32) -> CellKind<'a> {
    let (first, rest) = (words[0], &words[1..]);
    let whole = &line[first.start..words[words.len() - 1].end()];
    if let Some((dice, tail)) = roll_prefix(first.text) {
        let tail_start = first.end() - tail.len();
        let tail = &line[tail_start..first.start + whole.len()];
        let text = tail.trim();
        let start = tail_start + tail.len() - tail.trim_start().len();
        let body = match text.split_whitespace().next() {
            None => RollBody::Empty,
            Some(word) if is_marks(word) => RollBody::Resigned,
            Some(word) if word.eq_ignore_ascii_case("concedes") || word.eq_ignore_ascii_case("resigns") => {
                RollBody::Resigned
            }
            Some(word) if word.eq_ignore_ascii_case("cannot") || word.eq_ignore_ascii_case("can't") => {
                RollBody::CannotMove
            }
            Some(_) => RollBody::Play(text),
        };
        let skipped = line[first.start..start].chars().count();
        return CellKind::Roll { dice, body, column: column + u32::try_from(skipped).unwrap_or(0) };
    }
    let number = || rest.iter().find_map(|w| w.text.parse().ok());
    match first.text.to_ascii_lowercase().as_str() {
        "doubles" => CellKind::Doubles(number()),
        "beavers" => CellKind::Beavers(number()),
        "raccoons" => CellKind::Raccoons(number()),
        "takes" => CellKind::Takes,
        "drops" => CellKind::Drops,
        "concedes" | "resigns" => CellKind::Resigns,
        "wins" => CellKind::Wins(number().filter(|_| rest.iter().any(|w| w.is("point") || w.is("points")))),
        "losses" => {
            CellKind::Losses(number().filter(|_| rest.iter().any(|w| w.is("point") || w.is("points"))))
        }
        "cannot" => CellKind::CannotMove,
        "illegal" => match whole.split_once('(') {
            Some((_, fields)) => CellKind::SetPosition(fields.strip_suffix(')').unwrap_or(fields)),
            None => CellKind::Other(whole),
        },
        _ if is_marks(first.text) => CellKind::Unknown,
        _ => CellKind::Other(whole),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn one(line: &str) -> LineKind<'_> {
        let mut all = lines(line);
        let first = all.next().expect("a line").kind;
        assert_eq!(all.next(), None);
        first
    }

    fn check_cells(line: &str, expected: &[(u32, CellKind<'_>)]) {
        let LineKind::Cells { cells, .. } = one(line) else { panic!("{line:?} is no line of cells") };
        let found: Vec<_> = cells.into_iter().map(|cell| (cell.column, cell.kind)).collect();
        assert_eq!(found, expected, "{line:?}");
    }

    fn play<'a>(dice: &'a str, text: &'a str, column: u32) -> CellKind<'a> {
        CellKind::Roll { dice, body: RollBody::Play(text), column }
    }

    #[test]
    fn headers_comments_lengths_games() {
        assert_eq!(one("; [Event \"A \"b\" c\"]"), LineKind::Header { key: "Event", value: "A \"b\" c" });
        assert_eq!(one("# [Round \"2\"] "), LineKind::Header { key: "Round", value: "2" });
        assert_eq!(one(";hello"), LineKind::Comment("hello"));
        assert_eq!(one("  -3 point match"), LineKind::Length("-3"));
        assert_eq!(one("99999 Point Match"), LineKind::Length("99999"));
        assert_eq!(one("Game 12 "), LineKind::Game(12));
        assert_eq!(one("13 points of interest"), LineKind::Other("13 points of interest"));
    }

    #[test]
    fn score_lines_with_awkward_names() {
        let sides = |line| match one(line) {
            LineKind::Score([a, b]) => {
                (a.name.to_owned(), a.score.to_owned(), b.name.to_owned(), b.score.to_owned())
            }
            other => panic!("{line:?} is {other:?}"),
        };
        let expect =
            |a: &str, b: &str, c: &str, d: &str| (a.to_owned(), b.to_owned(), c.to_owned(), d.to_owned());
        assert_eq!(sides(" alice : 0                      bob : 12"), expect("alice", "0", "bob", "12"));
        assert_eq!(
            sides(" Marion Castlebury: 0     Rowan Pryce: 1   "),
            expect("Marion Castlebury", "0", "Rowan Pryce", "1")
        );
        assert_eq!(sides(" a: 1 x : 3        b : 4"), expect("a: 1 x", "3", "b", "4"));
        assert_eq!(sides(" lasse : 0\tfossa : 2"), expect("lasse", "0", "fossa", "2"));
    }

    #[test]
    fn cells_by_content() {
        check_cells("  1)                             31: 8/5 6/5 ", &[(34, play("31", "8/5 6/5", 38))]);
        check_cells(
            " 2) 54: 24/20 13/8 42: 8/4 6/4",
            &[(5, play("54", "24/20 13/8", 9)), (20, play("42", "8/4 6/4", 24))],
        );
        check_cells(
            "  6)  Doubles => 2                Takes",
            &[(7, CellKind::Doubles(Some(2))), (35, CellKind::Takes)],
        );
        check_cells(
            " 15)  Drops                       Wins 1 point",
            &[(7, CellKind::Drops), (35, CellKind::Wins(Some(1)))],
        );
        check_cells(
            "  2)  Losses 1 point         Wins 1 point and the match",
            &[(7, CellKind::Losses(Some(1))), (30, CellKind::Wins(Some(1)))],
        );
        check_cells(
            " 6)  Doubles => 2                Drop",
            &[(6, CellKind::Doubles(Some(2))), (34, CellKind::Other("Drop"))],
        );
        check_cells("      Wins 4 points", &[(7, CellKind::Wins(Some(4)))]);
        check_cells(" 6)\tTakes\t42:9/5", &[(5, CellKind::Takes), (11, play("42", "9/5", 14))]);
    }

    #[test]
    fn rolls_that_were_not_played() {
        let roll = |dice, body, column| CellKind::Roll { dice, body, column };
        check_cells(
            " 7) 66: Cannot Move                    Doubles => 2",
            &[(5, roll("66", RollBody::CannotMove, 9)), (40, CellKind::Doubles(Some(2)))],
        );
        check_cells(
            " 7) 66:            64: ????",
            &[(5, roll("66", RollBody::Empty, 8)), (20, roll("64", RollBody::Resigned, 24))],
        );
        check_cells(
            " 7) 66: 6/off           Concedes",
            &[(5, play("66", "6/off", 9)), (25, CellKind::Resigns)],
        );
        check_cells(
            " 7) 66:           Concedes",
            &[(5, roll("66", RollBody::Empty, 8)), (19, CellKind::Resigns)],
        );
        check_cells(" 7) 61: Concedes", &[(5, roll("61", RollBody::Resigned, 9))]);
        check_cells(
            " 7) Illegal play (7;0;a Takes;1;)  61: 8/2",
            &[(5, CellKind::SetPosition("7;0;a Takes;1;")), (36, play("61", "8/2", 40))],
        );
    }
}
