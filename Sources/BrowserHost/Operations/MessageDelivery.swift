package import Tracing

/// One message on its way from a connection to the main actor, with what is measured of it.
package struct MessageDelivery: Sendable {
  private let telemetry: Telemetry?
  private let isEvent: Bool
  private let arrival: ContinuousClock.Instant?
  private let parent: ServiceContext?

  /// - Parameters:
  ///   - message: The message.
  ///   - bytes: The length of the message.
  ///   - parent: The context of the request that opened the connection.
  ///   - telemetry: Where the time is reported, or `nil` if nothing is measured.
  package init(
    of message: ClientMessage,
    bytes: Int,
    in parent: ServiceContext?,
    telemetry: Telemetry?
  ) {
    self.telemetry = telemetry
    self.parent = parent
    isEvent =
      switch message {
      case .event, .invalidEvent: true
      default: false
      }
    arrival = telemetry == nil ? nil : .now
    telemetry?.metrics?.received(bytes: bytes)
  }

  /// Handles the message.
  package func perform(_ work: () -> Void) {
    guard let telemetry, let arrival else { return work() }
    telemetry.metrics?.waited(for: .now - arrival)
    if let parent {
      ServiceContext.$current.withValue(parent) { perform(work, telemetry) }
    } else {
      perform(work, telemetry)
    }
    if isEvent { telemetry.metrics?.handledEvent(after: .now - arrival) }
  }

  private func perform(_ work: () -> Void, _ telemetry: Telemetry) {
    if isEvent { telemetry.span("event", work) } else { work() }
  }
}
