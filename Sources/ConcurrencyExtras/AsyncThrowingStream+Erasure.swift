extension AsyncThrowingStream where Failure == any Error {
  /// Creates a stream of the elements of any asynchronous sequence, and of the error that ends it.
  ///
  /// The stream requests an element from the sequence when its consumer requests one.
  ///
  /// - Parameter sequence: A sequence, iterated once.
  public init<S: AsyncSequence>(_ sequence: S) where S.Element == Element, S: Sendable {
    let iterator = LazyIterator(sequence)
    self.init { try await iterator.next() }
  }

  /// A stream without elements that does not end until the task that iterates it is cancelled.
  public static var never: Self {
    Self { _ in }
  }

  /// Creates a stream that has ended.
  ///
  /// - Parameter error: The error that ended it, or `nil`.
  /// - Returns: A stream without elements.
  public static func finished(throwing error: Failure? = nil) -> Self {
    Self { $0.finish(throwing: error) }
  }
}

extension AsyncSequence {
  /// Hides the type of the sequence behind an `AsyncThrowingStream`.
  public func eraseToThrowingStream() -> AsyncThrowingStream<Element, any Error>
  where Self: Sendable {
    AsyncThrowingStream(self)
  }
}
