//! Brings a message to a browser's push service (RFC 8030): encrypted for the browser alone (RFC 8291), over one
//! connection of its own, following no redirect, reading no answer but its head.

use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use http_body_util::Full;
use hyper::body::Bytes;
use hyper::{Request, Response, StatusCode, header};
use hyper_util::rt::TokioIo;
use pasch_messages::Describe;
use pasch_store::notices::SubscriptionRow;
use pasch_store::{Store, StoreError};
use rustls::pki_types::{CertificateDer, ServerName};
use rustls::{ClientConfig, RootCertStore};
use tokio_rustls::TlsConnector;

use super::endpoint::{Endpoint, Internet, Road};
use super::notice::NoticeConfig;
use super::seal::{SECRET, seal};
use super::vapid::Vapid;

/// How long a push service may take in all.
const PATIENCE: Duration = Duration::from_secs(10);

/// Longest time that a push service is believed to be busy for, in seconds.
const LONGEST_WAIT_S: u64 = 6 * 3600;

/// Why nothing can be brought anywhere.
#[derive(Debug, Describe, thiserror::Error)]
#[describe("courier-error")]
pub enum CourierError {
    /// The store failed to read or to write.
    #[describe(transparent)]
    Store(#[from] StoreError),
    /// There are no random numbers to be had.
    Random(
        #[describe(name = "value", text)]
        #[from]
        getrandom::Error,
    ),
    /// The kept key is none.
    Key,
    /// TLS cannot be set up.
    Tls(
        #[describe(name = "value", text)]
        #[from]
        rustls::Error,
    ),
}

/// What became of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sent {
    /// The push service has it.
    Done,
    /// The subscription is no more.
    Gone,
    /// It will never be taken; why.
    Refused(String),
    /// It may be taken later, not before the time where the push service named one; why.
    Later(Option<Duration>, String),
}

/// What goes to a browser.
pub struct Parcel<'a> {
    /// The message, as the pages' service worker reads it.
    pub message: Vec<u8>,
    /// A newer message of the same topic takes its place: at most 32 characters of base64url.
    pub topic: &'a str,
    /// How long it is worth keeping.
    pub worth: Duration,
}

/// Knows the way to push services.
#[derive(Clone)]
pub struct Courier {
    vapid: Arc<Vapid>,
    tls: TlsConnector,
    road: Arc<dyn Road>,
    near: bool,
}

impl Courier {
    /// With the key in the store, made when there is none; `contact` is what push services are told about who asks.
    ///
    /// # Errors
    /// When the store, the key or TLS cannot be used.
    pub async fn open(
        store: &Store,
        config: &NoticeConfig,
        contact: Option<String>,
    ) -> Result<Self, CourierError> {
        let secret = store.push_key(&Vapid::fresh_secret()?).await?;
        let vapid = Arc::new(Vapid::new(&secret, contact).ok_or(CourierError::Key)?);
        let tls = TlsConnector::from(Arc::new(tls(&config.roots)?));
        Ok(Self { vapid, tls, road: Arc::new(Internet), near: config.near })
    }

    /// The public key as browsers are given it.
    #[must_use]
    pub fn public_key(&self) -> String {
        self.vapid.public_key()
    }

    /// Whether hosts of this machine and its network may be pushed to.
    #[must_use]
    pub fn is_near(&self) -> bool {
        self.near
    }

    /// Whether these can be a browser's keys.
    #[must_use]
    pub fn are_keys(p256dh: &[u8], auth: &[u8]) -> bool {
        auth.len() == SECRET && p256dh.len() == 65 && p256::PublicKey::from_sec1_bytes(p256dh).is_ok()
    }

    /// Brings a message to a browser; `now` is the date in milliseconds since 1970.
    pub async fn send(&self, to: &SubscriptionRow, parcel: Parcel<'_>, now: i64) -> Sent {
        let Ok(endpoint) = Endpoint::read(&to.endpoint, self.near) else { return Sent::Gone };
        let key = p256::PublicKey::from_sec1_bytes(&to.p256dh);
        let (Ok(key), Ok(auth)) = (key, <[u8; SECRET]>::try_from(&to.auth[..])) else { return Sent::Gone };
        let body = match seal(&parcel.message, &key, &auth) {
            Ok(body) => body,
            Err(error) => return Sent::Refused(error.to_string()),
        };
        let authority = endpoint.authority();
        let request = Request::post(endpoint.path.as_str())
            .header(header::HOST, &authority)
            .header(header::AUTHORIZATION, self.vapid.authorization(&format!("https://{authority}"), now))
            .header(header::CONTENT_TYPE, "application/octet-stream")
            .header(header::CONTENT_ENCODING, "aes128gcm")
            .header("ttl", parcel.worth.as_secs())
            .header("topic", parcel.topic)
            .header("urgency", "normal")
            .body(Full::new(Bytes::from(body)));
        let request = match request {
            Ok(request) => request,
            Err(error) => return Sent::Refused(error.to_string()),
        };
        match tokio::time::timeout(PATIENCE, self.exchange(&endpoint, request)).await {
            Ok(Ok(answer)) => judge(&answer),
            Ok(Err(error)) => Sent::Later(None, error.to_string()),
            Err(_) => Sent::Later(None, format!("no answer within {} s", PATIENCE.as_secs())),
        }
    }

