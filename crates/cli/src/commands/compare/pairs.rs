//! One decision as both programs see it. All equities are EMG: units of the cube as it stood, normalised in a match.

use pasch_analysis::measure::{LEAST_SPREAD, close_cube};
use pasch_analysis::report::{CubeAction, CubeReport, Decision, PlayReport, Turn};
use pasch_analysis::{Item, Plan, Question, Report};
use pasch_engine::analyst::cube_of;
use pasch_engine::cube::CubeMet;
use pasch_engine::gate::board_from;
use pasch_engine::met::Met;
use pasch_engine::standard::Board;
use pasch_formats::overlay::{JudgedCube, JudgedPlays, Note, Overlay};
use pasch_rules::{Player, Record};

/// A match as both programs judged it.
pub struct Judged {
    pub name: String,
    /// The match, as both know it.
    pub record: Record,
    /// What GNU Backgammon says about it.
    pub overlay: Overlay,
    pub plan: Plan,
    pub report: Report,
}

/// Pasch's figure and GNU Backgammon's.
pub type Two<T> = [T; 2];

/// A decision that both have judged.
#[derive(Clone, Debug)]
pub struct Pair {
    pub of: usize,
    /// Index of the action in its record.
    pub action: usize,
    pub player: Player,
    /// What it was about, and what either would do.
    pub choice: Choice,
    /// What the decision lost.
    pub loss: Two<f64>,
    /// Whether it counts for PR.
    pub counts: Two<bool>,
    /// What either thinks the other's choice loses; both 0 where they choose alike.
    pub seen: Two<f64>,
}

/// What either would do.
#[derive(Clone, Debug, PartialEq)]
pub enum Choice {
    /// The plays of a roll.
    Play {
        /// The boards after either's best play, the mover first.
        boards: Two<Board>,
        /// The plays in notation.
        names: Two<String>,
        /// Places of both in GNU Backgammon's list, from 0; `None` where Pasch's play is not in it.
        places: Option<Two<usize>>,
    },
    /// Double or roll on: whether either doubles.
    Double(Two<bool>),
    /// Take or pass: whether either takes.
    Take(Two<bool>),
}

impl Pair {
    /// Whether both would do the same.
    pub fn agree(&self) -> bool {
        match &self.choice {
            Choice::Play { boards: [mine, theirs], .. } => mine == theirs,
            Choice::Double([mine, theirs]) | Choice::Take([mine, theirs]) => mine == theirs,
        }
    }

    /// Whether it is about the cube.
    pub fn is_cube(&self) -> bool {
        !matches!(self.choice, Choice::Play { .. })
    }

    /// Whether it counts for either of them.
    pub fn matters(&self) -> bool {
        self.counts[0] || self.counts[1]
    }
}

/// The decisions of all matches that both have judged, in order.
pub fn all(judged: &[Judged], met: &Met) -> Vec<Pair> {
    let mut pairs = Vec::new();
    for (of, one) in judged.iter().enumerate() {
        for turn in one.report.turns() {
            let item = one.plan.items.iter().find(|item| item.action == turn.action);
            let found = item.zip(one.overlay.notes.get(&turn.action));
            pairs.extend(found.and_then(|(item, note)| pair(of, turn, item, note, met)));
        }
    }
    pairs
}

fn pair(of: usize, turn: &Turn, item: &Item, note: &Note, met: &Met) -> Option<Pair> {
    let (choice, loss, counts, seen) = match (&turn.decision, &item.question) {
        (Decision::Play(play), _) => plays(turn, play, item, note.plays.as_ref()?)?,
        (Decision::Cube(cube), Question::Turn(_) | Question::Answer { depth: 0, .. }) => {
            cubes(turn, cube, item, note.cube.as_ref()?, met)
        }
        // Beavers and what follows them have no figures of their own there.
        (Decision::Cube(_), _) => return None,
    };
    Some(Pair { of, action: turn.action, player: turn.player, choice, loss, counts, seen })
}

type Parts = (Choice, Two<f64>, Two<bool>, Two<f64>);

