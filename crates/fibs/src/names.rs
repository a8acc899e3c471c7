//! Names that FIBS clients can read.
//!
//! A client takes letters, `_`, `<` and `>` for a name and nothing else. Names here have digits, spaces, hyphens, dots and
//! letters of every alphabet. A name is therefore written so: a space as `_`, a `_` as `__`, digits as letters in brackets
//! (`<a>` is 0, `<j>` is 9), `<m>` for a hyphen, `<p>` for a dot, any other character as `<u…>` with its code in sixteen
//! letters from `a`. Different names are written differently.

use std::fmt::Write;

/// The name as clients can read it.
///
/// ```
/// use pasch_fibs::names;
/// assert_eq!(names::written("Guest 417"), "Guest_<ebh>");
/// assert_eq!(names::read("Guest_<ebh>"), "Guest 417");
/// ```
#[must_use]
pub fn written(name: &str) -> String {
    // A client takes "You" for its own player.
    let is_you = name.eq_ignore_ascii_case("you");
    let mut out = String::new();
    let mut digits = false;
    for (index, c) in name.chars().enumerate() {
        if digits && !c.is_ascii_digit() {
            out.push('>');
            digits = false;
        }
        match c {
            'a'..='z' | 'A'..='Z' if index > 0 || !is_you => out.push(c),
            ' ' => out.push('_'),
            '_' => out.push_str("__"),
            '-' => out.push_str("<m>"),
            '.' => out.push_str("<p>"),
            '0'..='9' => {
                if !std::mem::replace(&mut digits, true) {
                    out.push('<');
                }
                out.push(letter(c as u32 - '0' as u32));
            }
            other => {
                out.push_str("<u");
                for digit in format!("{:x}", other as u32).chars().filter_map(|digit| digit.to_digit(16)) {
                    out.push(letter(digit));
                }
                out.push('>');
            }
        }
    }
    if digits {
        out.push('>');
    }
    if out.is_empty() {
        out.push('_');
    }
    out
}

fn letter(digit: u32) -> char {
    char::from_u32('a' as u32 + digit).unwrap_or('a')
}

/// The name that was written so. A text that is not written in this way, such as the name itself, is taken as it is,
/// but for `_`, which is a space.
#[must_use]
pub fn read(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        if let Some(behind) = rest.strip_prefix("__") {
            out.push('_');
            rest = behind;
            continue;
        }
        let group = rest.strip_prefix('<').and_then(|inside| inside.split_once('>'));
        if let Some((inside, behind)) = group
            && let Some(meant) = group_meaning(inside)
        {
            out.push_str(&meant);
            rest = behind;
            continue;
        }
        out.push(if c == '_' { ' ' } else { c });
        rest = &rest[c.len_utf8()..];
    }
    out
}

fn group_meaning(inside: &str) -> Option<String> {
    let digit = |c: char| (c as u32).checked_sub('a' as u32);
    match inside {
        "m" => Some("-".to_owned()),
        "p" => Some(".".to_owned()),
        _ => match inside.strip_prefix('u') {
            Some(code) if !code.is_empty() && code.len() <= 6 => {
                let code = code.chars().try_fold(0_u32, |code, c| {
                    digit(c).filter(|digit| *digit < 16).map(|digit| code * 16 + digit)
                });
                code.and_then(char::from_u32).filter(|c| !c.is_control()).map(String::from)
            }
            _ => {
                let mut out = String::new();
                for c in inside.chars() {
                    write!(out, "{}", digit(c).filter(|digit| *digit < 10)?).ok()?;
                }
                (!out.is_empty()).then_some(out)
            }
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_come_back_and_clients_can_read_them() {
        let names = [
            "anna",
            "Guest 417",
            "Ola Nordmann",
            "ann_b",
            "ann b",
            "J.-P. 2x4",
            "\u{410}\u{43d}\u{43d}\u{430}",
            "You",
            "you",
            "Youri",
            "007",
            "a1b22",
            "\u{4f60}\u{597d}",
        ];
        for name in names {
            let text = written(name);
            let legal = |c: char| c.is_ascii_alphabetic() || "_<>".contains(c);
            assert!(text.chars().all(legal) && !text.eq_ignore_ascii_case("you"), "{name}: {text}");
            assert_eq!(read(&text), name, "{text}");
        }
        assert_ne!(written("ann_b"), written("ann b"));
    }

    #[test]
    fn any_text_is_read_as_some_name() {
        for (text, name) in [
            ("anna", "anna"),
            ("Guest417", "Guest417"),
            ("<", "<"),
            ("<>", "<>"),
            ("<zz>", "<zz>"),
            ("<u>", "<u>"),
            ("<uppppppp>", "<uppppppp>"),
            ("<ua>", "<ua>"),
            ("\u{e9}<a>", "\u{e9}0"),
            ("", ""),
        ] {
            assert_eq!(read(text), name);
        }
        assert_eq!(written(""), "_");
    }
}
