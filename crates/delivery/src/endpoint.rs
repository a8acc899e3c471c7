//! Addresses of push services. A browser names them, so anybody can name anything: only hosts of the open internet are
//! connected to, as their names resolve at that moment.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use async_trait::async_trait;
use hyper::Uri;
use pasch_messages::Describe;
use tokio::net::TcpStream;

/// Longest address, in bytes.
const LENGTH: usize = 1000;

/// The port of https.
const PORT: u16 = 443;

/// Why an address is none to push to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Describe, thiserror::Error)]
#[describe("endpoint-fault")]
pub enum EndpointFault {
    /// It cannot be read, or is too long.
    #[describe(args(length = LENGTH))]
    NotHttps,
    /// It does not name a host of the internet.
    #[describe(args(port = PORT))]
    NotPublic,
}

/// An address that may be pushed to, as far as can be told without asking for it.
#[derive(Clone, Debug)]
pub struct Endpoint {
    /// The host's name, or its address without brackets.
    pub host: String,
    /// Its port; 443 if the address names none.
    pub port: u16,
    /// Path and query, beginning with a slash.
    pub path: String,
}

impl Endpoint {
    /// Reads an address; `near` allows every host and port.
    ///
    /// # Errors
    /// When it is none that a push service has.
    pub fn read(text: &str, near: bool) -> Result<Self, EndpointFault> {
        if text.len() > LENGTH {
            return Err(EndpointFault::NotHttps);
        }
        let uri: Uri = text.parse().map_err(|_| EndpointFault::NotHttps)?;
        let authority = uri.authority().filter(|authority| !authority.as_str().contains('@'));
        let (Some("https"), Some(authority)) = (uri.scheme_str(), authority) else {
            return Err(EndpointFault::NotHttps);
        };
        let host = authority.host().trim_start_matches('[').trim_end_matches(']').to_owned();
        let port = authority.port_u16().unwrap_or(PORT);
        // Numbers are addresses, too, however they are written; no name ends in one.
        let last = host.trim_end_matches('.').rsplit('.').next().unwrap_or_default();
        let is_name = host.contains('.') && !last.starts_with(|first: char| first.is_ascii_digit());
        if !near && (port != PORT || !is_name || host.contains(':')) {
            return Err(EndpointFault::NotPublic);
        }
        let path = uri.path_and_query().map_or("/", |path| path.as_str()).to_owned();
        Ok(Self { host, port, path })
    }

    /// Host and port as they stand in an address.
    #[must_use]
    pub fn authority(&self) -> String {
        let host = if self.host.contains(':') { format!("[{}]", self.host) } else { self.host.clone() };
        if self.port == PORT { host } else { format!("{host}:{}", self.port) }
    }

    /// A connection to where it is now. The name is asked for once; of what it leads to only addresses of the open internet
    /// are connected to, unless `near`, and what is connected is one of these.
    ///
    /// # Errors
    /// When the name leads to nothing of the kind, or nobody answers there.
    pub async fn connect(&self, road: &dyn Road, near: bool) -> std::io::Result<TcpStream> {
        let mut addresses = road.lookup(&self.host, self.port).await?;
        addresses.retain(|address| near || is_public(address.ip()));
        if addresses.is_empty() {
            return Err(std::io::Error::other("its name leads to no address of the open internet"));
        }
        let stream = road.connect(&addresses).await?;
        if !addresses.contains(&stream.peer_addr()?) {
            return Err(std::io::Error::other("the connection leads elsewhere than its name"));
        }
        Ok(stream)
    }
}

/// How names become addresses, and addresses connections.
#[async_trait]
pub trait Road: Send + Sync {
    /// What a name leads to at this moment.
    async fn lookup(&self, host: &str, port: u16) -> std::io::Result<Vec<SocketAddr>>;

    /// A connection to the first of these that answers.
    async fn connect(&self, addresses: &[SocketAddr]) -> std::io::Result<TcpStream>;
}

/// The system's resolver and the net.
#[derive(Clone, Copy, Debug)]
pub struct Internet;

#[async_trait]
impl Road for Internet {
    async fn lookup(&self, host: &str, port: u16) -> std::io::Result<Vec<SocketAddr>> {
        Ok(tokio::net::lookup_host((host, port)).await?.collect())
    }

    async fn connect(&self, addresses: &[SocketAddr]) -> std::io::Result<TcpStream> {
        TcpStream::connect(addresses).await
    }
}

/// Whether an address lies in the open internet.
fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(four) => is_public_four(four),
        IpAddr::V6(six) => is_public_six(six),
    }
}

fn is_public_four(four: Ipv4Addr) -> bool {
    let [a, b, c, _] = four.octets();
    let is_kept = four.is_private()
        || four.is_loopback()
        || four.is_link_local()
        || four.is_documentation()
        || matches!(
            (a, b, c),
            (0 | 224.., ..) | (100, 64..=127, _) | (192, 0, 0) | (192, 88, 99) | (198, 18 | 19, _)
        );
    !is_kept
}

