nonisolated extension View {
  /// Keeps the user from scrolling the scroll views, lists and forms inside.
  ///
  /// The app can still scroll them. Where one scrolls with the page, the page does not scroll while it is visible.
  ///
  /// - Parameter disabled: Whether the user cannot scroll. An outer modifier that disables it counts, too.
  /// - Returns: The view.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    EnvironmentView(content: self, value: disabled) { isDisabled, environment in
      if isDisabled { environment.isScrollEnabled = false }
    }
  }
}

extension EnvironmentValues {
  private enum IsScrollEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
  }

  /// Whether the user can scroll the scroll views, lists and forms at this place.
  public var isScrollEnabled: Bool {
    get { self[IsScrollEnabledKey.self] }
    set { self[IsScrollEnabledKey.self] = newValue }
  }
}
