//! One game of a chouette: cubes, payments, and what waits for an answer.

use pasch_rules::{Cube, Dice, Grade, MatchState, Play, Player};

use crate::action::Answer;
use crate::seat::Seat;

/// Side of the box on the board.
pub const BOX: Player = Player::A;
/// Side of the team on the board.
pub const TEAM: Player = Player::B;

/// How a member's part in a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Closing {
    /// A member dropped the cube.
    Dropped,
    /// The box dropped the cube.
    Passed,
    /// The box resigned it.
    Resigned,
    /// The captain resigned it for the team.
    TeamResigned,
    /// The member left.
    Left,
    /// The box left.
    BoxLeft,
    /// The game was played to its end.
    Played,
}

impl Closing {
    /// Whether the box lost by it to whoever played the cube.
    #[must_use]
    pub(crate) const fn beats_box(self) -> bool {
        matches!(self, Closing::Passed | Closing::Resigned | Closing::BoxLeft)
    }

    /// Whether a captain who goes out by it goes to the end of the line.
    #[must_use]
    pub(crate) const fn goes_to_end(self) -> bool {
        matches!(self, Closing::Dropped | Closing::TeamResigned)
    }
}

/// A cube between the box and a member.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stake {
    /// The member whose cube it was at the start; this names it.
    pub of: Seat,
    /// The member who plays it: the same, or who took it over as an extra.
    pub holder: Seat,
    /// The cube; A is the box, B the member. While it is on offer, as it was before.
    pub cube: Cube,
    /// How it was settled, and how many were settled before; `None` while it is in play.
    pub closed: Option<(Closing, u8)>,
}

impl Stake {
    /// Whether it is still in play.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        self.closed.is_none()
    }
}

/// A payment between two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Payment {
    /// The player who pays.
    pub from: Seat,
    /// The player who is paid.
    pub to: Seat,
    /// How much, in points.
    pub points: i64,
}

/// A cube on offer and its answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Offer {
    /// Which cube.
    pub cube: Seat,
    /// The answer, if it was given.
    pub answer: Option<Answer>,
}

/// Cubes offered at once, all of which one side has to answer.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Round {
    /// The side that doubled first.
    pub first: Player,
    /// 0 for a double, 1 for a beaver, and so on.
    pub depth: u8,
    /// The cubes, in the order in which members answer.
    pub offers: Vec<Offer>,
    /// Whether all answers are known but that of the only taker, who has to beaver or drop.
    pub sole_taker: bool,
}

impl Round {
    /// The side that turned the cubes last.
    #[must_use]
    pub const fn by(&self) -> Player {
        if self.depth.is_multiple_of(2) { self.first } else { self.first.other() }
    }

    /// Whether somebody has answered already.
    #[must_use]
    pub fn is_begun(&self) -> bool {
        self.offers.iter().any(|offer| offer.answer.is_some())
    }

    /// The offer of a cube.
    #[must_use]
    pub fn offer(&self, cube: Seat) -> Option<&Offer> {
        self.offers.iter().find(|offer| offer.cube == cube)
    }

    /// How many of these cubes the box may drop, where it has to take half, rounded up.
    #[must_use]
    pub(crate) fn may_drop(&self) -> usize {
        if self.offers.len() < 2 { self.offers.len() } else { self.offers.len() / 2 }
    }
}

/// A proposal of the captain that the members are asked about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Proposal {
    /// To offer the cube of the team.
    Double,
    /// To resign.
    Resign(Grade),
}

/// A decision that has to be made before the game goes on.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Pending {
    /// None: the side on turn rolls or plays.
    #[default]
    Nothing,
    /// Members say whether they go along with the captain.
    Consent {
        /// The captain who asks.
        by: Seat,
        /// The proposal.
        proposal: Proposal,
        /// Members who have not answered, in order.
        waiting: Vec<Seat>,
        /// The cubes it is about, so far.
        cubes: Vec<Seat>,
    },
    /// Offered cubes are answered.
    Answers(Round),
    /// Members who drop look for takers.
    Extras {
        /// The cubes that are dropped; the first one's member decides.
        drops: Vec<Seat>,
        /// The taker who is asked.
        asked: Option<Seat>,
        /// Takers who have refused this member.
        refused: Vec<Seat>,
        /// Members who took a cube in this round.
        takers: Vec<Seat>,
        /// Cubes that were beavered, which the box answers afterwards.
        beavered: Vec<Seat>,
    },
    /// A resignation is answered.
    Resignation {
        /// The side that resigns.
        by: Player,
        /// How big a loss it offers.
        grade: Grade,
        /// Cubes without an answer, in order.
        waiting: Vec<Seat>,
    },
}

