//! What all databases share: their bytes, their header, and the equities they hold.
//!
//! A database is one run of bytes, little-endian. It is read where it lies, so that a caller may
//! hand over a memory map as well as a vector:
//!
//! | bytes | content |
//! |---|---|
//! | 0..8 | `PASCHDB1` |
//! | 8 | kind: 1 one-sided, 2 two-sided bear-off, 3 hypergammon |
//! | 9 | version of the builder of this kind |
//! | 10..12 | points, checkers |
//! | 12..16 | zero |
//! | 16..24 | positions of one side |
//! | 24..32 | bytes that follow the header |
//! | 32..48 | hash of the header so far and of all that follows it |
//! | 48..64 | zero |
//! | 64.. | the content |

use pasch_messages::Describe;

use crate::cube::{CubeInfo, CubeOwner, Stake};
use std::sync::Arc;
use thiserror::Error;

/// Bytes of a database, in memory or mapped from a file. They must not change while they are used.
pub type Bytes = Arc<dyn AsRef<[u8]> + Send + Sync>;

const MAGIC: [u8; 8] = *b"PASCHDB1";
const HASH: std::ops::Range<usize> = 32..48;

/// Bytes before the content.
pub(crate) const HEADER: usize = 64;

/// Why there is no database.
#[derive(Clone, Debug, Describe, Error, PartialEq, Eq)]
#[non_exhaustive]
#[describe("database-error")]
pub enum DatabaseError {
    /// A size this library does not build.
    Size {
        /// Points asked for, counted from the ace point.
        points: usize,
        /// The most checkers a side, as asked for.
        checkers: usize,
    },
    /// The caller stopped the work.
    Cancelled,
    /// Not a database of this kind at all.
    Magic(#[describe(name = "value")] Kind),
    /// Written by another version of the builder; to be built anew.
    Version {
        /// The kind of database that was expected.
        kind: Kind,
        /// Version of the bytes.
        found: u8,
        /// Version this library reads.
        expected: u8,
    },
    /// Too short, too long or changed; to be built anew.
    Damaged {
        /// The kind of database that was expected.
        kind: Kind,
        /// What does not fit.
        what: &'static str,
    },
}

/// The kinds of databases.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Describe)]
#[describe("database-kind")]
pub enum Kind {
    /// Rolls each side needs for itself.
    OneSided,
    /// Exact equities of both sides bearing off.
    TwoSided,
    /// Hypergammon, solved with the cube in play.
    Hyper,
}

impl Kind {
    /// What kind of database these bytes begin, if any. Nothing else about them is checked.
    #[must_use]
    pub fn of(bytes: &[u8]) -> Option<Self> {
        let kinds = [Self::OneSided, Self::TwoSided, Self::Hyper];
        let number = *bytes.strip_prefix(&MAGIC)?.first()?;
        kinds.into_iter().find(|kind| kind.number() == number)
    }

    const fn number(self) -> u8 {
        match self {
            Self::OneSided => 1,
            Self::TwoSided => 2,
            Self::Hyper => 3,
        }
    }

    /// The error of damaged bytes of this kind.
    pub(crate) const fn damaged(self, what: &'static str) -> DatabaseError {
        DatabaseError::Damaged { kind: self, what }
    }
}

/// What a header says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Header {
    pub(crate) kind: Kind,
    pub(crate) version: u8,
    pub(crate) points: usize,
    pub(crate) checkers: usize,
    pub(crate) positions: usize,
}

