import RuntimeMetadata

extension ReflectedCase {
  /// Turns the memory of a value into that of its payload, if it is of this case and that is possible.
  ///
  /// - Parameters:
  ///   - root: A value, which is not valid until ``restore(_:)`` is called.
  ///   - type: The type of the payload.
  /// - Returns: The payload, or `nil` if the value was left as it is.
  func projectPayload<Root, Value>(
    of root: UnsafeMutablePointer<Root>,
    as type: Value.Type
  ) -> UnsafeMutablePointer<Value>? {
    guard let resolution, witnesses.tag(of: root) == resolution.tag else { return nil }
    switch resolution.access {
    case .inPlace, .projected:
      witnesses.projectPayload(of: root)
      // The payload of the case has this type.
      return UnsafeMutableRawPointer(root).assumingMemoryBound(to: type)
    case .boxed, .cast, .unreadable:
      return nil
    }
  }

  /// Turns the memory of a payload back into that of the value.
  func restore<Value>(_ payload: UnsafeMutablePointer<Value>) {
    guard let resolution else { return }
    witnesses.injectTag(resolution.tag, into: payload)
  }
}
