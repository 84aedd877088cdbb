public import Foundation

extension DependencyValues {
  /// The center that delivers notifications.
  ///
  /// In a test it is a center of that test's own, which no other test posts to.
  public var notificationCenter: NotificationCenter {
    get { self[NotificationCenterKey.self] }
    set { self[NotificationCenterKey.self] = newValue }
  }
}

private enum NotificationCenterKey: DependencyKey {
  static var liveValue: NotificationCenter { .default }
  static var testValue: NotificationCenter { NotificationCenter() }
}
