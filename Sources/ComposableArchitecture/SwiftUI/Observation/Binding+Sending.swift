public import CasePaths
#if canImport(Darwin)
public import SwiftUI
#else
public import ViewCore
#endif

/// A field of a store on the way to a binding whose writes are an action of your own.
///
/// ```swift
/// TextField("Name", text: $store.name.sending(\.nameChanged))
/// ```
@dynamicMemberLookup
public struct _StoreBinding<State: ObservableState, Action, Value> {
  let store: Store<State, Action>
  let keyPath: KeyPath<State, Value>

  /// A part of the field.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value, Member>
  ) -> _StoreBinding<State, Action, Member> {
    _StoreBinding<State, Action, Member>(
      store: store,
      keyPath: self.keyPath.appending(path: keyPath)
    )
  }

  /// A binding that reads the field, and whose writes are an action.
  ///
  /// - Parameter action: The case of the action, which takes the value.
  /// - Returns: The binding.
  @preconcurrency
  @MainActor
  public func sending(_ action: CaseKeyPath<Action, Value>) -> Binding<Value> {
    store.field(keyPath, sending: action).binding
  }
}

extension Binding {
  /// Says that a binding has an action already.
  // NB: With it the compiler looks for a wrong case where it is, in `$store.name.sending(\.nmaeChanged)`, and not for
  // a `sending` of the value. Nobody has three values of `Never`.
  @available(*, unavailable, message: "Only a field of a store sends an action of your own.")
  public func sending(_ first: Never, _ second: Never, _ third: Never) -> Never {}
}
