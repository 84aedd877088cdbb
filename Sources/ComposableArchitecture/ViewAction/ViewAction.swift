/// An action type that separates the actions of the view from all others.
///
/// ```swift
/// enum Action: ViewAction {
///   case response(Int)
///   case view(View)
///
///   enum View { case incrementButtonTapped }
/// }
/// ```
///
/// The macro ``ViewAction(for:)`` lets a view send only the actions of the view.
public protocol ViewAction<ViewAction> {
  /// The actions of the view.
  associatedtype ViewAction

  /// Makes an action of the feature from one of the view.
  static func view(_ action: ViewAction) -> Self
}

/// A view that sends only the actions of its ``ViewAction``.
@preconcurrency
@MainActor
public protocol ViewActionSending<StoreState, StoreAction> {
  associatedtype StoreState
  associatedtype StoreAction: ViewAction

  /// The store of the feature.
  var store: Store<StoreState, StoreAction> { get }
}

extension ViewActionSending {
  /// Sends an action of the view.
  ///
  /// - Parameter action: The action.
  /// - Returns: The effects that the action started.
  @discardableResult
  public func send(_ action: StoreAction.ViewAction) -> StoreTask {
    store.send(.view(action))
  }
}

/// Lets a view send its actions with `send`, and only those.
///
/// ```swift
/// @ViewAction(for: Counter.self)
/// struct CounterView: View {
///   let store: StoreOf<Counter>
///
///   var body: some View {
///     Button("+") { send(.incrementButtonTapped) }
///   }
/// }
/// ```
///
/// A view without a `store` is an error. `$store` without `@Bindable var store` is an error, too. A call of
/// `store.send` is a warning.
@attached(extension, conformances: ViewActionSending, names: named(`$store`))
public macro ViewAction<R: Reducer>(for: R.Type) =
  #externalMacro(module: "ComposableArchitectureMacros", type: "ViewActionMacro")
where R.Action: ViewAction

/// Explains how to make the `Action` of a feature a ``ViewAction``.
///
/// The compiler chooses this macro when `Action` does not conform to ``ViewAction``. Its expansion is an error.
@attached(extension, names: named(_ViewAction), named(send))
public macro ViewAction<R: Reducer>(for: R.Type) =
  #externalMacro(module: "ComposableArchitectureMacros", type: "PlainViewActionMacro")
