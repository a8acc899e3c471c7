//! The door for FIBS clients: against transcripts, with a client that knows only the text protocol, and against whatever
//! else may come.

mod client;
mod games;
mod hostile;
mod house;
mod lists;
mod matches;
mod material;
mod sentences;
mod sessions;
mod transcript;
