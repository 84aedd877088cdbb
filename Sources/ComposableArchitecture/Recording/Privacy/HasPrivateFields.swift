public import CustomDump

/// A struct with fields whose values recordings never show.
///
/// A recording keeps the state as it is. But its dumps, its differences, its tests and the inspector have `(private)` in
/// place of the value of a private field.
///
/// ```swift
/// extension Login.State: HasPrivateFields {
///   static var privateFields: [PartialKeyPath<Self>] { [\.password, \.token] }
/// }
/// ```
///
/// Writes of controls to these fields are private as well. The failures of tests and `_printChanges` show all values,
/// because only a developer's own values are in them.
///
/// The names of the fields are looked up. If a key path is not that of a stored field, an issue is reported, and all
/// fields of the type are private.
///
/// Other code refers to a `@Shared` value as well. So ``RecordedAction/sharedChanges`` show it, unless its own type has
/// private fields.
///
/// The original library has no recordings.
public protocol HasPrivateFields: CustomDumpReflectable {
  /// The key paths of the private fields.
  static var privateFields: [PartialKeyPath<Self>] { get }
}

extension HasPrivateFields {
  /// The fields, without the private ones while a recording is shown.
  public var customDumpMirror: Mirror { PrivateValue.mirrorOfDump(of: self) }
}

extension HasPrivateFields {
  /// The mirror of the value, with placeholders in place of private values.
  fileprivate var hidingMirror: Mirror {
    let mirror = Mirror(reflecting: self)
    let labels = mirror.children.compactMap(\.label).map { PrivateValue.fieldName(of: $0) }
    let names = PrivateValue.fieldNames(of: Self.self, labels: labels)
    let children = mirror.children.map { label, value in
      let isPrivate = names.contains(label.map { PrivateValue.fieldName(of: $0) } ?? "")
      return (label: label, value: isPrivate ? PrivateValue(value) : value)
    }
    return Mirror(self, children: children, displayStyle: .struct)
  }
}

extension PrivateValue {
  /// The mirror of a struct that has private fields.
  static func hidingMirror(ofFields value: any HasPrivateFields) -> Mirror { value.hidingMirror }
}
