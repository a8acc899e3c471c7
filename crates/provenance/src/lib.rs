//! The commit that a program was built from, for the cards of nets, books and tables.

/// Returns the commit of the source, twelve digits, with a `+` where the rules, the engine or the training had been
/// changed since; `unknown` where there was no git.
#[must_use]
pub const fn commit() -> &'static str {
    env!("PASCH_COMMIT")
}
