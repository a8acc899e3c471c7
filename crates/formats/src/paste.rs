//! Identifiers found in whatever text a player pastes: a forum post, a page, an address, a program's window, a bare ID.

use std::ops::Range;

pub use crate::paste_error::PasteError;

use crate::identifier::{IDENTIFIERS, Identifier};
use crate::match_id;
use crate::position_id;
use crate::problem::Problem;
use crate::situation::Situation;
use crate::unwrap;
use crate::xgid;

/// Which identifier was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IdKind {
    /// One of [`IDENTIFIERS`], by its name.
    Named(&'static str),
    /// The board of an XGID alone: X is to roll in a money game.
    Board,
    /// A GNUBG Position ID with its Match ID.
    GnubgIds,
    /// A Position ID alone: seat B is on roll in a money game.
    PositionId,
}

/// What a text held.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pasted {
    /// Which identifier it was.
    pub kind: IdKind,
    /// The position, cube and score that it stands for.
    pub situation: Situation,
    /// What is odd about it.
    pub warnings: Vec<Problem>,
}

/// An identifier of a text, with the part of the text that goes with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// From the line of the identifier to that of the next one; the first part begins with the text.
    pub text: String,
    /// What the identifier says, or what is wrong with it.
    pub pasted: Result<Pasted, PasteError>,
}

/// Finds the first identifier in a text and reads it: one of [`IDENTIFIERS`] behind its keyword in any case or bare,
/// `Position:Match` in either order, or a Position ID alone. Text around it is ignored, be it words, a page's markup or an
/// address with its percent signs. [`IDENTIFIERS`] go before GNU Backgammon's identifiers, which say less.
///
/// # Errors
/// [`PasteError::Nothing`] if nothing looks like an identifier, else what is wrong with the one found.
pub fn find(text: &str) -> Result<Pasted, PasteError> {
    let text = unwrap::plain(text);
    if let Some(found) = IDENTIFIERS.iter().find_map(|kind| identified(&text, kind).into_iter().next()) {
        return found.pasted;
    }
    gnubg(&text).into_iter().next().map_or_else(|| Err(best_refusal(&text)), |found| found.pasted)
}

/// All identifiers of a text, in their order. Different spellings of one position beside each other count once.
#[must_use]
pub fn all(text: &str) -> Vec<Part> {
    let text = unwrap::plain(text);
    let mut found: Vec<Found> = IDENTIFIERS.iter().flat_map(|kind| identified(&text, kind)).collect();
    found.extend(gnubg(&text));
    found.sort_by_key(|one| one.at.start);
    let line_of = |at: usize| text[..at].rfind('\n').map_or(0, |end| end + 1);
    let mut kept: Vec<Found> = Vec::new();
    for one in found {
        match kept.last_mut() {
            Some(last) if is_same(last, &one, line_of(last.at.start) == line_of(one.at.start)) => {
                let richer = rank(&one) < rank(last);
                last.at.end = last.at.end.max(one.at.end);
                if richer {
                    last.pasted = one.pasted;
                }
            }
            _ => kept.push(one),
        }
    }
    let begin = |index: usize| match kept.get(index) {
        _ if index == 0 => 0,
        None => text.len(),
        // Several in one line: each begins where it stands.
        Some(one) => line_of(one.at.start).max(kept[index - 1].at.end),
    };
    let part = |index: usize| text[begin(index)..begin(index + 1).max(begin(index))].to_owned();
    let texts: Vec<String> = (0..kept.len()).map(part).collect();
    texts.into_iter().zip(kept).map(|(text, one)| Part { text, pasted: one.pasted }).collect()
}

/// Whether an identifier says again what the one before it said.
fn is_same(one: &Found, other: &Found, in_one_line: bool) -> bool {
    let (Ok(first), Ok(second)) = (&one.pasted, &other.pasted) else { return false };
    let place = |pasted: &Pasted| (pasted.situation.checkers, pasted.situation.turn);
    place(first) == place(second) && (in_one_line || first.kind != second.kind)
}

