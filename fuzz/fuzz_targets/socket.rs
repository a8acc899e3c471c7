//! What clients say over a match's WebSocket: whatever comes is refused or means what it says.
#![no_main]

use libfuzzer_sys::fuzz_target;
use pasch_server::wire::{ClientMessage, LobbyMessage, ServerMessage};

fuzz_target!(|text: &str| {
    if let Ok(message) = serde_json::from_str::<ClientMessage>(text) {
        let again = serde_json::to_string(&message).expect("a message is plain data");
        assert_eq!(serde_json::from_str::<ClientMessage>(&again).expect("own message is read"), message);
    }
    // The other way, as a program with a seat reads it.
    if let Ok(message) = serde_json::from_str::<ServerMessage>(text) {
        let again = serde_json::to_string(&message).expect("a message is plain data");
        serde_json::from_str::<ServerMessage>(&again).expect("own message is read");
    }
    let _ = serde_json::from_str::<LobbyMessage>(text);
});
