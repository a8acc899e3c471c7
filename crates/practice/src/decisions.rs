//! Every decision of analysed matches in a form that is searched quickly: forty bytes each.
//!
//! A collection of 2,000 matches has some 400,000 decisions. A search reads all of them, packed match by match, so every
//! condition costs the same and needs no index.

mod asked;
mod search;
mod told;

use pasch_analysis::Theme;
use pasch_wire::{CubeView, DecisionKind, Mark, PositionView, Seat, SideView};

pub use asked::{Picked, Sitters, UnknownWord, Whose};
pub use search::{Finds, Found, Order, Owner, Packed, Points, Sought, search};
pub use told::{Heads, told};

/// Bytes of a packed decision.
const SIZE: usize = 40;

/// Where the other player's home board begins: checkers from here on are back.
const BACK: usize = 19;

/// One player's checkers as far as a search asks for them, in that player's own count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Structure {
    /// Points with two checkers or more: bit `n` stands for point `n`, 1 to 24.
    pub held: u32,
    /// Pips to go, the bar counted as 25.
    pub pips: u16,
    /// Checkers on the bar.
    pub bar: u8,
    /// Checkers on the points 19 to 24 and on the bar.
    pub back: u8,
    /// Checkers borne off.
    pub off: u8,
}

impl From<&SideView> for Structure {
    fn from(side: &SideView) -> Self {
        let points = || (1..).zip(&side.points);
        let waiting = u32::from(side.bar) + u32::from(side.pool);
        let pips: u32 = points().map(|(at, &count): (u32, &u8)| at * u32::from(count)).sum();
        let back: u32 = side.points.iter().skip(BACK - 1).map(|&count| u32::from(count)).sum();
        Self {
            held: points().filter(|&(_, &count)| count >= 2).fold(0, |mask, (at, _)| mask | 1 << at),
            pips: u16::try_from(pips + 25 * waiting).unwrap_or(u16::MAX),
            bar: side.bar,
            back: u8::try_from(back + u32::from(side.bar)).unwrap_or(u8::MAX),
            off: side.off,
        }
    }
}

/// A decision of an analysed match. *Mine* is the player who decided.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Decision {
    /// Index of the action in the record.
    pub action: u32,
    /// The seat that decided.
    pub seat: Seat,
    /// The kind of decision, by the action that was taken.
    pub kind: DecisionKind,
    /// The roll of a play, the higher die first; `None` for the cube and where more than two dice are thrown.
    pub dice: Option<(u8, u8)>,
    /// The kind of position; `None` in games that do not move as backgammon.
    pub theme: Option<Theme>,
    /// How good it was; `None` when there was nothing to decide.
    pub mark: Option<Mark>,
    /// It counts for PR.
    pub counts: bool,
    /// Equity given up, EMG.
    pub loss: f32,
    /// Luck of the roll in equity; `None` without a roll.
    pub luck: Option<f32>,
    /// The checkers of the player who decided.
    pub mine: Structure,
    /// The checkers of the other player, in that player's own count.
    pub theirs: Structure,
    /// The cube: the power of two that it shows.
    pub cube: u8,
    /// Whose cube it is; `None` while it is centred.
    pub owner: Option<Seat>,
    /// Points that the player who decided and the other one still need; `None` in money play.
    pub away: Option<[u8; 2]>,
    /// It is the Crawford game.
    pub crawford: bool,
}

/// Packs the decisions of one match.
#[must_use]
pub fn pack(decisions: &[Decision]) -> Vec<u8> {
    decisions.iter().flat_map(Decision::packed).collect()
}

/// The decisions of one match, as [`pack`] wrote them. Bytes that are no decision are left out.
#[inline]
pub fn unpack(packed: &[u8]) -> impl Iterator<Item = Decision> + '_ {
    packed.as_chunks::<SIZE>().0.iter().filter_map(Decision::unpacked)
}

const KINDS: [DecisionKind; 7] = [
    DecisionKind::Play,
    DecisionKind::Double,
    DecisionKind::NoDouble,
    DecisionKind::Take,
    DecisionKind::Drop,
    DecisionKind::Beaver,
    DecisionKind::Raccoon,
];
const MARKS: [Mark; 5] = [Mark::Best, Mark::Ok, Mark::Doubtful, Mark::Error, Mark::Blunder];
const NOTHING: u8 = u8::MAX;

const SECOND_SEAT: u8 = 1;
const CRAWFORD: u8 = 2;
const COUNTS: u8 = 4;
const OWNED: u8 = 8;
const OWNED_BY_SECOND: u8 = 16;
const MONEY: u8 = 32;

fn place<T: PartialEq>(list: &[T], one: &T) -> u8 {
    list.iter().position(|each| each == one).and_then(|at| u8::try_from(at).ok()).unwrap_or(NOTHING)
}

