import ConcurrencyExtras
import DependenciesMacros

// Endpoints of all shapes, which have to compile. Those of 'recorded' clients have recorded answers.

/// A value that cannot be copied.
struct Handle: ~Copyable {
  let number: Int
}

final class Object {
  var number = 1
}

struct Offline: Error, Equatable {}

@DependencyClient
struct ShapedClient: Sendable {
  // Parameters.
  var consumed: @Sendable (consuming String) -> Int = { $0.count }
  var consumedHandle: @Sendable (_ handle: consuming Handle, Int) async throws -> Int
  var borrowed: @Sendable (borrowing Handle) -> Int = { $0.number }
  var changed: @Sendable (inout Int) -> Void
  var sent: @Sendable (sending Object) -> Int = { $0.number }
  var variadic: @Sendable (Int...) -> Int = { $0.count }
  var onActor: @Sendable (isolated (any Actor)?) async -> Int = { _ in 1 }
  var lazily: @Sendable (@autoclosure () -> Int) -> Int = { $0() }
  var callback: @Sendable (_ end: @escaping @Sendable (Int) -> Void) -> Int = { _ in 1 }
  var rethrown: @Sendable (() throws -> Int) throws -> Int = { try $0() }
  var nested: @Sendable (@Sendable (Int) -> Int) -> @Sendable (Int) -> Int = { _ in { $0 } }
  var labeled: @Sendable (_ in: Int, _ for: String?) -> String? = { _, text in text }
  var optional: (@Sendable (Int) -> Int)?

  // Results.
  var handle: @Sendable () -> Handle = { Handle(number: 1) }
  var laterHandle: @Sendable (Int) async throws -> Handle
  var optionalHandle: @Sendable () -> Handle? = { nil }
  var sentResult: @Sendable () -> sending Object = { Object() }
  var tuple: @Sendable () -> (Int, text: String) = { (1, "") }
  var anything: @Sendable () -> any Equatable = { 1 }
  var stream: @Sendable () -> AsyncStream<Int> = { .finished }

  // Effects and isolation.
  var typed: @Sendable (Int) throws(Offline) -> Int = { $0 }
  var laterTyped: @Sendable (Int) async throws(Offline) -> Int = { $0 }
  var onMainActor: @MainActor @Sendable (Int) -> Int = { $0 }
  var laterOnMainActor: @MainActor @Sendable (Int) async -> Int = { $0 }
  var concurrent: @concurrent @Sendable (Int) async -> Int = { $0 }
  @MainActor var isolatedProperty: @Sendable (Int) -> Int = { $0 }

  // Names.
  var `repeat`: @Sendable () -> Int = { 1 }
  var `default`: @Sendable () async throws -> Int
}

@DependencyClient
@MainActor
struct MainActorClient: Sendable {
  var load: @Sendable (Int) async throws -> Int
  var show: @MainActor (Int) -> Int = { $0 }
  var local: (Int) -> Int = { $0 }
}

@DependencyClient
struct GenericClient<Value: Sendable>: Sendable {
  var load: @Sendable (Int) async throws -> Value
  var save: @Sendable (consuming Value) async throws -> Void
}

@DependencyClient
public struct PublicClient: Sendable {
  public var load: @Sendable (_ id: Int) async throws -> [String: [Int]]
}