impl Header {
    /// Room for the header, to which the content is to be appended before [`Header::seal`].
    pub(crate) fn begin(content: usize) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(HEADER + content);
        bytes.resize(HEADER, 0);
        bytes
    }

    /// Fills in the header of finished bytes.
    pub(crate) fn seal(&self, bytes: &mut [u8]) {
        let length = (bytes.len() - HEADER) as u64;
        bytes[..8].copy_from_slice(&MAGIC);
        bytes[8..12].copy_from_slice(&[
            self.kind.number(),
            self.version,
            self.points as u8,
            self.checkers as u8,
        ]);
        bytes[16..24].copy_from_slice(&(self.positions as u64).to_le_bytes());
        bytes[24..32].copy_from_slice(&length.to_le_bytes());
        let hash = hash(&bytes[..HASH.start], &bytes[HEADER..]);
        bytes[HASH].copy_from_slice(&hash);
    }

    /// Checks that `bytes` are an undamaged database of this kind and version.
    pub(crate) fn open(kind: Kind, version: u8, bytes: &[u8]) -> Result<Self, DatabaseError> {
        if Kind::of(bytes) != Some(kind) {
            return Err(DatabaseError::Magic(kind));
        }
        if bytes.len() < HEADER {
            return Err(kind.damaged("header-short"));
        }
        if bytes[9] != version {
            return Err(DatabaseError::Version { kind, found: bytes[9], expected: version });
        }
        if number(&bytes[24..]) != (bytes.len() - HEADER) as u64 {
            return Err(kind.damaged("length"));
        }
        if hash(&bytes[..HASH.start], &bytes[HEADER..]) != bytes[HASH] {
            return Err(kind.damaged("hash"));
        }
        if bytes[12..16].iter().chain(&bytes[HASH.end..HEADER]).any(|&byte| byte != 0) {
            return Err(kind.damaged("header"));
        }
        Ok(Self {
            kind,
            version,
            points: usize::from(bytes[10]),
            checkers: usize::from(bytes[11]),
            positions: number(&bytes[16..]) as usize,
        })
    }
}

/// The first eight bytes as a number.
pub(crate) fn number(bytes: &[u8]) -> u64 {
    let mut word = [0; 8];
    word.copy_from_slice(&bytes[..8]);
    u64::from_le_bytes(word)
}

/// The number of 16 bits at a place counted in such numbers.
pub(crate) fn short(bytes: &[u8], place: usize) -> u16 {
    u16::from_le_bytes([bytes[2 * place], bytes[2 * place + 1]])
}

/// Four multiplicative hashes over every fourth word, joined: against damage, not against malice.
fn hash(head: &[u8], content: &[u8]) -> [u8; 16] {
    const KEYS: [u64; 4] =
        [0xFF51_AFD7_ED55_8CCD, 0xC4CE_B9FE_1A85_EC53, 0x9FB2_1C65_1E98_DF25, 0xD6E8_FEB8_6659_FD93];
    let mut lanes =
        [0x9E37_79B9_7F4A_7C15u64, 0xC2B2_AE3D_27D4_EB4F, 0x1656_67B1_9E37_79F9, 0x27D4_EB2F_1656_67C5];
    for part in [head, content] {
        let mut mix = |block: &[u8]| {
            for ((lane, word), key) in lanes.iter_mut().zip(block.chunks_exact(8)).zip(KEYS) {
                *lane = (*lane ^ number(word)).wrapping_mul(key).rotate_left(29);
            }
        };
        let blocks = part.chunks_exact(32);
        let mut last = [0; 32];
        last[..blocks.remainder().len()].copy_from_slice(blocks.remainder());
        blocks.for_each(&mut mix);
        mix(&last);
        let mut length = [0; 32];
        length[..8].copy_from_slice(&(part.len() as u64).to_le_bytes());
        mix(&length);
    }
    let mut sum = [0; 16];
    for (sum, seed) in sum.chunks_exact_mut(8).zip(KEYS) {
        let joined = lanes.iter().fold(seed, |joined, lane| {
            let mixed = (joined ^ lane).wrapping_mul(0xFF51_AFD7_ED55_8CCD);
            mixed ^ mixed >> 32
        });
        sum.copy_from_slice(&joined.to_le_bytes());
    }
    sum
}

/// Exact equities of a position for the player on roll, each per unit of the cube as it stands,
/// for money without beavers. They do not double this turn; from then on both play the cube best.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MoneyEquities {
    /// Without a cube; gammons count.
    pub cubeless: f64,
    /// The cube is theirs.
    pub own: f64,
    /// The cube is in the middle, and gammons count at once.
    pub centred: f64,
    /// The cube is in the middle, and gammons count once it has been turned (Jacoby's rule).
    pub jacoby: f64,
    /// The cube is the opponent's.
    pub theirs: f64,
}

