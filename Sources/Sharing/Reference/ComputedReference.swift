#if canImport(Darwin)
import Combine
#else
import OpenCombine
#endif

/// A value that a closure computes from a shared value.
final class ComputedReference<Root, Value>: DerivedReference {
  let base: any Reference<Root>
  private let compute: @Sendable (Root) -> Value

  init(_ base: any Reference<Root>, _ compute: @escaping @Sendable (Root) -> Value) {
    self.base = base
    self.compute = compute
  }

  var id: ReferenceID { base.id.appending(ObjectIdentifier(self)) }
  var value: Value { compute(base.value) }

  func value(with roots: SharedRoots) -> Value { compute(base.value(with: roots)) }

  var publisher: AnyPublisher<Value, Never> {
    base.publisher.map(compute).eraseToAnyPublisher()
  }
}
