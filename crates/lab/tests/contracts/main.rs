//! What the commands promise, asked of the real binary.

mod beside;
mod damage;
mod measuring;
mod protocols;
mod terminal;

#[path = "../support/pasch.rs"]
mod pasch;
#[path = "../../../cli/tests/support/program.rs"]
mod program;

use std::process::Output;

use pasch::pasch;
use program::{ask, json, program, text};

/// Runs `pasch-lab` with these arguments and this standard input.
fn run(arguments: &[&str], input: &str) -> Output {
    ask(program(env!("CARGO_BIN_EXE_pasch-lab")), arguments, input)
}
