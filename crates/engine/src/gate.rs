//! The gate between the rules' positions and the engine's boards.
//!
//! What may pass is decided by data, not by name: any game whose checkers move exactly as in
//! backgammon. Law: for such a game and any roll the plays of the rules and the engine's move
//! generator lead to the same positions.

use pasch_messages::Describe;

use crate::standard::Board;
use crate::standard::board::{BAR, OFF};
use pasch_rules::{ByPlayer, Grade, Player, Position, Rules, Side, Triple, VariantId};
use thiserror::Error;

/// Why a position is none of the engine's.
#[derive(Clone, Copy, Debug, Describe, Error, PartialEq, Eq)]
#[non_exhaustive]
#[describe("gate-error")]
pub enum GateError {
    /// The game's checkers do not move as in backgammon.
    Game(#[describe(name = "value", text)] VariantId),
    /// The position holds what these games do not have: a pool, pins, or sides of unequal size.
    Position,
}

/// Whether the engine plays this game.
#[must_use]
pub fn fits(rules: &Rules) -> bool {
    rules.moves_as_backgammon()
}

/// The board of a position with `on_roll` in `lanes[0]`.
///
/// # Errors
/// When the game does not fit or the position is none of it.
///
/// ```
/// use pasch_rules::{Player, Position, Rules, VariantId};
/// let rules = Rules::standard(VariantId::BACKGAMMON);
/// let start = Position::start(rules.spec());
/// let board = pasch_engine::gate::board_from(&start, Player::B, &rules)?;
/// assert_eq!(board, pasch_engine::standard::Board::start());
/// assert_eq!(pasch_engine::gate::position_from(&board, Player::B), start);
/// # Ok::<(), pasch_engine::gate::GateError>(())
/// ```
pub fn board_from(position: &Position, on_roll: Player, rules: &Rules) -> Result<Board, GateError> {
    if !fits(rules) {
        return Err(GateError::Game(rules.spec().id));
    }
    let mut board = Board { lanes: [[0; 32]; 2] };
    for (lane, player) in board.lanes.iter_mut().zip([on_roll, on_roll.other()]) {
        let side = position.side(player);
        if side.pool > 0 || !side.pinned.is_empty() {
            return Err(GateError::Position);
        }
        lane[OFF] = side.off;
        lane[1..=24].copy_from_slice(&side.points);
        lane[BAR] = side.bar;
    }
    if board.is_valid() { Ok(board) } else { Err(GateError::Position) }
}

/// The position of a board whose `lanes[0]` belongs to `on_roll`.
#[must_use]
pub fn position_from(board: &Board, on_roll: Player) -> Position {
    let mut sides = ByPlayer::<Side>::default();
    for (lane, player) in board.lanes.iter().zip([on_roll, on_roll.other()]) {
        let side = &mut sides[player];
        side.off = lane[OFF];
        side.points.copy_from_slice(&lane[1..=24]);
        side.bar = lane[BAR];
    }
    Position { sides }
}

/// Points of a plain win, a gammon and a backgammon under these rules. Where a backgammon needs a
/// checker on the bar the engine takes it for one in the home board too.
#[must_use]
pub fn grades(rules: &Rules) -> [u8; 3] {
    let top = rules.spec().top_grade;
    Grade::ALL.map(|grade| {
        let grade = if rules.options().triple == Triple::Never { grade.min(Grade::Gammon) } else { grade };
        rules.grade_points(grade.min(top)) as u8
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::standard::movegen::{Afterstates, generate};
    use pasch_rules::{Dice, Options, PlayGraph, TurnContext};
    use std::collections::HashSet;

    #[test]
    fn both_generators_agree() {
        let mut state = 7u64;
        let mut next = move |below: usize| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) as usize % below
        };
        let mut list = Afterstates::new();
        for variant in [VariantId::BACKGAMMON, VariantId::NACKGAMMON, VariantId::HYPERGAMMON] {
            let rules = Rules::standard(variant);
            let start = board_from(&Position::start(rules.spec()), Player::A, &rules).expect("fits");
            let mut board = start;
            let mut player = Player::A;
            for _ in 0..700 {
                let faces = [1 + next(6) as u8, 1 + next(6) as u8];
                let dice = Dice::from_faces(&faces).expect("two dice");
                generate(&board, (faces[0], faces[1]), &mut list);
                let position = position_from(&board, player);
                assert_eq!(board_from(&position, player, &rules), Ok(board));
                let graph = PlayGraph::new(&rules, &position, player, &dice, &TurnContext::default());
                let theirs: HashSet<Position> = graph.plays().iter().map(|legal| legal.position).collect();
                let ours: HashSet<Position> =
                    list.boards().iter().map(|b| position_from(b, player)).collect();
                assert_eq!(ours.len(), list.len(), "no position twice");
                assert_eq!(ours, theirs, "{variant:?} {board:?} {faces:?}");
                assert_eq!(graph.longest(), list.dice_used());
                let after = list.boards()[next(list.len())].swap();
                board = if after.finished().is_some() { start } else { after };
                player = player.other();
            }
        }
    }

    #[test]
    fn other_games_stay_outside() {
        let rules = Rules::standard(VariantId::PLAKOTO);
        let start = Position::start(rules.spec());
        assert_eq!(board_from(&start, Player::A, &rules), Err(GateError::Game(VariantId::PLAKOTO)));
        let options = Options { max_per_point: Some(5), ..Options::default() };
        let rules = Rules::new(VariantId::BACKGAMMON, options).expect("an option of the game");
        assert!(!fits(&rules));
        let rules = Rules::standard(VariantId::BACKGAMMON);
        let mut uneven = Position::start(rules.spec());
        uneven.sides.a.bar = 1;
        assert_eq!(board_from(&uneven, Player::A, &rules), Err(GateError::Position));
    }

    #[test]
    fn grades_follow_the_options() {
        let with =
            |options| grades(&Rules::new(VariantId::BACKGAMMON, options).expect("options of the game"));
        assert_eq!(with(Options::default()), [1, 2, 3]);
        assert_eq!(with(Options { backgammon_value: 2, ..Options::default() }), [1, 2, 2]);
        assert_eq!(with(Options { triple: Triple::Never, ..Options::default() }), [1, 2, 2]);
    }
}
