nonisolated extension View {
  /// Presents an alert while a condition holds.
  ///
  /// Each button of the alert closes it, after its action has run. An alert without buttons gets one that reads
  /// "OK", and one whose buttons are all destructive gets one that reads "Cancel".
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
}
