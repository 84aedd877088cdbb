extension AsyncStream where Element: Sendable {
  /// A stream of recorded elements.
  ///
  /// The source of a recorded test has it in place of the stream of a client.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - isOpen: Whether the stream goes on after them. It then has no other elements until its consumer is cancelled.
  /// - Returns: The stream.
  public static func recorded(_ elements: [Element], isOpen: Bool = false) -> Self {
    Self { continuation in
      for element in elements { continuation.yield(element) }
      if !isOpen { continuation.finish() }
    }
  }
}

extension AsyncThrowingStream where Element: Sendable, Failure == any Error {
  /// A stream of recorded elements.
  ///
  /// The source of a recorded test has it in place of the stream of a client.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - isOpen: Whether the stream goes on after them. It then has no other elements until its consumer is cancelled.
  /// - Returns: The stream.
  public static func recorded(_ elements: [Element], isOpen: Bool = false) -> Self {
    Self { continuation in
      for element in elements { continuation.yield(element) }
      if !isOpen { continuation.finish() }
    }
  }

  /// A stream of recorded elements that ends with an error.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - error: The error.
  /// - Returns: The stream.
  public static func recorded(_ elements: [Element], throwing error: any Error) -> Self {
    Self { continuation in
      for element in elements { continuation.yield(element) }
      continuation.finish(throwing: error)
    }
  }
}
