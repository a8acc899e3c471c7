//! Answers of passkeys: the first byte says which, the rest is what a browser sends.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    if let Some((which, answer)) = bytes.split_first() {
        pasch_server::fuzzing::passkey(*which, answer);
    }
});
