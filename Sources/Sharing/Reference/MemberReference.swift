import ConcurrencyExtras

#if canImport(Darwin)
import Combine
#else
import OpenCombine
#endif

/// A property of a shared value.
///
/// NB: `@unchecked Sendable` holds because the key path comes from a dynamic member. The compiler creates it from names
/// and subscripts of values, and nothing changes it.
class MemberReference<Root, Value>: DerivedReference, @unchecked Sendable {
  let base: any Reference<Root>
  private let path: KeyPath<Root, Value>

  init(_ base: any Reference<Root>, _ path: KeyPath<Root, Value>) {
    self.base = base
    self.path = path
  }

  var id: ReferenceID { base.id.appending(path) }
  var value: Value { base.value[keyPath: path] }

  func value(with roots: SharedRoots) -> Value { base.value(with: roots)[keyPath: path] }

  var publisher: AnyPublisher<Value, Never> {
    base.publisher.map { [path] in $0[keyPath: path] }.eraseToAnyPublisher()
  }
}

/// A property of a shared value that can be changed.
///
/// NB: `@unchecked Sendable` holds for the same reason.
final class MutableMemberReference<Root, Value>: MemberReference<Root, Value>, MutableReference,
  @unchecked Sendable
{
  private let root: any MutableReference<Root>
  private let path: WritableKeyPath<Root, Value>

  init(_ root: any MutableReference<Root>, _ path: WritableKeyPath<Root, Value>) {
    self.root = root
    self.path = path
    super.init(root, path)
  }

  func withLock<R>(
    at location: SourceLocation,
    _ operation: (inout Value) throws -> R
  ) rethrows -> R {
    try root.withLock(at: location) { try operation(&$0[keyPath: path]) }
  }

  var saveError: (any Error)? { root.saveError }

  func save() async throws {
    try await root.save()
  }
}
