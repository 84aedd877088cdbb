#if canImport(Darwin)
public import Foundation

extension UserDefaults {
  /// None: the system does not say which suite an object is for.
  var suiteName: String? { nil }

  /// None: the system writes the values.
  var sharedFile: DefaultsFile? { nil }

  /// The defaults of this app.
  static func makeDefault() -> UserDefaults { .standard }

  /// Defaults that are empty and that nobody else sees.
  ///
  /// Tests have them.
  public static var inMemory: UserDefaults {
    let name = "Sharing.\(UUID().uuidString)"
    let defaults = UserDefaults(suiteName: name) ?? .standard
    defaults.removePersistentDomain(forName: name)
    return defaults
  }
}
#endif
