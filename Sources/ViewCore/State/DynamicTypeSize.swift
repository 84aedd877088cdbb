/// A size of texts that a user can choose.
public enum DynamicTypeSize: CaseIterable, Comparable, Hashable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether the size is one of the largest, for which a layout may need other arrangements.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// The size of body texts in points, where `large` is the usual one.
  private var points: Double {
    switch self {
    case .xSmall: 14
    case .small: 15
    case .medium: 16
    case .large: 17
    case .xLarge: 19
    case .xxLarge: 21
    case .xxxLarge: 23
    case .accessibility1: 28
    case .accessibility2: 33
    case .accessibility3: 40
    case .accessibility4: 47
    case .accessibility5: 53
    }
  }

  /// The size of texts relative to `large`.
  var scale: Double { points / Self.large.points }

  /// The size that is nearest to the size of a browser's letters.
  ///
  /// - Parameter pixels: The size of the letters. 16 is the usual one.
  package init(lettersOf pixels: Double) {
    let points = pixels / 16 * Self.large.points
    self =
      Self.allCases.min { abs($0.points - points) < abs($1.points - points) } ?? .large
  }
}

nonisolated extension View {
  /// Sets the size of the texts inside.
  ///
  /// Fonts of text styles and those by name scale. Fonts with a size in points and spaces do not, as in SwiftUI.
  ///
  /// - Parameter size: The size. It replaces the one that the user has chosen.
  /// - Returns: The view with its texts.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    ResizedTexts(content: self, least: size, most: size)
  }

  /// Limits the size of the texts inside to a range.
  ///
  /// ```swift
  /// Text(price).dynamicTypeSize(...DynamicTypeSize.xxxLarge)
  /// ```
  ///
  /// - Parameter range: The sizes. The one in it that is nearest to the size around the view counts.
  /// - Returns: The view with its texts.
  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    let sizes = DynamicTypeSize.allCases.filter(range.contains)
    return ResizedTexts(
      content: self,
      least: sizes.first ?? .xSmall,
      most: sizes.last ?? .accessibility5
    )
  }
}

/// A view whose texts have one size of a range.
private struct ResizedTexts<Content: View> {
  let content: Content
  let least: DynamicTypeSize
  let most: DynamicTypeSize
  @Environment(\.dynamicTypeSize) private var outer
  @Environment(\.windowTextSize) private var usual
}

extension ResizedTexts: View {
  var body: some View {
    let size = min(max(outer, least), most)
    let ratio = CSS.number(size.scale / outer.scale)
    BoxedView(
      EnvironmentView(content: content, value: size) { $1.dynamicTypeSize = $0 },
      class: size == outer ? "effect" : "effect text-size",
      style: size == outer
        ? nil : CSS.style(size.style(relativeTo: usual), "font-size:\(ratio)em")
    )
  }
}

extension DynamicTypeSize {
  /// The CSS declaration of the scale by which fonts are larger than those of the page.
  func style(relativeTo usual: DynamicTypeSize) -> String {
    "--text-scale:\(CSS.number(scale / usual.scale))"
  }
}
