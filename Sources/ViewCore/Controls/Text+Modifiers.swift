public import Foundation

extension Text {
  /// Sets the font of the text.
  public func font(_ font: Font?) -> Text {
    changed { $0.font = $0.font ?? font }
  }

  /// Sets the font weight of the text.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    changed { $0.weight = $0.weight ?? weight }
  }

  /// Sets the font design of the text.
  public func fontDesign(_ design: Font.Design?) -> Text {
    changed { $0.design = $0.design ?? design }
  }

  /// Sets the font width of the text, if the font has several.
  public func fontWidth(_ width: Font.Width?) -> Text {
    changed { $0.width = $0.width ?? width }
  }

  /// Makes the text bold.
  public func bold() -> Text {
    fontWeight(.bold)
  }

  /// Makes the text bold, or not.
  public func bold(_ isActive: Bool) -> Text {
    isActive ? bold() : self
  }

  /// Makes the text italic.
  public func italic() -> Text {
    italic(true)
  }

  /// Makes the text italic, or not.
  public func italic(_ isActive: Bool) -> Text {
    changed { $0.isItalic = $0.isItalic ?? isActive }
  }

  /// Makes all letters of the text equally wide.
  public func monospaced(_ isActive: Bool = true) -> Text {
    isActive ? fontDesign(.monospaced) : self
  }

  /// Makes all digits of the text equally wide.
  public func monospacedDigit() -> Text {
    changed { $0.hasMonospacedDigits = true }
  }

  /// Sets the color of the text.
  public func foregroundColor(_ color: Color?) -> Text {
    guard let color else { return self }
    return foregroundStyle(color)
  }

  /// Paints the text with a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    changed { $0.paint = $0.paint ?? TextPaint(style) }
  }

  /// Adds space between the letters of the text, in points.
  public func kerning(_ kerning: CGFloat) -> Text {
    changed { $0.kerning = $0.kerning ?? kerning }
  }

  /// Adds space between the letters of the text, in points.
  public func tracking(_ tracking: CGFloat) -> Text {
    kerning(tracking)
  }

  /// Moves the text above its baseline, in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    changed { $0.baseline = $0.baseline ?? baselineOffset }
  }

  /// Draws a line under the text.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }

  /// Draws a line under the text.
  public func underline(
    _ isActive: Bool = true,
    pattern: LineStyle.Pattern,
    color: Color? = nil
  ) -> Text {
    changed {
      $0.underline = $0.underline ?? TextLine(isActive: isActive, pattern: pattern, color: color)
    }
  }

  /// Draws a line through the text.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }

  /// Draws a line through the text.
  public func strikethrough(
    _ isActive: Bool = true,
    pattern: LineStyle.Pattern,
    color: Color? = nil
  ) -> Text {
    changed {
      $0.strikethrough =
        $0.strikethrough ?? TextLine(isActive: isActive, pattern: pattern, color: color)
    }
  }

  func changed(_ change: (inout TextLook) -> Void) -> Text {
    var text = self
    change(&text.look)
    return text
  }
}

nonisolated extension View {
  /// Sets the font weight of the texts inside.
  ///
  /// - Parameter weight: The weight. `nil` is the font's own.
  /// - Returns: The view with its font weight.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    EnvironmentView(content: self, value: weight) { $1.textLook.weight = $0 }
  }

  /// Sets the font design of the texts inside.
  ///
  /// - Parameter design: The design. `nil` is the font's own.
  /// - Returns: The view with its font design.
  public func fontDesign(_ design: Font.Design?) -> some View {
    EnvironmentView(content: self, value: design) { $1.textLook.design = $0 }
  }

  /// Makes the texts inside bold, or not.
  ///
  /// - Parameter isActive: Whether they are bold.
  /// - Returns: The view with bold texts.
  public func bold(_ isActive: Bool = true) -> some View {
    fontWeight(isActive ? .bold : nil)
  }

  /// Makes the texts inside italic, or not.
  ///
  /// - Parameter isActive: Whether they are italic.
  /// - Returns: The view with italic texts.
  public func italic(_ isActive: Bool = true) -> some View {
    EnvironmentView(content: self, value: isActive) { $1.textLook.isItalic = $0 }
  }

  /// Makes all letters of the texts inside equally wide, or not.
  ///
  /// - Parameter isActive: Whether they are.
  /// - Returns: The view with monospaced texts.
  public func monospaced(_ isActive: Bool = true) -> some View {
    fontDesign(isActive ? .monospaced : nil)
  }

  /// Makes all digits of the texts inside equally wide.
  ///
  /// - Returns: The view with monospaced digits.
  public func monospacedDigit() -> some View {
    EnvironmentView(content: self, value: true) { $1.textLook.hasMonospacedDigits = $0 }
  }

  /// Draws a line under the texts inside.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a line.
  ///   - pattern: The pattern of the line.
  ///   - color: The color of the line. `nil` is that of the text.
  /// - Returns: The view with its texts underlined.
  public func underline(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> some View {
    let line = TextLine(isActive: isActive, pattern: pattern, color: color)
    return EnvironmentView(content: self, value: line) { $1.textLook.underline = $0 }
  }

  /// Draws a line through the texts inside.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a line.
  ///   - pattern: The pattern of the line.
  ///   - color: The color of the line. `nil` is that of the text.
  /// - Returns: The view with its texts struck through.
  public func strikethrough(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> some View {
    let line = TextLine(isActive: isActive, pattern: pattern, color: color)
    return EnvironmentView(content: self, value: line) { $1.textLook.strikethrough = $0 }
  }

  /// Adds space between the letters of the texts inside.
  ///
  /// - Parameter kerning: The space, in points.
  /// - Returns: The view with spaced letters.
  public func kerning(_ kerning: CGFloat) -> some View {
    EnvironmentView(content: self, value: kerning) { $1.textLook.kerning = $0 }
  }

  /// Adds space between the letters of the texts inside.
  ///
  /// - Parameter tracking: The space, in points.
  /// - Returns: The view with spaced letters.
  public func tracking(_ tracking: CGFloat) -> some View {
    kerning(tracking)
  }

  /// Moves the texts inside above their baselines.
  ///
  /// - Parameter baselineOffset: The distance, in points. A negative one moves them down.
  /// - Returns: The view with its texts moved.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    EnvironmentView(content: self, value: baselineOffset) { $1.textLook.baseline = $0 }
  }

  /// Sets the font width of the texts inside, if the font has several.
  ///
  /// - Parameter width: The width. `nil` is the font's own.
  /// - Returns: The view with its font width.
  public func fontWidth(_ width: Font.Width?) -> some View {
    EnvironmentView(content: self, value: width) { $1.textLook.width = $0 }
  }

  /// Adds space between the lines of the texts inside.
  ///
  /// - Parameter lineSpacing: The space, in points.
  /// - Returns: The view with spaced lines.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    EnvironmentView(content: self, value: max(lineSpacing, 0)) { $1.textLook.lineSpacing = $0 }
  }

  /// Shows the texts inside in uppercase or lowercase letters.
  ///
  /// - Parameter textCase: The case. `nil` shows the letters as they are, also inside a view with
  ///   another case.
  /// - Returns: The view with its text case.
  public func textCase(_ textCase: Text.Case?) -> some View {
    let css = textCase.map { $0 == .uppercase ? "uppercase" : "lowercase" } ?? "none"
    return BoxedView(self, class: "effect", style: "text-transform:\(css)")
  }
}
