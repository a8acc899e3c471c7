//! Who answers: the engine behind a protocol.

use std::time::Duration;

use pasch_engine::analyst::{AnalystError, Engine, Spot};
use pasch_engine::cube::{CubeInfo, CubeOwner, Stake};
use pasch_engine::eval::Probs;
use pasch_engine::gate::GateError;
use pasch_engine::search::{MOST_PLIES, Run, SearchSettings};
use pasch_formats::Situation;
use pasch_formats::situation::{BoardFault, Offer};
use pasch_messages::Describe;
use pasch_rules::{
    Dice, Options, Play, PlayGraph, Position, Rules, Setup, SetupError, TurnContext, VariantId,
};
use thiserror::Error;

/// What is wanted to be known of a situation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// The play of the roll.
    Play,
    /// Whether the player on roll doubles.
    Double,
    /// How the double is answered.
    Answer,
}

/// A decision of the engine, for the player who has to make it.
#[derive(Clone, Debug, PartialEq)]
pub enum Decision {
    /// The play of the roll.
    Play(Play),
    /// To double or not.
    Double(bool),
    /// Accept the offered cube and own it.
    Take,
    /// Refuse the offered cube and lose the game.
    Drop,
    /// Take and turn the cube at once.
    Beaver,
}

/// The value of a situation to the player on roll, before the roll.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Worth {
    /// Cubeless chances of the player on roll.
    pub probs: Probs,
    /// Equity; normalised in a match.
    pub equity: f64,
    /// Match winning chance; none for money.
    pub mwc: Option<f64>,
}

/// Why there is no decision.
#[derive(Debug, Describe, Error)]
#[describe("brain-error")]
pub enum BrainError {
    /// No board can look like that.
    #[describe(transparent)]
    Board(#[from] BoardFault),
    /// No such position in backgammon.
    #[describe(transparent)]
    Setup(#[from] SetupError),
    /// The engine does not judge it.
    #[describe(transparent)]
    Engine(#[from] AnalystError),
    /// A play is asked for without dice.
    Dice,
    /// The game is over.
    Over,
}

impl From<GateError> for BrainError {
    fn from(error: GateError) -> Self {
        Self::Engine(error.into())
    }
}

/// How long and how far a program may think.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// Plies to look ahead at most.
    pub plies: Option<u8>,
    /// Time for the answer.
    pub time: Option<Duration>,
}

impl Limits {
    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.plies.is_none() && self.time.is_none()
    }
}

/// Answers questions about situations of backgammon.
pub trait Brain {
    /// Decides for the player whose decision it is.
    ///
    /// # Errors
    /// When the situation cannot be judged.
    fn decide(&self, situation: &Situation, wish: Wish) -> Result<Decision, BrainError>;

    /// As [`Brain::decide`] within limits, with the plies that were looked ahead where they were kept. Who
    /// has no clock decides as ever.
    ///
    /// # Errors
    /// The same errors as [`Brain::decide`].
    fn decide_within(
        &self,
        situation: &Situation,
        wish: Wish,
        limits: Limits,
    ) -> Result<(Decision, Option<u8>), BrainError> {
        let _ = limits;
        self.decide(situation, wish).map(|decision| (decision, None))
    }

    /// What a situation is worth to the player on turn, `plies` rolls ahead, with or without the cube.
    ///
    /// # Errors
    /// When the situation cannot be judged.
    fn worth(&self, situation: &Situation, plies: u8, cubeful: bool) -> Result<Worth, BrainError>;
}

/// The engine of this project.
#[derive(Clone, Copy, Debug)]
pub struct Thinking<'e> {
    /// The engine that judges positions.
    pub engine: &'e Engine,
    /// How plays are searched.
    pub settings: SearchSettings,
    /// How deep cube decisions are searched.
    pub cube_plies: u8,
}

