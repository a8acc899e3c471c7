//! Proposals of the captain that the members are asked about.

use crate::game::{Closing, Pending, Proposal, TEAM};
use crate::refusal::Refusal;
use crate::seat::Seat;
use crate::state::Chouette;

use super::cubes::round_of;

impl Chouette {
    /// Asks the members, from the last in line on; those who are alone ask nobody.
    pub(super) fn propose(&mut self, by: Seat, proposal: Proposal) {
        let Some(game) = &self.game else { return };
        let cubes = self.in_order(game.open().copied());
        let mut waiting: Vec<Seat> = Vec::new();
        for holder in cubes.iter().filter_map(|cube| game.stake(*cube)).map(|stake| stake.holder) {
            if holder != by && !waiting.contains(&holder) {
                waiting.push(holder);
            }
        }
        if let Some(game) = &mut self.game {
            game.pending = Pending::Consent { by, proposal, waiting, cubes };
        }
        self.settle();
    }

    pub(super) fn consent(&mut self, by: Seat, agree: bool) -> Result<(), Refusal> {
        let game = self.running_mut()?;
        let Pending::Consent { proposal, waiting, cubes, .. } = &mut game.pending else {
            return Err(Refusal::NothingAsked);
        };
        if waiting.first() != Some(&by) {
            return Err(if waiting.contains(&by) { Refusal::NotYet } else { Refusal::NothingAsked });
        }
        waiting.remove(0);
        if !agree {
            let leaves = *proposal == Proposal::Double;
            let stakes = game.stakes.iter().filter(|stake| stake.is_open() && stake.holder == by);
            let own: Vec<Seat> = stakes.map(|stake| stake.of).collect();
            cubes.retain(|cube| !own.contains(cube));
            for cube in own.into_iter().filter(|_| leaves) {
                game.close(cube, Closing::Dropped, -1);
            }
        }
        self.settle();
        Ok(())
    }

    /// Brings the proposal before the box once all have been asked. It falls with a captain who has left.
    pub(super) fn settle_consent(&mut self, captain: Option<Seat>) {
        let Some(game) = &mut self.game else { return };
        let Pending::Consent { by, proposal, waiting, cubes } = &game.pending else { return };
        if Some(*by) != captain || cubes.is_empty() {
            game.pending = Pending::Nothing;
        } else if waiting.is_empty() {
            game.pending = match *proposal {
                Proposal::Double => Pending::Answers(round_of(TEAM, 0, cubes)),
                Proposal::Resign(grade) => Pending::Resignation { by: TEAM, grade, waiting: cubes.clone() },
            };
        }
    }
}
