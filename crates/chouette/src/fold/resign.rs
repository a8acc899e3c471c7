//! Resignations: of the box to each member, of the captain for the team.

use pasch_rules::{Grade, Phase as BoardPhase, win_points};

use crate::game::{BOX, Closing, Pending, Proposal, TEAM};
use crate::refusal::Refusal;
use crate::seat::Seat;
use crate::state::Chouette;

impl Chouette {
    pub(super) fn resign(&mut self, by: Seat, grade: Grade, cubes: &[Seat]) -> Result<(), Refusal> {
        let game = self.at_rest()?;
        let (BoardPhase::ToRoll { player: side } | BoardPhase::ToMove { player: side, .. }) =
            *game.board.phase()
        else {
            return Err(Refusal::NotYours);
        };
        if self.leader(side) != Some(by) {
            return Err(Refusal::NotYours);
        }
        if !game.board.resignable_grades(side).contains(&grade) {
            return Err(Refusal::Grade { grade });
        }
        if side == TEAM {
            if !cubes.is_empty() {
                return Err(Refusal::NoSuchCube);
            }
            self.propose(by, Proposal::Resign(grade));
            return Ok(());
        }
        let waiting = self.in_order(game.open().copied().filter(|stake| cubes.contains(&stake.of)));
        if waiting.len() != cubes.len() || cubes.is_empty() {
            return Err(Refusal::NoSuchCube);
        }
        self.running_mut()?.pending = Pending::Resignation { by: BOX, grade, waiting, accepted: Vec::new() };
        Ok(())
    }

    pub(super) fn answer_resignation(&mut self, by: Seat, cube: Seat, accept: bool) -> Result<(), Refusal> {
        let game = self.running_mut()?;
        let Pending::Resignation { by: side, waiting, accepted, .. } = &mut game.pending else {
            return Err(Refusal::NothingAsked);
        };
        if !waiting.contains(&cube) {
            return Err(Refusal::NoSuchCube);
        }
        if *side == TEAM {
            if by != game.box_seat {
                return Err(Refusal::NotYours);
            }
            let all = std::mem::take(waiting);
            accepted.extend(all.into_iter().filter(|_| accept));
        } else {
            let stake = game.stakes.iter().find(|stake| stake.of == cube);
            if stake.is_none_or(|stake| stake.holder != by) {
                return Err(Refusal::NotYours);
            }
            if waiting.first() != Some(&cube) {
                return Err(Refusal::NotYet);
            }
            waiting.remove(0);
            accepted.extend(accept.then_some(cube));
        }
        self.settle();
        Ok(())
    }

    /// Settles the cubes for which a resignation was accepted, once all are answered.
    pub(super) fn settle_resignation(&mut self) {
        let Some(game) = &self.game else { return };
        let Pending::Resignation { by, grade, waiting, accepted } = &game.pending else { return };
        if !waiting.is_empty() {
            return;
        }
        let (by, accepted) = (*by, accepted.clone());
        let points = win_points(self.rules(), game.board.position(), by.other(), *grade);
        let due: Vec<(Seat, i64)> = accepted
            .iter()
            .filter_map(|cube| game.stake(*cube))
            .map(|stake| (stake.of, self.counted(stake, points)))
            .collect();
        let Some(game) = &mut self.game else { return };
        game.pending = Pending::Nothing;
        for (cube, points) in due {
            match by == BOX {
                true => game.close(cube, Closing::Resigned, points),
                false => game.close(cube, Closing::TeamResigned, -points),
            }
        }
    }
}
