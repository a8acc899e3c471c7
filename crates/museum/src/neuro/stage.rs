//! Six stages of a game, by facts that anybody can see on the board.

use pasch_engine::standard::board::{BAR, Board};

use crate::features::home;

/// A stage of the game: each has a net of its own. The first rule that fits decides, so every board has exactly one.
///
/// | stage | rule |
/// |---|---|
/// | bear-off | no contact, and all checkers of the player on roll are home |
/// | race | no contact |
/// | attack | a side has three home points or more while the other has a checker on the bar or a blot there |
/// | opening | both sides still need 135 pips or more |
/// | holding | a side that is 15 pips or more behind holds an anchor, the opponent's bar point included |
/// | middle | all others |
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// The first plays.
    Opening,
    /// Contact that is none of the others.
    Middle,
    /// A checker is attacked in a strong home board, or kept on the bar by one.
    Attack,
    /// The side behind holds an anchor: holding games and back games.
    Holding,
    /// The sides have passed each other.
    Race,
    /// A race in which the player on roll bears off.
    BearOff,
}

/// Pips that both sides need in an opening.
const OPENING: u32 = 135;
/// Pips by which the holder of an anchor is behind.
const BEHIND: u32 = 15;

impl Stage {
    /// All stages in the order of the nets.
    pub const ALL: [Self; 6] =
        [Self::Opening, Self::Middle, Self::Attack, Self::Holding, Self::Race, Self::BearOff];

    /// The stage of a board whose `lanes[0]` is on roll. It depends on who that is only in races.
    ///
    /// ```
    /// use pasch_engine::standard::Board;
    /// use pasch_museum::neuro::Stage;
    /// assert_eq!(Stage::of(&Board::start()), Stage::Opening);
    /// assert_eq!(Stage::of(&Board::from_points(&[(6, 15)], &[(7, 15)])), Stage::BearOff);
    /// ```
    #[must_use]
    pub fn of(board: &Board) -> Self {
        let pips = [board.pips(0), board.pips(1)];
        if board.is_race() {
            return if board.rear(0) <= 6 { Self::BearOff } else { Self::Race };
        }
        if is_attacked(board, 0) || is_attacked(board, 1) {
            return Self::Attack;
        }
        if pips.iter().all(|&pips| pips >= OPENING) {
            return Self::Opening;
        }
        let holds = |side: usize| {
            pips[side] >= pips[1 - side] + BEHIND
                && board.lanes[side][18..=24].iter().any(|&count| count >= 2)
        };
        if holds(0) || holds(1) { Self::Holding } else { Self::Middle }
    }

    /// Its stable name, which is also that of the term from whose zero the others count.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Opening => "stage-opening",
            Self::Middle => "stage-middle",
            Self::Attack => "stage-attack",
            Self::Holding => "stage-holding",
            Self::Race => "stage-race",
            Self::BearOff => "stage-bear-off",
        }
    }

    /// Its place in [`Stage::ALL`].
    #[must_use]
    pub const fn place(self) -> usize {
        match self {
            Self::Opening => 0,
            Self::Middle => 1,
            Self::Attack => 2,
            Self::Holding => 3,
            Self::Race => 4,
            Self::BearOff => 5,
        }
    }
}

/// Whether a side has a checker on the bar, or a blot in the other's home board, of which three points or more are held.
fn is_attacked(board: &Board, side: usize) -> bool {
    let lane = &board.lanes[side];
    home(&board.lanes[1 - side]) >= 0.5 && (lane[BAR] > 0 || lane[19..=24].contains(&1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::somewhere;

    /// The rules of the table above, each said again by itself, slowly.
    fn by_the_table(board: &Board) -> Vec<Stage> {
        let checkers = |side: usize| {
            (0..=25u8).flat_map(move |point| vec![point; usize::from(board.lanes[side][usize::from(point)])])
        };
        // Contact: a checker of each side that still have to pass each other.
        let contact =
            checkers(0).any(|own| checkers(1).any(|other| own > 0 && other > 0 && own + other > 25));
        let pips = |side: usize| checkers(side).map(u32::from).sum::<u32>();
        let on = |side: usize, point: u8| checkers(side).filter(|&there| there == point).count();
        let attack = (0..2).any(|side| {
            let points = (1..=6).filter(|&point| on(1 - side, point) >= 2).count();
            points >= 3 && (on(side, 25) > 0 || (19..=24).any(|point| on(side, point) == 1))
        });
        let opening = pips(0) >= 135 && pips(1) >= 135;
        let holding =
            (0..2).any(|side| pips(side) >= pips(1 - side) + 15 && (18..=24).any(|p| on(side, p) >= 2));
        let home = checkers(0).all(|point| point <= 6);
        let rules = [
            (Stage::BearOff, !contact && home),
            (Stage::Race, !contact && !home),
            (Stage::Attack, contact && attack),
            (Stage::Opening, contact && !attack && opening),
            (Stage::Holding, contact && !attack && !opening && holding),
            (Stage::Middle, contact && !attack && !opening && !holding),
        ];
        rules.into_iter().filter(|(_, fits)| *fits).map(|(stage, _)| stage).collect()
    }

    #[test]
    fn every_board_has_exactly_one_stage_and_each_stage_has_boards() {
        let mut seen = [0; 6];
        for seed in 0..600u64 {
            let board = somewhere(seed, seed as usize % 90);
            let stage = Stage::of(&board);
            assert_eq!(by_the_table(&board), [stage], "seed {seed}: {board:?}");
            assert_eq!(Stage::ALL[stage.place()], stage);
            seen[stage.place()] += 1;
            if stage.place() < 4 {
                assert_eq!(Stage::of(&board.swap()), stage, "seed {seed}: either side sees the same");
            }
        }
        // Random play bears off late: the other stages come by themselves.
        assert!(seen[..5].iter().all(|&count| count > 0), "{seen:?}");
        let bearing = Board::from_points(&[(6, 3), (2, 4), (0, 8)], &[(5, 6), (0, 9)]);
        assert_eq!(by_the_table(&bearing), [Stage::BearOff]);
        assert_eq!(Stage::of(&bearing), Stage::BearOff);
    }
}
