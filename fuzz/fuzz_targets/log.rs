//! The action log: what is read replays and is written as the same record.
#![no_main]

use libfuzzer_sys::fuzz_target;
use pasch_formats::log;

fuzz_target!(|text: &str| {
    if let Ok(record) = log::read(text) {
        assert_eq!(log::read(&log::write(&record)), Ok(record));
    }
    for line in text.lines().take(100) {
        if let Ok(action) = log::parse_action(line) {
            assert_eq!(log::parse_action(&log::action_line(&action)), Ok(action));
        }
    }
});
