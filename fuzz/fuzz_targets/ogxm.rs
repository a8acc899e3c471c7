//! OGXM files: as they come, and the input as what stands in a game, in files of both versions that hold.
#![no_main]

use libfuzzer_sys::fuzz_target;
use pasch_formats::ogxm;

fuzz_target!(|bytes: &[u8]| {
    for bytes in [bytes, &framed(bytes), &second(bytes)] {
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

/// The same in the second version, where the record of a game is the input's, too.
fn second(game: &[u8]) -> Vec<u8> {
    let mut file = b"OGXM\x02\x00\x00\x00\x02\x00\x00\x00".to_vec();
    file.extend([0; 4]);
    for (name, content) in [(b"MTCH", &[4, 0, 7, 0, 0][..]), (b"GAME", game)] {
        file.extend(name);
        file.extend((content.len() as u32).to_le_bytes());
        file.push(1);
        file.extend(content);
    }
    file
}
