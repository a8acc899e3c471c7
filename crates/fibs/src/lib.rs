//! A door for FIBS clients.
