nonisolated extension View {
  /// Presents a confirmation dialog about some data, while a condition is true and the data is not
  /// `nil`.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the dialog.
  ///   - isPresented: Whether the dialog is presented.
  ///   - titleVisibility: Whether the title is visible; `automatic` hides it. Screen readers always
  ///     read it.
  ///   - data: The data for the buttons and the message. With `nil`, nothing is presented.
  ///   - actions: A closure that makes the buttons from the data.
  ///   - message: A closure that makes the message from the data.
  /// - Returns: The view with its dialog.
  public func confirmationDialog<T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> some View,
    @ViewBuilder message: @escaping (T) -> some View
  ) -> some View {
    confirmation(Text(titleKey), titleVisibility, isPresented.asItem(data), actions, message)
  }

  /// Presents a confirmation dialog about some data, while a condition is true and the data is not
  /// `nil`.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the dialog.
  ///   - isPresented: Whether the dialog is presented.
  ///   - titleVisibility: Whether the title is visible; `automatic` hides it. Screen readers always
  ///     read it.
  ///   - data: The data for the buttons and the message. With `nil`, nothing is presented.
  ///   - actions: A closure that makes the buttons from the data.
  /// - Returns: The view with its dialog.
  public func confirmationDialog<T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> some View
  ) -> some View {
    confirmation(Text(titleKey), titleVisibility, isPresented.asItem(data), actions)
  }

  /// Presents a confirmation dialog with a title that is known only at run time, while a condition
  /// is true and the data is not `nil`.
  @_disfavoredOverload
  public func confirmationDialog<T>(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> some View,
    @ViewBuilder message: @escaping (T) -> some View
  ) -> some View {
    confirmation(Text(title), titleVisibility, isPresented.asItem(data), actions, message)
  }

  /// Presents a confirmation dialog with a title that is known only at run time, while a condition
  /// is true and the data is not `nil`.
  @_disfavoredOverload
  public func confirmationDialog<T>(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> some View
  ) -> some View {
    confirmation(Text(title), titleVisibility, isPresented.asItem(data), actions)
  }

  /// Presents a confirmation dialog about some data, with a text as its title, while a condition is
  /// true and the data is not `nil`.
  ///
  /// - Parameters:
  ///   - title: The title of the dialog.
  ///   - isPresented: Whether the dialog is presented.
  ///   - titleVisibility: Whether the title is visible; `automatic` hides it. Screen readers always
  ///     read it.
  ///   - data: The data for the buttons and the message. With `nil`, nothing is presented.
  ///   - actions: A closure that makes the buttons from the data.
  ///   - message: A closure that makes the message from the data.
  /// - Returns: The view with its dialog.
  public func confirmationDialog<T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> some View,
    @ViewBuilder message: @escaping (T) -> some View
  ) -> some View {
    confirmation(title, titleVisibility, isPresented.asItem(data), actions, message)
  }

  /// Presents a confirmation dialog about some data, with a text as its title, while a condition is
  /// true and the data is not `nil`.
  ///
  /// - Parameters:
  ///   - title: The title of the dialog.
  ///   - isPresented: Whether the dialog is presented.
  ///   - titleVisibility: Whether the title is visible; `automatic` hides it. Screen readers always
  ///     read it.
  ///   - data: The data for the buttons and the message. With `nil`, nothing is presented.
  ///   - actions: A closure that makes the buttons from the data.
  /// - Returns: The view with its dialog.
  public func confirmationDialog<T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> some View
  ) -> some View {
    confirmation(title, titleVisibility, isPresented.asItem(data), actions)
  }
  private func confirmation<Item>(
    _ title: Text,
    _ titleVisibility: Visibility,
    _ item: Binding<Item?>,
    _ actions: @escaping (Item) -> some View
  ) -> some View {
    confirmation(title, titleVisibility, item, actions) { _ in EmptyView() }
  }

  private func confirmation<Item>(
    _ title: Text,
    _ titleVisibility: Visibility,
    _ item: Binding<Item?>,
    _ actions: @escaping (Item) -> some View,
    _ message: @escaping (Item) -> some View
  ) -> some View {
    presenting(item, id: { _ in 0 }) { item in
      AlertContent(
        title: title,
        isTitleVisible: titleVisibility == .visible,
        message: message(item),
        actions: actions(item),
        requiredButton: .cancel
      )
    }
  }
}
