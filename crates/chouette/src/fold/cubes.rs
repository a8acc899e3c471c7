//! Offers of cubes and their answers.

use pasch_rules::{Cube, CubeRefusal, Player};

use crate::action::Answer;
use crate::game::{BOX, Closing, Game, Offer, Pending, Proposal, Round, TEAM};
use crate::options::{BoxOffers, Options};
use crate::refusal::Refusal;
use crate::seat::Seat;
use crate::state::Chouette;

impl Chouette {
    /// Why this player may not offer this cube now; `None` when they may.
    #[must_use]
    pub fn double_refusal(&self, by: Seat, cube: Seat) -> Option<Refusal> {
        let game = match self.running() {
            Ok(game) => game,
            Err(refusal) => return Some(refusal),
        };
        let Some(stake) = game.stake(cube) else { return Some(Refusal::NoSuchCube) };
        let side = if by == game.box_seat { BOX } else { TEAM };
        let mine =
            side == BOX || if self.is_single() { self.captain() == Some(by) } else { stake.holder == by };
        if !mine {
            return Some(Refusal::NotYours);
        }
        match &game.pending {
            Pending::Nothing => {}
            // Others of the team have offered theirs, and the box has not answered yet.
            Pending::Answers(round) if joins(self, round, side) => {
                if round.offer(cube).is_some() {
                    return Some(Refusal::DoubledBefore);
                }
            }
            _ => return Some(Refusal::AnswerFirst),
        }
        if !game.is_cube_time(side) {
            return Some(Refusal::Cube(game.board.double_refusal(side).unwrap_or(CubeRefusal::NotNow)));
        }
        if !stake.cube.is_available_to(side) {
            return Some(Refusal::Cube(CubeRefusal::NotOwner));
        }
        if stake.cube.value >= Cube::MAX {
            return Some(Refusal::Cube(CubeRefusal::Limit));
        }
        (side == BOX && game.box_doubled).then_some(Refusal::DoubledBefore)
    }

    pub(super) fn double(&mut self, by: Seat, cubes: &[Seat]) -> Result<(), Refusal> {
        let game = self.running()?;
        if cubes.len() > game.stakes.len() {
            return Err(Refusal::NoSuchCube);
        }
        let twice = cubes.iter().enumerate().any(|(index, cube)| cubes[..index].contains(cube));
        if cubes.is_empty() || twice {
            return Err(Refusal::NoSuchCube);
        }
        if let Some(refusal) = cubes.iter().find_map(|cube| self.double_refusal(by, *cube)) {
            return Err(refusal);
        }
        let side = if by == game.box_seat { BOX } else { TEAM };
        let whole = self.is_single() || (side == BOX && self.options().box_offers == BoxOffers::AllOrNone);
        if whole && cubes.len() != self.doublable(by).len() {
            return Err(Refusal::AllOrNone);
        }
        if side == TEAM && self.is_single() {
            self.propose(by, Proposal::Double);
            return Ok(());
        }
        let mut offered = cubes.to_vec();
        if let Pending::Answers(round) = &game.pending {
            offered.extend(round.offers.iter().map(|offer| offer.cube));
        }
        let offered = self.in_order(game.open().copied().filter(|stake| offered.contains(&stake.of)));
        let game = self.running_mut()?;
        game.box_doubled |= side == BOX;
        game.pending = Pending::Answers(round_of(side, 0, &offered));
        Ok(())
    }

    /// Whether the cubes of a round may be turned once more by the side that answers.
    pub(crate) fn may_beaver(&self, round: &Round, cube: Seat, by: Seat) -> Result<(), Refusal> {
        let game = self.running()?;
        let stake = game.stake(cube).ok_or(Refusal::NoSuchCube)?;
        if !can_turn_again(self.options(), round, stake.cube) {
            return Err(CubeRefusal::NoBeaver.into());
        }
        let of_team = self.is_single() && round.by() == BOX && !round.sole_taker;
        if of_team && self.captain() != Some(by) {
            return Err(Refusal::CaptainBeavers);
        }
        Ok(())
    }

    /// The player who answers next for a cube, if it is this cube's turn.
    pub(crate) fn answers_next(&self, round: &Round, cube: Seat) -> Result<Seat, Refusal> {
        let game = self.running()?;
        let offer = round.offer(cube).ok_or(Refusal::NoSuchCube)?;
        if offer.answer.is_some() {
            return Err(Refusal::NothingAsked);
        }
        if round.by() == TEAM {
            return Ok(game.box_seat);
        }
        let holder = game.stake(cube).ok_or(Refusal::NoSuchCube)?.holder;
        let next = round.offers.iter().find(|offer| offer.answer.is_none());
        if next.is_some_and(|next| next.cube == cube) { Ok(holder) } else { Err(Refusal::NotYet) }
    }

    /// Why a cube cannot be answered so.
    pub(crate) fn check_answer(
        &self,
        round: &Round,
        by: Seat,
        cube: Seat,
        answer: Answer,
    ) -> Result<(), Refusal> {
        if self.answers_next(round, cube)? != by {
            return Err(Refusal::NotYours);
        }
        match answer {
            Answer::Beaver => self.may_beaver(round, cube, by),
            Answer::Take if round.sole_taker => Err(Refusal::MustBeaver),
            Answer::Drop if self.options().box_takes_half && round.depth == 0 && round.first == TEAM => {
                let dropped = round.offers.iter().filter(|offer| offer.answer == Some(Answer::Drop));
                if dropped.count() < round.may_drop() {
                    return Ok(());
                }
                Err(Refusal::MustTakeHalf { least: round.offers.len() - round.may_drop() })
            }
            Answer::Take | Answer::Drop => Ok(()),
        }
    }

