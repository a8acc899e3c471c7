//! Matches between two clubs: a challenge, line-ups that are sealed until both are there, substitutes, boards, and the total.
//!
//! An encounter is a log of its own, to which both clubs have links. All boards are played, often at the same time; the club with more of
//! them has won, with as many boards the one with more points, otherwise it is a draw. (The match between teams of [`pasch_tournament`]
//! ends as soon as one team has more than half of the boards, which would break off boards that are being played.) The caller looks with
//! [`crate::State::may`] (deed [`crate::Deed::LineUp`]) whether somebody may act for a club.

use pasch_messages::Describe;
use pasch_tournament::{LONGEST_MATCH, Time};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::ids::{LinkId, PersonId, check_id};
use crate::profile::{check_name, check_reason};

/// The most boards.
pub const MOST_BOARDS: u8 = 20;

/// The most substitutes of a club.
pub const MOST_SUBSTITUTES: usize = 20;

/// One of the two clubs: the challenger or the challenged one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// The club that has challenged.
    Challenger,
    /// The other one.
    Challenged,
}

impl Side {
    /// Both, in the order of scores.
    pub const BOTH: [Self; 2] = [Self::Challenger, Self::Challenged];

    const fn number(self) -> usize {
        self as usize
    }
}

/// A player of a club.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// The account.
    pub person: PersonId,
    /// The name.
    pub name: String,
}

/// The terms of a challenge.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Challenge {
    /// The identifiers of the clubs: the challenger and the challenged one.
    pub clubs: [LinkId; 2],
    /// Their names.
    pub names: [String; 2],
    /// The number of boards.
    pub boards: u8,
    /// The length of each match in points.
    pub length: u32,
}

/// A fact of an encounter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum EncounterAction {
    /// One club has challenged the other; always the first.
    Challenged {
        /// The terms.
        challenge: Box<Challenge>,
    },
    /// The challenged club accepts.
    Accepted,
    /// The challenged club declines.
    Declined,
    /// A club has lined up, sealed until the other has, too; another line-up takes its place until then.
    LinedUp {
        /// The club.
        side: Side,
        /// A player for each board, in order.
        players: Vec<Player>,
        /// Players who may come in later.
        substitutes: Vec<Player>,
    },
    /// A substitute plays a board that is not over; whoever played it becomes a substitute.
    Substituted {
        /// The club.
        side: Side,
        /// The board, from 0.
        board: u8,
        /// The substitute.
        person: PersonId,
    },
    /// A board is over.
    Board {
        /// The board, from 0.
        board: u8,
        /// The club that has won it.
        winner: Side,
        /// The points of both clubs' players, in the order of the clubs.
        score: [u32; 2],
    },
    /// The result of a board was wrong.
    BoardCorrected {
        /// The board, from 0.
        board: u8,
        /// The club that has won it.
        winner: Side,
        /// The points of both.
        score: [u32; 2],
        /// Why.
        reason: String,
    },
    /// The encounter is given up without a result.
    Abandoned {
        /// Why.
        reason: String,
    },
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EncounterEntry {
    /// When it happened. It never goes back.
    pub at: Time,
    /// The person who did it; `None` for the server.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<PersonId>,
    /// The fact.
    pub action: EncounterAction,
}

/// Reasons against an action of an encounter. Nothing has changed then.
#[derive(Clone, Debug, PartialEq, Eq, Describe, Error)]
#[describe("encounter-refusal")]
pub enum EncounterRefusal {
    /// A log begins with its challenge, and has one.
    Challenged,
    /// The terms make no sense.
    Terms,
    /// The time is before that of the last entry.
    Backwards,
    /// That is not possible at this stage.
    Stage,
    /// A line-up needs a player for each board, and nobody twice.
    LineUp,
    /// Nobody can be put in there.
    Substitute,
    /// The board does not exist, is over, or (for a correction) is not over.
    Board,
    /// The winner or the points do not fit the board.
    Score,
    /// The reason is missing or too long.
    Reason,
}

/// How far an encounter has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EncounterStage {
    /// It waits for an answer.
    Open,
    /// It was accepted, and waits for line-ups.
    Accepted,
    /// It was declined.
    Declined,
    /// Both have lined up, and play.
    Playing,
    /// All boards are over.
    Over,
    /// It was given up.
    Abandoned,
}

/// The line-up of a club.
#[derive(Clone, Debug, PartialEq, Eq)]
struct LineUp {
    /// A player for each board.
    boards: Vec<Player>,
    /// Those who play no board.
    substitutes: Vec<Player>,
}

impl LineUp {
    fn all(&self) -> impl Iterator<Item = &Player> {
        self.boards.iter().chain(&self.substitutes)
    }
}

/// The result of a board: the winner, and the points in the order of the clubs.
type Played = (Side, [u32; 2]);

/// An encounter: its log and the fold of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Encounter {
    log: Vec<EncounterEntry>,
    challenge: Challenge,
    stage: EncounterStage,
    line_ups: [Option<LineUp>; 2],
    boards: Vec<Option<Played>>,
    last_at: Time,
}

