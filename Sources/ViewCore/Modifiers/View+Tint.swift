nonisolated extension View {
  /// Sets the colour of the controls inside.
  ///
  /// - Parameter tint: The colour. `nil` is the page's own, also where views around say otherwise.
  /// - Returns: The view with its controls in the colour.
  public func tint(_ tint: Color?) -> some View {
    // What has a colour of its own without a tint, such as a switch, looks for the second. What is on the colour is
    // white; in the dark, where the page's own is light, only on a dark one.
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

  /// Sets the colour of the controls inside.
  ///
  /// SwiftUI has deprecated this form and still accepts it.
  ///
  /// - Parameter accentColor: The colour. `nil` is the page's own.
  /// - Returns: The view with its controls in the colour.
  public func accentColor(_ accentColor: Color?) -> some View {
    tint(accentColor)
  }
}
