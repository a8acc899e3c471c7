//! How programs ask each other's engines: the Universal Backgammon Interface ([`ubgi`]) and the external player of GNU
//! Backgammon ([`external`]), both sides of each.
//!
//! Text in, text out: sockets, pipes and clocks are the caller's. No line makes anything here panic. The answering side
//! takes any [`Brain`]; [`Thinking`] is the engine of this project.
//!
//! ```
//! use pasch_engine::{analyst::Engine, search::SearchSettings};
//! use pasch_protocol::{Thinking, external, ubgi};
//! let engine = Engine::builtin();
//! let brain = Thinking { engine: &engine, settings: SearchSettings::plies(0), cube_plies: 0 };
//! let mut session = ubgi::Session::new("Pasch", "1");
//! let reply = session.line("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10", &brain);
//! assert_eq!(reply.lines, ["8/5 6/5"]);
//! let board = "board:me:you:9999:0:0:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:1:3:1:3:1:1:1:1:0:1:-1:0:25:0:0:0:0:0:0:0:0";
//! assert_eq!(external::reply(board, &brain).text, "8/5 6/5\n");
//! ```

mod brain;
pub mod external;
pub mod moves;
pub mod ubgi;

pub use brain::{Brain, BrainError, Decision, Limits, Thinking, Wish, Worth};
