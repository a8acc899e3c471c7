//! Archives of any bytes: nothing panics, nothing comes out beyond the limits.
#![no_main]

use std::io::Write as _;
use std::ops::ControlFlow;
use std::sync::Arc;

use libfuzzer_sys::fuzz_target;
use pasch_collection::{FileReader, Item, Limits, Source, estimate, walk};

fuzz_target!(|bytes: &[u8]| {
    let Ok(mut file) = tempfile::tempfile() else { return };
    if file.write_all(bytes).is_err() {
        return;
    }
    let file = Arc::new(FileReader::from(file));
    let sources = [Source::part("x.zip".to_owned(), &file, 0, bytes.len() as u64)];
    let _ = estimate(&sources);
    let limits = Limits { file: 1 << 16, nested: 1 << 17, depth: 3, files: 64, total: 1 << 20, ratio: 200 };
    let (mut files, mut total) = (0, 0);
    let _ = walk(&sources, limits, &mut |item| {
        if let Item::File { bytes, .. } = item {
            assert!(bytes.len() <= 1 << 16, "a file beyond the limit");
            files += 1;
            total += bytes.len();
        }
        ControlFlow::Continue(())
    });
    assert!(files <= 64 && total <= (1 << 20) + (1 << 16), "{files} files, {total} bytes");
});
