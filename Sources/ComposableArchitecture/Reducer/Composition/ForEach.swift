public import CasePaths
internal import ConcurrencyExtras

extension Reducer {
  /// Runs the feature of an element for the actions of that element.
  ///
  /// The elements are those of a collection, or the screens of a navigation stack:
  ///
  /// ```swift
  /// struct Todos: Reducer {
  ///   struct State {
  ///     var path = StackState<Detail.State>()
  ///     var todos: IdentifiedArrayOf<Todo.State> = []
  ///   }
  ///   enum Action {
  ///     case path(StackActionOf<Detail>)
  ///     case todos(IdentifiedActionOf<Todo>)
  ///   }
  ///
  ///   var body: some ReducerOf<Self> {
  ///     Reduce { state, action in … }
  ///       .forEach(\.path, action: \.path) {
  ///         Detail()
  ///       }
  ///       .forEach(\.todos, action: \.todos) {
  ///         Todo()
  ///       }
  ///   }
  /// }
  /// ```
  ///
  /// - The element runs before this reducer, so this reducer cannot remove it before it handles its action.
  /// - The element's effects are cancelled when it is removed.
  /// - An action for a missing element is reported as an issue. This reducer still runs.
  /// - `.push` adds an element to a stack before this reducer runs. `.popFrom` removes an element and all above it
  ///   after this reducer has run. An element can dismiss itself with `@Dependency(\.dismiss)`.
  ///
  /// A test names an element by its id:
  ///
  /// ```swift
  /// await store.send(.todos(.element(id: 1, action: .toggled))) {
  ///   $0.todos[id: 1]?.isDone = true
  /// }
  /// ```
  ///
  /// The action's case can also be written `/Action.todos`. The action of an element in a collection can be a tuple:
  /// `case todo(id: Todo.State.ID, action: Todo.Action)`.
  ///
  /// Write the feature in braces, without the label `destination:`, and not as `element: Todo.init`: see Type checking
  /// in docs/Performance.md.
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
  /// - Complexity: O(1) for an action of an element, wherever it is in the collection.
  public func forEach<
    Slot,
    CaseAction,
    ChildInBracesWithoutLabel: _ChildInBracesWithoutLabel<Slot, CaseAction>
  >(
    _ toElementsState: WritableKeyPath<State, Slot>,
    action toElementAction: CaseKeyPath<Action, CaseAction>,
    @_ElementBuilder<Slot, CaseAction> element: () -> ChildInBracesWithoutLabel,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _ChildReducer<Self, ChildInBracesWithoutLabel> {
    _ChildReducer(
      parent: self,
      link: element(),
      slot: toElementsState,
      toAction: AnyCasePath(toElementAction),
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Runs the feature of an element for the actions of that element.
  ///
  /// - Parameters:
  ///   - toElementsState: The elements.
  ///   - toElementAction: The path of the case that holds their actions.
  ///   - element: The feature of an element, or several reducers as in a body.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: A reducer that runs the element, then this one.
  /// - Complexity: O(1) for an action of an element, wherever it is in the collection.
  @_disfavoredOverload
  public func forEach<
    Slot,
    CaseAction,
    ChildInBracesWithoutLabel: _ChildInBracesWithoutLabel<Slot, CaseAction>,
    Path: _CasePathValue<Action, CaseAction> & _CasePathOfAnyEnum & _CasePathToAnyValue
  >(
    _ toElementsState: WritableKeyPath<State, Slot>,
    action toElementAction: Path,
    @_ElementBuilder<Slot, CaseAction> element: () -> ChildInBracesWithoutLabel,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _ChildReducer<Self, ChildInBracesWithoutLabel> {
    _ChildReducer(
      parent: self,
      link: element(),
      slot: toElementsState,
      toAction: toElementAction._casePath,
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}
