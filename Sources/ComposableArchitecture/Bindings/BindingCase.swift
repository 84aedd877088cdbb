public import CasePaths
internal import ConcurrencyExtras

/// The path of an action's case `binding`, made once for each type of action.
///
/// A reducer's body may be rebuilt for each action, so it cannot keep the path. The lookup is inlined into the app's
/// module, where the types are known. Generic code would look up their metadata on every action. With a new path for each
/// action, the benchmark 'send past a binding reducer' takes more than twice as long.
@usableFromInline
final class BindingCase<Action: BindableAction>: Sendable {
  @usableFromInline let path: AnyCasePath<Action, BindingAction<Action.State>>

  @usableFromInline
  init() {
    path = /{ Action.binding($0) }
  }

  @inlinable
  static func of(_ action: Action.Type) -> BindingCase {
    if let known = BindingCases.known(action) {
      return unsafeDowncast(known, to: BindingCase.self)
    }
    let new = BindingCase()
    BindingCases.add(new, for: action)
    return new
  }
}

@usableFromInline
enum BindingCases {
  private static let cases = Locked<[ObjectIdentifier: any AnyObject & Sendable]>([:])

  @usableFromInline
  static func known(_ action: Any.Type) -> (any AnyObject & Sendable)? {
    cases.withLock { $0[ObjectIdentifier(action)] }
  }

  @usableFromInline
  static func add(_ path: any AnyObject & Sendable, for action: Any.Type) {
    cases.withLock { $0[ObjectIdentifier(action)] = path }
  }
}