/// How much a kind says: the first says most.
fn rank(found: &Found) -> usize {
    let least = IDENTIFIERS.len();
    match found.pasted.as_ref().map(|pasted| pasted.kind) {
        Ok(IdKind::Named(name)) => IDENTIFIERS.iter().position(|kind| kind.name == name).unwrap_or(least),
        Ok(IdKind::GnubgIds) => least,
        Ok(IdKind::Board | IdKind::PositionId) => least + 1,
        Err(_) => least + 2,
    }
}

/// An identifier and where it stands.
#[derive(Clone)]
struct Found {
    at: Range<usize>,
    pasted: Result<Pasted, PasteError>,
}

impl Found {
    fn of(at: Range<usize>, kind: IdKind, read: Result<(Situation, Vec<Problem>), PasteError>) -> Self {
        Self { at, pasted: read.map(|(situation, warnings)| Pasted { kind, situation, warnings }) }
    }
}

/// A word of a text and where it begins.
#[derive(Clone, Copy)]
struct Word<'a> {
    at: usize,
    text: &'a str,
}

impl<'a> Word<'a> {
    /// The parts between these characters.
    fn parts(self, between: &'static [char]) -> impl Iterator<Item = Self> {
        let at = move |part: &str| self.at + (part.as_ptr() as usize - self.text.as_ptr() as usize);
        self.text.split(between).map(move |part| Self { at: at(part), text: part }).map(Self::trimmed)
    }

    fn trimmed(self) -> Self {
        let text = self.text.trim_start_matches('.');
        let at = self.at + self.text.len() - text.len();
        Self { at, text: text.trim_end_matches('.') }
    }

    fn range(self) -> Range<usize> {
        self.at..self.at + self.text.len()
    }

    /// What stands behind a keyword in any case.
    fn behind(self, keyword: &str) -> Option<Self> {
        let at = self
            .text
            .as_bytes()
            .windows(keyword.len())
            .position(|part| part.eq_ignore_ascii_case(keyword.as_bytes()))?;
        let from = at + keyword.len();
        Some(Self { at: self.at + from, text: &self.text[from..] })
    }
}

/// Words as blanks, brackets and the marks of addresses part them.
fn words(text: &str) -> impl Iterator<Item = Word<'_>> {
    let parts = |c: char| {
        c.is_whitespace()
            || matches!(
                c,
                '"' | '\''
                    | '('
                    | ')'
                    | '<'
                    | '>'
                    | '['
                    | ']'
                    | '{'
                    | '}'
                    | ','
                    | ';'
                    | '!'
                    | '`'
                    | '&'
                    | '?'
                    | '#'
                    | '|'
            )
    };
    let at = |part: &str| part.as_ptr() as usize - text.as_ptr() as usize;
    text.split(parts)
        .map(move |part| Word { at: at(part), text: part }.trimmed())
        .filter(|word| !word.text.is_empty())
}

/// Identifiers behind their keyword, which may be parted from them by a mark and blanks, and bare ones.
fn named<'a>(text: &'a str, keyword: &str, looks_like: fn(&str) -> bool) -> Vec<Word<'a>> {
    let name = keyword.trim_end_matches('=');
    let mut found = Vec::new();
    let mut words = words(text).peekable();
    while let Some(word) = words.next() {
        let Some(rest) = word.behind(name) else {
            found.extend(word.parts(&['/', '=']).find(|part| looks_like(part.text)));
            continue;
        };
        let rest = if rest.text.is_empty() {
            words.next_if(|next| is_marked(next.text)).unwrap_or(rest)
        } else {
            rest
        };
        if !is_marked(rest.text) {
            continue;
        }
        let meant = rest.text.starts_with('=');
        let body = Word { at: rest.at + 1, text: &rest.text[1..] };
        let body = if body.text.is_empty() {
            words.next_if(|next| meant || looks_like(next.text)).unwrap_or(body)
        } else {
            body
        };
        if meant || looks_like(body.text) {
            found.push(body);
        }
    }
    found
}

