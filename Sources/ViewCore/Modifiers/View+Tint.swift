nonisolated extension View {
  /// Sets the accent colour of the controls inside.
  ///
  /// - Parameter tint: The colour. `nil` is the page's own, also inside a view with a tint.
  /// - Returns: The view with its tint.
  public func tint(_ tint: Color?) -> some View {
    // Elements with a colour of their own, such as a switch, use the second property. Content on
    // the colour is white; on dark pages, whose own accent is light, it is white only on a dark
    // colour.
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

  /// Sets the accent colour of the controls inside.
  ///
  /// SwiftUI has deprecated this form and still accepts it.
  ///
  /// - Parameter accentColor: The colour. `nil` is the page's own.
  /// - Returns: The view with its tint.
  public func accentColor(_ accentColor: Color?) -> some View {
    tint(accentColor)
  }
}
