//! Files in and out: sizes are bounded, and nothing is ever half written.

use std::fmt::Display;
use std::fs::{self, File};
use std::io::{IsTerminal as _, Read, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use pasch_collection::{Item, Limits, Source, is_packed, not_a_file, walk};
use pasch_formats::{ReadError, ReadFile, Warning};
use pasch_messages::message;
use serde::Serialize;

use crate::term::{shown, steers};

/// Largest match file that is read: far above any real one.
pub const LARGEST: u64 = 64 << 20;

/// The whole content of `path`; `-` is standard input.
///
/// # Errors
/// When it cannot be opened or read, or is larger than [`LARGEST`].
pub fn read(path: &Path) -> Result<Vec<u8>> {
    let mut bytes = Vec::new();
    if path.as_os_str() == "-" {
        std::io::stdin().take(LARGEST + 1).read_to_end(&mut bytes).context(message!("no-input"))?;
    } else {
        let meta = fs::metadata(path).with_context(|| message!("cannot-open", path = path))?;
        if meta.is_dir() {
            bail!(message!("files-folder", path = path));
        }
        // Opening a pipe waits for somebody who writes into it; the shell's own pipes have one.
        if let Some(kind) = not_a_file(&meta).filter(|_| !is_handed_over(path)) {
            bail!(message!("files-no-file", path = path, kind = kind));
        }
        File::open(path)
            .and_then(|file| file.take(LARGEST + 1).read_to_end(&mut bytes))
            .with_context(|| message!("cannot-read", path = path))?;
    }
    if bytes.len() as u64 > LARGEST {
        bail!(message!("files-too-large", path = path, most = LARGEST >> 20));
    }
    Ok(bytes)
}

/// Whether a path is that of something that the shell has opened for this program: `<(…)`.
fn is_handed_over(path: &Path) -> bool {
    ["/dev/fd", "/dev/stdin", "/proc/self/fd"].iter().any(|folder| path.starts_with(folder))
}

/// The bytes of a file and its name; of an archive or a packed file those of the one file in it.
fn unpacked(path: &Path) -> Result<(Vec<u8>, Option<String>)> {
    let bytes = read(path)?;
    let name = path.file_name().map(|name| name.to_string_lossy().into_owned());
    if !is_packed(&bytes) {
        return Ok((bytes, name));
    }
    let source = Source::bytes(name.unwrap_or_default(), &bytes).context(message!("files-packed"))?;
    let (mut found, mut trouble) = (Vec::new(), None);
    let _ = walk(&[source], Limits::default(), &mut |item| {
        match item {
            Item::File { name, bytes } => found.push((bytes, name)),
            Item::Trouble { why, .. } => trouble = Some(why),
        }
        if found.len() > 1 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    match (found.len(), found.pop(), trouble) {
        (1, Some((bytes, name)), _) => Ok((bytes, Some(name))),
        (0, _, Some(why)) => Err(why).with_context(|| path.display().to_string()),
        (0, ..) => bail!(message!("files-empty-archive", path = path)),
        _ => bail!(message!("files-archive", path = path)),
    }
}

/// Reads a file of a match or a position, named in every error; `-` is standard input. An archive of one
/// file is that file.
///
/// # Errors
/// When it cannot be opened or is no file of a known format.
pub fn read_match(path: &Path) -> Result<ReadFile> {
    let (bytes, name) = unpacked(path)?;
    pasch_formats::read(&bytes, name.as_deref()).with_context(|| path.display().to_string())
}

/// Reads all matches or positions of a file, each with its reason where it cannot be read.
///
/// # Errors
/// When the file cannot be opened or is of no known format.
pub fn read_all(path: &Path) -> Result<Vec<Result<ReadFile, ReadError>>> {
    let (bytes, name) = unpacked(path)?;
    pasch_formats::read_all(&bytes, name.as_deref()).with_context(|| path.display().to_string())
}

/// Prints a text on standard output: Pasch's own words, in which texts of files have gone through
/// [`Style::paint`](crate::term::Style::paint) or [`shown`]. A reader that has gone away, such as `head`, is no error.
///
/// # Errors
/// When standard output cannot be written to.
pub fn print(text: &str) -> Result<()> {
    put(text.as_bytes())
}

/// Puts bytes on standard output as they are.
fn put(bytes: &[u8]) -> Result<()> {
    let mut out = std::io::stdout().lock();
    match out.write_all(bytes).and_then(|()| out.flush()) {
        Err(error) if error.kind() == std::io::ErrorKind::BrokenPipe => Ok(()),
        other => other.context(message!("no-output")),
    }
}

/// Puts a file on standard output: as it is into a pipe or a file, with visible marks for what would steer it on a terminal.
fn put_file(bytes: &[u8]) -> Result<()> {
    if !std::io::stdout().is_terminal() {
        return put(bytes);
    }
    match std::str::from_utf8(bytes) {
        Ok(text) => put(shown(text).as_bytes()),
        Err(_) => bail!(message!("files-no-text")),
    }
}

/// Prints a text without colours that holds texts of files, with visible marks for what would steer a terminal.
///
/// # Errors
/// The same errors as [`print()`].
pub fn print_shown(text: &str) -> Result<()> {
    print(&shown(text))
}

/// Tells something on standard error, with visible marks for what would steer a terminal.
pub fn tell(text: &impl Display) {
    eprintln!("{}", shown(&text.to_string()));
}

/// Tells on standard error what is odd about a file.
pub fn warn(name: impl Display, warnings: &[Warning]) {
    for warning in warnings {
        tell(&format!("{name}: {warning}"));
    }
}

/// Prints a value as one line of JSON.
///
/// # Errors
/// The same errors as [`print()`].
pub fn print_json(value: &impl Serialize) -> Result<()> {
    // JSON escapes most of what steers a terminal; the rest can only stand within strings.
    let json = serde_json::to_string(value)?;
    let escaped = |c: char| if steers(c) { format!("\\u{:04x}", u32::from(c)) } else { c.to_string() };
    let json = if json.contains(steers) { json.chars().map(escaped).collect() } else { json };
    put((json + "\n").as_bytes())
}

/// Writes `bytes` beside `path` and renames, so that `path` holds either the old content or the whole new one;
/// `-` or nothing is standard output. What is there and no file, such as a pipe or a device, is written to as it is.
///
/// # Errors
/// When `path` is a folder, or its folder cannot be written to.
pub fn write(path: Option<&Path>, bytes: &[u8]) -> Result<()> {
    let Some(path) = path.filter(|p| p.as_os_str() != "-") else {
        return put_file(bytes);
    };
    if let Ok(there) = fs::metadata(path) {
        if there.is_dir() {
            bail!(message!("files-folder", path = path));
        }
        if !there.is_file() {
            let written = File::options().write(true).open(path).and_then(|mut out| out.write_all(bytes));
            return written.with_context(|| message!("cannot-write-to", path = path));
        }
    }
    let name = path.file_name().with_context(|| message!("files-no-name", path = path))?;
    let mut temporary = PathBuf::from(path);
    temporary.set_file_name(format!(".{}.{}.part", name.to_string_lossy(), std::process::id()));
    let written = File::create(&temporary)
        .and_then(|mut file| file.write_all(bytes).and_then(|()| file.sync_all()))
        .and_then(|()| fs::rename(&temporary, path));
    if written.is_err() {
        // Nothing to say if even that fails: the first error is the one to report.
        let _ = fs::remove_file(&temporary);
    }
    written.with_context(|| message!("cannot-write", path = path))
}

/// Refuses a place where [`write()`] would fail, before the work that leads there.
///
/// # Errors
/// When `path` is a folder or lies in none.
pub fn check_place(path: &Path) -> Result<()> {
    if path.is_dir() {
        bail!(message!("files-folder", path = path));
    }
    match path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        Some(folder) if !folder.is_dir() => {
            bail!(message!("files-no-folder", path = path, folder = folder))
        }
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn writing_replaces_whole_files_and_leaves_nothing_behind() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.mat");
        write(Some(&path), b"one").unwrap();
        write(Some(&path), b"two").unwrap();
        assert_eq!(read(&path).unwrap(), b"two");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);

        let nowhere = folder.path().join("missing/a.mat");
        let error = format!("{:#}", write(Some(&nowhere), b"x").unwrap_err());
        assert!(error.contains("cannot write") && error.contains("missing"), "{error}");
    }

    #[cfg(unix)]
    #[test]
    fn what_is_no_file_is_written_to_and_stays() {
        use std::os::unix::net::UnixListener;
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("socket");
        let _listener = UnixListener::bind(&path).unwrap();
        // A socket cannot be opened for writing; nothing takes its place.
        assert!(write(Some(&path), b"x").is_err());
        assert!(fs::metadata(&path).is_ok_and(|there| !there.is_file()));
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
        let error = write(Some(folder.path()), b"x").unwrap_err().to_string();
        assert!(error.contains("is a folder"), "{error}");
    }

    #[test]
    fn folders_and_missing_files_are_named() {
        let folder = tempfile::tempdir().unwrap();
        assert!(read(folder.path()).unwrap_err().to_string().contains("is a folder"));
        let missing = folder.path().join("no.mat");
        assert!(format!("{:#}", read(&missing).unwrap_err()).contains("no.mat"));
    }
}
