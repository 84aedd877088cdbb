/// The name of a type with its module and the types around it, as issues print it: `App.Row.State`.
///
/// - Parameter type: The type.
/// - Returns: The name, without the addresses of private scopes.
package func typeName(_ type: Any.Type) -> String {
  String(reflecting: type).withoutPrivateScopes
}

extension String {
  /// This text without the names that the runtime gives to private scopes.
  ///
  /// A private type, or one that a function declares, is printed as `(unknown context at $55f0a1b2c3d4).Row`.
  /// The address has no meaning for a reader, and differs in each run.
  package var withoutPrivateScopes: String {
    guard contains("(unknown context at $") else { return self }
    return replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
  }
}
