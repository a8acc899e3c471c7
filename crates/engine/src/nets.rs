//! The nets the program is delivered with.

use std::sync::{Arc, OnceLock};

use crate::net::{Net, NetEvaluator, NetFile};
use crate::search::Slope;

/// The nets of this build, ready for use. Clones are cheap: the weights are shared.
#[derive(Clone, Debug)]
pub struct Builtin {
    /// The strongest nets: what every judgement that is shown comes from.
    pub main: NetEvaluator,
    /// A small contact net beside the same race net: for pruning, luck and the weaker levels.
    pub fast: NetEvaluator,
    /// The fast contact net as a straight line around a position.
    pub line: Option<Arc<Slope>>,
}

/// The delivered nets; prepared at the first call.
///
/// ```
/// use pasch_engine::{eval::Evaluator, nets, standard::Board};
/// let probs = nets::builtin().main.evaluate_one(&Board::start());
/// assert!((0.45..0.6).contains(&probs.win));
/// ```
///
/// # Panics
/// When the program was built with damaged nets, which its tests would have refused.
#[must_use]
pub fn builtin() -> &'static Builtin {
    static BUILTIN: OnceLock<Builtin> = OnceLock::new();
    BUILTIN.get_or_init(|| {
        let file = |bytes| NetFile::from_bytes(bytes).expect("a delivered net is whole");
        let net = |bytes| Arc::new(Net::new(&file(bytes)));
        let race = net(include_bytes!("../../../nets/race.net"));
        let with = |contact| NetEvaluator::new(contact, Arc::clone(&race));
        let main = with(net(include_bytes!("../../../nets/contact.net")))
            .and_then(|nets| nets.with_late(net(include_bytes!("../../../nets/late.net"))));
        let kind = "a delivered net is of its kind";
        Builtin {
            main: main.expect(kind),
            fast: with(net(include_bytes!("../../../nets/fast.net"))).expect(kind),
            line: Slope::new(&file(include_bytes!("../../../nets/fast.net"))).map(Arc::new),
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        eval::{Evaluator, Probs},
        standard::{
            Board,
            movegen::{Afterstates, generate},
        },
    };

    /// Boards of many kinds: what a fixed sequence of rolls and choices leads to, siblings included.
    fn many_boards() -> Vec<Board> {
        let mut boards = Vec::new();
        let mut list = Afterstates::new();
        let mut state = 1u64;
        let mut next = |bound: usize| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) as usize % bound
        };
        for start in [Board::start(), Board::nackgammon(), Board::hypergammon()] {
            let mut board = start;
            for _ in 0..150 {
                generate(&board, (1 + next(6) as u8, 1 + next(6) as u8), &mut list);
                boards.extend(list.boards().iter().take(20).map(Board::swap));
                board = list.boards()[next(list.len())].swap();
                if board.finished().is_some() {
                    board = start;
                }
            }
        }
        boards
    }

    #[test]
    fn every_result_is_sound_whoever_asks_and_however() {
        let boards = many_boards();
        let nets = builtin();
        for evaluator in [&nets.main, &nets.fast] {
            let mut all = vec![Probs::default(); boards.len()];
            evaluator.evaluate(&boards, &mut all);
            for (board, probs) in boards.iter().zip(&all) {
                assert_eq!(evaluator.evaluate_one(board), *probs, "alone and among others: {board:?}");
                let classes = probs.classes();
                assert!(classes.iter().all(|c| (-1e-6..=1.000_001).contains(c)), "{board:?} {classes:?}");
                if board.lanes[1][0] > 0 {
                    assert_eq!((probs.win_g, probs.win_bg), (0.0, 0.0), "{board:?}");
                }
                if board.lanes[0][0] > 0 {
                    assert_eq!((probs.lose_g, probs.lose_bg), (0.0, 0.0), "{board:?}");
                }
            }
        }
    }

    #[test]
    fn finished_games_are_exact() {
        let lost = Board::from_points(&[(24, 1), (6, 14)], &[(0, 15)]);
        assert_eq!(builtin().main.evaluate_one(&lost).equity(), -3.0);
        assert_eq!(builtin().main.evaluate_one(&lost.swap()).equity(), 3.0);
    }

    #[test]
    fn the_start_is_a_small_advantage() {
        let nets = builtin();
        for evaluator in [&nets.main, &nets.fast] {
            let equity = evaluator.evaluate_one(&Board::start()).equity();
            assert!((-0.05..0.25).contains(&equity), "{equity}");
        }
    }
}
