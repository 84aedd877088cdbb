public import Foundation

extension View {
  /// Shows the texts inside in at most so many lines; what does not fit ends with an ellipsis.
  ///
  /// - Parameter number: The number of lines. `nil` is as many as needed.
  /// - Returns: The view with its texts cut short.
  public func lineLimit(_ number: Int?) -> some View {
    BoxedView(
      self,
      class: number == nil ? "effect" : "effect clamp",
      style: number.map { "--lines:\(max($0, 1))" }
    )
  }

  /// Sets where the lines of longer texts inside stand.
  ///
  /// - Parameter alignment: The side that the lines share.
  /// - Returns: The view with its lines aligned.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    BoxedView(self, class: "effect", style: "--lines-align:\(alignment.css)")
  }
}

extension View {
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
