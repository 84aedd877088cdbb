/// A value that was read, and is to be taken over unless a newer one is there by then.
///
/// Reading takes its time, and runs code of others. So it is done before a reference is locked, and looked
/// at again when it is.
struct Newest<Value> {
  let value: Value
  private let accept: (@Sendable () -> Bool)?

  /// A value that is to be taken over whenever it comes, or if it is accepted.
  init(_ value: Value, if accept: (@Sendable () -> Bool)? = nil) {
    self.value = value
    self.accept = accept
  }

  /// Whether the value is to be taken over, which is noted.
  ///
  /// - Parameter unsavedChanges: The changes that are made of an older value. They are not dropped for it:
  ///   saving finds out that they are.
  /// - Returns: Whether to take it over.
  func takeOver(unsavedChanges: Int = 0) -> Bool {
    guard let accept else { return true }
    return unsavedChanges == 0 && accept()
  }

  func map<Other>(_ transform: (Value) -> Other) -> Newest<Other> {
    Newest<Other>(transform(value), if: accept)
  }
}
