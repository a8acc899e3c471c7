//! Files as bytes: small ones are read, large ones mapped. The only unsafe code of this crate.

use std::fs::{self, File};
use std::io;
use std::path::Path;
use std::sync::Arc;

use memmap2::Mmap;
use pasch_engine::database::Bytes;

/// Files from this size on are mapped.
const LARGE: u64 = 64 << 20;

/// The bytes of a file. A file of 64 MiB and more is mapped, so that only the pages in use take
/// memory; it must be replaced by renaming, as this program does, and never changed in place.
///
/// # Errors
/// When the file cannot be opened or read.
pub fn read(path: &Path) -> io::Result<Bytes> {
    read_mapping_from(path, LARGE)
}

fn read_mapping_from(path: &Path, large: u64) -> io::Result<Bytes> {
    let file = File::open(path)?;
    if file.metadata()?.len() < large {
        return Ok(Arc::new(fs::read(path)?));
    }
    Ok(Arc::new(map(&file)?))
}

#[allow(unsafe_code)]
fn map(file: &File) -> io::Result<Mmap> {
    // SAFETY: the map is read only. Nobody writes into a finished database: it is written under
    // another name and renamed, so the mapped file keeps its bytes even when it is replaced.
    unsafe { Mmap::map(file) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_map_holds_what_a_read_holds() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("bytes");
        fs::write(&path, [7; 9000]).unwrap();
        let (whole, mapped) = (read(&path).unwrap(), read_mapping_from(&path, 1).unwrap());
        assert_eq!((*whole).as_ref(), (*mapped).as_ref());
        // Replaced, the old bytes stay.
        let other = folder.path().join("other");
        fs::write(&other, b"new").unwrap();
        fs::rename(&other, &path).unwrap();
        assert_eq!((*mapped).as_ref(), [7; 9000]);
        assert_eq!((*read(&path).unwrap()).as_ref(), b"new");
        assert!(read(&folder.path().join("missing")).is_err());
        assert!(read(folder.path()).is_err(), "a folder is no file");
    }
}
