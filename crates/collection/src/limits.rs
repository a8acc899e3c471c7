//! How much of an archive is unpacked.

/// What a walk refuses, so that no archive fills memory or disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Largest file that is handed out, in bytes.
    pub file: u64,
    /// Largest archive within an archive, in bytes; it is unpacked to a temporary file.
    pub nested: u64,
    /// Archives within archives, within folders.
    pub depth: u32,
    /// Files handed out in all.
    pub files: u64,
    /// Bytes unpacked from archives in all.
    pub total: u64,
    /// How many times its packed size a file may become, once it is over a mebibyte. Match files become ten times larger,
    /// rarely twenty; deflate can do a thousand.
    pub ratio: u64,
}

impl Default for Limits {
    fn default() -> Self {
        Self { file: 10 << 20, nested: 1 << 30, depth: 3, files: 1_000_000, total: 64 << 30, ratio: 200 }
    }
}
