nonisolated extension View {
  /// Presents an alert with a title about some data, while a condition holds and the data is
  /// there.
  ///
  /// - Parameters:
  ///   - titleKey: What the alert says.
  ///   - isPresented: Whether the alert is there.
  ///   - data: The data that the buttons are made of.
  ///   - actions: Makes the buttons.
  ///   - message: Makes what more there is to say.
  /// - Returns: The view with its alert.
  public func alert<T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> some View,
    @ViewBuilder message: @escaping (T) -> some View
  ) -> some View {
    alert(
      Text(titleKey),
      isPresented: isPresented,
      presenting: data,
      actions: actions,
      message: message
    )
  }

  /// Presents an alert with a title about some data, while a condition holds and the data is
  /// there.
  ///
  /// - Parameters:
  ///   - titleKey: What the alert says.
  ///   - isPresented: Whether the alert is there.
  ///   - data: The data that the buttons are made of.
  ///   - actions: Makes the buttons.
  /// - Returns: The view with its alert.
  public func alert<T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> some View
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Presents an alert with a title that is known only at run time about some data, while a
  /// condition holds and the data is there.
  ///
  /// - Parameters:
  ///   - title: What the alert says.
  ///   - isPresented: Whether the alert is there.
  ///   - data: The data that the buttons are made of.
  ///   - actions: Makes the buttons.
  ///   - message: Makes what more there is to say.
  /// - Returns: The view with its alert.
  @_disfavoredOverload
  public func alert<T>(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> some View,
    @ViewBuilder message: @escaping (T) -> some View
  ) -> some View {
    alert(
      Text(title),
      isPresented: isPresented,
      presenting: data,
      actions: actions,
      message: message
    )
  }

  /// Presents an alert with a title that is known only at run time about some data, while a
  /// condition holds and the data is there.
  ///
  /// - Parameters:
  ///   - title: What the alert says.
  ///   - isPresented: Whether the alert is there.
  ///   - data: The data that the buttons are made of.
  ///   - actions: Makes the buttons.
  /// - Returns: The view with its alert.
  @_disfavoredOverload
  public func alert<T>(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> some View
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Presents an alert with a title of text about some data, while a condition holds and the
  /// data is there.
  ///
  /// - Parameters:
  ///   - title: What the alert says.
  ///   - isPresented: Whether the alert is there.
  ///   - data: The data that the buttons are made of.
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
    PresentingView(
      base: self,
      item: isPresented.asItem(data),
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
          requiredButton: .ok
        )
      )
    }
  }

  /// Presents an alert with a title of text about some data, while a condition holds and the
  /// data is there.
  ///
  /// - Parameters:
  ///   - title: What the alert says.
  ///   - isPresented: Whether the alert is there.
  ///   - data: The data that the buttons are made of.
  ///   - actions: Makes the buttons.
  /// - Returns: The view with its alert.
  public func alert<T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> some View
  ) -> some View {
    alert(title, isPresented: isPresented, presenting: data, actions: actions) { _ in EmptyView() }
  }
}
