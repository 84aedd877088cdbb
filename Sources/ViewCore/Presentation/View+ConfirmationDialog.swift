nonisolated extension View {
  /// Presents a confirmation dialog with a title while a condition holds.
  ///
  /// Each button closes it, after its action has run. One that chooses nothing is added where no
  /// button has the role `.cancel`; the escape key and a tap beside the dialog do the same.
  ///
  /// ```swift
  /// .confirmationDialog("Delete this list?", isPresented: $isDeleting) {
  ///   Button("Delete", role: .destructive) { delete() }
  /// } message: {
  ///   Text("This cannot be undone.")
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - titleKey: What the dialog says.
  ///   - isPresented: Whether the dialog is there.
  ///   - titleVisibility: Whether the title is shown. It is read to those who do not see in any case;
  ///     `automatic` does not show it.
  ///   - actions: The buttons.
  ///   - message: What more there is to say.
  /// - Returns: The view with its dialog.
  public func confirmationDialog(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> some View,
    @ViewBuilder message: @escaping () -> some View
  ) -> some View {
    confirmationDialog(
      Text(titleKey),
      isPresented: isPresented,
      titleVisibility: titleVisibility,
      actions: actions,
      message: message
    )
  }

  /// Presents a confirmation dialog with a title while a condition holds.
  ///
  /// - Parameters:
  ///   - titleKey: What the dialog says.
  ///   - isPresented: Whether the dialog is there.
  ///   - titleVisibility: Whether the title is shown. It is read to those who do not see in any case;
  ///     `automatic` does not show it.
  ///   - actions: The buttons.
  /// - Returns: The view with its dialog.
  public func confirmationDialog(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> some View
  ) -> some View {
    confirmationDialog(
      Text(titleKey),
      isPresented: isPresented,
      titleVisibility: titleVisibility,
      actions: actions
    )
  }

  /// Presents a confirmation dialog with a title that is known only at run time while a
  /// condition holds.
  ///
  /// - Parameters:
  ///   - title: What the dialog says.
  ///   - isPresented: Whether the dialog is there.
  ///   - titleVisibility: Whether the title is shown. It is read to those who do not see in any case;
  ///     `automatic` does not show it.
  ///   - actions: The buttons.
  ///   - message: What more there is to say.
  /// - Returns: The view with its dialog.
  @_disfavoredOverload
  public func confirmationDialog(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> some View,
    @ViewBuilder message: @escaping () -> some View
  ) -> some View {
    confirmationDialog(
      Text(title),
      isPresented: isPresented,
      titleVisibility: titleVisibility,
      actions: actions,
      message: message
    )
  }

  /// Presents a confirmation dialog with a title that is known only at run time while a
  /// condition holds.
  ///
  /// - Parameters:
  ///   - title: What the dialog says.
  ///   - isPresented: Whether the dialog is there.
  ///   - titleVisibility: Whether the title is shown. It is read to those who do not see in any case;
  ///     `automatic` does not show it.
  ///   - actions: The buttons.
  /// - Returns: The view with its dialog.
  @_disfavoredOverload
  public func confirmationDialog(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> some View
  ) -> some View {
    confirmationDialog(
      Text(title),
      isPresented: isPresented,
      titleVisibility: titleVisibility,
      actions: actions
    )
  }

  /// Presents a confirmation dialog with a title of text while a condition holds.
  ///
  /// - Parameters:
  ///   - title: What the dialog says.
  ///   - isPresented: Whether the dialog is there.
  ///   - titleVisibility: Whether the title is shown. It is read to those who do not see in any case;
  ///     `automatic` does not show it.
  ///   - actions: The buttons.
  ///   - message: What more there is to say.
  /// - Returns: The view with its dialog.
  public func confirmationDialog(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> some View,
    @ViewBuilder message: @escaping () -> some View
  ) -> some View {
    confirmationDialog(
      title,
      isPresented: isPresented,
      titleVisibility: titleVisibility,
      presenting: (),
      actions: { _ in actions() },
      message: { _ in message() }
    )
  }

  /// Presents a confirmation dialog with a title of text while a condition holds.
  ///
  /// - Parameters:
  ///   - title: What the dialog says.
  ///   - isPresented: Whether the dialog is there.
  ///   - titleVisibility: Whether the title is shown. It is read to those who do not see in any case;
  ///     `automatic` does not show it.
  ///   - actions: The buttons.
  /// - Returns: The view with its dialog.
  public func confirmationDialog(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> some View
  ) -> some View {
    confirmationDialog(
      title,
      isPresented: isPresented,
      titleVisibility: titleVisibility,
      actions: actions
    ) { EmptyView() }
  }
}
