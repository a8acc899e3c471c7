//! Counters for `/metrics`, in Prometheus' text format.

use std::sync::OnceLock;

use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};

static HANDLE: OnceLock<PrometheusHandle> = OnceLock::new();

/// Seconds, from a store append to a long think.
const BUCKETS: &[f64] = &[0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0];

/// Installs the recorder once per process and describes what is counted.
pub fn install() {
    HANDLE.get_or_init(|| {
        let builder = PrometheusBuilder::new();
        let builder = match builder.set_buckets_for_metric(Matcher::Suffix("_seconds".to_owned()), BUCKETS) {
            Ok(builder) => builder,
            Err(_) => PrometheusBuilder::new(),
        };
        let recorder = builder.build_recorder();
        let handle = recorder.handle();
        // Another recorder of the same process stays; the handle then renders nothing.
        let _ = metrics::set_global_recorder(recorder);
        describe();
        handle
    });
}

fn describe() {
    metrics::describe_counter!("pasch_http_requests_total", "HTTP requests by method, route and status.");
    metrics::describe_histogram!("pasch_http_seconds", "Time to answer an HTTP request, by route.");
    metrics::describe_gauge!("pasch_overload", "1 while nobody new is let in.");
    metrics::describe_counter!("pasch_shed_total", "Requests of new people that were put off.");
    metrics::describe_gauge!("pasch_sockets", "Open WebSockets.");
    metrics::describe_gauge!("pasch_rooms", "Matches held in memory.");
    metrics::describe_counter!("pasch_actions_total", "Facts appended to matches' logs.");
    metrics::describe_counter!("pasch_refusals_total", "Refused intents by code.");
    metrics::describe_histogram!("pasch_append_seconds", "Time to commit an append.");
    metrics::describe_histogram!("pasch_think_seconds", "Time a bot thought, by level.");
    metrics::describe_gauge!("pasch_analyses_waiting", "Analyses waiting or at work.");
    metrics::describe_counter!("pasch_analyses_total", "Ended analyses by outcome.");
}

/// All counters as text.
#[must_use]
pub fn render() -> String {
    HANDLE.get().map(PrometheusHandle::render).unwrap_or_default()
}
