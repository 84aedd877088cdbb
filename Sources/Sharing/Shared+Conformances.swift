internal import ConcurrencyExtras
public import CustomDump
public import Observation

extension Shared: Observable {}
extension SharedReader: Observable {}

extension Shared: Identifiable where Value: Identifiable {
  /// The id of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension SharedReader: Identifiable where Value: Identifiable {
  /// The id of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Shared: CustomStringConvertible {
  /// The type and the key, such as `Shared<Int>(.inMemory("count"))`.
  ///
  /// Without a key it contains the value.
  public var description: String { propertyDescription(of: Self.self, reference) }
}

extension SharedReader: CustomStringConvertible {
  /// The type and the key, such as `SharedReader<Int>(.inMemory("count"))`.
  ///
  /// Without a key it contains the value.
  public var description: String { propertyDescription(of: Self.self, reference) }
}

private func propertyDescription<Value>(
  of type: Any.Type,
  _ reference: any Reference<Value>
) -> String {
  let content = reference.key ?? "value: \(String(reflecting: reference.value))"
  return "\(type)(\(content))".withoutPrivateScopes
}

extension Shared: CustomReflectable {
  /// The parts of the value.
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue) }
}

extension SharedReader: CustomReflectable {
  /// The parts of the value.
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue) }
}

extension Shared: CustomDumpRepresentable {
  /// The value: a dump shows it instead of the property.
  public var customDumpValue: Any { wrappedValue }
}

extension SharedReader: CustomDumpRepresentable {
  /// The value: a dump shows it instead of the property.
  public var customDumpValue: Any { wrappedValue }
}

extension Shared: _CustomDiffObject {
  /// The values that a difference shows.
  ///
  /// In a comparison of a test store they are the expected and the actual value.
  public var _customDiffValues: (Any, Any) { diffValues(of: reference) }

  /// The identity of the shared value.
  ///
  /// A dump shows the value at its first property. At the others, it has a mark such as `Int(↩︎)`. Values of one type
  /// are numbered: the second one has the mark `#1`.
  public var _objectIdentifier: ObjectIdentifier { ObjectIdentifier(reference) }
}

extension SharedReader: _CustomDiffObject {
  /// The values that a difference shows.
  ///
  /// In a comparison of a test store they are the expected and the actual value.
  public var _customDiffValues: (Any, Any) { diffValues(of: reference) }

  /// The identity of the shared value.
  ///
  /// A dump shows the value at its first property. At the others, it has a mark such as `Int(↩︎)`. Values of one type
  /// are numbered: the second one has the mark `#1`.
  public var _objectIdentifier: ObjectIdentifier { ObjectIdentifier(reference) }
}

private func diffValues<Value>(of reference: any Reference<Value>) -> (Any, Any) {
  guard let assertion = SharedAssertion.current else {
    return (reference.value, reference.value)
  }
  return assertion.values(of: reference)
}
