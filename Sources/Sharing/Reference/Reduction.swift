import CThreadLocals

/// The changes of states by reducers, which observers do not see half-done.
///
/// A reducer may change a shared value, and an observer of that value may read the reducer's store. In the middle of a
/// change, the state cannot be read. Notifications on the main actor therefore wait until the reducer has returned.
/// They keep their order.
///
/// Observers of a field of the state are called at once if the store has a copy of the state before the action. It
/// answers them from the copy. Without one they wait, too.
package enum Reduction {
  private typealias Notification = (notifier: any ReductionNotifier, field: AnyKeyPath?)

  // NB: `nonisolated(unsafe)` holds because the main actor alone touches the variables.
  // They are unchecked because the benchmark '1000 rows that were read, unrelated action' takes a fifth more with checks.
  @exclusivity(unchecked)
  nonisolated(unsafe) private static var notifications: [Notification] = []
  /// The number of the notifications that were sent.
  @exclusivity(unchecked)
  nonisolated(unsafe) private static var sentCount = 0
  /// Whether notifications wait.
  ///
  /// Each send reads it. To read the array takes 127 instructions, which check its initialization and its exclusivity.
  @exclusivity(unchecked)
  @usableFromInline nonisolated(unsafe) package static var hasNotifications = false

  /// The depth of the reducer whose observers are being called, or zero.
  nonisolated(unsafe) private static var observedDepth = 0

  /// Whether observers of fields wait until the reducer has returned.
  ///
  /// Release builds keep no copy of the state that could answer the observers earlier.
  @exclusivity(unchecked)
  nonisolated(unsafe) package static var postponesObservers = !isDebugBuild

  /// Whether observers of a field that changes now wait until a reducer has returned.
  package static var postponesCurrentObservers: Bool { isCurrent && postponesObservers }

  /// Whether the caller runs inside of a reducer.
  ///
  /// Each change of an observed field asks for it. The depth belongs to the thread: to ask whether this is the main
  /// thread can take two system calls.
  @inlinable
  package static var isCurrent: Bool { reductionDepth() > 0 }

  /// Whether the caller is an observer of a field that the current reducer changes.
  @MainActor
  package static var isObserved: Bool { observedDepth == reductionDepth() }

  /// Notes that a reducer begins to change a state.
  @MainActor
  @inlinable
  package static func begin() {
    setReductionDepth(reductionDepth() &+ 1)
  }

  /// Notes that the reducer has returned, and sends the notifications that have waited for the outermost one.
  @MainActor
  @inlinable
  package static func end() {
    setReductionDepth(reductionDepth() &- 1)
    if hasNotifications { sendNotifications() }
  }

  /// Calls the observers of a field that the current reducer changes.
  package static func callObservers(_ observers: () -> Void) {
    let outerDepth = observedDepth
    observedDepth = reductionDepth()
    defer { observedDepth = outerDepth }
    observers()
  }

  /// Sends a notification at once, or at the end of the current reduction.
  package static func notify(_ notification: @escaping () -> Void) {
    guard isCurrent else { return notification() }
    postpone(NotificationFunction(notification), of: nil)
  }

  /// Sends a notification at the end of the current reduction.
  ///
  /// The caller has checked that there is one.
  ///
  /// - Parameters:
  ///   - notifier: Notifies the observers.
  ///   - field: The field that has changed, if it is one.
  package static func postpone(_ notifier: any ReductionNotifier, of field: AnyKeyPath?) {
    notifications.append((notifier, field))
    hasNotifications = true
  }

  /// Sends the notifications in their order.
  ///
  /// An observer may send an action, whose notifications follow. The array keeps its memory for the next reduction:
  /// `removeAll` takes 150 instructions more for the one notification of most actions.
  @inline(never)
  @usableFromInline
  package static func sendNotifications() {
    guard !isCurrent else { return }
    while sentCount < notifications.count {
      let notification = notifications[sentCount]
      sentCount += 1
      notification.notifier.notify(of: notification.field)
    }
    while sentCount > 0 {
      sentCount -= 1
      // The release of its objects may send an action, so the array is complete before.
      let sent = notifications.removeLast()
      withExtendedLifetime(sent) {}
    }
    hasNotifications = false
  }
}

/// Notifies observers when a reducer has returned.
///
/// It is a class, so that a waiting notification needs no memory of its own.
package protocol ReductionNotifier: AnyObject {
  /// Notifies the observers.
  ///
  /// - Parameter field: The field that has changed, if it is one.
  func notify(of field: AnyKeyPath?)
}

private final class NotificationFunction: ReductionNotifier {
  private let function: () -> Void

  init(_ function: @escaping () -> Void) {
    self.function = function
  }

  func notify(of field: AnyKeyPath?) {
    function()
  }
}
