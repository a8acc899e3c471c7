//! The server as its clients see it: a real listener, a real database in a folder of its own, real
//! sockets.

mod analyses;
mod by_hand;
mod clocks;
mod collection;
mod dice;
mod examples;
mod friends;
mod leaving;
mod moderation;
mod notices;
mod pages;
mod people;
mod play;
mod positions;
mod practice;
mod push_service;
mod ratings;
mod refusals;
mod rollouts;
mod said;
mod support;
mod tables;
mod take_back;
mod teaching;
mod tokens;
