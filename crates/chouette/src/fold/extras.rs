//! Extras: a member who drops pays a taker to take over the cube.

use crate::game::{BOX, Closing, Pending, TEAM};
use crate::refusal::Refusal;
use crate::seat::Seat;
use crate::state::Chouette;

use super::cubes::{round_of, turn};

impl Chouette {
    /// The cube that is dropped and the member who decides about it, if nobody is asked.
    fn drop_of(&self, by: Seat) -> Result<Seat, Refusal> {
        let game = self.running()?;
        let Pending::Extras { drops, asked, .. } = &game.pending else {
            return Err(Refusal::NothingAsked);
        };
        let stake = drops.first().and_then(|cube| game.stake(*cube)).ok_or(Refusal::NothingAsked)?;
        if stake.holder != by {
            return Err(Refusal::NotYours);
        }
        if asked.is_some() { Err(Refusal::AnswerFirst) } else { Ok(stake.of) }
    }

    pub(super) fn offer_extra(&mut self, by: Seat, to: Seat) -> Result<(), Refusal> {
        self.drop_of(by)?;
        let Pending::Extras { asked, refused, takers, .. } = &mut self.running_mut()?.pending else {
            return Err(Refusal::NothingAsked);
        };
        if to == by || !takers.contains(&to) || refused.contains(&to) {
            return Err(Refusal::NoTaker);
        }
        *asked = Some(to);
        Ok(())
    }

    pub(super) fn answer_extra(&mut self, by: Seat, accept: bool) -> Result<(), Refusal> {
        let game = self.running_mut()?;
        let Pending::Extras { drops, asked, refused, .. } = &mut game.pending else {
            return Err(Refusal::NothingAsked);
        };
        if *asked != Some(by) {
            return Err(Refusal::NothingAsked);
        }
        *asked = None;
        if accept {
            let cube = drops.remove(0);
            refused.clear();
            let stake = game.stake_mut(cube).ok_or(Refusal::NoSuchCube)?;
            let (dropper, value) = (stake.holder, i64::from(stake.cube.value));
            stake.holder = by;
            turn(game, cube, TEAM);
            game.pay(dropper, by, value);
        } else {
            refused.push(by);
        }
        self.settle();
        Ok(())
    }

    pub(super) fn pay_drop(&mut self, by: Seat) -> Result<(), Refusal> {
        let cube = self.drop_of(by)?;
        let game = self.running_mut()?;
        game.close(cube, Closing::Dropped, -1);
        if let Pending::Extras { drops, refused, .. } = &mut game.pending {
            drops.remove(0);
            refused.clear();
        }
        self.settle();
        Ok(())
    }

    /// Members who find no taker pay the box; then the box answers the beavers.
    pub(super) fn settle_extras(&mut self) {
        let Some(game) = &mut self.game else { return };
        loop {
            let Pending::Extras { drops, asked, refused, takers, beavered } = &mut game.pending else {
                return;
            };
            let Some(cube) = drops.first().copied() else {
                game.pending = match beavered.as_slice() {
                    [] => Pending::Nothing,
                    cubes => Pending::Answers(round_of(BOX, 1, cubes)),
                };
                return;
            };
            let dropper = game.stakes.iter().find(|stake| stake.of == cube).map(|stake| stake.holder);
            let is_left = |taker: &Seat| Some(*taker) != dropper && !refused.contains(taker);
            if asked.is_some() || takers.iter().any(is_left) {
                return;
            }
            drops.remove(0);
            refused.clear();
            game.close(cube, Closing::Dropped, -1);
        }
    }
}
