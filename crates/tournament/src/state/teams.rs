//! Matches between teams: boards, line-ups, totals.

use super::{Match, State};
use crate::action::{EntrantId, Outcome};
use crate::error::Refusal;

impl State {
    pub(super) fn board(
        &mut self,
        number: usize,
        board: u8,
        winner: u8,
        score: [u32; 2],
    ) -> Result<(), Refusal> {
        let each = &mut self.matches[number];
        let place = each.boards.get_mut(usize::from(board)).ok_or(Refusal::LineUp)?;
        if place.is_some() {
            return Err(Refusal::LineUp);
        }
        let points = [score[usize::from(winner.min(1))], score[1 - usize::from(winner.min(1))]];
        if winner > 1 || points[0] != each.length || points[1] >= each.length {
            return Err(Refusal::Outcome);
        }
        *place = Some((winner, score));
        if let Some(outcome) = total(each) {
            each.outcome = Some(outcome);
        }
        Ok(())
    }

    pub(super) fn line_up(&mut self, number: usize, team: EntrantId, players: &[u8]) -> Result<(), Refusal> {
        let members = self.person(team).map_or(0, |person| person.members.len());
        let each = &mut self.matches[number];
        let side = each.pairing.players.iter().position(|one| *one == team).ok_or(Refusal::LineUp)?;
        let mut once = players.to_vec();
        once.sort_unstable();
        once.dedup();
        let fits = players.len() == each.boards.len()
            && once.len() == players.len()
            && players.iter().all(|player| usize::from(*player) < members);
        // Nobody is taken off a board that is over.
        let known = &each.line_ups[side];
        let over = |board: usize| each.boards[board].is_some();
        let keeps = (0..each.boards.len())
            .all(|board| !over(board) || known.is_empty() || known[board] == players[board]);
        if !fits || !keeps {
            return Err(Refusal::LineUp);
        }
        each.line_ups[side] = players.to_vec();
        Ok(())
    }
}

/// The total once it is certain: more than half of the boards for one team, or all boards. If both have as many boards, the sum of points decides,
/// then the first board.
fn total(each: &Match) -> Option<Outcome> {
    let won = |team: u8| each.boards.iter().flatten().filter(|(winner, _)| *winner == team).count();
    let score = [won(0) as u32, won(1) as u32];
    let half = each.boards.len() / 2;
    let is_over = each.boards.iter().all(Option::is_some);
    let points = |side: usize| each.boards.iter().flatten().map(|(_, score)| score[side]).sum::<u32>();
    let winner = if won(0) > half {
        0
    } else if won(1) > half {
        1
    } else if !is_over {
        return None;
    } else if points(0) != points(1) {
        usize::from(points(1) > points(0))
    } else {
        usize::from(each.boards.first().copied().flatten()?.0)
    };
    Some(Outcome { winner: Some(each.pairing.players[winner]), score, gammon: false })
}
