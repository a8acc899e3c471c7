//! The sockets that a server takes connections on.

use std::io::{Error, ErrorKind};
use std::net::{Ipv4Addr, Ipv6Addr, SocketAddr};

use tokio::net::{TcpListener, TcpSocket, ToSocketAddrs, lookup_host};

/// How often a free port is asked for that both of localhost's addresses have free.
const TRIES: u32 = 20;

/// Connections that may wait to be taken. When more wait, the system drops some or resets them: a browser then says that the
/// server is away. The usual 128 are too few for one burst of newcomers.
const WAITING: u32 = 4096;

/// Bound listeners. A browser may try either address of `localhost`, so a server there listens on both.
#[derive(Debug)]
pub struct Listeners {
    all: Vec<TcpListener>,
    localhost: Option<u16>,
}

impl From<TcpListener> for Listeners {
    fn from(one: TcpListener) -> Self {
        Self { all: vec![one], localhost: None }
    }
}

impl Listeners {
    /// Binds `HOST:PORT`. `localhost`, `127.0.0.1` and `[::1]` all mean both addresses of localhost, or the first one
    /// alone on a machine without IPv6. Port 0 takes a free port.
    ///
    /// # Errors
    /// When an address cannot be bound. Another program on the second address of localhost is an error, too: browsers
    /// could reach it instead of this server.
    pub async fn bind(address: &str) -> std::io::Result<Self> {
        match address.rsplit_once(':') {
            Some(("localhost" | "127.0.0.1" | "[::1]", port)) => {
                let port = port.parse().map_err(|_| Error::new(ErrorKind::InvalidInput, "invalid port"))?;
                Self::bind_localhost(port).await
            }
            _ => Ok(bind(address).await?.into()),
        }
    }

    async fn bind_localhost(wanted: u16) -> std::io::Result<Self> {
        let mut tries = 0;
        loop {
            tries += 1;
            let first = bind((Ipv4Addr::LOCALHOST, wanted)).await?;
            let port = first.local_addr()?.port();
            let mut all = vec![first];
            match bind((Ipv6Addr::LOCALHOST, port)).await {
                Ok(second) => all.push(second),
                Err(error) if error.kind() == ErrorKind::AddrInUse => {
                    if wanted == 0 && tries < TRIES {
                        continue;
                    }
                    return Err(Error::new(error.kind(), format!("[::1]:{port}: {error}")));
                }
                Err(error) => tracing::info!(event = "no-ipv6", cause = %error),
            }
            return Ok(Self { all, localhost: Some(port) });
        }
    }

    /// The address of the first listener.
    ///
    /// # Errors
    /// When the system does not say.
    pub fn address(&self) -> std::io::Result<SocketAddr> {
        self.all.first().ok_or(ErrorKind::NotFound)?.local_addr()
    }

    /// The port, if these are the addresses of localhost.
    #[must_use]
    pub fn localhost(&self) -> Option<u16> {
        self.localhost
    }

    /// Whether other machines can reach one of them.
    #[must_use]
    pub fn is_beyond_this_machine(&self) -> bool {
        let is_beyond =
            |one: &TcpListener| one.local_addr().is_ok_and(|at| !at.ip().to_canonical().is_loopback());
        self.all.iter().any(is_beyond)
    }

    pub(crate) fn into_all(self) -> Vec<TcpListener> {
        self.all
    }
}

/// Binds the first address of several that can be bound.
async fn bind(address: impl ToSocketAddrs) -> std::io::Result<TcpListener> {
    let mut last = Error::new(ErrorKind::InvalidInput, "no such address");
    for one in lookup_host(address).await? {
        match bind_one(one) {
            Ok(listener) => return Ok(listener),
            Err(error) => last = error,
        }
    }
    Err(last)
}

fn bind_one(address: SocketAddr) -> std::io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
    // A server that comes back at once finds its port free; on Windows the option would share it with others.
    #[cfg(not(windows))]
    socket.set_reuseaddr(true)?;
    socket.bind(address)?;
    socket.listen(WAITING)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn localhost_has_one_port_on_both_addresses() {
        for host in ["localhost", "127.0.0.1", "[::1]"] {
            let bound = Listeners::bind(&format!("{host}:0")).await.unwrap();
            let port = bound.localhost().expect("localhost");
            let mut addresses: Vec<_> =
                bound.into_all().iter().map(|one| one.local_addr().unwrap().to_string()).collect();
            assert_eq!(addresses.remove(0), format!("127.0.0.1:{port}"), "{host}");
            if Listeners::bind("[::]:0").await.is_ok() {
                assert_eq!(addresses, [format!("[::1]:{port}")], "{host}");
            }
        }
        let elsewhere = Listeners::bind("0.0.0.0:0").await.unwrap();
        assert_eq!(elsewhere.localhost(), None);
        assert!(elsewhere.is_beyond_this_machine());
        assert!(!Listeners::bind("localhost:0").await.unwrap().is_beyond_this_machine());
    }

    #[tokio::test]
    async fn a_burst_of_connections_waits_to_be_taken() {
        let bound = Listeners::bind("127.0.0.1:0").await.unwrap();
        let address = bound.address().unwrap();
        let mut callers = Vec::new();
        for number in 0..600 {
            let caller = tokio::net::TcpStream::connect(address);
            let caller = tokio::time::timeout(std::time::Duration::from_secs(20), caller).await;
            callers.push(caller.unwrap_or_else(|_| panic!("connection {number} was dropped")).unwrap());
        }
    }

    #[tokio::test]
    async fn another_program_on_either_address_is_an_error() {
        for taken in ["127.0.0.1:0", "[::1]:0"] {
            let Ok(other) = TcpListener::bind(taken).await else { continue };
            let port = other.local_addr().unwrap().port();
            let error = Listeners::bind(&format!("localhost:{port}")).await.unwrap_err();
            assert_eq!(error.kind(), ErrorKind::AddrInUse, "{taken}: {error}");
        }
        assert!(Listeners::bind("localhost:http").await.is_err());
    }
}
