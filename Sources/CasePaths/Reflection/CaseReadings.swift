import ConcurrencyExtras

/// How to read the payload of each case of an enum as one type.
final class CaseReadings: Sendable {
  private let readings: [Reading?]

  private init(_ readings: [Reading?]) {
    self.readings = readings
  }

  /// Whether no case has a payload of the type.
  var isEmpty: Bool {
    readings.allSatisfy { $0 == nil }
  }

  /// A case with a payload of the type that cannot be read, if there is no other with such a payload.
  var unreadable: Int? {
    let candidates = readings.indices.filter { readings[$0] != nil }
    guard candidates.allSatisfy({ readings[$0]?.isUnreadable == true }) else { return nil }
    return candidates.first
  }

  subscript(tag: UInt32) -> Reading? {
    readings.indices.contains(Int(tag)) ? readings[Int(tag)] : nil
  }

  /// How to read the payloads of an enum; found out once for a pair of types.
  ///
  /// - Complexity: O(1) after the first time.
  static func of(_ root: Any.Type, as value: Any.Type) -> CaseReadings {
    let types = Types(root: ObjectIdentifier(root), value: ObjectIdentifier(value))
    if let readings = known.withLock({ $0[types] }) { return readings }
    let readings = CaseReadings(EnumCase.all(of: root).map { Reading($0, as: value) })
    known.withLock { $0[types] = readings }
    return readings
  }

  private struct Types: Hashable {
    let root: ObjectIdentifier
    let value: ObjectIdentifier
  }

  private static let known = Locked<[Types: CaseReadings]>([:])
}