/// A step of a chouette that has to be made next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase<'s> {
    /// The line is not known; these players throw for their places, or all are put into an order.
    Order(&'s [Seat]),
    /// Box and captain are known; the next game may begin.
    Between,
    /// Box and captain throw for the start again.
    Opening,
    /// The leader of this side rolls, or a member of it offers cubes.
    ToRoll(Player),
    /// The leader of this side plays the roll.
    ToMove(Player, Dice),
    /// A decision comes first.
    Pending(&'s Pending),
}

/// A game that is being played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    pub(crate) number: u32,
    pub(crate) box_seat: Seat,
    pub(crate) partner: Option<Seat>,
    pub(crate) first_captain: Seat,
    /// Captains who went out by beating the box, in order. The first who is still there is the next box.
    pub(crate) heirs: Vec<Seat>,
    pub(crate) stakes: Vec<Stake>,
    pub(crate) payments: Vec<Payment>,
    pub(crate) board: MatchState,
    pub(crate) ties: u32,
    /// Whether the box has offered cubes in this turn.
    pub(crate) box_doubled: bool,
    pub(crate) pending: Pending,
    pub(crate) advice_asked: bool,
    pub(crate) suggestions: Vec<(Seat, Play)>,
}

impl Game {
    /// Its number, from 1.
    #[must_use]
    pub const fn number(&self) -> u32 {
        self.number
    }

    /// The box, who plays against all others.
    #[must_use]
    pub const fn box_seat(&self) -> Seat {
        self.box_seat
    }

    /// The partner of the box.
    #[must_use]
    pub const fn partner(&self) -> Option<Seat> {
        self.partner
    }

    /// The captain with whom the game began.
    #[must_use]
    pub const fn first_captain(&self) -> Seat {
        self.first_captain
    }

    /// The cubes, in the order of the line at the start; settled ones, too.
    #[must_use]
    pub fn stakes(&self) -> &[Stake] {
        &self.stakes
    }

    /// Payments so far, in order.
    #[must_use]
    pub fn payments(&self) -> &[Payment] {
        &self.payments
    }

    /// The game on the board: A is the box, B the team. Its own cube is never used.
    #[must_use]
    pub const fn board(&self) -> &MatchState {
        &self.board
    }

    /// The decision that comes first.
    #[must_use]
    pub const fn pending(&self) -> &Pending {
        &self.pending
    }

    /// Suggestions for the roll on the table, the latest of each player.
    #[must_use]
    pub fn suggestions(&self) -> &[(Seat, Play)] {
        &self.suggestions
    }

    /// Whether the captain has asked for advice in this turn.
    #[must_use]
    pub const fn is_advice_asked(&self) -> bool {
        self.advice_asked
    }

    /// A cube that is still in play.
    #[must_use]
    pub fn stake(&self, cube: Seat) -> Option<&Stake> {
        self.stakes.iter().find(|stake| stake.of == cube && stake.is_open())
    }

    /// The cubes that are still in play.
    pub fn open(&self) -> impl Iterator<Item = &Stake> {
        self.stakes.iter().filter(|stake| stake.is_open())
    }

    /// Whether somebody still plays a cube.
    #[must_use]
    pub fn plays(&self, seat: Seat) -> bool {
        self.open().any(|stake| stake.holder == seat)
    }

    /// The points that a player has won in this game so far; the partner has half of what the box has, rounded towards 0.
    #[must_use]
    pub fn points(&self, seat: Seat) -> i64 {
        let plain = |seat: Seat| -> i64 {
            let sign = |payment: &Payment| i64::from(payment.to == seat) - i64::from(payment.from == seat);
            self.payments.iter().map(|payment| sign(payment) * payment.points).sum()
        };
        let Some(partner) = self.partner else { return plain(seat) };
        let share = plain(self.box_seat) / 2;
        if seat == partner {
            share
        } else if seat == self.box_seat {
            plain(seat) - share
        } else {
            plain(seat)
        }
    }

    /// Whether cubes may be offered by this side now, as far as the board goes.
    pub(crate) fn is_cube_time(&self, side: Player) -> bool {
        self.board.may_double(side)
    }

    pub(crate) fn stake_mut(&mut self, cube: Seat) -> Option<&mut Stake> {
        self.stakes.iter_mut().find(|stake| stake.of == cube && stake.is_open())
    }

    pub(crate) fn pay(&mut self, from: Seat, to: Seat, points: i64) {
        self.payments.push(Payment { from, to, points });
    }

    /// Settles a cube: `points` for each point of the cube, positive for the member.
    pub(crate) fn close(&mut self, cube: Seat, how: Closing, points: i64) {
        let before = self.closed();
        let Some(stake) = self.stake_mut(cube) else { return };
        stake.closed = Some((how, before));
        let (holder, due) = (stake.holder, points * i64::from(stake.cube.value));
        let box_seat = self.box_seat;
        match due {
            1.. => self.pay(box_seat, holder, due),
            0 => {}
            _ => self.pay(holder, box_seat, -due),
        }
    }

    /// The number of cubes that are settled.
    pub(crate) fn closed(&self) -> u8 {
        let closed = self.stakes.iter().filter(|stake| !stake.is_open()).count();
        u8::try_from(closed).unwrap_or(u8::MAX)
    }

    /// How somebody went out of the game when so many cubes had been settled; `None` if they gave the last one away as an
    /// extra.
    pub(crate) fn way_out(&self, seat: Seat, closed: u8) -> Option<Closing> {
        let own = self.stakes.iter().filter(|stake| stake.holder == seat);
        let now = own.filter_map(|stake| stake.closed).filter(|(_, order)| *order >= closed);
        now.max_by_key(|(_, order)| *order).map(|(how, _)| how)
    }
}
