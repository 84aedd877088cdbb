/// The number of bytes in the unacknowledged frames of all sessions, which has a limit.
@MainActor
final class FrameBudget {
  private let limit: Int
  private var bytes = 0
  /// Called when there are too many bytes.
  var onExcess: () -> Void = {}

  init(limit: Int) {
    self.limit = limit
  }

  var isExceeded: Bool { bytes > limit }

  func change(by added: Int) {
    bytes += added
    if added > 0, isExceeded { onExcess() }
  }
}
