//! What happened, told.

use pasch_chouette::{Action, Answer, Chouette, Seat};
use pasch_messages::{Message, message};
use pasch_rules::{Grade, Player};
use pasch_table::board;
use pasch_wire as wire;

/// An action as it is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// The sentence.
    pub message: Message,
    /// The dice that were thrown.
    pub dice: Vec<u8>,
    /// The side that moved checkers, with its moves.
    pub moves: Option<(Player, Vec<wire::MoveView>)>,
}

fn name(state: &Chouette, seat: Seat) -> String {
    state.people().get(seat.index()).map_or_else(String::new, |person| person.name.clone())
}

fn names(state: &Chouette, seats: &[Seat]) -> String {
    seats.iter().map(|seat| name(state, *seat)).collect::<Vec<_>>().join(", ")
}

/// The word of a grade, by which sentences choose.
fn word(grade: Grade) -> &'static str {
    match grade {
        Grade::Single => "single",
        Grade::Gammon => "gammon",
        Grade::Backgammon => "backgammon",
    }
}

fn faces(dice: &[pasch_rules::Die]) -> Vec<u8> {
    dice.iter().map(|die| die.face()).collect()
}

/// Tells an action that is about to happen to `state`.
#[must_use]
pub fn told(state: &Chouette, action: &Action) -> Told {
    let by = |seat: &Seat| name(state, *seat);
    let (mut dice, mut moves) = (Vec::new(), None);
    let message = match action {
        Action::Joined { name } => message!("club-joined", name = name),
        Action::Returned { by: seat } => message!("club-returned", name = by(seat)),
        Action::Left { by: seat } => message!("club-left", name = by(seat)),
        Action::OrderThrown { dice: thrown } => {
            let throws: Vec<String> =
                thrown.iter().map(|(seat, die)| format!("{} {die}", by(seat))).collect();
            message!("club-order-thrown", throws = throws.join(", "))
        }
        Action::Ordered { line } => message!("club-ordered", names = names(state, line)),
        Action::PartnerAsked { by: seat, partner } => {
            message!("club-partner-asked", name = by(seat), partner = by(partner))
        }
        Action::PartnerAnswered { by: seat, accept } => {
            message!("club-partner-answered", name = by(seat), accept = *accept)
        }
        Action::Opening { dice: thrown } => {
            dice = faces(&[thrown.a, thrown.b]);
            message!("club-opening", roll = format!("{}-{}", thrown.a, thrown.b))
        }
        Action::FirstTurn { side } => {
            let first = state.leader(*side).map_or_else(String::new, |seat| name(state, seat));
            message!("club-first-turn", name = first)
        }
        Action::ThrownAgain { by: seat } => message!("club-thrown-again", name = by(seat)),
        Action::Rolled { by: seat, dice: thrown } => {
            dice = faces(thrown.as_slice());
            let roll: Vec<String> = dice.iter().map(u8::to_string).collect();
            message!("club-rolled", name = by(seat), roll = roll.join("-"))
        }
        Action::Played { by: seat, play } => {
            let side = state.side(*seat).unwrap_or(Player::A);
            moves = Some((side, play.moves.iter().map(board::checker_move).collect()));
            if play.moves.is_empty() {
                message!("club-danced", name = by(seat))
            } else {
                message!("club-played", name = by(seat), play = play.to_string())
            }
        }
        Action::Doubled { by: seat, cubes } => {
            let others: Vec<Seat> = cubes.iter().copied().filter(|cube| cube != seat).collect();
            if others.is_empty() {
                message!("club-doubled", name = by(seat))
            } else {
                message!("club-doubled-to", name = by(seat), names = names(state, &others))
            }
        }
        Action::Answered { by: seat, cube, answer } => {
            let name = by(seat);
            let of = if cube == seat { String::new() } else { by(cube) };
            let own = cube == seat;
            match answer {
                Answer::Take => message!("club-took", name = name, own = own, of = of),
                Answer::Drop => message!("club-dropped", name = name, own = own, of = of),
                Answer::Beaver => message!("club-beavered", name = name, own = own, of = of),
            }
        }
        Action::Consented { by: seat, agree } => {
            message!("club-consented", name = by(seat), agree = *agree)
        }
        Action::ExtraOffered { by: seat, to } => {
            message!("club-extra-offered", name = by(seat), taker = by(to))
        }
        Action::ExtraAnswered { by: seat, accept } => {
            message!("club-extra-answered", name = by(seat), accept = *accept)
        }
        Action::DropPaid { by: seat } => message!("club-drop-paid", name = by(seat)),
        Action::Resigned { by: seat, grade, .. } => {
            message!("club-resigned", name = by(seat), grade = word(*grade))
        }
        Action::ResignationAnswered { by: seat, accept, .. } => {
            message!("club-resignation-answered", name = by(seat), accept = *accept)
        }
        Action::AdviceAsked { by: seat } => message!("club-advice-asked", name = by(seat)),
        Action::Suggested { by: seat, play } => {
            message!("club-suggested", name = by(seat), play = play.to_string())
        }
    };
    Told { message, dice, moves }
}
