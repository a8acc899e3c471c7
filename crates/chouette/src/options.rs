//! Options of a chouette, and its header. The defaults are those of `docs/chouette.md`, which names their sources.

use pasch_messages::Describe;
use pasch_rules as rules;
use pasch_rules::{AutomaticDoubles, IllegalPlays, Rules, VariantId};
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// How the first line is found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Order {
    /// Each rolls one die: the highest is the box, the next the captain. Ties roll again among themselves.
    #[default]
    Dice,
    /// The order in which the players joined, for a club that goes on where it stopped.
    Joined,
    /// Drawn by lot.
    Drawn,
}

/// How many cubes there are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cubes {
    /// One for each member of the team.
    #[default]
    Multi,
    /// One for the whole team.
    Single,
}

/// Which cubes the box offers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BoxOffers {
    /// Any set of them at once.
    #[default]
    AnySet,
    /// All that the box may turn, or none.
    AllOrNone,
}

/// The moment at which an answer to the box is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answers {
    /// After all have decided.
    #[default]
    Hidden,
    /// At once.
    Open,
}

/// The members who may advise the captain, and the moment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Consultation {
    /// Members whose cube has been turned; before that the captain alone decides.
    #[default]
    AfterCube,
    /// Every member, always.
    Free,
    /// Every member, in a turn in which the captain has asked.
    CaptainAsks,
    /// Nobody.
    None,
}

/// Tied opening throws turn all cubes, which stay in the middle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ties {
    /// They do not.
    None,
    /// At most once a game.
    Once,
    /// Every time, as far as a cube goes.
    Unlimited,
}

/// The clock. It is data here: the caller keeps the time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Clock {
    /// One clock for the box and one for the team, with this delay for each decision and no reserve.
    Delay {
        /// Seconds, from 1 to 3,600.
        seconds: u16,
    },
    /// None.
    None,
}

/// The choice of the next box.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NextBox {
    /// The captain who beat the box; a box that was not beaten stays.
    #[default]
    Captain,
    /// The player who won most points in the game. In a tie the box stays, then the place in line decides.
    MostPoints,
}

/// Agreements of the players of a chouette, beside the game and its house rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Options {
    /// How the first line is found.
    pub order: Order,
    /// The most players at once, from 3 to 8.
    pub most: u8,
    /// With more than six players the box may take a partner, who shares the result and may advise.
    pub partner: bool,
    /// A cube for each member, or one for the team.
    pub cubes: Cubes,
    /// Which cubes the box offers.
    pub box_offers: BoxOffers,
    /// The moment at which an answer to the box is shown.
    pub answers: Answers,
    /// How often an offered cube may be turned again at once: 0 never, 1 beavers, 2 also raccoons, and so on.
    pub animals: u8,
    /// A member who alone takes a cube that was offered to several has to beaver it, or drops after all.
    pub sole_taker_must_beaver: bool,
    /// Of several cubes offered at once the box takes at least half, rounded up.
    pub box_takes_half: bool,
    /// Members who drop may pay a taker, rather than the box, to take over their cube.
    pub extras: bool,
    /// The members who may advise the captain, and the moment.
    pub consultation: Consultation,
    /// The effect of tied opening throws.
    pub automatic_doubles: Ties,
    /// Gammons count single on a cube that was never offered and taken.
    pub jacoby: bool,
    /// The clock.
    pub clock: Clock,
    /// The choice of the next box.
    pub next_box: NextBox,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            order: Order::Dice,
            most: Options::MOST,
            partner: false,
            cubes: Cubes::Multi,
            box_offers: BoxOffers::AnySet,
            answers: Answers::Hidden,
            animals: 1,
            sole_taker_must_beaver: true,
            box_takes_half: false,
            extras: false,
            consultation: Consultation::AfterCube,
            automatic_doubles: Ties::Once,
            jacoby: true,
            clock: Clock::Delay { seconds: 12 },
            next_box: NextBox::Captain,
        }
    }
}

impl Options {
    /// The fewest players with whom a game begins.
    pub const LEAST: u8 = 3;
    /// The most players that options can allow.
    pub const MOST: u8 = 8;
    /// The most players who can join one chouette, those who have left included.
    pub const MOST_SEATS: u16 = 1_000;
    /// A box may take a partner when there are more players than this.
    pub const WITHOUT_PARTNER: u8 = 6;
    /// The highest number of [`animals`](Options::animals).
    pub const MAX_ANIMALS: u8 = 8;

