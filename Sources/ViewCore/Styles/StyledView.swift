/// The view that a style makes.
struct StyleBody<Style, Content: View> {
  let style: Style
  let content: @MainActor (Style) -> Content
}

extension StyleBody: View {
  var body: some View { content(style) }
}

/// The view that an app's style of a kind makes, in an environment without that style.
///
/// A control inside a style's body therefore uses the next outer style, and never this one again.
struct StyledView<Style, Kind, Content: View> {
  let style: Style
  let content: @MainActor (Style) -> Content

  init(_ style: Style, of kind: Kind.Type, content: @escaping @MainActor (Style) -> Content) {
    self.style = style
    self.content = content
  }
}

extension StyledView: View {
  var body: some View {
    EnvironmentView(content: content(style), value: ()) { _ = $1[styles: Kind.self].popLast() }
  }
}

extension EnvironmentValues {
  private enum StylesKey<Kind>: EnvironmentKey {
    static var defaultValue: [Kind] { [] }
  }

  /// The styles of a kind, such as `(any ToggleStyle).self`, that enclosing views set, the innermost last.
  subscript<Kind>(styles kind: Kind.Type) -> [Kind] {
    get { self[StylesKey<Kind>.self] }
    set { self[StylesKey<Kind>.self] = newValue }
  }
}
