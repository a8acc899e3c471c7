//! Names of accounts: readable, addressable, and none that can be mistaken for another.

mod look;

pub use look::look;
use look::speaks_for_the_server;
use pasch_messages::Describe;
use unicode_normalization::UnicodeNormalization as _;

/// Characters of a name.
const SHORTEST: usize = 2;
const LONGEST: usize = 20;

/// Nobody is called this, whichever way it is written.
pub(super) const RESERVED: &[&str] = &[
    "admin",
    "administrator",
    "moderator",
    "mod",
    "pasch",
    "system",
    "server",
    "root",
    "guest",
    "support",
    "help",
    "staff",
    "official",
    "deleted",
    "deletedplayer",
    "player1",
    "player2",
    "bot",
    "security",
    "everybody",
    "nobody",
    "you",
    "me",
    "computer",
    "anonymous",
];

/// What guests are called who have said nothing.
const MADE_UP: &str = "Guest";

/// What a guest may be called, and an account not.
pub(super) const FOR_GUESTS: &[&str] =
    &["guest", "anonymous", "nobody", "everybody", "you", "me", "player1", "player2"];

/// What is wrong with a name somebody wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Describe, thiserror::Error)]
#[describe("name-fault")]
pub enum NameFault {
    /// Fewer than 2 or more than 20 characters.
    #[describe(args(shortest = SHORTEST, longest = LONGEST))]
    Length,
    /// Something else than letters, digits, single spaces, hyphens, underscores and dots between them.
    Characters,
    /// Letters that look alike from different alphabets.
    Mixed,
    /// Kept for the server.
    Reserved,
}

/// A name as it is shown and as it is compared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name {
    /// As it is shown, in Unicode's composed form.
    pub shown: String,
    /// As accounts are found by it: equal for most names that look alike. It stands in the store.
    pub key: String,
    /// As it looks: equal for all names that an eye confuses ([`look`]).
    pub look: String,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Alphabet {
    Latin,
    Greek,
    Cyrillic,
    Other,
}

impl Name {
    /// Reads what somebody typed.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(typed: &str) -> Result<Self, NameFault> {
        let shown: String = typed.trim().nfc().collect();
        if !(SHORTEST..=LONGEST).contains(&shown.chars().count()) {
            return Err(NameFault::Length);
        }
        let is_joint = |c: char| matches!(c, ' ' | '-' | '_' | '.');
        let mut was_joint = true;
        for c in shown.chars() {
            if !(c.is_alphanumeric() || is_joint(c) && !was_joint) || is_disguise(c) {
                return Err(NameFault::Characters);
            }
            was_joint = is_joint(c);
        }
        if was_joint {
            return Err(NameFault::Characters);
        }
        if !shown.chars().any(char::is_alphabetic) {
            return Err(NameFault::Characters);
        }
        let name = Self::in_one_alphabet(shown)?;
        let is_kept = RESERVED.iter().any(|word| skeleton(word) == name.key || look(word) == name.look);
        if name.key.chars().count() < SHORTEST || is_kept || is_made_up(&name.shown) {
            return Err(NameFault::Reserved);
        }
        Ok(name)
    }

    /// A guest's name, of letters, figures and what joins them: it deceives no more than an account's may, but it may be
    /// short, and one of those that say that somebody is a guest.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn of_guest(shown: &str) -> Result<Self, NameFault> {
        if shown.chars().any(is_disguise) {
            return Err(NameFault::Characters);
        }
        Self::in_one_alphabet(shown.replace(['\'', '’'], ""))
            .map(|name| Self { shown: shown.to_owned(), ..name })
    }

    fn in_one_alphabet(shown: String) -> Result<Self, NameFault> {
        let mut alphabets = shown.chars().filter(|c| c.is_alphabetic()).map(alphabet);
        let first = alphabets.next();
        if alphabets.any(|other| Some(other) != first) {
            return Err(NameFault::Mixed);
        }
        if speaks_for_the_server(&shown) {
            return Err(NameFault::Reserved);
        }
        Ok(Self { key: skeleton(&shown), look: look(&shown), shown })
    }
}

