//! Protocol 3, attacked: malicious servers and players, honest games with every accident, altered records.

mod attacks;
mod ed25519;
mod games;
mod mutations;
mod rounds;
mod world;
