/// The number of bytes that all sessions together keep of something, which has a limit.
@MainActor
final class ByteBudget {
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

/// The part of a session in a budget.
@MainActor
final class BudgetShare {
  /// The budget, or `nil` once the session has ended.
  private var budget: ByteBudget?
  private var bytes = 0

  init(of budget: ByteBudget) {
    self.budget = budget
  }

  /// Counts what the session keeps now.
  func count(_ bytes: Int) {
    let added = bytes - self.bytes
    self.bytes = bytes
    budget?.change(by: added)
  }

  /// Gives back what the session has kept.
  ///
  /// A session that has ended counts in no budget any more, although its state may still change.
  func end() {
    count(0)
    budget = nil
  }
}
