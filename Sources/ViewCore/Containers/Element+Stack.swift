import Foundation

extension Element {
  /// The element of a stack.
  ///
  /// Values that the stylesheet has as defaults are left out.
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
      // Layers have no baseline of their own unless they are told one.
      alignment.hasSuffix("baseline") ? "--baseline:\(alignment)" : nil,
      overlap.map { Self.tight(by: $0, isLine: name.hasPrefix("h")) }
        ?? spacing.map { "gap:\(CSS.length($0))" }
    )
    return element
  }

  /// The style declarations of overlapping views, because a gap cannot be negative.
  ///
  /// Each view has half of the overlap as a negative margin on both sides, whichever view is first.
  /// The stack compensates for the outer ones. A stack inside another one may have both kinds of
  /// margin.
  private static func tight(by overlap: CGFloat, isLine: Bool) -> String {
    let half = CSS.length(overlap / 2)
    return isLine
      ? "gap:0;padding:0 \(half);--overlap-x:-\(half)"
      : "gap:0;padding:\(half) 0;--overlap:-\(half)"
  }
}
