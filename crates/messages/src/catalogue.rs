//! The catalogue of each language, compiled in, and the writing of its sentences.

use core::fmt;

use crate::{Arg, Language, Message};

/// One sentence: its id, the names of its arguments, and its text in pieces.
pub(crate) struct Entry {
    pub(crate) id: &'static str,
    args: &'static [&'static str],
    pattern: &'static [Piece],
}

/// A piece of a sentence.
pub(crate) enum Piece {
    Text(&'static str),
    Arg(&'static str),
    /// One of several texts, by an argument. The index names the text for all other values.
    Choice(&'static str, &'static [(&'static str, &'static [Piece])], usize),
}

include!(concat!(env!("OUT_DIR"), "/catalogue.rs"));

fn entry(table: &'static [Entry], id: &str) -> Option<&'static Entry> {
    let found = table.binary_search_by(|entry| entry.id.cmp(id)).ok()?;
    table.get(found)
}

/// The text of a sentence in pieces, and the language that it is in: English where the other lacks it.
pub(crate) fn pattern(id: &str, language: Language) -> Option<(&'static [Piece], Language)> {
    let own = entry(language.table(), id).map(|entry| (entry.pattern, language));
    own.or_else(|| entry(ENGLISH, id).map(|entry| (entry.pattern, Language::ENGLISH)))
}

/// The catalogue's own copy of an id.
pub(crate) fn id(id: &str) -> Option<&'static str> {
    entry(ENGLISH, id).map(|entry| entry.id)
}

/// Writes a sentence with its arguments in a language.
pub(crate) fn write(
    f: &mut fmt::Formatter<'_>,
    (pattern, language): (&[Piece], Language),
    message: &Message,
) -> fmt::Result {
    for piece in pattern {
        match piece {
            Piece::Text(text) => f.write_str(text)?,
            Piece::Arg(name) => match message.arg(name) {
                Some(arg) => arg.write(f, language)?,
                None => write!(f, "{{${name}}}")?,
            },
            Piece::Choice(name, choices, other) => {
                let value = message.arg(name);
                let chosen =
                    choices.iter().position(|(key, _)| value.is_some_and(|value| fits(value, key, language)));
                write(f, (choices[chosen.unwrap_or(*other)].1, language), message)?;
            }
        }
    }
    Ok(())
}

/// Whether a choice is meant by a value: its text, its number, or the plural of the language for it.
fn fits(value: &Arg, key: &str, language: Language) -> bool {
    match value {
        Arg::Text(text) => text == key,
        Arg::Number(number) => key.parse() == Ok(*number) || language.plural(*number) == Some(key),
        Arg::Message(_) | Arg::List(..) => false,
    }
}

/// The names of a sentence's arguments, if there is one of this id.
pub(crate) const fn wanted(id: &str) -> Option<&'static [&'static str]> {
    let (mut low, mut high) = (0, ENGLISH.len());
    while low < high {
        let middle = usize::midpoint(low, high);
        match order(ENGLISH[middle].id.as_bytes(), id.as_bytes()) {
            0 => return Some(ENGLISH[middle].args),
            ..0 => low = middle + 1,
            1.. => high = middle,
        }
    }
    None
}

/// Whether a name is among others.
pub(crate) const fn holds(names: &[&str], name: &str) -> bool {
    let mut index = 0;
    while index < names.len() {
        if order(names[index].as_bytes(), name.as_bytes()) == 0 {
            return true;
        }
        index += 1;
    }
    false
}

/// The order of two texts: below, at or above 0.
const fn order(a: &[u8], b: &[u8]) -> isize {
    let mut index = 0;
    while index < a.len() && index < b.len() {
        if a[index] != b[index] {
            return a[index] as isize - b[index] as isize;
        }
        index += 1;
    }
    a.len() as isize - b.len() as isize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sentence_is_found_by_its_id() {
        for entry in ENGLISH {
            assert!(pattern(entry.id, Language::ENGLISH).is_some(), "{}", entry.id);
            assert!(wanted(entry.id).is_some(), "{}", entry.id);
        }
        assert!(pattern("no-such-sentence", Language::ENGLISH).is_none());
        assert!(crate::find("no-such-sentence", Vec::new()).is_none());
        assert!(wanted("no-such-sentence").is_none());
    }

    #[test]
    fn a_choice_goes_by_number_text_and_plural() {
        static PIECES: &[Piece] = &[Piece::Choice(
            "n",
            &[
                ("0", &[Piece::Text("none")]),
                ("one", &[Piece::Text("one")]),
                ("many", &[Piece::Text("a crowd")]),
                ("other", &[Piece::Arg("n"), Piece::Text(" of them")]),
            ],
            3,
        )];
        struct Shown(Message);
        impl fmt::Display for Shown {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write(f, (PIECES, Language::ENGLISH), &self.0)
            }
        }
        let said = |arg: Arg| Shown(Message::new("", vec![("n", arg)])).to_string();
        assert_eq!(said(Arg::Number(0)), "none");
        assert_eq!(said(Arg::Number(1)), "one");
        assert_eq!(said(Arg::Number(21)), "21 of them");
        assert_eq!(said(Arg::Text("many".into())), "a crowd");
        assert_eq!(said(Arg::Text("1".into())), "1 of them");
    }
}
