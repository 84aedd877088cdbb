/// The values of an environment: those of the environment around it, and one that differs.
///
/// Environments share what they have in common, because each row of a list may change a value. A value that was changed
/// far outside is in a dictionary, so that the way to it is short.
final class EnvironmentStorage {
  private let id: ObjectIdentifier
  private let value: Any?
  private let others: Others
  /// A bit for each key that has a value, which several keys may share.
  ///
  /// A view reads many keys, of which few have a value. Without its bit, a key is not looked up.
  private let bits: UInt64

  private enum Others {
    case around(EnvironmentStorage, distance: Int)
    case all([ObjectIdentifier: Any])
  }

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
      others = .around(outer, distance: outer.distance + 1)
    } else {
      others = .all(outer?.values ?? [:])
    }
  }

  /// The value of a key, or `nil` if it has none.
  func value(of id: ObjectIdentifier) -> Any? {
    var storage = self
    while storage.bits & Self.bit(of: id) != 0 {
      if storage.id == id { return storage.value }
      switch storage.others {
      case .around(let outer, _): storage = outer
      case .all(let values): return values[id]
      }
    }
    return nil
  }

  private var distance: Int {
    guard case .around(_, let distance) = others else { return 0 }
    return distance
  }

  /// All values, which the environments of a list's rows share.
  private lazy var values: [ObjectIdentifier: Any] = {
    var values =
      switch others {
      case .around(let outer, _): outer.values
      case .all(let values): values
      }
    values[id] = value
    return values
  }()

  private static func bit(of id: ObjectIdentifier) -> UInt64 {
    let address = UInt(bitPattern: id)
    return 1 << UInt64(truncatingIfNeeded: (address >> 3 ^ address >> 9) & 63)
  }
}
