//! One fact on one state: the actions it means, the state behind it, and whether it fits.
//!
//! A fact that does not fit is read so that the lines behind it can still be read: a correction early in a match must not
//! make everything behind it useless.

use pasch_rules::{
    Action, ApplyError, Cube, GameSetup, MatchState, Misplay, MisplayRefusal, Phase, Play, Player, Position,
    Setup, SetupTurn, Shift, misplay,
};

use crate::entry::{AsPlayed, Fact};
use crate::fault::Fault;

/// What a fact leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The actions of a record that it means; all are legal one after the other.
    pub actions: Vec<Action>,
    /// The state behind it.
    pub after: MatchState,
    /// Why it does not fit, if so.
    pub fault: Option<Fault>,
}

/// Reads a fact where the match stands so. A header is read as a fact that changes nothing: who begins a match with one
/// makes its state.
#[must_use]
pub fn check(before: &MatchState, fact: &Fact) -> Outcome {
    match fact {
        Fact::Match(_) | Fact::Note(_) | Fact::Clocks(_) => {
            Outcome { actions: Vec::new(), after: before.clone(), fault: None }
        }
        Fact::Action(action) => read_action(before, action),
        Fact::AsPlayed(played) => read_as_played(before, played),
    }
}

/// Tries these actions one after the other; all or none.
fn attempt(before: &MatchState, actions: Vec<Action>, fault: Option<Fault>) -> Result<Outcome, ApplyError> {
    let mut after = before.clone();
    for action in &actions {
        after.apply(action)?;
    }
    Ok(Outcome { actions, after, fault })
}

/// Nothing happens.
fn left_out(before: &MatchState, fault: Fault) -> Outcome {
    Outcome { actions: Vec::new(), after: before.clone(), fault: Some(fault) }
}

fn read_action(before: &MatchState, action: &Action) -> Outcome {
    let error = match attempt(before, vec![action.clone()], None) {
        Ok(outcome) => return outcome,
        Err(error) => error,
    };
    let unanswered = matches!(before.phase(), Phase::ResignOffered { .. });
    if let (Action::Play(play), false) = (action, unanswered) {
        return read_play(before, play, error);
    }
    let here = || vec![action.clone()];
    let (first, fault) = match (action, *before.phase()) {
        (Action::Roll(_) | Action::Double, Phase::ToMove { player, .. }) => {
            (stand(before, player, before.position().to_setup()), Fault::NoPlay)
        }
        (Action::Roll(_), Phase::DoubleOffered { .. }) => (Action::Take, Fault::NoAnswer),
        (Action::Roll(_) | Action::Play(_) | Action::Double, Phase::ResignOffered { .. }) => {
            (Action::RejectResign, Fault::NoAnswer)
        }
        (Action::OpeningRoll(_) | Action::FirstTurn(_), phase) if phase.is_playing() => {
            (next_game(before), Fault::Unfinished)
        }
        _ => return left_out(before, Fault::Refused(error)),
    };
    let actions = std::iter::once(first).chain(here()).collect();
    attempt(before, actions, Some(fault)).unwrap_or_else(|_| left_out(before, Fault::Refused(error)))
}

/// A play that is no path of the graph: written for another board, or illegal.
fn read_play(before: &MatchState, play: &Play, error: ApplyError) -> Outcome {
    let refused = |error| left_out(before, Fault::Refused(error));
    let moves = Misplay { shifts: play.moves.iter().map(|mv| Shift { from: mv.from, to: mv.to }).collect() };
    let (player, fault) = match *before.phase() {
        Phase::ToMove { player, .. } => match &error {
            ApplyError::IllegalPlay { fault, .. } => (player, Fault::NotLegal { fault: *fault }),
            _ => return refused(error),
        },
        Phase::ToRoll { player } => (player, Fault::NoRoll),
        _ => return refused(error),
    };
    let Ok(board) = carried(before, player, &moves) else { return refused(error) };
    if let Some(play) = legal_way(before, &board)
        && let Ok(outcome) = attempt(before, vec![Action::Play(play)], None)
    {
        return outcome;
    }
    let stand = stand(before, player, board.to_setup());
    attempt(before, vec![stand], Some(fault)).unwrap_or_else(refused)
}

fn read_as_played(before: &MatchState, played: &AsPlayed) -> Outcome {
    let refused = |error| left_out(before, Fault::Refused(error));
    let (player, fault) = match *before.phase() {
        Phase::ToMove { player, .. } => (player, None),
        Phase::ToRoll { player } => (player, Some(Fault::NoRoll)),
        phase => return left_out(before, Fault::NotNow { phase }),
    };
    let board = match played {
        AsPlayed::Moves(moves) => match carried(before, player, moves) {
            Ok(board) => board.to_setup(),
            Err(why) => return refused(why.into()),
        },
        AsPlayed::Board(board) => *board,
    };
    let reached = Position::try_from_setup(&board, before.rules().spec());
    if let Some(play) = reached.ok().and_then(|reached| legal_way(before, &reached))
        && let Ok(outcome) = attempt(before, vec![Action::Play(play)], None)
    {
        return outcome;
    }
    attempt(before, vec![stand(before, player, board)], fault).unwrap_or_else(refused)
}

/// The board after a player's checkers were carried.
fn carried(before: &MatchState, player: Player, moves: &Misplay) -> Result<Position, MisplayRefusal> {
    if moves.shifts.len() > Misplay::MAX {
        return Err(MisplayRefusal::TooLong(moves.shifts.len()));
    }
    misplay::after_misplay(before.rules(), before.position(), player, moves)
        .map_err(|index| MisplayRefusal::NoSuchMove { index })
}

/// The legal play of the roll on the table that leads to this board.
fn legal_way(before: &MatchState, board: &Position) -> Option<Play> {
    let plays = before.play_graph()?.plays();
    plays.into_iter().find(|legal| legal.position == *board).map(|legal| legal.play)
}

/// The board set by hand after a player's turn: records keep illegal plays so.
fn stand(before: &MatchState, player: Player, board: Setup) -> Action {
    Action::Setup(GameSetup {
        board,
        turn: SetupTurn::ToRoll(player.other()),
        cube: before.cube(),
        score: before.score(),
        crawford: before.crawford(),
    })
}

/// The game in progress is dropped, and another one begins at the same score.
fn next_game(before: &MatchState) -> Action {
    Action::Setup(GameSetup {
        board: Position::start(before.rules().spec()).to_setup(),
        turn: SetupTurn::Opening,
        cube: Cube::default(),
        score: before.score(),
        crawford: before.crawford(),
    })
}
