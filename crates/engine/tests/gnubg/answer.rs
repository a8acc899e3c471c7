//! What GNU Backgammon answered, in our words.

use crate::ask::{TABLE, rows};
use pasch_engine::cube::CubeInfo;
use pasch_engine::eval::Probs;
use pasch_engine::standard::Board;

/// What it says of a position before the roll, seen by the player on roll, without looking ahead.
#[derive(Clone, Copy, Debug)]
pub struct Answer {
    /// Cubeless chances of the player on roll.
    pub probs: Probs,
    /// Equity without a double: of the cube as it stands for money, normalised in a match.
    pub no_double: f64,
    /// Equity of a double that is taken, on the same scale.
    pub double_take: f64,
}

/// The table and all answers of one run of GNU Backgammon.
pub struct Answers {
    /// The chance of who needs so many points (row) against who needs so many (column), each less one,
    /// before the Crawford game.
    pub table: Vec<Vec<f64>>,
    /// The chance of who needs so many points, less one, against one, after it.
    pub after_crawford: Vec<f64>,
    /// One answer for each question.
    pub each: Vec<Answer>,
}

/// Asks as [`rows`] does and reads the answers.
pub fn ask(name: &str, questions: &[(Board, CubeInfo)]) -> Option<Answers> {
    let rows = rows(name, questions)?;
    let (table, each) = rows.split_at(TABLE);
    let (after_crawford, table) = table.split_last().expect("a table");
    let each = each.iter().map(|row| answer(row)).collect();
    Some(Answers { table: table.to_vec(), after_crawford: after_crawford.clone(), each })
}

fn answer(row: &[f64]) -> Answer {
    let &[win, win_g, win_bg, lose_g, lose_bg, no_double, double_take] = row else {
        panic!("seven numbers, not {row:?}");
    };
    let [win, win_g, win_bg, lose_g, lose_bg] = [win, win_g, win_bg, lose_g, lose_bg].map(|p| p as f32);
    Answer { probs: Probs { win, win_g, win_bg, lose_g, lose_bg }, no_double, double_take }
}
