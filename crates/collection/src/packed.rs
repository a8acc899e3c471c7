//! Files packed by gzip, and tar archives, within limits.
//!
//! Gzip is RFC 1952; tar is POSIX's ustar with the long names of GNU and of pax (IEEE Std 1003.1, "pax Interchange Format").

use std::io::{self, BufReader, Read};
use std::ops::ControlFlow;

use flate2::bufread::MultiGzDecoder;
use rawzip::ReaderAt;

use crate::walk::{Flow, Trouble, Walk, Window, clean, is_hidden};
use crate::zip::{self, Bounded, told};

/// The size of a block of a tar archive.
const BLOCK: usize = 512;

/// Longest name that is told in a block of its own.
const LONGEST_TOLD: u64 = 64 << 10;

/// Whether a file begins as gzip's do.
pub(crate) fn is_gzip(head: &[u8]) -> bool {
    head.starts_with(&[0x1F, 0x8B, 8])
}

/// Whether a file begins with the head of a tar archive's first entry.
pub(crate) fn is_tar(head: &[u8]) -> bool {
    head.get(257..262) == Some(b"ustar") && head.get(..BLOCK).is_some_and(is_sound)
}

/// Whether the bytes are those of an archive (zip, tar), or packed by gzip.
#[must_use]
pub fn is_packed(head: &[u8]) -> bool {
    zip::is_zip(head) || is_gzip(head) || is_tar(head)
}

/// The first bytes of a file: enough to tell what it is.
pub(crate) fn head_of(window: &Window) -> Vec<u8> {
    let mut head = vec![0; BLOCK.min(window.length as usize)];
    if window.read_exact_at(&mut head, 0).is_err() {
        head.clear();
    }
    head
}

/// A file read from its front on.
struct Front<'a> {
    window: &'a Window,
    at: u64,
}

impl Read for Front<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.window.read_at(buffer, self.at)?;
        self.at += read as u64;
        Ok(read)
    }
}

/// Up to so many bytes from the front of a reader.
fn front(reader: &mut impl Read, count: usize) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::with_capacity(count);
    reader.take(count as u64).read_to_end(&mut bytes)?;
    Ok(bytes)
}

impl Walk<'_> {
    /// A file packed by gzip, or the archive that it holds.
    pub(crate) fn gzip(&mut self, window: &Window, name: &str, depth: u32) -> Flow {
        if depth >= self.limits.depth {
            return self.trouble(name, Trouble::Depth(self.limits.depth));
        }
        let unpacked = MultiGzDecoder::new(BufReader::new(Front { window, at: 0 }));
        let mut reader = Bounded::new(unpacked, window.length, self.limits.ratio);
        let head = match front(&mut reader, BLOCK) {
            Ok(head) => head,
            Err(error) => return self.trouble(name, told(error, self.limits.ratio)),
        };
        if is_tar(&head) {
            return self.entries(head.chain(reader), name, depth);
        }
        let inner = name.strip_suffix(".gz").or_else(|| name.strip_suffix(".GZ")).unwrap_or(name);
        // A full head says nothing about what follows; both are measured together.
        self.entry(inner, head.as_slice().chain(reader), window.length, depth)
    }

    /// Walks through a tar archive, which is not compressed.
    pub(crate) fn tar(&mut self, window: &Window, name: &str, depth: u32) -> Flow {
        if depth >= self.limits.depth {
            return self.trouble(name, Trouble::Depth(self.limits.depth));
        }
        self.entries(BufReader::new(Front { window, at: 0 }), name, depth)
    }

    fn entries(&mut self, mut reader: impl Read, name: &str, depth: u32) -> Flow {
        let mut long_name = None;
        loop {
            let block = match front(&mut reader, BLOCK) {
                Ok(block) => block,
                Err(error) => return self.trouble(name, told(error, self.limits.ratio)),
            };
            // Two empty blocks end an archive; many do without them.
            if block.iter().all(|&byte| byte == 0) {
                return ControlFlow::Continue(());
            }
            let Some(entry) = Entry::of(&block) else {
                return self.trouble(name, Trouble::Entry);
            };
            let mut content = reader.by_ref().take(entry.size);
            match entry.kind {
                b'L' | b'x' if entry.size <= LONGEST_TOLD => {
                    let mut told_name = Vec::new();
                    if let Err(error) = content.read_to_end(&mut told_name) {
                        return self.trouble(name, told(error, self.limits.ratio));
                    }
                    long_name = if entry.kind == b'L' { Some(text(&told_name)) } else { path_of(&told_name) };
                }
                b'0' | 0 | b'7' => {
                    let inside = long_name.take().unwrap_or(entry.name);
                    if !is_hidden(&inside) && !inside.ends_with('/') {
                        let inside = clean(&format!("{name}/{}", clean(&inside)));
                        self.entry(&inside, &mut content, entry.size, depth)?;
                    }
                }
                _ => long_name = None,
            }
            // What was passed over counts, too.
            let rest = content.limit() + (BLOCK as u64 - entry.size % BLOCK as u64) % BLOCK as u64;
            match io::copy(&mut reader.by_ref().take(rest), &mut io::sink()) {
                Ok(skipped) => self.unpacked = self.unpacked.saturating_add(skipped),
                Err(error) => return self.trouble(name, told(error, self.limits.ratio)),
            }
            if self.unpacked > self.limits.total {
                return self.too_much(name);
            }
        }
    }
}

/// The head of an entry.
struct Entry {
    name: String,
    size: u64,
    kind: u8,
}

impl Entry {
    fn of(block: &[u8]) -> Option<Self> {
        let field = |from: usize, length: usize| block.get(from..from + length);
        if block.len() < BLOCK || !is_sound(block) {
            return None;
        }
        let (name, prefix) = (text(field(0, 100)?), text(field(345, 155)?));
        let is_ustar = field(257, 6)? == b"ustar\0";
        let name = if is_ustar && !prefix.is_empty() { format!("{prefix}/{name}") } else { name };
        Some(Self { name, size: number(field(124, 12)?)?, kind: block[156] })
    }
}

/// Whether the sum of a head's bytes is what it says, its own eight bytes taken as blanks.
fn is_sound(block: &[u8]) -> bool {
    let own = 148..156;
    let sum: u64 = block
        .iter()
        .enumerate()
        .map(|(at, &byte)| if own.contains(&at) { 32 } else { u64::from(byte) })
        .sum();
    block.get(own.clone()).and_then(number) == Some(sum)
}

/// Octal digits, or a number in the bytes themselves if the first has its highest bit set.
fn number(field: &[u8]) -> Option<u64> {
    let (&first, rest) = field.split_first()?;
    if first & 0x80 != 0 {
        let bytes = rest.iter().try_fold(0u64, |sum, &byte| sum.checked_mul(256)?.checked_add(byte.into()));
        return bytes.filter(|_| first == 0x80);
    }
    let digits = String::from_utf8_lossy(field);
    let digits = digits.trim_matches(['\0', ' ']);
    if digits.is_empty() { Some(0) } else { u64::from_str_radix(digits, 8).ok() }
}

/// Up to the first zero.
fn text(field: &[u8]) -> String {
    String::from_utf8_lossy(field.split(|&byte| byte == 0).next().unwrap_or_default()).into_owned()
}

/// The path among records `LENGTH key=value`.
fn path_of(records: &[u8]) -> Option<String> {
    let lines = records.split(|&byte| byte == b'\n').map(String::from_utf8_lossy);
    lines.filter_map(|line| Some(line.split_once(' ')?.1.strip_prefix("path=")?.to_owned())).next_back()
}
