//! How a server sends mail: options and environment.

use std::path::PathBuf;

use anyhow::{Context as _, Result};
use pasch_delivery::{MailConfig, Relay, Sender};
use pasch_messages::message;

/// Where the password for the mail server may stand.
const PASSWORD: &str = "PASCH_SMTP_PASSWORD";

/// Options of a server that sends mail.
#[derive(Debug, clap::Args)]
pub struct MailArgs {
    // Read later: what cannot be read is not repeated, for a password may stand in it.
    #[arg(long, value_name = "URL", requires = "mail_from")]
    smtp: Option<String>,
    #[arg(long, value_name = "FILE", requires = "smtp")]
    smtp_password_file: Option<PathBuf>,
    #[arg(long, value_name = "SENDER", requires = "smtp", requires = "origin")]
    mail_from: Option<String>,
}

impl MailArgs {
    /// How mail is sent; `None` where none is.
    ///
    /// # Errors
    /// When an option or the password's file cannot be used.
    pub fn config(&self) -> Result<Option<MailConfig>> {
        let (Some(smtp), Some(from)) = (&self.smtp, &self.mail_from) else { return Ok(None) };
        let relay: Relay = smtp.parse().context(message!("mail-smtp"))?;
        let from: Sender = from.parse().context(message!("mail-from"))?;
        let relay = match self.password()? {
            Some(password) => relay.with_password(&password)?,
            None => relay,
        };
        Ok(Some(MailConfig { relay, from, roots: Vec::new() }))
    }

    /// The password that is not in the address.
    fn password(&self) -> Result<Option<String>> {
        let Some(file) = &self.smtp_password_file else { return Ok(std::env::var(PASSWORD).ok()) };
        let text =
            std::fs::read_to_string(file).with_context(|| message!("mail-no-password", path = file))?;
        Ok(text.lines().next().map(str::to_owned))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn args(smtp: &str, file: Option<PathBuf>) -> MailArgs {
        let mail_from = Some("Club <pasch@club.example>".to_owned());
        MailArgs { smtp: Some(smtp.to_owned()), smtp_password_file: file, mail_from }
    }

    #[test]
    fn a_password_comes_from_a_file_and_is_not_repeated() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("password");
        std::fs::write(&file, "sec ret\nand a note\n").unwrap();
        let config = args("smtp://pasch@mail.club.example", Some(file)).config().unwrap().unwrap();
        assert_eq!(config.relay.login(), Some(("pasch", "sec ret")));
        let missing = folder.path().join("missing");
        assert!(args("smtp://pasch@mail.club.example", Some(missing)).config().is_err());
        let error = format!("{:#}", args("mailto:pasch:secret@club.example", None).config().unwrap_err());
        assert!(error.contains("--smtp") && !error.contains("secret"), "{error}");
        let none = MailArgs { smtp: None, smtp_password_file: None, mail_from: None };
        assert!(none.config().unwrap().is_none());
    }
}
