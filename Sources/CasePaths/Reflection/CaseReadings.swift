import ConcurrencyExtras
import RuntimeMetadata

/// For each case of an enum, how to read its payload as a given type.
final class CaseReadings: Sendable {
  /// Whether no case has a payload of the type.
  let isEmpty: Bool
  /// The first case with a payload of the type, if no payload of the type can be read.
  let unreadable: Int?

  private let readings: [Reading?]
  private let resolutions: Locked<[CaseResolution?]>

  private init(_ readings: [Reading?]) {
    let candidates = readings.indices.filter { readings[$0] != nil }
    isEmpty = candidates.isEmpty
    unreadable =
      candidates.allSatisfy { readings[$0]?.isUnreadable == true } ? candidates.first : nil
    self.readings = readings
    resolutions = Locked(Array(repeating: nil, count: readings.count))
  }

  /// Whether a value of a case may have a payload of the type.
  func isCandidate(_ tag: UInt32) -> Bool {
    Int(tag) < readings.count && readings[Int(tag)] != nil
  }

  /// How to read the payload of a case; the answer is kept.
  ///
  /// - Parameters:
  ///   - tag: The number of the case.
  ///   - example: A value of the case.
  ///   - witnesses: The witnesses of the enum.
  /// - Returns: `nil` if the case has no payload of the type.
  func resolution<Root>(
    _ tag: UInt32,
    example: Root,
    witnesses: EnumWitnesses
  ) -> CaseResolution? {
    guard Int(tag) < readings.count, let reading = readings[Int(tag)] else { return nil }
    if let resolution = resolutions.withLock({ $0[Int(tag)] }) { return resolution }
    let resolution = CaseResolution(tag, reading, example, witnesses)
    resolutions.withLock { $0[Int(tag)] = resolution }
    return resolution
  }

  /// How to read the payloads of an enum; the answer is kept for each pair of types.
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
