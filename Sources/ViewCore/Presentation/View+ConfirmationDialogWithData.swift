nonisolated extension View {
  /// Presents a confirmation dialog with a title about some data, while a condition holds and
  /// the data is there.
  ///
  /// - Parameters:
  ///   - titleKey: What the dialog says.
  ///   - isPresented: Whether the dialog is there.
  ///   - titleVisibility: Whether the title is shown. It is read to those who do not see in any case;
  ///     `automatic` does not show it.
  ///   - data: The data that the buttons are made of.
  ///   - actions: Makes the buttons.
  ///   - message: Makes what more there is to say.
  /// - Returns: The view with its dialog.
  public func confirmationDialog<T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> some View,
    @ViewBuilder message: @escaping (T) -> some View
  ) -> some View {
    confirmationDialog(
      Text(titleKey),
      isPresented: isPresented,
      titleVisibility: titleVisibility,
      presenting: data,
      actions: actions,
      message: message
    )
  }

  /// Presents a confirmation dialog with a title about some data, while a condition holds and
  /// the data is there.
  ///
  /// - Parameters:
  ///   - titleKey: What the dialog says.
  ///   - isPresented: Whether the dialog is there.
  ///   - titleVisibility: Whether the title is shown. It is read to those who do not see in any case;
  ///     `automatic` does not show it.
  ///   - data: The data that the buttons are made of.
  ///   - actions: Makes the buttons.
  /// - Returns: The view with its dialog.
  public func confirmationDialog<T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> some View
  ) -> some View {
    confirmationDialog(
      Text(titleKey),
      isPresented: isPresented,
      titleVisibility: titleVisibility,
      presenting: data,
      actions: actions
    )
  }

  /// Presents a confirmation dialog with a title that is known only at run time about some
  /// data, while a condition holds and the data is there.
  ///
  /// - Parameters:
  ///   - title: What the dialog says.
  ///   - isPresented: Whether the dialog is there.
  ///   - titleVisibility: Whether the title is shown. It is read to those who do not see in any case;
  ///     `automatic` does not show it.
  ///   - data: The data that the buttons are made of.
  ///   - actions: Makes the buttons.
  ///   - message: Makes what more there is to say.
  /// - Returns: The view with its dialog.
  @_disfavoredOverload
  public func confirmationDialog<T>(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> some View,
    @ViewBuilder message: @escaping (T) -> some View
  ) -> some View {
    confirmationDialog(
      Text(title),
      isPresented: isPresented,
      titleVisibility: titleVisibility,
      presenting: data,
      actions: actions,
      message: message
    )
  }

  /// Presents a confirmation dialog with a title that is known only at run time about some
  /// data, while a condition holds and the data is there.
  ///
  /// - Parameters:
  ///   - title: What the dialog says.
  ///   - isPresented: Whether the dialog is there.
  ///   - titleVisibility: Whether the title is shown. It is read to those who do not see in any case;
  ///     `automatic` does not show it.
  ///   - data: The data that the buttons are made of.
  ///   - actions: Makes the buttons.
  /// - Returns: The view with its dialog.
  @_disfavoredOverload
  public func confirmationDialog<T>(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> some View
  ) -> some View {
    confirmationDialog(
      Text(title),
      isPresented: isPresented,
      titleVisibility: titleVisibility,
      presenting: data,
      actions: actions
    )
  }

  /// Presents a confirmation dialog with a title of text about some data, while a condition
  /// holds and the data is there.
  ///
  /// - Parameters:
  ///   - title: What the dialog says.
  ///   - isPresented: Whether the dialog is there.
  ///   - titleVisibility: Whether the title is shown. It is read to those who do not see in any case;
  ///     `automatic` does not show it.
  ///   - data: The data that the buttons are made of.
  ///   - actions: Makes the buttons.
  ///   - message: Makes what more there is to say.
  /// - Returns: The view with its dialog.
  public func confirmationDialog<T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> some View,
    @ViewBuilder message: @escaping (T) -> some View
  ) -> some View {
    PresentingView(
      base: self,
      item: isPresented.asItem(data),
      id: { _ in 0 },
      onDismiss: nil
    ) { data, dismiss in
      Dialog(
        style: .choices,
        name: title,
        dismiss: dismiss,
        content: AlertContent(
          title: title,
          isTitleVisible: titleVisibility == .visible,
          message: message(data),
          actions: actions(data),
          requiredButton: .cancel
        )
      )
    }
  }

  /// Presents a confirmation dialog with a title of text about some data, while a condition
  /// holds and the data is there.
  ///
  /// - Parameters:
  ///   - title: What the dialog says.
  ///   - isPresented: Whether the dialog is there.
  ///   - titleVisibility: Whether the title is shown. It is read to those who do not see in any case;
  ///     `automatic` does not show it.
  ///   - data: The data that the buttons are made of.
  ///   - actions: Makes the buttons.
  /// - Returns: The view with its dialog.
  public func confirmationDialog<T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> some View
  ) -> some View {
    confirmationDialog(
      title,
      isPresented: isPresented,
      titleVisibility: titleVisibility,
      presenting: data,
      actions: actions
    ) { _ in EmptyView() }
  }
}
