//! The languages of the catalogue, and the choice among them.

use core::fmt;
use core::sync::atomic::{AtomicU8, Ordering};

use crate::catalogue::{Entry, LANGUAGES};

/// Wishes of a request that are looked at; a list that is longer is no wish of a person.
const WISHES: usize = 32;

/// A language of the catalogue.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Language(u8);

/// The language of the program.
static SPOKEN: AtomicU8 = AtomicU8::new(0);

impl Language {
    /// The language that has every sentence.
    pub const ENGLISH: Self = Self(0);

    /// All languages, English first.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..).zip(LANGUAGES).map(|(number, _)| Self(number))
    }

    /// Its tag by BCP 47, such as `de`.
    #[must_use]
    pub fn tag(self) -> &'static str {
        LANGUAGES[usize::from(self.0)].0
    }

    pub(crate) fn table(self) -> &'static [Entry] {
        LANGUAGES[usize::from(self.0)].1
    }

    /// The language that a tag asks for, by RFC 4647 (lookup): `de-CH` and `de_CH.UTF-8` are `de`. Norwegian without a form, and
    /// nynorsk, is bokmål.
    #[must_use]
    pub fn find(tag: &str) -> Option<Self> {
        let tag = tag.split(['.', '@']).next().unwrap_or_default().replace('_', "-").to_ascii_lowercase();
        let mut part = tag.as_str();
        loop {
            let known = match part {
                "no" | "nn" => "nb",
                part => part,
            };
            if let Some(found) = Self::all().find(|one| one.tag().eq_ignore_ascii_case(known)) {
                return Some(found);
            }
            part = &part[..part.rfind('-')?];
        }
    }

    /// The language that a header `Accept-Language` asks for (RFC 9110): the best that there is, or English.
    #[must_use]
    pub fn accepted(header: &str) -> Self {
        let mut best = (0.0, Self::ENGLISH);
        for wish in header.split(',').take(WISHES) {
            let mut parts = wish.split(';').map(str::trim);
            let tag = parts.next().unwrap_or_default();
            let weight = parts.find_map(|part| part.strip_prefix("q=")).map_or(Some(1.0), |q| q.parse().ok());
            if let (Some(weight), Some(language)) = (weight, Self::find(tag))
                && (0.0..=1.0).contains(&weight)
                && weight > best.0
            {
                best = (weight, language);
            }
        }
        best.1
    }

    /// From now on this is the language of the program, in which `Display` writes sentences. A program that answers people of
    /// several languages leaves it at English.
    pub fn speak(self) {
        SPOKEN.store(self.0, Ordering::Relaxed);
    }

    /// The language of the program.
    #[must_use]
    pub fn spoken() -> Self {
        Self(SPOKEN.load(Ordering::Relaxed))
    }

    /// The plural category of CLDR that a whole number has in the language, as choices name it; `None` for `other`.
    pub(crate) fn plural(self, number: i64) -> Option<&'static str> {
        // English, German and Norwegian: one for 1 and -1. A language with another rule has its own line here.
        (number.unsigned_abs() == 1).then_some("one")
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn accepted(header: &str) -> &'static str {
        Language::accepted(header).tag()
    }

    #[test]
    fn a_tag_finds_the_nearest_language() {
        let found = |tag| Language::find(tag).map(Language::tag);
        assert_eq!(found("en"), Some("en"));
        assert_eq!(found("en-GB"), Some("en"));
        assert_eq!(found("de"), Some("de"));
        assert_eq!(found("de-CH-1996"), Some("de"));
        assert_eq!(found("de_AT.UTF-8"), Some("de"));
        assert_eq!(found("DE@euro"), Some("de"));
        for nothing in ["", "C", "POSIX", "den", "xx-de", "-", "--"] {
            assert_eq!(found(nothing), None, "{nothing}");
        }
    }

    #[test]
    fn the_best_wish_wins_and_nonsense_is_english() {
        assert_eq!(accepted("de-DE,de;q=0.9,en;q=0.8"), "de");
        assert_eq!(accepted("fr, en;q=0.5, de;q=0.7"), "de");
        assert_eq!(accepted("fr;q=1, en;q=0.5"), "en");
        assert_eq!(accepted("de;q=0, en"), "en");
        assert_eq!(accepted("de ; q=0.5 , *"), "de");
        for nonsense in ["", ";;;,,,", "de;q=x", "de;q=7", "de;q=-1", "\u{e4}\u{1f3b2}"] {
            assert_eq!(accepted(nonsense), "en", "{nonsense}");
        }
        assert_eq!(accepted(&"x,".repeat(2000)), "en", "a header of 4 kB");
        assert_eq!(accepted(&format!("{}de", "x,".repeat(2000))), "en");
    }

    #[test]
    fn every_language_says_every_sentence_in_some_way() {
        for id in crate::ids() {
            let message = crate::find(id, Vec::new()).unwrap();
            for language in Language::all() {
                assert!(!message.in_language(language).to_string().is_empty(), "{language}: {id}");
            }
        }
    }
}
