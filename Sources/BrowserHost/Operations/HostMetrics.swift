import Metrics
import NIOCore

/// The metrics of the server.
///
/// Their names, types and labels are listed in docs/Operations.md.
final class HostMetrics: Sendable {
  private let factory: any MetricsFactory
  private let sessions: Meter
  private let connections: Meter
  private let events: Counter
  private let frames: Counter
  private let receivedBytes: Counter
  private let sentBytes: Counter
  private let eventTime: Timer
  private let lag: Timer
  private let reducerTime: Timer
  private let bodyTime: Timer

  init(factory: any MetricsFactory) {
    self.factory = factory
    sessions = Meter(label: "webswiftui_sessions", factory: factory)
    connections = Meter(label: "webswiftui_connections", factory: factory)
    events = Counter(label: "webswiftui_events_total", factory: factory)
    frames = Counter(label: "webswiftui_frames_total", factory: factory)
    receivedBytes = Counter(label: "webswiftui_received_bytes_total", factory: factory)
    sentBytes = Counter(label: "webswiftui_sent_bytes_total", factory: factory)
    eventTime = Timer(label: "webswiftui_event_seconds", factory: factory)
    lag = Timer(label: "webswiftui_main_actor_lag_seconds", factory: factory)
    reducerTime = Timer(label: "webswiftui_reducer_seconds", factory: factory)
    bodyTime = Timer(label: "webswiftui_body_seconds", factory: factory)
    sessions.set(0)
    connections.set(0)
  }

  func hasSessions(_ count: Int) { sessions.set(Int64(count)) }

  /// Counts a connection until it closes.
  func count(_ channel: any Channel) {
    connections.increment()
    channel.closeFuture.whenComplete { _ in self.connections.decrement() }
  }

  func received(bytes: Int) { receivedBytes.increment(by: bytes) }

  func sentFrame(bytes: Int) {
    frames.increment()
    sentBytes.increment(by: bytes)
  }

  /// The main actor has handled an event of a page, and has sent what changed.
  func handledEvent(after time: Duration) {
    events.increment()
    eventTime.recordNanoseconds(TimeAmount(time).nanoseconds)
  }

  /// Work has waited for the main actor.
  func waited(for time: Duration) { lag.recordNanoseconds(TimeAmount(time).nanoseconds) }

  func ranReducer(for time: Duration) {
    reducerTime.recordNanoseconds(TimeAmount(time).nanoseconds)
  }

  func ranBody(for time: Duration) { bodyTime.recordNanoseconds(TimeAmount(time).nanoseconds) }

  func refused(_ event: HostEvent) {
    let dimensions = [("reason", event.reason)]
    Counter(label: "webswiftui_refusals_total", dimensions: dimensions, factory: factory)
      .increment()
  }
}
