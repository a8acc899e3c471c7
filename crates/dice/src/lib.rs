//! Dice that neither the server nor a player can choose or foresee, and that everybody can recompute afterwards.
//!
//! This module is the protocol `pasch-dice/2`; [`v3`] is its successor, in which everything is signed. The server and both players draw a [`Seed`] each and hash it many
//! times over: a [`Chain`]. They show its end, the [`Commitment`], before the game, and one link of it for every throw,
//! backwards: nobody can show another link than the one they were bound to, and nobody knows the others' next ones. A throw
//! follows from the three links of its number ([`throw`]), so one honest party makes it fair. While a game is played a
//! [`Ledger`] says what is missing; the [`Proof`] of the game holds what was shown and can be checked by anyone.
//!
//! Pure functions of bytes: where seeds come from, who sends them when and what is stored is the callers' affair.
//!
//! ```
//! use pasch_dice::{Chain, Context, Party, Seed, Shared, throw};
//! let context = Context {
//!     match_id: "m1".into(), game: 1, rules: "backgammon".into(), players: ["alice".into(), "bob".into()],
//! };
//! let chain = |party, byte| Chain::new(&context, party, &Seed([byte; 32]), 1, 100);
//! let (server, a, b) = (chain(Party::Server, 1)?, chain(Party::A, 2)?, chain(Party::B, 3)?);
//! // Before the game everybody shows `server.commitment()` and so on; for the first throw the first links.
//! let links = Shared { server: server.link(1), a: a.link(1), b: b.link(1) }.all().expect("100 links");
//! assert_eq!(throw(&context, 1, &links, 2)?.len(), 2);
//! # Ok::<(), pasch_dice::ContextError>(())
//! ```

mod chain;
mod context;
mod hex;
mod ledger;
mod proof;
pub mod v3;

pub use chain::{Chain, LENGTH, before, faces, throw};
pub use context::{Commitment, Context, ContextError, Party, Seed, Shared};
pub use hex::HexError;
pub use ledger::{Denied, Ledger, Missing};
pub use proof::{Checked, Fault, PROTOCOL, Played, Proof, ProofError, Step, proofs_in};
