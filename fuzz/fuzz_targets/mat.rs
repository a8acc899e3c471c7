//! Match text: what is read replays, counts, goes through the log unchanged, and is read back as it was written.
#![no_main]

use libfuzzer_sys::fuzz_target;
use pasch_formats::{decode, facts, log, mat};

fuzz_target!(|bytes: &[u8]| {
    // A length line and a game in front, so that little of the input is spent on being match text at all.
    let framed = [b" 3 point match\n\n Game 1\n alice : 0      bob : 0\n".as_slice(), bytes].concat();
    for bytes in [bytes, &framed] {
        let Ok((record, _, _)) = mat::read(&decode::decode(bytes)) else { continue };
        assert!(record.final_state().is_ok(), "a record was read that the rules refuse");
        assert!(!facts(&record).expect("the header was accepted").games.is_empty());
        assert_eq!(log::read(&log::write(&record)).as_ref(), Ok(&record));
        let written = mat::write(&record).expect("match text holds what match text held");
        if written.losses.is_empty() {
            let (again, _, _) =
                mat::read(&decode::decode(written.text.as_bytes())).expect("own match text is read");
            assert_eq!(again.actions, record.actions, "{}", written.text);
        }
    }
});
