//! What is fixed before a tournament begins: its format, lengths, clock, game and prizes.

use pasch_rules::options::{AutomaticDoubles, Options as GameOptions};
use pasch_rules::{Header, VariantId};
use serde::{Deserialize, Serialize};

use crate::error::OptionsFault;
use crate::prizes::Payouts;

/// A moment in milliseconds since the beginning of 1970, UTC. It always comes in from outside.
pub type Time = i64;

/// The milliseconds of a minute.
pub const MINUTE: Time = 60_000;

/// The milliseconds of a week.
pub const WEEK: Time = 7 * 24 * 60 * MINUTE;

/// How losers of the main event go on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Consolation {
    /// The rounds of the main event whose losers enter, from the first; the runner-up never does.
    pub rounds: u8,
    /// The length of its matches in points.
    pub length: u32,
}

/// A third event for those who lost early in the consolation or late in the main event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LastChance {
    /// The rounds of the consolation whose losers enter, from the first.
    pub rounds: u8,
    /// The length of its matches in points.
    pub length: u32,
}

/// A Swiss in which a number of defeats ends the tournament for a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lives {
    /// The defeats that a player may not have: 2 is a double elimination without a bracket.
    pub lives: u8,
    /// Whether players are paired as soon as they are free, rather than by rounds.
    pub continuous: bool,
}

/// How entrants meet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Format {
    /// A bracket: whoever loses is out, or enters the consolation.
    KnockOut {
        /// A progressive consolation.
        consolation: Option<Consolation>,
        /// A last chance beside it.
        last_chance: Option<LastChance>,
    },
    /// Two brackets: a second defeat is the end.
    DoubleElimination {
        /// Whether the winner of the losers' bracket has to win the final twice.
        recharge: bool,
    },
    /// Everybody against everybody in each group.
    RoundRobin {
        /// The number of groups.
        groups: u16,
        /// The players of each group who go on to a bracket; 0 for no bracket.
        finalists: u16,
    },
    /// Rounds in which players of equal scores meet.
    Swiss {
        /// The number of rounds; 0 for as many as a bracket would have. With lives it ends when one player has any left.
        rounds: u16,
        /// Lives instead of rounds.
        lives: Option<Lives>,
    },
    /// Minutes instead of rounds: free players are paired at once.
    Arena {
        /// The minutes in which matches may begin.
        minutes: u32,
        /// Whether the third win in a row and each after it count twice.
        streaks: bool,
        /// A point more for a match that a gammon ended.
        gammons: bool,
    },
    /// A round robin whose rounds have calendar weeks.
    League {
        /// The weeks for each round.
        weeks: u16,
    },
    /// A list in which a player who beats somebody above takes their place.
    Ladder {
        /// The weeks that it lasts.
        weeks: u16,
        /// How many places above their own a player may challenge.
        reach: u16,
    },
}

/// Who is placed where.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Seeding {
    /// The highest rating first.
    Rating,
    /// By lot.
    #[default]
    Drawn,
    /// By lot, players of one club as late against each other as can be.
    Clubs,
    /// By lot, players of one country as late against each other as can be.
    Countries,
}

/// What the rules of single games leave open, as far as a tournament names it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Game {
    /// The identifier of the game (`backgammon`).
    pub variant: String,
    /// The games that follow it in turn, in a series.
    pub then: Vec<String>,
    /// One game without the cube when somebody is a point away.
    pub crawford: bool,
    /// The Jacoby rule. Refused: it is for money.
    pub jacoby: bool,
    /// Beavers and further animals. Refused: they are for money.
    pub beavers: bool,
    /// Automatic doubles. Refused: they are for money.
    pub automatic_doubles: bool,
    /// Refusing the first roll. Refused: it is for money.
    pub opening_refusal: bool,
}

impl Default for Game {
    fn default() -> Self {
        Self {
            variant: "backgammon".to_owned(),
            then: Vec::new(),
            crawford: true,
            jacoby: false,
            beavers: false,
            automatic_doubles: false,
            opening_refusal: false,
        }
    }
}

