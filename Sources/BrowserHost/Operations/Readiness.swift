import ConcurrencyExtras

/// Whether a server takes new users, or is about to stop.
package final class Readiness: Sendable {
  private let draining = Locked(false)

  package init() {}

  package var isDraining: Bool { draining.withLock(\.self) }

  package func beginDraining() {
    draining.withLock { $0 = true }
  }

  /// Answers a health check.
  ///
  /// - Parameters:
  ///   - path: The path of the request.
  ///   - folder: The folder of the checks, such as `/live`, or an empty text.
  /// - Returns: The answer, or `nil` for another path.
  func check(_ path: String, in folder: String) -> (status: Int, text: String)? {
    switch path {
    case folder + "/health": (200, "ok\n")
    case folder + "/ready": isDraining ? (503, "draining\n") : (200, "ready\n")
    default: nil
    }
  }
}
