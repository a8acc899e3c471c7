//! Snowie's position line: what is read is written as the same position.
#![no_main]

use libfuzzer_sys::fuzz_target;
use pasch_formats::snowie;

fuzz_target!(|text: &str| {
    if let Ok(line) = snowie::parse(text) {
        let again = snowie::parse(&snowie::encode(&line)).expect("own Snowie line is read");
        assert_eq!(again.situation, line.situation);
    }
});
