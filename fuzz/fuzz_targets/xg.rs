//! eXtreme Gammon's files: the container as it comes, and the input as records in a container that holds.
#![no_main]

use libfuzzer_sys::fuzz_target;
use pasch_formats::xg;

fuzz_target!(|bytes: &[u8]| {
    let mut framed = vec![0; 8232];
    framed[..4].copy_from_slice(b"RGMH");
    framed.extend(stored(bytes));
    for bytes in [bytes, &framed] {
        if let Ok((record, _, overlay)) = xg::read(bytes) {
            assert!(record.final_state().is_ok(), "a record was read that the rules refuse");
            assert!(overlay.notes.keys().all(|&index| index < record.actions.len()));
        }
    }
});

/// A zlib stream that holds the bytes as they are (RFC 1950, RFC 1951).
fn stored(bytes: &[u8]) -> Vec<u8> {
    let mut stream = vec![0x78, 0x01];
    for chunk in bytes.chunks(0xFFFF) {
        let length = chunk.len() as u16;
        stream.push(0);
        stream.extend(length.to_le_bytes());
        stream.extend((!length).to_le_bytes());
        stream.extend(chunk);
    }
    stream.extend([1, 0, 0, 0xFF, 0xFF]);
    let (a, b) = bytes.iter().fold((1u32, 0u32), |(a, b), &byte| {
        let a = (a + u32::from(byte)) % 65_521;
        (a, (b + a) % 65_521)
    });
    stream.extend((b << 16 | a).to_be_bytes());
    stream
}
