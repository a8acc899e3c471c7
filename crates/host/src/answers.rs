//! The engine's answers, kept in a file so that a second look at a position costs nothing.
//!
//! The file begins with [`HEAD`]; then records follow, each the first half of the SHA-256 of a key, the length of the
//! answer (u32, little-endian), the answer, and the first four bytes of the SHA-256 of all that. What comes after a
//! damaged record is dropped, and a file that is none of ours is made anew. Beyond [`Answers::LARGEST`] the older half
//! is forgotten. One process at a time writes; others read what they found and keep the rest in memory.

use std::collections::HashMap;
use std::fs::{self, File};
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use pasch_analysis::Memory;
use sha2::{Digest as _, Sha256};

/// What the file begins with; the number changes with its form.
const HEAD: &[u8; 16] = b"pasch answers 1\n";

type Key = [u8; 16];

/// Kept answers, for all threads.
#[derive(Debug)]
pub struct Answers {
    kept: Mutex<Kept>,
}

#[derive(Debug)]
struct Kept {
    path: PathBuf,
    /// `None` when somebody else writes the file, or it cannot be written.
    file: Option<File>,
    found: HashMap<Key, Box<[u8]>>,
    /// Keys in the order they were kept, the oldest first.
    order: Vec<Key>,
    size: u64,
    most: u64,
}

impl Answers {
    /// Bytes of the largest file: some hundred matches.
    pub const LARGEST: u64 = 64 << 20;

    /// Bytes of the longest answer that is kept.
    const LONGEST: usize = 1 << 16;

    /// The answers kept in a file, which is made if there is none.
    ///
    /// # Errors
    /// When the file can be neither read nor made.
    pub fn open(path: &Path) -> io::Result<Self> {
        Self::open_bounded(path, Self::LARGEST)
    }

    fn open_bounded(path: &Path, most: u64) -> io::Result<Self> {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        let mut file = File::options().read(true).append(true).create(true).open(path)?;
        let mine = file.try_lock().is_ok();
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes)?;
        let mut kept = Kept {
            path: path.to_owned(),
            file: None,
            found: HashMap::new(),
            order: Vec::new(),
            size: 0,
            most,
        };
        let sound = kept.read(&bytes);
        if mine {
            if sound != bytes.len() as u64 || sound == 0 {
                file.set_len(sound)?;
                if sound == 0 {
                    file.write_all(HEAD)?;
                    kept.size = HEAD.len() as u64;
                }
            }
            file.seek(SeekFrom::End(0))?;
            kept.file = Some(file);
        }
        Ok(Self { kept: Mutex::new(kept) })
    }

    /// How many answers there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner).found.len()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl Memory for Answers {
    fn recall(&self, key: &[u8]) -> Option<Vec<u8>> {
        let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.found.get(&short(key)).map(|answer| answer.to_vec())
    }

    fn keep(&self, key: &[u8], answer: &[u8]) {
        if answer.len() <= Self::LONGEST {
            let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
            kept.keep(short(key), answer);
        }
    }
}

impl Kept {
    /// Reads records while they are sound; how many bytes were.
    fn read(&mut self, bytes: &[u8]) -> u64 {
        let Some(mut rest) = bytes.strip_prefix(HEAD) else { return 0 };
        self.size = HEAD.len() as u64;
        while let Some((key, answer, after)) = next(rest) {
            self.size += (rest.len() - after.len()) as u64;
            self.remember(key, answer);
            rest = after;
        }
        self.size
    }

    fn remember(&mut self, key: Key, answer: &[u8]) {
        if self.found.insert(key, answer.into()).is_none() {
            self.order.push(key);
        }
    }

    fn keep(&mut self, key: Key, answer: &[u8]) {
        if self.found.contains_key(&key) {
            return;
        }
        self.remember(key, answer);
        let record = record(&key, answer);
        self.size += record.len() as u64;
        if self.size > self.most {
            self.forget();
        } else if let Some(file) = &mut self.file
            && let Err(error) = file.write_all(&record)
        {
            tracing::warn!(event = "answers-unwritten", path = %self.path.display(), cause = %error);
            self.file = None;
        }
    }

