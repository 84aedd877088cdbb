import ConcurrencyExtras
import RuntimeMetadata

/// A case of an enum that is known by the function that makes it.
///
/// The function does not reveal which case it makes, and there is no value to call it with. So the first
/// payload of a matching type is read from an enum and passed to the function. The case of the result is the
/// one that was looked for, and it is kept. After that, an extraction compares two numbers and copies the
/// payload.
///
/// The class is not generic, although its methods are. Looking up a generic type for each extraction would
/// cost more than the extraction itself.
///
/// NB: `@unchecked Sendable` holds because both variables are published by atomic operations.
final class ReflectedCase: @unchecked Sendable {
  let witnesses: EnumWitnesses
  private let location: SourceLocation?
  // The atomic operations need no guard against access from other threads. The benchmark 'reflection case path: extract,
  // hit' shows the checks.
  @exclusivity(unchecked) private var publishedResolution: AnyObject?
  @exclusivity(unchecked) private var publishedReadings: AnyObject?

  /// Prepares a case, which the first matching value identifies.
  ///
  /// - Parameters:
  ///   - witnesses: The witnesses of the enum.
  ///   - location: The location of issues.
  init(witnesses: EnumWitnesses, location: SourceLocation?) {
    self.witnesses = witnesses
    self.location = location
  }

  /// The case, if it has been found.
  var resolution: CaseResolution? {
    published(&publishedResolution, as: CaseResolution.self)?.takeUnretainedValue()
  }

  /// The payload of a value, if it is of this case.
  ///
  /// - Parameters:
  ///   - root: A value of the enum.
  ///   - embed: The function of the case.
  /// - Returns: The payload, or `nil` for another case.
  @inline(__always)
  func extract<Root, Value>(from root: Root, embed: (Value) -> Root?) -> Value? {
    let tag = withUnsafePointer(to: root) { witnesses.tag(of: $0) }
    guard let found = published(&publishedResolution, as: CaseResolution.self) else {
      let readings = readings(of: Root.self, as: Value.self)
      guard readings.isCandidate(tag) else { return nil }
      return resolve(with: root, tag: tag, by: readings, embed: embed)
    }
    guard found._withUnsafeGuaranteedRef({ $0.tag }) == tag else { return nil }
    if found._withUnsafeGuaranteedRef({ $0.isInPlace }) {
      return withUnsafePointer(to: root) {
        // The payload of the case has this type, and its bytes are those of the enum.
        UnsafeRawPointer($0).assumingMemoryBound(to: Value.self).pointee
      }
    }
    return read(root, by: found.takeUnretainedValue())
  }

  private func read<Root, Value>(_ root: Root, by resolution: CaseResolution) -> Value? {
    switch resolution.access {
    case .inPlace, .projected:
      return witnesses.payload(of: root, as: Value.self, isIndirect: false)
    case .boxed(let tagBits):
      return withUnsafePointer(to: root) {
        witnesses.boxedPayload(of: $0, without: tagBits, as: Value.self).pointee
      }
    case .cast(let payload, let isIndirect):
      return witnesses.castPayload(of: root, from: payload, isIndirect: isIndirect)
    case .unreadable:
      return nil
    }
  }

  /// Identifies the case with a value that may be of it.
  private func resolve<Root, Value>(
    with root: Root,
    tag: UInt32,
    by readings: CaseReadings,
    embed: (Value) -> Root?
  ) -> Value? {
    guard
      let candidate = readings.resolution(tag, example: root, witnesses: witnesses),
      let value: Value = read(root, by: candidate)
    else { return nil }
    guard
      let embedded = embed(value),
      case let ownTag = withUnsafePointer(to: embedded, { witnesses.tag(of: $0) }),
      let own = readings.resolution(ownTag, example: embedded, witnesses: witnesses)
    else {
      reportNotACase(of: Root.self, as: Value.self)
      return nil
    }
    publish(own, in: &publishedResolution)
    return ownTag == tag ? value : nil
  }

  private func readings(of root: Any.Type, as value: Any.Type) -> CaseReadings {
    if let readings = published(&publishedReadings, as: CaseReadings.self) {
      return readings.takeUnretainedValue()
    }
    let readings = CaseReadings.of(root, as: value)
    guard publish(readings, in: &publishedReadings) else { return readings }
    if readings.isEmpty {
      reportNotACase(of: root, as: value)
    } else if let tag = readings.unreadable {
      let enumCase = EnumCase.all(of: root)[tag]
      report(Issues.unreadable(value, in: enumCase, of: root), at: location)
    }
    return readings
  }

  private func reportNotACase(of root: Any.Type, as value: Any.Type) {
    let cases = EnumCase.all(of: root)
    report(Issues.notACase(of: root, value: value, cases: cases), at: location)
  }
}
