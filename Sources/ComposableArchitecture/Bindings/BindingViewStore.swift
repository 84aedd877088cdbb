internal import ConcurrencyExtras

#if canImport(Darwin)
internal import SwiftUI
#else
internal import ViewCore
#endif

/// What the closure after `observe:` takes a view's state from, if the view writes to some of it.
///
/// It reads like the state. A field that is marked with ``BindingState`` gives a ``BindingViewState``:
///
/// ```swift
/// extension ContentView.ViewState {
///   init(_ store: BindingViewStore<Feature.State>) {
///     _amount = store.$amount
///     isSaveButtonEnabled = store.amount > 0
///   }
/// }
///
/// WithViewStore(store, observe: ViewState.init) { viewStore in … }
/// ```
@dynamicMemberLookup
@propertyWrapper
@preconcurrency
@MainActor
public struct BindingViewStore<State> {
  private let state: () -> State
  private let write: (BindingAction<State>, SourceLocation?) -> Void

  init<Action, ViewAction: BindableAction<State>>(
    _ store: Store<State, Action>,
    send fromViewAction: @escaping (ViewAction) -> Action
  ) {
    state = { store.core.state }
    write = { action, declaration in
      store.core.write(action, toFieldAt: declaration) { store.send(fromViewAction($0)) }
    }
  }

  /// The same one, which lets closures take it as `{ $store in … }`.
  public init(projectedValue: Self) {
    self = projectedValue
  }

  /// The state.
  public var wrappedValue: State { state() }

  /// The same one.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }

  /// A part of the state.
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    wrappedValue[keyPath: keyPath]
  }

  /// A field to which controls may write, for the view's state.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<State, BindingState<Value>>
  ) -> BindingViewState<Value> {
    let keyPath = keyPath.shareable
    return BindingViewState(
      Binding {
        wrappedValue[keyPath: keyPath].wrappedValue
      } set: {
        write(.set(keyPath, $0), wrappedValue[keyPath: keyPath].location)
      }
    )
  }
}