/// The name of a guest until they choose one: `Guest` and four digits that follow from their identifier. Two guests may be
/// called the same; no account is called so.
#[must_use]
pub fn made_up(id: &str) -> String {
    let sum = id.bytes().fold(0_u32, |sum, byte| sum.wrapping_mul(31).wrapping_add(byte.into()));
    format!("{MADE_UP} {}", 1000 + sum % 9000)
}

/// Whether a name looks like one of those, whichever way it is written.
fn is_made_up(name: &str) -> bool {
    let plain: String = name.chars().filter(char::is_ascii_alphanumeric).collect();
    let number = plain.to_lowercase().strip_prefix(&MADE_UP.to_lowercase()).map(str::to_owned);
    number.is_some_and(|number| number.bytes().all(|byte| byte.is_ascii_digit()))
}

/// Letters that stand for others or for nothing: full-width and mathematical forms, fillers, digits in circles.
fn is_disguise(c: char) -> bool {
    let mut plain = c.nfkc();
    let is_itself = plain.next() == Some(c) && plain.next().is_none();
    !is_itself || matches!(c, '\u{115f}' | '\u{1160}' | '\u{3164}' | '\u{ffa0}' | '\u{2800}')
}

fn alphabet(c: char) -> Alphabet {
    match u32::from(c) {
        0x41..=0x24f | 0x1e00..=0x1eff => Alphabet::Latin,
        0x370..=0x3ff | 0x1f00..=0x1fff => Alphabet::Greek,
        0x400..=0x52f => Alphabet::Cyrillic,
        _ => Alphabet::Other,
    }
}

/// What is left of a text when everything that looks alike is made equal: case, accents, separators, and letters and
/// digits of the same shape (after the idea of the skeletons of Unicode Technical Standard 39).
#[must_use]
pub fn skeleton(text: &str) -> String {
    let lower: String = text.nfkd().filter(|c| !is_mark(*c)).flat_map(char::to_lowercase).nfkd().collect();
    let mut plain = String::new();
    for c in lower.chars().filter(|c| !is_mark(*c)) {
        match c {
            ' ' | '-' | '_' | '.' => {}
            'а' | 'α' => plain.push('a'),
            'ь' | 'в' | 'β' => plain.push('b'),
            'с' | 'ς' => plain.push('c'),
            'ԁ' | 'đ' | 'ð' => plain.push('d'),
            'е' | 'ε' | 'є' => plain.push('e'),
            'һ' | 'н' | 'η' => plain.push('h'),
            'і' | 'ι' | 'ı' | 'i' | 'l' | '1' | 'ӏ' | 'ł' => plain.push('l'),
            'ј' | 'ϳ' => plain.push('j'),
            'к' | 'κ' => plain.push('k'),
            'м' | 'μ' => plain.push('m'),
            'о' | 'ο' | 'σ' | '0' | 'ø' => plain.push('o'),
            'р' | 'ρ' => plain.push('p'),
            'ѕ' => plain.push('s'),
            'т' | 'τ' => plain.push('t'),
            'υ' | 'у' | 'γ' => plain.push('y'),
            'ν' => plain.push('v'),
            'ω' | 'ш' => plain.push('w'),
            'х' | 'χ' => plain.push('x'),
            'ß' => plain.push_str("ss"),
            'æ' => plain.push_str("ae"),
            'œ' => plain.push_str("oe"),
            'þ' => plain.push_str("th"),
            other => plain.push(other),
        }
    }
    plain.replace("rn", "m").replace("vv", "w")
}

