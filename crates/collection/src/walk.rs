//! The files of folders and archives, one at a time.

use std::fs::{self, File};
use std::io;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use pasch_messages::Describe;
use rawzip::{FileReader, ReaderAt};

use crate::limits::Limits;
use crate::packed;
use crate::zip;

/// Folders within folders that are entered at most.
const DEEPEST_FOLDER: u32 = 64;

/// Longest name that is told.
const LONGEST_NAME: usize = 400;

/// Where files come from.
#[derive(Clone, Debug)]
pub enum Source {
    /// A file, an archive or a folder.
    Path(PathBuf),
    /// A part of a file that holds several one after the other.
    Part {
        /// What the part was called.
        name: String,
        /// The file that holds the part.
        file: Arc<FileReader>,
        /// Where in it the part begins.
        start: u64,
        /// How long it is.
        length: u64,
    },
}

impl Source {
    /// A part of an open file.
    #[must_use]
    pub fn part(name: String, file: &Arc<FileReader>, start: u64, length: u64) -> Self {
        Self::Part { name, file: Arc::clone(file), start, length }
    }
}

impl Source {
    /// Bytes that came from somewhere else, kept in a temporary file.
    ///
    /// # Errors
    /// When that file cannot be made or written.
    pub fn bytes(name: String, bytes: &[u8]) -> io::Result<Self> {
        let mut file = tempfile::tempfile()?;
        io::Write::write_all(&mut file, bytes)?;
        Ok(Self::part(name, &Arc::new(FileReader::from(file)), 0, bytes.len() as u64))
    }
}

