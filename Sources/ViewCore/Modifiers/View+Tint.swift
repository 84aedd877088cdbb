extension View {
  /// Sets the colour of the controls inside.
  ///
  /// - Parameter tint: The colour. `nil` is the page's own, also where views around say otherwise.
  /// - Returns: The view with its controls in the colour.
  public func tint(_ tint: Color?) -> some View {
    BoxedView(self, class: "effect", style: "--accent:\(tint?.css ?? "var(--page-accent)")")
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
