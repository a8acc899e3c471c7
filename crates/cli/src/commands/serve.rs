//! `pasch serve`: the game in the browser.

use std::io::Write as _;
use std::net::{IpAddr, SocketAddr};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context, Result, bail};
use pasch_delivery::NoticeConfig;
use pasch_messages::message;
use pasch_server::{Config, Dice, Listeners, MovedClock, SystemClock, WallClock};

use crate::data::{DataArgs, keep_address};
use crate::mail::MailArgs;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(long, value_name = "HOST:PORT", default_value = "localhost:8080")]
    addr: String,
    #[command(flatten)]
    data: DataArgs,
    #[arg(long, value_name = "URL", value_parser = origin)]
    origin: Option<String>,
    #[arg(long, value_name = "IP")]
    proxy: Vec<IpAddr>,
    #[arg(long, value_name = "FILE")]
    metrics_token_file: Option<PathBuf>,
    #[arg(long, value_name = "DAYS", value_parser = clap::value_parser!(u32).range(1..))]
    keep_guests: Option<u32>,
    #[command(flatten)]
    mail: MailArgs,
    #[arg(long)]
    no_bearoff: bool,
    #[arg(long, value_name = "N", default_value_t = 2)]
    house_bots: usize,
    #[arg(long)]
    open: bool,
    #[arg(long, hide = true)]
    shed_newcomers: bool,
    #[arg(long, value_name = "FILE", hide = true)]
    clock_moved_by: Option<PathBuf>,
}

/// Runs `pasch serve`. Fails when the address or the data folder cannot be used.
pub fn run(args: &Args) -> Result<()> {
    pasch_server::init_logging();
    pasch_host::raise_open_files();
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .context(message!("cannot-start-threads"))?;
    runtime.block_on(serve(args))
}

async fn serve(args: &Args) -> Result<()> {
    let database = args.data.database()?;
    let config = Config { database, ..Config::new(&args.data.data) };
    let build_bearoff = config.build_bearoff && !args.no_bearoff;
    let (public_origin, proxies) = (args.origin.clone(), args.proxy.clone());
    let metrics_token = metrics_token(args.metrics_token_file.as_deref())?;
    let notices = NoticeConfig { mail: args.mail.config()?, ..config.notices };
    let config = Config {
        public_origin,
        proxies,
        metrics_token,
        keep_guests: args.keep_guests,
        shed_newcomers: args.shed_newcomers.then_some(true),
        build_bearoff,
        house_bots: args.house_bots,
        notices,
        ..config
    };
    let listeners = Listeners::bind(&args.addr)
        .await
        .with_context(|| message!("serve-cannot-listen", addr = args.addr))?;
    let address = listeners.address()?;
    let url = url(&args.addr, address, listeners.localhost().is_some());
    let clock: Arc<dyn WallClock> = match &args.clock_moved_by {
        Some(file) => Arc::new(MovedClock::new(file)),
        None => Arc::new(SystemClock),
    };
    let data_dir = config.data_dir.clone();
    let served = pasch_server::run_with(config, listeners, pasch_server::stop_signal(), Dice::Signed, clock);
    let announced = async {
        until_ready(address).await;
        keep_address(&data_dir, &url);
        // A pipe that nobody reads is no reason not to serve.
        let _ = writeln!(std::io::stdout(), "{}", message!("serve-listening", url = url));
        let _ = std::io::stdout().flush();
        if args.open {
            open(&url);
        }
        std::future::pending::<()>().await;
    };
    tokio::select! {
        result = served => Ok(result?),
        () = announced => Ok(()),
    }
}

/// An origin as browsers write it: scheme and host in small letters, the port only where it is not the usual one.
fn origin(text: &str) -> Result<String, String> {
    let wrong = || message!("serve-origin", text = text).to_string();
    let text = text.trim_end_matches('/').to_ascii_lowercase();
    let (scheme, authority) = text.split_once("://").ok_or_else(wrong)?;
    let usual = match scheme {
        "https" => ":443",
        "http" => ":80",
        _ => return Err(wrong()),
    };
    let authority = authority.strip_suffix(usual).unwrap_or(authority);
    let is_plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | ':' | '-' | '_' | '[' | ']');
    if authority.is_empty() || authority.starts_with(':') || !authority.chars().all(is_plain) {
        return Err(wrong());
    }
    Ok(format!("{scheme}://{authority}"))
}

/// Where the token for programs that read the counters may stand.
const METRICS_TOKEN: &str = "PASCH_METRICS_TOKEN";