fn is_public_six(six: Ipv6Addr) -> bool {
    match six.segments() {
        // A translator's address of an IPv4 host.
        [0x64, 0xff9b, 0, 0, 0, 0, high, low] => {
            let ([a, b], [c, d]) = (high.to_be_bytes(), low.to_be_bytes());
            is_public_four(Ipv4Addr::new(a, b, c, d))
        }
        // Tunnels, whose addresses hold others, and documentation.
        [0x2001, 0x0 | 0xdb8, ..] | [0x2002, ..] | [0x3fff, ..] => false,
        [first, ..] => first & 0xe000 == 0x2000,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::VecDeque;
    use std::sync::Mutex;

    use super::*;

    #[test]
    fn only_hosts_of_the_internet_are_push_services() {
        let read = |text: &str| Endpoint::read(text, false).map(|one| (one.authority(), one.path));
        let mozilla = "https://updates.push.services.mozilla.com/wpush/v2/gAAAA?x=1";
        let expected = ("updates.push.services.mozilla.com".to_owned(), "/wpush/v2/gAAAA?x=1".to_owned());
        assert_eq!(read(mozilla), Ok(expected));
        let long = format!("https://push.example/{}", "x".repeat(LENGTH));
        for text in [
            "http://push.example/x",
            "push.example",
            "https://a:b@push.example/",
            "ftp://push.example",
            &long,
        ] {
            assert_eq!(read(text), Err(EndpointFault::NotHttps), "{text}");
        }
        for text in [
            "https://localhost/x",
            "https://127.0.0.1/x",
            "https://[::1]/x",
            "https://2130706433/",
            "https://0x7f.1/",
            "https://10.1/",
            "https://intranet/",
            "https://push.example:8443/x",
        ] {
            assert_eq!(read(text), Err(EndpointFault::NotPublic), "{text}");
            assert!(Endpoint::read(text, true).is_ok(), "{text}");
        }
        assert_eq!(Endpoint::read("https://[::1]:81/", true).unwrap().authority(), "[::1]:81");
    }

    #[test]
    fn addresses_at_home_are_told_from_the_internets() {
        for home in [
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",
            "224.0.0.1",
            "255.255.255.255",
            "192.0.0.8",
            "198.18.0.1",
            "240.0.0.1",
            "::1",
            "::",
            "fe80::1",
            "fc00::1",
            "fd12::1",
            "ff02::1",
            "::ffff:127.0.0.1",
            "64:ff9b::7f00:1",
            "2002:7f00:1::",
            "2001:db8::1",
            "::127.0.0.1",
        ] {
            assert!(!is_public(home.parse().unwrap()), "{home}");
        }
        for open in
            ["9.9.9.9", "172.32.0.1", "198.20.0.1", "2620:fe::fe", "64:ff9b::909:909", "::ffff:9.9.9.9"]
        {
            assert!(is_public(open.parse().unwrap()), "{open}");
        }
    }

    #[tokio::test]
    async fn a_name_that_leads_home_is_not_followed() {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let home = Endpoint { host: "localhost".to_owned(), port, path: "/".to_owned() };
        assert!(home.connect(&Internet, false).await.is_err());
        assert_eq!(home.connect(&Internet, true).await.unwrap().peer_addr().unwrap().port(), port);
    }

    /// A name that changes what it leads to, and a net that leads every connection home.
    struct Rebinding {
        leads_to: Mutex<VecDeque<&'static str>>,
        connected: Mutex<Vec<SocketAddr>>,
        home: SocketAddr,
    }

    #[async_trait]
    impl Road for Rebinding {
        async fn lookup(&self, _: &str, _: u16) -> std::io::Result<Vec<SocketAddr>> {
            let next = self.leads_to.lock().unwrap().pop_front().expect("it is asked no more often");
            Ok(next.split(' ').map(|one| one.parse().unwrap()).collect())
        }

        async fn connect(&self, addresses: &[SocketAddr]) -> std::io::Result<TcpStream> {
            self.connected.lock().unwrap().extend(addresses);
            TcpStream::connect(self.home).await
        }
    }

    #[tokio::test]
    async fn a_name_that_changes_between_look_and_connection_leads_nowhere() {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let home = listener.local_addr().unwrap();
        let road = |leads_to: &[&'static str]| Rebinding {
            leads_to: Mutex::new(leads_to.iter().copied().collect()),
            connected: Mutex::default(),
            home,
        };
        let named = Endpoint { host: "push.example".to_owned(), port: 443, path: "/".to_owned() };
        let connected = |road: &Rebinding| road.connected.lock().unwrap().clone();
        let at = |text: &str| text.parse::<SocketAddr>().unwrap();

        // First the internet, then home: the first answer is the one that is connected to, and it is asked for once.
        let first = road(&["9.9.9.9:443", "127.0.0.1:443"]);
        let refused = named.connect(&first, false).await.unwrap_err();
        assert_eq!(connected(&first), [at("9.9.9.9:443")]);
        assert_eq!(first.leads_to.lock().unwrap().len(), 1, "the name is asked for once");
        assert!(
            refused.to_string().contains("elsewhere"),
            "a connection that leads home is refused: {refused}"
        );
        // Asked again, it leads home: nothing is connected to any more.
        assert!(named.connect(&first, false).await.is_err());
        assert_eq!(connected(&first).len(), 1);

        // Both at once: only what lies in the internet is tried.
        let both = road(&["127.0.0.1:443 9.9.9.9:443 [fd00::1]:443 [2620:fe::fe]:443"]);
        assert!(named.connect(&both, false).await.is_err());
        assert_eq!(connected(&both), [at("9.9.9.9:443"), at("[2620:fe::fe]:443")]);
        // Where the operator allows its own net, home is home.
        let near = road(&[home.to_string().leak()]);
        assert_eq!(named.connect(&near, true).await.unwrap().peer_addr().unwrap(), home);
    }
}
