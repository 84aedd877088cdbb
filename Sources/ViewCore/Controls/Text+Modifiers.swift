public import Foundation

extension Text {
  /// This text in a font.
  public func font(_ font: Font?) -> Text {
    changed { $0.font = $0.font ?? font }
  }

  /// This text with letters of a weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    changed { $0.weight = $0.weight ?? weight }
  }

  /// This text with letters of a kind.
  public func fontDesign(_ design: Font.Design?) -> Text {
    changed { $0.design = $0.design ?? design }
  }

  /// This text with letters of a width, where the font has such.
  public func fontWidth(_ width: Font.Width?) -> Text {
    changed { $0.width = $0.width ?? width }
  }

  /// This text with heavy letters.
  public func bold() -> Text {
    fontWeight(.bold)
  }

  /// This text with heavy letters, or not.
  public func bold(_ isActive: Bool) -> Text {
    isActive ? bold() : self
  }

  /// This text with slanted letters.
  public func italic() -> Text {
    italic(true)
  }

  /// This text with slanted letters, or not.
  public func italic(_ isActive: Bool) -> Text {
    changed { $0.isItalic = $0.isItalic ?? isActive }
  }

  /// This text with letters that are all equally wide.
  public func monospaced(_ isActive: Bool = true) -> Text {
    isActive ? fontDesign(.monospaced) : self
  }

  /// This text with digits that are all equally wide.
  public func monospacedDigit() -> Text {
    changed { $0.hasMonospacedDigits = true }
  }

  /// This text in a colour.
  public func foregroundColor(_ color: Color?) -> Text {
    guard let color else { return self }
    return foregroundStyle(color)
  }

  /// This text, painted with a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    changed { $0.paint = $0.paint ?? TextPaint(style) }
  }

  /// This text with more space between its letters, in points.
  public func kerning(_ kerning: CGFloat) -> Text {
    changed { $0.kerning = $0.kerning ?? kerning }
  }

  /// This text with more space between its letters, in points.
  public func tracking(_ tracking: CGFloat) -> Text {
    kerning(tracking)
  }

  /// This text, higher or lower than its line, in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    changed { $0.baseline = $0.baseline ?? baselineOffset }
  }

  /// This text with a line under it.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }

  /// This text with a line under it.
  public func underline(
    _ isActive: Bool = true,
    pattern: LineStyle.Pattern,
    color: Color? = nil
  ) -> Text {
    changed {
      $0.underline = $0.underline ?? TextLine(isActive: isActive, pattern: pattern, color: color)
    }
  }

  /// This text with a line through it.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }

  /// This text with a line through it.
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
  /// Sets the weight of the texts inside.
  ///
  /// - Parameter weight: The weight. `nil` is the font's own.
  /// - Returns: The view with its texts in the weight.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    EnvironmentView(content: self, value: weight) { $1.textLook.weight = $0 }
  }

  /// Sets the kind of letters of the texts inside.
  ///
  /// - Parameter design: The kind. `nil` is the font's own.
  /// - Returns: The view with its texts in the kind of letters.
  public func fontDesign(_ design: Font.Design?) -> some View {
    EnvironmentView(content: self, value: design) { $1.textLook.design = $0 }
  }

  /// Makes the letters of the texts inside heavy, or not.
  ///
  /// - Parameter isActive: Whether they are heavy.
  /// - Returns: The view with its texts heavy.
  public func bold(_ isActive: Bool = true) -> some View {
    fontWeight(isActive ? .bold : nil)
  }

  /// Slants the letters of the texts inside, or not.
  ///
  /// - Parameter isActive: Whether they are slanted.
  /// - Returns: The view with its texts slanted.
  public func italic(_ isActive: Bool = true) -> some View {
    EnvironmentView(content: self, value: isActive) { $1.textLook.isItalic = $0 }
  }

  /// Makes the letters of the texts inside equally wide, or not.
  ///
  /// - Parameter isActive: Whether they are.
  /// - Returns: The view with its texts in such letters.
  public func monospaced(_ isActive: Bool = true) -> some View {
    fontDesign(isActive ? .monospaced : nil)
  }

  /// Makes the digits of the texts inside equally wide.
  ///
  /// - Returns: The view with its texts with such digits.
  public func monospacedDigit() -> some View {
    EnvironmentView(content: self, value: true) { $1.textLook.hasMonospacedDigits = $0 }
  }

  /// Draws a line under the texts inside.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a line.
  ///   - pattern: What the line is made of.
  ///   - color: Its colour. `nil` is that of the text.
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
  ///   - pattern: What the line is made of.
  ///   - color: Its colour. `nil` is that of the text.
  /// - Returns: The view with its texts struck through.
  public func strikethrough(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> some View {
    let line = TextLine(isActive: isActive, pattern: pattern, color: color)
    return EnvironmentView(content: self, value: line) { $1.textLook.strikethrough = $0 }
  }

  /// Puts more space between the letters of the texts inside.
  ///
  /// - Parameter kerning: The space, in points.
  /// - Returns: The view with its texts wider.
  public func kerning(_ kerning: CGFloat) -> some View {
    EnvironmentView(content: self, value: kerning) { $1.textLook.kerning = $0 }
  }

  /// Puts more space between the letters of the texts inside.
  ///
  /// - Parameter tracking: The space, in points.
  /// - Returns: The view with its texts wider.
  public func tracking(_ tracking: CGFloat) -> some View {
    kerning(tracking)
  }

  /// Puts the texts inside higher or lower than their lines.
  ///
  /// - Parameter baselineOffset: How much higher, in points.
  /// - Returns: The view with its texts moved.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    EnvironmentView(content: self, value: baselineOffset) { $1.textLook.baseline = $0 }
  }

  /// Sets the width of the letters of the texts inside, where the font has such.
  ///
  /// - Parameter width: The width. `nil` is the font's own.
  /// - Returns: The view with its texts in the width.
  public func fontWidth(_ width: Font.Width?) -> some View {
    EnvironmentView(content: self, value: width) { $1.textLook.width = $0 }
  }

  /// Puts more space between the lines of the texts inside.
  ///
  /// - Parameter lineSpacing: The space, in points.
  /// - Returns: The view with the lines of its texts further apart.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    EnvironmentView(content: self, value: max(lineSpacing, 0)) { $1.textLook.lineSpacing = $0 }
  }

  /// Shows the texts inside in large or small letters.
  ///
  /// - Parameter textCase: Which letters. `nil` shows them as they are, also where views around say
  ///   otherwise.
  /// - Returns: The view with its texts in the letters.
  public func textCase(_ textCase: Text.Case?) -> some View {
    let css = textCase.map { $0 == .uppercase ? "uppercase" : "lowercase" } ?? "none"
    return BoxedView(self, class: "effect", style: "text-transform:\(css)")
  }
}
