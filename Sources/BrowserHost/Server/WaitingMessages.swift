import ConcurrencyExtras

/// The messages of a page that wait for the main actor, counted in bytes.
///
/// A short message counts as more than it has, because it takes the main actor some time, too. Messages are counted
/// several at a time, so that an ordinary event costs nothing but an addition.
struct WaitingMessages {
  /// The bytes of all pages, which have a limit of their own.
  final class Total: Sendable {
    private let limit: Int
    private let bytes = Locked(0)

    init(limit: Int) {
      self.limit = limit
    }

    fileprivate var isExceeded: Bool { bytes.withLock { $0 > limit } }

    fileprivate func change(by count: Int) {
      bytes.withLock { $0 += count }
    }
  }

  /// The number of short messages that may wait.
  private static let messages = 128
  /// The number of short messages that are counted at a time.
  private static let batch = 8

  private let limit: Int
  private let total: Total
  private var counted = 0
  private var uncounted = 0

  init(limit: Int, of total: Total) {
    self.limit = limit
    self.total = total
  }

  var isEmpty: Bool { counted == 0 }

  /// Whether the server reads no more from the page until some are handled.
  ///
  /// While those of all pages are too many, a page may have some messages waiting and no more.
  var areTooMany: Bool {
    counted > limit || counted > limit / Self.messages * Self.batch && total.isExceeded
  }

  /// Adds a message.
  ///
  /// - Returns: The bytes to count until the main actor has handled them, or `nil` if the message is counted later.
  mutating func add(_ bytes: Int) -> Int? {
    let share = limit / Self.messages
    uncounted += max(bytes, share)
    guard uncounted >= share * Self.batch else { return nil }
    defer { uncounted = 0 }
    return uncounted
  }

  /// Adds the messages that are counted later, because no more come.
  ///
  /// - Returns: The bytes to count until the main actor has handled them, or `nil` if there are none.
  mutating func addRest() -> Int? {
    defer { uncounted = 0 }
    return uncounted > 0 ? uncounted : nil
  }

  /// Counts bytes that have begun to wait, or that have been handled.
  mutating func change(by count: Int) {
    counted += count
    total.change(by: count)
  }
}
