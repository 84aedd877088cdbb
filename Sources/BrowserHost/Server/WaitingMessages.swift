/// The messages of a page that wait for the main actor, counted in bytes.
///
/// A short message counts as more than it has, because it takes the main actor some time, too. Messages are counted
/// several at a time, so that an ordinary event costs nothing but an addition.
struct WaitingMessages {
  /// The number of short messages that may wait.
  private static let messages = 128
  /// The number of short messages that are counted at a time.
  private static let batch = 8

  private let limit: Int
  private var counted = 0
  private var uncounted = 0

  init(limit: Int) {
    self.limit = limit
  }

  var isEmpty: Bool { counted == 0 }

  var areTooMany: Bool { counted > limit }

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

  /// Counts bytes that have begun to wait, or that have been handled.
  mutating func change(by count: Int) {
    counted += count
  }
}
