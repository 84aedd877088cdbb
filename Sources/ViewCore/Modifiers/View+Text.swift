public import Foundation

nonisolated extension View {
  /// Shows the texts inside in at most so many lines; what does not fit ends with an ellipsis.
  ///
  /// A text field that grows has at most so many lines, too.
  ///
  /// - Parameter number: The number of lines. `nil` is as many as needed, also where views around say
  ///   otherwise.
  /// - Returns: The view with its texts cut short.
  public func lineLimit(_ number: Int?) -> some View {
    textLines(TextLines(most: number.map { max($0, 1) }))
  }

  /// Shows the texts inside in at most so many lines, and perhaps with room for as many.
  ///
  /// - Parameters:
  ///   - limit: The number of lines.
  ///   - reservesSpace: Whether there is room for that many lines also where there are fewer.
  /// - Returns: The view with its texts cut short.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    let limit = max(limit, 1)
    return textLines(TextLines(least: reservesSpace ? limit : nil, most: limit))
  }

  /// Gives the texts inside room for a number of lines that has bounds.
  ///
  /// - Parameter limit: The fewest and the most lines.
  /// - Returns: The view with its texts in so many lines.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    textLines(TextLines(least: max(limit.lowerBound, 1), most: max(limit.upperBound, 1)))
  }

  /// Gives the texts inside room for so many lines at least.
  ///
  /// - Parameter limit: The fewest lines.
  /// - Returns: The view with its texts in so many lines.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    textLines(TextLines(least: max(limit.lowerBound, 1)))
  }

  /// Shows the texts inside in at most so many lines; what does not fit ends with an ellipsis.
  ///
  /// - Parameter limit: The most lines.
  /// - Returns: The view with its texts cut short.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    textLines(TextLines(most: max(limit.upperBound, 1)))
  }

  private func textLines(_ lines: TextLines) -> some View {
    EnvironmentView(content: self, value: lines) { $1.textLines = $0 }
  }

  /// Sets where the lines of longer texts inside stand.
  ///
  /// - Parameter alignment: The side that the lines share.
  /// - Returns: The view with its lines aligned.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    // Fields take the side of what is around them, whatever the direction of their text.
    let side = alignment.css
    return BoxedView(self, class: "effect", style: "--lines-align:\(side);text-align:\(side)")
  }
}

nonisolated extension View {
  /// Lets the texts inside shrink where they have too little room, before they are cut short.
  ///
  /// - Parameter factor: The least part of their size to which they shrink.
  /// - Returns: The view with its texts.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    let element = Element(
      "div",
      attributes: [
        .init("class", "effect"), .init("data-shrink", CSS.number(min(max(factor, 0.05), 1))),
      ]
    )
    return BoxedView(self) { _ in element }
  }
}

/// The side that the lines of a text share.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing

  var css: String {
    switch self {
    case .leading: "start"
    case .center: "center"
    case .trailing: "end"
    }
  }
}

/// How many lines texts have.
struct TextLines: Equatable {
  var least: Int?
  var most: Int?

  /// The declarations of a stylesheet.
  var css: String? {
    CSS.style(
      most.map { "--lines:\($0)" },
      least.map { "min-block-size:\($0)lh" }
    )
  }
}

extension EnvironmentValues {
  private enum TextLinesKey: EnvironmentKey {
    static let defaultValue = TextLines()
  }

  var textLines: TextLines {
    get { self[TextLinesKey.self] }
    set { self[TextLinesKey.self] = newValue }
  }

  /// The most lines that texts have, or `nil` where they have as many as they need.
  public var lineLimit: Int? {
    get { textLines.most }
    set { textLines.most = newValue }
  }
}
