public import CustomDump

extension BindingAction: CustomDumpStringConvertible {
  /// The field and the value: `.set(\.name, "Blob")`.
  public var customDumpDescription: String {
    ".set(\(FieldName.text(of: keyPath)), \(Issues.dump(value)))"
  }
}
