internal import ConcurrencyExtras
public import SwiftNavigation
internal import SwiftUINavigationCore
#if canImport(Darwin)
public import SwiftUI
#else
public import ViewCore
#endif

extension View {
  /// Presents a dialog while a state describes one.
  ///
  /// ```swift
  /// .confirmationDialog(store: store.scope(state: \.$dialog, action: { .dialog($0) }))
  /// ```
  ///
  /// A tap on a button sends its action, or `.dismiss` if it has none.
  ///
  /// - Parameters:
  ///   - store: The store of a `@PresentationState` of a dialog and its actions.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: A view that presents the dialog.
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
    confirmationDialog(
      store: store,
      state: { $0 },
      action: { $0 },
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Presents a dialog while a destination is one.
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
  ///   - toDestinationState: Takes the dialog out of the state of the destinations.
  ///   - fromDestinationAction: Makes an action of the destinations.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: A view that presents the dialog.
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
    presenting(
      store,
      state: toDestinationState,
      action: fromDestinationAction,
      reportingAt: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    ) { view, item in
      view.confirmationDialog(item.store())
    }
  }

  /// Presents a dialog while there is a store of one.
  ///
  /// ```swift
  /// .confirmationDialog($store.scope(state: \.dialog, action: \.dialog))
  /// ```
  ///
  /// - Parameter item: The store of a dialog, or nil.
  /// - Returns: A view that presents the dialog.
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
