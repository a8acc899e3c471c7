//! Clubs, as they are used from outside.

mod calendar;
mod driver;
mod encounters;
mod feed;
mod files;
mod members;
mod purses;
mod ranking;
mod reader;
mod rights;
mod votes;
mod whole;
