//! The words of `move`.

use super::Refusal;

/// An end of a move as it is typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// A number of FIBS, 0 to 25; 0 and 25 are bar or home, as the player moves.
    Number(u8),
    /// The bar.
    Bar,
    /// Home, off the board.
    Off,
}

/// The most moves of one roll.
const MOST: usize = 4;

/// Reads moves: numbers, `bar` and `off` or beginnings of these words, in pairs, with spaces, `-`, `/` or commas between them.
///
/// # Errors
/// The word that is no end of a move, an end without its other, or more moves than any roll has.
pub fn read(text: &str) -> Result<Vec<(End, End)>, Refusal> {
    let words = text.split([' ', '-', '/', ',', '\t']).filter(|word| !word.is_empty());
    let ends = words.map(end).collect::<Result<Vec<_>, _>>()?;
    let pairs = ends.chunks_exact(2);
    if !pairs.remainder().is_empty() {
        return Err(Refusal::HalfMove);
    }
    if pairs.len() > MOST {
        return Err(Refusal::TooManyMoves { most: MOST });
    }
    Ok(pairs.map(|pair| (pair[0], pair[1])).collect())
}

fn end(word: &str) -> Result<End, Refusal> {
    let small = word.trim_end_matches('*').to_ascii_lowercase();
    let is_start = |of: &str| !small.is_empty() && of.starts_with(small.as_str());
    if is_start("bar") {
        return Ok(End::Bar);
    }
    if is_start("off") || is_start("home") || is_start("out") {
        return Ok(End::Off);
    }
    let number = small.parse().ok().filter(|number| *number <= 25).map(End::Number);
    number.ok_or_else(|| Refusal::MoveWord { word: word.chars().take(20).collect() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_spelling_is_the_same_move() {
        use End::{Bar, Number, Off};
        for text in ["24-18 13-11", "24 18 13 11", "24/18 13/11", "24-18, 13-11", " 24 - 18  13/11* "] {
            assert_eq!(read(text), Ok(vec![(Number(24), Number(18)), (Number(13), Number(11))]), "{text}");
        }
        for text in ["bar 24", "b/24", "BAR-24", "ba 24"] {
            assert_eq!(read(text), Ok(vec![(Bar, Number(24))]), "{text}");
        }
        for text in ["6 off", "6/o", "6-home", "6 h", "6/off"] {
            assert_eq!(read(text), Ok(vec![(Number(6), Off)]), "{text}");
        }
        assert_eq!(read("25 24 1 0"), Ok(vec![(Number(25), Number(24)), (Number(1), Number(0))]));
        assert_eq!(read(""), Ok(Vec::new()));
    }

    #[test]
    fn other_words_are_named() {
        assert_eq!(read("24 x"), Err(Refusal::MoveWord { word: "x".to_owned() }));
        assert_eq!(read("24 26"), Err(Refusal::MoveWord { word: "26".to_owned() }));
        assert_eq!(read("24 18 13"), Err(Refusal::HalfMove));
        assert_eq!(read("1 2 1 2 1 2 1 2 1 2"), Err(Refusal::TooManyMoves { most: 4 }));
        assert!(matches!(read("99999999999999999999 1"), Err(Refusal::MoveWord { .. })));
        assert!(matches!(read("* 1"), Err(Refusal::MoveWord { .. })));
    }
}
