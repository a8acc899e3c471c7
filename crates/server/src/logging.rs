//! One JSON line on stderr per event.
//!
//! Fields are facts about the event; no line holds a token, a cookie or a file's contents.

use tracing_subscriber::EnvFilter;
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;

/// Starts the log. `PASCH_LOG` sets what is written, e.g. `warn` or `pasch_server=debug`; the
/// default is `info`. Does nothing when the program has a log already.
pub fn init_logging() {
    let filter = EnvFilter::try_from_env("PASCH_LOG").unwrap_or_else(|_| EnvFilter::new("info,sqlx=warn"));
    let lines = tracing_subscriber::fmt::layer()
        .json()
        .flatten_event(true)
        .with_current_span(false)
        .with_span_list(false)
        .with_writer(std::io::stderr);
    // A second start in one process keeps the first log.
    let _ = tracing_subscriber::registry().with(filter).with(lines).try_init();
}
