//! What a run leaves on disk: files that are whole or absent, and checkpoints from which it goes on.

use std::{
    fs,
    io::{self, Write},
    path::{Path, PathBuf},
};

use pasch_engine::net::checksum;
use pasch_messages::{Describe, Message, message};

/// Why a run cannot go on.
#[derive(Debug, Describe, thiserror::Error)]
#[describe("run-files-error")]
pub enum StoreError {
    /// A file or folder cannot be read or written.
    Io {
        path: PathBuf,
        #[describe(text)]
        source: io::Error,
    },
    /// A file is damaged or belongs to another run.
    Damaged {
        path: PathBuf,
        /// What is wrong with it.
        fault: Message,
    },
}

impl StoreError {
    /// Adds the path to an I/O error.
    pub fn io(path: &Path) -> impl FnOnce(io::Error) -> Self {
        let path = path.to_owned();
        move |source| Self::Io { path, source }
    }
}

/// Writes a file so that after a crash it is either the old one or the new one, never half.
///
/// # Errors
/// When the folder cannot be written.
pub fn write_atomically(path: &Path, bytes: &[u8]) -> Result<(), StoreError> {
    let part = path.with_extension("part");
    let mut file = fs::File::create(&part).map_err(StoreError::io(&part))?;
    file.write_all(bytes).and_then(|()| file.sync_all()).map_err(StoreError::io(&part))?;
    fs::rename(&part, path).map_err(StoreError::io(path))
}

/// Appends the checksum of the bytes to them.
#[must_use]
pub fn sealed(mut bytes: Vec<u8>) -> Vec<u8> {
    let sum = checksum(&bytes);
    bytes.extend_from_slice(&sum.to_le_bytes());
    bytes
}

/// The bytes before a checksum that fits them.
#[must_use]
pub fn unsealed(bytes: &[u8]) -> Option<&[u8]> {
    let (contents, tail) = bytes.split_at_checked(bytes.len().checked_sub(8)?)?;
    (checksum(contents).to_le_bytes() == tail).then_some(contents)
}

/// One point of a learning curve.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// Games or passes so far.
    pub done: f64,
    /// The figure measured then.
    pub value: f64,
}

/// Everything a run needs to go on as if it had never stopped.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Checkpoint {
    /// Hash of the recipe and its inputs; a checkpoint of another recipe is not used.
    pub recipe: u64,
    /// Steps done: what they are is the stage's affair.
    pub done: u64,
    /// Seconds spent so far. The only part that is not the same in every run.
    pub seconds: f64,
    /// The curve so far.
    pub curve: Vec<Point>,
    pub floats: Vec<f32>,
}

const MAGIC: &[u8; 8] = b"PASCHCP1";

impl Checkpoint {
    /// Writes the checkpoint atomically.
    ///
    /// # Errors
    /// When the folder cannot be written.
    pub fn save(&self, path: &Path) -> Result<(), StoreError> {
        let mut bytes = MAGIC.to_vec();
        for word in [self.recipe, self.done, self.seconds.to_bits(), self.curve.len() as u64] {
            bytes.extend_from_slice(&word.to_le_bytes());
        }
        for point in &self.curve {
            bytes.extend_from_slice(&point.done.to_le_bytes());
            bytes.extend_from_slice(&point.value.to_le_bytes());
        }
        self.floats.iter().for_each(|x| bytes.extend_from_slice(&x.to_le_bytes()));
        write_atomically(path, &sealed(bytes))
    }

    /// Reads the checkpoint of a recipe; `None` when there is none yet.
    ///
    /// # Errors
    /// When the file cannot be read, is damaged, or belongs to another recipe: then someone should look, not
    /// lose hours of work.
    pub fn load(path: &Path, recipe: u64) -> Result<Option<Self>, StoreError> {
        let bytes = match fs::read(path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            other => other.map_err(StoreError::io(path))?,
        };
        let damaged = |fault| StoreError::Damaged { path: path.to_owned(), fault };
        let contents = unsealed(&bytes).ok_or(damaged(message!("checkpoint-damaged")))?;
        let contents = contents.strip_prefix(MAGIC).ok_or(damaged(message!("checkpoint-none")))?;
        let words = |bytes: &[u8]| -> Vec<u64> {
            bytes.chunks_exact(8).map(|w| u64::from_le_bytes(w.try_into().unwrap_or_default())).collect()
        };
        let (head, rest) = contents.split_at_checked(32).ok_or(damaged(message!("checkpoint-short")))?;
        let head = words(head);
        if head[0] != recipe {
            return Err(damaged(message!("checkpoint-of-other-recipe")));
        }
        let points = usize::try_from(head[3]).ok().and_then(|n| n.checked_mul(16));
        let split = points.and_then(|n| rest.split_at_checked(n));
        let (curve, floats) = split.ok_or(damaged(message!("checkpoint-short")))?;
        let point = |w: &[u64]| Point { done: f64::from_bits(w[0]), value: f64::from_bits(w[1]) };
        Ok(Some(Self {
            recipe,
            done: head[1],
            seconds: f64::from_bits(head[2]),
            curve: words(curve).chunks_exact(2).map(point).collect(),
            floats: floats.chunks_exact(4).map(|b| f32::from_le_bytes([b[0], b[1], b[2], b[3]])).collect(),
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn checkpoints_come_back_and_damage_is_seen() {
        let folder = std::env::temp_dir().join(format!("pasch-store-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a temporary folder");
        let path = folder.join("checkpoint.bin");
        assert_eq!(Checkpoint::load(&path, 7).expect("absent is fine"), None);
        let checkpoint = Checkpoint {
            recipe: 7,
            done: 12,
            seconds: 1.5,
            curve: vec![Point { done: 1.0, value: -0.25 }],
            floats: vec![0.5, -3.0],
        };
        checkpoint.save(&path).expect("saved");
        assert_eq!(Checkpoint::load(&path, 7).expect("whole"), Some(checkpoint));
        assert!(Checkpoint::load(&path, 8).is_err());
        let mut bytes = fs::read(&path).expect("readable");
        bytes[20] ^= 1;
        fs::write(&path, &bytes).expect("writable");
        assert!(Checkpoint::load(&path, 7).is_err());
        fs::remove_dir_all(&folder).expect("removable");
    }
}
