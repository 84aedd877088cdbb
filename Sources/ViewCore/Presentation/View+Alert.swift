nonisolated extension View {
  /// Presents an alert while a condition is true.
  ///
  /// Each button closes the alert after its action. An alert without buttons gets a button "OK". If
  /// all buttons are destructive, the alert gets a button "Cancel".
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
  ///   - titleKey: The title of the alert.
  ///   - isPresented: Whether the alert is presented.
  ///   - actions: The buttons.
  ///   - message: The message below the title.
  /// - Returns: The view with its alert.
  public func alert(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> some View,
    @ViewBuilder message: @escaping () -> some View
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert without a message while a condition is true.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the alert.
  ///   - isPresented: Whether the alert is presented.
  ///   - actions: The buttons.
  /// - Returns: The view with its alert.
  public func alert(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> some View
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions)
  }

  /// Presents an alert with a title that is known only at run time, while a condition is true.
  @_disfavoredOverload
  public func alert(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> some View,
    @ViewBuilder message: @escaping () -> some View
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert without a message, with a title that is known only at run time, while a
  /// condition is true.
  @_disfavoredOverload
  public func alert(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> some View
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions)
  }

  /// Presents an alert with a text as its title while a condition is true.
  ///
  /// - Parameters:
  ///   - title: The title of the alert.
  ///   - isPresented: Whether the alert is presented.
  ///   - actions: The buttons.
  /// - Returns: The view with its alert.
  public func alert(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> some View
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions) { EmptyView() }
  }

  /// Presents an alert with a text as its title while a condition is true.
  ///
  /// - Parameters:
  ///   - title: The title of the alert.
  ///   - isPresented: Whether the alert is presented.
  ///   - actions: The buttons.
  ///   - message: The message below the title.
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
