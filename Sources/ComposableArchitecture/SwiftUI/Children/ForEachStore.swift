public import IdentifiedCollections
public import ViewLayer

/// Shows a view for each element of a collection of features.
///
/// ```swift
/// ForEachStore(store.scope(state: \.todos, action: { .todos($0) })) { todoStore in
///   TodoRow(store: todoStore)
/// }
/// ```
///
/// In a list, add `onDelete` and `onMove` to let the user delete and move elements.
///
/// It is evaluated again only when elements come, go or move. A change in an element evaluates only the view of
/// that element.
public struct ForEachStore<
  EachState,
  EachAction,
  Data: Collection,
  ID: Hashable & Sendable,
  Content: View
>: View {
  /// The elements when the view was made.
  public let data: Data
  private let content: Content

  /// Creates the views of the elements.
  ///
  /// - Parameters:
  ///   - store: The store of the collection.
  ///   - content: The view of an element.
  @preconcurrency
  @MainActor
  public init<EachContent>(
    _ store: Store<IdentifiedArray<ID, EachState>, IdentifiedAction<ID, EachAction>>,
    @ViewBuilder content: @escaping (_ store: Store<EachState, EachAction>) -> EachContent
  )
  where
    Data == IdentifiedArray<ID, EachState>,
    Content == WithViewStore<
      IdentifiedArray<ID, EachState>,
      IdentifiedAction<ID, EachAction>,
      ForEach<IdentifiedArray<ID, EachState>, ID, EachContent>
    >
  {
    self.init(store, embed: { .element(id: $0, action: $1) }, content: content)
  }

  /// Creates the views of elements whose actions are tuples with an id.
  ///
  /// ```swift
  /// enum Action { case todo(id: Todo.State.ID, action: Todo.Action) }
  ///
  /// ForEachStore(store.scope(state: \.todos, action: { .todo(id: $0, action: $1) })) { … }
  /// ```
  ///
  /// - Parameters:
  ///   - store: The store of the collection.
  ///   - content: The view of an element.
  @preconcurrency
  @MainActor
  public init<EachContent>(
    _ store: Store<IdentifiedArray<ID, EachState>, (id: ID, action: EachAction)>,
    @ViewBuilder content: @escaping (_ store: Store<EachState, EachAction>) -> EachContent
  )
  where
    Data == IdentifiedArray<ID, EachState>,
    Content == WithViewStore<
      IdentifiedArray<ID, EachState>,
      (id: ID, action: EachAction),
      ForEach<IdentifiedArray<ID, EachState>, ID, EachContent>
    >
  {
    self.init(store, embed: { ($0, $1) }, content: content)
  }

  @MainActor
  private init<Action, EachContent>(
    _ store: Store<IdentifiedArray<ID, EachState>, Action>,
    embed: @escaping (ID, EachAction) -> Action,
    content: @escaping (Store<EachState, EachAction>) -> EachContent
  )
  where
    Data == IdentifiedArray<ID, EachState>,
    Content == WithViewStore<
      IdentifiedArray<ID, EachState>,
      Action,
      ForEach<IdentifiedArray<ID, EachState>, ID, EachContent>
    >
  {
    data = store.core.state
    let stores = store.elementStores(of: EachAction.self)
    self.content = WithViewStore(
      store,
      observe: { $0 },
      removeDuplicates: { $0.ids == $1.ids }
    ) { viewStore in
      let elements = viewStore.state
      stores.prune(keeping: elements.ids)
      return ForEach(elements, id: elements.id) { element in
        let id = element[keyPath: elements.id]
        return content(stores.store(of: id, in: store.core, element: element, embed: embed))
      }
    }
  }

  /// The views of the elements.
  public var body: some View {
    content
  }
}
