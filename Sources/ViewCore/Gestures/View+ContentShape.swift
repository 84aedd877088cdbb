nonisolated extension View {
  /// Makes the whole rectangle of the view react to gestures, including transparent parts.
  ///
  /// A browser reacts between the parts of a view in any case. Only a transparent color needs it:
  ///
  /// ```swift
  /// Color.clear
  ///   .contentShape(Rectangle())
  ///   .onTapGesture { isMenuShown = false }
  /// ```
  ///
  /// - Parameter shape: The rectangle. Other shapes are not supported.
  /// - Returns: The view.
  public func contentShape(_ shape: Rectangle) -> some View {
    EnvironmentView(content: self, value: true) { $1.hasContentShape = $0 }
  }
}

extension EnvironmentValues {
  private enum ContentShapeKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether transparent views take part in gestures.
  var hasContentShape: Bool {
    get { self[ContentShapeKey.self] }
    set { self[ContentShapeKey.self] = newValue }
  }
}
