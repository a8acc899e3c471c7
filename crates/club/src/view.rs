//! A chouette as somebody may see it.

use pasch_chouette::{Answer, Choice, Chouette, GameView, PendingView, Seat, StakeView, View, seen_by};
use pasch_rules::PlayGraph;
use pasch_table::{board, plays};
use pasch_wire as wire;

use crate::options::to_wire;
use crate::people::{Person, Said};

/// All that a view is made of.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'s> {
    /// Its identifier.
    pub id: &'s wire::ChouetteId,
    /// Actions so far.
    pub seq: u32,
    /// The fold of the log.
    pub state: &'s Chouette,
    /// The people by seat.
    pub people: &'s [Person],
    /// The steps that this viewer may know, the latest last.
    pub steps: &'s [wire::ChouetteStep],
    /// All talk.
    pub talk: &'s [Said],
    /// People whom the viewer can have leave.
    pub away: &'s [Seat],
    /// Milliseconds until the captain may roll.
    pub roll_in: u32,
}

/// Lines of talk that are shown.
const TALK: usize = 100;

fn numbers(seats: &[Seat]) -> Vec<u16> {
    seats.iter().map(|seat| seat.0).collect()
}

fn answer(answer: Answer) -> wire::ChouetteAnswer {
    match answer {
        Answer::Take => wire::ChouetteAnswer::Take,
        Answer::Drop => wire::ChouetteAnswer::Drop,
        Answer::Beaver => wire::ChouetteAnswer::Beaver,
    }
}

fn choice(choice: &Choice) -> wire::ChouetteChoice {
    use wire::ChouetteChoice as Shown;
    match choice {
        Choice::Return => Shown::Return,
        Choice::Leave => Shown::Leave,
        Choice::Order => Shown::Order,
        Choice::AskPartner { seats } => Shown::AskPartner { seats: numbers(seats) },
        Choice::AnswerPartner => Shown::AnswerPartner,
        Choice::Start => Shown::Start,
        Choice::ThrowAgain => Shown::ThrowAgain,
        Choice::Roll => Shown::Roll,
        Choice::Play => Shown::Play,
        Choice::Double { cubes, together } => Shown::Double { cubes: numbers(cubes), together: *together },
        Choice::Answer { cube, answers } => {
            Shown::Answer { cube: cube.0, answers: answers.iter().copied().map(answer).collect() }
        }
        Choice::Consent => Shown::Consent,
        Choice::OfferExtra { seats } => Shown::OfferExtra { seats: numbers(seats) },
        Choice::PayDrop => Shown::PayDrop,
        Choice::AnswerExtra => Shown::AnswerExtra,
        Choice::Resign { grades, cubes } => Shown::Resign {
            grades: grades.iter().copied().map(board::grade).collect(),
            cubes: numbers(cubes),
        },
        Choice::AnswerResignation { cubes } => Shown::AnswerResignation { cubes: numbers(cubes) },
        Choice::AskAdvice => Shown::AskAdvice,
        Choice::Suggest => Shown::Suggest,
    }
}

fn pending(pending: &PendingView) -> wire::ChouettePending {
    use wire::ChouettePending as Shown;
    match pending {
        PendingView::ConsentToDouble => Shown::ConsentToDouble,
        PendingView::ConsentToResign => Shown::ConsentToResign,
        PendingView::TeamConfers => Shown::TeamConfers,
        PendingView::Answers { by, depth, sole_taker, .. } => {
            Shown::Answers { by: board::seat(*by), depth: *depth, sole_taker: *sole_taker }
        }
        PendingView::Extras { drops, asked } => {
            Shown::Extras { drops: numbers(drops), asked: asked.map(|seat| seat.0) }
        }
        PendingView::Resignation { by, grade, waiting } => Shown::Resignation {
            by: board::seat(*by),
            grade: board::grade(*grade),
            waiting: numbers(waiting),
        },
    }
}

fn cube(stake: &StakeView, asked: Option<&PendingView>) -> wire::ChouetteCube {
    let offer = match asked {
        Some(PendingView::Answers { offers, .. }) => offers.iter().find(|offer| offer.cube == stake.cube),
        _ => None,
    };
    wire::ChouetteCube {
        of: stake.cube.0,
        holder: stake.holder.0,
        value: stake.value,
        owner: stake.owner.map(board::seat),
        open: stake.open,
        offered: offer.map(|_| stake.value.saturating_mul(2)),
        answer: offer.and_then(|offer| offer.answer).map(answer),
        answered: offer.is_some_and(|offer| offer.answered),
    }
}

