//! Which format a file is, by its content; its name is only a last resort, because names lie (XG Mobile saves match text
//! as `.xg`, two formats share `.bgf`, two `.gam`).

use crate::decode::{Encoding, decode};
use crate::format::Format;
use crate::mat;
use crate::paste::{self, PasteError};

/// What a file is, as far as its content tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Content {
    /// Nothing but blanks, or nothing at all.
    Empty,
    /// A file in this format.
    Known(Format),
    /// A page of the web, as a failed download leaves behind.
    Html,
    /// Bytes that are no text.
    Binary,
    /// Text in none of the known formats.
    Text,
}

/// Recognises the content of a file.
#[must_use]
pub fn detect(bytes: &[u8]) -> Content {
    if let Some(format) = binary_format(bytes) {
        return Content::Known(format);
    }
    let decoded = decode(bytes);
    let head = decoded.text.trim_start();
    if head.is_empty() {
        return Content::Empty;
    }
    if is_binary(bytes, decoded.encoding) {
        return Content::Binary;
    }
    if let Some(format) = text_format(head) {
        return Content::Known(format);
    }
    if looks_like_html(head) { Content::Html } else { Content::Text }
}

fn binary_format(bytes: &[u8]) -> Option<Format> {
    match bytes {
        [b'R', b'G', b'M', b'H', ..] => Some(Format::Xg),
        [b'O', b'G', b'X', b'M', ..] => Some(Format::Ogxm),
        // A line of JSON, then compressed data.
        [b'{', ..]
            if bytes.split(|&byte| byte == b'\n').next().is_some_and(|line| find(line, b"\"BGF\"")) =>
        {
            Some(Format::BgBlitz)
        }
        // Jellyfish's version words 124 to 126 are followed by a word that is small too.
        [version, 0, _, 0, ..] if (120..=130).contains(version) => Some(Format::JellyfishPosition),
        _ => None,
    }
}

fn find(bytes: &[u8], part: &[u8]) -> bool {
    bytes.windows(part.len()).any(|window| window == part)
}

/// How much of a file is looked at line by line.
const HEAD_LINES: usize = 400;

fn text_format(text: &str) -> Option<Format> {
    let first_line = text.lines().next().unwrap_or("");
    if first_line.starts_with('{') && first_line.contains("\"pasch\"") {
        return Some(Format::Log);
    }
    if first_line.starts_with("BGF version") {
        return Some(Format::BackgammonRoom);
    }
    if starts_sgf(text) {
        return Some(Format::Sgf);
    }
    if first_line.starts_with("JavaFIBS internal") {
        return Some(Format::JavaFibs);
    }
    if let Some(format) = position_line(first_line) {
        return Some(format);
    }
    // Match text first: its comments may hold anything, its length line nothing else has.
    if text.lines().any(mat::is_length_line) {
        return Some(Format::Mat);
    }
    line_formats(text)
}

fn line_formats(text: &str) -> Option<Format> {
    let lines = || text.lines().take(HEAD_LINES).map(str::trim);
    let any = |test: fn(&str) -> bool| lines().any(test);
    if any(|l| l.starts_with("BoardID=")) {
        return Some(Format::PartyGammon);
    }
    if any(|l| l.contains(" is X - ")) {
        return Some(Format::FibsOldmoves);
    }
    if lines().next().is_some_and(|l| l.contains(" vs. ")) {
        return Some(Format::GamesGrid);
    }
    if any(|l| l.starts_with("MatchID:")) && any(|l| l.starts_with("Player1:")) {
        return Some(Format::TrueMoneygames);
    }
    if any(|l| l.starts_with("Move number ")) {
        return Some(Format::GnubgText);
    }
    if mat::has_games(text) {
        return Some(Format::Mat);
    }
    // A faulty one is reported as such; words that are no identifiers of GNU Backgammon's may be anything.
    if matches!(paste::find(text), Ok(_) | Err(PasteError::Identifier(_))) {
        return Some(Format::PositionText);
    }
    if lines().nth(1).is_some_and(|l| l.starts_with("1)")) {
        return Some(Format::GameText);
    }
    if any(|l| l.starts_with("Black:") || l.starts_with("White:")) {
        return Some(Format::Bkg);
    }
    None
}

/// A position in one line that has no identifier in it.
pub(crate) fn position_line(line: &str) -> Option<Format> {
    if is_snowie(line) {
        return Some(Format::SnowiePosition);
    }
    (line.starts_with("board:") && line.matches(':').count() > 40).then_some(Format::FibsBoard)
}

/// `(`, then `;`, then a property such as `FF[4]`.
fn starts_sgf(text: &str) -> bool {
    let Some(rest) = text.strip_prefix('(') else { return false };
    let Some(node) = rest.trim_start().strip_prefix(';') else { return false };
    node.trim_start().chars().next().is_none_or(|c| c.is_ascii_uppercase() || matches!(c, ')' | ';'))
}

/// Digits, `;`, a digit, `;`: the first of Snowie's forty fields.
fn is_snowie(line: &str) -> bool {
    let mut fields = line.split(';');
    let number =
        |field: Option<&str>| field.is_some_and(|f| !f.is_empty() && f.bytes().all(|b| b.is_ascii_digit()));
    number(fields.next()) && number(fields.next()) && line.matches(';').count() >= 4
}

fn looks_like_html(text: &str) -> bool {
    let head: String = text.chars().take(200).collect::<String>().to_ascii_lowercase();
    head.starts_with("<!doctype html")
        || head.starts_with("<html")
        || (head.starts_with('<') && head.contains("<html"))
}

/// Whether more than one in twenty of the first bytes is a control character that no text has.
fn is_binary(bytes: &[u8], encoding: Encoding) -> bool {
    let head = &bytes[..bytes.len().min(4000)];
    let odd = head.iter().filter(|byte| byte.is_ascii_control() && !byte.is_ascii_whitespace()).count();
    matches!(encoding, Encoding::Utf8 | Encoding::Windows1252) && odd * 20 > head.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: Content) {
        assert_eq!(detect(text.as_bytes()), expected, "{text:?}");
    }

    #[test]
    fn content_decides() {
        check(" \r\n\t", Content::Empty);
        check("; a comment\n\n 7 point match\n", Content::Known(Format::Mat));
        check("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10", Content::Known(Format::PositionText));
        check("4HPwATDgc/ABMA:cAkAAAAAAAAE", Content::Known(Format::PositionText));
        check("(;FF[4]GM[6])", Content::Known(Format::Sgf));
        check("( ;\nGM[6])", Content::Known(Format::Sgf));
        check("{\"format\":\"BGF\",\"version\":\"1.0\"}\n", Content::Known(Format::BgBlitz));
        check("5;0;0;0;0;gnubg;root;0;0;0;", Content::Known(Format::SnowiePosition));
        check("<!DOCTYPE html><html><body>404", Content::Html);
        check("Dear all, see you on Monday.", Content::Text);
        assert_eq!(detect(b"RGMH\x01\0\0\0"), Content::Known(Format::Xg));
        assert_eq!(detect(&[0x7E, 0, 1, 0, 1, 0]), Content::Known(Format::JellyfishPosition));
        assert_eq!(detect(&[1, 2, 3, 0x81, 5, 200, 7, 14]), Content::Binary);
    }

    #[test]
    fn every_format_has_its_own_name() {
        for format in Format::ALL {
            assert_eq!(Format::from_id(format.id()), Some(format));
        }
    }
}
