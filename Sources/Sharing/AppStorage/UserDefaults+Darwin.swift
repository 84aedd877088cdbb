#if canImport(Darwin)
public import Foundation

extension UserDefaults {
  /// Sets or removes a value, which the system writes.
  func save(_ value: Any?, forKey name: String, completion: @escaping FileWrite.Completion) {
    set(value, forKey: name)
    completion(.success(()))
  }

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
