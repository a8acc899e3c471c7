//! Labels on disk, a shard a file.

use std::{
    fs,
    path::{Path, PathBuf},
};

use pasch_engine::standard::Board;
use pasch_messages::message;

use super::Label;
use crate::store::{StoreError, sealed, unsealed, write_atomically};

const MAGIC: &[u8; 8] = b"PASCHLB1";
const RECORD: usize = 26;

/// The path of a shard.
#[must_use]
pub fn shard_path(folder: &Path, shard: u64) -> PathBuf {
    folder.join(format!("{shard:06}.labels"))
}

/// Writes a shard; `recipe` names what it was made by.
///
/// # Errors
/// When the folder cannot be written.
pub fn save_shard(folder: &Path, shard: u64, recipe: u64, labels: &[Label]) -> Result<(), StoreError> {
    let mut bytes = MAGIC.to_vec();
    bytes.extend_from_slice(&recipe.to_le_bytes());
    for label in labels {
        bytes.extend_from_slice(&label.key.to_le_bytes());
        label.chances.iter().for_each(|c| bytes.extend_from_slice(&c.to_le_bytes()));
    }
    write_atomically(&shard_path(folder, shard), &sealed(bytes))
}

/// Reads a shard made by a certain recipe; `None` when it is not there, damaged or another's, so that it
/// must be made (again).
#[must_use]
pub fn load_shard(folder: &Path, shard: u64, recipe: u64) -> Option<Vec<Label>> {
    let (made_by, labels) = parse(&fs::read(shard_path(folder, shard)).ok()?)?;
    (made_by == recipe).then_some(labels)
}

/// Reads a shard, whoever made it.
///
/// # Errors
/// When the file is not there or damaged.
pub fn read_shard(path: &Path) -> Result<Vec<Label>, StoreError> {
    let bytes = fs::read(path).map_err(StoreError::io(path))?;
    let damaged = || StoreError::Damaged { path: path.to_owned(), fault: message!("labels-damaged") };
    parse(&bytes).map(|(_, labels)| labels).ok_or_else(damaged)
}

fn parse(bytes: &[u8]) -> Option<(u64, Vec<Label>)> {
    let (recipe, rest) = unsealed(bytes)?.strip_prefix(MAGIC)?.split_first_chunk::<8>()?;
    if rest.len() % RECORD != 0 {
        return None;
    }
    let label = |record: &[u8]| {
        let mut key = [0; 16];
        key.copy_from_slice(&record[..16]);
        let mut chances = [0; 5];
        for (chance, bytes) in chances.iter_mut().zip(record[16..].chunks_exact(2)) {
            *chance = u16::from_le_bytes([bytes[0], bytes[1]]);
        }
        Label { key: u128::from_le_bytes(key), chances }
    };
    let labels: Vec<Label> = rest.chunks_exact(RECORD).map(label).collect();
    let sound = labels.iter().all(|label| Board::from_key(label.key).is_some());
    sound.then_some((u64::from_le_bytes(*recipe), labels))
}
