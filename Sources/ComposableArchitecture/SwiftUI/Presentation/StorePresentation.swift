internal import ConcurrencyExtras
#if canImport(Darwin)
internal import SwiftUI
#else
internal import ViewCore
#endif

/// What is presented, with its store.
///
/// It keeps its id while the child is the same one, so that a sheet stays open however the child's state
/// changes.
struct PresentedStore<State, Action>: Identifiable {
  let id: ChildIdentity
  let store: Store<State, Action>
}

extension PresentedStore: Hashable {
  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.id == rhs.id
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}

/// A view with something that a store presents.
///
/// The content is made with a binding of what is presented: nil while nothing is. Writing nil sends
/// `.dismiss`, if what was shown is still what is presented.
struct StorePresentation<
  Base: View,
  State,
  Action,
  ChildState,
  ChildAction,
  Content: View
>: View {
  let base: Base
  let store: Store<PresentationState<State>, PresentationAction<Action>>
  let toChildState: (State) -> ChildState?
  let fromChildAction: (ChildAction) -> Action
  let location: SourceLocation
  let content: (Base, Binding<PresentedStore<ChildState, ChildAction>?>) -> Content

  @StateObject private var presented: Presented<State, Action, ChildState, ChildAction>

  init(
    base: Base,
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    toChildState: @escaping (State) -> ChildState?,
    fromChildAction: @escaping (ChildAction) -> Action,
    location: SourceLocation,
    content: @escaping (Base, Binding<PresentedStore<ChildState, ChildAction>?>) -> Content
  ) {
    self.base = base
    self.store = store
    self.toChildState = toChildState
    self.fromChildAction = fromChildAction
    self.location = location
    self.content = content
    _presented = StateObject(wrappedValue: Presented())
  }

  var body: some View {
    WithViewStore(
      store,
      observe: { $0.wrappedValue.flatMap(toChildState).map(ChildIdentifier().callAsFunction) }
    ) { viewStore in
      let item = presented.item(viewStore.state, makeStore: makeStore)
      content(
        base,
        Binding {
          item
        } set: {
          if $0 == nil { dismiss(item) }
        }
      )
    }
  }

  private func makeStore() -> Store<ChildState, ChildAction>? {
    store.child({ $0.wrappedValue.flatMap(toChildState) }, { .presented(fromChildAction($0)) })
  }

  private func dismiss(_ item: PresentedStore<ChildState, ChildAction>?) {
    // What the button of an alert sent may have removed the whole screen.
    guard let item, !store.core.isInvalid, item.id == currentID else { return }
    BindingLocal.sendingWrite { store.send(.dismiss) }
    store.core.whenIdle {
      guard item.id == currentID else { return }
      location.report(Issues.notDismissed(ChildState.self))
    }
  }

  private var currentID: ChildIdentity? {
    let identify = ChildIdentifier<ChildState>()
    return store.core.state.wrappedValue.flatMap(toChildState).map { identify($0) }
  }
}

/// Keeps the store of what is presented for as long as it is the same.
private final class Presented<State, Action, ChildState, ChildAction>: ObservableObject {
  private var item: PresentedStore<ChildState, ChildAction>?

  func item(
    _ id: ChildIdentity?,
    makeStore: () -> Store<ChildState, ChildAction>?
  ) -> PresentedStore<ChildState, ChildAction>? {
    if item?.id != id {
      item = id.flatMap { id in makeStore().map { PresentedStore(id: id, store: $0) } }
    }
    return item
  }
}

extension View {
  /// Presents a child of what a store presents.
  func presenting<State, Action, ChildState, ChildAction, Content: View>(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toChildState: @escaping (State) -> ChildState?,
    action fromChildAction: @escaping (ChildAction) -> Action,
    reportingAt location: SourceLocation,
    content: @escaping (Self, Binding<PresentedStore<ChildState, ChildAction>?>) -> Content
  ) -> StorePresentation<Self, State, Action, ChildState, ChildAction, Content> {
    StorePresentation(
      base: self,
      store: store,
      toChildState: toChildState,
      fromChildAction: fromChildAction,
      location: location,
      content: content
    )
  }
}
