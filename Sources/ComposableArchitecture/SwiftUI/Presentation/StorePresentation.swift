internal import ConcurrencyExtras
internal import ViewLayer

/// The store of a presented child.
///
/// Its id stays the same while the child is the same one, so that a change of the child's state leaves a sheet
/// open.
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

extension Binding {
  /// The store of the presented child.
  func store<State, Action>() -> Binding<Store<State, Action>?>
  where Value == PresentedStore<State, Action>? {
    Binding<Store<State, Action>?> {
      wrappedValue?.store
    } set: { store in
      if store == nil { wrappedValue = nil }
    }
  }
}

extension View {
  /// Presents a child of a store.
  func presenting<State, Action, ChildState, ChildAction, Content: View>(
    _ child: ChildPresentation<State, Action, ChildState, ChildAction>,
    content: @escaping (Self, Binding<PresentedStore<ChildState, ChildAction>?>) -> Content
  ) -> StorePresentation<Self, State, Action, ChildState, ChildAction, Content> {
    StorePresentation(base: self, child: child, content: content)
  }
}

/// A view that presents a child of a store.
///
/// The content gets a binding to the child's store, which is nil while there is no child. Writing nil sends
/// `.dismiss`, unless another child has taken the place of the one on the screen.
struct StorePresentation<
  Base: View,
  State,
  Action,
  ChildState,
  ChildAction,
  Content: View
>: View {
  let base: Base
  let child: ChildPresentation<State, Action, ChildState, ChildAction>
  let content: (Base, Binding<PresentedStore<ChildState, ChildAction>?>) -> Content

  @StateObject private var presented: Presented<ChildState, ChildAction>

  init(
    base: Base,
    child: ChildPresentation<State, Action, ChildState, ChildAction>,
    content: @escaping (Base, Binding<PresentedStore<ChildState, ChildAction>?>) -> Content
  ) {
    self.base = base
    self.child = child
    self.content = content
    _presented = StateObject(wrappedValue: Presented())
  }

  var body: some View {
    WithViewStore(child.store, observe: child.childID) { viewStore in
      let item = presented.item(viewStore.state, makeStore: child.makeChildStore)
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

  private func dismiss(_ item: PresentedStore<ChildState, ChildAction>?) {
    let core = child.store.core
    // The action of an alert's button may have removed the whole screen.
    guard let item, !core.isInvalid, item.id == child.childID(in: core.state) else { return }
    BindingLocal.sendingWrite { child.store.send(.dismiss) }
    core.whenIdle {
      guard item.id == child.childID(in: core.state) else { return }
      child.location.report(Issues.notDismissed(ChildState.self))
    }
  }
}

/// Keeps the store of a presented child for as long as the child is the same one.
private final class Presented<State, Action>: ObservableObject {
  private var item: PresentedStore<State, Action>?

  func item(
    _ id: ChildIdentity?,
    makeStore: () -> Store<State, Action>?
  ) -> PresentedStore<State, Action>? {
    if item?.id != id {
      item = id.flatMap { id in makeStore().map { PresentedStore(id: id, store: $0) } }
    }
    return item
  }
}