fn game(seen: &GameView, graph: Option<&PlayGraph>, plays_shown: bool, seq: u32) -> wire::ChouetteGame {
    let suggestions = seen.suggestions.iter().map(|(by, play)| wire::ChouetteSuggestion {
        by: by.0,
        play: play.to_string(),
        moves: play.moves.iter().map(board::checker_move).collect(),
    });
    wire::ChouetteGame {
        number: seen.number,
        position: board::position(&seen.position),
        turn: seen.on_turn.map(board::seat),
        dice: seen.dice.clone().unwrap_or_default(),
        cubes: seen.stakes.iter().map(|stake| cube(stake, seen.pending.as_ref())).collect(),
        pending: seen.pending.as_ref().map(pending),
        suggestions: suggestions.collect(),
        plays: graph.filter(|_| plays_shown).map(|graph| plays::graph(graph, seq)),
    }
}

/// The chouette as a seat may see it, or a spectator (`None`).
#[must_use]
pub fn view(scene: &Scene<'_>, viewer: Option<Seat>) -> wire::ChouetteView {
    let Scene { id, seq, state, people, steps, talk, away, roll_in } = *scene;
    let seen: View = seen_by(state, viewer);
    let person = |shown: &pasch_chouette::PersonView| {
        let known = people.get(shown.seat.index());
        wire::ChouettePerson {
            seat: shown.seat.0,
            id: known.and_then(|known| known.id.clone()),
            name: shown.name.clone(),
            level: known.and_then(|known| known.level.clone()),
            present: shown.present,
            connected: known.is_some_and(|known| known.connected || known.level.is_some()),
            total: shown.total,
        }
    };
    let plays_shown = seen.choices.iter().any(|choice| matches!(choice, Choice::Play | Choice::Suggest));
    let graph = state.game().and_then(|game| game.board().play_graph());
    let there = state.people().iter().filter(|person| person.present).count();
    let mut choices: Vec<_> = seen.choices.iter().map(choice).collect();
    if viewer.is_none() && there < usize::from(state.options().most) {
        choices.push(wire::ChouetteChoice::Join);
    }
    if viewer.is_some_and(|seat| state.is_present(seat)) && !away.is_empty() {
        choices.push(wire::ChouetteChoice::Dismiss { seats: numbers(away) });
    }
    let rows = state.rows().iter().map(|row| wire::ChouetteRow {
        box_seat: row.box_seat.0,
        captain: row.captain.0,
        winner: row.winner.map(|seat| seat.0),
        points: row.points.clone(),
    });
    let heard: Vec<_> = talk.iter().zip(1..).filter(|(said, _)| said.is_heard(viewer)).collect();
    let heard =
        heard.iter().skip(heard.len().saturating_sub(TALK)).map(|(said, number)| wire::ChouetteLine {
            number: *number,
            by: said.by.0,
            to: if said.heard.is_some() { wire::ChouetteEar::Side } else { wire::ChouetteEar::All },
            text: said.text.clone(),
        });
    wire::ChouetteView {
        id: id.clone(),
        seq,
        variant: board::variant(state.rules().spec()),
        options: to_wire(state.options()),
        you: viewer.map(|seat| seat.0),
        people: seen.people.iter().map(person).collect(),
        line: numbers(&seen.line),
        newcomers: numbers(&seen.newcomers),
        box_seat: seen.box_seat.map(|seat| seat.0),
        captain: seen.captain.map(|seat| seat.0),
        partner: seen.partner.map(|seat| seat.0),
        game: seen.game.as_ref().map(|seen| game(seen, graph.as_ref(), plays_shown, seq)),
        waits_for: numbers(&seen.waits_for),
        choices,
        roll_in,
        may_consult: seen.may_consult,
        hears_side: viewer.is_some_and(|seat| state.hears_team(seat) || state.hears_box(seat)),
        rows: rows.collect(),
        steps: steps.to_vec(),
        talk: heard.collect(),
    }
}
