nonisolated extension View {
  /// Sets the accent color of the controls inside.
  ///
  /// - Parameter tint: The color. `nil` is the page's own, also inside a view with a tint.
  /// - Returns: The view with its tint.
  public func tint(_ tint: Color?) -> some View {
    BoxedView(self, class: "effect", style: tint.map { TintStyle.of($0.css) } ?? TintStyle.ofPage)
  }

  /// Sets the accent color of the controls inside to that of a style.
  ///
  /// ```swift
  /// ProgressView(value: done).tint(Color.orange.gradient)
  /// ```
  ///
  /// Where we differ: a control has one color. Of a gradient it is the first one. An image, a mesh, and a style that is
  /// made of the tint itself change nothing.
  ///
  /// - Parameter tint: The style. `nil` is the page's own color, also inside a view with a tint.
  /// - Returns: The view with its tint.
  @_disfavoredOverload
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    BoxedView(self) { environment in
      var element = Element("div", attributes: [.init("class", "effect")])
      element["style"] =
        tint.map { $0.tone(in: environment).map(TintStyle.of) } ?? TintStyle.ofPage
      return element
    }
  }

  /// Sets the accent color of the controls inside to that of a style, for styles that are written with a leading dot.
  ///
  /// ```swift
  /// ProgressView(value: done).tint(.orange.gradient)
  /// ```
  ///
  /// - Parameter tint: The style.
  /// - Returns: The view with its tint.
  @_disfavoredOverload
  public func tint<S: ShapeStyle>(_ tint: S) -> some View {
    self.tint(Optional(tint))
  }

  /// Sets the accent color of the controls inside.
  ///
  /// SwiftUI has deprecated this form and still accepts it.
  ///
  /// - Parameter accentColor: The color. `nil` is the page's own.
  /// - Returns: The view with its tint.
  public func accentColor(_ accentColor: Color?) -> some View {
    tint(accentColor)
  }
}

/// The declarations of a tint.
private enum TintStyle {
  /// The declarations of the page's own color.
  static let ofPage =
    "--accent:var(--page-accent);--tint:initial;--on-accent:light-dark(#fff,#06121f)"

  /// The declarations of a color.
  ///
  /// Elements with a color of their own, such as a switch, use the second property. Content on the color is white; on dark
  /// pages, whose own accent is light, it is white only on a dark color.
  static func of(_ color: String) -> String {
    """
    --accent:\(color);--tint:\(color);\
    --on-accent:light-dark(#fff,oklch(from \(color) clamp(0,(l - .6)*-999,1) 0 0))
    """
  }
}

extension ShapeStyle {
  /// The color of the style for a control, which has one, or `nil` if there is none.
  fileprivate func tone(in environment: EnvironmentValues) -> String? {
    if let paint = areaPaint(in: environment) { return paint.tone }
    let color = css(in: environment)
    // A property must not be made of itself.
    return color.contains(TintShapeStyle().css) ? nil : color
  }
}
