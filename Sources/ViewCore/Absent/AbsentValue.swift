public import Foundation

/// An argument of a modifier that is absent.
///
/// Only unavailable modifiers take it. Its members are those that apps write most. With them, the reason of the modifier is
/// the compiler's only error.
public struct _AbsentValue: Sendable {
  private init() {}
}

// Values of styles, effects and behaviors.
nonisolated extension _AbsentValue {
  public static var active: Self { Self() }
  public static var all: Self { Self() }
  public static var always: Self { Self() }
  public static var automatic: Self { Self() }
  public static var balanced: Self { Self() }
  public static var bordered: Self { Self() }
  public static var browser: Self { Self() }
  public static var center: Self { Self() }
  public static var compact: Self { Self() }
  public static var content: Self { Self() }
  public static var decreasing: Self { Self() }
  public static var `default`: Self { Self() }
  public static var disabled: Self { Self() }
  public static var editor: Self { Self() }
  public static var enabled: Self { Self() }
  public static var fileURL: Self { Self() }
  public static var fixed: Self { Self() }
  public static var fullScreenCover: Self { Self() }
  public static var hidden: Self { Self() }
  public static var image: Self { Self() }
  public static var increasing: Self { Self() }
  public static var inset: Self { Self() }
  public static var leading: Self { Self() }
  public static var link: Self { Self() }
  public static var menu: Self { Self() }
  public static var monochrome: Self { Self() }
  public static var navigation: Self { Self() }
  public static var navigationStack: Self { Self() }
  public static var never: Self { Self() }
  public static var none: Self { Self() }
  public static var onScrollDown: Self { Self() }
  public static var onScrollUp: Self { Self() }
  public static var palette: Self { Self() }
  public static var plainText: Self { Self() }
  public static var popover: Self { Self() }
  public static var position: Self { Self() }
  public static var priority: Self { Self() }
  public static var prominentDetail: Self { Self() }
  public static var regular: Self { Self() }
  public static var resizes: Self { Self() }
  public static var scale: Self { Self() }
  public static var scrolls: Self { Self() }
  public static var secondary: Self { Self() }
  public static var sheet: Self { Self() }
  public static var size: Self { Self() }
  public static var tabBar: Self { Self() }
  public static var tabView: Self { Self() }
  public static var text: Self { Self() }
  public static var url: Self { Self() }
}

// Values that are made from others.
nonisolated extension _AbsentValue {
  public static func bordered(alternatesRowBackgrounds: Bool) -> Self { Self() }
  public static func inset(alternatesRowBackgrounds: Bool) -> Self { Self() }
  public static func preferred(_ color: Color) -> Self { Self() }
  public static func enabled(upThrough detent: PresentationDetent) -> Self { Self() }
}

// Parts of what closures receive.
nonisolated extension _AbsentValue {
  public var height: CGFloat { 0 }
  public var value: Double { 0 }
  public var width: CGFloat { 0 }
}

extension _AbsentValue: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) {}
}
