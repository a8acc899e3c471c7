//! Inner errors at the edge: the cause goes to the log, people see a sentence with the number it has there.

use pasch_messages::{Message, message};
use std::fmt::Display;
use std::sync::atomic::{AtomicU32, Ordering};

/// The number of the next fault, where the system gives no random ones.
static NEXT: AtomicU32 = AtomicU32::new(1);

fn reference() -> String {
    let mut bytes = [0; 4];
    let number = match getrandom::fill(&mut bytes) {
        Ok(()) => u32::from_be_bytes(bytes),
        Err(_) => NEXT.fetch_add(1, Ordering::Relaxed),
    };
    format!("{number:08x}")
}

/// Logs what went wrong inside and returns what people are told of it.
#[must_use]
pub fn told(cause: &dyn Display) -> Message {
    let reference = reference();
    tracing::error!(event = "internal-error", reference, cause = %cause);
    message!("inner-fault", reference = reference)
}

#[cfg(test)]
mod tests {
    use std::io::Write;
    use std::sync::{Arc, Mutex};

    use super::*;

    #[derive(Clone, Default)]
    struct Lines(Arc<Mutex<Vec<u8>>>);

    impl Write for Lines {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            self.0.lock().unwrap().write(bytes)
        }

        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn the_number_people_are_told_stands_in_the_log_with_the_cause() {
        let lines = Lines::default();
        let writer = lines.clone();
        let log = tracing_subscriber::fmt().with_writer(move || writer.clone()).json().finish();
        let told = tracing::subscriber::with_default(log, || told(&"(code: 13) database or disk is full"));
        let told = told.to_string();
        assert!(!told.contains("disk"), "{told}");
        let number = told.trim_end_matches('.').rsplit(' ').next().unwrap();
        assert_eq!(number.len(), 8, "{told}");
        let log = String::from_utf8(lines.0.lock().unwrap().clone()).unwrap();
        assert!(log.contains(number) && log.contains("disk is full"), "{log}");
    }
}
