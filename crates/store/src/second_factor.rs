//! Codes beside the password: the secret of an authenticator app, and recovery codes.

/// The secret that an account shares with an authenticator app.
#[derive(Clone, PartialEq, Eq)]
pub struct SecondFactorRow {
    /// The secret that both sides compute codes from.
    pub secret: Vec<u8>,
    /// When the first code proved that the app has it, in milliseconds since 1970; `None` until then.
    pub since: Option<i64>,
    /// Recovery codes that are left.
    pub codes: u32,
}
