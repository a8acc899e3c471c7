//! The list of moves that `oldmoves` shows: one game, its score before it, a line for each roll and each word about the cube.

use pasch_rules::{Action, Dice, Grade, HeaderError, MatchState, Phase, Player, Record};

use crate::names::written;
use crate::places::{Colour, play_words};

/// The lines of the last game of a record. An action that the rules refuse ends the list.
///
/// # Errors
/// When the header makes no sense.
pub fn moves(record: &Record) -> Result<Vec<String>, HeaderError> {
    let mut state = MatchState::new(&record.header)?;
    let mut lines = heading(&state, record);
    for action in &record.actions {
        let begins = matches!(state.phase(), Phase::GameOver(_));
        let before = state.clone();
        if state.apply(action).is_err() {
            break;
        }
        if begins {
            lines = heading(&state, record);
        }
        lines.extend(line(&before, action, &state));
    }
    Ok(lines)
}

/// The score before a game, and who is who.
fn heading(state: &MatchState, record: &Record) -> Vec<String> {
    let score = format!("Score is {}-{}", state.score()[Player::B], state.score()[Player::A]);
    let score = match state.length() {
        0 => format!("{score}."),
        length => format!("{score} in a {length} point match."),
    };
    let name = |player: Player| written(&record.header.names[player]);
    vec![score, format!("{} is X - {} is O", name(Player::B), name(Player::A))]
}

fn line(before: &MatchState, action: &Action, after: &MatchState) -> Vec<String> {
    let said = |player: Player, text: &str| format!("{}: {text}", Colour::of(player).letter());
    let rolled = |dice: Dice| format!("({} {})", dice.high(), dice.low());
    let mut lines = match (action, *before.phase()) {
        (Action::Play(play), Phase::ToMove { player, dice }) => {
            let moves = if play.is_dance() { "can't move".to_owned() } else { play_words(play, player) };
            vec![said(player, &format!("{} {moves}", rolled(dice)))]
        }
        (Action::Double, Phase::ToRoll { player }) => vec![said(player, "doubles")],
        (Action::Take, Phase::DoubleOffered { by, .. }) => vec![said(by.other(), "accepts")],
        (Action::Drop, Phase::DoubleOffered { by, .. }) => vec![said(by.other(), "rejects")],
        (Action::Beaver, Phase::DoubleOffered { by, .. }) => vec![said(by.other(), "redoubles")],
        (Action::OfferResign { by, grade }, _) => {
            let grade = match grade {
                Grade::Single => "a single game",
                Grade::Gammon => "a gammon",
                Grade::Backgammon => "a backgammon",
            };
            vec![said(*by, &format!("wants to resign {grade}"))]
        }
        (Action::RejectResign, Phase::ResignOffered { by, .. }) => {
            vec![said(by.other(), "rejects the resignation")]
        }
        _ => Vec::new(),
    };
    let winner = match *after.phase() {
        Phase::GameOver(result) => result.outcome.winner(),
        Phase::MatchOver { winner, .. } => Some(winner),
        _ => None,
    };
    lines.extend(winner.map(|winner| said(winner, "wins")));
    lines
}
