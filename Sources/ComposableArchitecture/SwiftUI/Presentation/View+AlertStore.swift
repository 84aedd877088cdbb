internal import ConcurrencyExtras
public import SwiftNavigation
internal import SwiftUINavigationCore
#if canImport(Darwin)
public import SwiftUI
#else
public import ViewCore
#endif

extension View {
  /// Presents an alert while a state describes one.
  ///
  /// ```swift
  /// .alert(store: store.scope(state: \.$alert, action: { .alert($0) }))
  /// ```
  ///
  /// A tap on a button sends its action, or `.dismiss` if it has none.
  ///
  /// - Parameters:
  ///   - store: The store of a `@PresentationState` of an alert and its actions.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: A view that presents the alert.
  @preconcurrency
  @MainActor
  public func alert<ButtonAction>(
    store: Store<PresentationState<AlertState<ButtonAction>>, PresentationAction<ButtonAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    alert(
      store: store,
      state: { $0 },
      action: { $0 },
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Presents an alert while a destination is one.
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
  ///   - toDestinationState: Takes the alert out of the state of the destinations.
  ///   - fromDestinationAction: Makes an action of the destinations.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: A view that presents the alert.
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
    presenting(
      store,
      state: toDestinationState,
      action: fromDestinationAction,
      reportingAt: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    ) { view, item in
      view.alert(item.store())
    }
  }

  /// Presents an alert while there is a store of one.
  ///
  /// ```swift
  /// .alert($store.scope(state: \.alert, action: \.alert))
  /// ```
  ///
  /// - Parameter item: The store of an alert, or nil.
  /// - Returns: A view that presents the alert.
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