    async fn exchange(
        &self,
        endpoint: &Endpoint,
        request: Request<Full<Bytes>>,
    ) -> Result<Response<hyper::body::Incoming>, Box<dyn std::error::Error + Send + Sync>> {
        let stream = endpoint.connect(&*self.road, self.near).await?;
        let name = ServerName::try_from(endpoint.host.clone())?;
        let secured = self.tls.connect(name, stream).await?;
        let (mut sender, connection) = hyper::client::conn::http1::handshake(TokioIo::new(secured)).await?;
        let mut answer = pin!(sender.send_request(request));
        tokio::select! {
            answer = &mut answer => Ok(answer?),
            // An answer that came with the end of the connection has come: without it the same message would go out
            // again, and a subscription that is no more would be kept.
            _ = connection => Ok(answer.await?),
        }
    }
}

fn tls(roots: &[Vec<u8>]) -> Result<ClientConfig, rustls::Error> {
    let mut trusted = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
    for root in roots {
        trusted.add(CertificateDer::from(root.clone()))?;
    }
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    Ok(ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()?
        .with_root_certificates(trusted)
        .with_no_client_auth())
}

/// What a push service's answer means.
fn judge<T>(answer: &Response<T>) -> Sent {
    let status = answer.status();
    let wait = || {
        let seconds = answer.headers().get(header::RETRY_AFTER)?.to_str().ok()?.trim().parse::<u64>().ok()?;
        Some(Duration::from_secs(seconds.min(LONGEST_WAIT_S)))
    };
    match status {
        StatusCode::NOT_FOUND | StatusCode::GONE => Sent::Gone,
        StatusCode::TOO_MANY_REQUESTS | StatusCode::REQUEST_TIMEOUT => {
            Sent::Later(wait(), status.to_string())
        }
        _ if status.is_success() => Sent::Done,
        _ if status.is_server_error() => Sent::Later(wait(), status.to_string()),
        // Redirects are not followed.
        _ => Sent::Refused(status.to_string()),
    }
}

/// Bytes as browsers write them: base64url without padding, which is forgiven.
#[must_use]
pub fn decoded(text: &str) -> Option<Vec<u8>> {
    URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_told_apart() {
        let answer = |status: u16, wait: Option<&str>| {
            let mut answer = Response::builder().status(status);
            if let Some(wait) = wait {
                answer = answer.header(header::RETRY_AFTER, wait);
            }
            judge(&answer.body(()).unwrap())
        };
        assert_eq!(answer(201, None), Sent::Done);
        assert_eq!((answer(404, None), answer(410, None)), (Sent::Gone, Sent::Gone));
        let later = |wait: Option<u64>, why: &str| Sent::Later(wait.map(Duration::from_secs), why.to_owned());
        assert_eq!(answer(429, Some("90")), later(Some(90), "429 Too Many Requests"));
        assert_eq!(answer(503, Some("99999999")), later(Some(LONGEST_WAIT_S), "503 Service Unavailable"));
        assert_eq!(
            answer(500, Some("Fri, 31 Dec 1999 23:59:59 GMT")),
            later(None, "500 Internal Server Error")
        );
        for status in [301, 307, 400, 403, 413] {
            assert!(matches!(answer(status, None), Sent::Refused(_)), "{status}");
        }
    }

    #[test]
    fn keys_of_browsers_are_points() {
        let secret = Vapid::fresh_secret().unwrap();
        let vapid = Vapid::new(&secret, None).unwrap();
        let point = decoded(&vapid.public_key()).unwrap();
        assert!(Courier::are_keys(&point, &[1; 16]));
        assert!(!Courier::are_keys(&point, &[1; 15]) && !Courier::are_keys(&[4; 65], &[1; 16]));
        assert!(Vapid::new(&[0; 32], None).is_none());
    }
}
