public import CustomDump

extension BindingAction: CustomDumpStringConvertible {
  /// The field and the value: `.set(\State.$name, "Blob")`.
  ///
  /// Off Apple's platforms Swift does not know the names of computed properties, of which `$name` is
  /// one. There the type of the field stands in: `.set(\State.<BindingState<String>>, "Blob")`.
  public var customDumpDescription: String {
    ".set(\(fieldDescription), \(Issues.dump(value)))"
  }

  /// The key path, without the addresses that differ from run to run.
  private var fieldDescription: String {
    keyPath.debugDescription
      .replacing(/<computed 0x[0-9a-f]+ \(/, with: "<")
      .replacing(")>", with: ">")
  }
}
