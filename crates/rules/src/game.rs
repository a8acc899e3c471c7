//! One game in progress: checkers, cube and whose decision it is.

use std::sync::Arc;

use crate::cube::Cube;
use crate::dice::Dice;
use crate::options::Rules;
use crate::outcome::{GameResult, Grade};
use crate::player::{ByPlayer, Player};
use crate::plays::{Part, PlayFault, PlayGraph, TurnContext};
use crate::position::Position;
use crate::turn::Trace;

/// What has to happen next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Somebody throws for the start.
    Opening,
    /// The player rolls, or doubles before.
    ToRoll {
        /// The player on turn.
        player: Player,
    },
    /// The player plays their roll.
    ToMove {
        /// The player on turn.
        player: Player,
        /// The dice they rolled, highest first.
        dice: Dice,
    },
    /// An illegal play has been made: the opponent lets it stand or insists on a legal one. The
    /// checkers stand as they were put.
    IllegalPlay {
        /// Who made it; the other player answers.
        by: Player,
        /// What is wrong with it.
        fault: PlayFault,
    },
    /// The cube has been turned and waits for an answer. [`Cube::value`] is the value before it was turned.
    DoubleOffered {
        /// Who turned it last; the other player answers.
        by: Player,
        /// 0 for a double, 1 for a beaver, 2 for a raccoon …
        depth: u8,
    },
    /// A resignation waits for an answer; afterwards the game goes on where it was.
    ResignOffered {
        /// Who resigns; the other player answers.
        by: Player,
        /// How big a loss they offer.
        grade: Grade,
    },
    /// The game is over; the next one may start.
    GameOver(GameResult),
    /// The match is over.
    MatchOver {
        /// The player who reached the match length or whose opponent gave up.
        winner: Player,
        /// How its last game ended.
        result: GameResult,
    },
}

impl Phase {
    /// The player who has to decide; `None` when nobody in particular has to.
    #[must_use]
    pub const fn decider(&self) -> Option<Player> {
        match self {
            Phase::ToRoll { player } | Phase::ToMove { player, .. } => Some(*player),
            Phase::IllegalPlay { by, .. }
            | Phase::DoubleOffered { by, .. }
            | Phase::ResignOffered { by, .. } => Some(by.other()),
            Phase::Opening | Phase::GameOver(_) | Phase::MatchOver { .. } => None,
        }
    }

    /// Whether a game is being played or about to start.
    #[must_use]
    pub const fn is_playing(&self) -> bool {
        !matches!(self, Phase::GameOver(_) | Phase::MatchOver { .. })
    }
}

/// One game of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameState {
    pub(crate) position: Position,
    pub(crate) cube: Cube,
    pub(crate) phase: Phase,
    /// Where the game goes on if the resignation on the table is refused.
    pub(crate) suspended: Option<Phase>,
    /// Rolls each side has played.
    pub(crate) turns: ByPlayer<u32>,
    /// How many of those were doubles.
    pub(crate) doubles: ByPlayer<u32>,
    /// Who has used their right to refuse their first roll.
    pub(crate) refused_opening: ByPlayer<bool>,
    pub(crate) automatic_doubles: u8,
    /// Whether the roll on the table is the throw that decided who starts.
    pub(crate) opening_throw: bool,
    /// Whether the player on turn may no longer double although they have to roll.
    pub(crate) cube_closed: bool,
    /// Whether the last turn was a dance.
    pub(crate) danced: bool,
    /// Which part of a roll the player on turn has to play.
    pub(crate) part: Part,
    /// What their turn so far remembers.
    pub(crate) trace: Trace,
    /// Whether they play what the opponent could not, before their own roll.
    pub(crate) inherited: bool,
    /// Who had the first turn, once it is played.
    pub(crate) first: Option<Player>,
    /// The game before the illegal play that waits for an answer.
    pub(crate) before_misplay: Option<Arc<GameState>>,
    /// Whether a legal play of the roll on the table has been insisted on.
    pub(crate) insisted: bool,
}

impl GameState {
    pub(crate) fn new(rules: &Rules) -> GameState {
        GameState {
            position: Position::start(rules.spec()),
            cube: Cube::default(),
            phase: Phase::Opening,
            suspended: None,
            turns: ByPlayer::default(),
            doubles: ByPlayer::default(),
            refused_opening: ByPlayer::default(),
            automatic_doubles: 0,
            opening_throw: false,
            cube_closed: false,
            danced: false,
            part: Part::Roll,
            trace: Trace::default(),
            inherited: false,
            first: None,
            before_misplay: None,
            insisted: false,
        }
    }

    /// Where the checkers of both sides stand.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The cube; while a double is on offer, as it was before.
    #[must_use]
    pub const fn cube(&self) -> Cube {
        self.cube
    }

    /// What has to happen next.
    #[must_use]
    pub const fn phase(&self) -> &Phase {
        &self.phase
    }

    /// The rolls this player has played in this game; a turn with extra rolls counts each of them.
    #[must_use]
    pub fn turns(&self, player: Player) -> u32 {
        self.turns[player]
    }

    /// The context of this player's next or present turn.
    #[must_use]
    pub fn turn_context(&self, player: Player) -> TurnContext {
        TurnContext {
            turns_before: self.turns[player],
            doubles_before: self.doubles[player],
            opponent_turns: self.turns[player.other()],
            part: self.part,
            trace: self.trace,
        }
    }

    /// All legal plays of the roll on the table; `None` unless somebody has to move.
    #[must_use]
    pub fn play_graph(&self, rules: &Rules) -> Option<PlayGraph> {
        match self.phase {
            Phase::ToMove { player, dice } => {
                Some(PlayGraph::new(rules, &self.position, player, &dice, &self.turn_context(player)))
            }
            _ => None,
        }
    }

    /// Whether nobody can ever move again from here: no roll gives either side a play.
    pub(crate) fn is_stalemate(&self, rules: &Rules) -> bool {
        Player::BOTH.into_iter().all(|player| {
            let context = self.turn_context(player);
            let stuck =
                |dice: Dice| PlayGraph::new(rules, &self.position, player, &dice, &context).is_dance();
            if rules.spec().dice == 3 {
                Dice::all_rolls_of_three().all(|(dice, _)| stuck(dice))
            } else {
                Dice::all_rolls().all(|(dice, _)| stuck(dice))
            }
        })
    }
}
