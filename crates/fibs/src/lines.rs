//! Bytes of a TCP stream → lines of text.

/// The most bytes of a line, without its end. A longer line is refused.
pub const LINE_LIMIT: usize = 1024;

/// The most bytes that may come without a line end. A stream that exceeds this is no client.
pub const FLOOD_LIMIT: usize = 65_536;

/// A result of [`Lines::feed`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// A whole line: no control characters, no line end. It may be empty.
    Line(String),
    /// A line has grown beyond [`LINE_LIMIT`]. It is told once, and the rest of the line is dropped.
    TooLong,
    /// More than [`FLOOD_LIMIT`] bytes came without a line end. The connection is to be closed; nothing follows.
    Flood,
}

/// Where a telnet command stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Telnet {
    /// Plain text.
    #[default]
    Text,
    /// After IAC.
    Command,
    /// After IAC and WILL, WONT, DO or DONT: an option follows.
    Option,
    /// Within a subnegotiation.
    Inside,
    /// Within a subnegotiation, after IAC.
    InsideCommand,
}

const IAC: u8 = 255;
const SB: u8 = 250;
const SE: u8 = 240;
const ERASE_CHARACTER: u8 = 247;
const ERASE_LINE: u8 = 248;

/// The reader of one connection: feed it whatever arrives, in pieces of any size.
///
/// Telnet negotiation is swallowed (RFC 854), CR, LF, CR LF and CR NUL end a line, backspace and DEL take back a character.
/// A line that is no UTF-8 is taken as Latin-1. A tab becomes a space, other control characters are dropped. At most
/// [`LINE_LIMIT`] bytes are kept.
///
/// ```
/// use pasch_fibs::{Input, Lines};
/// let mut lines = Lines::default();
/// assert!(lines.feed(b"\xff\xfd\x01rol").is_empty());
/// assert_eq!(lines.feed(b"k\x08l\r\n"), [Input::Line("roll".to_owned())]);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lines {
    line: Vec<u8>,
    /// Bytes since the last line end, counted up to the limit.
    since_end: usize,
    dropping: bool,
    after_return: bool,
    telnet: Telnet,
}

impl Lines {
    /// Takes the next bytes and gives what they complete.
    pub fn feed(&mut self, bytes: &[u8]) -> Vec<Input> {
        let mut found = Vec::new();
        for &byte in bytes {
            if self.is_flooded() {
                break;
            }
            self.since_end += 1;
            if let Some(byte) = self.text_of(byte) {
                self.take(byte, &mut found);
            }
            if self.is_flooded() {
                self.line = Vec::new();
                found.push(Input::Flood);
            }
        }
        found
    }

    /// Whether [`Input::Flood`] was given. Whatever comes is then ignored.
    #[must_use]
    pub const fn is_flooded(&self) -> bool {
        self.since_end > FLOOD_LIMIT
    }

    /// The byte as text, if it belongs to the text and not to a telnet command.
    fn text_of(&mut self, byte: u8) -> Option<u8> {
        let (next, text) = match (self.telnet, byte) {
            (Telnet::Text, IAC) => (Telnet::Command, None),
            (Telnet::Text, byte) => (Telnet::Text, Some(byte)),
            (Telnet::Command, IAC) => (Telnet::Text, Some(IAC)),
            (Telnet::Command, SB) => (Telnet::Inside, None),
            (Telnet::Command, 251..=254) => (Telnet::Option, None),
            (Telnet::Command, ERASE_CHARACTER) => (Telnet::Text, Some(8)),
            (Telnet::Command, ERASE_LINE) => {
                self.line.clear();
                (Telnet::Text, None)
            }
            (Telnet::Command | Telnet::Option, _) => (Telnet::Text, None),
            (Telnet::Inside, IAC) => (Telnet::InsideCommand, None),
            (Telnet::InsideCommand, SE) => (Telnet::Text, None),
            (Telnet::Inside | Telnet::InsideCommand, _) => (Telnet::Inside, None),
        };
        self.telnet = next;
        text
    }

    fn take(&mut self, byte: u8, found: &mut Vec<Input>) {
        let after_return = std::mem::replace(&mut self.after_return, byte == b'\r');
        match byte {
            b'\n' | 0 if after_return => self.since_end = 0,
            b'\r' | b'\n' => {
                let line = std::mem::take(&mut self.line);
                if !std::mem::take(&mut self.dropping) {
                    found.push(Input::Line(text(&line)));
                }
                self.since_end = 0;
            }
            _ if self.dropping => {}
            8 | 127 => take_back(&mut self.line),
            _ if self.line.len() < LINE_LIMIT => self.line.push(byte),
            _ => {
                self.line = Vec::new();
                self.dropping = true;
                found.push(Input::TooLong);
            }
        }
    }
}

/// Removes the last character: the bytes of one in UTF-8, otherwise one byte.
fn take_back(line: &mut Vec<u8>) {
    let width = (1..=4).rev().find(|width| {
        line.len() >= *width
            && std::str::from_utf8(&line[line.len() - width..]).is_ok_and(|text| text.chars().count() == 1)
    });
    line.truncate(line.len().saturating_sub(width.unwrap_or(1)));
}

