/// A control that picks a color, and unless told otherwise its opacity.
///
/// ```swift
/// ColorPicker("Accent", selection: $accent, supportsOpacity: false)
/// ```
///
/// The page shows the browser's own control. It has no opacity, so a slider below sets that. A
/// picked color has components in sRGB.
public struct ColorPicker<Label: View> {
  private let label: Label
  private let selection: Binding<Color>
  private let supportsOpacity: Bool
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.labelsAreHidden) private var labelsAreHidden

  /// Creates a color picker with a custom label.
  ///
  /// - Parameters:
  ///   - selection: The color.
  ///   - supportsOpacity: Whether the user can set the opacity. If not, a picked color is opaque.
  ///   - label: A description of the color.
  ///   - fileID: Where a written value that no reducer applies is reported.
  ///   - filePath: Where a written value that no reducer applies is reported.
  ///   - line: Where a written value that no reducer applies is reported.
  ///   - column: Where a written value that no reducer applies is reported.
  public init(
    selection: Binding<Color>,
    supportsOpacity: Bool = true,
    @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let selection = selection.written(fileID, filePath, line, column)
    self.label = label()
    self.selection = selection
    self.supportsOpacity = supportsOpacity
  }
}

extension ColorPicker where Label == Text {
  /// Creates a color picker.
  ///
  /// - Parameters:
  ///   - titleKey: A description of the color.
  ///   - selection: The color.
  ///   - supportsOpacity: Whether the user can set the opacity. If not, a picked color is opaque.
  ///   - fileID: Where a written value that no reducer applies is reported.
  ///   - filePath: Where a written value that no reducer applies is reported.
  ///   - line: Where a written value that no reducer applies is reported.
  ///   - column: Where a written value that no reducer applies is reported.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Color>,
    supportsOpacity: Bool = true,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let selection = selection.written(fileID, filePath, line, column)
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Creates a color picker with a title that is known only at run time.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    selection: Binding<Color>,
    supportsOpacity: Bool = true,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let selection = selection.written(fileID, filePath, line, column)
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

extension ColorPicker: View {
  public var body: some View {
    let input = ControlBox(
      "label",
      class: labelsAreHidden ? "picker \(ClassName.ownWidth)" : "picker",
      content: TupleView(
        ControlAccessory(
          Box("span", class: labelsAreHidden ? "unseen" : "control-label", content: label)
        ),
        ColorInput(
          selection: selection,
          shown: selection.wrappedValue,
          isDark: colorScheme == .dark,
          keepsOpacity: supportsOpacity
        )
      )
    )
    if supportsOpacity {
      ControlBox(
        class: "color-picker",
        content: TupleView(input, ControlAccessory(opacitySlider))
      )
    } else {
      input
    }
  }

  /// The slider, which has no part in the focus that the app gives the picker.
  private var opacitySlider: some View {
    let slider = Slider(value: opacity) { opacityLabel }
    return EnvironmentView(content: slider, value: ()) { $1.focusTarget = nil }
  }

  /// The name of the slider, which has that of the picker before it if that is a text.
  private var opacityLabel: Text {
    (label as? Text).map { $0 + Text(verbatim: " Opacity") } ?? Text(verbatim: "Opacity")
  }

  private var opacity: Binding<Double> {
    let isDark = colorScheme == .dark
    return Binding { [selection] in
      selection.wrappedValue.components(isDark: isDark)?.opacity ?? 1
    } set: { [selection] opacity in
      guard var parts = selection.wrappedValue.components(isDark: isDark) else { return }
      parts.opacity = opacity
      selection.wrappedValue = Color(parts)
    }
  }
}
