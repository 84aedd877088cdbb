package import ConcurrencyExtras
package import Dependencies

/// Remembers what shared values were before code that it tracks changed them.
///
/// A test store tracks its feature, and asks for a ``SharedAssertion`` when the test says what has
/// changed. What changes elsewhere, such as in the test itself or on the disk, is none of its concern.
package final class SharedChangeTracker: Sendable {
  private let state = Locked(State())

  private struct State {
    var changes: [ObjectIdentifier: any AnySharedChange] = [:]
    var lastOrder = 0
  }

  package init() {}

  /// Tracks whoever sees these dependencies.
  package func track(_ dependencies: inout DependencyValues) {
    dependencies.sharedChangeTrackers.append(self)
  }

  /// Tracks what an operation does.
  package func track<R>(_ operation: () throws -> R) rethrows -> R {
    var dependencies = DependencyValues._current
    track(&dependencies)
    return try DependencyValues.withCurrent(dependencies, operation: operation)
  }

  /// What the changed values are now.
  package func snapshot() -> SharedSnapshot {
    SharedSnapshot(values: state.withLock { $0.changes }.mapValues { $0.captureValue() })
  }

  /// Begins to compare the changes with what a test says about them.
  ///
  /// - Parameters:
  ///   - snapshot: The values that the test speaks of, or nil for those of now.
  ///   - isRelaxed: Whether what the test does not mention is taken as said.
  /// - Returns: The assertion.
  package func assertion(
    asOf snapshot: SharedSnapshot? = nil,
    isRelaxed: Bool = false
  ) -> SharedAssertion {
    let snapshot = snapshot ?? self.snapshot()
    return SharedAssertion(
      state.withLock { $0.changes }.mapValues {
        $0.begin(actual: snapshot.values[$0.id], isRelaxed: isRelaxed)
      }
    )
  }

  /// Takes note of what a test has asserted.
  ///
  /// - Parameters:
  ///   - assertion: What the test says.
  ///   - isComplete: Whether what the test does not say is passed over too.
  package func settle(_ assertion: SharedAssertion, isComplete: Bool) {
    for entry in assertion.entries.values where isComplete || entry.isMet {
      let rest = entry.rest()
      state.withLock { $0.changes[entry.id] = rest }
    }
  }

  /// Passes over all changes.
  package func reset() {
    state.withLock { $0.changes = [:] }
  }

  /// The changes that no test has asserted, in the order in which they began.
  package var unasserted: [UnassertedChange] {
    state.withLock { Array($0.changes.values) }.sorted { $0.order < $1.order }
      .compactMap { $0.difference() }
  }

  /// Notes the value of a reference that is about to change, for those who track the current code.
  static func note<Value>(
    _ reference: StoredReference<Value>,
    value: @autoclosure () -> Value,
    at location: SourceLocation
  ) {
    for tracker in DependencyValues._current.sharedChangeTrackers {
      tracker.state.withLock { state in
        let id = ObjectIdentifier(reference)
        guard state.changes[id] == nil else { return }
        state.lastOrder += 1
        state.changes[id] = SharedChange(
          reference: reference,
          before: value(),
          order: state.lastOrder,
          location: location
        )
      }
    }
  }
}

/// What shared values were at some time.
package struct SharedSnapshot {
  let values: [ObjectIdentifier: any AnyObject & Sendable]
}

/// A change of a shared value that no test has asserted.
package struct UnassertedChange: Sendable {
  /// The key of the value.
  package let name: String
  package let before: UncheckedSendable<Any>
  package let now: UncheckedSendable<Any>
  /// Where it was changed first.
  package let location: SourceLocation?
}

extension DependencyValues {
  var sharedChangeTrackers: [SharedChangeTracker] {
    get { self[TrackersKey.self] }
    set { self[TrackersKey.self] = newValue }
  }
}

private enum TrackersKey: DependencyKey {
  static let liveValue: [SharedChangeTracker] = []
  static let testValue: [SharedChangeTracker] = []
}
