//! `pasch external`: the engine as an external player of GNU Backgammon.

use std::io::{BufReader, Write};
use std::net::{TcpListener, TcpStream};

use anyhow::{Context, Result};
use pasch_messages::{Arg, message};
use pasch_protocol::{Thinking, external};

use crate::commands::ubgi;
use pasch_console::{engine, files};

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(value_name = "HOST:PORT", default_value = "127.0.0.1:1234")]
    address: String,
    #[arg(long, value_name = "N", value_parser = pasch_console::engine::plies(), default_value_t = 2)]
    plies: u8,
    #[arg(long)]
    once: bool,
}

/// Runs `pasch external`. Fails when the engine cannot start or the address cannot be listened at.
pub fn run(args: &Args) -> Result<()> {
    let depth = engine::depth(Some(args.plies), None)?;
    let engine = engine::ready()?;
    let brain = Thinking { engine: &engine, settings: depth.play, cube_plies: depth.cube_plies };
    let listener = TcpListener::bind(&args.address)
        .with_context(|| message!("cannot-listen", address = args.address))?;
    let address = listener.local_addr()?;
    eprintln!("{}", message!("external-listening", address = Arg::text(&address)));
    std::thread::scope(|scope| {
        for stream in listener.incoming() {
            let stream = stream.context(message!("external-no-connection"))?;
            let told = move || {
                // A client that hangs up ends its own conversation and nothing else.
                if let Err(error) = answer(&stream, &brain) {
                    files::tell(&message!("external-failed", error = format!("{error:#}")));
                }
            };
            if args.once {
                told();
                return Ok(());
            }
            scope.spawn(told);
        }
        Ok(())
    })
}

fn answer(stream: &TcpStream, brain: &Thinking<'_>) -> Result<()> {
    stream.set_nodelay(true)?;
    let mut from = BufReader::new(stream);
    let mut to = stream;
    while let Some(line) =
        ubgi::line(&mut from, external::LONGEST).context(message!("cannot-read-question"))?
    {
        let reply = external::reply(&line, brain);
        to.write_all(reply.text.as_bytes()).context(message!("cannot-answer"))?;
        if reply.ends {
            break;
        }
    }
    Ok(())
}
