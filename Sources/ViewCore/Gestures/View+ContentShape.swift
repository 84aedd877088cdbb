nonisolated extension View {
  /// Lets gestures of the view be made anywhere in its rectangle, also where it shows nothing.
  ///
  /// In a browser they are made between its parts in any case. What needs this is a colour that is not seen:
  ///
  /// ```swift
  /// Color.clear
  ///   .contentShape(Rectangle())
  ///   .onTapGesture { isMenuShown = false }
  /// ```
  ///
  /// - Parameter shape: The rectangle. Other forms are not supported.
  /// - Returns: The view.
  public func contentShape(_ shape: Rectangle) -> some View {
    EnvironmentView(content: self, value: true) { $1.hasContentShape = $0 }
  }
}

extension EnvironmentValues {
  private enum ContentShapeKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether what shows nothing takes part in gestures.
  var hasContentShape: Bool {
    get { self[ContentShapeKey.self] }
    set { self[ContentShapeKey.self] = newValue }
  }
}
