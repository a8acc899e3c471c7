//! The match that a session is at: the fold of its log, from one side.

use pasch_rules::{
    Action, ApplyError, ByPlayer, Cube, MatchState, Phase, Place, Play, PlayGraph, Player, Record,
};

use crate::board::Board;
use crate::command::End;
use crate::event::{Began, Role, Start};
use crate::known::Known;
use crate::names::written;
use crate::places::Direction;
use crate::refusal::Refusal;
use crate::words::YOU;

/// A match and the place of the session at it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    pub(super) role: Role,
    pub(super) began: Began,
    pub(super) allows_pips: bool,
    record: Record,
    /// The fold of the record.
    state: MatchState,
}

impl Match {
    /// A match from its start.
    ///
    /// # Errors
    /// When the record cannot be played, or its game has no numbers in FIBS.
    pub(super) fn new(start: &Start) -> Result<Match, Refusal> {
        let empty = Record { header: start.record.header.clone(), actions: Vec::new() };
        let state = MatchState::new(&empty.header)?;
        if !state.round().iter().all(|rules| rules.spec().moves_as_backgammon()) {
            return Err(Refusal::Game);
        }
        let (role, began, allows_pips) = (start.role, start.began, start.allows_pips);
        let mut game = Match { role, began, allows_pips, record: empty, state };
        for action in &start.record.actions {
            game.apply(action).map_err(|_| Refusal::Game)?;
        }
        Ok(game)
    }

    /// Takes the next action of the log; nothing has changed if the rules refuse it.
    pub(super) fn apply(&mut self, action: &Action) -> Result<(), ApplyError> {
        self.state.apply(action)?;
        self.record.actions.push(action.clone());
        Ok(())
    }

    pub(super) const fn state(&self) -> &MatchState {
        &self.state
    }

    pub(super) const fn record(&self) -> &Record {
        &self.record
    }

    pub(super) const fn side(&self) -> Player {
        self.role.side()
    }

    pub(super) const fn seat(&self) -> Option<Player> {
        self.role.seat()
    }

    /// A player as this reader reads them: `You`, or their name.
    pub(super) fn name(&self, player: Player) -> String {
        if self.seat() == Some(player) { YOU.to_owned() } else { written(&self.record.header.names[player]) }
    }

    /// The opponent's name as the server knows it.
    pub(super) fn opponent(&self) -> &str {
        &self.record.header.names[self.side().other()]
    }

    /// Whether no action of the present game has come yet.
    pub(super) fn is_before_first_throw(&self) -> bool {
        match self.state.phase() {
            Phase::GameOver(_) => true,
            Phase::Opening => !matches!(self.record.actions.last(), Some(Action::OpeningRoll(_))),
            _ => false,
        }
    }

    /// The state that the board shows: while a resignation waits, the one before it.
    fn shown(&self) -> MatchState {
        if matches!(self.state.phase(), Phase::ResignOffered { .. }) {
            let before = self.record.actions.len().saturating_sub(1);
            let record = Record {
                header: self.record.header.clone(),
                actions: self.record.actions[..before].to_vec(),
            };
            if let Ok(state) = record.final_state() {
                return state;
            }
        }
        self.state.clone()
    }

    /// The board as this reader reads it. `graph` is that of the roll on the board, where it is known already.
    pub(super) fn board(&self, graph: Option<&PlayGraph>) -> Board {
        let state = self.shown();
        let pieces = match (graph, state.play_graph()) {
            (Some(graph), _) => graph.longest(),
            (None, Some(graph)) => graph.longest(),
            (None, None) => 0,
        };
        let names = ByPlayer::from_fn(|player| self.name(player));
        Board::of(&state, self.side(), &names, u8::try_from(pieces).unwrap_or(u8::MAX))
    }

    /// The points that a loss of a grade brings now: with the cube, and with the Jacoby rule where it holds.
    pub(super) fn worth(&self, grade: pasch_rules::Grade) -> u32 {
        let state = &self.state;
        let points = state.counted(state.rules().grade_points(grade));
        points.saturating_mul(state.cube().value.min(Cube::MAX))
    }

    /// The play that these moves are, in the order in which they were typed.
    pub(super) fn play(&self, player: Player, moves: &[(End, End)]) -> Result<Play, Refusal> {
        let graph = self.state.play_graph().ok_or(Known::NotYourTurnToMove)?;
        let way = Direction::of(player);
        let place = |end: &End| match end {
            End::Bar => Some(Place::Bar),
            End::Off => Some(Place::Off),
            End::Number(number) => way.place(*number),
        };
        let mut places = Vec::new();
        for (from, to) in moves {
            places.push((place(from).ok_or(Known::CantRemove)?, place(to).ok_or(Known::CantRemove)?));
        }
        let mut deepest = (0, 0);
        if let Some(play) = walk(&graph, &places, 0, &mut Vec::new(), &mut deepest) {
            return Ok(play);
        }
        let longest = graph.longest();
        if places.len() != longest {
            return Err(Known::MustGive(longest).into());
        }
        let (done, node) = deepest;
        let Some((from, to)) = places.get(done) else { return Err(Refusal::OtherPlay) };
        let side = graph.nodes()[node].position.side(player);
        if side.bar > 0 && *from != Place::Bar {
            return Err(Known::BarFirst.into());
        }
        if side.at(*from) == 0 || *from == Place::Off {
            return Err(Known::CantRemove.into());
        }
        let points = way.number(*from).abs_diff(way.number(*to));
        Err(Known::CantMove { points, nth: done + 1 }.into())
    }
}

/// The path of these moves from a node to the end of a play; two dice may make the same move, so all are tried. `deepest` is
/// the longest beginning that could be walked, and where it led.
fn walk(
    graph: &PlayGraph,
    moves: &[(Place, Place)],
    node: usize,
    path: &mut Vec<pasch_rules::Move>,
    deepest: &mut (usize, usize),
) -> Option<Play> {
    if path.len() > deepest.0 {
        *deepest = (path.len(), node);
    }
    let here = &graph.nodes()[node];
    let Some((from, to)) = moves.get(path.len()) else {
        return here.complete.then(|| Play { moves: path.clone() });
    };
    for edge in here.edges.iter().filter(|edge| edge.mv.from == *from && edge.mv.to == *to) {
        path.push(edge.mv);
        let found = walk(graph, moves, edge.node, path, deepest);
        path.pop();
        if found.is_some() {
            return found;
        }
    }
    None
}