/// Accents and the like, after decomposition.
fn is_mark(c: char) -> bool {
    matches!(u32::from(c), 0x300..=0x36f | 0x483..=0x489 | 0x1ab0..=0x1aff | 0x1dc0..=0x1dff | 0x20d0..=0x20ff)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_many_tongues_are_taken() {
        for name in
            ["Ingrid", "morten_k", "Ayşe", "Per Arne", "O.K.", "Σωκράτης", "Леван", "李小龍", "x-22", "1a"]
        {
            let read = Name::read(name);
            let expected = if name == "O.K." { Err(NameFault::Characters) } else { Ok(name.to_owned()) };
            assert_eq!(read.map(|read| read.shown), expected, "{name}");
        }
        assert_eq!(Name::read("  Jo\u{308}rg ").unwrap().shown, "J\u{f6}rg");
    }

    #[test]
    fn what_deceives_is_refused() {
        for (name, fault) in [
            ("x", NameFault::Length),
            ("abcdefghijklmnopqrstu", NameFault::Length),
            ("two  spaces", NameFault::Characters),
            ("-dash", NameFault::Characters),
            ("new\nline", NameFault::Characters),
            ("an\u{202e}na", NameFault::Characters),
            ("an\u{200b}na", NameFault::Characters),
            ("an\u{2066}na", NameFault::Characters),
            ("\u{ff21}\u{ff2e}\u{ff2e}\u{ff21}", NameFault::Characters),
            ("\u{3164}\u{3164}", NameFault::Characters),
            ("a/b", NameFault::Characters),
            ("<b>", NameFault::Characters),
            ("12", NameFault::Characters),
            ("\u{430}nna", NameFault::Mixed),
            ("Ann\u{3b1}", NameFault::Mixed),
            ("Pasch", NameFault::Reserved),
            ("AdrniN", NameFault::Reserved),
            ("Pasch Bot", NameFault::Reserved),
            ("ƿasch", NameFault::Reserved),
            ("ᴘᴀꜱᴄʜ", NameFault::Reserved),
            ("pɑsch", NameFault::Mixed),
            ("m0derat0r", NameFault::Reserved),
            ("Guest 4821", NameFault::Reserved),
            ("guest-1", NameFault::Reserved),
        ] {
            assert_eq!(Name::read(name), Err(fault), "{name:?}");
        }
    }

    #[test]
    fn a_guest_does_not_speak_for_the_server() {
        for name in ["Admin", "P A S C H", "Moder'ator", "Pasch Bot", "ƿasch"] {
            assert_eq!(Name::of_guest(name), Err(NameFault::Reserved), "{name}");
        }
        assert_eq!(Name::of_guest("Guest").unwrap().key, "guest");
        let name = Name::of_guest("O'Leary").unwrap();
        assert_eq!((name.shown.as_str(), name.key), ("O'Leary", Name::of_guest("oleary").unwrap().key));
    }

    #[test]
    fn a_guest_is_neither_invisible_nor_in_disguise() {
        for (name, fault) in [
            ("\u{3164}\u{3164}", NameFault::Characters),
            ("\u{115f}", NameFault::Characters),
            ("\u{ffa0}", NameFault::Characters),
            ("An\u{3164}na", NameFault::Characters),
            ("\u{ff21}nna", NameFault::Characters),
            ("ᴘasch", NameFault::Mixed),
            ("ꓑasch", NameFault::Mixed),
            ("pɑsch", NameFault::Mixed),
            ("Сomputer", NameFault::Mixed),
            ("\u{430}nna", NameFault::Mixed),
        ] {
            assert_eq!(Name::of_guest(name), Err(fault), "{name:?}");
        }
        for name in ["x", "7", "李", "Ayşe_7", "Леван", "guest 12"] {
            assert!(Name::of_guest(name).is_ok(), "{name}");
        }
    }

    #[test]
    fn a_guest_has_a_name_at_once() {
        let name = made_up("07gk3v9w1zq0m5d8e2c4r6t8hx");
        assert!(is_made_up(&name) && name.len() == "Guest 1000".len(), "{name}");
        assert_ne!(name, made_up("07gk3v9w1zq0m5d8e2c4r6t8hy"));
        assert!(Name::of_guest(&name).is_ok());
        assert!(Name::read("Guestavo 7").is_ok() && Name::read("Guest of 7").is_ok());
    }

    #[test]
    fn names_that_look_alike_are_one() {
        for (one, two) in [
            ("Olga", "0lga"),
            ("Emil", "EmiI"),
            ("Emil", "emi1"),
            ("Bernd", "Bemd"),
            ("Zoë", "zoe"),
            ("сосо", "coco"),
            ("Ανν", "avv"),
            ("Per Arne", "per-arne"),
            ("vvalter", "walter"),
            ("Bjørn", "Bjorn"),
        ] {
            assert_eq!(skeleton(one), skeleton(two), "{one} {two}");
        }
        assert_ne!(skeleton("Anna"), skeleton("Anne"));
    }
}
