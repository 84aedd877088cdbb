#if canImport(Darwin)
import Combine
#else
import OpenCombine
#endif

/// A value that a closure computes from a shared value.
final class ComputedReference<Root, Value>: Reference {
  private let base: any Reference<Root>
  private let compute: @Sendable (Root) -> Value

  init(_ base: any Reference<Root>, _ compute: @escaping @Sendable (Root) -> Value) {
    self.base = base
    self.compute = compute
  }

  var id: ReferenceID { base.id.appending(ObjectIdentifier(self)) }
  var value: Value { compute(base.value) }
  var key: String? { base.key }
  var isLoading: Bool { base.isLoading }
  var loadError: (any Error)? { base.loadError }

  func load() async throws {
    try await base.load()
  }

  var publisher: AnyPublisher<Value, Never> {
    base.publisher.map(compute).eraseToAnyPublisher()
  }
}
