public import CasePaths
internal import ConcurrencyExtras
public import ViewLayer

// The children that a store presents in sheets, covers and popovers.
//
// The prefix '/' makes a case path or a function, and has eleven overloads. A function parameter lets the
// compiler try more of them for each modifier, and it gave up at the fifth modifier of a chain. The forms
// that take the case path let the compiler choose at once.

extension View {
  /// Presents a sheet while the child state is not nil.
  ///
  /// ```swift
  /// .sheet(store: store.scope(state: \.$add, action: { .add($0) })) { addStore in
  ///   AddView(store: addStore)
  /// }
  /// ```
  ///
  /// The sheet closes when the state becomes nil. When the user closes it, the store receives `.dismiss` once.
  /// While it closes, it shows the last state of the child.
  ///
  /// - Parameters:
  ///   - store: The store of a `@PresentationState` and its actions.
  ///   - onDismiss: Called when the sheet has closed.
  ///   - content: The view of the child.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: The presenting view.
  @preconcurrency
  @MainActor
  public func sheet<State, Action, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (_ store: Store<State, Action>) -> Content,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return sheet(of: ChildPresentation(store, at: location), onDismiss: onDismiss, content: content)
  }

  /// Presents a sheet while the destination is one of several children.
  ///
  /// ```swift
  /// .sheet(
  ///   store: store.scope(state: \.$destination, action: { .destination($0) }),
  ///   state: /Destination.State.edit,
  ///   action: Destination.Action.edit
  /// ) { editStore in
  ///   EditView(store: editStore)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - store: The store of a `@PresentationState` and its actions.
  ///   - toDestinationState: Extracts the child state from the destination.
  ///   - fromDestinationAction: Makes an action of the destination from one of the child.
  ///   - onDismiss: Called when the sheet has closed.
  ///   - content: The view of the child.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: The presenting view.
  @_disfavoredOverload
  @preconcurrency
  @MainActor
  public func sheet<State, Action, DestinationState, DestinationAction, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (_ state: State) -> DestinationState?,
    action fromDestinationAction: @escaping (_ destinationAction: DestinationAction) -> Action,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content:
      @escaping (_ store: Store<DestinationState, DestinationAction>) -> Content,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let child = ChildPresentation(store, toDestinationState, fromDestinationAction, at: location)
    return sheet(of: child, onDismiss: onDismiss, content: content)
  }

  /// Presents a sheet while the destination is the child in the case of a case path.
  @preconcurrency
  @MainActor
  public func sheet<State, Action, DestinationState, DestinationAction, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: AnyCasePath<State, DestinationState>,
    action fromDestinationAction: @escaping (_ destinationAction: DestinationAction) -> Action,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content:
      @escaping (_ store: Store<DestinationState, DestinationAction>) -> Content,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let child = ChildPresentation(store, toDestinationState, fromDestinationAction, at: location)
    return sheet(of: child, onDismiss: onDismiss, content: content)
  }

  func sheet<State, Action, ChildState, ChildAction, Content: View>(
    of child: ChildPresentation<State, Action, ChildState, ChildAction>,
    onDismiss: (() -> Void)?,
    content: @escaping (Store<ChildState, ChildAction>) -> Content
  ) -> some View {
    presenting(child) { view, item in
      view.sheet(item: item, onDismiss: onDismiss) { content($0.store) }
    }
  }
}

extension View {
  /// Presents a cover over the whole screen while the child state is not nil.
  ///
  /// ```swift
  /// .fullScreenCover(store: store.scope(state: \.$add, action: { .add($0) })) { addStore in
  ///   AddView(store: addStore)
  /// }
  /// ```
  ///
  /// The cover closes when the state becomes nil. When the user closes it, the store receives `.dismiss` once.
  /// While it closes, it shows the last state of the child.
  ///
  /// - Parameters:
  ///   - store: The store of a `@PresentationState` and its actions.
  ///   - onDismiss: Called when the cover has closed.
  ///   - content: The view of the child.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: The presenting view.
  @preconcurrency
  @MainActor
  public func fullScreenCover<State, Action, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (_ store: Store<State, Action>) -> Content,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let child = ChildPresentation(store, at: location)
    return fullScreenCover(of: child, onDismiss: onDismiss, content: content)
  }

  /// Presents a cover over the whole screen while the destination is one of several children.
  ///
  /// ```swift
  /// .fullScreenCover(
  ///   store: store.scope(state: \.$destination, action: { .destination($0) }),
  ///   state: /Destination.State.edit,
  ///   action: Destination.Action.edit
  /// ) { editStore in
  ///   EditView(store: editStore)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - store: The store of a `@PresentationState` and its actions.
  ///   - toDestinationState: Extracts the child state from the destination.
  ///   - fromDestinationAction: Makes an action of the destination from one of the child.
  ///   - onDismiss: Called when the cover has closed.
  ///   - content: The view of the child.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: The presenting view.
  @_disfavoredOverload
  @preconcurrency
  @MainActor
  public func fullScreenCover<State, Action, DestinationState, DestinationAction, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (_ state: State) -> DestinationState?,
    action fromDestinationAction: @escaping (_ destinationAction: DestinationAction) -> Action,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content:
      @escaping (_ store: Store<DestinationState, DestinationAction>) -> Content,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let child = ChildPresentation(store, toDestinationState, fromDestinationAction, at: location)
    return fullScreenCover(of: child, onDismiss: onDismiss, content: content)
  }

  /// Presents a cover over the whole screen while the destination is the child in the case of a case path.
  @preconcurrency
  @MainActor
  public func fullScreenCover<State, Action, DestinationState, DestinationAction, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: AnyCasePath<State, DestinationState>,
    action fromDestinationAction: @escaping (_ destinationAction: DestinationAction) -> Action,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content:
      @escaping (_ store: Store<DestinationState, DestinationAction>) -> Content,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let child = ChildPresentation(store, toDestinationState, fromDestinationAction, at: location)
    return fullScreenCover(of: child, onDismiss: onDismiss, content: content)
  }

  func fullScreenCover<State, Action, ChildState, ChildAction, Content: View>(
    of child: ChildPresentation<State, Action, ChildState, ChildAction>,
    onDismiss: (() -> Void)?,
    content: @escaping (Store<ChildState, ChildAction>) -> Content
  ) -> some View {
    presenting(child) { view, item in
      view.fullScreenCover(item: item, onDismiss: onDismiss) { content($0.store) }
    }
  }
}

