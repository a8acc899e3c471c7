//! Bodies of the API's requests: the first byte says which, the rest is the JSON.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    if let Some((which, body)) = bytes.split_first() {
        pasch_server::fuzzing::request(*which, body);
    }
});