    /// Forgets the older half and writes the rest anew.
    fn forget(&mut self) {
        let half = self.order.len().div_ceil(2);
        for key in self.order.drain(..half) {
            self.found.remove(&key);
        }
        let mut bytes = HEAD.to_vec();
        for key in &self.order {
            if let Some(answer) = self.found.get(key) {
                bytes.extend(record(key, answer));
            }
        }
        self.size = bytes.len() as u64;
        // In place: the lock belongs to this file. A crash on the way costs answers and nothing else.
        if let Some(file) = &mut self.file
            && let Err(error) = file.set_len(0).and_then(|()| file.write_all(&bytes))
        {
            tracing::warn!(event = "answers-unwritten", path = %self.path.display(), cause = %error);
            self.file = None;
        }
    }
}

fn short(key: &[u8]) -> Key {
    let digest = Sha256::digest(key);
    std::array::from_fn(|at| digest[at])
}

fn check(body: &[u8]) -> [u8; 4] {
    let digest = Sha256::digest(body);
    std::array::from_fn(|at| digest[at])
}

fn record(key: &Key, answer: &[u8]) -> Vec<u8> {
    let mut bytes = key.to_vec();
    bytes.extend(u32::try_from(answer.len()).unwrap_or(0).to_le_bytes());
    bytes.extend(answer);
    bytes.extend(check(&bytes));
    bytes
}

/// The first record and what follows it; `None` when there is none or it is damaged.
fn next(bytes: &[u8]) -> Option<(Key, &[u8], &[u8])> {
    let (key, rest) = bytes.split_first_chunk::<16>()?;
    let (length, rest) = rest.split_first_chunk::<4>()?;
    let length = u32::from_le_bytes(*length) as usize;
    let (answer, rest) = rest.split_at_checked(length).filter(|_| length <= Answers::LONGEST)?;
    let (sum, rest) = rest.split_first_chunk::<4>()?;
    (check(&bytes[..20 + length]) == *sum).then_some((*key, answer, rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn filled(path: &Path, count: u8) -> Answers {
        let answers = Answers::open(path).unwrap();
        (0..count).for_each(|n| answers.keep(&[n], &[n; 100]));
        answers
    }

    #[test]
    fn what_was_kept_is_recalled_by_the_next_one() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("deeper/answers.bin");
        let first = filled(&path, 10);
        let second = Answers::open(&path).unwrap();
        assert_eq!(second.recall(&[3]), Some(vec![3; 100]));
        second.keep(b"new", b"answer");
        assert_eq!(second.recall(b"new").as_deref(), Some(&b"answer"[..]), "kept in memory at least");
        drop((first, second));
        let third = Answers::open(&path).unwrap();
        assert_eq!((third.len(), third.recall(b"new")), (10, None), "one process writes");
        third.keep(b"new", b"answer");
        drop(third);
        assert_eq!(Answers::open(&path).unwrap().len(), 11);
    }

    #[test]
    fn a_damaged_file_loses_what_is_damaged() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("answers.bin");
        drop(filled(&path, 10));
        let mut bytes = fs::read(&path).unwrap();
        bytes[16 + 5 * 124 + 60] ^= 1;
        fs::write(&path, &bytes).unwrap();
        let answers = Answers::open(&path).unwrap();
        assert_eq!(answers.len(), 5);
        answers.keep(b"after", b"the damage");
        drop(answers);
        let again = Answers::open(&path).unwrap();
        assert_eq!((again.len(), again.recall(b"after").is_some()), (6, true));
        drop(again);
        fs::write(&path, b"something else entirely").unwrap();
        assert!(Answers::open(&path).unwrap().is_empty());
        assert_eq!(fs::read(&path).unwrap(), HEAD, "made anew");
    }

    #[test]
    fn the_older_half_is_forgotten_when_it_grows_too_large() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("answers.bin");
        let answers = Answers::open_bounded(&path, 16 + 124 * 8).unwrap();
        (0..9).for_each(|n| answers.keep(&[n], &[n; 100]));
        assert_eq!(answers.len(), 4);
        assert!(answers.recall(&[4]).is_none() && answers.recall(&[5]).is_some());
        drop(answers);
        assert_eq!(Answers::open(&path).unwrap().len(), 4);
        assert!(fs::metadata(&path).unwrap().len() <= 16 + 124 * 8);
    }
}
