extension HostMetrics {
  /// The descriptions of the metrics in the text format of Prometheus.
  static let help = [
    "webswiftui_sessions": "Windows of the app, with and without a page.",
    "webswiftui_connections": "Open connections of any kind.",
    "webswiftui_events_total": "Events that pages sent, also those that were refused.",
    "webswiftui_frames_total": "Frames that were sent to pages.",
    "webswiftui_received_bytes_total": "Bytes in messages of pages.",
    "webswiftui_sent_bytes_total": "Bytes in frames to pages.",
    "webswiftui_event_seconds":
      "Time from the arrival of an event until it is handled, with its frame if the page takes one.",
    "webswiftui_main_actor_lag_seconds": "Time for which messages wait for the main actor.",
    "webswiftui_reducer_seconds": "Time in reducers of root stores for one action.",
    "webswiftui_body_seconds": "Time in the body of one view.",
    "webswiftui_refusals_total": "Requests, messages and events that were refused, by reason.",
    "webswiftui_refused_series_total": "Metrics or label sets beyond the limits.",
  ]
}
