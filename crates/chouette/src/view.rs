//! Views: what a seat is allowed to see.

use pasch_rules::{Phase as BoardPhase, Play, Player, Position};
use serde::Serialize;

use crate::action::{Action, Answer};
use crate::choices::{Choice, choices, waits_for};
use crate::game::{BOX, Game, Pending, Proposal, Round};
use crate::options::Answers;
use crate::seat::Seat;
use crate::state::Chouette;

/// Somebody in the sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PersonView {
    /// Their seat.
    pub seat: Seat,
    /// Their name.
    pub name: String,
    /// Whether they are there.
    pub present: bool,
    /// Their points, of all games and the present one so far.
    pub total: i64,
}

/// A cube beside the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct StakeView {
    /// The member whose cube it was.
    pub cube: Seat,
    /// The member who plays it.
    pub holder: Seat,
    /// The value it shows.
    pub value: u32,
    /// Its owner: A the box, B the member; `None` in the middle.
    pub owner: Option<Player>,
    /// Whether it is still in play.
    pub open: bool,
}

/// An offered cube.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OfferView {
    /// Which cube.
    pub cube: Seat,
    /// Whether it was answered.
    pub answered: bool,
    /// The answer, where this seat may know it.
    pub answer: Option<Answer>,
}

/// A decision that comes first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "waits", rename_all = "kebab-case")]
pub enum PendingView {
    /// Members are asked about offering the cube of the team.
    ConsentToDouble,
    /// Members are asked about resigning.
    ConsentToResign,
    /// The team confers about something that the viewer learns when all members have answered.
    TeamConfers,
    /// Offered cubes are answered.
    Answers {
        /// The side that turned them last.
        by: Player,
        /// 0 for a double, 1 for a beaver, and so on.
        depth: u8,
        /// Whether the only taker has to beaver or drop.
        sole_taker: bool,
        /// The cubes.
        offers: Vec<OfferView>,
    },
    /// Members who drop look for takers.
    Extras {
        /// Cubes that are dropped.
        drops: Vec<Seat>,
        /// The taker who is asked.
        asked: Option<Seat>,
    },
    /// A resignation is answered.
    Resignation {
        /// The side that resigns.
        by: Player,
        /// How big a loss.
        grade: pasch_rules::Grade,
        /// Cubes without an answer.
        waiting: Vec<Seat>,
    },
}

/// A game as a seat sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct GameView {
    /// Its number, from 1.
    pub number: u32,
    /// The checkers: A is the box.
    pub position: Position,
    /// The side on turn.
    pub on_turn: Option<Player>,
    /// The dice that have to be played.
    pub dice: Option<Vec<u8>>,
    /// The cubes, in the order of the line at the start.
    pub stakes: Vec<StakeView>,
    /// The decision that comes first.
    pub pending: Option<PendingView>,
    /// Suggestions of the viewer's own side.
    pub suggestions: Vec<(Seat, Play)>,
}

/// A chouette as a seat sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// The seat whose view it is; `None` for a spectator.
    pub viewer: Option<Seat>,
    /// Everybody who ever joined.
    pub people: Vec<PersonView>,
    /// The box, the captain, the rest of the team.
    pub line: Vec<Seat>,
    /// Players who play from the next game on.
    pub newcomers: Vec<Seat>,
    /// The box.
    pub box_seat: Option<Seat>,
    /// The captain of the moment.
    pub captain: Option<Seat>,
    /// The partner of the box.
    pub partner: Option<Seat>,
    /// The game that is being played.
    pub game: Option<GameView>,
    /// The players whose decision comes next.
    pub waits_for: Vec<Seat>,
    /// The choices of the viewer.
    pub choices: Vec<Choice>,
    /// Whether the viewer may talk with their side now.
    pub may_consult: bool,
    /// Whether the viewer hears the team.
    pub hears_team: bool,
}

/// A chouette as this seat may see it, or a spectator (`None`). Hidden answers of others stay hidden until all have decided;
/// suggestions and talk are told to the own side alone. A spectator sees neither.
#[must_use]
pub fn seen_by(state: &Chouette, viewer: Option<Seat>) -> View {
    let people = state.people().iter().zip(0..).map(|(person, seat)| PersonView {
        seat: Seat(seat),
        name: person.name.clone(),
        present: person.present,
        total: state.total(Seat(seat)),
    });
    View {
        viewer,
        people: people.collect(),
        line: state.line().to_vec(),
        newcomers: state.newcomers().to_vec(),
        box_seat: state.box_seat(),
        captain: state.captain(),
        partner: state.partner(),
        game: state.game().map(|game| game_seen_by(state, game, viewer)),
        waits_for: waits_for(state),
        choices: viewer.map_or_else(Vec::new, |seat| choices(state, seat)),
        may_consult: viewer.is_some_and(|seat| state.may_consult(seat)),
        hears_team: viewer.is_some_and(|seat| state.hears_team(seat)),
    }
}

