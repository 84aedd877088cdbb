import ConcurrencyExtras

/// Whether a server takes new users, or is about to stop, or hangs.
package final class Readiness: Sendable {
  /// The silence of the main actor after which the process counts as one that hangs.
  private static let limit = Duration.seconds(30)

  private let draining = Locked(false)
  private let silence = Locked(Duration.zero)

  package init() {}

  package var isDraining: Bool { draining.withLock(\.self) }

  package func beginDraining() {
    draining.withLock { $0 = true }
  }

  /// Notes that the main actor does not answer.
  ///
  /// - Parameter time: The time for which it has not answered, or zero if it has.
  package func mainActorIsSilent(for time: Duration) {
    silence.withLock { $0 = time }
  }

  /// Answers a health check.
  ///
  /// - Parameters:
  ///   - path: The path of the request.
  ///   - folder: The folder of the checks, such as `/live`, or an empty text.
  /// - Returns: The answer, or `nil` for another path.
  func check(_ path: String, in folder: String) -> (status: Int, text: String)? {
    let silence = silence.withLock(\.self)
    return switch path {
    case folder + "/health": silence < Self.limit ? (200, "ok\n") : (503, "hanging\n")
    case folder + "/ready" where isDraining: (503, "draining\n")
    case folder + "/ready": silence == .zero ? (200, "ready\n") : (503, "busy\n")
    default: nil
    }
  }
}
