import ConcurrencyExtras

/// A case of an enum that is known by the function that makes it.
///
/// The function does not say which case it makes, and there is no value to call it with. So the first
/// payload that could be one of the case is read from an enum and embedded again: the case of the
/// result is the one, and is kept. From then on, extracting compares two numbers and copies the
/// payload.
///
/// NB: `@unchecked Sendable` holds because the functions of cases capture nothing that changes, and
/// both variables are published by atomic operations.
final class ReflectedCase<Root, Value>: @unchecked Sendable {
  /// The function of a case, which may be one of the enum in an optional.
  enum Constructor {
    case direct((Value) -> Root)
    case optional((Value) -> Root?)

    func callAsFunction(_ value: Value) -> Root? {
      switch self {
      case .direct(let embed): embed(value)
      case .optional(let embed): embed(value)
      }
    }
  }

  private let constructor: Constructor
  private let witnesses: EnumWitnesses
  private let location: SourceLocation?
  private var resolution: AnyObject?
  private var readings: AnyObject?

  /// Prepares a case, which is looked for when a value is there to find it with.
  ///
  /// - Parameters:
  ///   - constructor: The function of the case.
  ///   - witnesses: The witnesses of `Root`.
  ///   - location: Where to report that the function is of no case.
  init(_ constructor: Constructor, witnesses: EnumWitnesses, location: SourceLocation?) {
    self.constructor = constructor
    self.witnesses = witnesses
    self.location = location
  }

  /// The payload of a value, if it is of this case.
  func extract(from root: Root) -> Value? {
    withUnsafePointer(to: root) { pointer in
      let tag = witnesses.tag(of: pointer)
      guard let resolution = published(&resolution, as: CaseResolution.self) else {
        return resolve(with: pointer, tag: tag)
      }
      guard resolution.tag == tag else { return nil }
      return read(pointer, resolution.reading)
    }
  }

  /// Turns the memory of a value into that of its payload, if it is of this case and that is possible.
  ///
  /// - Parameter root: A value, which is none until ``restore(_:)`` is called.
  /// - Returns: The payload, or `nil` if the value is still there.
  func projectPayload(of root: UnsafeMutablePointer<Root>) -> UnsafeMutablePointer<Value>? {
    guard
      let resolution = published(&resolution, as: CaseResolution.self),
      case .inline = resolution.reading,
      witnesses.tag(of: root) == resolution.tag
    else { return nil }
    witnesses.projectPayload(of: root)
    // The payload of the case has this type.
    return UnsafeMutableRawPointer(root).assumingMemoryBound(to: Value.self)
  }

  /// Turns the memory of a payload back into that of the value.
  func restore(_ payload: UnsafeMutablePointer<Value>) {
    guard let resolution = published(&resolution, as: CaseResolution.self) else { return }
    witnesses.injectTag(resolution.tag, into: payload)
  }

  private func read(_ pointer: UnsafePointer<Root>, _ reading: Reading) -> Value? {
    switch reading {
    case .inline:
      witnesses.withPayload(of: pointer, as: Value.self, isIndirect: false) { $0.pointee }
    case .boxed:
      witnesses.withPayload(of: pointer, as: Value.self, isIndirect: true) { $0.pointee }
    case .cast(let payload, let isIndirect):
      cast(pointer, payload: payload, isIndirect: isIndirect)
    case .unreadable:
      nil
    }
  }

  private func cast(
    _ pointer: UnsafePointer<Root>,
    payload: Any.Type,
    isIndirect: Bool
  ) -> Value? {
    func open<Payload>(_: Payload.Type) -> Value? {
      witnesses.withPayload(of: pointer, as: Payload.self, isIndirect: isIndirect) {
        $0.pointee as? Value
      }
    }
    return _openExistential(payload, do: open)
  }

  /// Looks for the case with a value that may be of it.
  private func resolve(with pointer: UnsafePointer<Root>, tag: UInt32) -> Value? {
    let readings = candidates()
    guard
      let reading = readings[tag],
      let value = read(pointer, reading)
    else { return nil }
    let embedded = constructor(value)
    let ownTag = embedded.map { withUnsafePointer(to: $0) { witnesses.tag(of: $0) } }
    guard let ownTag, let reading = readings[ownTag] else {
      reportNotACase()
      return nil
    }
    publish(CaseResolution(tag: ownTag, reading: reading), in: &resolution)
    return ownTag == tag ? value : nil
  }

  private func candidates() -> CaseReadings {
    if let readings = published(&readings, as: CaseReadings.self) { return readings }
    let readings = CaseReadings.of(Root.self, as: Value.self)
    publish(readings, in: &self.readings)
    if readings.isEmpty {
      reportNotACase()
    } else if let tag = readings.unreadable {
      let enumCase = EnumCase.all(of: Root.self)[tag]
      report(Issues.unreadable(Value.self, in: enumCase, of: Root.self), at: location)
    }
    return readings
  }

  private func reportNotACase() {
    let cases = EnumCase.all(of: Root.self)
    report(Issues.notACase(of: Root.self, value: Value.self, cases: cases), at: location)
  }
}
