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
