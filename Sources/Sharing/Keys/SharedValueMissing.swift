internal import ConcurrencyExtras

/// The error of a property without a default whose key has no value.
public struct SharedValueMissing: Error, CustomStringConvertible {
  /// The key of the value.
  public let key: String

  /// The text of the error.
  public var description: String { "There is no value for '\(key)'." }
}

extension SharedReaderKey {
  /// The reference to the value, which must exist.
  func requiredReference() async throws -> StoredReference<Value> {
    guard let value = try await userInitiatedValue() else {
      throw SharedValueMissing(key: "\(self)".withoutPrivateScopes)
    }
    return reference(isLoaded: true) { value }
  }

  /// Loads the value on request of the app.
  func userInitiatedValue() async throws -> Value? {
    let result: Result<Value?, any Error> = await withCheckedContinuation { continuation in
      load(
        context: .userInitiated,
        continuation: LoadContinuation("\(self)") { continuation.resume(returning: $0) }
      )
    }
    return try result.get()
  }
}
