internal import ConcurrencyExtras

/// A stream of elements that a client may return.
protocol RecordedStream {
  /// The type of the elements.
  static var elementType: Any.Type { get }
  /// Whether the stream can end with an error.
  static var isThrowing: Bool { get }
  /// A stream that has ended.
  static var ended: Self { get }
  /// The same stream, of which each element is noted when it is received.
  func noting(_ note: @escaping @Sendable (RecordedAnswer.Event) -> Void) -> Self
}

extension AsyncStream: RecordedStream {
  static var elementType: Any.Type { Element.self }
  static var isThrowing: Bool { false }
  static var ended: Self { .finished }

  func noting(_ note: @escaping @Sendable (RecordedAnswer.Event) -> Void) -> Self {
    let stream = UncheckedSendable(self)
    return Self {
      // All iterators of a stream take the next one of its elements.
      var iterator = stream.value.makeAsyncIterator()
      let element = await EndpointCall.$isRunning.withValue(true) { await iterator.next() }
      if let element {
        note(.emitted(AnswerValue(element)))
      } else if !Task.isCancelled {
        note(.finished)
      }
      return element
    }
  }
}

extension AsyncThrowingStream: RecordedStream where Failure == any Error {
  static var elementType: Any.Type { Element.self }
  static var isThrowing: Bool { true }
  static var ended: Self { Self { $0.finish() } }

  func noting(_ note: @escaping @Sendable (RecordedAnswer.Event) -> Void) -> Self {
    let stream = UncheckedSendable(self)
    return Self {
      var iterator = stream.value.makeAsyncIterator()
      do {
        let element = try await EndpointCall.$isRunning.withValue(true) {
          try await iterator.next()
        }
        if let element {
          note(.emitted(AnswerValue(element)))
        } else if !Task.isCancelled {
          note(.finished)
        }
        return element
      } catch {
        if !Task.isCancelled { note(.failed(AnswerValue(error: error))) }
        throw error
      }
    }
  }
}
