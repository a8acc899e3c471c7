//! The names of the commands, and their abbreviations.

/// All commands by name, with the other names of some. Those that FIBS has and this server has not are among them, so that
/// nobody is told that there is no such command.
pub const VERBS: &[&str] = &[
    "about",
    "accept",
    "address",
    "adios",
    "average",
    "away",
    "back",
    "beaver",
    "blind",
    "board",
    "bye",
    "clear",
    "cls",
    "complaints",
    "countries",
    "date",
    "dicetest",
    "double",
    "erase",
    "exit",
    "gag",
    "help",
    "hostnames",
    "invite",
    "join",
    "kibitz",
    "last",
    "lastlogins",
    "leave",
    "login",
    "logout",
    "look",
    "man",
    "message",
    "motd",
    "move",
    "names",
    "oldboard",
    "oldmoves",
    "panic",
    "password",
    "pip",
    "quit",
    "raccoon",
    "ratings",
    "rawboard",
    "rawwho",
    "redouble",
    "reject",
    "resign",
    "resume",
    "roll",
    "save",
    "say",
    "set",
    "shout",
    "show",
    "shutdown",
    "sortwho",
    "stat",
    "tell",
    "time",
    "timezones",
    "toggle",
    "unwatch",
    "version",
    "waitfor",
    "watch",
    "wave",
    "where",
    "whisper",
    "who",
    "whois",
];

/// Single letters that stand for what is typed most, though other commands begin with them.
const LETTERS: &[(&str, &str)] =
    &[("d", "double"), ("h", "help"), ("m", "move"), ("r", "roll"), ("t", "tell"), ("w", "who")];

/// A word, looked up among the commands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    /// This command.
    One(&'static str),
    /// The beginning of these.
    Several(Vec<&'static str>),
    /// No command.
    None,
}

/// Looks up a word: the name of a command in any case, a letter that stands for one, or the beginning of exactly one.
#[must_use]
pub fn find(word: &str) -> Found {
    let word = word.to_ascii_lowercase();
    let letter = LETTERS.iter().find(|(letter, _)| *letter == word).map(|(_, verb)| *verb);
    let exact = VERBS.iter().find(|verb| **verb == word).copied();
    if let Some(verb) = exact.or(letter) {
        return Found::One(verb);
    }
    let begun: Vec<&'static str> =
        VERBS.iter().filter(|verb| !word.is_empty() && verb.starts_with(&word)).copied().collect();
    match begun.as_slice() {
        [] => Found::None,
        [verb] => Found::One(verb),
        _ => Found::Several(begun),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_is_found_by_itself_and_by_what_only_it_begins_with() {
        let mut sorted = VERBS.to_vec();
        sorted.sort_unstable();
        sorted.dedup();
        assert_eq!(sorted, VERBS);
        for verb in VERBS {
            assert_eq!(find(verb), Found::One(verb));
            assert_eq!(find(&verb.to_uppercase()), Found::One(verb));
            for length in 1..verb.len() {
                let begin = &verb[..length];
                match find(begin) {
                    Found::One(found) => {
                        let by_letter = LETTERS.contains(&(begin, found));
                        let is_name = VERBS.contains(&begin) && found == begin;
                        let others = VERBS.iter().filter(|other| other.starts_with(begin)).count();
                        assert!(by_letter || is_name || (others == 1 && found == *verb), "{begin}: {found}");
                    }
                    Found::Several(found) => assert!(found.len() > 1 && found.contains(verb), "{begin}"),
                    Found::None => panic!("{begin} begins {verb}"),
                }
            }
        }
    }

    #[test]
    fn usual_abbreviations_are_known() {
        for (word, verb) in [
            ("m", "move"),
            ("r", "roll"),
            ("d", "double"),
            ("k", "kibitz"),
            ("j", "join"),
            ("i", "invite"),
            ("t", "tell"),
            ("acc", "accept"),
            ("rej", "reject"),
            ("resig", "resign"),
            ("wh", "w"),
            ("h", "help"),
            ("who", "who"),
            ("whoi", "whois"),
            ("last", "last"),
            ("to", "toggle"),
            ("tog", "toggle"),
            ("sho", "s"),
        ] {
            match find(word) {
                Found::One(found) => assert_eq!(found, verb, "{word}"),
                Found::Several(found) => assert!(verb.len() == 1 && found.len() > 1, "{word}: {found:?}"),
                Found::None => panic!("{word}"),
            }
        }
        assert_eq!(find("frobnicate"), Found::None);
        assert_eq!(find(""), Found::None);
    }
}
