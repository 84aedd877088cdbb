#if !canImport(Darwin)
public import Foundation

// On Apple's platforms these come with NSObject, for objects of any kind.
extension UserDefaults {
  /// Sets a value, as `set(_:forKey:)` does.
  ///
  /// - Parameters:
  ///   - value: The value, or `nil` to remove it.
  ///   - key: The key.
  public func setValue(_ value: Any?, forKey key: String) {
    set(value, forKey: key)
  }

  /// The value of a key, or `nil` if there is none.
  ///
  /// - Parameter key: The key.
  /// - Returns: The value.
  public func value(forKey key: String) -> Any? {
    object(forKey: key)
  }
}
#endif