fn game_seen_by(state: &Chouette, game: &Game, viewer: Option<Seat>) -> GameView {
    let (on_turn, dice) = match *game.board().phase() {
        BoardPhase::ToRoll { player } => (Some(player), None),
        BoardPhase::ToMove { player, dice } => {
            (Some(player), Some(dice.as_slice().iter().map(|die| die.face()).collect()))
        }
        _ => (None, None),
    };
    let side = viewer.filter(|seat| state.is_present(*seat)).and_then(|seat| state.side(seat));
    let suggestions = game.suggestions().iter().filter(|(by, _)| side.is_some() && state.side(*by) == side);
    let stakes = game.stakes().iter().map(|stake| StakeView {
        cube: stake.of,
        holder: stake.holder,
        value: stake.cube.value,
        owner: stake.cube.owner,
        open: stake.is_open(),
    });
    GameView {
        number: game.number(),
        position: *game.board().position(),
        on_turn,
        dice,
        stakes: stakes.collect(),
        pending: pending_seen_by(state, game, viewer),
        suggestions: suggestions.cloned().collect(),
    }
}

fn pending_seen_by(state: &Chouette, game: &Game, viewer: Option<Seat>) -> Option<PendingView> {
    Some(match game.pending() {
        Pending::Nothing => return None,
        Pending::Consent { .. } if !viewer.is_some_and(|seat| state.hears_team(seat)) => {
            PendingView::TeamConfers
        }
        Pending::Consent { proposal: Proposal::Double, .. } => PendingView::ConsentToDouble,
        Pending::Consent { proposal: Proposal::Resign(_), .. } => PendingView::ConsentToResign,
        Pending::Answers(round) => {
            let offers = round.offers.iter().map(|offer| {
                let holder = game.stake(offer.cube).map(|stake| stake.holder);
                let known = !is_hidden(state, round) || (viewer.is_some() && holder == viewer);
                let answer = offer.answer.filter(|_| known);
                OfferView { cube: offer.cube, answered: offer.answer.is_some(), answer }
            });
            let (by, depth) = (round.by(), round.depth);
            PendingView::Answers { by, depth, sole_taker: round.sole_taker, offers: offers.collect() }
        }
        Pending::Extras { drops, asked, .. } => PendingView::Extras { drops: drops.clone(), asked: *asked },
        Pending::Resignation { by, grade, waiting } => {
            PendingView::Resignation { by: *by, grade: *grade, waiting: waiting.clone() }
        }
    })
}

/// Whether the answers of members are not told yet. When the only taker is asked again, the others' are known.
fn is_hidden(state: &Chouette, round: &Round) -> bool {
    state.options().answers == Answers::Hidden && round.by() == BOX && !round.sole_taker
}

/// Whether a seat, or a spectator (`None`), may be told of this action when it happens to `state`. The last answer of
/// a round is told to all: with it all have decided.
#[must_use]
pub fn may_be_told(state: &Chouette, action: &Action, viewer: Option<Seat>) -> bool {
    match action {
        Action::Answered { by, .. } if viewer != Some(*by) => {
            let Some(Pending::Answers(round)) = state.game().map(Game::pending) else { return true };
            let left = round.offers.iter().filter(|offer| offer.answer.is_none()).count();
            left <= 1 || !is_hidden(state, round)
        }
        Action::Suggested { by, .. } | Action::AdviceAsked { by } => {
            let there = viewer.filter(|seat| state.is_present(*seat));
            there.is_some_and(|seat| state.side(seat).is_some() && state.side(seat) == state.side(*by))
        }
        // Proposals of the captain come before the box when the members have answered.
        Action::Doubled { by, .. } | Action::Resigned { by, .. } if state.asks_team(*by, action) => {
            viewer.is_some_and(|seat| state.hears_team(seat))
        }
        Action::Consented { .. } => viewer.is_some_and(|seat| state.hears_team(seat)),
        _ => true,
    }
}
