/// Actions of a feature of which some are meant for its view.
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
/// The macro ``ViewAction(for:)`` lets a view send those and no others.
public protocol ViewAction<ViewAction> {
  /// The actions of the view.
  associatedtype ViewAction

  /// An action of the view, as one of the feature.
  static func view(_ action: ViewAction) -> Self
}

/// A view that sends the actions that are meant for views.
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
  /// - Parameter action: What the person did.
  /// - Returns: The effects that the action started.
  @discardableResult
  public func send(_ action: StoreAction.ViewAction) -> StoreTask {
    store.send(.view(action))
  }
}

/// Lets a view send the actions that are meant for views.
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
/// A view without a `store` is an error, and so is `$store` without `@Bindable var store`; a call of `store.send` is
/// a warning.
@attached(extension, conformances: ViewActionSending, names: named(`$store`))
public macro ViewAction<R: Reducer>(for: R.Type) =
  #externalMacro(module: "ComposableArchitectureMacros", type: "ViewActionMacro")
where R.Action: ViewAction

/// Says what the actions of a feature need, so that a view can send those that are meant for it.
///
/// It is chosen where `Action` is no ``ViewAction``, and is an error.
@attached(extension, names: named(_ViewAction), named(send))
public macro ViewAction<R: Reducer>(for: R.Type) =
  #externalMacro(module: "ComposableArchitectureMacros", type: "PlainViewActionMacro")