impl Thinking<'_> {
    /// The same, so many plies deep in everything.
    #[must_use]
    pub fn at(&self, plies: u8) -> Self {
        let plies = plies.min(MOST_PLIES);
        Self { settings: SearchSettings { plies, ..self.settings }, cube_plies: plies, ..*self }
    }

    /// As [`Brain::decide`], and may be cancelled.
    ///
    /// # Errors
    /// As [`Brain::decide`]; also when it was cancelled.
    pub fn decide_by(&self, situation: &Situation, wish: Wish, run: Run<'_>) -> Result<Decision, BrainError> {
        let (rules, position) = place(situation)?;
        let spot = Spot::new(&rules, &position, situation.turn, cube(situation, &rules))?;
        if wish == Wish::Play {
            let [first, second] = situation.dice.ok_or(BrainError::Dice)?;
            let dice = Dice::two(first, second);
            let graph = PlayGraph::new(&rules, &position, situation.turn, &dice, &TurnContext::default());
            let mut legal = graph.plays();
            if legal.len() == 1 {
                return Ok(Decision::Play(legal.swap_remove(0).play));
            }
            let mut plays = self.engine.rank_plays(&spot, &dice, &self.settings, &[], run)?;
            return if plays.is_empty() {
                Err(BrainError::Over)
            } else {
                Ok(Decision::Play(plays.swap_remove(0).play.play))
            };
        }
        let (decision, _) = self.engine.cube_decision(&spot, self.cube_plies, run)?;
        Ok(match wish {
            Wish::Play | Wish::Double => Decision::Double(decision.should_double()),
            Wish::Answer if decision.beaver => Decision::Beaver,
            Wish::Answer if decision.take => Decision::Take,
            Wish::Answer => Decision::Drop,
        })
    }
}

impl Brain for Thinking<'_> {
    fn decide(&self, situation: &Situation, wish: Wish) -> Result<Decision, BrainError> {
        self.decide_by(situation, wish, Run::default())
    }

    /// Plies are kept, time is not: there is no clock here.
    fn decide_within(
        &self,
        situation: &Situation,
        wish: Wish,
        limits: Limits,
    ) -> Result<(Decision, Option<u8>), BrainError> {
        match limits.plies {
            None => self.decide(situation, wish).map(|decision| (decision, None)),
            Some(plies) => {
                let plies = plies.min(MOST_PLIES);
                self.at(plies).decide(situation, wish).map(|decision| (decision, Some(plies)))
            }
        }
    }

    fn worth(&self, situation: &Situation, plies: u8, cubeful: bool) -> Result<Worth, BrainError> {
        let (rules, position) = place(situation)?;
        let spot = Spot::new(&rules, &position, situation.turn, cube(situation, &rules))?;
        let found = self.engine.evaluate(&spot, plies, Run::default())?;
        let met = self.engine.met(&rules);
        let at = pasch_engine::cube::CubeMet::new(*spot.cube(), &met);
        let equity = if cubeful { found.cubeful } else { found.cubeless };
        Ok(Worth { probs: found.probs, equity, mwc: at.is_match().then(|| at.value(equity)) })
    }
}

/// The position of a situation, and the rules it is played by.
fn place(situation: &Situation) -> Result<(Rules, Position), BrainError> {
    let animals = u8::from(situation.beavers);
    let options = Options { jacoby: situation.jacoby, animals, ..Options::default() };
    let rules = Rules::new(VariantId::BACKGAMMON, options).unwrap_or(Rules::standard(VariantId::BACKGAMMON));
    let Setup { sides } = situation.setup();
    let position = Position::try_from_setup(&Setup { sides }, rules.spec())?;
    if position.is_finished(situation.turn) || position.is_finished(situation.turn.other()) {
        return Err(BrainError::Over);
    }
    Ok((rules, position))
}

/// The cube as the player on turn sees it.
fn cube(situation: &Situation, rules: &Rules) -> CubeInfo {
    let me = situation.turn;
    let away = |player| situation.length.saturating_sub(situation.score[player]).max(1);
    let stake = if situation.length > 0 {
        let (away_me, away_opp) = (away(me), away(me.other()));
        Stake::Match { away_me, away_opp, crawford: situation.crawford || situation.length == 1 }
    } else {
        Stake::Money { jacoby: rules.options().jacoby, beavers: rules.options().animals > 0 }
    };
    let owner = match situation.cube_owner {
        None => CubeOwner::Centred,
        Some(owner) if owner == me => CubeOwner::Mine,
        Some(_) => CubeOwner::Theirs,
    };
    CubeInfo { stake, ..CubeInfo::cubeless().with(situation.cube_value(), owner) }
}

/// What a situation waits for, as both protocols read it: an answer to a double, a play, or whether to double.
#[must_use]
pub(crate) fn wish(situation: &Situation) -> Wish {
    match (situation.offer, situation.dice) {
        (Some(Offer::Double), _) => Wish::Answer,
        (_, Some(_)) => Wish::Play,
        _ => Wish::Double,
    }
}
