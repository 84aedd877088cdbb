public import CustomDump
internal import ConcurrencyExtras
package import Dependencies

/// The id of an element of a ``StackState``.
///
/// Ids are given out in order and never twice, so that an element that is pushed anew is another one.
/// In a test the first is 0, and they can be written as numbers:
///
/// ```swift
/// await store.send(.path(.element(id: 0, action: .titleChanged("Design")))) {
///   $0.path[id: 0]?.title = "Design"
/// }
/// ```
public struct StackElementID: Hashable, Sendable {
  /// How many ids were given out before it.
  package let generation: Int

  package init(generation: Int) {
    self.generation = generation
  }
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
  /// Makes an id of a number, in tests.
  ///
  /// Elsewhere nothing is known about which element has which number: the process stops with a
  /// message, as a literal has no other way to fail.
  public init(integerLiteral value: Int) {
    guard DependencyValues._current.context == .test else {
      fatalError(Issues.stackElementIDLiteralOutsideOfTest(value))
    }
    self.init(generation: value)
  }
}

/// Gives out the ids of stack elements.
///
/// The whole app shares one, so that ids do not depend on which store made them; each test has its own.
package struct StackElementIDGenerator: DependencyKey, Sendable {
  private let generation = LockIsolated(0)

  package static let liveValue = StackElementIDGenerator()
  package static var testValue: StackElementIDGenerator { StackElementIDGenerator() }

  /// The id that is given out next.
  package var upcoming: StackElementID {
    get { StackElementID(generation: generation.value) }
    nonmutating set { generation.setValue(newValue.generation) }
  }

  /// Gives out an id.
  package func next() -> StackElementID {
    generation.withValue { generation in
      defer { generation += 1 }
      return StackElementID(generation: generation)
    }
  }

  /// Sees to it that ids up to one are not given out again.
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
