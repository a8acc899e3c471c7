//! Brings mail to the server that takes it (SMTP, RFC 5321), one after the other over one connection.

use std::future::Future;
use std::time::Duration;

use lettre::Address;
use lettre::transport::smtp::Error;
use lettre::transport::smtp::authentication::{Credentials, DEFAULT_MECHANISMS};
use lettre::transport::smtp::client::{AsyncSmtpConnection, Certificate, TlsParameters};
use lettre::transport::smtp::commands::{Data, Mail, Rcpt, Rset};
use lettre::transport::smtp::extension::ClientId;

use super::config::{MailConfig, Privacy};

/// How long the relay may take to let us in, and for each mail.
const PATIENCE: Duration = Duration::from_secs(30);

/// What became of a mail.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Brought {
    /// The relay has it.
    Done,
    /// The relay will never take mail for this address; its code.
    NoSuchAddress(String),
    /// It will never take this mail; its code.
    Refused(String),
    /// It may take it later; why.
    Later(String),
}

/// A connection to the relay.
pub struct Line {
    connection: AsyncSmtpConnection,
    from: Address,
}

/// What went wrong, without what a relay says in words: addresses may stand in it.
fn cause(error: &Error) -> String {
    match error.status() {
        Some(code) => code.to_string(),
        None if error.is_tls() => "the connection cannot be secured".to_owned(),
        None if error.is_client() => "the mail server lacks what is needed".to_owned(),
        None if error.is_response() => "the mail server's answer makes no sense".to_owned(),
        None => "the mail server cannot be reached".to_owned(),
    }
}

/// Whether a refusal is about who asks, not about the address (RFC 3463, X.7.X).
fn is_of_policy(error: &Error) -> bool {
    use std::error::Error as _;
    error.source().is_some_and(|said| said.to_string().starts_with("5.7."))
}

async fn within<T>(act: impl Future<Output = Result<T, Error>>) -> Result<T, String> {
    match tokio::time::timeout(PATIENCE, act).await {
        Ok(done) => done.map_err(|error| cause(&error)),
        Err(_) => Err("the mail server takes too long".to_owned()),
    }
}

impl Line {
    /// A connection as secure as it has to be, known to the relay by its user.
    ///
    /// # Errors
    /// Why there is none, in words.
    pub async fn open(config: &MailConfig) -> Result<Self, String> {
        within(connect(config)).await.map(|connection| Self { connection, from: config.from.0.email.clone() })
    }

    /// Hands one mail over; a relay that takes too long is asked again later.
    pub async fn send(&mut self, to: &Address, mail: &[u8]) -> Brought {
        match tokio::time::timeout(PATIENCE, self.try_send(to, mail)).await {
            Ok(brought) => brought,
            Err(_) => Brought::Later("the mail server takes too long".to_owned()),
        }
    }

    async fn try_send(&mut self, to: &Address, mail: &[u8]) -> Brought {
        let line = &mut self.connection;
        if let Err(error) = line.command(Mail::new(Some(self.from.clone()), Vec::new())).await {
            return Brought::Later(cause(&error));
        }
        if let Err(error) = line.command(Rcpt::new(to.clone(), Vec::new())).await {
            // What was begun is over; a relay that does not hear that is not asked again.
            let _ = line.command(Rset).await;
            return match cause(&error) {
                code if error.is_permanent() && !is_of_policy(&error) => Brought::NoSuchAddress(code),
                code => Brought::Later(code),
            };
        }
        let sent = match line.command(Data).await {
            Ok(_) => line.message(mail).await,
            Err(error) => Err(error),
        };
        match sent {
            Ok(_) => Brought::Done,
            Err(error) if error.is_permanent() => Brought::Refused(cause(&error)),
            Err(error) => Brought::Later(cause(&error)),
        }
    }

    /// Says good-bye and closes the connection.
    pub async fn close(mut self) {
        let _ = tokio::time::timeout(PATIENCE, self.connection.quit()).await;
    }
}

async fn connect(config: &MailConfig) -> Result<AsyncSmtpConnection, Error> {
    let relay = &config.relay;
    let name = ClientId::Domain(config.from.0.email.domain().to_owned());
    let tls = || {
        let mut tls = TlsParameters::builder(relay.host.clone());
        for root in &config.roots {
            tls = tls.add_root_certificate(Certificate::from_der(root.clone())?);
        }
        tls.build_rustls()
    };
    let wrapped = if relay.privacy == Privacy::Tls { Some(tls()?) } else { None };
    let place = (relay.host.as_str(), relay.port);
    let mut line = AsyncSmtpConnection::connect_tokio1(place, Some(PATIENCE), &name, wrapped, None).await?;
    if relay.privacy == Privacy::Upgraded {
        // A relay that does not offer it is left.
        line.starttls(tls()?, &name).await?;
    }
    if let Some((user, password)) = relay.login() {
        line.auth(DEFAULT_MECHANISMS, &Credentials::new(user.to_owned(), password.to_owned())).await?;
    }
    Ok(line)
}
