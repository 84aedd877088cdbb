/// An alignment along the horizontal axis.
///
/// An app's own alignment is a guide that it gives to some views with ``View/alignmentGuide(_:computeValue:)``:
///
/// ```swift
/// extension HorizontalAlignment {
///   private enum Amount: AlignmentID {
///     static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }
///   }
///
///   static let amount = Self(Amount.self)
/// }
/// ```
public struct HorizontalAlignment: Equatable, Sendable {
  let guide: AlignmentGuide

  /// Creates an alignment of an app's own.
  ///
  /// - Parameter id: The type that identifies the alignment.
  public init(_ id: any AlignmentID.Type) {
    guide = .own(OwnAlignment.of(id))
  }

  private init(_ guide: AlignmentGuide) {
    self.guide = guide
  }

  public static let leading = Self(.start)
  public static let center = Self(.center)
  public static let trailing = Self(.end)

  var css: String { guide.css }
  /// The name of the guide on the page.
  var key: String { "x\(guide.name)" }
  var stackCSS: String { guide.stackCSS(ofAxis: "x") }
}

/// An alignment along the vertical axis.
public struct VerticalAlignment: Equatable, Sendable {
  let guide: AlignmentGuide

  /// Creates an alignment of an app's own.
  ///
  /// - Parameter id: The type that identifies the alignment.
  public init(_ id: any AlignmentID.Type) {
    guide = .own(OwnAlignment.of(id))
  }

  private init(_ guide: AlignmentGuide) {
    self.guide = guide
  }

  public static let top = Self(.start)
  public static let center = Self(.center)
  public static let bottom = Self(.end)
  /// Aligns the first text baselines.
  public static let firstTextBaseline = Self(.firstBaseline)
  /// Aligns the last text baselines.
  public static let lastTextBaseline = Self(.lastBaseline)

  var css: String { guide.css }
  /// The name of the guide on the page.
  var key: String { "y\(guide.name)" }
  var stackCSS: String { guide.stackCSS(ofAxis: "y") }
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

  var css: String {
    CSS.style(
      "place-items:\(vertical.css) \(horizontal.css)",
      horizontal.guide.declaration(ofAxis: "x"),
      vertical.guide.declaration(ofAxis: "y")
    ) ?? ""
  }
}
