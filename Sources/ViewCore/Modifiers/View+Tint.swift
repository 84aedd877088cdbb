nonisolated extension View {
  /// Sets the accent color of the controls inside.
  ///
  /// - Parameter tint: The color. `nil` is the page's own, also inside a view with a tint.
  /// - Returns: The view with its tint.
  public func tint(_ tint: Color?) -> some View {
    // Elements with a color of their own, such as a switch, use the second property. Content on
    // the color is white; on dark pages, whose own accent is light, it is white only on a dark
    // color.
    let style = tint.map {
      """
      --accent:\($0.css);--tint:\($0.css);\
      --on-accent:light-dark(#fff,oklch(from \($0.css) clamp(0,(l - .6)*-999,1) 0 0))
      """
    }
    return BoxedView(
      self,
      class: "effect",
      style: style
        ?? "--accent:var(--page-accent);--tint:initial;--on-accent:light-dark(#fff,#06121f)"
    )
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