impl Encounter {
    /// A challenge by a person.
    ///
    /// # Errors
    /// When the terms make no sense.
    pub fn new(challenge: Challenge, at: Time, by: Option<&PersonId>) -> Result<Self, EncounterRefusal> {
        let is_good = challenge.clubs.iter().all(|club| check_id(&club.0).is_ok())
            && challenge.clubs[0] != challenge.clubs[1]
            && challenge.names.iter().all(|name| check_name(name).is_ok())
            && (1..=MOST_BOARDS).contains(&challenge.boards)
            && (1..=LONGEST_MATCH).contains(&challenge.length)
            && by.is_none_or(|by| check_id(&by.0).is_ok())
            && (0..=Time::MAX / 4).contains(&at);
        if !is_good {
            return Err(EncounterRefusal::Terms);
        }
        let action = EncounterAction::Challenged { challenge: Box::new(challenge.clone()) };
        Ok(Self {
            log: vec![EncounterEntry { at, by: by.cloned(), action }],
            boards: vec![None; usize::from(challenge.boards)],
            challenge,
            stage: EncounterStage::Open,
            line_ups: [None, None],
            last_at: at,
        })
    }

    /// The encounter that a log leads to.
    ///
    /// # Errors
    /// The first entry that is refused, by its number from 0.
    pub fn fold(log: impl IntoIterator<Item = EncounterEntry>) -> Result<Self, (usize, EncounterRefusal)> {
        let mut log = log.into_iter();
        let first = log.next();
        let Some(EncounterEntry { at, by, action: EncounterAction::Challenged { challenge } }) = first else {
            return Err((0, EncounterRefusal::Challenged));
        };
        let mut encounter = Self::new(*challenge, at, by.as_ref()).map_err(|refusal| (0, refusal))?;
        for (number, EncounterEntry { at, by, action }) in log.enumerate() {
            encounter.apply(at, by.as_ref(), action).map_err(|refusal| (number + 1, refusal))?;
        }
        Ok(encounter)
    }

    /// The log.
    #[must_use]
    pub fn log(&self) -> &[EncounterEntry] {
        &self.log
    }

    /// The terms.
    #[must_use]
    pub const fn challenge(&self) -> &Challenge {
        &self.challenge
    }

    /// How far it has come.
    #[must_use]
    pub const fn stage(&self) -> EncounterStage {
        self.stage
    }

    /// Whether a club has lined up.
    #[must_use]
    pub const fn has_lined_up(&self, side: Side) -> bool {
        self.line_ups[side.number()].is_some()
    }

    /// The players of a club by board, as a viewer may see them: a director of `viewer`'s club sees the own line-up, everybody both once
    /// both are there.
    #[must_use]
    pub fn line_up(&self, side: Side, viewer: Option<Side>) -> Option<Vec<&Player>> {
        let is_open = self.line_ups.iter().all(Option::is_some);
        if !is_open && viewer != Some(side) {
            return None;
        }
        Some(self.line_ups[side.number()].as_ref()?.boards.iter().collect())
    }

    /// The boards as they stand: winner and points, in the order of the clubs.
    #[must_use]
    pub fn boards(&self) -> &[Option<(Side, [u32; 2])>] {
        &self.boards
    }

    /// Boards won by each club.
    #[must_use]
    pub fn total(&self) -> [u32; 2] {
        let mut total = [0; 2];
        for (winner, _) in self.boards.iter().flatten() {
            total[winner.number()] += 1;
        }
        total
    }

    /// Points won by each club over all boards.
    #[must_use]
    pub fn points(&self) -> [u32; 2] {
        let sum = |side: usize| self.boards.iter().flatten().map(|(_, score)| score[side]).sum();
        [sum(0), sum(1)]
    }

    /// The club that has won: `None` before the end, and for a draw.
    #[must_use]
    pub fn winner(&self) -> Option<Side> {
        let key = |side: usize| (self.total()[side], self.points()[side]);
        match (self.stage, key(0).cmp(&key(1))) {
            (EncounterStage::Over, std::cmp::Ordering::Greater) => Some(Side::Challenger),
            (EncounterStage::Over, std::cmp::Ordering::Less) => Some(Side::Challenged),
            _ => None,
        }
    }

    /// The result for the log of one of the clubs, once it is over.
    #[must_use]
    pub fn outcome(&self, side: Side) -> Option<crate::Outcome> {
        let (own, other) = (side.number(), 1 - side.number());
        let (boards, points) = (self.total(), self.points());
        (self.stage == EncounterStage::Over).then(|| crate::Outcome::Encounter {
            opponent: self.challenge.names[other].clone(),
            boards: [boards[own], boards[other]],
            points: [points[own], points[other]],
        })
    }

