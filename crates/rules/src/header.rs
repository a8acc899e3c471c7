//! What is agreed and known before the first roll of a match.

use pasch_messages::Describe;
use thiserror::Error;

use crate::options::{Edition, Options, OptionsError};
use crate::player::ByPlayer;
use crate::round;
use crate::variant_id::VariantId;

/// What is agreed and known before the first roll.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// The game; of a series, the first one.
    pub variant: VariantId,
    /// The games that follow it in turn, over and over, each match game another; empty where all
    /// games of the match are the same. Such a series has no cube unless it is asked for, the
    /// winner of a game starts the next one unless otherwise agreed, and an option holds in those
    /// of its games that know it.
    pub then: Vec<VariantId>,
    /// Points to win the match; 0 for a money session.
    pub length: u32,
    /// House rules and other options the players agreed on.
    pub options: Options,
    /// What the players call themselves.
    pub names: ByPlayer<String>,
    /// Anything else a file knows (event, place, date …), in its order.
    pub extra: Vec<(String, String)>,
}

impl Header {
    /// The longest match, in points; longer ones are refused.
    pub const MAX_LENGTH: u32 = 32_767;

    /// The most games that may follow each other in a series.
    pub const MAX_GAMES: usize = 32;

    /// A match of this game with the usual options and no names.
    #[must_use]
    pub fn new(variant: VariantId, length: u32) -> Header {
        Header {
            variant,
            then: Vec::new(),
            length,
            options: Options::default(),
            names: ByPlayer::default(),
            extra: Vec::new(),
        }
    }

    /// A match in which these games follow each other in turn, with the usual options and no names;
    /// `None` without a game.
    #[must_use]
    pub fn of_games(games: &[VariantId], length: u32) -> Option<Header> {
        let (first, then) = games.split_first()?;
        Some(Header { then: then.to_vec(), ..Header::new(*first, length) })
    }

    /// The games of one round, in turn: one, or those of a series.
    pub fn games(&self) -> impl Iterator<Item = VariantId> {
        std::iter::once(self.variant).chain(self.then.iter().copied())
    }

    /// Whether the editions of the rules differ for this match: what happens in it may mean something else by another.
    #[must_use]
    pub fn depends_on_edition(&self) -> bool {
        let options = Options { edition: Edition::First, ..self.options };
        let first = Header { options, names: ByPlayer::default(), extra: Vec::new(), ..self.clone() };
        let round = round::rules(&first);
        round.is_ok_and(|round| round.iter().any(|rules| rules.depends_on_edition(self.length)))
    }

    /// The value of an extra entry.
    #[must_use]
    pub fn extra(&self, key: &str) -> Option<&str> {
        self.extra.iter().find(|(known, _)| known == key).map(|(_, value)| value.as_str())
    }
}

/// A header no match can be played by.
#[derive(Clone, Debug, PartialEq, Eq, Describe, Error)]
#[describe("header-error")]
pub enum HeaderError {
    /// The match is too long.
    #[describe(args(max = Header::MAX_LENGTH))]
    Length(#[describe(name = "value")] u32),
    /// Too many games follow each other.
    #[describe(args(max = Header::MAX_GAMES))]
    Games(#[describe(name = "value")] usize),
    /// The options do not fit the game.
    #[describe(transparent)]
    Options(#[from] OptionsError),
}