extension View {
  /// Presents a popover while the child state is not nil.
  ///
  /// ```swift
  /// .popover(store: store.scope(state: \.$add, action: { .add($0) })) { addStore in
  ///   AddView(store: addStore)
  /// }
  /// ```
  ///
  /// The popover closes when the state becomes nil. When the user closes it, the store receives `.dismiss` once.
  /// While it closes, it shows the last state of the child.
  ///
  /// - Parameters:
  ///   - store: The store of a `@PresentationState` and its actions.
  ///   - attachmentAnchor: The part of this view that the popover points at.
  ///   - arrowEdge: The edge of that part with the popover's arrow.
  ///   - content: The view of the child.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: The presenting view.
  @preconcurrency
  @MainActor
  public func popover<State, Action, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (_ store: Store<State, Action>) -> Content,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return popover(
      of: ChildPresentation(store, at: location),
      attachmentAnchor: attachmentAnchor,
      arrowEdge: arrowEdge,
      content: content
    )
  }

  /// Presents a popover while the destination is one of several children.
  ///
  /// ```swift
  /// .popover(
  ///   store: store.scope(state: \.$destination, action: { .destination($0) }),
  ///   state: /Destination.State.edit,
  ///   action: Destination.Action.edit
  /// ) { editStore in
  ///   EditView(store: editStore)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - store: The store of a `@PresentationState` and its actions.
  ///   - toDestinationState: Extracts the child state from the destination.
  ///   - fromDestinationAction: Makes an action of the destination from one of the child.
  ///   - attachmentAnchor: The part of this view that the popover points at.
  ///   - arrowEdge: The edge of that part with the popover's arrow.
  ///   - content: The view of the child.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: The presenting view.
  @_disfavoredOverload
  @preconcurrency
  @MainActor
  public func popover<State, Action, DestinationState, DestinationAction, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (_ state: State) -> DestinationState?,
    action fromDestinationAction: @escaping (_ destinationAction: DestinationAction) -> Action,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top,
    @ViewBuilder content:
      @escaping (_ store: Store<DestinationState, DestinationAction>) -> Content,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let child = ChildPresentation(store, toDestinationState, fromDestinationAction, at: location)
    return popover(
      of: child,
      attachmentAnchor: attachmentAnchor,
      arrowEdge: arrowEdge,
      content: content
    )
  }

  /// Presents a popover while the destination is the child in the case of a case path.
  @preconcurrency
  @MainActor
  public func popover<State, Action, DestinationState, DestinationAction, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: AnyCasePath<State, DestinationState>,
    action fromDestinationAction: @escaping (_ destinationAction: DestinationAction) -> Action,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top,
    @ViewBuilder content:
      @escaping (_ store: Store<DestinationState, DestinationAction>) -> Content,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let child = ChildPresentation(store, toDestinationState, fromDestinationAction, at: location)
    return popover(
      of: child,
      attachmentAnchor: attachmentAnchor,
      arrowEdge: arrowEdge,
      content: content
    )
  }

  func popover<State, Action, ChildState, ChildAction, Content: View>(
    of child: ChildPresentation<State, Action, ChildState, ChildAction>,
    attachmentAnchor: PopoverAttachmentAnchor,
    arrowEdge: Edge,
    content: @escaping (Store<ChildState, ChildAction>) -> Content
  ) -> some View {
    presenting(child) { view, item in
      view.popover(item: item, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge) {
        content($0.store)
      }
    }
  }
}
