/// A way to keep a value somewhere: to load it, to save it, and to hear of changes of others.
///
/// ```swift
/// extension SharedKey where Self == FileStorageKey<[Meeting]> {
///   static var meetings: Self { fileStorage(.documentsDirectory.appending(component: "meetings.json")) }
/// }
///
/// @Shared(.meetings) var meetings: [Meeting] = []
/// ```
public protocol SharedKey<Value>: SharedReaderKey {
  /// Saves the value.
  ///
  /// Resume the continuation exactly once, when the value is safe or could not be saved. Calls for one
  /// property come one after the other, with the latest value last.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - context: Why the value is saved.
  ///   - continuation: Is told when the value is saved.
  func save(_ value: Value, context: SaveContext, continuation: SaveContinuation)
}
