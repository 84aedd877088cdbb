import ConcurrencyExtras

/// A subject that sends to its subscribers in the order of their subscriptions.
///
/// A subject of Combine promises no order, and those of OpenCombine keep their subscribers in a set. This one has a
/// subject of its own for each subscriber. A subscription retains its subject until it is cancelled.
///
/// NB: `@unchecked Sendable` holds because subjects lock for themselves, and the closure makes a new one each time.
package final class OrderedSubject<Each: Subject>: Publisher, @unchecked Sendable
where Each.Failure == Never {
  package typealias Output = Each.Output
  package typealias Failure = Never

  private struct Entry {
    weak var subject: Each?
  }

  private struct State {
    private(set) var entries: [Entry] = []
    private var limit = 8

    /// Adds a subject, and sometimes removes those of cancelled subscriptions.
    mutating func insert(_ subject: Each) {
      if entries.count >= limit {
        entries.removeAll { $0.subject == nil }
        limit = Swift.max(8, 2 * entries.count)
      }
      entries.append(Entry(subject: subject))
    }
  }

  private let makeSubject: () -> Each
  private let state = Locked(State())

  /// Creates a subject.
  ///
  /// - Parameter makeSubject: Makes the subject of one subscriber.
  package init(_ makeSubject: @escaping () -> Each) {
    self.makeSubject = makeSubject
  }

  package func receive<S: Subscriber<Output, Never>>(subscriber: S) {
    let subject = makeSubject()
    state.withLock { $0.insert(subject) }
    subject.subscribe(subscriber)
  }

  /// Sends a value to the present subscribers.
  package func send(_ value: Output) {
    for subject in state.withLock({ $0.entries.compactMap(\.subject) }) {
      subject.send(value)
    }
  }
}

extension OrderedSubject where Output == Void {
  /// Notifies the present subscribers.
  package func send() {
    send(())
  }
}
