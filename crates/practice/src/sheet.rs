//! Problems on paper: what is asked, and the answers apart.

use pasch_wire::{CubeAnswer, ProblemKind, ProblemView, SheetAnswer, SheetProblem, TurnReport};

/// Problems on a sheet, at most.
pub const MOST: usize = 24;

/// Answers to a problem that are printed.
const ANSWERS: usize = 3;

/// A problem for a sheet. What a page needs to play it is left out.
pub(crate) fn printed(problem: ProblemView, answers: Vec<SheetAnswer>) -> SheetProblem {
    SheetProblem { problem: ProblemView { plays: None, ..problem }, answers }
}

/// The first answers in their order, the best first, as the text of the play and its equity.
pub(crate) fn plays(plays: impl IntoIterator<Item = (String, f64)>) -> Vec<SheetAnswer> {
    let answer = |(play, equity)| SheetAnswer { play: Some(play), cube: None, equity };
    plays.into_iter().take(ANSWERS).map(answer).collect()
}

/// Both answers to a question about the cube, the better first, in equity of whoever answers. The equities given are those of the
/// player on roll: not to double, a double that is taken, one that is passed.
pub(crate) fn cube(kind: ProblemKind, [stay, take, pass]: [f64; 3]) -> Vec<SheetAnswer> {
    let two = if kind == ProblemKind::Take {
        [(CubeAnswer::Take, -take), (CubeAnswer::Drop, -pass)]
    } else {
        [(CubeAnswer::NoDouble, stay), (CubeAnswer::Double, take.min(pass))]
    };
    let mut answers = two.map(|(act, equity)| SheetAnswer { play: None, cube: Some(act), equity });
    answers.sort_by(|one, two| two.equity.total_cmp(&one.equity));
    answers.into()
}

/// The answers to a decision of a report.
pub(crate) fn of_turn(kind: ProblemKind, turn: &TurnReport) -> Vec<SheetAnswer> {
    match (&turn.cube_decision, kind) {
        (_, ProblemKind::Play) => plays(turn.candidates.iter().map(|one| (one.play.clone(), one.equity))),
        (Some(found), _) => cube(kind, [found.no_double, found.double_take, found.double_pass]),
        (None, _) => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_better_answer_about_the_cube_comes_first() {
        let told = |kind, equities| -> Vec<(CubeAnswer, f64)> {
            cube(kind, equities).into_iter().filter_map(|one| Some((one.cube?, one.equity))).collect()
        };
        use CubeAnswer::{Double, Drop, NoDouble, Take};
        assert_eq!(told(ProblemKind::Double, [0.5, 0.7, 1.0]), [(Double, 0.7), (NoDouble, 0.5)]);
        assert_eq!(told(ProblemKind::Double, [0.7, 1.2, 1.0]), [(Double, 1.0), (NoDouble, 0.7)]);
        assert_eq!(told(ProblemKind::Double, [1.1, 1.2, 1.0]), [(NoDouble, 1.1), (Double, 1.0)], "too good");
        assert_eq!(told(ProblemKind::Take, [0.7, 1.2, 1.0]), [(Drop, -1.0), (Take, -1.2)]);
        assert_eq!(told(ProblemKind::Take, [0.5, 0.7, 1.0]), [(Take, -0.7), (Drop, -1.0)]);
    }
}
