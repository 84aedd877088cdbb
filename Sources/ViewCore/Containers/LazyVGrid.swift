public import Foundation

/// A column of a grid: how wide it is.
public struct GridItem: Sendable {
  /// How wide a column is.
  public enum Size: Sendable {
    /// So many points.
    case fixed(CGFloat)
    /// As wide as the space allows, between two limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns as fit between two limits.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  public var spacing: CGFloat?

  /// Describes a column.
  ///
  /// - Parameters:
  ///   - size: How wide it is.
  ///   - spacing: The distance to the next one in points. The first column's counts for all.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil) {
    self.size = size
    self.spacing = spacing
  }

  var css: String {
    func limit(_ maximum: CGFloat) -> String { maximum.isFinite ? CSS.length(maximum) : "1fr" }
    switch size {
    case .fixed(let width): return CSS.length(width)
    case .flexible(let minimum, let maximum):
      return "minmax(\(CSS.length(minimum)),\(limit(maximum)))"
    case .adaptive(let minimum, let maximum):
      return "repeat(auto-fill,minmax(\(CSS.length(minimum)),\(limit(maximum))))"
    }
  }
}

/// Views in columns of given widths, row by row.
///
/// The page gets all views at once; a browser draws those that can be seen. Views appear, as
/// ``View/onAppear(perform:)`` has it, when a person scrolls to them.
public struct LazyVGrid<Content: View> {
  private let columns: [GridItem]
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Arranges views.
  ///
  /// - Parameters:
  ///   - columns: The columns.
  ///   - alignment: Where each view is in its column.
  ///   - spacing: The distance between rows in points. `nil` is the platform's, 8.
  ///   - content: The views.
  public init(
    columns: [GridItem],
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyVGrid: View {
  public typealias Body = Never
}

extension LazyVGrid: ElementView {
  func render(in context: NodeContext) -> Rendering<Content> {
    var element = Element("div", attributes: [.init("class", "lazygrid")])
    element["style"] = CSS.style(
      "grid-template-columns:\(columns.map(\.css).joined(separator: " "))",
      alignment == .center ? nil : "justify-items:\(alignment.css)",
      (columns.first?.spacing).map { "column-gap:\(CSS.length($0))" },
      spacing.map { "row-gap:\(CSS.length($0))" }
    )
    return Rendering(element: element, content: content, isLazy: true)
  }
}