/// Why a file or an archive was not handed out.
#[derive(Debug, Describe, thiserror::Error)]
#[describe("trouble")]
pub enum Trouble {
    /// The system refused to read or to write.
    Io(
        #[describe(name = "value", text)]
        #[from]
        io::Error,
    ),
    /// Something in a folder that holds no bytes of its own.
    NotAFile(#[describe(name = "value")] &'static str),
    /// Larger than a match file can be.
    #[describe(args(value = _0 >> 20))]
    TooLarge(#[describe(skip)] u64),
    /// No zip archive, or a damaged one.
    Archive(#[describe(name = "value")] String),
    /// A damaged archive, one of whose entries cannot be one.
    Entry,
    /// An entry that needs a password.
    Encrypted,
    /// An entry packed by another method than deflate.
    Method(#[describe(name = "value")] u16),
    /// An entry that grows without measure.
    Ratio(#[describe(name = "value")] u64),
    /// Entries that share bytes.
    Overlap,
    /// Archives within archives, or folders within folders, beyond the limit.
    Depth(#[describe(name = "value")] u32),
    /// More files than the limit.
    TooMany(#[describe(name = "value")] u64),
    /// More bytes than the limit.
    #[describe(args(value = _0 >> 30))]
    TooMuch(#[describe(skip)] u64),
}

/// What a walk comes to.
#[derive(Debug)]
pub enum Item {
    /// A file, read to its end.
    File {
        /// Its name, with the folders and archives that it lies in.
        name: String,
        /// All bytes of the file, unpacked.
        bytes: Vec<u8>,
    },
    /// Something that is passed over.
    Trouble {
        /// Its name, with the folders and archives that it lies in.
        name: String,
        /// Why it was passed over.
        why: Trouble,
    },
}

/// Whether a walk goes on.
pub type Flow = ControlFlow<()>;

pub(crate) struct Walk<'a> {
    pub limits: Limits,
    /// Files handed out so far.
    files: u64,
    /// Bytes unpacked from archives so far.
    pub unpacked: u64,
    give: &'a mut dyn FnMut(Item) -> Flow,
}

/// Hands out the files of the sources, in the order of their names, archives and folders opened. What cannot be read is
/// told and passed over. Ends early when `give` breaks.
///
/// Memory holds one file at a time, beside the names of one folder. Symbolic links within folders are not followed, and
/// what systems hide in archives (`__MACOSX`, names with a leading dot) is left out.
pub fn walk(sources: &[Source], limits: Limits, give: &mut dyn FnMut(Item) -> Flow) -> Flow {
    let mut walk = Walk { limits, files: 0, unpacked: 0, give };
    for source in sources {
        match source {
            Source::Path(path) => walk.path(path, &path_name(path), 0)?,
            Source::Part { name, file, start, length } => {
                let window = Window { file: Arc::clone(file), start: *start, length: *length };
                walk.window(&window, &clean(name), 0)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// About how many files there are, by the names in folders and the sizes that archives declare. Archives
/// within archives count as one.
#[must_use]
pub fn estimate(sources: &[Source]) -> u64 {
    let of = |source: &Source| match source {
        Source::Path(path) => estimate_path(path, 0),
        Source::Part { file, start, length, .. } => {
            let window = Window { file: Arc::clone(file), start: *start, length: *length };
            zip::entries(&window).unwrap_or(1)
        }
    };
    sources.iter().map(of).sum()
}

fn estimate_path(path: &Path, depth: u32) -> u64 {
    if path.is_dir() {
        let Ok(entries) = fs::read_dir(path) else { return 0 };
        let inside = entries.flatten().filter(|entry| !is_hidden(&entry.file_name().to_string_lossy()));
        return inside
            .map(|entry| match entry.file_type() {
                Ok(kind) if kind.is_symlink() => 0,
                Ok(kind) if kind.is_dir() && depth >= DEEPEST_FOLDER => 0,
                _ => estimate_path(&entry.path(), depth + 1),
            })
            .sum();
    }
    let is_file = || fs::metadata(path).is_ok_and(|meta| meta.is_file());
    if path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("zip")) && is_file() {
        let window = File::open(path).and_then(Window::whole);
        return window.ok().and_then(|window| zip::entries(&window)).unwrap_or(1);
    }
    1
}

/// The last part of a path: what people call a file.
fn path_name(path: &Path) -> String {
    clean(&path.file_name().unwrap_or(path.as_os_str()).to_string_lossy())
}

/// A name without control characters, not too long.
pub(crate) fn clean(name: &str) -> String {
    let name = name.trim_start_matches(['/', '\\']);
    name.chars().filter(|letter| !letter.is_control()).take(LONGEST_NAME).collect()
}

/// What systems put into folders and archives by themselves.
pub(crate) fn is_hidden(name: &str) -> bool {
    name.split(['/', '\\']).any(|part| {
        (part.starts_with('.') && part != "." && part != "..")
            || ["__MACOSX", "Thumbs.db", "desktop.ini"].iter().any(|known| part.eq_ignore_ascii_case(known))
    })
}

/// What something is that is neither a file nor a folder: a pipe, a socket, a device.
#[must_use]
pub fn not_a_file(meta: &fs::Metadata) -> Option<&'static str> {
    if meta.is_file() || meta.is_dir() {
        return None;
    }
    #[cfg(unix)]
    {
        use std::os::unix::fs::FileTypeExt as _;
        let kind = meta.file_type();
        if kind.is_fifo() {
            return Some("pipe");
        }
        if kind.is_socket() {
            return Some("socket");
        }
        if kind.is_block_device() || kind.is_char_device() {
            return Some("device");
        }
    }
    Some("other")
}

/// Whether a walk from here comes to more than one file: a folder, or an archive of several.
#[must_use]
pub fn holds_several(path: &Path) -> bool {
    if path.is_dir() {
        return true;
    }
    let mut files = 0;
    let _ = walk(&[Source::Path(path.to_owned())], Limits::default(), &mut |item| {
        files += u32::from(matches!(item, Item::File { .. }));
        if files > 1 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    files > 1
}

/// Bytes of a file from one place to another.
#[derive(Clone)]
pub(crate) struct Window {
    file: Arc<FileReader>,
    start: u64,
    pub length: u64,
}

impl Window {
    pub fn whole(file: File) -> io::Result<Self> {
        let length = file.metadata()?.len();
        Ok(Self { file: Arc::new(FileReader::from(file)), start: 0, length })
    }
}

impl ReaderAt for Window {
    fn read_at(&self, buffer: &mut [u8], offset: u64) -> io::Result<usize> {
        let left = self.length.saturating_sub(offset).min(buffer.len() as u64);
        self.file.read_at(&mut buffer[..left as usize], self.start + offset)
    }
}

impl Walk<'_> {
    pub fn trouble(&mut self, name: &str, why: Trouble) -> Flow {
        (self.give)(Item::Trouble { name: name.to_owned(), why })
    }

    /// Hands out a file, or the matches of one that holds several.
    pub fn file(&mut self, name: &str, bytes: Vec<u8>) -> Flow {
        let parts = pasch_formats::stream_parts(&bytes);
        if parts.len() < 2 {
            return self.one_file(name, bytes);
        }
        for (part, number) in parts.into_iter().zip(1..) {
            self.one_file(&format!("{name}/{number}"), part.to_vec())?;
        }
        ControlFlow::Continue(())
    }

    /// Hands out a file, counted.
    fn one_file(&mut self, name: &str, bytes: Vec<u8>) -> Flow {
        if self.files == self.limits.files {
            self.trouble(name, Trouble::TooMany(self.limits.files))?;
            return ControlFlow::Break(());
        }
        self.files += 1;
        (self.give)(Item::File { name: name.to_owned(), bytes })
    }

    fn path(&mut self, path: &Path, name: &str, depth: u32) -> Flow {
        if path.is_dir() {
            return self.folder(path, name, depth);
        }
        // Opening a pipe waits for somebody who writes into it.
        match fs::metadata(path).map(|meta| not_a_file(&meta)) {
            Ok(Some(kind)) => return self.trouble(name, Trouble::NotAFile(kind)),
            Ok(None) => {}
            Err(error) => return self.trouble(name, error.into()),
        }
        match File::open(path).and_then(Window::whole) {
            Ok(window) => self.window(&window, name, 0),
            Err(error) => self.trouble(name, error.into()),
        }
    }

    fn folder(&mut self, path: &Path, name: &str, depth: u32) -> Flow {
        if depth > DEEPEST_FOLDER {
            return self.trouble(name, Trouble::Depth(DEEPEST_FOLDER));
        }
        let entries = fs::read_dir(path).and_then(|entries| {
            let named = |entry: fs::DirEntry| Ok((entry.file_name(), entry.file_type()?.is_symlink()));
            entries.map(|entry| entry.and_then(named)).collect::<io::Result<Vec<_>>>()
        });
        let mut entries = match entries {
            Ok(entries) => entries,
            Err(error) => return self.trouble(name, error.into()),
        };
        entries.sort_unstable();
        for (entry, is_link) in entries {
            let inside = entry.to_string_lossy();
            if !is_link && !is_hidden(&inside) {
                self.path(&path.join(&entry), &clean(&format!("{name}/{inside}")), depth + 1)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// A file, or an archive if it begins like one.
    pub fn window(&mut self, window: &Window, name: &str, depth: u32) -> Flow {
        let head = packed::head_of(window);
        if zip::is_zip(&head) {
            return self.archive(window, name, depth);
        }
        if packed::is_gzip(&head) {
            return self.gzip(window, name, depth);
        }
        if packed::is_tar(&head) {
            return self.tar(window, name, depth);
        }
        if window.length > self.limits.file {
            return self.trouble(name, Trouble::TooLarge(self.limits.file));
        }
        let mut bytes = vec![0; window.length as usize];
        match window.read_exact_at(&mut bytes, 0) {
            Ok(()) => self.file(name, bytes),
            Err(error) => self.trouble(name, error.into()),
        }
    }
}
