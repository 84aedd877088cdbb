/// A value that was read from a storage, and that a reference accepts unless it has a newer one by then.
///
/// A read takes time, and runs code of the app. It happens before the reference is locked. The reference accepts the
/// value under its lock.
package struct LoadedValue<Value> {
  package let value: Value
  private let accept: (@Sendable () -> Bool)?

  /// Creates a value that is always accepted, or that a closure accepts.
  package init(_ value: Value, if accept: (@Sendable () -> Bool)? = nil) {
    self.value = value
    self.accept = accept
  }

  /// Accepts the value, unless there is a newer one.
  ///
  /// - Parameter unsavedChanges: The number of unsaved changes of an older value. With any, the value is not accepted:
  ///   their save detects the conflict.
  /// - Returns: Whether the value is accepted.
  package func takeOver(unsavedChanges: Int = 0) -> Bool {
    guard let accept else { return true }
    return unsavedChanges == 0 && accept()
  }

  package func map<Other>(_ transform: (Value) -> Other) -> LoadedValue<Other> {
    LoadedValue<Other>(transform(value), if: accept)
  }
}
