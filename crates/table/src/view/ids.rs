//! Positions as the identifiers of the field.

use pasch_formats::situation::{Checkers, Offer, Situation, Stage};
use pasch_formats::{match_id, position_id, xgid};
use pasch_rules::{Ending, Grade, MatchState, Phase, Player, Side};

/// The identifiers of a position; empty for boards they cannot express.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ids {
    /// GNU Backgammon's position ID.
    pub position_id: String,
    /// GNU Backgammon's match ID.
    pub match_id: String,
    /// XGID, eXtreme Gammon's identifier of the position.
    pub xgid: String,
}

/// The identifiers of a match's present position.
#[must_use]
pub fn of(state: &MatchState) -> Ids {
    let spec = state.rules().spec();
    // Checkers put against the rules may stand where no identifier can say.
    if !spec.moves_as_backgammon() || matches!(state.phase(), Phase::IllegalPlay { .. }) {
        return Ids::default();
    }
    let situation = situation(state);
    Ids {
        position_id: position_id::encode(&situation.checkers, situation.turn).unwrap_or_default(),
        match_id: match_id::encode(&situation).unwrap_or_default(),
        xgid: xgid::encode(&situation),
    }
}

fn situation(state: &MatchState) -> Situation {
    let cube = state.cube();
    let options = state.rules().options();
    let mut situation = Situation {
        checkers: state.position().sides.as_ref().map(checkers),
        cube_log2: cube.value.trailing_zeros() as u8,
        cube_owner: cube.owner,
        score: state.score(),
        length: state.length(),
        crawford: state.is_crawford_game(),
        jacoby: state.is_money() && options.jacoby,
        beavers: state.is_money() && options.animals > 0,
        ..Situation::default()
    };
    match *state.phase() {
        Phase::Opening => situation.stage = Stage::NotStarted,
        Phase::ToRoll { player } | Phase::IllegalPlay { by: player, .. } => situation.turn = player,
        Phase::ToMove { player, dice } => {
            situation.turn = player;
            if let &[first, second] = dice.as_slice() {
                situation.dice = Some([first, second]);
            }
        }
        Phase::DoubleOffered { by, depth } => {
            // The identifiers name the one who doubled first, whoever turned the cube last.
            situation.turn = if depth % 2 == 0 { by } else { by.other() };
            situation.offer = Some(match depth {
                0 => Offer::Double,
                1 => Offer::Beaver,
                _ => Offer::Raccoon,
            });
        }
        Phase::ResignOffered { by, grade } => {
            situation.turn = by;
            situation.offer = Some(Offer::Resignation(match grade {
                Grade::Single => 1,
                Grade::Gammon => 2,
                Grade::Backgammon => 3,
            }));
        }
        Phase::GameOver(result) | Phase::MatchOver { result, .. } => {
            situation.turn = result.outcome.winner().unwrap_or(Player::A);
            situation.stage = match result.how {
                Ending::Dropped => Stage::Dropped,
                Ending::Resigned | Ending::Forfeited => Stage::Resigned,
                Ending::BornOff | Ending::ByRule | Ending::Stalemate | Ending::TurnLimit => Stage::Over,
            };
        }
    }
    situation
}

fn checkers(side: &Side) -> Checkers {
    let mut all = [0; 25];
    all[..24].copy_from_slice(&side.points);
    all[24] = side.bar;
    all
}

#[cfg(test)]
mod tests {
    use pasch_rules::{Action, ByPlayer, Die, Header, VariantId};

    use super::*;

    #[test]
    fn the_opening_has_known_identifiers() {
        let mut state = MatchState::new(&Header::new(VariantId::BACKGAMMON, 7)).unwrap();
        let dice = ByPlayer { a: Die::new(1).unwrap(), b: Die::new(3).unwrap() };
        state.apply(&Action::OpeningRoll(dice)).unwrap();
        let ids = of(&state);
        assert_eq!(ids.position_id, "4HPwATDgc/ABMA");
        assert_eq!(ids.xgid, "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10");
        assert_eq!(ids.match_id.len(), 12);
    }

    #[test]
    fn other_boards_have_none() {
        let state = MatchState::new(&Header::new(VariantId::FEVGA, 1)).unwrap();
        assert_eq!(of(&state), Ids::default());
    }
}
