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
        self.running_mut()?.pending = Pending::Resignation { by: BOX, grade, waiting };
        Ok(())
    }

    pub(super) fn answer_resignation(&mut self, by: Seat, cube: Seat, accept: bool) -> Result<(), Refusal> {
        let game = self.running()?;
        let Pending::Resignation { by: side, grade, waiting } = &game.pending else {
            return Err(Refusal::NothingAsked);
        };
        let stake = game.stake(cube).filter(|_| waiting.contains(&cube)).ok_or(Refusal::NoSuchCube)?;
        let side = *side;
        let answered = if side == TEAM {
            if by != game.box_seat {
                return Err(Refusal::NotYours);
            }
            waiting.clone()
        } else {
            if stake.holder != by {
                return Err(Refusal::NotYours);
            }
            if waiting.first() != Some(&cube) {
                return Err(Refusal::NotYet);
            }
            vec![cube]
        };
        let points = win_points(self.rules(), game.board.position(), side.other(), *grade);
        let due: Vec<(Seat, i64)> = answered
            .iter()
            .filter_map(|cube| game.stake(*cube))
            .map(|stake| (stake.of, self.counted(stake, points)))
            .collect();
        let game = self.running_mut()?;
        if let Pending::Resignation { waiting, .. } = &mut game.pending {
            waiting.retain(|cube| !answered.contains(cube));
        }
        for (cube, points) in due.into_iter().filter(|_| accept) {
            match side == BOX {
                true => game.close(cube, Closing::Resigned, points),
                false => game.close(cube, Closing::TeamResigned, -points),
            }
        }
        self.settle();
        Ok(())
    }

    /// The game goes on once a resignation is answered for all cubes.
    pub(super) fn settle_resignation(&mut self) {
        let Some(game) = &mut self.game else { return };
        if matches!(&game.pending, Pending::Resignation { waiting, .. } if waiting.is_empty()) {
            game.pending = Pending::Nothing;
        }
    }
}
