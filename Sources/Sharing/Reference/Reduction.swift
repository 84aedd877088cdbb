import ConcurrencyExtras

/// The changes of states by reducers, which observers of shared values do not see half-done.
///
/// A reducer may change a shared value, and an observer of that value may read the reducer's store. In the middle of a
/// change, the state cannot be read. Notifications on the main actor therefore wait until the reducer has returned. They
/// keep their order.
package enum Reduction {
  // NB: `nonisolated(unsafe)` holds because the main actor alone touches the variables.
  nonisolated(unsafe) private static var depth = 0
  nonisolated(unsafe) private static var notifications: [() -> Void] = []
  /// Whether notifications wait.
  ///
  /// Each send reads it. To read the array takes 127 instructions, which check its initialization and its exclusivity.
  nonisolated(unsafe) private static var hasNotifications = false

  /// Whether a reducer is running, for callers on the main actor.
  static var isRunning: Bool { depth > 0 }

  /// Whether the caller runs inside of a reducer.
  static var isCurrent: Bool { MainThread.isCurrent && isRunning }

  /// Notes that a reducer begins to change a state.
  @MainActor
  package static func begin() {
    depth &+= 1
  }

  /// Notes that the reducer has returned, and sends the notifications that have waited for the outermost one.
  @MainActor
  package static func end() {
    depth &-= 1
    if hasNotifications { sendNotifications() }
  }

  /// Sends a notification at once, or at the end of the current reduction.
  static func notify(_ notification: @escaping () -> Void) {
    guard isCurrent else { return notification() }
    notifications.append(notification)
    hasNotifications = true
  }

  /// Sends the notifications in their order.
  ///
  /// An observer may send an action, whose notifications follow.
  @inline(never)
  private static func sendNotifications() {
    guard depth == 0 else { return }
    let sent = notifications
    notifications = []
    hasNotifications = false
    for notification in sent {
      notification()
    }
  }
}