/// The least length of that token.
const TOKEN_LENGTH: usize = 16;

fn metrics_token(file: Option<&Path>) -> Result<Option<String>> {
    let token = match file {
        None => std::env::var(METRICS_TOKEN).ok(),
        Some(file) => {
            let text =
                std::fs::read_to_string(file).with_context(|| message!("serve-no-token", path = file))?;
            Some(text.lines().next().unwrap_or_default().trim().to_owned())
        }
    };
    match token {
        Some(token) if token.len() < TOKEN_LENGTH => {
            bail!(message!("serve-short-token", length = TOKEN_LENGTH))
        }
        token => Ok(token),
    }
}

/// The listener takes connections from the start; the first answer shows that the store is open, too.
async fn until_ready(address: SocketAddr) {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    let here = if address.ip().is_unspecified() {
        SocketAddr::new(std::net::Ipv4Addr::LOCALHOST.into(), address.port())
    } else {
        address
    };
    loop {
        let asked = async {
            let mut stream = tokio::net::TcpStream::connect(here).await?;
            stream
                .write_all(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                .await?;
            let mut status = [0; 12];
            stream.read_exact(&mut status).await?;
            std::io::Result::Ok(status)
        };
        if matches!(asked.await, Ok(status) if status.ends_with(b" 200")) {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
}

/// What people can type: `localhost` on this machine, where passkeys work, else the host they gave; the port that was taken.
fn url(asked: &str, address: SocketAddr, is_localhost: bool) -> String {
    let host = asked.rsplit_once(':').map_or("", |(host, _)| host);
    let is_here = is_localhost || address.ip().is_unspecified() || host.is_empty();
    let host = if is_here { "localhost" } else { host };
    format!("http://{host}:{}", address.port())
}

/// Asks the desktop to show a page; a machine without one goes without.
fn open(url: &str) {
    let program = if cfg!(target_os = "macos") { "open" } else { "xdg-open" };
    let started = std::process::Command::new(program)
        .arg(url)
        .stdin(std::process::Stdio::null())
        .stdout(std::process::Stdio::null())
        .stderr(std::process::Stdio::null())
        .spawn();
    if started.is_err() {
        eprintln!("{}", message!("serve-open", url = url));
    }
}

#[cfg(test)]
mod tests {
    use super::{metrics_token, origin, url};

    #[test]
    fn an_origin_is_written_as_browsers_write_it() {
        let is = |text: &str| origin(text).unwrap();
        assert_eq!(is("https://Play.Example.org/"), "https://play.example.org");
        assert_eq!(is("https://play.example.org:443"), "https://play.example.org");
        assert_eq!(is("http://play.example.org:80"), "http://play.example.org");
        assert_eq!(is("http://club.example:8080"), "http://club.example:8080");
        assert_eq!(is("http://[::1]:8080"), "http://[::1]:8080");
        for wrong in [
            "play.example.org",
            "ftp://a",
            "https://",
            "https://:443",
            "https://a/b",
            "https://a;b",
            "https://a b",
            "*",
        ] {
            assert!(origin(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_token_for_counters_comes_from_a_file_and_is_long() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("token");
        std::fs::write(&file, "0123456789abcdef\na note\n").unwrap();
        assert_eq!(metrics_token(Some(&file)).unwrap().as_deref(), Some("0123456789abcdef"));
        std::fs::write(&file, "short\n").unwrap();
        let error = metrics_token(Some(&file)).unwrap_err().to_string();
        assert!(error.contains("too short") && !error.contains("short\n"), "{error}");
        assert!(metrics_token(Some(&folder.path().join("missing"))).is_err());
    }

    #[test]
    fn the_announced_address_can_be_typed() {
        let at = |text: &str| text.parse().unwrap();
        assert_eq!(url("127.0.0.1:0", at("127.0.0.1:4711"), true), "http://localhost:4711");
        assert_eq!(url("[::1]:8080", at("127.0.0.1:8080"), true), "http://localhost:8080");
        assert_eq!(url("localhost:8080", at("127.0.0.1:8080"), true), "http://localhost:8080");
        assert_eq!(url("0.0.0.0:80", at("0.0.0.0:80"), false), "http://localhost:80");
        assert_eq!(url("[::]:80", at("[::]:80"), false), "http://localhost:80");
        assert_eq!(url("192.0.2.7:80", at("192.0.2.7:80"), false), "http://192.0.2.7:80");
    }
}