/// Whether a word begins with a mark that parts a keyword from what it names.
fn is_marked(text: &str) -> bool {
    text.starts_with(['=', ':'])
}

/// The identifiers of one kind, and boards of an XGID alone.
fn identified(text: &str, kind: &Identifier) -> Vec<Found> {
    let read = |word: Word<'_>| {
        if kind.keyword == xgid::KEYWORD
            && let Some(whole) = xgid::of_board(word.text)
        {
            let read = (kind.decode)(&whole).map(|(situation, _)| (situation, Vec::new()));
            return Found::of(word.range(), IdKind::Board, read.map_err(Into::into));
        }
        let told = |(situation, warnings): (Situation, Vec<_>)| {
            (situation, warnings.into_iter().map(Problem::Identifier).collect())
        };
        let read = (kind.decode)(word.text).map(told);
        Found::of(word.range(), IdKind::Named(kind.name), read.map_err(Into::into))
    };
    named(text, kind.keyword, kind.looks_like).into_iter().map(read).collect()
}

/// One of GNU Backgammon's identifiers, or a word that may have been meant as one.
#[derive(Clone)]
enum Token {
    /// A sound Position ID, in the usual letters.
    Position(String),
    Match(Box<Situation>),
    /// Nearly as long as one.
    Odd(String),
}

/// The usual letters of an identifier that was written for addresses (RFC 4648, section 5).
fn usual(word: &str) -> String {
    word.trim_end_matches('=').replace('-', "+").replace('_', "/")
}

/// A Match ID keeps its last bits free, which few words of twelve letters do.
fn match_of(word: &str) -> Option<Situation> {
    let free = word.len() == match_id::LENGTH && matches!(word.as_bytes()[match_id::LENGTH - 1], b'A' | b'E');
    free.then(|| match_id::decode(word).ok())?
}

fn is_position(word: &str) -> bool {
    word.len() == position_id::LENGTH && position_id::decode(word, Situation::default().turn).is_ok()
}

/// The tokens in a part of a word.
fn tokens_of(word: Word<'_>, tokens: &mut Vec<(Range<usize>, Token)>) {
    let text = usual(word.text);
    if !text.is_ascii() {
        return;
    }
    let mut take = |from: usize, until: usize| {
        let part = &text[from..until];
        let token = if is_position(part) {
            Token::Position(part.to_owned())
        } else if let Some(situation) = match_of(part) {
            Token::Match(Box::new(situation))
        } else {
            return false;
        };
        tokens.push((word.at + from..word.at + until, token));
        true
    };
    let whole = text.len();
    if take(0, whole) {
        return;
    }
    // Both without anything between them, or with a blank that a form has turned into a plus sign.
    let lengths = [position_id::LENGTH, match_id::LENGTH];
    for (first, second) in [(lengths[0], lengths[1]), (lengths[1], lengths[0])] {
        for gap in 0..=1 {
            let fits = whole == first + gap + second && (gap == 0 || text.as_bytes()[first] == b'+');
            let both =
                |range: Range<usize>| is_position(&text[range.clone()]) || match_of(&text[range]).is_some();
            if fits && both(0..first) && both(first + gap..whole) {
                take(0, first);
                take(first + gap, whole);
                return;
            }
        }
    }
    // Steps of an address, which may hold such strokes themselves.
    let is_stroke = |at: usize| text.as_bytes().get(at).is_none_or(|&byte| byte == b'/');
    let mut any = false;
    for from in (1..whole).filter(|&from| is_stroke(from - 1)) {
        any |= lengths.iter().any(|length| {
            let until = from + length;
            until <= whole && is_stroke(until) && take(from, until)
        });
    }
    if any {
        return;
    }
    if (match_id::LENGTH - 1..=position_id::LENGTH + 1).contains(&whole) {
        tokens.push((word.range(), Token::Odd(text)));
    }
}

