//! How a name looks: equal for names that an eye confuses, in whatever alphabet they are written.
//!
//! Accounts are found by [`super::skeleton`], which never changes, for it stands in the store. A look is wider and may grow with
//! Unicode: it is asked only when somebody wants a name. It rests on the table of confusables of Unicode Technical Standard
//! 39 (the crate `unicode-security`).

use unicode_normalization::UnicodeNormalization as _;
use unicode_security::confusable_detection;

use super::{FOR_GUESTS, RESERVED, is_mark, skeleton};

/// Small capitals and the like, which the table leaves alone.
const SMALL_CAPITALS: &[(char, char)] = &[
    ('ᴀ', 'a'),
    ('ʙ', 'b'),
    ('ᴄ', 'c'),
    ('ᴅ', 'd'),
    ('ᴇ', 'e'),
    ('ꜰ', 'f'),
    ('ɢ', 'g'),
    ('ʜ', 'h'),
    ('ɪ', 'i'),
    ('ᴊ', 'j'),
    ('ᴋ', 'k'),
    ('ʟ', 'l'),
    ('ᴍ', 'm'),
    ('ɴ', 'n'),
    ('ᴏ', 'o'),
    ('ᴘ', 'p'),
    ('ʀ', 'r'),
    ('ꜱ', 's'),
    ('ᴛ', 't'),
    ('ᴜ', 'u'),
    ('ᴠ', 'v'),
    ('ᴡ', 'w'),
    ('ʏ', 'y'),
    ('ᴢ', 'z'),
    ('ɩ', 'i'),
    ('ƨ', 's'),
];

/// Words that say nothing by themselves beside one that speaks for the server.
const BESIDE: &[&str] =
    &["the", "team", "official", "service", "account", "crew", "game", "games", "backgammon"];

/// Words that are too short to be looked for inside a name.
const ALONE: &[&str] = &["you", "me"];

/// How a name looks. Two names with the same look are taken for each other.
#[must_use]
pub fn look(name: &str) -> String {
    let plain: String = name.nfkd().filter(|c| c.is_alphanumeric() && !is_mark(*c)).collect();
    // Capitals have shapes of their own: a Greek eta is an H as a capital and an n as a small letter.
    let shapes = prototypes(&plain);
    let lower: String = shapes.chars().flat_map(char::to_lowercase).nfkd().filter(|c| !is_mark(*c)).collect();
    skeleton(&prototypes(&lower))
}

/// What each character looks like, by the standard's table and ours.
fn prototypes(text: &str) -> String {
    let plain: String = text.chars().map(small).collect();
    confusable_detection::skeleton(&plain).map(small).collect()
}

fn small(c: char) -> char {
    SMALL_CAPITALS.iter().find(|(capital, _)| *capital == c).map_or(c, |(_, plain)| *plain)
}

/// Whether a name speaks for the server, its bot or its staff: such a word, alone, with a number, or beside others of the kind.
#[must_use]
pub fn speaks_for_the_server(name: &str) -> bool {
    let bare = name.trim_end_matches(|c: char| c.is_ascii_digit() || !c.is_alphanumeric());
    [name, bare].into_iter().any(|name| is_made_of(&look(name)))
}

/// Whether a look is a row of such words, one at least of those that speak.
fn is_made_of(look: &str) -> bool {
    let speaking = RESERVED.iter().filter(|word| !FOR_GUESTS.contains(word)).map(|word| (*word, true));
    let beside = FOR_GUESTS.iter().chain(BESIDE).map(|word| (*word, false));
    let words: Vec<(String, bool)> = speaking
        .chain(beside)
        .filter(|(word, _)| !ALONE.contains(word))
        .flat_map(|(word, speaks)| [(word.to_owned(), speaks), (format!("{word}s"), speaks)])
        .map(|(word, speaks)| (self::look(&word), speaks))
        .collect();
    // What can be reached from the start of the name in whole words, without and with one that speaks.
    let mut reached = vec![[false, false]; look.len() + 1];
    reached[0] = [true, false];
    for at in 0..look.len() {
        let [silent, spoken] = reached[at];
        for (word, speaks) in &words {
            if (silent || spoken) && look[at..].starts_with(word.as_str()) {
                let next = &mut reached[at + word.len()];
                next[0] |= silent && !speaks;
                next[1] |= spoken || *speaks;
            }
        }
    }
    reached[look.len()][1]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_an_eye_confuses_look_alike() {
        for (one, two) in [
            ("pasch", "ᴘasch"),
            ("pasch", "ꓑasch"),
            ("pasch", "pɑsch"),
            ("pasch", "ƿasch"),
            ("pasch", "ᴘᴀꜱᴄʜ"),
            ("pasch", "раѕсһ"),
            ("pasch", "PΑSCΗ"),
            ("Emil", "EmiI"),
            ("Bernd", "Bemd"),
            ("Olga", "0lga"),
            ("Anna", "Аnnа"),
            ("Walter", "VVALTER"),
            ("Zoë", "zoe"),
        ] {
            assert_eq!(look(one), look(two), "{one} {two}");
        }
        for (one, two) in [("Anna", "Anne"), ("Леван", "Иван"), ("李小龍", "李小花"), ("Per", "Pär")]
        {
            assert_ne!(look(one), look(two), "{one} {two}");
        }
    }

    #[test]
    fn nobody_speaks_for_the_server() {
        for name in [
            "Pasch",
            "ᴘasch",
            "ꓑasch",
            "pɑsch",
            "ƿasch",
            "Pasch Bot",
            "PaschBot",
            "the Pasch-Team",
            "Bot 5",
            "Admin2",
            "Moderators",
            "P.a.s.c.h",
            "Official Staff",
            "Pasch Support",
            "Сomputer",
            "\u{3164}Pasch\u{115f}",
        ] {
            assert!(speaks_for_the_server(name), "{name}");
        }
        for name in [
            "Pascha",
            "Paschke",
            "Anna",
            "Botond",
            "Guest 4821",
            "Helper",
            "Modesto",
            "Anna Bot",
            "Guest",
            "Me",
        ] {
            assert!(!speaks_for_the_server(name), "{name}");
        }
    }
}
