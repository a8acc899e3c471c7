//! Lines of UBGI and of the external player: whatever comes is answered.
#![no_main]

use libfuzzer_sys::fuzz_target;
use pasch_engine::cube::CubeInfo;
use pasch_engine::standard::Board;
use pasch_formats::Situation;
use pasch_protocol::{Brain, BrainError, Decision, Wish, Worth, external, moves, ubgi};

/// Answers without thinking, so that the time goes into reading.
struct Absent;

impl Brain for Absent {
    fn decide(&self, _: &Situation, wish: Wish) -> Result<Decision, BrainError> {
        match wish {
            Wish::Play => Err(BrainError::Dice),
            Wish::Double => Ok(Decision::Double(true)),
            Wish::Answer => Ok(Decision::Take),
        }
    }

    fn worth(&self, _: &Situation, _: u8, _: bool) -> Result<Worth, BrainError> {
        Err(BrainError::Over)
    }
}

fuzz_target!(|text: &str| {
    let mut session = ubgi::Session::new("Pasch", "0");
    for line in text.lines() {
        let reply = session.line(line, &Absent);
        assert!(reply.lines.iter().all(|line| !line.contains(['\n', '\r'])));
        let _ = ubgi::said(line);
        let answer = external::reply(line, &Absent);
        assert!(answer.text.is_empty() || answer.text.ends_with('\n'));
        if let Some(after) = moves::played(&Board::start(), (3, 1), line) {
            assert!(after.is_valid());
        }
    }
    let _ = external::question(&Board::start(), &CubeInfo::cubeless(), external::Ask::Double);
});
