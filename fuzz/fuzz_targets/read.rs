//! Any bytes as a file: detection, decoding, every reader behind it.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    if let Ok(file) = pasch_formats::read(bytes, None) {
        assert!(file.record.final_state().is_ok(), "a record was read that the rules refuse");
    }
});