impl Decision {
    fn packed(&self) -> [u8; SIZE] {
        let flag = |is: bool, flag: u8| if is { flag } else { 0 };
        let flags = flag(self.seat == Seat::B, SECOND_SEAT)
            | flag(self.crawford, CRAWFORD)
            | flag(self.counts, COUNTS)
            | flag(self.owner.is_some(), OWNED)
            | flag(self.owner == Some(Seat::B), OWNED_BY_SECOND)
            | flag(self.away.is_none(), MONEY);
        let [mine_away, theirs_away] = self.away.unwrap_or_default();
        let small = [
            place(&KINDS, &self.kind),
            self.dice.map_or(NOTHING, |(high, low)| high << 4 | low & 15),
            self.theme.map_or(NOTHING, |theme| place(&Theme::ALL, &theme)),
            self.mark.map_or(NOTHING, |mark| place(&MARKS, &mark)),
            self.cube,
            flags,
            mine_away,
            theirs_away,
        ];
        let side = |side: &Structure| {
            let mut bytes = [0; 10];
            bytes[..4].copy_from_slice(&side.held.to_le_bytes());
            bytes[4..6].copy_from_slice(&side.pips.to_le_bytes());
            bytes[6..9].copy_from_slice(&[side.bar, side.back, side.off]);
            bytes
        };
        let mut bytes = [0; SIZE];
        bytes[..4].copy_from_slice(&self.action.to_le_bytes());
        bytes[4..8].copy_from_slice(&self.loss.to_le_bytes());
        bytes[8..12].copy_from_slice(&self.luck.unwrap_or(f32::NAN).to_le_bytes());
        bytes[12..20].copy_from_slice(&small);
        bytes[20..30].copy_from_slice(&side(&self.mine));
        bytes[30..40].copy_from_slice(&side(&self.theirs));
        bytes
    }

    // Inlined, a search reads only the parts that it asks for.
    #[inline]
    fn unpacked(bytes: &[u8; SIZE]) -> Option<Self> {
        let word = |at: usize| [bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]];
        let [kind, dice, theme, mark, cube, flags, mine_away, theirs_away] = *bytes[12..].first_chunk()?;
        let has = |flag: u8| flags & flag != 0;
        let seat = |second| if second { Seat::B } else { Seat::A };
        let side = |at: usize| Structure {
            held: u32::from_le_bytes(word(at)),
            pips: u16::from_le_bytes([bytes[at + 4], bytes[at + 5]]),
            bar: bytes[at + 6],
            back: bytes[at + 7],
            off: bytes[at + 8],
        };
        let luck = f32::from_le_bytes(word(8));
        Some(Self {
            action: u32::from_le_bytes(word(0)),
            seat: seat(has(SECOND_SEAT)),
            kind: *KINDS.get(usize::from(kind))?,
            dice: (dice != NOTHING).then_some((dice >> 4, dice & 15)),
            theme: Theme::ALL.get(usize::from(theme)).copied(),
            mark: MARKS.get(usize::from(mark)).copied(),
            counts: has(COUNTS),
            loss: f32::from_le_bytes(word(4)),
            luck: (!luck.is_nan()).then_some(luck),
            mine: side(20),
            theirs: side(30),
            cube,
            owner: has(OWNED).then(|| seat(has(OWNED_BY_SECOND))),
            away: (!has(MONEY)).then_some([mine_away, theirs_away]),
            crawford: has(CRAWFORD),
        })
    }

    /// Sets the position that the decision was made in.
    #[must_use]
    pub fn at(self, position: &PositionView, cube: &CubeView) -> Self {
        let (mine, theirs) = match self.seat {
            Seat::A => (&position.a, &position.b),
            Seat::B => (&position.b, &position.a),
        };
        let power = u8::try_from(cube.value.max(1).ilog2()).unwrap_or(u8::MAX);
        Self { mine: mine.into(), theirs: theirs.into(), cube: power, owner: cube.owner, ..self }
    }

    /// Whether it can be asked again: there was something to decide, and it is no beaver, which has three answers.
    #[must_use]
    pub const fn can_be_asked(&self) -> bool {
        self.mark.is_some() && !matches!(self.kind, DecisionKind::Beaver | DecisionKind::Raccoon)
    }

    /// The kind of score it was made at.
    #[must_use]
    pub const fn score(&self) -> ScoreKind {
        match self.away {
            None => ScoreKind::Money,
            Some([1, 1]) => ScoreKind::Dmp,
            Some(_) if self.crawford => ScoreKind::Crawford,
            Some([1, _] | [_, 1]) => ScoreKind::PostCrawford,
            Some([2, 2]) => ScoreKind::TwoAwayTwoAway,
            Some([2, _] | [_, 2]) => ScoreKind::TwoAway,
            Some(_) => ScoreKind::Other,
        }
    }
}

/// Scores at which matches are played differently.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ScoreKind {
    /// No match, but money play.
    Money,
    /// Double match point: both need one point.
    Dmp,
    /// The Crawford game.
    Crawford,
    /// One player needs one point, and the Crawford game is over.
    PostCrawford,
    /// Both need two points.
    TwoAwayTwoAway,
    /// One player needs two points.
    TwoAway,
    /// Any other score of a match.
    Other,
}

impl ScoreKind {
    /// All, in the order of tables.
    pub const ALL: [Self; 7] = [
        Self::Money,
        Self::Dmp,
        Self::Crawford,
        Self::PostCrawford,
        Self::TwoAwayTwoAway,
        Self::TwoAway,
        Self::Other,
    ];

    /// The word on the wire.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Money => "money",
            Self::Dmp => "dmp",
            Self::Crawford => "crawford",
            Self::PostCrawford => "post-crawford",
            Self::TwoAwayTwoAway => "both-two-away",
            Self::TwoAway => "two-away",
            Self::Other => "other",
        }
    }
}

#[cfg(test)]
#[path = "decisions/tests.rs"]
mod tests;
