//! What a position is worth: five probabilities, and the one interface through which every evaluator is asked.

pub use crate::net::NetEvaluator;
use crate::standard::{Board, Finish, Seat};

/// The chances of the player on roll of the evaluated board, before their roll. Gammon chances are *cumulative*: `win`
/// contains the gammons, `win_g` the backgammons. Each lies between 0 and 1.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Probs {
    /// Winning the game, by any grade.
    pub win: f32,
    /// Winning a gammon or a backgammon.
    pub win_g: f32,
    /// Winning a backgammon, which `win_g` contains.
    pub win_bg: f32,
    /// Losing a gammon or a backgammon.
    pub lose_g: f32,
    /// Losing a backgammon, which `lose_g` contains.
    pub lose_bg: f32,
}

impl Probs {
    /// The same chances seen by the other player.
    #[must_use]
    pub fn swap(&self) -> Self {
        Self {
            win: 1.0 - self.win,
            win_g: self.lose_g,
            win_bg: self.lose_bg,
            lose_g: self.win_g,
            lose_bg: self.win_bg,
        }
    }

    /// Cubeless equity for money in points: from -3 to 3, positive is good for the player on roll.
    ///
    /// ```
    /// use pasch_engine::eval::Probs;
    /// // Of four games three are won, one of these as a gammon.
    /// let chances = Probs { win: 0.75, win_g: 0.25, ..Probs::default() };
    /// assert_eq!(chances.equity(), 0.75);
    /// assert_eq!(chances.swap().equity(), -0.75);
    /// ```
    #[must_use]
    pub fn equity(&self) -> f32 {
        2.0 * self.win - 1.0 + (self.win_g - self.lose_g) + (self.win_bg - self.lose_bg)
    }

    /// The nearest sound values: everything between 0 and 1, a backgammon no likelier than a gammon, a gammon no
    /// likelier than the win or loss it is part of; not-a-number counts as 0.
    #[must_use]
    pub fn sanitize(&self) -> Self {
        let clamp = |x: f32, most: f32| if x > 0.0 { x.min(most) } else { 0.0 };
        let win = clamp(self.win, 1.0);
        let win_g = clamp(self.win_g, win);
        let lose_g = clamp(self.lose_g, 1.0 - win);
        Self { win, win_g, win_bg: clamp(self.win_bg, win_g), lose_g, lose_bg: clamp(self.lose_bg, lose_g) }
    }

    /// The certain outcome of a finished game, seen by the player on roll of the board that was asked.
    #[must_use]
    pub fn certain(finish: Finish) -> Self {
        let gammon = f32::from(u8::from(finish.points >= 2));
        let backgammon = f32::from(u8::from(finish.points >= 3));
        let won = Self { win: 1.0, win_g: gammon, win_bg: backgammon, lose_g: 0.0, lose_bg: 0.0 };
        match finish.winner {
            Seat::OnRoll => won,
            Seat::Opponent => won.swap(),
        }
    }

    /// The six exclusive chances in the order lose a backgammon, lose a gammon, lose, win, win a gammon, win a
    /// backgammon; they add up to 1.
    #[must_use]
    pub fn classes(&self) -> [f32; 6] {
        [
            self.lose_bg,
            self.lose_g - self.lose_bg,
            1.0 - self.win - self.lose_g,
            self.win - self.win_g,
            self.win_g - self.win_bg,
            self.win_bg,
        ]
    }

    /// The inverse of [`Probs::classes`].
    #[must_use]
    pub fn from_classes(classes: &[f32; 6]) -> Self {
        Self {
            win: classes[3] + classes[4] + classes[5],
            win_g: classes[4] + classes[5],
            win_bg: classes[5],
            lose_g: classes[1] + classes[0],
            lose_bg: classes[0],
        }
    }
}

/// Anything that can judge positions without looking ahead.
pub trait Evaluator: Send + Sync {
    /// Writes the chances of each board into the same place of `out`. Boards have the player on roll in `lanes[0]`,
    /// before their roll; the chances are theirs. Siblings of one node should come in one call: they share work.
    ///
    /// A board's result never depends on the other boards of the call.
    ///
    /// # Panics
    /// When `boards` and `out` differ in length.
    fn evaluate(&self, boards: &[Board], out: &mut [Probs]);

    /// The chances of a single board.
    fn evaluate_one(&self, board: &Board) -> Probs {
        let mut out = [Probs::default()];
        self.evaluate(std::slice::from_ref(board), &mut out);
        out[0]
    }

    /// A number that changes with what it believes; 0 where there is none.
    fn id(&self) -> u64 {
        0
    }
}

impl<E: Evaluator + ?Sized> Evaluator for &E {
    fn evaluate(&self, boards: &[Board], out: &mut [Probs]) {
        (**self).evaluate(boards, out);
    }

    fn id(&self) -> u64 {
        (**self).id()
    }
}

impl<E: Evaluator + ?Sized> Evaluator for std::sync::Arc<E> {
    fn evaluate(&self, boards: &[Board], out: &mut [Probs]) {
        (**self).evaluate(boards, out);
    }

    fn id(&self) -> u64 {
        (**self).id()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn certain_outcomes() {
        let lost = Probs::certain(Finish { winner: Seat::Opponent, points: 3 });
        assert_eq!(lost, Probs { lose_g: 1.0, lose_bg: 1.0, ..Probs::default() });
        assert_eq!(lost.equity(), -3.0);
        assert_eq!(lost.swap().equity(), 3.0);
        assert_eq!(Probs::certain(Finish { winner: Seat::OnRoll, points: 1 }).equity(), 1.0);
    }

    proptest! {
        #[test]
        fn sound_values_survive_every_round_trip(raw in prop::array::uniform5(-0.5f32..1.5)) {
            let [win, win_g, win_bg, lose_g, lose_bg] = raw;
            let probs = Probs { win, win_g, win_bg, lose_g, lose_bg }.sanitize();
            prop_assert_eq!(probs.sanitize(), probs);
            prop_assert!(probs.classes().iter().all(|&c| c >= -1e-6));
            prop_assert!((probs.classes().iter().sum::<f32>() - 1.0).abs() < 1e-5);
            prop_assert!((probs.swap().equity() + probs.equity()).abs() < 1e-5);
            prop_assert!((Probs::from_classes(&probs.classes()).equity() - probs.equity()).abs() < 1e-5);
        }
    }
}
