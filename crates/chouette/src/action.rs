//! Facts of a chouette. A log is a header and a list of these; everything else is their fold.

use pasch_rules::{ByPlayer, Dice, Die, Grade, Play, Player};
use serde::{Deserialize, Serialize};

use crate::seat::Seat;

/// An answer to an offered cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// Accept it.
    Take,
    /// Refuse it and pay its value before the offer.
    Drop,
    /// Accept it and turn it once more: a beaver, or an answer to one.
    Beaver,
}

/// A fact of a chouette. Cubes are named by the member for whom they were put beside the board; a member who takes over an
/// extra plays that of another member, too.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "action", rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// Somebody new takes the next seat. In the middle of a game they play from the next one on.
    Joined {
        /// Their name, up to 60 characters.
        name: String,
    },
    /// Somebody who left comes back, at the end of the line.
    Returned {
        /// Their seat.
        by: Seat,
    },
    /// Somebody leaves. In the middle of a game their cubes are settled at once.
    Left {
        /// Their seat.
        by: Seat,
    },
    /// Those who are tied, at first all, throw a die each for their place in line.
    OrderThrown {
        /// A die for each of them.
        dice: Vec<(Seat, Die)>,
    },
    /// The line is known without dice: drawn, or as the players joined.
    Ordered {
        /// The box, the captain and the rest of the team.
        line: Vec<Seat>,
    },
    /// The box asks a member to be their partner in the next game.
    PartnerAsked {
        /// The box.
        by: Seat,
        /// The member.
        partner: Seat,
    },
    /// The member answers.
    PartnerAnswered {
        /// The member.
        by: Seat,
        /// Whether they will be the partner.
        accept: bool,
    },
    /// Box and captain throw a die each for the start; begins the next game if none is being played. `a` is that of the box.
    Opening {
        /// The dice of the two.
        dice: ByPlayer<Die>,
    },
    /// A side starts without a throw, where winners do; begins the next game.
    FirstTurn {
        /// The side: A is the box, B the team.
        side: Player,
    },
    /// The starter throws again rather than play the opening dice, where the game allows it.
    ThrownAgain {
        /// The box or the captain.
        by: Seat,
    },
    /// The dice of a turn.
    Rolled {
        /// The box or the captain.
        by: Seat,
        /// The dice.
        dice: Dice,
    },
    /// The roll is played.
    Played {
        /// The box or the captain.
        by: Seat,
        /// The play.
        play: Play,
    },
    /// Cubes are offered to the other side.
    Doubled {
        /// The box, or the member who plays these cubes. With one cube for the team: the captain.
        by: Seat,
        /// Which cubes.
        cubes: Vec<Seat>,
    },
    /// An offered cube is answered. With one cube for the team, the box answers for all of them at once.
    Answered {
        /// The box, or the member who plays the cube.
        by: Seat,
        /// Which cube.
        cube: Seat,
        /// The answer.
        answer: Answer,
    },
    /// A member says whether they go along with the captain, who resigns or offers the cube of the team.
    Consented {
        /// The member.
        by: Seat,
        /// Whether they do. If not, they play on after a resignation, or leave the game before the cube is offered.
        agree: bool,
    },
    /// A member who drops asks a taker to take over their cube.
    ExtraOffered {
        /// The member who drops.
        by: Seat,
        /// The taker.
        to: Seat,
    },
    /// The taker answers.
    ExtraAnswered {
        /// The taker.
        by: Seat,
        /// Whether they take the cube over.
        accept: bool,
    },
    /// A member who drops pays the box, and offers no (further) extra.
    DropPaid {
        /// The member.
        by: Seat,
    },
    /// A side offers to lose.
    Resigned {
        /// The box or the captain.
        by: Seat,
        /// How big a loss.
        grade: Grade,
        /// Which cubes the box resigns; the captain names none, and resigns for the team.
        cubes: Vec<Seat>,
    },
    /// A resignation is answered: by a member for a cube, by the box for all.
    ResignationAnswered {
        /// The box, or the member who plays the cube.
        by: Seat,
        /// Which cube; of several any one, where the box answers.
        cube: Seat,
        /// Whether it is accepted.
        accept: bool,
    },
    /// The captain asks the team for advice in this turn.
    AdviceAsked {
        /// The captain.
        by: Seat,
    },
    /// Somebody shows their own side how they would play the roll.
    Suggested {
        /// The adviser.
        by: Seat,
        /// The play.
        play: Play,
    },
}
