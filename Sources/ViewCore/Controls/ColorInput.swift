/// The browser's input element for a color, which knows six hexadecimal digits alone.
struct ColorInput {
  let selection: Binding<Color>
  /// The selected color, a change of which updates the element.
  let shown: Color
  let isDark: Bool
  let keepsOpacity: Bool
}

extension ColorInput: ElementView {
  func render(in context: NodeContext) -> Rendering<EmptyView> {
    var element = Element(
      "input",
      attributes: [
        .init("class", "swatch"), .init("type", "color"),
        .init("value", shown.hexadecimal(isDark: isDark)),
        // The element itself shows the color as it is, also one that the server cannot compute.
        .init("style", "--swatch:\(shown.css)"),
      ],
      events: .input
    )
    element["disabled"] = context.environment.isEnabled ? nil : ""
    var rendering = Rendering(
      element,
      behavior: ElementBehavior(
        handle: { [selection, isDark, keepsOpacity] event in
          guard case .input(let text) = event, var parts = ColorComponents(hexadecimal: text)
          else { return }
          let old = selection.wrappedValue.components(isDark: isDark)
          if keepsOpacity, let old { parts.opacity = old.opacity }
          selection.wrappedValue = Color(parts)
        },
        liveAttributes: [
          .init(
            name: "value",
            currentValue: { [selection, isDark] in
              selection.wrappedValue.hexadecimal(isDark: isDark)
            },
            isValid: { ColorComponents(hexadecimal: $0) != nil }
          )
        ]
      )
    )
    rendering.followFocus(in: context.environment)
    return rendering
  }
}

extension Color {
  /// The color without its opacity, or black if only the page can compute it.
  fileprivate func hexadecimal(isDark: Bool) -> String {
    components(isDark: isDark)?.hexadecimal ?? "#000000"
  }
}
