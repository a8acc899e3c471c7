//! Protocol 3, attacked: malicious servers and players, honest games with every accident, altered records, a model.

mod attacks;
mod checkers;
mod ed25519;
mod games;
mod model;
mod mutations;
mod page;
mod rounds;
mod stories;
mod turns;
mod world;