impl MoneyEquities {
    /// The equity without a double this turn that belongs to a cube; `None` in a match.
    #[must_use]
    pub const fn undoubled(&self, cube: &CubeInfo) -> Option<f64> {
        match (cube.stake, cube.owner) {
            (Stake::Match { .. }, _) => None,
            (Stake::Cubeless, _) => Some(self.cubeless),
            (_, CubeOwner::Mine) => Some(self.own),
            (_, CubeOwner::Theirs) => Some(self.theirs),
            (_, CubeOwner::Centred) if cube.gammons_idle() => Some(self.jacoby),
            (_, CubeOwner::Centred) => Some(self.centred),
        }
    }

    /// The equity of a double that is taken, per unit of the cube before it.
    #[must_use]
    pub fn doubled(&self) -> f64 {
        2.0 * self.theirs
    }

    /// The equity that belongs to a cube when the player doubles if that is best; `None` in a match.
    #[must_use]
    pub fn optimal(&self, cube: &CubeInfo) -> Option<f64> {
        let undoubled = self.undoubled(cube)?;
        Some(if cube.can_double() { undoubled.max(self.doubled().min(1.0)) } else { undoubled })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sealed_header_opens_and_any_change_is_found() {
        let header = Header { kind: Kind::TwoSided, version: 3, points: 6, checkers: 2, positions: 28 };
        let mut bytes = Header::begin(100);
        bytes.extend((0..77u8).map(|i| i.wrapping_mul(7)));
        header.seal(&mut bytes);
        assert_eq!(Header::open(Kind::TwoSided, 3, &bytes), Ok(header));
        assert_eq!(Kind::of(&bytes), Some(Kind::TwoSided));
        assert_eq!(Header::open(Kind::Hyper, 3, &bytes), Err(DatabaseError::Magic(Kind::Hyper)));
        assert_eq!(
            Header::open(Kind::TwoSided, 4, &bytes),
            Err(DatabaseError::Version { kind: Kind::TwoSided, found: 3, expected: 4 })
        );
        for at in 0..bytes.len() {
            for bit in 0..8 {
                let mut bad = bytes.clone();
                bad[at] ^= 1 << bit;
                assert!(Header::open(Kind::TwoSided, 3, &bad).is_err(), "byte {at} may be changed");
            }
        }
        for length in 0..bytes.len() {
            assert!(Header::open(Kind::TwoSided, 3, &bytes[..length]).is_err(), "cut to {length}");
        }
        bytes.push(0);
        assert!(Header::open(Kind::TwoSided, 3, &bytes).is_err());
    }

    #[test]
    fn every_cube_has_its_equity() {
        let equities = MoneyEquities { cubeless: 0.1, own: 0.2, centred: 0.3, jacoby: 0.4, theirs: 0.5 };
        let cube = |jacoby, owner| CubeInfo::money(jacoby, false).with(2, owner);
        let money = |jacoby, owner| equities.undoubled(&cube(jacoby, owner));
        assert_eq!(money(true, CubeOwner::Mine), Some(0.2));
        assert_eq!(money(true, CubeOwner::Theirs), Some(0.5));
        assert_eq!(money(true, CubeOwner::Centred), Some(0.4));
        assert_eq!(money(false, CubeOwner::Centred), Some(0.3));
        assert_eq!(equities.undoubled(&CubeInfo::cubeless()), Some(0.1));
        assert_eq!(equities.optimal(&CubeInfo::cubeless()), Some(0.1));
        assert_eq!(equities.undoubled(&CubeInfo::in_match(3, 3, false)), None);
        assert_eq!(equities.optimal(&cube(false, CubeOwner::Mine)), Some(1.0));
        assert_eq!(equities.optimal(&cube(false, CubeOwner::Theirs)), Some(0.5));
        let worse = MoneyEquities { theirs: 0.05, ..equities };
        assert_eq!(worse.optimal(&cube(true, CubeOwner::Centred)), Some(0.4));
    }
}
