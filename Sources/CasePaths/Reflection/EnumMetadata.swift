import IssueReporting
import RuntimeMetadata

/// An enum type whose values the architecture inspects without knowing the type at compile time.
///
/// ```swift
/// let metadata = EnumMetadata(Destination.State.self)
/// metadata?.caseName(forTag: metadata.tag(of: state))  // "alert"
/// ```
///
/// Creating it involves no lookup, so it need not be stored.
package struct EnumMetadata: Sendable {
  private static let unknownLayoutReport: Void = reportIfUnknown(.current)

  private let type: any Any.Type
  private let witnesses: EnumWitnesses

  /// Reads the metadata of a type.
  ///
  /// - Parameter type: A type. The result is `nil` unless it is an enum or an optional.
  package init?(_ type: Any.Type) {
    guard let witnesses = EnumWitnesses(type) else {
      _ = Self.unknownLayoutReport
      return nil
    }
    self.type = type
    self.witnesses = witnesses
  }

  /// A number for the case of a value, the same for all values of the case.
  ///
  /// - Parameter value: A value of the enum.
  /// - Returns: The number.
  package func tag<Enum>(of value: Enum) -> UInt32 {
    precondition(Enum.self == type, "The value has another type than the metadata")
    return withUnsafePointer(to: value) { witnesses.tag(of: $0) }
  }

  /// The type of the values in a case.
  ///
  /// - Parameter tag: The number of the case.
  /// - Returns: The type, which is `Void` for a case without a payload, or `nil` if the runtime does
  ///   not know it.
  package func associatedValueType(forTag tag: UInt32) -> Any.Type? {
    enumCase(forTag: tag).flatMap(\.payloadType)
  }

  /// The name of a case.
  ///
  /// - Parameter tag: The number of the case.
  /// - Returns: The name, or `nil` if there is no such case.
  package func caseName(forTag tag: UInt32) -> String? {
    enumCase(forTag: tag)?.name
  }

  /// The payload of a value.
  ///
  /// - Parameter value: A value of any type.
  /// - Returns: The payload, or `Void` for a case without one. It is `nil` if the value is not an enum or the
  ///   payload cannot be read, as with a function that has parameters.
  package static func payload<Enum>(of value: Enum) -> Any? {
    guard let metadata = EnumMetadata(Enum.self) else { return nil }
    guard
      let enumCase = metadata.enumCase(forTag: metadata.tag(of: value)),
      let type = enumCase.payloadType
    else { return nil }
    return enumCase.readPayload(as: type, of: value, by: metadata.witnesses)
  }

  static func reportIfUnknown(_ layout: EnumLayout?) {
    if layout == nil { reportIssue(Issues.noEnumMetadata) }
  }

  private func enumCase(forTag tag: UInt32) -> EnumCase? {
    let cases = EnumCase.all(of: type)
    return Int(tag) < cases.count ? cases[Int(tag)] : nil
  }
}

extension EnumCase {
  /// The type of the payload without a label, `Void` without a payload, or `nil` if it is not known.
  fileprivate var payloadType: Any.Type? {
    switch payload {
    case .none: Void.self
    case .value(let type, _, _): Reading.unlabeled(type)
    case .unknown: nil
    }
  }

  fileprivate func readPayload<Enum>(
    as type: Any.Type,
    of value: Enum,
    by witnesses: EnumWitnesses
  ) -> Any? {
    func open<Payload>(_: Payload.Type) -> Any? {
      switch Reading(self, as: Payload.self) {
      case .inline: witnesses.payload(of: value, as: Payload.self, isIndirect: false)
      case .boxed: witnesses.payload(of: value, as: Payload.self, isIndirect: true)
      case .cast, .unreadable, nil: nil
      }
    }
    return _openExistential(type, do: open)
  }
}

/// The name of the case that a value is of, or the value itself if it is not an enum.
package func caseName<Value>(of value: Value) -> String {
  guard
    let metadata = EnumMetadata(Value.self),
    let name = metadata.caseName(forTag: metadata.tag(of: value))
  else { return "\(value)" }
  return name
}
