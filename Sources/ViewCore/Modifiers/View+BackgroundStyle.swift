nonisolated extension View {
  /// Sets the style of the backgrounds inside the view that name none.
  ///
  /// ```swift
  /// VStack {
  ///   Text("Sunny").padding().background()
  ///   Text("Rainy").padding().background(in: .capsule)
  /// }
  /// .backgroundStyle(.yellow.gradient)
  /// ```
  ///
  /// Where we differ: a material in the form of a shape does not blur what is behind it.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view with its style of backgrounds.
  public func backgroundStyle(_ style: some ShapeStyle) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
}

extension EnvironmentValues {
  private enum BackgroundStyleKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
  }

  /// The style of backgrounds that name none, or `nil` for the background of the page.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    // The style may itself be the background outside of the view.
    set { self[BackgroundStyleKey.self] = newValue.map { AnyShapeStyle($0.drawn(in: self)) } }
  }
}
