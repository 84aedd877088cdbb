public import CustomDump
internal import ConcurrencyExtras
package import Dependencies

/// The id of an element of a ``StackState``.
///
/// Ids are generated in order and never reused, so an element that is pushed again is a new element. In a test, the
/// first id is 0, and ids can be written as numbers:
///
/// ```swift
/// await store.send(.path(.element(id: 0, action: .titleChanged("Design")))) {
///   $0.path[id: 0]?.title = "Design"
/// }
/// ```
public struct StackElementID: Hashable, Sendable {
  /// The number of ids that were generated before.
  @usableFromInline package let generation: Int

  package init(generation: Int) {
    self.generation = generation
  }
}

extension StackElementID {
  /// Generates an id.
  @usableFromInline
  static func makeNext() -> Self { DependencyValues._current.stackElementID.next() }
}

extension StackElementID: CustomDebugStringConvertible {
  /// The id as dumps show it, such as `#3`.
  public var debugDescription: String { "#\(generation)" }
}

extension StackElementID: CustomDumpStringConvertible {
  /// The id as dumps show it, such as `#3`.
  public var customDumpDescription: String { "#\(generation)" }
}

extension StackElementID: ExpressibleByIntegerLiteral {
  /// Creates an id from a number, in tests.
  ///
  /// Outside of tests, the number of an element is not predictable. There the process stops with a message, because a
  /// literal has no other way to fail.
  public init(integerLiteral value: Int) {
    guard DependencyValues._current.context == .test else {
      fatalError(Issues.stackElementIDLiteralOutsideOfTest(value))
    }
    self.init(generation: value)
  }
}

/// Generates the ids of stack elements.
///
/// The whole app shares one generator, so ids do not depend on the store. Each test has its own.
package struct StackElementIDGenerator: DependencyKey, Sendable {
  private let generation = LockIsolated(0)

  package static let liveValue = StackElementIDGenerator()
  package static var testValue: StackElementIDGenerator { StackElementIDGenerator() }

  /// The next id.
  package var upcoming: StackElementID {
    get { StackElementID(generation: generation.value) }
    nonmutating set { generation.setValue(newValue.generation) }
  }

  /// Generates an id.
  package func next() -> StackElementID {
    generation.withValue { generation in
      defer { generation += 1 }
      return StackElementID(generation: generation)
    }
  }

  /// Marks an id, and all before it, as used.
  package func consume(_ id: StackElementID) {
    generation.withValue { $0 = max($0, id.generation + 1) }
  }
}

extension DependencyValues {
  package var stackElementID: StackElementIDGenerator {
    get { self[StackElementIDGenerator.self] }
    set { self[StackElementIDGenerator.self] = newValue }
  }
}
