public import CasePaths
internal import ConcurrencyExtras
public import IdentifiedCollections

extension Reducer {
  /// Runs the feature of an element on the element that an action is for.
  ///
  /// ```swift
  /// struct Todos: Reducer {
  ///   struct State { var todos: IdentifiedArrayOf<Todo.State> = [] }
  ///   enum Action { case todos(IdentifiedActionOf<Todo>) … }
  ///
  ///   var body: some ReducerOf<Self> {
  ///     Reduce { state, action in … }
  ///       .forEach(\.todos, action: \.todos) {
  ///         Todo()
  ///       }
  ///   }
  /// }
  /// ```
  ///
  /// - The element runs before this reducer, so that it is there when it handles its action.
  /// - The element's effects are cancelled when it is removed.
  /// - An action for an element that is not there is reported as an issue; this reducer still runs.
  ///
  /// In a test an element is reached by its id:
  ///
  /// ```swift
  /// await store.send(.todos(.element(id: 1, action: .toggled))) {
  ///   $0.todos[id: 1]?.isDone = true
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - toElementsState: The elements.
  ///   - toElementAction: The case that holds their actions.
  ///   - element: The feature of an element, or several reducers as in a body.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: A reducer that runs the element, then this one.
  /// - Complexity: O(1) for an action of an element, in whatever place it is.
  public func forEach<
    ElementState,
    ElementAction,
    ID: Hashable & Sendable,
    Element: Reducer<ElementState, ElementAction>
  >(
    _ toElementsState: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
    action toElementAction: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>,
    @ReducerBuilder<ElementState, ElementAction> element: () -> Element,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    let path = AnyCasePath(toElementAction)
    return _ForEachReducer(
      parent: self,
      element: element(),
      toElements: toElementsState,
      extract: {
        guard case .element(let id, let action) = path.extract(from: $0) else { return nil }
        return (id, action)
      },
      embed: { path.embed(.element(id: $0, action: $1)) },
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Runs the feature of an element on the element that an action is for.
  ///
  /// ```swift
  /// enum Action { case todo(id: Todo.State.ID, action: Todo.Action) }
  ///
  /// Reduce { state, action in … }
  ///   .forEach(\.todos, action: /Action.todo) { Todo() }
  /// ```
  ///
  /// - Parameters:
  ///   - toElementsState: The elements.
  ///   - toElementAction: The case that holds an id and an action, such as `/Action.todo`.
  ///   - element: The feature of an element, or several reducers as in a body.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: A reducer that runs the element, then this one.
  /// - Complexity: O(1) for an action of an element, in whatever place it is.
  public func forEach<
    ElementState,
    ElementAction,
    ID: Hashable & Sendable,
    Element: Reducer<ElementState, ElementAction>
  >(
    _ toElementsState: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
    action toElementAction: AnyCasePath<Action, (ID, ElementAction)>,
    @ReducerBuilder<ElementState, ElementAction> element: () -> Element,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    _ForEachReducer(
      parent: self,
      element: element(),
      toElements: toElementsState,
      extract: toElementAction.extract,
      embed: { toElementAction.embed(($0, $1)) },
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}

/// A reducer with children in a collection.
public struct _ForEachReducer<Parent: Reducer, ID: Hashable & Sendable, Element: Reducer>: Reducer {
  @usableFromInline let parent: Parent
  @usableFromInline let element: _ReducerRunner<Element.State, Element.Action>
  @usableFromInline let slot: StateSlot<Parent.State, IdentifiedArray<ID, Element.State>>
  @usableFromInline let extract: (Parent.Action) -> (ID, Element.Action)?
  @usableFromInline let observer = ChildObserver<Element.State>()
  private let embed: @Sendable (ID, Element.Action) -> Parent.Action
  private let location: SourceLocation

  init(
    parent: Parent,
    element: Element,
    toElements: WritableKeyPath<Parent.State, IdentifiedArray<ID, Element.State>>,
    extract: @escaping (Parent.Action) -> (ID, Element.Action)?,
    embed: @escaping @Sendable (ID, Element.Action) -> Parent.Action,
    location: SourceLocation
  ) {
    self.parent = parent
    self.element = element._makeRunner()
    slot = StateSlot(toElements)
    self.extract = extract
    self.embed = embed
    self.location = location
  }

  /// Whether the parent or the element has branches.
  @inlinable
  public static var _isConditional: Bool {
    Parent._isConditional || Element._isConditional
  }

  /// Runs the element that the action is for, and then the parent.
  @inlinable
  public func reduce(
    into state: inout Parent.State,
    action: Parent.Action
  ) -> Effect<Parent.Action> {
    guard let (id, elementAction) = extract(action) else {
      return parent.reduce(into: &state, action: action)
    }
    // The elements stay the ones they are, so that nobody who observes the collection is concerned.
    let effect = slot.withValue(of: &state) { elements -> Effect<Element.Action>? in
      guard let index = elements.index(id: id) else { return nil }
      return observer.reduce(element, into: &elements[index], action: elementAction)
    }
    guard let effect else {
      reportMissingElement(id, for: action)
      return parent.reduce(into: &state, action: action)
    }
    guard !effect.isNone else { return parent.reduce(into: &state, action: action) }
    return scoped(effect, to: id).merge(with: parent.reduce(into: &state, action: action))
  }

  @usableFromInline
  func reportMissingElement(_ id: ID, for action: Parent.Action) {
    location.report(Issues.elementIsMissing(id: id, action: action, path: slot.keyPath))
  }

  @usableFromInline
  func scoped(_ effect: Effect<Element.Action>, to id: ID) -> Effect<Parent.Action> {
    effect
      .lifted({ [embed] in embed(id, $0) }) { [slot] (state: Parent.State) in
        slot.value(of: state)[id: id]
      }
      .scoped(to: ChildID(place: slot.keyPath, identity: ChildIdentity(id: AnyHashable(id)))) {
        [slot] (state: Parent.State) in
        slot.value(of: state).index(id: id) != nil
      }
  }
}
