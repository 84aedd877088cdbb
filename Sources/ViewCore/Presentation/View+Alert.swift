extension View {
  /// Presents an alert while a condition holds.
  ///
  /// Each button of the alert closes it, after its action has run.
  ///
  /// ```swift
  /// .alert("Delete this list?", isPresented: $isDeleting) {
  ///   Button("Delete", role: .destructive) { delete() }
  ///   Button("Cancel", role: .cancel) {}
  /// } message: {
  ///   Text("This cannot be undone.")
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - titleKey: What the alert says.
  ///   - isPresented: Whether the alert is there.
  ///   - actions: The buttons.
  ///   - message: What more there is to say.
  /// - Returns: The view with its alert.
  public func alert(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> some View,
    @ViewBuilder message: @escaping () -> some View
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert without a message while a condition holds.
  ///
  /// - Parameters:
  ///   - titleKey: What the alert says.
  ///   - isPresented: Whether the alert is there.
  ///   - actions: The buttons.
  /// - Returns: The view with its alert.
  public func alert(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> some View
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions)
  }

  /// Presents an alert whose title is known only at run time, while a condition holds.
  ///
  /// - Parameters:
  ///   - title: What the alert says.
  ///   - isPresented: Whether the alert is there.
  ///   - actions: The buttons.
  ///   - message: What more there is to say.
  /// - Returns: The view with its alert.
  @_disfavoredOverload
  public func alert(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> some View,
    @ViewBuilder message: @escaping () -> some View
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert without a message, whose title is known only at run time, while a condition
  /// holds.
  ///
  /// - Parameters:
  ///   - title: What the alert says.
  ///   - isPresented: Whether the alert is there.
  ///   - actions: The buttons.
  /// - Returns: The view with its alert.
  @_disfavoredOverload
  public func alert(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> some View
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions)
  }

  /// Presents an alert with a title of text while a condition holds.
  ///
  /// - Parameters:
  ///   - title: What the alert says.
  ///   - isPresented: Whether the alert is there.
  ///   - actions: The buttons.
  /// - Returns: The view with its alert.
  public func alert(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> some View
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions) { EmptyView() }
  }

  /// Presents an alert with a title of text while a condition holds.
  ///
  /// - Parameters:
  ///   - title: What the alert says.
  ///   - isPresented: Whether the alert is there.
  ///   - actions: The buttons.
  ///   - message: What more there is to say.
  /// - Returns: The view with its alert.
  public func alert(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> some View,
    @ViewBuilder message: @escaping () -> some View
  ) -> some View {
    alert(
      title,
      isPresented: isPresented,
      presenting: (),
      actions: { _ in actions() },
      message: { _ in message() }
    )
  }

  /// Presents an alert about some data while a condition holds and the data is there.
  ///
  /// - Parameters:
  ///   - title: What the alert says.
  ///   - isPresented: Whether the alert is there.
  ///   - data: The data that the buttons and the message are made of.
  ///   - actions: Makes the buttons.
  ///   - message: Makes what more there is to say.
  /// - Returns: The view with its alert.
  public func alert<T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> some View,
    @ViewBuilder message: @escaping (T) -> some View
  ) -> some View {
    let item = Binding<T?> {
      isPresented.wrappedValue ? data : nil
    } set: {
      isPresented.wrappedValue = $0 != nil
    }
    return PresentingView(
      base: self,
      item: item,
      id: { _ in 0 },
      onDismiss: nil
    ) { data, dismiss in
      Dialog(
        style: .alert,
        name: title,
        dismiss: dismiss,
        content: AlertContent(
          title: title,
          message: message(data),
          actions: actions(data),
          dismiss: dismiss
        )
      )
    }
  }
}

/// A title, a message, and buttons that close the alert.
private struct AlertContent<Message: View, Actions: View> {
  let title: Text
  let message: Message
  let actions: Actions
  let dismiss: () -> Void
}

extension AlertContent: View {
  var body: some View {
    Box("h2", class: "alert-title", content: title)
    Message.self == EmptyView.self ? nil : Box(class: "alert-message", content: message)
    Box(
      class: "alert-actions",
      content: EnvironmentView(content: buttons, value: ClosingAction(run: dismiss)) {
        $1.closingAction = $0
      }
    )
  }

  /// The buttons, or the one that closes an alert without any.
  private var buttons: TupleView<Actions, Button<Text>?> {
    TupleView(actions, Actions.self == EmptyView.self ? Button("OK", role: .cancel) {} : nil)
  }
}

/// What buttons do after their own actions, where each of them closes what it is in.
struct ClosingAction {
  let run: () -> Void
}

extension EnvironmentValues {
  private enum ClosingActionKey: EnvironmentKey {
    static var defaultValue: ClosingAction? { nil }
  }

  var closingAction: ClosingAction? {
    get { self[ClosingActionKey.self] }
    set { self[ClosingActionKey.self] = newValue }
  }
}
