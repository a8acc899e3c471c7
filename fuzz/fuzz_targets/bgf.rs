//! BGBlitz files: as they come, and the input as Smile and as JSON behind a line that says so.
#![no_main]

use libfuzzer_sys::fuzz_target;
use pasch_formats::bgf;

fuzz_target!(|bytes: &[u8]| {
    let framed = |smile: bool| {
        let line = format!("{{\"format\":\"BGF\",\"compress\":false,\"useSmile\":{smile}}}\n");
        let mark: &[u8] = if smile { b":)\n\x03" } else { b"" };
        [line.as_bytes(), mark, bytes].concat()
    };
    for bytes in [bytes.to_vec(), framed(true), framed(false)] {
        if let Ok((record, _, overlay)) = bgf::read(&bytes) {
            assert!(record.final_state().is_ok(), "a record was read that the rules refuse");
            assert!(overlay.notes.keys().all(|&index| index < record.actions.len()));
        }
    }
});
