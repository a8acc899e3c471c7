//! Long work: a bar that estimates, and Ctrl-C.

use std::fmt::Display;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

use indicatif::{ProgressBar, ProgressStyle};
use pasch_messages::message;

/// A flag that Ctrl-C sets. The first one asks the work to end in order; a second one ends the process at once.
pub fn on_interrupt() -> &'static AtomicBool {
    static FLAG: OnceLock<AtomicBool> = OnceLock::new();
    FLAG.get_or_init(|| {
        // Without a handler Ctrl-C still ends the process, only less politely.
        let _ = std::thread::Builder::new().name("interrupt".to_owned()).spawn(wait);
        AtomicBool::new(false)
    })
}

fn wait() {
    let Ok(runtime) = tokio::runtime::Builder::new_current_thread().enable_all().build() else {
        return;
    };
    runtime.block_on(async {
        if tokio::signal::ctrl_c().await.is_err() {
            return;
        }
        on_interrupt().store(true, Ordering::Relaxed);
        if tokio::signal::ctrl_c().await.is_ok() {
            std::process::exit(130);
        }
    });
}

/// Whether Ctrl-C was pressed.
pub fn asked(flag: &AtomicBool) -> bool {
    flag.load(Ordering::Relaxed)
}

/// A bar on standard error with the time left; invisible when nobody watches.
pub fn bar(total: u64, what: impl Display) -> ProgressBar {
    let bar = ProgressBar::new(total);
    if let Ok(style) = ProgressStyle::with_template(&format!(
        "{{msg}} [{{bar:32}}] {}",
        message!("progress-left", percent = "{percent:>3}", time = "{eta}")
    )) {
        bar.set_style(style.progress_chars("=> "));
    }
    bar.set_message(what.to_string());
    bar
}
