nonisolated extension View {
  /// Presents a confirmation dialog while a condition is true.
  ///
  /// Each button closes the dialog after its action. If no button has the role `.cancel`, such a
  /// button is added. The escape key and a tap outside cancel, too.
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
  ///   - titleKey: The title of the dialog.
  ///   - isPresented: Whether the dialog is presented.
  ///   - titleVisibility: Whether the title is visible; `automatic` hides it. Screen readers always
  ///     read it.
  ///   - actions: The buttons.
  ///   - message: The message below the title.
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

  /// Presents a confirmation dialog while a condition is true.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the dialog.
  ///   - isPresented: Whether the dialog is presented.
  ///   - titleVisibility: Whether the title is visible; `automatic` hides it. Screen readers always
  ///     read it.
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

  /// Presents a confirmation dialog with a title that is known only at run time, while a condition
  /// is true.
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

  /// Presents a confirmation dialog with a title that is known only at run time, while a condition
  /// is true.
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

  /// Presents a confirmation dialog with a text as its title while a condition is true.
  ///
  /// - Parameters:
  ///   - title: The title of the dialog.
  ///   - isPresented: Whether the dialog is presented.
  ///   - titleVisibility: Whether the title is visible; `automatic` hides it. Screen readers always
  ///     read it.
  ///   - actions: The buttons.
  ///   - message: The message below the title.
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

  /// Presents a confirmation dialog with a text as its title while a condition is true.
  ///
  /// - Parameters:
  ///   - title: The title of the dialog.
  ///   - isPresented: Whether the dialog is presented.
  ///   - titleVisibility: Whether the title is visible; `automatic` hides it. Screen readers always
  ///     read it.
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
