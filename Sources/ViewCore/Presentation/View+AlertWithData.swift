nonisolated extension View {
  /// Presents an alert about some data, while a condition is true and the data is not `nil`.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the alert.
  ///   - isPresented: Whether the alert is presented.
  ///   - data: The data for the buttons and the message. With `nil`, nothing is presented.
  ///   - actions: A closure that makes the buttons from the data.
  ///   - message: A closure that makes the message from the data.
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

  /// Presents an alert about some data, while a condition is true and the data is not `nil`.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the alert.
  ///   - isPresented: Whether the alert is presented.
  ///   - data: The data for the buttons and the message. With `nil`, nothing is presented.
  ///   - actions: A closure that makes the buttons from the data.
  /// - Returns: The view with its alert.
  public func alert<T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> some View
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Presents an alert with a title that is known only at run time, while a condition is true and
  /// the data is not `nil`.
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

  /// Presents an alert with a title that is known only at run time, while a condition is true and
  /// the data is not `nil`.
  @_disfavoredOverload
  public func alert<T>(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> some View
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Presents an alert about some data, with a text as its title, while a condition is true and the
  /// data is not `nil`.
  ///
  /// - Parameters:
  ///   - title: The title of the alert.
  ///   - isPresented: Whether the alert is presented.
  ///   - data: The data for the buttons and the message. With `nil`, nothing is presented.
  ///   - actions: A closure that makes the buttons from the data.
  ///   - message: A closure that makes the message from the data.
  /// - Returns: The view with its alert.
  public func alert<T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> some View,
    @ViewBuilder message: @escaping (T) -> some View
  ) -> some View {
    presenting(isPresented.asItem(data), id: { _ in 0 }) { data in
      AlertContent(
        title: title,
        message: message(data),
        actions: actions(data),
        requiredButton: .ok
      )
    }
  }

  /// Presents an alert about some data, with a text as its title, while a condition is true and the
  /// data is not `nil`.
  ///
  /// - Parameters:
  ///   - title: The title of the alert.
  ///   - isPresented: Whether the alert is presented.
  ///   - data: The data for the buttons and the message. With `nil`, nothing is presented.
  ///   - actions: A closure that makes the buttons from the data.
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
