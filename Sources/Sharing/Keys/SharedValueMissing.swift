internal import ConcurrencyExtras

/// Says that a value without which a property cannot be made is not there.
public struct SharedValueMissing: Error, CustomStringConvertible {
  /// The key of the value.
  public let key: String

  /// What is missing.
  public var description: String { "There is no value for '\(key)'." }
}

extension SharedReaderKey {
  /// The reference to the value, which must be there.
  func requiredReference() async throws -> StoredReference<Value> {
    guard let value = try await userInitiatedValue() else {
      throw SharedValueMissing(key: "\(self)".withoutPrivateScopes)
    }
    return reference(isLoaded: true) { value }
  }

  /// Loads the value because someone asks for it.
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
