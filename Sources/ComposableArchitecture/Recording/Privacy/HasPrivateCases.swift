public import CasePaths
public import CustomDump

/// An enum with cases whose values recordings never show.
///
/// It is for actions that bring a secret, as ``HasPrivateFields`` is for the state that keeps it:
///
/// ```swift
/// extension Login.Action: HasPrivateCases {
///   static var privateCases: [PartialCaseKeyPath<Self>] { [\.tokenReceived] }
/// }
/// ```
///
/// Dumps have `.tokenReceived((private))`. The original library has no recordings.
public protocol HasPrivateCases: CasePathable, CustomDumpReflectable {
  /// The key paths of the cases with private values.
  static var privateCases: [PartialCaseKeyPath<Self>] { get }
}

extension HasPrivateCases {
  /// The case with its value, without a private one while a recording is shown.
  public var customDumpMirror: Mirror { PrivateValue.mirrorOfDump(of: self) }
}

extension HasPrivateCases {
  /// The mirror of the value, with a placeholder in place of a private value.
  fileprivate var hidingMirror: Mirror {
    let mirror = Mirror(reflecting: self)
    guard let payload = mirror.children.first, Self.privateCases.contains(where: { self.is($0) })
    else { return mirror }
    let child = (label: payload.label, value: PrivateValue(payload.value) as Any)
    return Mirror(self, children: [child], displayStyle: .enum)
  }
}

extension PrivateValue {
  /// The mirror of an enum that has private cases.
  static func hidingMirror(ofCase value: any HasPrivateCases) -> Mirror { value.hidingMirror }
}
