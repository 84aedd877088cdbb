// The forms of earlier versions with the label `unwrapping:`, of confirmation dialogs. The original has replaced them by those with
// `item:`.

public import CasePaths
public import ViewLayer

nonisolated extension View {
  /// Presents a dialog of a value, while there is one.
  ///
  /// Earlier versions have this form. New code writes `confirmationDialog(item:)`.
  ///
  /// - Parameters:
  ///   - title: Makes the title.
  ///   - titleVisibility: The visibility of the title.
  ///   - value: A binding to the value. It becomes `nil` when the user taps a button.
  ///   - actions: Makes the buttons.
  ///   - message: Makes the message.
  /// - Returns: The presenting view.
  @MainActor
  public func confirmationDialog<Value>(
    title: (Value) -> Text,
    titleVisibility: Visibility = .automatic,
    unwrapping value: Binding<Value?>,
    @ViewBuilder actions: @escaping (Value) -> some View,
    @ViewBuilder message: @escaping (Value) -> some View
  ) -> some View {
    confirmationDialog(
      item: value,
      titleVisibility: titleVisibility,
      title: title,
      actions: actions,
      message: message
    )
  }

  /// Presents a dialog of a value without a message, while there is one.
  @MainActor
  public func confirmationDialog<Value>(
    title: (Value) -> Text,
    titleVisibility: Visibility = .automatic,
    unwrapping value: Binding<Value?>,
    @ViewBuilder actions: @escaping (Value) -> some View
  ) -> some View {
    confirmationDialog(
      item: value,
      titleVisibility: titleVisibility,
      title: title,
      actions: actions
    )
  }

  /// Presents a dialog of the value of a case, while an enum is that case.
  @MainActor
  public func confirmationDialog<Enum, Case>(
    title: (Case) -> Text,
    titleVisibility: Visibility = .automatic,
    unwrapping enum: Binding<Enum?>,
    case casePath: AnyCasePath<Enum, Case>,
    @ViewBuilder actions: @escaping (Case) -> some View,
    @ViewBuilder message: @escaping (Case) -> some View
  ) -> some View {
    confirmationDialog(
      item: `enum`.case(casePath),
      titleVisibility: titleVisibility,
      title: title,
      actions: actions,
      message: message
    )
  }

  /// Presents a dialog of the value of a case without a message, while an enum is that case.
  @MainActor
  public func confirmationDialog<Enum, Case>(
    title: (Case) -> Text,
    titleVisibility: Visibility = .automatic,
    unwrapping enum: Binding<Enum?>,
    case casePath: AnyCasePath<Enum, Case>,
    @ViewBuilder actions: @escaping (Case) -> some View
  ) -> some View {
    confirmationDialog(
      item: `enum`.case(casePath),
      titleVisibility: titleVisibility,
      title: title,
      actions: actions
    )
  }

  /// Presents a dialog while a state describes one.
  ///
  /// Earlier versions have this form. New code writes `confirmationDialog($model.dialog)`.
  ///
  /// - Parameters:
  ///   - state: A binding to the state. It becomes `nil` when the user taps a button.
  ///   - handler: Called with the action of the tapped button, or `nil` if it has none.
  /// - Returns: The presenting view.
  @preconcurrency
  @MainActor
  public func confirmationDialog<Value>(
    unwrapping state: Binding<ConfirmationDialogState<Value>?>,
    action handler: @escaping @MainActor (_ action: Value?) -> Void = { _ in }
  ) -> some View {
    confirmationDialog(state, action: handler)
  }

  /// Presents a dialog while a state describes one, and handles its actions in tasks.
  @preconcurrency
  @MainActor
  public func confirmationDialog<Value: Sendable>(
    unwrapping state: Binding<ConfirmationDialogState<Value>?>,
    action handler: @escaping @MainActor @Sendable (_ action: Value?) async -> Void
  ) -> some View {
    confirmationDialog(state, action: handler)
  }

  /// Presents a dialog while an enum is a case with a state of one.
  @preconcurrency
  @MainActor
  public func confirmationDialog<Enum, Value>(
    unwrapping enum: Binding<Enum?>,
    case casePath: AnyCasePath<Enum, ConfirmationDialogState<Value>>,
    action handler: @escaping @MainActor (_ action: Value?) -> Void = { _ in }
  ) -> some View {
    confirmationDialog(`enum`.case(casePath), action: handler)
  }

  /// Presents a dialog while an enum is a case with a state of one, and handles its actions in tasks.
  @preconcurrency
  @MainActor
  public func confirmationDialog<Enum, Value: Sendable>(
    unwrapping enum: Binding<Enum?>,
    case casePath: AnyCasePath<Enum, ConfirmationDialogState<Value>>,
    action handler: @escaping @MainActor @Sendable (_ action: Value?) async -> Void
  ) -> some View {
    confirmationDialog(`enum`.case(casePath), action: handler)
  }
}
