//! How a message reaches somebody who is not connected: letters by SMTP, and push messages, encrypted for one browser.
//!
//! `Writer` writes letters, `Line` hands them to a mail server (feature `mail`); [`Courier`] brings push messages to the services of
//! browsers (RFC 8030, 8188, 8291, 8292), and connects to addresses of the public internet alone unless told otherwise.
//! When something is sent, and to whom, is for the server to say.

#[cfg(feature = "mail")]
mod config;
mod courier;
mod endpoint;
#[cfg(feature = "mail")]
mod letter;
#[cfg(not(feature = "mail"))]
mod no_mail;
mod notice;
#[cfg(feature = "mail")]
mod relay;
mod seal;
mod vapid;
mod words;

#[cfg(feature = "mail")]
pub use config::{MailConfig, MailConfigError, Privacy, Relay, Sender, address};
pub use courier::{Courier, CourierError, Parcel, Sent, decoded};
pub use endpoint::{Endpoint, Internet, Road};
#[cfg(feature = "mail")]
pub use letter::{LetterError, Waiting, Writer};
#[cfg(not(feature = "mail"))]
pub use no_mail::{MailConfig, address};
pub use notice::NoticeConfig;
#[cfg(feature = "mail")]
pub use relay::{Brought, Line};
pub use words::{days_text, left};
