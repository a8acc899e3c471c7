//! Passwords that are tried first.

/// Guesses below which a password falls at once. Every common password is below it: zxcvbn knows 30,000 of them, first names,
/// English words, rows of the keyboard, dates, repetitions, and what people do to such words (capitals, digits behind, `@` for a).
const FEW: u64 = 1_000_000;

/// Words that zxcvbn does not know and people here take: of the game, and of languages other than English.
const WORDS: &[&str] = &[
    "backgammon",
    "nackgammon",
    "hypergammon",
    "gammon",
    "plakoto",
    "portes",
    "fevga",
    "tavli",
    "tavla",
    "narde",
    "nardi",
    "nardshir",
    "pasch",
    "wuerfel",
    "doubling",
    "crawford",
    "jacoby",
    "cube",
    "sifre",
    "parol",
    "passwort",
    "passord",
    "lozinka",
    "haslo",
    "kodikos",
    "willkommen",
    "velkommen",
    "benvenuto",
    "teamo",
    "jegelskerdeg",
    "ichliebedich",
    "morgenrot",
    "kjaereste",
    "schokolade",
    "sjokolade",
    "fenerbahce",
    "galatasaray",
    "besiktas",
    "olympiakos",
    "panathinaikos",
    "norge",
    "oesterreich",
    "hellas",
];

/// Characters beyond which nobody tries what repeats or lines up words.
const LONG: usize = 40;

/// Whether a password is among the first million guesses.
pub fn is_guessable(password: &str) -> bool {
    password.chars().count() <= LONG && zxcvbn::zxcvbn(password, WORDS).guesses() < FEW
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn common_passwords_of_several_languages_are_guessable() {
        for password in [
            "1q2w3e4r5t",
            "1qaz2wsx3edc",
            "azertyuiop",
            "qwertzui",
            "P@ssw0rd",
            "trustno1",
            "iloveyou1",
            "passwort123",
            "sifre123",
            "parolparol",
            "ichliebedich",
            "jegelskerdeg",
            "Schokolade",
            "fenerbahce1907",
            "realmadrid",
            "summer2026",
            "password2025",
            "sommer12",
            "doublingcube",
            "Backgammon123",
            "hypergammon",
            "wuerfel1",
            "plakoto1",
            "dragon123",
        ] {
            assert!(is_guessable(password), "{password}");
        }
        for password in ["smörgåsbord", "another prime", "still good", "k7#Wd!q2"] {
            assert!(!is_guessable(password), "{password}");
        }
    }
}
