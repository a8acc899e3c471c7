//! A transcript as a page shows it.

use pasch_rules::{ByPlayer, Cube, MatchState, Play, Player, Position};

use crate::entry::{Fact, LineId};
use crate::expected::Expected;
use crate::fault::Fault;
use crate::keys::{Cursor, Keys, LETTERS};
use crate::ranking::Ranking;
use crate::transcript::{Line, Transcript};

/// Where a transcript stands for whoever writes it. It follows from the transcript, the keys and the ranking.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// The number of the last entry: the page sends it back with what is typed next.
    pub seen: u32,
    /// Where the next entry goes.
    pub cursor: Cursor,
    /// The board at the cursor.
    pub position: Position,
    /// The player who has to do something there, if anybody in particular.
    pub turn: Option<Player>,
    /// The cube there; while a double is on offer, as it was before.
    pub cube: Cube,
    /// The points won by each player before the game there.
    pub score: ByPlayer<u32>,
    /// The number of the game there, from 1.
    pub game: u32,
    /// The question that the next key answers.
    pub expected: Expected,
    /// The keys that are no entry yet.
    pub typed: String,
    /// The plays that can be picked, the likeliest first; those that the typed points leave.
    pub proposals: Vec<Proposal>,
    /// The lines that do not fit, in their order.
    pub faults: Vec<(LineId, Fault)>,
}

/// A play that can be picked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proposal {
    /// Its key: `⏎` stands for Enter. `None` behind the last letter, and where points are being typed.
    pub key: Option<char>,
    /// The play.
    pub play: Play,
}

/// A line of the list, as a page shows it: the fact itself is with the transcript.
#[derive(Clone, Copy, Debug)]
pub struct ListRow<'a> {
    /// The line.
    pub line: Line<'a>,
    /// The number of its game, from 1; 0 is the header.
    pub game: u32,
    /// The player who did it, if one in particular did.
    pub player: Option<Player>,
}

impl View {
    /// The view of a transcript.
    #[must_use]
    pub fn of(transcript: &Transcript, keys: &Keys, ranking: &dyn Ranking) -> View {
        let state = keys.state(transcript);
        let expected = Expected::of(state);
        let plays = match expected {
            Expected::Play { .. } => keys.candidates(state, ranking).unwrap_or_default(),
            _ => Vec::new(),
        };
        let is_typing = !keys.typed().is_empty();
        let letter = |place: usize| match (place, is_typing) {
            (0, _) => Some('⏎'),
            (_, true) => None,
            (place, false) => LETTERS.chars().nth(place - 1),
        };
        let proposals = plays
            .into_iter()
            .enumerate()
            .map(|(place, play)| Proposal { key: letter(place), play })
            .collect();
        View {
            seen: transcript.len(),
            cursor: keys.cursor(),
            position: *state.position(),
            turn: state.phase().decider(),
            cube: state.cube(),
            score: state.score(),
            game: state.game_number(),
            expected,
            typed: keys.typed().to_owned(),
            proposals,
            faults: transcript.faults().map(|(id, fault)| (id, fault.clone())).collect(),
        }
    }
}

impl Transcript {
    /// The list as a page shows it, with game and player of each line.
    pub fn list(&self) -> impl Iterator<Item = ListRow<'_>> {
        self.lines().map(|line| ListRow { line, game: game_of(&line), player: player_of(&line) })
    }
}

/// The number of the game that a line belongs to.
fn game_of(line: &Line<'_>) -> u32 {
    let number = |state: &MatchState| state.game_number();
    if matches!(line.fact, Fact::Match(_)) { 0 } else { number(line.after) }
}

fn player_of(line: &Line<'_>) -> Option<Player> {
    match line.fact {
        Fact::Match(_) | Fact::Note(_) | Fact::Clocks(_) => None,
        Fact::Action(pasch_rules::Action::OfferResign { by, .. } | pasch_rules::Action::Forfeit { by }) => {
            Some(*by)
        }
        Fact::Action(_) | Fact::AsPlayed(_) => line.before.phase().decider(),
    }
}
