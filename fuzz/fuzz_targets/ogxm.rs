//! OGXM files: as they come, and the input as the entries of a game in a file that holds.
#![no_main]

use libfuzzer_sys::fuzz_target;
use pasch_formats::ogxm;

fuzz_target!(|bytes: &[u8]| {
    for bytes in [bytes, &framed(bytes)] {
        if let Ok((record, _, overlay)) = ogxm::read(bytes) {
            assert!(record.final_state().is_ok(), "a record was read that the rules refuse");
            assert!(overlay.notes.keys().all(|&index| index < record.actions.len()));
        }
    }
});

/// A match of no length between two players without names, and one game of these entries.
fn framed(entries: &[u8]) -> Vec<u8> {
    let mut file = b"OGXM\x01\x00".to_vec();
    file.resize(20, 0);
    for (name, head, content) in [(b"MHDR", 28, &[][..]), (b"GAME", 10, entries)] {
        file.extend(name);
        file.extend(((head + content.len()) as u32).to_le_bytes());
        file.extend([0; 4]);
        file.resize(file.len() + head, 0);
        file.extend(content);
    }
    file
}
