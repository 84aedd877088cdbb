public import Foundation

nonisolated extension View {
  /// Presents an alert about an error, while a condition is true and the error is not `nil`.
  ///
  /// The title is the error's description.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the alert is presented.
  ///   - error: The error.
  ///   - actions: The buttons.
  /// - Returns: The view with its alert.
  public func alert(
    isPresented: Binding<Bool>,
    error: (some LocalizedError)?,
    @ViewBuilder actions: @escaping () -> some View
  ) -> some View {
    alert(
      Text(verbatim: error?.localizedDescription ?? ""),
      isPresented: isPresented,
      presenting: error
    ) { _ in
      actions()
    }
  }

  /// Presents an alert about an error with a message, while a condition is true and the error is
  /// not `nil`.
  ///
  /// The title is the error's description.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the alert is presented.
  ///   - error: The error.
  ///   - actions: A closure that makes the buttons from the data.
  ///   - message: A closure that makes the message from the data.
  /// - Returns: The view with its alert.
  public func alert<E: LocalizedError>(
    isPresented: Binding<Bool>,
    error: E?,
    @ViewBuilder actions: @escaping (E) -> some View,
    @ViewBuilder message: @escaping (E) -> some View
  ) -> some View {
    alert(
      Text(verbatim: error?.localizedDescription ?? ""),
      isPresented: isPresented,
      presenting: error,
      actions: actions,
      message: message
    )
  }
}
