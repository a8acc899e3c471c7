//! The text of a play, as any program writes it: `24/18 13/11`, `bar/21* 8/4*(2)`, `25-22 6-off`, `13/7*/3`, `6/0`.
//!
//! The result says which points are named, nothing about legality. Points are the mover's own: 24 … 1, 25 the bar, 0 off.

use pasch_messages::Describe;
use thiserror::Error;

/// One checker's way through named points, made `count` times.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Chain {
    /// The points in order, the first is where the checker stands: at least two.
    pub points: Vec<u8>,
    /// How many checkers go this way.
    pub count: u8,
}

/// What is wrong with the text of a play.
#[derive(Clone, Debug, PartialEq, Eq, Describe, Error)]
#[describe("step-error")]
pub enum StepError {
    /// A word that names no point.
    NotAMove {
        /// The word that names no point.
        word: String,
        /// Where it begins in the text, in characters from 0.
        #[describe(skip)]
        at: usize,
    },
    /// More checkers moved than there are.
    TooMany {
        /// Where the first one too many begins in the text, in characters from 0.
        #[describe(skip)]
        at: usize,
    },
}

impl StepError {
    /// Where the fault begins in the text, in characters from 0.
    #[must_use]
    pub const fn at(&self) -> usize {
        match self {
            Self::NotAMove { at, .. } | Self::TooMany { at } => *at,
        }
    }
}

/// The most moves that a text may spell out: more than any roll allows, fewer than would take long.
const MOST_MOVES: usize = 15;

/// The number of single moves that the chains name.
pub(crate) fn move_count(chains: &[Chain]) -> usize {
    chains.iter().map(|chain| (chain.points.len() - 1) * usize::from(chain.count)).sum()
}

/// The single moves from and to that the chains name, one for each checker and named point.
pub(crate) fn single(chains: &[Chain]) -> Vec<(u8, u8)> {
    let steps = chains.iter().flat_map(|chain| {
        let single = chain.points.windows(2).map(|pair| (pair[0], pair[1]));
        std::iter::repeat_n(single, usize::from(chain.count)).flatten()
    });
    steps.collect()
}

/// Reads a play. Words are parted by blanks or commas.
pub(crate) fn parse(text: &str) -> Result<Vec<Chain>, StepError> {
    let mut chains = Vec::new();
    let mut moves = 0;
    let mut at = 0;
    for word in text.split_inclusive(|c: char| c.is_whitespace() || c == ',') {
        let begin = at;
        at += word.chars().count();
        let word = word.trim_matches(|c: char| c.is_whitespace() || c == ',');
        if word.is_empty() {
            continue;
        }
        let chain = chain(word).ok_or_else(|| StepError::NotAMove { word: word.to_owned(), at: begin })?;
        moves += (chain.points.len() - 1) * usize::from(chain.count);
        if moves > MOST_MOVES {
            return Err(StepError::TooMany { at: begin });
        }
        chains.push(chain);
    }
    Ok(chains)
}

/// A play spelt as [`parse`] reads it, one word a chain.
pub(crate) fn text(chains: &[Chain]) -> String {
    let name = |point: &u8| match point {
        25 => "bar".to_owned(),
        0 => "off".to_owned(),
        point => point.to_string(),
    };
    let word = |chain: &Chain| {
        let way = chain.points.iter().map(name).collect::<Vec<_>>().join("/");
        if chain.count > 1 { format!("{way}({})", chain.count) } else { way }
    };
    chains.iter().map(word).collect::<Vec<_>>().join(" ")
}

fn chain(word: &str) -> Option<Chain> {
    let (path, count) = match word.split_once('(') {
        None => (word, 1),
        Some((path, count)) => (path, count.strip_suffix(')')?.parse().ok().filter(|n| (1..=4).contains(n))?),
    };
    let mut points = Vec::new();
    for (i, name) in path.split(['/', '-']).enumerate() {
        points.push(point(name.trim_end_matches('*'), i == 0)?);
    }
    let to_off_only_last = points[..points.len() - 1].iter().all(|&p| p != 0);
    (points.len() >= 2 && to_off_only_last).then_some(Chain { points, count })
}

fn point(name: &str, is_first: bool) -> Option<u8> {
    let lower = name.to_ascii_lowercase();
    match lower.as_str() {
        "bar" | "b" if is_first => Some(25),
        "off" | "o" if !is_first => Some(0),
        _ => {
            let digits = !lower.is_empty() && lower.len() <= 2 && lower.bytes().all(|b| b.is_ascii_digit());
            let number: u8 = if digits { lower.parse().ok()? } else { return None };
            let limit = if is_first { 1..=25 } else { 0..=24 };
            limit.contains(&number).then_some(number)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: &[(&[u8], u8)]) {
        let chains = parse(text).unwrap();
        let found: Vec<_> = chains.iter().map(|c| (c.points.as_slice(), c.count)).collect();
        assert_eq!(found, expected, "{text:?}");
    }

    #[test]
    fn spellings_of_plays() {
        check("24/18 13/11 ", &[(&[24, 18], 1), (&[13, 11], 1)]);
        check("bar/21*,8/4*(2)", &[(&[25, 21], 1), (&[8, 4], 2)]);
        check("Bar/22 6/Off 5/0", &[(&[25, 22], 1), (&[6, 0], 1), (&[5, 0], 1)]);
        check("25-22 b/20 6-o", &[(&[25, 22], 1), (&[25, 20], 1), (&[6, 0], 1)]);
        check("13/7*/3*", &[(&[13, 7, 3], 1)]);
        check("", &[]);
    }

    #[test]
    fn faults_are_placed() {
        let fault = |text: &str| parse(text).unwrap_err();
        assert_eq!(fault("8/4 x/2"), StepError::NotAMove { word: "x/2".to_owned(), at: 4 });
        assert_eq!(fault("26/4").at(), 0);
        assert_eq!(fault("6/off/2").at(), 0);
        assert_eq!(fault("8").at(), 0);
        assert_eq!(fault("8/7(9)").at(), 0);
        assert_eq!(fault("8/7/6(4) 8/7(4) 6/5(4)"), StepError::TooMany { at: 16 });
        assert_eq!(move_count(&parse("24/20 13/8 6/5(3)").unwrap()), 5);
    }
}