    /// Whether the options fit each other.
    ///
    /// # Errors
    /// Names the first that does not.
    pub fn check(&self) -> Result<(), OptionsError> {
        if !(Options::LEAST..=Options::MOST).contains(&self.most) {
            return Err(OptionsError::Most { most: self.most });
        }
        if self.partner && self.most <= Options::WITHOUT_PARTNER {
            return Err(OptionsError::Partner);
        }
        if self.animals > Options::MAX_ANIMALS {
            return Err(OptionsError::Animals { animals: self.animals });
        }
        if self.sole_taker_must_beaver && self.animals == 0 {
            return Err(OptionsError::NoBeavers);
        }
        if self.box_takes_half && self.cubes == Cubes::Single {
            return Err(OptionsError::HalfOfOne);
        }
        if self.extras && self.cubes == Cubes::Single {
            return Err(OptionsError::ExtraOfOne);
        }
        match self.clock {
            Clock::Delay { seconds } if !(1..=3600).contains(&seconds) => {
                Err(OptionsError::Clock { seconds })
            }
            _ => Ok(()),
        }
    }
}

/// The agreement before a chouette begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// The game, one with a cube.
    pub variant: VariantId,
    /// House rules of the game. The Jacoby rule, beavers and automatic doubles stand in `options` and keep their usual
    /// value here.
    pub house: rules::Options,
    /// The rules of the chouette.
    pub options: Options,
}

impl Header {
    /// A chouette of this game with the usual rules.
    #[must_use]
    pub fn new(variant: VariantId) -> Header {
        Header { variant, house: rules::Options::default(), options: Options::default() }
    }

    /// The header of a game on the board. Its cube stays in the middle at 1: the cubes of a chouette are its own.
    pub(crate) fn board(&self) -> rules::Header {
        let house = rules::Options {
            jacoby: false,
            animals: 0,
            automatic_doubles: AutomaticDoubles::Off,
            ..self.house
        };
        rules::Header { options: house, ..rules::Header::new(self.variant, 0) }
    }

    /// The rules of the game on the board, if a chouette can be played by this header.
    ///
    /// # Errors
    /// Names the first option that does not fit the game or the others.
    pub fn check(&self) -> Result<Rules, OptionsError> {
        self.options.check()?;
        let rules = Rules::new(self.variant, self.board().options)?;
        let usual = rules::Options::default();
        let house = &self.house;
        if (house.jacoby, house.animals, house.automatic_doubles)
            != (usual.jacoby, usual.animals, usual.automatic_doubles)
        {
            return Err(OptionsError::SaidTwice);
        }
        if house.opening_refusal || house.illegal != IllegalPlays::Refused {
            return Err(OptionsError::House);
        }
        if rules.has_cube() { Ok(rules) } else { Err(OptionsError::NoCube) }
    }
}

/// Why no chouette can be played by a header.
#[derive(Clone, Debug, PartialEq, Eq, Describe, Error)]
#[describe("chouette-options")]
pub enum OptionsError {
    /// A chouette is for three to eight players.
    #[describe(args(least = Options::LEAST, max = Options::MOST))]
    Most {
        /// The limit that was given.
        most: u8,
    },
    /// A partner of the box needs more players than are allowed.
    #[describe(args(players = Options::WITHOUT_PARTNER))]
    Partner,
    /// More beavers than any game has.
    #[describe(args(max = Options::MAX_ANIMALS))]
    Animals {
        /// The number that was given.
        animals: u8,
    },
    /// A sole taker cannot have to beaver where nobody may.
    NoBeavers,
    /// The box cannot take half of one cube.
    HalfOfOne,
    /// The cube of the whole team cannot be taken over from a member.
    ExtraOfOne,
    /// A delay of no time, or of more than an hour.
    Clock {
        /// The seconds that were given.
        seconds: u16,
    },
    /// The game has no cube.
    NoCube,
    /// The Jacoby rule, beavers and automatic doubles are options of the chouette.
    SaidTwice,
    /// Refused openings and tables for learners do not exist in a chouette.
    House,
    /// An option does not fit the game.
    #[describe(transparent)]
    Rules(#[from] rules::OptionsError),
}
