import Foundation

extension Element {
  /// The element of a line of views.
  ///
  /// What the stylesheet does anyway is not said again.
  static func stack(
    _ name: String,
    isCentered: Bool,
    _ alignment: String,
    _ spacing: CGFloat?
  ) -> Element {
    let overlap = spacing.flatMap { $0 < 0 ? -$0 : nil }
    var element = Element(
      "div",
      attributes: [.init("class", overlap == nil ? name : "\(name) tight")]
    )
    element["style"] = CSS.style(
      isCentered ? nil : "align-items:\(alignment)",
      // What is in layers has no line of text to stand on, unless it is told to.
      alignment.hasSuffix("baseline") ? "--baseline:\(alignment)" : nil,
      overlap.map { Self.tight(by: $0, isLine: name.hasPrefix("h")) }
        ?? spacing.map { "gap:\(CSS.length($0))" }
    )
    return element
  }

  /// The declarations for views that overlap, as a gap is never less than nothing.
  ///
  /// Each view gives half of it on both sides, so that it does not matter which is the first, and the stack gives
  /// back what the outer ones have given. A line in a column has both kinds.
  private static func tight(by overlap: CGFloat, isLine: Bool) -> String {
    let half = CSS.length(overlap / 2)
    return isLine
      ? "gap:0;padding:0 \(half);--overlap-x:-\(half)"
      : "gap:0;padding:\(half) 0;--overlap:-\(half)"
  }
}
