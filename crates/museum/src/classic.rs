//! The players of the museum, by name.

use std::sync::OnceLock;

use pasch_engine::standard::board::Board;
use pasch_engine::standard::movegen::{Afterstates, Moves, generate_with_moves};

use crate::bkg::{Bkg, Borders};
use crate::linear::Linear;
use crate::neuro::NeuroNet;
use crate::simple;
use crate::td::TdNet;
use crate::thought::{Thought, finished};

/// How a classic judges.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Random,
    Pips,
    Thumb,
    Bkg(Borders),
    Linear,
    Neuro,
    Net(usize),
}

/// A classic player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Classic {
    /// Stable name for files, addresses and seats.
    pub id: &'static str,
    /// Name for people, the same in every language.
    pub name: &'static str,
    kind: Kind,
}

/// A play that a classic could make, and what it thinks of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Considered {
    /// The board after the play, the mover's lane first.
    pub after: Board,
    /// One way to make it.
    pub moves: Moves,
    /// The classic's thoughts about it.
    pub thought: Thought,
    /// The sum of its terms.
    pub value: f32,
}

const fn classic(id: &'static str, name: &'static str, kind: Kind) -> Classic {
    Classic { id, name, kind }
}

/// The nets as they are delivered, in the order of [`Kind::Net`].
const NETS: [&[u8]; 2] =
    [include_bytes!("../data/td-gammon-0.net"), include_bytes!("../data/td-gammon-1.net")];

/// The nets of the comparison player as they are delivered.
const NEURO: &[u8] = include_bytes!("../data/neurogammon.net");

/// Numbers, weights and nets of the players, read at the first call.
struct Known {
    bkg: Bkg,
    linear: Linear,
    neuro: NeuroNet,
    nets: [TdNet; 2],
}

fn known() -> &'static Known {
    static KNOWN: OnceLock<Known> = OnceLock::new();
    KNOWN.get_or_init(|| Known {
        bkg: Bkg::builtin().expect("the delivered numbers are whole"),
        linear: Linear::from_toml(Classic::LINEAR).expect("the delivered weights are whole"),
        neuro: NeuroNet::from_bytes(NEURO).expect("the delivered nets are whole"),
        nets: NETS.map(|bytes| TdNet::from_bytes(bytes).expect("a delivered net is whole")),
    })
}

impl Classic {
    /// Every classic in the order of the museum, from the simplest on.
    pub const ALL: [Self; 9] = [
        classic("random", "Random", Kind::Random),
        classic("pip-greedy", "Pip-greedy", Kind::Pips),
        classic("thumb", "Rules of thumb", Kind::Thumb),
        classic("bkg-1977", "BKG 1977", Kind::Bkg(Borders::Hard)),
        classic("bkg-1979", "BKG 1979", Kind::Bkg(Borders::Soft)),
        classic("pubeval-like", "Pubeval-like", Kind::Linear),
        classic("neurogammon", "Neurogammon-like", Kind::Neuro),
        classic("td-gammon-0", "TD-Gammon 0.0", Kind::Net(0)),
        classic("td-gammon-1", "TD-Gammon 1.0", Kind::Net(1)),
    ];

    /// The weights of the linear player, as text.
    pub const LINEAR: &str = include_str!("../data/pubeval-like.toml");

    /// The classic with this id.
    ///
    /// ```
    /// use pasch_museum::Classic;
    /// assert_eq!(Classic::find("td-gammon-0").map(|classic| classic.name), Some("TD-Gammon 0.0"));
    /// assert_eq!(Classic::find("hal"), None);
    /// ```
    #[must_use]
    pub fn find(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|classic| classic.id == id)
    }

    /// Whether it judges by the pip counts, also about the cube.
    pub(crate) fn counts_pips(self) -> bool {
        matches!(self.kind, Kind::Pips | Kind::Thumb)
    }

    /// Whether it knows nothing at all.
    pub(crate) fn is_random(self) -> bool {
        self.kind == Kind::Random
    }

    /// The net that it asks, if it learnt by temporal differences.
    #[must_use]
    pub fn net(self) -> Option<&'static TdNet> {
        match self.kind {
            Kind::Net(number) => Some(&known().nets[number]),
            _ => None,
        }
    }

    /// The nets that it asks, if it learnt by comparisons.
    #[must_use]
    pub fn neuro(self) -> Option<&'static NeuroNet> {
        (self.kind == Kind::Neuro).then(|| &known().neuro)
    }

    /// Its thoughts about a play of `dice` from `before`: `after` has the mover's lane first. A finished game counts its
    /// points.
    #[must_use]
    pub fn think(self, before: &Board, dice: (u8, u8), after: &Board) -> Thought {
        if self.kind == Kind::Random {
            return simple::random(before, dice, after);
        }
        if let Some(thought) = finished(after) {
            return thought;
        }
        match self.kind {
            Kind::Random => simple::random(before, dice, after),
            Kind::Pips => simple::pips(before, dice, after),
            Kind::Thumb => simple::thumb(after),
            Kind::Bkg(borders) => known().bkg.think(after, borders),
            Kind::Linear => known().linear.think(after),
            Kind::Neuro => known().neuro.think(before, after),
            Kind::Net(number) => {
                let [win, gammon, lost] = known().nets[number].outputs(after);
                let terms = [("win", 2.0 * win - 1.0), ("win-gammon", gammon), ("lose-gammon", -lost)];
                Thought { outputs: Some([win, gammon, lost]), ..Thought::of(terms) }
            }
        }
    }

    /// Every play of a roll with what it thinks of it, the best first; where two are worth the same, the one that the
    /// generator names first.
    ///
    /// ```
    /// use pasch_engine::standard::Board;
    /// use pasch_museum::Classic;
    /// let plays = Classic::find("bkg-1979").unwrap().consider(&Board::start(), (3, 1));
    /// assert_eq!(plays.len(), 16);
    /// let sum: f32 = plays[0].thought.terms.iter().map(|term| term.value).sum();
    /// assert_eq!(plays[0].value, sum);
    /// ```
    #[must_use]
    pub fn consider(self, board: &Board, dice: (u8, u8)) -> Vec<Considered> {
        let mut list = Afterstates::new();
        generate_with_moves(board, dice, &mut list);
        let judged = |(after, moves): (&Board, &Moves)| {
            let thought = self.think(board, dice, after);
            let value = thought.value();
            Considered { after: *after, moves: *moves, thought, value }
        };
        let mut plays: Vec<_> = list.boards().iter().zip(list.moves()).map(judged).collect();
        plays.sort_by(|a, b| b.value.total_cmp(&a.value));
        plays
    }

    /// The place of the play that it makes among all results of a roll.
    #[must_use]
    pub fn choose(self, board: &Board, dice: (u8, u8), results: &[Board]) -> usize {
        let mut best = (0, f32::NEG_INFINITY);
        for (place, after) in results.iter().enumerate() {
            let value = self.think(board, dice, after).value();
            if value > best.1 {
                best = (place, value);
            }
        }
        best.0
    }
}
