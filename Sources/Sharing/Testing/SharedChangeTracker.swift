package import ConcurrencyExtras
package import Dependencies

/// Keeps the old values of shared values that tracked code has changed.
///
/// A test store tracks its feature, and makes a ``SharedAssertion`` when the test asserts changes. It ignores other
/// changes, such as those of the test itself or of the disk.
package final class SharedChangeTracker: Sendable {
  private static let changesByReducers = Locked(0)
  private let state = Locked(State())

  private struct State {
    var changes: [ObjectIdentifier: any AnySharedChange] = [:]
    var lastOrder = 0
  }

  package init() {}

  /// Tracks the code that has these dependencies.
  package func track(_ dependencies: inout DependencyValues) {
    dependencies.sharedChangeTrackers.append(self)
  }

  /// Tracks the changes of an operation.
  package func track<R>(_ operation: () throws -> R) rethrows -> R {
    var dependencies = DependencyValues._current
    track(&dependencies)
    return try DependencyValues.withCurrent(dependencies, operation: operation)
  }

  /// The number of changes of shared values that reducers have begun, in debug builds.
  package static var changeCount: Int { changesByReducers.withLock { $0 } }

  /// The current values of the changed references.
  package func snapshot() -> SharedSnapshot {
    SharedSnapshot(values: state.withLock { $0.changes }.mapValues { $0.captureValue() })
  }

  /// Begins the comparison of the changes with the expectation of a test.
  ///
  /// - Parameters:
  ///   - snapshot: The actual values, or nil for those of now.
  ///   - isRelaxed: Whether changes that the test does not mention count as expected.
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

  /// Removes the changes that a test has asserted.
  ///
  /// - Parameters:
  ///   - assertion: The assertion of the test.
  ///   - isComplete: Whether the other changes are removed too.
  package func settle(_ assertion: SharedAssertion, isComplete: Bool) {
    for entry in assertion.entries.values where isComplete || entry.isMet {
      let rest = entry.rest()
      state.withLock { $0.changes[entry.id] = rest }
    }
  }

  /// Removes all changes.
  package func reset() {
    state.withLock { $0.changes = [:] }
  }

  /// The changes that no test has asserted, in the order in which they began.
  package var unasserted: [UnassertedChange] { Self.unasserted(state.withLock { $0.changes }) }

  /// Removes all changes, and returns those that no test has asserted, in the order in which they began.
  package func take() -> [UnassertedChange] {
    let changes = state.withLock { state in
      defer { state.changes = [:] }
      return state.changes
    }
    return Self.unasserted(changes)
  }

  private static func unasserted(
    _ changes: [ObjectIdentifier: any AnySharedChange]
  ) -> [UnassertedChange] {
    guard !changes.isEmpty else { return [] }
    return changes.values.sorted { $0.order < $1.order }.compactMap { $0.difference() }
  }

  /// Keeps the value of a reference that is about to change, in the trackers of the running code.
  static func note<Value>(
    _ reference: StoredReference<Value>,
    value: @autoclosure () -> Value,
    at location: SourceLocation
  ) {
    if isDebugBuild, Reduction.isCurrent { changesByReducers.withLock { $0 &+= 1 } }
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

/// The values of references at one moment.
package struct SharedSnapshot {
  let values: [ObjectIdentifier: any AnyObject & Sendable]
}

/// A change of a shared value that no test has asserted.
package struct UnassertedChange: Sendable {
  /// The stored reference, which is kept, so that no other one has its identity.
  package let reference: any AnyObject & Sendable
  /// The key of the value.
  package let name: String
  package let before: UncheckedSendable<Any>
  package let now: UncheckedSendable<Any>
  /// The place of the first change.
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
