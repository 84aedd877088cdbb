#if canImport(Darwin)
public import SwiftUI
#else
public import ViewCore
#endif

/// A view that observes a part of a store's state, and runs again only when that part changes.
///
/// ```swift
/// struct CounterView: View {
///   let store: StoreOf<Counter>
///
///   var body: some View {
///     WithViewStore(store, observe: { $0 }) { viewStore in
///       Button("\(viewStore.count)") { viewStore.send(.incrementButtonTapped) }
///     }
///   }
/// }
/// ```
///
/// A view that observes a store throughout its body can hold a ``ViewStore`` itself.
///
/// To test it, mount the view with a store, send actions, and look at what it shows.
public struct WithViewStore<ViewState, ViewAction, Content: View>: View {
  @ObservedObject private var viewStore: ViewStore<ViewState, ViewAction>
  private let content: (ViewStore<ViewState, ViewAction>) -> Content
  var changePrinter: ChangePrinter<ViewState>?

  /// What the view observes, as it is now.
  var observed: ViewState { viewStore.state }

  init(
    _ viewStore: ViewStore<ViewState, ViewAction>,
    content: @escaping (ViewStore<ViewState, ViewAction>) -> Content
  ) {
    self.viewStore = viewStore
    self.content = content
  }

  /// Creates a view with actions of its own.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: What the view needs of the state.
  ///   - fromViewAction: Makes an action of the store from one of the view.
  ///   - isDuplicate: Whether the view looks the same for two states.
  ///   - content: The view, made of the view store.
  public init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) {
    let viewStore = ViewStore(
      store,
      observe: toViewState,
      send: fromViewAction,
      removeDuplicates: isDuplicate
    )
    self.init(viewStore, content: content)
  }

  /// Creates a view.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: What the view needs of the state.
  ///   - isDuplicate: Whether the view looks the same for two states.
  ///   - content: The view, made of the view store.
  public init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) {
    self.init(
      ViewStore(store, observe: toViewState, removeDuplicates: isDuplicate),
      content: content
    )
  }

  /// What the closure makes of the view store.
  public var body: Content {
    changePrinter?.print(viewStore.state)
    return content(viewStore)
  }
}

extension WithViewStore where ViewState: Equatable {
  /// Creates a view with actions of its own, to which equal states look the same.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: What the view needs of the state.
  ///   - fromViewAction: Makes an action of the store from one of the view.
  ///   - content: The view, made of the view store.
  public init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) {
    self.init(ViewStore(store, observe: toViewState, send: fromViewAction), content: content)
  }

  /// Creates a view to which equal states look the same.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: What the view needs of the state.
  ///   - content: The view, made of the view store.
  public init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) {
    self.init(ViewStore(store, observe: toViewState), content: content)
  }
}
