public import CasePaths
internal import ConcurrencyExtras
public import SwiftNavigation
internal import SwiftUINavigationCore
public import ViewLayer

// The alerts and confirmation dialogs that a store presents. View+ModalStore.swift says why there are forms that
// take a case path.

extension View {
  /// Presents an alert while the state describes one.
  ///
  /// ```swift
  /// .alert(store: store.scope(state: \.$alert, action: { .alert($0) }))
  /// ```
  ///
  /// A tap on a button sends the button's action, or `.dismiss` if it has none.
  ///
  /// - Parameters:
  ///   - store: The store of a `@PresentationState` of an alert and its actions.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: The presenting view.
  @preconcurrency
  @MainActor
  public func alert<ButtonAction>(
    store: Store<PresentationState<AlertState<ButtonAction>>, PresentationAction<ButtonAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return alert(of: ChildPresentation(store, at: location))
  }

  /// Presents an alert while the destination is one.
  ///
  /// ```swift
  /// .alert(
  ///   store: store.scope(state: \.$destination, action: { .destination($0) }),
  ///   state: /Destination.State.alert,
  ///   action: Destination.Action.alert
  /// )
  /// ```
  ///
  /// - Parameters:
  ///   - store: The store of a `@PresentationState` and its actions.
  ///   - toDestinationState: Extracts the alert from the destination.
  ///   - fromDestinationAction: Makes an action of the destination from one of a button.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: The presenting view.
  @_disfavoredOverload
  @preconcurrency
  @MainActor
  public func alert<State, Action, ButtonAction>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (_ state: State) -> AlertState<ButtonAction>?,
    action fromDestinationAction: @escaping (_ alertAction: ButtonAction) -> Action,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let child = ChildPresentation(store, toDestinationState, fromDestinationAction, at: location)
    return alert(of: child)
  }

  /// Presents an alert while the destination is the alert in the case of a case path.
  @preconcurrency
  @MainActor
  public func alert<State, Action, ButtonAction>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: AnyCasePath<State, AlertState<ButtonAction>>,
    action fromDestinationAction: @escaping (_ alertAction: ButtonAction) -> Action,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let child = ChildPresentation(store, toDestinationState, fromDestinationAction, at: location)
    return alert(of: child)
  }

  func alert<State, Action, ButtonAction>(
    of child: ChildPresentation<State, Action, AlertState<ButtonAction>, ButtonAction>
  ) -> some View {
    presenting(child) { view, item in
      view.alert(item.store())
    }
  }

  /// Presents an alert while the binding has the store of one.
  ///
  /// ```swift
  /// .alert($store.scope(state: \.alert, action: \.alert))
  /// ```
  ///
  /// - Parameter item: The store of an alert, or nil.
  /// - Returns: The presenting view.
  @preconcurrency
  @MainActor
  public func alert<Action>(_ item: Binding<Store<AlertState<Action>, Action>?>) -> some View {
    let store = item.wrappedValue
    let alert = store?.core.state
    return self.alert(
      (alert?.title).map { Text($0) } ?? Text(verbatim: ""),
      isPresented: Binding(item),
      presenting: alert
    ) { alert in
      ButtonsOfState(buttons: alert.buttons) { store?.send($0) }
    } message: { alert in
      alert.message.map { Text($0) }
    }
  }
}

extension View {
  /// Presents a dialog while the state describes one.
  ///
  /// ```swift
  /// .confirmationDialog(store: store.scope(state: \.$dialog, action: { .dialog($0) }))
  /// ```
  ///
  /// A tap on a button sends the button's action, or `.dismiss` if it has none.
  ///
  /// - Parameters:
  ///   - store: The store of a `@PresentationState` of a dialog and its actions.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: The presenting view.
  @preconcurrency
  @MainActor
  public func confirmationDialog<ButtonAction>(
    store: Store<
      PresentationState<ConfirmationDialogState<ButtonAction>>, PresentationAction<ButtonAction>
    >,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return confirmationDialog(of: ChildPresentation(store, at: location))
  }

  /// Presents a dialog while the destination is one.
  ///
  /// ```swift
  /// .confirmationDialog(
  ///   store: store.scope(state: \.$destination, action: { .destination($0) }),
  ///   state: /Destination.State.dialog,
  ///   action: Destination.Action.dialog
  /// )
  /// ```
  ///
  /// - Parameters:
  ///   - store: The store of a `@PresentationState` and its actions.
  ///   - toDestinationState: Extracts the dialog from the destination.
  ///   - fromDestinationAction: Makes an action of the destination from one of a button.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: The presenting view.
  @_disfavoredOverload
  @preconcurrency
  @MainActor
  public func confirmationDialog<State, Action, ButtonAction>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (_ state: State) -> ConfirmationDialogState<ButtonAction>?,
    action fromDestinationAction:
      @escaping (_ confirmationDialogAction: ButtonAction) -> Action,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let child = ChildPresentation(store, toDestinationState, fromDestinationAction, at: location)
    return confirmationDialog(of: child)
  }

  /// Presents a dialog while the destination is the dialog in the case of a case path.
  @preconcurrency
  @MainActor
  public func confirmationDialog<State, Action, ButtonAction>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: AnyCasePath<State, ConfirmationDialogState<ButtonAction>>,
    action fromDestinationAction:
      @escaping (_ confirmationDialogAction: ButtonAction) -> Action,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let child = ChildPresentation(store, toDestinationState, fromDestinationAction, at: location)
    return confirmationDialog(of: child)
  }

  func confirmationDialog<State, Action, ButtonAction>(
    of child: ChildPresentation<State, Action, ConfirmationDialogState<ButtonAction>, ButtonAction>
  ) -> some View {
    presenting(child) { view, item in
      view.confirmationDialog(item.store())
    }
  }

  /// Presents a dialog while the binding has the store of one.
  ///
  /// ```swift
  /// .confirmationDialog($store.scope(state: \.dialog, action: \.dialog))
  /// ```
  ///
  /// - Parameter item: The store of a dialog, or nil.
  /// - Returns: The presenting view.
  @preconcurrency
  @MainActor
  public func confirmationDialog<Action>(
    _ item: Binding<Store<ConfirmationDialogState<Action>, Action>?>
  ) -> some View {
    let store = item.wrappedValue
    let dialog = store?.core.state
    return self.confirmationDialog(
      (dialog?.title).map { Text($0) } ?? Text(verbatim: ""),
      isPresented: Binding(item),
      titleVisibility: dialog.map { Visibility($0.titleVisibility) } ?? .automatic,
      presenting: dialog
    ) { dialog in
      ButtonsOfState(buttons: dialog.buttons) { store?.send($0) }
    } message: { dialog in
      dialog.message.map { Text($0) }
    }
  }
}