    pub(super) fn answer(&mut self, by: Seat, cube: Seat, answer: Answer) -> Result<(), Refusal> {
        let Pending::Answers(round) = &self.running()?.pending else {
            return Err(Refusal::NothingAsked);
        };
        self.check_answer(round, by, cube, answer)?;
        let (by_box, single, owner) = (round.by() == TEAM, self.is_single(), round.first.other());
        let game = self.running_mut()?;
        let Pending::Answers(round) = &mut game.pending else { return Err(Refusal::NothingAsked) };
        let mut cubes = Vec::new();
        for offer in round.offers.iter_mut().filter(|offer| by_box && single || offer.cube == cube) {
            offer.answer = Some(answer);
            cubes.push(offer.cube);
        }
        // Answers of the box are open and hold at once; those of members when all have decided.
        for cube in cubes.into_iter().filter(|_| by_box) {
            match answer {
                Answer::Take | Answer::Beaver => {
                    turn(game, cube, owner);
                }
                Answer::Drop => game.close(cube, Closing::Passed, 1),
            }
        }
        self.settle();
        Ok(())
    }

    /// Carries the answers out once all are given.
    pub(super) fn settle_round(&mut self) {
        let (options, single) = (*self.options(), self.is_single());
        let Some(game) = &mut self.game else { return };
        let Pending::Answers(round) = &mut game.pending else { return };
        if round.offers.iter().any(|offer| offer.answer.is_none()) {
            return;
        }
        let by_team = round.by() == BOX;
        if !by_team {
            let beavered = round.offers.iter().filter(|offer| offer.answer == Some(Answer::Beaver));
            let beavered: Vec<Seat> = beavered.map(|offer| offer.cube).collect();
            let (first, depth) = (round.first, round.depth + 1);
            game.pending = match beavered.as_slice() {
                [] => Pending::Nothing,
                cubes => Pending::Answers(round_of(first, depth, cubes)),
            };
            return;
        }
        if single && round.offers.iter().any(|offer| offer.answer == Some(Answer::Beaver)) {
            let taken = round.offers.iter_mut().filter(|offer| offer.answer == Some(Answer::Take));
            taken.for_each(|offer| offer.answer = Some(Answer::Beaver));
        }
        let first_answers = round.depth == 0;
        if first_answers && options.sole_taker_must_beaver && !round.sole_taker && round.offers.len() > 1 {
            let mut kept: Vec<&Offer> =
                round.offers.iter().filter(|offer| offer.answer != Some(Answer::Drop)).collect();
            if let (Some(Offer { cube, answer: Some(Answer::Take) }), true) = (kept.pop(), kept.is_empty()) {
                let cube = *cube;
                let value = game.stakes.iter().find(|stake| stake.of == cube).map(|stake| stake.cube);
                if value.is_some_and(|value| can_turn_again(&options, round, value)) {
                    round.offers.iter_mut().filter(|offer| offer.cube == cube).for_each(|o| o.answer = None);
                    round.sole_taker = true;
                    return;
                }
            }
        }
        let Pending::Answers(round) = std::mem::take(&mut game.pending) else { return };
        let with = |wanted: Answer| -> Vec<Seat> {
            let found = round.offers.iter().filter(|offer| offer.answer == Some(wanted));
            found.map(|offer| offer.cube).collect()
        };
        let (taken, dropped, beavered) = (with(Answer::Take), with(Answer::Drop), with(Answer::Beaver));
        let owner = round.first.other();
        let mut takers = Vec::new();
        for cube in taken.iter().chain(&beavered) {
            takers.extend(turn(game, *cube, owner));
        }
        if options.extras && first_answers && !takers.is_empty() && !dropped.is_empty() {
            game.pending =
                Pending::Extras { drops: dropped, asked: None, refused: Vec::new(), takers, beavered };
            self.settle();
            return;
        }
        for cube in dropped {
            game.close(cube, Closing::Dropped, -1);
        }
        if !beavered.is_empty() {
            game.pending = Pending::Answers(round_of(round.first, round.depth + 1, &beavered));
        }
    }
}

/// Whether an offer of this side joins those that the box has not answered yet.
fn joins(state: &Chouette, round: &Round, side: Player) -> bool {
    side == TEAM && round.first == TEAM && round.depth == 0 && !round.is_begun() && !state.is_single()
}

fn can_turn_again(options: &Options, round: &Round, cube: Cube) -> bool {
    round.depth < options.animals && cube.value <= Cube::MAX / 4
}

/// Cubes offered at once by a side.
pub(super) fn round_of(first: Player, depth: u8, cubes: &[Seat]) -> Round {
    let offers = cubes.iter().map(|cube| Offer { cube: *cube, answer: None }).collect();
    Round { first, depth, offers, sole_taker: false }
}

/// Turns a cube one step up for its new owner; says which member plays it.
pub(super) fn turn(game: &mut Game, cube: Seat, owner: Player) -> Option<Seat> {
    let stake = game.stake_mut(cube)?;
    stake.cube = Cube { value: stake.cube.value * 2, owner: Some(owner) };
    Some(stake.holder)
}
