//! Numbers and strings at fixed places of a record, and rich text made plain.

use pasch_rules::{ByPlayer, Player, RawSide, Setup};

use crate::decode::decode;

/// The size of a record.
pub(super) const RECORD: usize = 2560;

fn array<const N: usize>(bytes: &[u8], at: usize) -> Option<[u8; N]> {
    bytes.get(at..at.checked_add(N)?)?.try_into().ok()
}

pub(super) fn i32_at(bytes: &[u8], at: usize) -> Option<i32> {
    array(bytes, at).map(i32::from_le_bytes)
}

pub(super) fn u32_at(bytes: &[u8], at: usize) -> Option<u32> {
    array(bytes, at).map(u32::from_le_bytes)
}

/// One record of [`RECORD`] bytes: reading within it cannot fail.
#[derive(Clone, Copy)]
pub(super) struct Fields<'a>(pub &'a [u8]);

impl Fields<'_> {
    pub fn byte(self, at: usize) -> u8 {
        self.0.get(at).copied().unwrap_or(0)
    }

    pub fn short(self, at: usize) -> i16 {
        array(self.0, at).map_or(0, i16::from_le_bytes)
    }

    pub fn int(self, at: usize) -> i32 {
        i32_at(self.0, at).unwrap_or(0)
    }

    pub fn float(self, at: usize) -> f32 {
        array(self.0, at).map_or(0.0, f32::from_le_bytes)
    }

    pub fn double(self, at: usize) -> f64 {
        array(self.0, at).map_or(0.0, f64::from_le_bytes)
    }

    /// A Pascal string in Windows' code page.
    pub fn short_text(self, at: usize, limit: usize) -> String {
        let length = usize::from(self.byte(at)).min(limit);
        let bytes = self.0.get(at + 1..at + 1 + length).unwrap_or(&[]);
        decode(bytes).text.trim().to_owned()
    }

    /// A string in UTF-16 of at most 129 units, ended by a zero.
    pub fn wide_text(self, at: usize) -> String {
        let units = (0..129).map(|i| array(self.0, at + 2 * i).map_or(0, u16::from_le_bytes));
        let units: Vec<u16> = units.take_while(|&unit| unit != 0).collect();
        String::from_utf16_lossy(&units).trim().to_owned()
    }

    /// Checkers as 26 small numbers: index 1 to 24 the points of `player`, 25 their bar, 0 the other's; their counts are positive.
    pub fn checkers(self, at: usize, player: Player) -> Setup {
        let mut sides: ByPlayer<RawSide> = ByPlayer::default();
        for index in 0..26 {
            let count = self.byte(at + index) as i8;
            let (owner, point) = if count > 0 { (player, index) } else { (player.other(), 25 - index) };
            let slot = match point {
                25 => &mut sides[owner].bar,
                1..=24 => &mut sides[owner].points[point - 1],
                _ => continue,
            };
            *slot = count.unsigned_abs();
        }
        Setup { sides }
    }
}

/// The words of rich text (RTF 1.5): groups of tables and destinations left out, marks of characters undone.
pub(super) fn plain(rich: &str) -> String {
    if !rich.trim_start().starts_with("{\\rtf") {
        return rich.trim().to_owned();
    }
    let mut text = String::new();
    let mut chars = rich.chars().peekable();
    // For each open group: whether its words are left out.
    let mut silent = vec![false];
    // Characters that stand in for the one before, for readers without Unicode.
    let mut fallback = 0u32;
    while let Some(c) = chars.next() {
        let quiet = silent.last().copied().unwrap_or(false);
        match c {
            '{' => silent.push(quiet),
            '}' => drop(silent.pop()),
            '\\' => {
                let mut word = String::new();
                while let Some(letter) = chars.next_if(char::is_ascii_alphabetic) {
                    word.push(letter);
                }
                let mut number = String::new();
                if word.is_empty() {
                    match chars.next() {
                        Some('\'') => {
                            let hex: String = chars.by_ref().take(2).collect();
                            if let (Ok(byte), false, 0) = (u8::from_str_radix(&hex, 16), quiet, fallback) {
                                text.push_str(&decode(&[byte]).text);
                            }
                            fallback = fallback.saturating_sub(1);
                        }
                        Some('*') => {
                            if let Some(last) = silent.last_mut() {
                                *last = true;
                            }
                        }
                        Some('~') if !quiet => text.push(' '),
                        Some(c @ ('\\' | '{' | '}')) if !quiet => text.push(c),
                        _ => {}
                    }
                    continue;
                }
                while let Some(digit) = chars.next_if(|c| c.is_ascii_digit() || *c == '-') {
                    number.push(digit);
                }
                chars.next_if_eq(&' ');
                match word.as_str() {
                    "par" | "line" if !quiet => text.push('\n'),
                    "tab" if !quiet => text.push('\t'),
                    "u" if !quiet => {
                        let code = number.parse::<i32>().unwrap_or(0).rem_euclid(0x1_0000);
                        text.push(char::from_u32(code.unsigned_abs()).unwrap_or(char::REPLACEMENT_CHARACTER));
                        fallback = 1;
                    }
                    "fonttbl" | "colortbl" | "stylesheet" | "info" | "pict" => {
                        if let Some(last) = silent.last_mut() {
                            *last = true;
                        }
                    }
                    _ => {}
                }
            }
            c if c.is_control() => {}
            c if !quiet && fallback == 0 => text.push(c),
            _ => fallback = fallback.saturating_sub(1),
        }
    }
    text.trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rich_text_becomes_words() {
        let rich = "{\\rtf1\\ansi{\\fonttbl{\\f0 Arial;}}\u{1}\u{2}{\\*\\generator X;}\\pard \\fs20 \
                    \\'e0 trouver \\u8211? \\{a\\}\\par\u{1}\u{2}b}";
        assert_eq!(plain(rich), "à trouver – {a}\nb");
        assert_eq!(plain(" just words "), "just words");
        assert_eq!(plain("{\\rtf1 \\'z"), "");
    }

    #[test]
    fn checkers_by_view() {
        let mut bytes = [0u8; 26];
        (bytes[6], bytes[0], bytes[24]) = (5, -1i8 as u8, -2i8 as u8);
        let setup = Fields(&bytes).checkers(0, Player::B);
        assert_eq!((setup.sides.b.points[5], setup.sides.a.bar, setup.sides.a.points[0]), (5, 1, 2));
    }
}
