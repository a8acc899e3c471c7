//! The door for FIBS clients: against transcripts, with a client that knows only the text protocol, and against whatever
//! else may come.

mod house;
mod material;
mod transcript;
