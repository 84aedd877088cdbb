/// A key that loads and saves a value, and observes changes from elsewhere.
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
  /// Resume the continuation exactly once: when the value is saved, or when the save failed. Calls for one property
  /// never overlap, and the last call has the latest value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - context: The reason for the save.
  ///   - continuation: Receives the end of the save.
  func save(_ value: Value, context: SaveContext, continuation: SaveContinuation)
}
