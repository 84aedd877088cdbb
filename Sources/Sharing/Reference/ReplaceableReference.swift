package import ConcurrencyExtras

/// The storage of a shared value whose type the caller does not know.
package protocol ReplaceableReference: AnyObject, Sendable {
  /// The value, whose read is not observed.
  var anyValue: Any { get }

  /// Replaces the value and saves it, as any other change.
  ///
  /// A value of another type changes nothing.
  ///
  /// - Parameters:
  ///   - value: The new value.
  ///   - location: The code that asks for the change, for issues.
  func replaceValue(by value: Any, at location: SourceLocation)
}

extension StoredReference: ReplaceableReference {
  package var anyValue: Any { liveValue }

  package func replaceValue(by value: Any, at location: SourceLocation) {
    guard let value = value as? Value else { return }
    withLock(at: location) { $0 = value }
  }
}
