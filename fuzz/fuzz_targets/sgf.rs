//! SGF: what is read replays, and with all that is said about it is written as SGF again.
#![no_main]

use libfuzzer_sys::fuzz_target;
use pasch_formats::{decode, sgf};

fuzz_target!(|bytes: &[u8]| {
    // A root in front, so that little of the input is spent on being backgammon at all.
    let framed = [b"(;FF[4]GM[6]MI[length:3][game:0][ws:0][bs:0]PW[a]PB[b]RU[Crawford]".as_slice(), bytes].concat();
    for bytes in [bytes, &framed] {
        let Ok((record, _, overlay)) = sgf::read(&decode::decode(bytes)) else { continue };
        assert!(record.final_state().is_ok(), "a record was read that the rules refuse");
        assert!(overlay.notes.keys().all(|&index| index < record.actions.len()));
        let written = sgf::write(&record, &overlay).expect("SGF holds what SGF held");
        sgf::read(&decode::decode(written.text.as_bytes())).expect("own SGF is read");
    }
});