fn text(line: &[u8]) -> String {
    let text = match std::str::from_utf8(line) {
        Ok(text) => text.to_owned(),
        Err(_) => line.iter().map(|byte| char::from(*byte)).collect(),
    };
    plain(&text)
}

/// The text in one line: a tab or a line end becomes a space, other control characters are dropped, and so are invisible marks
/// that turn the direction of text or hide in it.
#[must_use]
pub(crate) fn plain(text: &str) -> String {
    let shown = |c: char| match c {
        '\t' | '\n' | '\r' | '\u{2028}' | '\u{2029}' => Some(' '),
        c if c.is_control() => None,
        '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}' => None,
        c => Some(c),
    };
    text.chars().filter_map(shown).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(bytes: &[u8]) -> Vec<Input> {
        Lines::default().feed(bytes)
    }

    fn line(text: &str) -> Input {
        Input::Line(text.to_owned())
    }

    #[test]
    fn every_line_end_ends_a_line_once() {
        for end in ["\r\n", "\n", "\r", "\r\0"] {
            let bytes = format!("roll{end}who{end}{end}bye{end}");
            assert_eq!(
                lines(bytes.as_bytes()),
                [line("roll"), line("who"), line(""), line("bye")],
                "{end:?}"
            );
        }
    }

    #[test]
    fn telnet_negotiation_is_swallowed() {
        let bytes = b"\xff\xfb\x01\xff\xfd\x03ro\xff\xfa\x18\x00vt\r\n100\xff\xf0ll\xff\xf1 \xff\xff\n";
        assert_eq!(lines(bytes), [line("roll \u{ff}")]);
        assert_eq!(lines(b"abc\xff\xf7d\n"), [line("abd")]);
        assert_eq!(lines(b"abc\xff\xf8d\n"), [line("d")]);
    }

    #[test]
    fn characters_are_taken_back_whole() {
        assert_eq!(lines(b"\x08\x7frolk\x08l\n"), [line("roll")]);
        assert_eq!(lines("caf\u{e9}\u{8}e\n".as_bytes()), [line("cafe")]);
        assert_eq!(lines(b"caf\xe9\x08e\n"), [line("cafe")]);
        assert_eq!(lines("\u{1f3b2}\u{8}x\n".as_bytes()), [line("x")]);
    }

    #[test]
    fn text_that_is_no_utf8_is_latin1_and_control_characters_are_dropped() {
        assert_eq!(lines("say Gr\u{fc}\u{df}e\n".as_bytes()), [line("say Gr\u{fc}\u{df}e")]);
        assert_eq!(lines(b"say Gr\xfc\xdfe\n"), [line("say Gr\u{fc}\u{df}e")]);
        assert_eq!(lines(b"say\ta\x1b[2J\x07b\x9b\n"), [line("say a[2Jb")]);
        assert_eq!(plain("a\r\nb\u{85}c\u{2028}d"), "a  bc d");
        assert_eq!(plain("a\u{202e}b\u{2066}c\u{200b}d\u{feff}"), "abcd");
    }

    #[test]
    fn a_line_that_is_too_long_is_refused_once() {
        let mut bytes = vec![b'x'; LINE_LIMIT];
        bytes.extend(b"\nroll\n");
        assert_eq!(lines(&bytes), [line(&"x".repeat(LINE_LIMIT)), line("roll")]);
        let mut bytes = vec![b'x'; 5 * LINE_LIMIT];
        bytes.extend(b"\nroll\n");
        assert_eq!(lines(&bytes), [Input::TooLong, line("roll")]);
    }

    #[test]
    fn a_stream_without_line_ends_is_a_flood() {
        for byte in [b'x', 0, 8, b'\t', IAC, 0xc3] {
            let mut reader = Lines::default();
            let mut found = Vec::new();
            for _ in 0..10 {
                found.extend(reader.feed(&vec![byte; 1 << 20]));
                assert!(reader.line.capacity() <= 2 * LINE_LIMIT);
            }
            let floods = found.iter().filter(|input| **input == Input::Flood).count();
            assert!(floods == 1 && found.len() <= 2, "{byte}: {found:?}");
            assert!(reader.feed(b"\nroll\n").is_empty());
        }
        let mut inside = b"\xff\xfa".to_vec();
        inside.resize(FLOOD_LIMIT + 10, b'\n');
        assert_eq!(lines(&inside), [Input::Flood], "a subnegotiation without an end");
    }

    #[test]
    fn pieces_of_any_size_give_the_same_lines() {
        let mut bytes = b"\xff\xfb\x01login x 1008 a b\r\n\r\0say \xff\xff\xc3\xa9\x08!\rroll\n\n".to_vec();
        bytes.extend([b'y'; LINE_LIMIT + 3]);
        bytes.extend(b"\r\nbye\r\n");
        let whole = lines(&bytes);
        assert_eq!(whole.len(), 7);
        for at in 0..=bytes.len() {
            let mut reader = Lines::default();
            let mut found = reader.feed(&bytes[..at]);
            found.extend(reader.feed(&bytes[at..]));
            assert_eq!(found, whole, "split at {at}");
        }
        let mut reader = Lines::default();
        let single: Vec<Input> = bytes.iter().flat_map(|byte| reader.feed(&[*byte])).collect();
        assert_eq!(single, whole);
    }
}
