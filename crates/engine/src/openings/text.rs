//! The book as text: a heading for each line, its plays indented below it.

use pasch_messages::Describe;

use super::{Book, Choice, Entry, Plan, plays};
use crate::eval::Probs;
use crate::rollout::Estimate;
use crate::standard::Board;
use pasch_rules::{Rules, VariantId};
use std::fmt::Write as _;
use thiserror::Error;

/// Why there is no book.
#[derive(Clone, Debug, Describe, Error, PartialEq)]
#[non_exhaustive]
#[describe("book-error")]
pub enum BookError {
    /// No roll of two dice.
    Roll {
        /// The text that is no roll.
        text: String,
    },
    /// A plan that rolls nothing out.
    Plan,
    /// A game whose checkers do not move as in backgammon.
    Game {
        /// The game that the book cannot hold.
        #[describe(text)]
        variant: VariantId,
    },
    /// An entry out of its order, or without plays.
    Order {
        /// The line of the entry that is misplaced.
        line: String,
    },
    /// A line of the text that cannot be read.
    Damaged {
        /// Its number, from 1.
        line: usize,
    },
}

const HEAD: &str = "pasch openings 1";

impl Book {
    /// The text that [`Book::from_text`] reads. One that was cut off before a heading is a
    /// book of fewer entries.
    #[must_use]
    pub fn to_text(&self) -> String {
        let Plan { variant, first_trials, first_plies, reply_trials, reply_plies, horizon, seed, nets } =
            self.plan;
        let mut text = format!(
            "{HEAD}{}\n# games and plies for first rolls, for replies, half-moves, seed, nets\n\
             {first_trials} {first_plies} {reply_trials} {reply_plies} {horizon} {seed} {nets:016x}\n\
             # play | games | equity, standard error | win, gammon, backgammon, lose gammon, backgammon\n",
            // The first books were all of backgammon and did not say so.
            if variant == Plan::standard(0).variant { String::new() } else { format!(" {variant}") }
        );
        for entry in &self.entries {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{}", entry.line);
            for Choice { play, trials, equity, probs: p, .. } in &entry.choices {
                let _ = writeln!(
                    text,
                    "  {play} | {trials} | {:.4} {:.4} | {:.4} {:.4} {:.4} {:.4} {:.4}",
                    equity.mean, equity.se, p.win, p.win_g, p.win_bg, p.lose_g, p.lose_bg
                );
            }
        }
        text
    }

    /// Reads what [`Book::to_text`] wrote.
    ///
    /// # Errors
    /// [`BookError`] names the line that is no part of it: an illegal play, a number that is none, a
    /// heading where another one belongs.
    pub fn from_text(text: &str) -> Result<Self, BookError> {
        let mut lines = text
            .lines()
            .enumerate()
            .map(|(i, line)| (i + 1, line.trim_end()))
            .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
            .peekable();
        let head = lines.next().and_then(|(_, line)| line.strip_prefix(HEAD));
        let variant = match head.ok_or(BookError::Damaged { line: 1 })? {
            "" => Some(Plan::standard(0).variant),
            name => VariantId::all().find(|known| name.strip_prefix(' ') == Some(known.as_str())),
        };
        let variant = variant.ok_or(BookError::Damaged { line: 1 })?;
        let rules = Rules::standard(variant);
        let (at, line) = lines.next().ok_or(BookError::Damaged { line: 2 })?;
        let mut book = Self::new(plan(variant, line).ok_or(BookError::Damaged { line: at })?)?;
        while let Some((at, heading)) = lines.next() {
            let line = book.next_line().filter(|line| line.to_string() == heading);
            let named = line.and_then(|line| Some((plays(&rules, &line.board(variant)?, line.roll()), line)));
            let (legal, line) = named.ok_or(BookError::Damaged { line: at })?;
            let mut choices = Vec::new();
            while let Some((at, content)) = lines.next_if(|(_, content)| content.starts_with(' ')) {
                choices.push(choice(content.trim(), &legal).ok_or(BookError::Damaged { line: at })?);
            }
            book.push(Entry { line, choices })?;
        }
        Ok(book)
    }
}

fn plan(variant: VariantId, line: &str) -> Option<Plan> {
    let mut words = line.split_ascii_whitespace();
    let plan = Plan {
        variant,
        first_trials: words.next()?.parse().ok()?,
        first_plies: words.next()?.parse().ok()?,
        reply_trials: words.next()?.parse().ok()?,
        reply_plies: words.next()?.parse().ok()?,
        horizon: words.next()?.parse().ok()?,
        seed: words.next()?.parse().ok()?,
        nets: u64::from_str_radix(words.next()?, 16).ok()?,
    };
    words.next().is_none().then_some(plan)
}

fn choice(text: &str, legal: &[(String, Board)]) -> Option<Choice> {
    let fields: Vec<&str> = text.split(" | ").collect();
    let [play, trials, equity, chances] = fields[..] else { return None };
    let (play, board) = legal.iter().find(|(name, _)| name == play)?.clone();
    let (mean, se) = equity.split_once(' ')?;
    let equity = Estimate { mean: mean.parse().ok()?, se: se.parse().ok()? };
    let chances: Vec<f32> = chances.split(' ').map(|p| p.parse().ok()).collect::<Option<_>>()?;
    let &[win, win_g, win_bg, lose_g, lose_bg] = &chances[..] else { return None };
    let sound = (-3.0..=3.0).contains(&equity.mean)
        && (0.0..=1.0).contains(&equity.se)
        && chances.iter().all(|p| (0.0..=1.0).contains(p));
    let probs = Probs { win, win_g, win_bg, lose_g, lose_bg };
    sound.then_some(Choice { play, board, trials: trials.parse().ok()?, equity, probs })
}
