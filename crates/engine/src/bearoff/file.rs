//! The content of a one-sided database, behind the common header:
//!
//! | bytes | content |
//! |---|---|
//! | 8, 8 | chances of the first part (rolls to clear) and of the second (rolls to the first checker) |
//! | each part: n | roll of the first chance of each of the n positions |
//! | n | number of chances of each position |
//! | 4 · ⌈n/16⌉ | place of the first chance of every 16th position |
//! | 2 each | the chances in 65535ths |

use super::index::Ranking;
use super::solve::{Solved, Table};
use super::{Bearoff, MOST_ROLLS, Rolls, UNIT};
use crate::database::{Bytes, DatabaseError, HEADER, Header, Kind, number, short};
use std::ops::Range;
use std::sync::Arc;

const VERSION: u8 = 2;

/// Positions between two known places.
const STRIDE: usize = 16;

/// Where the distributions of one part lie in the bytes.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Part {
    from: Range<usize>,
    lengths: Range<usize>,
    places: Range<usize>,
    chances: Range<usize>,
}

impl Part {
    fn new(start: usize, positions: usize, chances: usize) -> Option<Self> {
        let from = start..start.checked_add(positions)?;
        let lengths = from.end..from.end.checked_add(positions)?;
        let places = lengths.end..lengths.end.checked_add(4 * positions.div_ceil(STRIDE))?;
        let chances = places.end..places.end.checked_add(chances.checked_mul(2)?)?;
        Some(Self { from, lengths, places, chances })
    }

    /// The distribution of a position.
    pub(super) fn get<'b>(&self, bytes: &'b [u8], index: usize) -> Rolls<'b> {
        let lengths = &bytes[self.lengths.clone()];
        let before: usize = lengths[index - index % STRIDE..index].iter().map(|&n| usize::from(n)).sum();
        let start = self.chances.start + 2 * (self.place(bytes, index / STRIDE) + before);
        let from = usize::from(bytes[self.from.start + index]);
        Rolls { from, chances: &bytes[start..start + 2 * usize::from(lengths[index])] }
    }

    fn place(&self, bytes: &[u8], block: usize) -> usize {
        let at = self.places.start + 4 * block;
        u32::from_le_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]]) as usize
    }

    /// Whether every distribution lies where it should and is whole.
    fn is_sound(&self, bytes: &[u8]) -> bool {
        let chances = &bytes[self.chances.clone()];
        let mut place = 0;
        let positions = bytes[self.from.clone()].iter().zip(&bytes[self.lengths.clone()]);
        for (index, (&from, &length)) in positions.enumerate() {
            let end = place + usize::from(length);
            if (index % STRIDE == 0 && self.place(bytes, index / STRIDE) != place)
                || 2 * end > chances.len()
                || usize::from(from) + usize::from(length) > MOST_ROLLS + 1
                || (place..end).map(|i| u32::from(short(chances, i))).sum::<u32>() != UNIT
            {
                return false;
            }
            place = end;
        }
        2 * place == chances.len()
    }
}

impl Bearoff {
    /// The database as bytes, for [`Bearoff::from_bytes`].
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        (*self.bytes).as_ref()
    }

    /// A copy of [`Bearoff::bytes`].
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        self.bytes().to_vec()
    }

    /// Reads a copy of a database.
    ///
    /// # Errors
    /// [`DatabaseError`] when the bytes are something else, of another version, or damaged.
    ///
    /// ```
    /// use pasch_engine::bearoff::Bearoff;
    /// use pasch_engine::database::{DatabaseError, Kind};
    /// let bytes = Bearoff::generate(3, 3, &mut |_| true)?.to_bytes();
    /// assert_eq!(Kind::of(&bytes), Some(Kind::OneSided));
    /// assert_eq!(Bearoff::from_bytes(&bytes)?.positions(), 20);
    /// let half = Bearoff::from_bytes(&bytes[..bytes.len() / 2]);
    /// assert!(matches!(half, Err(DatabaseError::Damaged { .. })));
    /// # Ok::<(), DatabaseError>(())
    /// ```
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, DatabaseError> {
        Self::from_shared(Arc::new(bytes.to_vec()))
    }

    /// Reads a database where it lies, such as in a memory map. All of it is checked once.
    ///
    /// # Errors
    /// [`DatabaseError`] when the bytes are something else, of another version, or damaged.
    pub fn from_shared(bytes: Bytes) -> Result<Self, DatabaseError> {
        let damaged = |what| Kind::OneSided.damaged(what);
        let all = (*bytes).as_ref();
        let header = Header::open(Kind::OneSided, VERSION, all)?;
        if !Self::builds(header.points, header.checkers) {
            return Err(damaged("size"));
        }
        let ranking = Ranking::new(header.points, header.checkers);
        if header.positions != ranking.len() || all.len() < HEADER + 16 {
            return Err(damaged("positions"));
        }
        let chances = [0, 8].map(|at| number(&all[HEADER + at..]) as usize);
        let parts = Self::parts(ranking.len(), chances).filter(|parts| parts[1].chances.end == all.len());
        let [clear, first] = parts.ok_or_else(|| damaged("parts"))?;
        if !clear.is_sound(all) || !first.is_sound(all) {
            return Err(damaged("distribution"));
        }
        Ok(Self { ranking, bytes, clear, first })
    }

    fn parts(positions: usize, chances: [usize; 2]) -> Option<[Part; 2]> {
        let clear = Part::new(HEADER + 16, positions, chances[0])?;
        let first = Part::new(clear.chances.end, positions, chances[1])?;
        Some([clear, first])
    }

    /// The database of solved positions.
    pub(super) fn encode(ranking: Ranking, solved: &Solved) -> Self {
        let tables = [&solved.clear, &solved.first];
        let counts = tables.map(Table::chances);
        let parts = Self::parts(ranking.len(), counts);
        let [clear, first] = parts.expect("the tables fit into memory, and so do their places");
        let mut bytes = Header::begin(first.chances.end - HEADER);
        bytes.extend(counts.iter().flat_map(|&count| (count as u64).to_le_bytes()));
        for table in tables {
            let runs = || (0..ranking.len()).map(|rank| table.get(rank));
            bytes.extend(runs().map(|(from, _)| from));
            bytes.extend(runs().map(|(_, chances)| chances.len() as u8));
            let mut place = 0;
            for (rank, (_, chances)) in runs().enumerate() {
                if rank % STRIDE == 0 {
                    bytes.extend_from_slice(&u32::to_le_bytes(place));
                }
                place += chances.len() as u32;
            }
            runs().for_each(|(_, chances)| bytes.extend(chances.iter().flat_map(|c| c.to_le_bytes())));
        }
        let header = Header {
            kind: Kind::OneSided,
            version: VERSION,
            points: ranking.points(),
            checkers: ranking.checkers(),
            positions: ranking.len(),
        };
        header.seal(&mut bytes);
        Self { ranking, bytes: Arc::new(bytes), clear, first }
    }
}
