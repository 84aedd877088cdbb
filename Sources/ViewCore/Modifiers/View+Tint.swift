extension View {
  /// Sets the colour of the controls inside.
  ///
  /// - Parameter tint: The colour. `nil` is the page's own, also where views around say otherwise.
  /// - Returns: The view with its controls in the colour.
  public func tint(_ tint: Color?) -> some View {
    // What has a colour of its own without a tint, such as a switch, looks for the second.
    let style = tint.map { "--accent:\($0.css);--tint:\($0.css)" }
    return BoxedView(
      self,
      class: "effect",
      style: style ?? "--accent:var(--page-accent);--tint:initial"
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
