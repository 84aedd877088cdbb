/// An alignment along the horizontal axis.
public struct HorizontalAlignment: Equatable, Sendable {
  let css: String

  public static let leading = Self(css: "start")
  public static let center = Self(css: "center")
  public static let trailing = Self(css: "end")
}

/// An alignment along the vertical axis.
public struct VerticalAlignment: Equatable, Sendable {
  let css: String

  public static let top = Self(css: "start")
  public static let center = Self(css: "center")
  public static let bottom = Self(css: "end")
  /// Aligns the first text baselines.
  public static let firstTextBaseline = Self(css: "first baseline")
  /// Aligns the last text baselines.
  public static let lastTextBaseline = Self(css: "last baseline")
}

/// An alignment along both axes.
public struct Alignment: Equatable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Self(horizontal: .center, vertical: .center)
  public static let leading = Self(horizontal: .leading, vertical: .center)
  public static let trailing = Self(horizontal: .trailing, vertical: .center)
  public static let top = Self(horizontal: .center, vertical: .top)
  public static let bottom = Self(horizontal: .center, vertical: .bottom)
  public static let topLeading = Self(horizontal: .leading, vertical: .top)
  public static let topTrailing = Self(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Self(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Self(horizontal: .trailing, vertical: .bottom)

  var css: String { "place-items:\(vertical.css) \(horizontal.css)" }
}
