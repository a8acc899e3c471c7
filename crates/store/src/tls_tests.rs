//! A PostgreSQL server that is reached by TLS alone, as one on another machine should be.

use std::net::TcpListener;
use std::path::Path;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;

use super::fresh::postgres::{Server, tools};
use super::{DatabaseUrl, Store};

fn pem(kind: &str, bytes: &[u8]) -> String {
    let text = STANDARD.encode(bytes);
    let lines: Vec<&str> = text.as_bytes().chunks(64).map(|line| str::from_utf8(line).unwrap()).collect();
    format!("-----BEGIN {kind}-----\n{}\n-----END {kind}-----\n", lines.join("\n"))
}

/// A certificate for `localhost` that vouches for itself, and its key.
fn certificate(folder: &Path) {
    let made = rcgen::generate_simple_self_signed(["localhost".to_owned()]).unwrap();
    std::fs::write(folder.join("server.crt"), pem("CERTIFICATE", made.cert.der())).unwrap();
    std::fs::write(folder.join("server.key"), pem("PRIVATE KEY", &made.signing_key.serialize_der())).unwrap();
    let secret = std::os::unix::fs::PermissionsExt::from_mode(0o600);
    std::fs::set_permissions(folder.join("server.key"), secret).unwrap();
}

#[tokio::test]
async fn a_database_elsewhere_is_reached_by_tls() {
    let Some(tools) = tools() else { return };
    let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let kept = tempfile::tempdir().unwrap();
    let arguments = [
        "-clisten_addresses=localhost",
        "-cssl=on",
        "-cssl_cert_file=../server.crt",
        "-cssl_key_file=../server.key",
        "-chba_file=hba",
    ];
    let _server = Server::start(tools, port, &arguments, |folder| {
        certificate(folder);
        std::fs::copy(folder.join("server.crt"), kept.path().join("root.crt")).unwrap();
        std::fs::write(folder.join("hba"), "local all all trust\nhostssl all all all trust\n").unwrap();
    });
    let other = tempfile::tempdir().unwrap();
    certificate(other.path());
    let root = format!("sslrootcert={}", kept.path().join("root.crt").display());
    let stranger = format!("sslrootcert={}", other.path().join("server.crt").display());
    let open = async |host: &str, settings: &str| {
        let url = format!("postgres://pasch@{host}:{port}/postgres?{settings}");
        let url: DatabaseUrl = url.parse().unwrap();
        Store::open(&url).await.map(drop).map_err(|error| error.to_string())
    };

    for settings in ["", "sslmode=require", &format!("sslmode=verify-full&{root}")] {
        assert_eq!(open("localhost", settings).await, Ok(()), "{settings}");
    }
    let refused = open("localhost", "sslmode=disable").await.unwrap_err();
    assert!(refused.contains("no encryption"), "the server lets nobody in without: {refused}");
    for settings in ["sslmode=verify-full", &format!("sslmode=verify-full&{stranger}")] {
        let refused = open("localhost", settings).await.unwrap_err();
        assert!(refused.contains("certificate"), "nobody known vouches for it: {refused}");
    }
    // The certificate is for another name.
    let refused = open("127.0.0.1", &format!("sslmode=verify-full&{root}")).await.unwrap_err();
    assert!(refused.contains("certificate"), "{refused}");
    assert_eq!(open("127.0.0.1", &format!("sslmode=verify-ca&{root}")).await, Ok(()));
}
