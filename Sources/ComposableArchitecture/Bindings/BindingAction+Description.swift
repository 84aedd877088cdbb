public import CustomDump

extension BindingAction: CustomDumpStringConvertible {
  /// The field and the value: `.set(\.name, "Blob")`.
  public var customDumpDescription: String {
    let field = FieldName.text(of: keyPath)
    let value: Any =
      PrivateValue.isHidden(field, in: Root.self) ? PrivateValue(value) as Any : value
    return ".set(\(field), \(Issues.dump(value)))"
  }
}
