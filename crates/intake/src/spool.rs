//! Uploads on their way: one nameless file on disk, however many files were sent.

use std::fs::File;
use std::io::Write as _;
use std::path::Path;
use std::sync::Arc;

use pasch_collection::Source;
use pasch_messages::Describe;
use rawzip::FileReader;
use serde::Deserialize;

/// Longest line that announces a file.
const LINE: usize = 8 * 1024;

/// Why an upload cannot be kept.
#[derive(Debug, Describe, thiserror::Error)]
#[describe("spool-error")]
pub enum SpoolError {
    /// The disk refused to take or to give the bytes.
    Io(
        #[describe(name = "value", text)]
        #[from]
        std::io::Error,
    ),
    /// Not a sequence of announced files.
    Frame {
        /// The file, from 1.
        number: usize,
    },
    /// The upload ends within a file.
    Short {
        /// The name of the file that breaks off.
        #[describe(escaped)]
        name: String,
    },
    /// More files than are taken at once.
    TooMany(#[describe(name = "value")] usize),
}

/// What announces a file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Announced {
    name: String,
    size: u64,
}

enum Expect {
    /// A line that announces a file; what has come of it.
    Line(Vec<u8>),
    /// So many bytes of the last file.
    Bytes(u64),
}

/// An upload that is being received.
///
/// It is either one file as it is, or any number of files, each after a line of JSON with its name and its size in bytes:
/// `{"name":"2024/final.mat","size":1234}`. The file on disk has no name: the system removes it when the server ends.
pub struct Spool {
    file: File,
    written: u64,
    parts: Vec<(String, u64, u64)>,
    expect: Option<Expect>,
    most: usize,
}

impl Spool {
    /// For one file of this name.
    ///
    /// # Errors
    /// When no file can be made in the folder.
    pub fn one(folder: &Path, name: String) -> Result<Self, SpoolError> {
        let mut spool = Self::many(folder, 1)?;
        spool.expect = None;
        spool.parts.push((name, 0, 0));
        Ok(spool)
    }

    /// For announced files, at most so many.
    ///
    /// # Errors
    /// When no file can be made in the folder.
    pub fn many(folder: &Path, most: usize) -> Result<Self, SpoolError> {
        let file = tempfile::tempfile_in(folder)?;
        Ok(Self { file, written: 0, parts: Vec::new(), expect: Some(Expect::Line(Vec::new())), most })
    }

    /// Takes in what has come.
    ///
    /// # Errors
    /// When the disk refuses, or a file is not announced.
    pub fn push(&mut self, mut bytes: &[u8]) -> Result<(), SpoolError> {
        while !bytes.is_empty() {
            match &mut self.expect {
                None => {
                    self.write(bytes)?;
                    return Ok(());
                }
                Some(Expect::Bytes(left)) => {
                    let now = usize::try_from(*left).unwrap_or(usize::MAX).min(bytes.len());
                    *left -= now as u64;
                    if *left == 0 {
                        self.expect = Some(Expect::Line(Vec::new()));
                    }
                    let (of_this, rest) = bytes.split_at(now);
                    self.write(of_this)?;
                    bytes = rest;
                }
                Some(Expect::Line(line)) => {
                    let end = bytes.iter().position(|&byte| byte == b'\n');
                    line.extend_from_slice(&bytes[..end.unwrap_or(bytes.len())]);
                    let number = self.parts.len() + 1;
                    if line.len() > LINE {
                        return Err(SpoolError::Frame { number });
                    }
                    let Some(end) = end else { return Ok(()) };
                    let announced: Announced =
                        serde_json::from_slice(line).map_err(|_| SpoolError::Frame { number })?;
                    if number > self.most {
                        return Err(SpoolError::TooMany(self.most));
                    }
                    self.parts.push((announced.name, self.written, 0));
                    self.expect = Some(match announced.size {
                        0 => Expect::Line(Vec::new()),
                        size => Expect::Bytes(size),
                    });
                    bytes = &bytes[end + 1..];
                }
            }
        }
        Ok(())
    }

    fn write(&mut self, bytes: &[u8]) -> Result<(), SpoolError> {
        self.file.write_all(bytes)?;
        self.written += bytes.len() as u64;
        if let Some((_, _, length)) = self.parts.last_mut() {
            *length += bytes.len() as u64;
        }
        Ok(())
    }

    /// The files, once all has come.
    ///
    /// # Errors
    /// When the upload ends within a file or a line.
    pub fn finish(self) -> Result<Vec<Source>, SpoolError> {
        match &self.expect {
            Some(Expect::Line(line)) if !line.is_empty() => {
                return Err(SpoolError::Frame { number: self.parts.len() + 1 });
            }
            Some(Expect::Bytes(_)) => {
                let name = self.parts.last().map(|(name, ..)| name.clone()).unwrap_or_default();
                return Err(SpoolError::Short { name });
            }
            _ => {}
        }
        let file = Arc::new(FileReader::from(self.file));
        let parts = self.parts.into_iter();
        Ok(parts.map(|(name, start, length)| Source::part(name, &file, start, length)).collect())
    }
}

#[cfg(test)]
mod tests {
    use std::ops::ControlFlow;

    use pasch_collection::{Item, Limits, walk};

    use super::*;

    fn files(sources: &[Source]) -> Vec<(String, Vec<u8>)> {
        let mut files = Vec::new();
        let ended = walk(sources, Limits::default(), &mut |item| {
            if let Item::File { name, bytes } = item {
                files.push((name, bytes));
            }
            ControlFlow::Continue(())
        });
        assert!(ended.is_continue());
        files
    }

    #[test]
    fn announced_files_come_apart_however_they_come() {
        let folder = tempfile::tempdir().unwrap();
        let upload = b"{\"name\":\"a/1.mat\",\"size\":5}\nhello{\"name\":\"2.mat\",\"size\":0}\n{\"name\":\"3\",\"size\":2}\n{}";
        for step in [1, 3, 7, upload.len()] {
            let mut spool = Spool::many(folder.path(), 3).unwrap();
            upload.chunks(step).for_each(|chunk| spool.push(chunk).unwrap());
            let expected = [("a/1.mat", &b"hello"[..]), ("2.mat", b""), ("3", b"{}")];
            let expected = expected.map(|(name, bytes)| (name.to_owned(), bytes.to_vec()));
            assert_eq!(files(&spool.finish().unwrap()), expected);
        }
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0, "the file has no name");
    }

    #[test]
    fn what_is_not_announced_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let many = |bytes: &[u8]| {
            let mut spool = Spool::many(folder.path(), 1)?;
            spool.push(bytes)?;
            spool.finish()
        };
        assert!(matches!(many(b"hello\n"), Err(SpoolError::Frame { number: 1 })));
        assert!(matches!(many(b"{\"name\":\"a\""), Err(SpoolError::Frame { number: 1 })));
        assert!(matches!(many(&[b'{'; 9000]), Err(SpoolError::Frame { number: 1 })));
        assert!(matches!(many(b"{\"name\":\"a\",\"size\":9}\nxx"), Err(SpoolError::Short { .. })));
        let two = b"{\"name\":\"a\",\"size\":1}\nx{\"name\":\"b\",\"size\":1}\ny";
        assert!(matches!(many(two), Err(SpoolError::TooMany(1))));
        assert!(many(b"").unwrap().is_empty());
        let mut one = Spool::one(folder.path(), "b.mat".to_owned()).unwrap();
        one.push(b"ab").unwrap();
        one.push(b"c").unwrap();
        assert_eq!(files(&one.finish().unwrap()), [("b.mat".to_owned(), b"abc".to_vec())]);
    }
}
