/// Says that a value without which a property cannot be made is not there.
public struct SharedValueMissing: Error, CustomStringConvertible {
  /// The key of the value.
  public let key: String

  /// What is missing.
  public var description: String { "There is no value for '\(key)'." }
}

extension SharedReaderKey {
  /// Loads the value, which must be there.
  func requiredValue() async throws -> Value {
    let result: Result<Value?, any Error> = await withCheckedContinuation { continuation in
      load(
        context: .userInitiated,
        continuation: LoadContinuation("\(self)") { continuation.resume(returning: $0) }
      )
    }
    guard let value = try result.get() else { throw SharedValueMissing(key: "\(self)") }
    return value
  }
}
