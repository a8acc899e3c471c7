//! How a message reaches somebody who is not connected: letters by SMTP, and push messages, encrypted for one browser.
//!
//! [`Writer`] writes letters, [`Line`] hands them to a mail server; [`Courier`] brings push messages to the services of
//! browsers (RFC 8030, 8188, 8291, 8292), and connects to addresses of the public internet alone unless told otherwise.
//! When something is sent, and to whom, is for the server to say.

mod config;
mod courier;
mod endpoint;
mod letter;
mod notice;
mod relay;
mod seal;
mod vapid;
mod words;

pub use config::{MailConfig, MailConfigError, Privacy, Relay, Sender, address};
pub use courier::{Courier, CourierError, Parcel, Sent, decoded};
pub use endpoint::{Endpoint, Internet, Road};
pub use letter::{LetterError, Waiting, Writer};
pub use notice::NoticeConfig;
pub use relay::{Brought, Line};
pub use words::{days_text, left};
