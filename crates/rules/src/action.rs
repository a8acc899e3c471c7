//! What can happen in a match, as facts. A record is a list of these; nothing that follows from
//! them (winner, score, whose turn it is) is ever written down beside them.

use crate::cube::Cube;
use crate::dice::{Dice, Die};
use crate::misplay::Misplay;
use crate::outcome::{Crawford, Grade};
use crate::player::{ByPlayer, Player};
use crate::plays::Play;
use crate::position::Setup;

/// A fact of a match. Whose action it is follows from the state it meets, except where it is said.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Each side throws one die to decide who starts; equal dice decide nothing. Starts the next
    /// game if the last one is over.
    OpeningRoll(ByPlayer<Die>),
    /// This player starts by rolling both dice: they won the last game, or a record begins so.
    /// Starts the next game if the last one is over.
    FirstTurn(Player),
    /// The player on turn refuses their own first roll (a house option); the cube goes up a step.
    RejectOpening,
    /// The player on turn rolls.
    Roll(Dice),
    /// The player on turn plays their roll; [`Play::DANCE`] when nothing can be played.
    Play(Play),
    /// The player on turn plays their roll against the rules, at a table where that can happen. The
    /// opponent says what becomes of it.
    Misplay(Misplay),
    /// A legal play is asked for in place of the illegal one: it is taken back, and the roll is played again.
    Insist,
    /// The opponent lets the illegal play stand.
    LetStand,
    /// The player on turn offers the cube before rolling.
    Double,
    /// The offered cube is accepted.
    Take,
    /// The offered cube is refused: the game is lost at the value before the offer.
    Drop,
    /// The offered cube is accepted and turned at once; a beaver, or at the next depth a raccoon.
    Beaver,
    /// A player offers to lose the game with this grade.
    OfferResign {
        /// Who resigns. Records of other programs have it out of turn, so it is said.
        by: Player,
        /// How big a loss they offer.
        grade: Grade,
    },
    /// The opponent accepts the resignation.
    AcceptResign,
    /// The opponent refuses it; play goes on.
    RejectResign,
    /// A player loses the whole match without finishing it, such as by running out of time. In a
    /// money session they lose the present game.
    Forfeit {
        /// The player who gives up and so loses.
        by: Player,
    },
    /// A position, score and cube set by hand. Starts the next game if the last one is over;
    /// otherwise it replaces what is on the board.
    Setup(GameSetup),
}

impl Action {
    /// The kind of action in a word, for messages.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Action::OpeningRoll(_) => "opening-roll",
            Action::FirstTurn(_) => "first-turn",
            Action::RejectOpening => "refuse-opening",
            Action::Roll(_) => "roll",
            Action::Play(_) => "play",
            Action::Misplay(_) => "illegal-play",
            Action::Insist => "insist",
            Action::LetStand => "let-stand",
            Action::Double => "double",
            Action::Take => "take",
            Action::Drop => "drop",
            Action::Beaver => "beaver",
            Action::OfferResign { .. } => "resignation",
            Action::AcceptResign => "accept-resignation",
            Action::RejectResign => "refuse-resignation",
            Action::Forfeit { .. } => "forfeit",
            Action::Setup(_) => "set-up",
        }
    }
}

/// A game set up by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GameSetup {
    /// The checkers of both sides, checked when the action is applied.
    pub board: Setup,
    /// Whose turn it is, and what they have to do.
    pub turn: SetupTurn,
    /// The cube, before any offer in progress.
    pub cube: Cube,
    /// The points each player has won so far.
    pub score: ByPlayer<u32>,
    /// Where the match stands with the Crawford rule; without meaning in money sessions.
    pub crawford: Crawford,
}

/// Whose turn it is after a set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SetupTurn {
    /// The opening roll comes next.
    Opening,
    /// This player rolls or doubles.
    ToRoll(Player),
    /// This player has rolled and has to play.
    ToMove(Player, Dice),
    /// This player has doubled; the other has to answer.
    Doubled(Player),
}
