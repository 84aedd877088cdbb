/// The values of an environment: those of the environment around it, and one that differs.
///
/// Environments share what they have in common, because each row of a list may change a value. A value that was changed
/// far outside is in a dictionary, so that the way to it is short.
final class EnvironmentStorage {
  private let id: ObjectIdentifier
  private let value: Any?
  /// The environment around it, if the other values are not in the dictionary.
  private let outer: EnvironmentStorage?
  private let others: [ObjectIdentifier: Any]
  /// The number of environments on the way to the dictionary.
  private let distance: Int
  /// A bit for each key that has a value, which several keys may share.
  ///
  /// A view reads many keys, of which few have a value. Without its bit, a key is not looked up.
  private let bits: UInt64

  /// The number of changes after which all values are in a dictionary again.
  private static let longestWay = 8

  /// Changes a value of an environment.
  ///
  /// - Parameters:
  ///   - outer: The values of the environment, or `nil` if it has none.
  ///   - id: The key.
  ///   - value: The value, or `nil` to have none.
  init(_ outer: EnvironmentStorage?, changing id: ObjectIdentifier, to value: Any?) {
    self.id = id
    self.value = value
    bits = (outer?.bits ?? 0) | Self.bit(of: id)
    if let outer, outer.distance < Self.longestWay {
      self.outer = outer
      others = [:]
      distance = outer.distance + 1
    } else {
      self.outer = nil
      others = outer?.values ?? [:]
      distance = 0
    }
  }

  /// The value of a key, or `nil` if it has none.
  func value(of id: ObjectIdentifier) -> Any? {
    bits & Self.bit(of: id) == 0 ? nil : knownValue(of: id)
  }

  private func knownValue(of id: ObjectIdentifier) -> Any? {
    if self.id == id { return value }
    guard let outer else { return others[id] }
    return outer.value(of: id)
  }

  /// All values, which the environments of a list's rows share.
  ///
  /// An environment makes the dictionary when one inside is too far from the last. Those on the way keep none, as each
  /// would take a kilobyte.
  private lazy var values: [ObjectIdentifier: Any] = {
    var values: [ObjectIdentifier: Any] = [:]
    collect(into: &values)
    return values
  }()

  private func collect(into values: inout [ObjectIdentifier: Any]) {
    if let outer {
      outer.collect(into: &values)
    } else {
      values = others
    }
    values[id] = value
  }

  private static func bit(of id: ObjectIdentifier) -> UInt64 {
    let address = UInt(bitPattern: id)
    return 1 << UInt64(truncatingIfNeeded: (address >> 3 ^ address >> 9) & 63)
  }
}
