/// When a default focus counts.
public struct DefaultFocusEvaluationPriority: Sendable {
  /// When the view appears.
  public static let automatic = Self()
  /// When the view appears.
  public static let userInitiated = Self()
}

nonisolated extension View {
  /// Sets the control that has the focus when the view appears.
  ///
  /// ```swift
  /// Form {
  ///   TextField("Name", text: $name).focused($focus, equals: .name)
  ///   TextField("Town", text: $town).focused($focus, equals: .town)
  /// }
  /// .defaultFocus($focus, .town)
  /// ```
  ///
  /// A control that has the focus already keeps it.
  ///
  /// - Parameters:
  ///   - binding: The binding of the focus state.
  ///   - value: The value of the control.
  ///   - priority: Has no effect: a page gives the focus once.
  /// - Returns: The view with its first focus.
  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding,
    _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    onAppear {
      if binding.wrappedValue == binding.initialValue { binding.wrappedValue = value }
    }
  }
}
