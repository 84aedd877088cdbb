/// The changes of states by reducers, which observers do not see half-done.
///
/// A reducer may change a shared value, and an observer of that value may read the reducer's store. In the middle of a
/// change, the state cannot be read. Notifications on the main actor therefore wait until the reducer has returned.
/// They keep their order.
///
/// Observers of a field of the state are called at once if the store has a copy of the state before the action. It
/// answers them from the copy. Without one they wait, too.
package enum Reduction {
  // NB: `nonisolated(unsafe)` holds because the main actor alone touches the variables.
  nonisolated(unsafe) private static var depth = 0
  @exclusivity(unchecked)
  nonisolated(unsafe) private static var notifications: [any ReductionNotification] = []
  /// The number of the notifications that were sent.
  @exclusivity(unchecked)
  nonisolated(unsafe) private static var sentCount = 0
  /// Whether notifications wait.
  ///
  /// Each send reads it. To read the array takes 127 instructions, which check its initialization and its exclusivity.
  nonisolated(unsafe) private static var hasNotifications = false

  /// The depth of the reducer whose observers are being called, or zero.
  nonisolated(unsafe) private static var observedDepth = 0

  /// Whether observers of fields wait until the reducer has returned.
  ///
  /// Release builds keep no copy of the state that could answer the observers earlier.
  nonisolated(unsafe) package static var postponesObservers = !isDebugBuild

  /// Whether a reducer is running, for callers on the main actor.
  static var isRunning: Bool { depth > 0 }

  /// Whether the caller runs inside of a reducer.
  package static var isCurrent: Bool { ReducingThread.isCurrent && isRunning }

  /// Whether the caller is an observer of a field that the current reducer changes.
  @MainActor
  package static var isObserved: Bool { observedDepth == depth }

  /// Notes that a reducer begins to change a state.
  @MainActor
  package static func begin() {
    if depth == 0 { ReducingThread.begin() }
    depth &+= 1
  }

  /// Notes that the reducer has returned, and sends the notifications that have waited for the outermost one.
  @MainActor
  package static func end() {
    depth &-= 1
    if hasNotifications { sendNotifications() }
  }

  /// Calls the observers of a field that the current reducer changes.
  package static func callObservers(_ observers: () -> Void) {
    let outerDepth = observedDepth
    observedDepth = depth
    defer { observedDepth = outerDepth }
    observers()
  }

  /// Sends a notification at once, or at the end of the current reduction.
  package static func notify(_ notification: @escaping () -> Void) {
    guard isCurrent else { return notification() }
    postpone(NotificationFunction(function: notification))
  }

  /// Sends a notification at the end of the current reduction.
  ///
  /// The caller has checked that there is one.
  package static func postpone(_ notification: some ReductionNotification) {
    notifications.append(notification)
    hasNotifications = true
  }

  /// Sends the notifications in their order.
  ///
  /// An observer may send an action, whose notifications follow. The array keeps its memory for the next reduction.
  @inline(never)
  private static func sendNotifications() {
    guard depth == 0 else { return }
    while sentCount < notifications.count {
      let notification = notifications[sentCount]
      sentCount += 1
      notification.send()
    }
    notifications.removeAll(keepingCapacity: true)
    sentCount = 0
    hasNotifications = false
  }
}

/// A notification of observers that waits until a reducer has returned.
package protocol ReductionNotification {
  func send()
}

private struct NotificationFunction: ReductionNotification {
  let function: () -> Void

  func send() {
    function()
  }
}
