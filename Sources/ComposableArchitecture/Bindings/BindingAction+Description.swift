public import CustomDump

extension BindingAction: CustomDumpStringConvertible {
  /// The field and the value: `.set(\.name, "Blob")`.
  public var customDumpDescription: String {
    ".set(\(FieldName.text(of: keyPath)), \(Issues.dump(value)))"
  }
}

extension BindingAction: CustomDebugStringConvertible {
  /// The field and the value, as in a dump: `print(action)` shows `binding(.set(\.name, "Blob"))`.
  public var debugDescription: String { customDumpDescription }
}