    /// Adds an action of a person, or of the server.
    ///
    /// # Errors
    /// The reason against it. Nothing has changed then.
    pub fn apply(
        &mut self,
        at: Time,
        by: Option<&PersonId>,
        action: EncounterAction,
    ) -> Result<(), EncounterRefusal> {
        if at < self.last_at || at > Time::MAX / 4 {
            return Err(EncounterRefusal::Backwards);
        }
        match &action {
            EncounterAction::Challenged { .. } => return Err(EncounterRefusal::Challenged),
            EncounterAction::Accepted => self.move_on(EncounterStage::Open, EncounterStage::Accepted)?,
            EncounterAction::Declined => self.move_on(EncounterStage::Open, EncounterStage::Declined)?,
            EncounterAction::LinedUp { side, players, substitutes } => {
                self.line_up_sealed(*side, players, substitutes)?;
            }
            EncounterAction::Substituted { side, board, person } => self.substitute(*side, *board, person)?,
            EncounterAction::Board { board, winner, score } => {
                let place = self.board(*board, EncounterStage::Playing, false)?;
                self.play(place, *winner, *score)?;
            }
            EncounterAction::BoardCorrected { board, winner, score, reason } => {
                let stage =
                    if self.stage == EncounterStage::Over { self.stage } else { EncounterStage::Playing };
                let place = self.board(*board, stage, true)?;
                check_reason(reason).map_err(|_| EncounterRefusal::Reason)?;
                self.play(place, *winner, *score)?;
            }
            EncounterAction::Abandoned { reason } => {
                check_reason(reason).map_err(|_| EncounterRefusal::Reason)?;
                if matches!(
                    self.stage,
                    EncounterStage::Declined | EncounterStage::Over | EncounterStage::Abandoned
                ) {
                    return Err(EncounterRefusal::Stage);
                }
                self.stage = EncounterStage::Abandoned;
            }
        }
        self.last_at = at;
        self.log.push(EncounterEntry { at, by: by.cloned(), action });
        Ok(())
    }

    fn move_on(&mut self, from: EncounterStage, to: EncounterStage) -> Result<(), EncounterRefusal> {
        if self.stage != from {
            return Err(EncounterRefusal::Stage);
        }
        self.stage = to;
        Ok(())
    }

    fn line_up_sealed(
        &mut self,
        side: Side,
        players: &[Player],
        substitutes: &[Player],
    ) -> Result<(), EncounterRefusal> {
        if self.stage != EncounterStage::Accepted {
            return Err(EncounterRefusal::Stage);
        }
        let line_up = LineUp { boards: players.to_vec(), substitutes: substitutes.to_vec() };
        let mut people: Vec<&PersonId> = line_up.all().map(|player| &player.person).collect();
        let count = people.len();
        people.sort_unstable();
        people.dedup();
        let is_player =
            |player: &Player| check_id(&player.person.0).is_ok() && check_name(&player.name).is_ok();
        let is_good = players.len() == usize::from(self.challenge.boards)
            && substitutes.len() <= MOST_SUBSTITUTES
            && people.len() == count
            && line_up.all().all(is_player);
        // Nobody plays for both clubs.
        let other = self.line_ups[1 - side.number()].as_ref();
        let is_own = other.is_none_or(|other| other.all().all(|player| !people.contains(&&player.person)));
        if !is_good || !is_own {
            return Err(EncounterRefusal::LineUp);
        }
        if other.is_some() {
            self.stage = EncounterStage::Playing;
        }
        self.line_ups[side.number()] = Some(line_up);
        Ok(())
    }

    fn substitute(&mut self, side: Side, board: u8, person: &PersonId) -> Result<(), EncounterRefusal> {
        let place = self.board(board, EncounterStage::Playing, false)?;
        let line_up = self.line_ups[side.number()].as_mut().ok_or(EncounterRefusal::Stage)?;
        let new = line_up.substitutes.iter_mut().find(|player| player.person == *person);
        let (new, old) = (new.ok_or(EncounterRefusal::Substitute)?, &mut line_up.boards[place]);
        std::mem::swap(new, old);
        Ok(())
    }

    /// The place of a board at this stage that is over, or is not.
    fn board(&self, board: u8, stage: EncounterStage, is_over: bool) -> Result<usize, EncounterRefusal> {
        if self.stage != stage {
            return Err(EncounterRefusal::Stage);
        }
        let place = usize::from(board);
        let known = self.boards.get(place).ok_or(EncounterRefusal::Board)?;
        if known.is_some() == is_over { Ok(place) } else { Err(EncounterRefusal::Board) }
    }

    fn play(&mut self, place: usize, winner: Side, score: [u32; 2]) -> Result<(), EncounterRefusal> {
        let (won, lost) = (score[winner.number()], score[1 - winner.number()]);
        if won != self.challenge.length || lost >= self.challenge.length {
            return Err(EncounterRefusal::Score);
        }
        self.boards[place] = Some((winner, score));
        if self.boards.iter().all(Option::is_some) {
            self.stage = EncounterStage::Over;
        }
        Ok(())
    }
}