/// What is fixed when a tournament is created.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// What it is called.
    pub name: String,
    /// How entrants meet.
    pub format: Format,
    /// Points to win a match by round, from the first; the last one holds for all rounds after it.
    pub lengths: Vec<u32>,
    /// The clock by its name, such as `us` or `bmab`; empty for none. The table knows the names.
    #[serde(default)]
    pub clock: String,
    /// The game and its rules.
    #[serde(default)]
    pub game: Game,
    /// Who is placed where.
    #[serde(default)]
    pub seeding: Seeding,
    /// Whether matches change ratings.
    #[serde(default)]
    pub rated: bool,
    /// Whether all pairs of a round play the same rolls, from a seed that is committed before and revealed after it.
    #[serde(default)]
    pub duplicate_dice: bool,
    /// The most entrants; whoever registers after them waits for a place. `None` for no limit.
    #[serde(default)]
    pub limit: Option<u32>,
    /// The lowest and the highest rating that may enter.
    #[serde(default)]
    pub ratings: Option<(i32, i32)>,
    /// Whether only those who checked in play.
    #[serde(default)]
    pub check_in: bool,
    /// The last round that late entrants may begin with, in a Swiss by rounds; 0 for none. An arena, a ladder and a Swiss without rounds take them until the
    /// end, unless this is 0.
    #[serde(default)]
    pub late_until: u16,
    /// The boards of a match between teams; `None` for single players.
    #[serde(default)]
    pub boards: Option<u8>,
    /// The minutes after which a player who has not come has lost; `None` for no such time.
    #[serde(default)]
    pub grace_minutes: Option<u32>,
    /// Points or other prizes for places.
    #[serde(default)]
    pub payouts: Payouts,
}

impl Options {
    /// A tournament of this format with matches of one length and nothing else agreed.
    #[must_use]
    pub fn new(name: &str, format: Format, length: u32) -> Self {
        Self {
            name: name.to_owned(),
            format,
            lengths: vec![length],
            clock: String::new(),
            game: Game::default(),
            seeding: Seeding::default(),
            rated: false,
            duplicate_dice: false,
            limit: None,
            ratings: None,
            check_in: false,
            late_until: 0,
            boards: None,
            grace_minutes: None,
            payouts: Payouts::default(),
        }
    }

    /// Points to win a match of a round, counted from 0.
    #[must_use]
    pub fn length(&self, round: usize) -> u32 {
        self.lengths.get(round).or(self.lengths.last()).copied().unwrap_or(1)
    }

    /// The rules' header of a match of this length.
    ///
    /// # Errors
    /// When a game is unknown.
    pub fn header(&self, length: u32) -> Result<Header, OptionsFault> {
        let find =
            |name: &String| VariantId::find(name).ok_or_else(|| OptionsFault::Game { game: name.clone() });
        let then = self.game.then.iter().map(find).collect::<Result<_, _>>()?;
        let options = GameOptions {
            crawford: self.game.crawford,
            jacoby: false,
            animals: 0,
            automatic_doubles: AutomaticDoubles::Off,
            opening_refusal: false,
            ..GameOptions::default()
        };
        Ok(Header { then, options, ..Header::new(find(&self.game.variant)?, length) })
    }

    /// Looks whether a tournament can be played by them.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn check(&self) -> Result<(), OptionsFault> {
        if self.name.trim().is_empty() || self.name.chars().count() > LONGEST_NAME {
            return Err(OptionsFault::Name);
        }
        let mut lengths = self.lengths.clone();
        let ok = match &self.format {
            Format::KnockOut { consolation, last_chance } => {
                lengths.extend(consolation.iter().map(|each| each.length));
                lengths.extend(last_chance.iter().map(|each| each.length));
                let rounds = consolation
                    .iter()
                    .map(|each| each.rounds)
                    .chain(last_chance.iter().map(|each| each.rounds));
                (last_chance.is_none() || consolation.is_some())
                    && rounds.into_iter().all(|rounds| rounds > 0)
            }
            Format::DoubleElimination { .. } => true,
            Format::RoundRobin { groups, .. } => *groups > 0,
            Format::Swiss { lives, .. } => lives.as_ref().is_none_or(|each| (1..=9).contains(&each.lives)),
            Format::Arena { minutes, .. } => *minutes > 0,
            Format::League { weeks } => *weeks > 0,
            Format::Ladder { weeks, reach } => *weeks > 0 && *reach > 0,
        };
        if !ok {
            return Err(OptionsFault::Format);
        }
        if self.lengths.is_empty()
            || self.lengths.len() > MOST_LENGTHS
            || lengths.iter().any(|length| *length == 0 || *length > LONGEST_MATCH)
        {
            return Err(OptionsFault::Length { longest: LONGEST_MATCH });
        }
        if self.game.jacoby || self.game.beavers || self.game.automatic_doubles || self.game.opening_refusal {
            return Err(OptionsFault::Money);
        }
        if self.limit.is_some_and(|limit| limit < 2) || self.ratings.is_some_and(|(least, most)| least > most)
        {
            return Err(OptionsFault::Entry);
        }
        if self.boards.is_some_and(|boards| boards == 0) {
            return Err(OptionsFault::Boards);
        }
        if self.clock.chars().count() > LONGEST_NAME || self.game.then.len() > Header::MAX_GAMES {
            return Err(OptionsFault::Format);
        }
        self.payouts.check()?;
        self.header(self.length(0)).map(|_| ())
    }
}

/// The most rounds with a length of their own.
const MOST_LENGTHS: usize = 64;

/// The longest match, in points.
pub const LONGEST_MATCH: u32 = 99;

/// The most letters of a name.
pub const LONGEST_NAME: usize = 80;
