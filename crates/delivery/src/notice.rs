//! How people who are not connected are notified.

use std::time::Duration;

use super::MailConfig;

/// How people who are not looking are told of their turns.
#[derive(Clone, Debug)]
pub struct NoticeConfig {
    /// A turn is told when it has lasted so long: a chain of quick moves gives one notice.
    pub quiet: Duration,
    /// Push services may be on this machine or in its network, and on any port. For tests, and for push services of
    /// one's own where everybody who can reach the server may reach all that it can.
    pub near: bool,
    /// Certificates of authorities that are trusted beside the web's, DER.
    pub roots: Vec<Vec<u8>>,
    /// How mail is sent, if it is. Its links need the address under which people know the server.
    pub mail: Option<MailConfig>,
}

impl Default for NoticeConfig {
    fn default() -> Self {
        Self { quiet: Duration::from_secs(60), near: false, roots: Vec::new(), mail: None }
    }
}
