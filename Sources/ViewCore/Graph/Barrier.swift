/// The reason why the user cannot reach some elements: an element in front of or around them.
enum Barrier: Equatable {
  /// All elements can be reached now. The element may become a barrier later.
  case open
  /// The elements inside take no taps. The keyboard can still type into them.
  case untouchable
  /// The elements inside are invisible.
  case invisible
  /// The elements inside are on a screen that another one covers.
  case covered
  /// The elements outside cannot be reached while it is the topmost dialog.
  case dialog
}

extension Barrier {
  /// Whether fewer elements can be reached than with another state of the same element.
  func isStricter(than other: Barrier?) -> Bool {
    self != .open && self != other
  }
}

extension Element {
  /// The class of an element that takes no taps.
  static let untouchableEffect = "effect \(ClassName.untouchable)"

  /// How the element keeps the user from others, or `nil` if it never does.
  var barrier: Barrier? {
    if tag == "dialog" { return .dialog }
    switch self["class"] {
    case ClassName.screen.rawValue, ClassName.tabPanel.rawValue:
      return self["hidden"] ?? self["inert"] == nil ? .open : .covered
    case "effect":
      guard let style = self["style"] else { return .open }
      if style.hasSuffix("visibility:hidden") { return .invisible }
      return style.hasPrefix("opacity:") ? .open : nil
    case Self.untouchableEffect: return .untouchable
    default: return nil
    }
  }
}
