//! Files in and out: sizes are bounded, and nothing is ever half written.

use std::fs::{self, File};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use pasch_formats::ReadFile;
use serde::Serialize;

/// Largest match file that is read: far above any real one.
pub const LARGEST: u64 = 64 << 20;

/// The whole content of `path`; `-` is standard input.
///
/// # Errors
/// When it cannot be opened or read, or is larger than [`LARGEST`].
pub fn read(path: &Path) -> Result<Vec<u8>> {
    let mut bytes = Vec::new();
    if path.as_os_str() == "-" {
        std::io::stdin().take(LARGEST + 1).read_to_end(&mut bytes).context("cannot read standard input")?;
    } else {
        let meta = fs::metadata(path).with_context(|| format!("cannot open {}", path.display()))?;
        if meta.is_dir() {
            bail!("{} is a folder; name a file in it", path.display());
        }
        File::open(path)
            .and_then(|file| file.take(LARGEST + 1).read_to_end(&mut bytes))
            .with_context(|| format!("cannot read {}", path.display()))?;
    }
    if bytes.len() as u64 > LARGEST {
        bail!("{} is larger than {} MiB: not a match file", path.display(), LARGEST >> 20);
    }
    Ok(bytes)
}

/// Reads a file of a match or a position, named in every error; `-` is standard input.
///
/// # Errors
/// When it cannot be opened or is no file of a known format.
pub fn read_match(path: &Path) -> Result<ReadFile> {
    let bytes = read(path)?;
    let name = path.file_name().map(|name| name.to_string_lossy());
    pasch_formats::read(&bytes, name.as_deref()).with_context(|| path.display().to_string())
}

/// Prints a text on standard output. A reader that has gone away, such as `head`, is no error.
///
/// # Errors
/// When standard output cannot be written to.
pub fn print(text: &str) -> Result<()> {
    write(None, text.as_bytes())
}

/// Prints a value as one line of JSON.
///
/// # Errors
/// As [`print()`].
pub fn print_json(value: &impl Serialize) -> Result<()> {
    print(&(serde_json::to_string(value)? + "\n"))
}

/// Writes `bytes` beside `path` and renames, so that `path` holds either the old content or the whole new one;
/// `-` or nothing is standard output. What is there and no file, such as a pipe or a device, is written to as it is.
///
/// # Errors
/// When `path` is a folder, or its folder cannot be written to.
pub fn write(path: Option<&Path>, bytes: &[u8]) -> Result<()> {
    let Some(path) = path.filter(|p| p.as_os_str() != "-") else {
        let mut out = std::io::stdout().lock();
        return match out.write_all(bytes).and_then(|()| out.flush()) {
            Err(error) if error.kind() == std::io::ErrorKind::BrokenPipe => Ok(()),
            other => other.context("cannot write to standard output"),
        };
    };
    if let Ok(there) = fs::metadata(path) {
        if there.is_dir() {
            bail!("{} is a folder; name a file in it", path.display());
        }
        if !there.is_file() {
            let written = File::options().write(true).open(path).and_then(|mut out| out.write_all(bytes));
            return written.with_context(|| format!("cannot write to {}", path.display()));
        }
    }
    let name = path.file_name().with_context(|| format!("{} names no file", path.display()))?;
    let mut temporary = PathBuf::from(path);
    temporary.set_file_name(format!(".{}.{}.part", name.to_string_lossy(), std::process::id()));
    let written = File::create(&temporary)
        .and_then(|mut file| file.write_all(bytes).and_then(|()| file.sync_all()))
        .and_then(|()| fs::rename(&temporary, path));
    if written.is_err() {
        // Nothing to say if even that fails: the first error is the one to report.
        let _ = fs::remove_file(&temporary);
    }
    written.with_context(|| format!("cannot write {}", path.display()))
}

/// Refuses a place where [`write()`] would fail, before the work that leads there.
///
/// # Errors
/// When `path` is a folder or lies in none.
pub fn check_place(path: &Path) -> Result<()> {
    if path.is_dir() {
        bail!("{} is a folder; name a file in it", path.display());
    }
    match path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        Some(folder) if !folder.is_dir() => {
            bail!("cannot write {}: there is no folder {}", path.display(), folder.display())
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
