internal import Dependencies
internal import Foundation

/// The names of the dependencies that a reducer and its children declare.
@MainActor
struct ReducerDependencies {
  private(set) var names: Set<String> = []
  private var visited: Set<ObjectIdentifier> = []

  /// Adds the dependencies of a reducer, and of those that its body has.
  ///
  /// Each type of reducer is visited once, because features may contain themselves.
  mutating func collect<R: Reducer>(from reducer: R) {
    guard visited.insert(ObjectIdentifier(R.self)).inserted else { return }
    for child in Mirror(reflecting: reducer).children {
      collect(child)
    }
    guard R.Body.self != Never.self, let body = reducer.body as? any Reducer else { return }
    collect(from: body)
  }

  private mutating func collect(_ child: Mirror.Child) {
    if let dependency = child.value as? any ReadDependency {
      guard let label = child.label, !Self.isRecorded(type(of: dependency).valueType)
      else { return }
      names.insert(String(label.drop { $0 == "_" }))
    } else if let reducer = child.value as? any Reducer {
      collect(from: reducer)
    } else if Mirror(reflecting: child.value).displayStyle == .tuple {
      for part in Mirror(reflecting: child.value).children { collect(part) }
    }
  }

  /// Whether a recording knows the values or the answers, or a test store gives them.
  private static func isRecorded(_ type: Any.Type) -> Bool {
    let recorded: [Any.Type] = [
      UUIDGenerator.self, DateGenerator.self, Date.self, (any Clock<Duration>).self,
      WithRandomNumberGenerator.self, DismissEffect.self,
    ]
    return recorded.contains { $0 == type } || ClientType.of(type) != nil
  }
}

private protocol ReadDependency {
  static var valueType: Any.Type { get }
}

extension Dependency: ReadDependency {
  fileprivate static var valueType: Any.Type { Value.self }
}
