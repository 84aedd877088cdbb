/// An optional of a type that is not known.
package protocol OptionalType {
  /// The type in the optional.
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalType {
  package static var wrapped: Any.Type { Wrapped.self }
}