fn plays(turn: &Turn, play: &PlayReport, item: &Item, theirs: &JudgedPlays) -> Option<Parts> {
    let board = |position| board_from(position, turn.player, item.before.rules()).ok();
    let before = board(&turn.position)?;
    let best = play.candidates.first()?;
    let mine: Vec<Board> = play.candidates.iter().map(|one| board(&one.position)).collect::<Option<_>>()?;

    let ends: Vec<Board> =
        theirs.candidates.iter().map(|one| after(&before, &one.moves)).collect::<Option<_>>()?;
    let (top, low) = theirs.candidates.iter().fold((f64::NEG_INFINITY, f64::INFINITY), |(top, low), one| {
        (top.max(one.equity.into()), low.min(one.equity.into()))
    });
    let first = theirs.candidates.iter().position(|one| f64::from(one.equity) >= top)?;
    let their_loss = |place: usize| (top - f64::from(theirs.candidates[place].equity)).max(0.0);
    // Lists end somewhere: what is not in one, or was looked at less deeply, loses at least what its last play does.
    let place = ends.iter().position(|end| *end == mine[0]);
    let last = play.candidates.iter().rev().find_map(|one| one.loss)?;
    let seen = [
        mine.iter()
            .position(|end| *end == ends[first])
            .and_then(|at| play.candidates[at].loss)
            .unwrap_or(last),
        place.map_or(top - low, their_loss),
    ];
    let choice = Choice::Play {
        boards: [mine[0], ends[first]],
        names: [best.play.clone(), theirs.candidates[first].text()],
        places: place.map(|place| [place, first]),
    };
    let counts = [turn.counts, ends.len() >= 2 && top - low >= LEAST_SPREAD];
    let agree = mine[0] == ends[first];
    Some((choice, [turn.loss, their_loss(theirs.played?)], counts, if agree { [0.0; 2] } else { seen }))
}

fn cubes(turn: &Turn, cube: &CubeReport, item: &Item, theirs: &JudgedCube, met: &Met) -> Parts {
    let answers = matches!(item.question, Question::Answer { .. });
    let [nd, dt] = branches(item, theirs, met);
    let mine = [cube.no_double, cube.double_take];
    if answers {
        let takes = [cube.should_take, dt <= 1.0];
        let lost = |dt: f64, take: bool| if take { (dt - 1.0).max(0.0) } else { (1.0 - dt).max(0.0) };
        let took = cube.action != CubeAction::Drop;
        let seen = [lost(mine[1], takes[1]), lost(dt, takes[0])];
        (Choice::Take(takes), [turn.loss, lost(dt, took)], [turn.counts, true], seen)
    } else {
        let double = |[nd, dt]: Two<f64>| dt.min(1.0) > nd;
        let lost = |[nd, dt]: Two<f64>, doubled: bool| {
            let dt = dt.min(1.0);
            nd.max(dt) - if doubled { dt } else { nd }
        };
        let doubled = cube.action == CubeAction::Double;
        let doubles = [cube.should_double, double([nd, dt])];
        let seen = if doubles[0] == doubles[1] {
            [0.0; 2]
        } else {
            [lost(mine, doubles[1]), lost([nd, dt], doubles[0])]
        };
        let counts = doubled || close_cube(nd, dt, 1.0);
        (Choice::Double(doubles), [turn.loss, lost([nd, dt], doubled)], [turn.counts, counts], seen)
    }
}

/// No double, and double and take, of a judgement of the cube: EMG of the doubler.
pub fn branches(item: &Item, judged: &JudgedCube, met: &Met) -> Two<f64> {
    let at = scale(item, met);
    [judged.no_double_value[1], judged.double_take_value[1]].map(|value| {
        // In a match they are winning chances.
        if at.is_match() { at.equity(value.into()) } else { value.into() }
    })
}

/// The cube a decision is about, as its doubler, or the player of a roll, sees it.
pub fn scale<'m>(item: &Item, met: &'m Met) -> CubeMet<'m> {
    CubeMet::new(cube_of(&item.before, doubler(item)), met)
}

/// Whose equities a decision is told in: the doubler of a cube, else who plays.
pub fn doubler(item: &Item) -> Player {
    if matches!(item.question, Question::Answer { .. }) { item.player.other() } else { item.player }
}

/// The board after single moves of the player in `lanes[0]`, who stays there; `None` when there is no checker to move.
pub fn after(board: &Board, moves: &[(u8, u8)]) -> Option<Board> {
    let mut board = *board;
    for &(from, to) in moves {
        let (from, to) = (usize::from(from), usize::from(to));
        let left = board.lanes[0].get(from)?.checked_sub(1)?;
        board.lanes[0][from] = left;
        *board.lanes[0].get_mut(to)? += 1;
        if (1..=24).contains(&to) && board.lanes[1][25 - to] == 1 {
            board.lanes[1][25 - to] = 0;
            board.lanes[1][25] += 1;
        }
    }
    Some(board)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_take_checkers_along_hit_and_bear_off() {
        let board = Board::from_points(&[(25, 1), (6, 1), (1, 1), (0, 12)], &[(5, 1), (24, 1), (0, 13)]);
        // 20 is the opponent's five point, 1 the opponent's twenty-four.
        let played = after(&board, &[(25, 20), (6, 1)]).unwrap();
        let wanted = Board::from_points(&[(20, 1), (1, 2), (0, 12)], &[(25, 2), (0, 13)]);
        assert_eq!(played, wanted);
        assert_eq!(after(&played, &[(1, 0)]).unwrap().lanes[0][0], 13);
        assert!(after(&board, &[(12, 6)]).is_none());
        assert!(after(&board, &[(40, 6)]).is_none());
    }
}
