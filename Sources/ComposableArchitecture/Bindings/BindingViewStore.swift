internal import ConcurrencyExtras

internal import ViewLayer

/// The source of a view's state, in the closure after `observe:`, for a view that writes to some fields.
///
/// It reads like the state. A ``BindingState`` field gives a ``BindingViewState``:
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

  /// Lets closures take it as `{ $store in … }`.
  public init(projectedValue: Self) {
    self = projectedValue
  }

  /// The state.
  public var wrappedValue: State { state() }

  /// The value itself.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }

  /// A member of the state.
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    wrappedValue[keyPath: keyPath]
  }

  /// A field that controls may write to, for the view's state.
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
