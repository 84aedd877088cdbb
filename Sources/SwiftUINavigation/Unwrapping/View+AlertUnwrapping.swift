// The forms of earlier versions with the label `unwrapping:`, of alerts. The original has replaced them by those with
// `item:`.

public import CasePaths
public import ViewLayer

nonisolated extension View {
  /// Presents an alert of a value, while there is one.
  ///
  /// Earlier versions have this form. New code writes `alert(item:)`.
  ///
  /// - Parameters:
  ///   - title: Makes the title.
  ///   - value: A binding to the value. It becomes `nil` when the user taps a button.
  ///   - actions: Makes the buttons.
  ///   - message: Makes the message.
  /// - Returns: The presenting view.
  @MainActor
  public func alert<Value>(
    title: (Value) -> Text,
    unwrapping value: Binding<Value?>,
    @ViewBuilder actions: @escaping (Value) -> some View,
    @ViewBuilder message: @escaping (Value) -> some View
  ) -> some View {
    alert(
      item: value,
      title: title,
      actions: actions,
      message: message
    )
  }

  /// Presents an alert of a value without a message, while there is one.
  @MainActor
  public func alert<Value>(
    title: (Value) -> Text,
    unwrapping value: Binding<Value?>,
    @ViewBuilder actions: @escaping (Value) -> some View
  ) -> some View {
    alert(
      item: value,
      title: title,
      actions: actions
    )
  }

  /// Presents an alert of the value of a case, while an enum is that case.
  @MainActor
  public func alert<Enum, Case>(
    title: (Case) -> Text,
    unwrapping enum: Binding<Enum?>,
    case casePath: AnyCasePath<Enum, Case>,
    @ViewBuilder actions: @escaping (Case) -> some View,
    @ViewBuilder message: @escaping (Case) -> some View
  ) -> some View {
    alert(
      item: `enum`.case(casePath),
      title: title,
      actions: actions,
      message: message
    )
  }

  /// Presents an alert of the value of a case without a message, while an enum is that case.
  @MainActor
  public func alert<Enum, Case>(
    title: (Case) -> Text,
    unwrapping enum: Binding<Enum?>,
    case casePath: AnyCasePath<Enum, Case>,
    @ViewBuilder actions: @escaping (Case) -> some View
  ) -> some View {
    alert(
      item: `enum`.case(casePath),
      title: title,
      actions: actions
    )
  }

  /// Presents an alert while a state describes one.
  ///
  /// Earlier versions have this form. New code writes `alert($model.alert)`.
  ///
  /// - Parameters:
  ///   - state: A binding to the state. It becomes `nil` when the user taps a button.
  ///   - handler: Called with the action of the tapped button, or `nil` if it has none.
  /// - Returns: The presenting view.
  @preconcurrency
  @MainActor
  public func alert<Value>(
    unwrapping state: Binding<AlertState<Value>?>,
    action handler: @escaping @MainActor (_ action: Value?) -> Void = { _ in }
  ) -> some View {
    alert(state, action: handler)
  }

  /// Presents an alert while a state describes one, and handles its actions in tasks.
  @preconcurrency
  @MainActor
  public func alert<Value: Sendable>(
    unwrapping state: Binding<AlertState<Value>?>,
    action handler: @escaping @MainActor @Sendable (_ action: Value?) async -> Void
  ) -> some View {
    alert(state, action: handler)
  }

  /// Presents an alert while an enum is a case with a state of one.
  @preconcurrency
  @MainActor
  public func alert<Enum, Value>(
    unwrapping enum: Binding<Enum?>,
    case casePath: AnyCasePath<Enum, AlertState<Value>>,
    action handler: @escaping @MainActor (_ action: Value?) -> Void = { _ in }
  ) -> some View {
    alert(`enum`.case(casePath), action: handler)
  }

  /// Presents an alert while an enum is a case with a state of one, and handles its actions in tasks.
  @preconcurrency
  @MainActor
  public func alert<Enum, Value: Sendable>(
    unwrapping enum: Binding<Enum?>,
    case casePath: AnyCasePath<Enum, AlertState<Value>>,
    action handler: @escaping @MainActor @Sendable (_ action: Value?) async -> Void
  ) -> some View {
    alert(`enum`.case(casePath), action: handler)
  }
}
