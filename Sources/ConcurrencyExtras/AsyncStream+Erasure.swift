extension AsyncStream {
  /// Creates a stream of the elements of any asynchronous sequence.
  ///
  /// Use it to hide which sequence a client returns:
  ///
  /// ```swift
  /// struct Screenshots: Sendable {
  ///   var taken: @Sendable () -> AsyncStream<Void>
  /// }
  /// ```
  ///
  /// The stream requests an element from the sequence when its consumer requests one. It ends when
  /// the sequence ends or throws; to keep the error make an `AsyncThrowingStream`.
  ///
  /// - Parameter sequence: A sequence, iterated once.
  public init<S: AsyncSequence>(_ sequence: S) where S.Element == Element, S: Sendable {
    let iterator = LazyIterator(sequence)
    self.init { try? await iterator.next() }
  }

  /// A stream without elements that does not end until the task that iterates it is cancelled.
  public static var never: Self {
    Self { _ in }
  }

  /// A stream that has ended.
  public static var finished: Self {
    Self { $0.finish() }
  }
}

extension AsyncSequence {
  /// Hides the type of the sequence behind an `AsyncStream`.
  ///
  /// An error of the sequence ends the stream without a trace; ``eraseToThrowingStream()`` keeps it.
  public func eraseToStream() -> AsyncStream<Element> where Self: Sendable {
    AsyncStream(self)
  }
}
