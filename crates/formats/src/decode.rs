//! Bytes of unknown origin to text with plain line feeds.
//!
//! Match files come from thirty years of programs: UTF-8 with or without a byte order mark, UTF-16, Windows-1252, with
//! any of the three line ends, sometimes with NUL bytes or no-break spaces. Decoding never fails; what had to be guessed
//! or repaired is told in [`Decoded::notes`].
//!
//! Invariant: the text holds neither `\r` nor NUL nor a byte order mark, and its line numbers are those of the file.

use core::fmt;

use pasch_messages::Describe;

/// How the bytes of a file spell characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encoding {
    /// UTF-8, with or without a byte order mark.
    Utf8,
    /// UTF-16, low byte first, told by its byte order mark.
    Utf16Le,
    /// UTF-16, high byte first, told by its byte order mark.
    Utf16Be,
    /// Windows code page 1252, a superset of Latin-1: what is taken when the bytes are not valid UTF-8.
    Windows1252,
}

impl fmt::Display for Encoding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Utf8 => "UTF-8",
            Self::Utf16Le => "UTF-16 (little endian)",
            Self::Utf16Be => "UTF-16 (big endian)",
            Self::Windows1252 => "Windows-1252",
        })
    }
}

/// Something about the bytes that the reader should know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Describe)]
#[describe("decode-note")]
pub enum DecodeNote {
    /// Not valid UTF-8 from the given line on: the whole file was taken as Windows-1252.
    NotUtf8 {
        /// The first line that holds such a byte, counted from 1.
        #[describe(skip)]
        line: u32,
    },
    /// NUL bytes were removed.
    NulBytes {
        /// How many were removed.
        count: usize,
        /// The line of the first one, counted from 1.
        #[describe(skip)]
        line: u32,
    },
    /// UTF-16 with broken surrogate pairs or an odd number of bytes; each fault became U+FFFD.
    BrokenUtf16,
}

impl DecodeNote {
    /// The line that the note is about, counted from 1, where there is one.
    #[must_use]
    pub const fn line(self) -> Option<u32> {
        match self {
            Self::NotUtf8 { line } | Self::NulBytes { line, .. } => Some(line),
            Self::BrokenUtf16 => None,
        }
    }
}

/// Text with `\n` line ends, and how it was made out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decoded {
    /// The text, with faults repaired as `notes` say.
    pub text: String,
    /// The encoding that was recognised.
    pub encoding: Encoding,
    /// What had to be guessed or repaired.
    pub notes: Vec<DecodeNote>,
}

/// The characters of bytes 0x80 to 0x9F in Windows-1252; the five unassigned ones become U+FFFD.
const WINDOWS_1252_HIGH: [char; 32] = [
    '€', '\u{fffd}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{fffd}', 'Ž', '\u{fffd}',
    '\u{fffd}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{fffd}', 'ž', 'Ÿ',
];

/// Decodes the bytes of a text file.
#[must_use]
pub fn decode(bytes: &[u8]) -> Decoded {
    let mut notes = Vec::new();
    let (raw, encoding) = match bytes {
        [0xEF, 0xBB, 0xBF, rest @ ..] => from_utf8_or_1252(rest, &mut notes),
        [0xFF, 0xFE, rest @ ..] => (from_utf16(rest, u16::from_le_bytes, &mut notes), Encoding::Utf16Le),
        [0xFE, 0xFF, rest @ ..] => (from_utf16(rest, u16::from_be_bytes, &mut notes), Encoding::Utf16Be),
        _ => from_utf8_or_1252(bytes, &mut notes),
    };
    let text = normalise(&raw, &mut notes);
    Decoded { text, encoding, notes }
}

fn from_utf8_or_1252(bytes: &[u8], notes: &mut Vec<DecodeNote>) -> (String, Encoding) {
    match core::str::from_utf8(bytes) {
        Ok(text) => (text.to_owned(), Encoding::Utf8),
        Err(error) => {
            notes.push(DecodeNote::NotUtf8 { line: line_of(&bytes[..error.valid_up_to()]) });
            (bytes.iter().map(|&b| windows_1252(b)).collect(), Encoding::Windows1252)
        }
    }
}

fn windows_1252(byte: u8) -> char {
    match byte {
        0x80..=0x9F => WINDOWS_1252_HIGH[usize::from(byte - 0x80)],
        _ => char::from(byte),
    }
}

fn from_utf16(bytes: &[u8], unit: fn([u8; 2]) -> u16, notes: &mut Vec<DecodeNote>) -> String {
    let pairs = bytes.chunks_exact(2);
    let mut broken = !pairs.remainder().is_empty();
    let text = char::decode_utf16(pairs.map(|pair| unit([pair[0], pair[1]])))
        .map(|c| {
            c.unwrap_or_else(|_| {
                broken = true;
                char::REPLACEMENT_CHARACTER
            })
        })
        .collect();
    if broken {
        notes.push(DecodeNote::BrokenUtf16);
    }
    text
}

/// The line, counted from 1, on which the byte after `before` stands.
fn line_of(before: &[u8]) -> u32 {
    let mut line = 1;
    let mut after_return = false;
    for &byte in before {
        if byte == b'\r' || (byte == b'\n' && !after_return) {
            line += 1;
        }
        after_return = byte == b'\r';
    }
    line
}

fn normalise(raw: &str, notes: &mut Vec<DecodeNote>) -> String {
    let mut text = String::with_capacity(raw.len());
    let (mut line, mut nuls, mut first_nul) = (1, 0, 0);
    let mut chars = raw.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '\r' => {
                chars.next_if_eq(&'\n');
                text.push('\n');
                line += 1;
            }
            '\n' => {
                text.push('\n');
                line += 1;
            }
            '\0' => {
                nuls += 1;
                if nuls == 1 {
                    first_nul = line;
                }
            }
            _ => text.push(c),
        }
    }
    if nuls > 0 {
        notes.push(DecodeNote::NulBytes { count: nuls, line: first_nul });
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(bytes: &[u8], text: &str, encoding: Encoding, notes: &[DecodeNote]) {
        let decoded = decode(bytes);
        assert_eq!(decoded.text, text);
        assert_eq!(decoded.encoding, encoding);
        assert_eq!(decoded.notes, notes);
    }

    #[test]
    fn line_ends_become_line_feeds() {
        check(b"a\r\nb\rc\nd\r\r\ne", "a\nb\nc\nd\n\ne", Encoding::Utf8, &[]);
    }

    #[test]
    fn marks_are_recognised_and_dropped() {
        check(b"\xEF\xBB\xBFK\xC3\xA9vin", "Kévin", Encoding::Utf8, &[]);
        check(b"\xFF\xFEA\0\r\0\n\0B\0", "A\nB", Encoding::Utf16Le, &[]);
        check(b"\xFE\xFF\0A\0B", "AB", Encoding::Utf16Be, &[]);
        check(b"\xFE\xFF\0A\0", "A", Encoding::Utf16Be, &[DecodeNote::BrokenUtf16]);
    }

    #[test]
    fn what_is_not_utf8_is_windows_1252() {
        check(b"x\r\nJ\xFCrgen\x80", "x\nJürgen€", Encoding::Windows1252, &[DecodeNote::NotUtf8 { line: 2 }]);
    }

    #[test]
    fn nul_bytes_are_removed_and_told() {
        check(b"a\n\0b\0", "a\nb", Encoding::Utf8, &[DecodeNote::NulBytes { count: 2, line: 2 }]);
    }
}
