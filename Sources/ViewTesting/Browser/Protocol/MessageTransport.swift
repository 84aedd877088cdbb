import Foundation

/// A way to exchange whole messages with a browser.
protocol MessageTransport: Sendable {
  /// Calls a function for every message, and another one when nothing can be exchanged any more.
  func start(
    onMessage: @escaping @Sendable (Data) -> Void,
    onEnd: @escaping @Sendable () -> Void
  )
  /// Sends a message after all earlier ones.
  func send(_ message: Data)
  func close()
}
