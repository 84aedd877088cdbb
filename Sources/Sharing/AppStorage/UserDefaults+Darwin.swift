#if canImport(Darwin)
public import Foundation
import ViewValues

extension UserDefaults {
  /// None: the system does not provide the suite of an object.
  var suiteName: String? { nil }

  /// True: the system notifies observers of each change.
  static var postsAllChanges: Bool { true }

  /// The notification of a change.
  var changeNotification: Notification.Name { UserDefaults.didChangeNotification }

  /// Does nothing: the defaults of this app have always been the standard ones.
  func takeFormerValue(of name: String) {}

  /// Does nothing, for the same reason.
  func removeFormerValue(of name: String) {}

  /// None: the system writes the values.
  var sharedFile: DefaultsFile? { nil }

  /// None: a user's values have other names.
  func defaults(of _: WindowUser) -> UserDefaults? { nil }

  /// The defaults of this app.
  static func makeDefault() -> UserDefaults { .standard }

  /// Empty defaults of their own, for tests.
  public static var inMemory: UserDefaults {
    let name = "Sharing.\(UUID().uuidString)"
    let defaults = UserDefaults(suiteName: name) ?? .standard
    defaults.removePersistentDomain(forName: name)
    return defaults
  }
}
#endif
