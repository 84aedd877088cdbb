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
    var element = Element("div", attributes: [.init("class", name)])
    element["style"] = CSS.style(
      isCentered ? nil : "align-items:\(alignment)",
      spacing.map { "gap:\(CSS.length($0))" }
    )
    return element
  }
}
