//! Zip archives, within limits.

use std::io::{self, Read};
use std::ops::ControlFlow;

use flate2::read::DeflateDecoder;
use pasch_messages::Describe;
use rawzip::{CompressionMethod, RECOMMENDED_BUFFER_SIZE, ReaderAt, ZipArchive, ZipLocator};

use crate::packed::is_packed;
use crate::walk::{Flow, Trouble, Walk, Window, clean, is_hidden};

/// Files below this size may be packed as well as they like.
const RATIO_FROM: u64 = 1 << 20;

/// How far from its end an archive's directory is looked for: the longest comment and a little.
const SEARCHED: u64 = 70_000;

/// Whether a file begins as archives do: with an entry, or with the directory of an empty one.
pub(crate) fn begins(window: &Window) -> bool {
    let mut head = [0; 4];
    window.read_exact_at(&mut head, 0).is_ok() && is_zip(&head)
}

/// Whether these are the first bytes of an archive.
pub(crate) fn is_zip(head: &[u8]) -> bool {
    head.starts_with(b"PK\x03\x04") || head.starts_with(b"PK\x05\x06")
}

/// The number of entries that an archive declares.
pub(crate) fn entries(window: &Window) -> Option<u64> {
    if !begins(window) {
        return None;
    }
    let mut buffer = vec![0; RECOMMENDED_BUFFER_SIZE];
    Some(open(window, &mut buffer).ok()?.entries_hint())
}

fn open<'a>(window: &'a Window, buffer: &mut [u8]) -> Result<ZipArchive<&'a Window>, Trouble> {
    let locator = ZipLocator::new().max_search_space(SEARCHED);
    locator.locate_in_reader(window, buffer, window.length).map_err(|(_, error)| damaged(&error))
}

fn damaged(error: &dyn std::fmt::Display) -> Trouble {
    Trouble::Archive(error.to_string())
}

impl Walk<'_> {
    pub(crate) fn archive(&mut self, window: &Window, name: &str, depth: u32) -> Flow {
        if depth >= self.limits.depth {
            return self.trouble(name, Trouble::Depth(self.limits.depth));
        }
        let mut buffer = vec![0; RECOMMENDED_BUFFER_SIZE];
        let archive = match open(window, &mut buffer) {
            Ok(archive) => archive,
            Err(why) => return self.trouble(name, why),
        };
        let mut entries = archive.entries(&mut buffer);
        let mut packed = 0_u64;
        loop {
            let entry = match entries.next_entry() {
                Ok(Some(entry)) => entry,
                Ok(None) => return ControlFlow::Continue(()),
                Err(error) => return self.trouble(name, damaged(&error)),
            };
            let inside = String::from_utf8_lossy(entry.file_path().as_bytes()).into_owned();
            if entry.is_dir() || is_hidden(&inside) {
                continue;
            }
            let inside = clean(&format!("{name}/{}", clean(&inside)));
            // Entries do not share bytes, so together they are no longer than the archive.
            packed = packed.saturating_add(entry.compressed_size_hint());
            if packed > window.length {
                return self.trouble(name, Trouble::Overlap);
            }
            if entry.flags().is_encrypted() {
                self.trouble(&inside, Trouble::Encrypted)?;
                continue;
            }
            let method = entry.compression_method();
            let local = match archive.get_entry(entry.wayfinder()) {
                Ok(local) => local,
                Err(error) => {
                    self.trouble(&inside, damaged(&error))?;
                    continue;
                }
            };
            let size = entry.compressed_size_hint();
            if method == CompressionMethod::STORE {
                self.entry(&inside, local.verifying_reader(local.reader()), size, depth)?;
            } else if method == CompressionMethod::DEFLATE {
                let inflated = DeflateDecoder::new(local.reader());
                self.entry(&inside, local.verifying_reader(inflated), size, depth)?;
            } else {
                self.trouble(&inside, Trouble::Method(method.as_u16()))?;
            }
        }
    }

    /// One entry, unpacked as far as the limits go.
    pub(crate) fn entry(&mut self, name: &str, reader: impl Read, packed: u64, depth: u32) -> Flow {
        let left = self.limits.total.saturating_sub(self.unpacked);
        let mut reader = Bounded::new(reader, packed, self.limits.ratio);
        let mut bytes = Vec::new();
        let largest = self.limits.file.min(left);
        let read = (&mut reader).take(largest + 1).read_to_end(&mut bytes);
        self.unpacked = self.unpacked.saturating_add(bytes.len() as u64);
        if let Err(error) = read {
            return self.trouble(name, told(error, self.limits.ratio));
        }
        match (is_packed(&bytes), bytes.len() as u64 > largest) {
            (true, _) => self.nested(name, bytes, reader, depth),
            (false, false) => self.file(name, bytes),
            (false, true) if left <= self.limits.file => self.too_much(name),
            (false, true) => self.trouble(name, Trouble::TooLarge(self.limits.file)),
        }
    }

    pub(crate) fn too_much(&mut self, name: &str) -> Flow {
        self.trouble(name, Trouble::TooMuch(self.limits.total))?;
        ControlFlow::Break(())
    }

    /// An archive within an archive, on disk.
    fn nested(&mut self, name: &str, head: Vec<u8>, rest: impl Read, depth: u32) -> Flow {
        if depth + 1 >= self.limits.depth {
            return self.trouble(name, Trouble::Depth(self.limits.depth));
        }
        let left = self.limits.total.saturating_sub(self.unpacked);
        let more = self.limits.nested.saturating_sub(head.len() as u64).min(left);
        let unpacked = tempfile::tempfile().and_then(|mut file| {
            let written = io::copy(&mut head.as_slice().chain(rest.take(more + 1)), &mut file)?;
            Ok((file, written))
        });
        let length = head.len() as u64;
        drop(head);
        let (file, written) = match unpacked {
            Ok(unpacked) => unpacked,
            Err(error) => return self.trouble(name, told(error, self.limits.ratio)),
        };
        self.unpacked = self.unpacked.saturating_add(written.saturating_sub(length));
        if written - length > more {
            return if left <= more {
                self.too_much(name)
            } else {
                self.trouble(name, Trouble::TooLarge(self.limits.nested))
            };
        }
        match Window::whole(file) {
            Ok(window) => self.window(&window, name, depth + 1),
            Err(error) => self.trouble(name, error.into()),
        }
    }
}

/// Fails when more comes out than the ratio allows.
pub(crate) struct Bounded<R> {
    reader: R,
    packed: u64,
    seen: u64,
    ratio: u64,
}

impl<R> Bounded<R> {
    pub(crate) const fn new(reader: R, packed: u64, ratio: u64) -> Self {
        Self { reader, packed, seen: 0, ratio }
    }
}

impl<R: Read> Read for Bounded<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.reader.read(buffer)?;
        self.seen += read as u64;
        if self.seen > RATIO_FROM && self.seen / self.ratio.max(1) > self.packed {
            return Err(io::Error::other(Bomb));
        }
        Ok(read)
    }
}

/// Marks the error of [`Bounded`].
#[derive(Debug, Describe, thiserror::Error)]
#[describe("bomb")]
struct Bomb;

pub(crate) fn told(error: io::Error, ratio: u64) -> Trouble {
    if error.get_ref().is_some_and(|inner| inner.is::<Bomb>()) {
        Trouble::Ratio(ratio)
    } else if error.kind() == io::ErrorKind::StorageFull {
        Trouble::Io(error)
    } else {
        damaged(&error)
    }
}
