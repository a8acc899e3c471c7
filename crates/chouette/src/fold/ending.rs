//! The end of a part in a game, and of the game: captaincy, settlement, the next line.

use std::sync::Arc;

use pasch_rules::{Edition, Phase as BoardPhase, Player, Scoring};

use crate::game::{BOX, Closing, Stake, TEAM};
use crate::options::NextBox;
use crate::seat::Seat;
use crate::state::{Chouette, Row};

impl Chouette {
    /// The points of a win that this cube multiplies: the Jacoby rule may turn a gammon into a plain win.
    #[must_use]
    pub fn counted(&self, stake: &Stake, points: u32) -> i64 {
        let rules = self.rules();
        let by_grade = rules.scoring() != Scoring::CheckersLeft || rules.options().edition == Edition::First;
        let jacoby = self.options().jacoby && by_grade && stake.cube.owner.is_none();
        i64::from(if jacoby { points.min(1) } else { points })
    }

    /// Consequences of an action: settlement when the game is over, another captain when the former one is out. Before the
    /// action so many cubes were settled.
    pub(super) fn conclude(&mut self, captain: Option<Seat>, closed: u8) {
        let (Some(game), Some(captain)) = (&self.game, captain) else { return };
        if let BoardPhase::GameOver(result) = *game.board.phase() {
            let winner = result.outcome.winner();
            let sign = winner.map_or(0, |side| if side == TEAM { 1 } else { -1 });
            let due: Vec<(Seat, i64)> =
                game.open().map(|stake| (stake.of, sign * self.counted(stake, result.points))).collect();
            if let Some(game) = &mut self.game {
                due.into_iter().for_each(|(cube, points)| game.close(cube, Closing::Played, points));
            }
            self.finish(winner, captain);
            return;
        }
        if game.plays(captain) {
            return;
        }
        let how = game.way_out(captain, closed).unwrap_or(Closing::Dropped);
        let over = game.open().next().is_none();
        if how.beats_box() {
            if let Some(game) = &mut self.game {
                game.heirs.push(captain);
            }
        } else if !over && how.goes_to_end() {
            self.move_to_end(captain);
        }
        if over {
            self.finish(Some(if how.beats_box() { TEAM } else { BOX }), captain);
        }
    }

    fn move_to_end(&mut self, seat: Seat) {
        if let Some(place) = self.line.iter().position(|other| *other == seat) {
            let seat = self.line.remove(place);
            self.line.push(seat);
        }
    }

    /// Writes the game into the sheet and puts the line in order for the next one. `captain` is the last one.
    fn finish(&mut self, winner: Option<Player>, captain: Seat) {
        let Some(game) = self.game.take() else { return };
        let seats = u16::try_from(self.people.len()).unwrap_or(u16::MAX);
        let points: Vec<i64> = (0..seats).map(|seat| game.points(Seat(seat))).collect();
        debug_assert_eq!(points.iter().sum::<i64>(), 0, "a game pays nobody from outside");
        let old = game.box_seat;
        let next = match self.options().next_box {
            NextBox::Captain => {
                let beaten = (winner == Some(TEAM)).then_some(captain);
                let mut heirs = game.heirs.iter().copied().chain(beaten);
                heirs.find(|seat| self.line.contains(seat)).unwrap_or(old)
            }
            NextBox::MostPoints => {
                let best = self.line.iter().map(|seat| points[seat.index()]).max().unwrap_or(0);
                let by_box = self.line.contains(&old) && points[old.index()] == best;
                let top = self.line.iter().find(|seat| points[seat.index()] == best).copied();
                if by_box { old } else { top.unwrap_or(old) }
            }
        };
        if next != old {
            self.line.retain(|seat| *seat != next);
            self.line.insert(0, next);
            self.move_to_end(old);
        } else if winner == Some(BOX) && captain == game.first_captain {
            self.move_to_end(captain);
        }
        let leader = winner.map(|side| if side == BOX { old } else { captain });
        Arc::make_mut(&mut self.rows).push(Row {
            box_seat: old,
            captain: game.first_captain,
            winner: leader,
            points,
        });
        self.line.append(&mut self.newcomers);
    }
}
