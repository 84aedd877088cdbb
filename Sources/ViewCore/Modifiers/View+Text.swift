public import Foundation

nonisolated extension View {
  /// Limits the lines of the texts inside.
  ///
  /// Longer texts end with an ellipsis.
  ///
  /// The limit also applies to text fields that grow.
  ///
  /// - Parameter number: The maximum number of lines. `nil` removes the limit, also inside a view with a
  ///   limit.
  /// - Returns: The view with its line limit.
  public func lineLimit(_ number: Int?) -> some View {
    textLines(TextLines(most: number.map { max($0, 1) }))
  }

  /// Limits the lines of the texts inside, and may reserve space for all of them.
  ///
  /// - Parameters:
  ///   - limit: The number of lines.
  ///   - reservesSpace: Whether shorter texts also have space for all lines.
  /// - Returns: The view with its line limit.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    let limit = max(limit, 1)
    return textLines(TextLines(least: reservesSpace ? limit : nil, most: limit))
  }

  /// Sets the minimum and the maximum number of lines of the texts inside.
  ///
  /// - Parameter limit: The range of the number of lines.
  /// - Returns: The view with its line limit.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    textLines(TextLines(least: max(limit.lowerBound, 1), most: max(limit.upperBound, 1)))
  }

  /// Sets the minimum number of lines of the texts inside.
  ///
  /// - Parameter limit: The minimum number of lines.
  /// - Returns: The view with its line limit.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    textLines(TextLines(least: max(limit.lowerBound, 1)))
  }

  /// Limits the lines of the texts inside.
  ///
  /// Longer texts end with an ellipsis.
  ///
  /// - Parameter limit: The maximum number of lines.
  /// - Returns: The view with its line limit.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    textLines(TextLines(most: max(limit.upperBound, 1)))
  }

  private func textLines(_ lines: TextLines) -> some View {
    EnvironmentView(content: self, value: lines) { $1.textLines = $0 }
  }

  /// Sets the alignment of the lines of multiline texts inside.
  ///
  /// - Parameter alignment: The alignment.
  /// - Returns: The view with its text alignment.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    // Fields use the alignment of their surroundings, whatever the direction of their text.
    let side = alignment.css
    return BoxedView(self, class: "effect", style: "--lines-align:\(side);text-align:\(side)")
  }
}

nonisolated extension View {
  /// Lets the texts inside shrink before they are truncated.
  ///
  /// - Parameter factor: The minimum scale of the font.
  /// - Returns: The view with its minimum scale factor.
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

/// The alignment of the lines of a text.
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

/// The limits of the number of lines.
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

  /// The maximum number of lines of texts, or `nil` for no limit.
  public var lineLimit: Int? {
    get { textLines.most }
    set { textLines.most = newValue }
  }
}