/// Pairs of identifiers, and Position IDs alone; a Match ID alone is refused.
fn gnubg(text: &str) -> Vec<Found> {
    let mut tokens = Vec::new();
    for word in words(text) {
        for part in word.parts(&[':', '=']).filter(|part| !part.text.is_empty()) {
            tokens_of(part, &mut tokens);
        }
    }
    let sound = |(_, token): &&(Range<usize>, Token)| !matches!(token, Token::Odd(_));
    let Some((_, first)) = tokens.iter().find(sound) else { return Vec::new() };
    let match_first = matches!(first, Token::Match(_));
    let positions: Vec<usize> =
        (0..tokens.len()).filter(|&at| matches!(tokens[at].1, Token::Position(_))).collect();
    // Few words, or words about identifiers: what stands beside one was meant as its other half.
    let meant = words(text).count() <= 2 || text.contains("ID");
    if positions.is_empty() {
        return vec![match_alone(&tokens, meant)];
    }
    let pair = |(number, &at): (usize, &usize)| {
        let Token::Position(word) = &tokens[at].1 else { return None };
        let before = if number == 0 { 0 } else { positions[number - 1] + 1 };
        let after = positions.get(number + 1).copied().unwrap_or(tokens.len());
        let between = if match_first { before..at } else { at + 1..after };
        let found = between.clone().find_map(|other| match &tokens[other].1 {
            Token::Match(situation) => Some((other, situation)),
            _ => None,
        });
        let range = tokens[at].0.clone();
        let read = |turn| position_id::decode(word, turn).map_err(PasteError::from);
        Some(match found {
            Some((other, situation)) => {
                let other = &tokens[other].0;
                let range = range.start.min(other.start)..range.end.max(other.end);
                let situation = read(situation.turn).map(|checkers| Situation { checkers, ..**situation });
                Found::of(range, IdKind::GnubgIds, situation.map(|situation| (situation, Vec::new())))
            }
            None => {
                let beside = tokens.get(at + 1).filter(|_| meant).map(|(_, token)| token);
                let faulty = match beside {
                    Some(Token::Odd(word)) => match_id::decode(word).err(),
                    _ => None,
                };
                let plain = Situation::default();
                let read = match faulty {
                    Some(error) => Err(error.into()),
                    None => read(plain.turn).map(|checkers| (Situation { checkers, ..plain }, Vec::new())),
                };
                Found::of(range, IdKind::PositionId, read)
            }
        })
    };
    positions.iter().enumerate().filter_map(pair).collect()
}

/// A Match ID without a Position ID: what is wrong with the word that was meant as one.
fn match_alone(tokens: &[(Range<usize>, Token)], meant: bool) -> Found {
    let turn = Situation::default().turn;
    let odd = tokens.iter().find_map(|(_, token)| match token {
        Token::Odd(word) if (13..=15).contains(&word.len()) => position_id::decode(word, turn).err(),
        _ => None,
    });
    let error = odd.filter(|_| meant).map_or(PasteError::MatchIdAlone, PasteError::from);
    Found { at: tokens[0].0.clone(), pasted: Err(error) }
}

/// Nothing could be read: the reason, if the text is short enough to have been meant as an identifier.
fn best_refusal(text: &str) -> PasteError {
    let mut all = words(text).flat_map(|word| word.parts(&[':', '='])).filter(|word| !word.text.is_empty());
    match (all.next(), all.next(), all.next()) {
        (Some(word), _, None) => match word.text.chars().count() {
            11..=12 => match_id::decode(word.text).err().map_or(PasteError::Nothing, Into::into),
            13..=15 => position_id::decode(word.text, Situation::default().turn)
                .err()
                .map_or(PasteError::Nothing, Into::into),
            _ => PasteError::Nothing,
        },
        _ => PasteError::Nothing,
    }
}

#[cfg(test)]
mod tests;
