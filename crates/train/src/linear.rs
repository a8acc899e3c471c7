//! The weakest trained player: equity as a weighted sum of the raw inputs, one set of weights for contact and one for
//! races, learnt by temporal differences. A yardstick in the manner of pubeval, with weights of our own.

use pasch_engine::standard::{
    Board, Seat,
    encode::{INPUTS, for_each_active},
    movegen::{Afterstates, generate},
};
use pasch_messages::Describe;
use serde::{Deserialize, Serialize};

use crate::{
    player::{Player, PlayerError},
    random::Stream,
};

/// The weights: for each kind of position those of the inputs, then the constant. Equities are in points, for the
/// player on roll of the board.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct Linear {
    contact: Vec<f32>,
    race: Vec<f32>,
}

/// How the linear player is trained.
#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct LinearPlan {
    pub games: u64,
    pub rate: f32,
    /// Last rate; falls exponentially in between.
    pub rate_end: f32,
}

/// Why a text holds no linear player.
#[derive(Debug, Describe, thiserror::Error)]
#[describe("linear-error")]
pub enum LinearError {
    /// It is not the expected TOML.
    Toml(
        #[from]
        #[describe(name = "value", text)]
        toml::de::Error,
    ),
    /// The number of weights is wrong.
    #[describe(args(wanted = INPUTS + 1))]
    Weights { found: usize },
}

impl Linear {
    /// The player that is delivered with the program.
    ///
    /// # Errors
    /// Never, unless the program was built from a damaged file.
    pub fn builtin() -> Result<Self, LinearError> {
        Self::from_toml(include_str!("../data/linear.toml"))
    }

    /// Reads a player from TOML.
    ///
    /// # Errors
    /// When the text is something else.
    pub fn from_toml(text: &str) -> Result<Self, LinearError> {
        let linear: Self = toml::from_str(text)?;
        for weights in [&linear.contact, &linear.race] {
            if weights.len() != INPUTS + 1 {
                return Err(LinearError::Weights { found: weights.len() });
            }
        }
        Ok(linear)
    }

    /// The player as TOML, four digits a weight.
    #[must_use]
    pub fn to_toml(&self) -> String {
        let mut text = String::new();
        for (name, weights) in [("contact", &self.contact), ("race", &self.race)] {
            text += &format!("{name} = [\n");
            for row in weights.chunks(10) {
                let row: Vec<String> = row.iter().map(|w| format!("{w:.4}")).collect();
                text += &format!("    {},\n", row.join(", "));
            }
            text += "]\n";
        }
        text
    }

    /// Learns from self-play. Calls `each` now and then with the games played so far.
    #[must_use]
    pub fn train(plan: &LinearPlan, seed: u64, mut each: impl FnMut(u64)) -> Self {
        let mut linear = Self { contact: vec![0.0; INPUTS + 1], race: vec![0.0; INPUTS + 1] };
        let mut list = Afterstates::new();
        for game in 0..plan.games {
            let share = game as f32 / plan.games as f32;
            let rate = plan.rate * (plan.rate_end / plan.rate).powf(share);
            let mut stream = Stream::new(&[seed, game, 0x11]);
            let mut board = Board::start();
            let mut dice = stream.opening();
            loop {
                generate(&board, dice, &mut list);
                let (next, value) = linear.best(&list);
                linear.learn(&board, -value, rate);
                if next.finished().is_some() {
                    break;
                }
                board = next;
                dice = stream.dice();
            }
            if game % 1000 == 0 {
                each(game);
            }
        }
        linear
    }

    /// The equity of a board for the player on roll; exact when the game is over.
    #[must_use]
    pub fn equity(&self, board: &Board) -> f32 {
        if let Some(finish) = board.finished() {
            let points = f32::from(finish.points);
            return if finish.winner == Seat::OnRoll { points } else { -points };
        }
        let weights = if board.is_race() { &self.race } else { &self.contact };
        let mut sum = weights[INPUTS];
        for_each_active(board, |input, value| sum += weights[input] * value);
        sum
    }

    fn learn(&mut self, board: &Board, target: f32, rate: f32) {
        let step = rate * (target - self.equity(board));
        let weights = if board.is_race() { &mut self.race } else { &mut self.contact };
        for_each_active(board, |input, value| weights[input] += step * value);
        weights[INPUTS] += step;
    }

    /// The best result of a list, with the opponent on roll, and its equity for the opponent.
    fn best(&self, list: &Afterstates) -> (Board, f32) {
        let valued = list.boards().iter().map(|board| {
            let next = board.swap();
            (next, self.equity(&next))
        });
        valued.min_by(|a, b| a.1.total_cmp(&b.1)).unwrap_or((Board::start(), 0.0))
    }
}

impl Player for Linear {
    fn play(&self, board: &Board, dice: (u8, u8), _: u64) -> Result<Board, PlayerError> {
        let mut list = Afterstates::new();
        generate(board, dice, &mut list);
        Ok(self.best(&list).0.swap())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{arena::arena, player::Random};

    #[test]
    fn learns_to_beat_chance() {
        let plan = LinearPlan { games: 1000, rate: 0.005, rate_end: 0.001 };
        let linear = Linear::train(&plan, 1, |_| ());
        let score = arena(&linear, &Random, 200, 2).expect("both play");
        assert!(score.points_per_game > 0.8, "{score}");
        assert_eq!(linear, Linear::train(&plan, 1, |_| ()));
    }

    #[test]
    fn the_delivered_player_is_whole_and_text_keeps_it() {
        let linear = Linear::builtin().expect("the delivered weights");
        assert_eq!(Linear::from_toml(&linear.to_toml()).expect("its own text"), linear);
        assert!(matches!(
            Linear::from_toml("contact = [1.0]\nrace = []"),
            Err(LinearError::Weights { found: 1 })
        ));
        let start = linear.equity(&Board::start());
        assert!((-0.2..0.5).contains(&start), "{start}");
        let score = arena(&linear, &Random, 400, 5).expect("both play");
        assert!(score.points_per_game > 1.3, "{score}");
    }
}
