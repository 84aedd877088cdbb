public import Foundation

/// Views in rows whose columns are aligned.
///
/// ```swift
/// Grid {
///   GridRow {
///     Text("Name")
///     TextField("Name", text: $name)
///   }
///   Divider()
/// }
/// ```
///
/// A view that is in no row takes the whole width.
public struct Grid<Content: View> {
  private let alignment: Alignment
  private let horizontalSpacing: CGFloat?
  private let verticalSpacing: CGFloat?
  private let content: Content

  /// Arranges rows.
  ///
  /// - Parameters:
  ///   - alignment: Where each view is in its cell.
  ///   - horizontalSpacing: The distance between columns in points. `nil` is the platform's, 8.
  ///   - verticalSpacing: The distance between rows in points. `nil` is the platform's, 8.
  ///   - content: The rows.
  public init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }
}

extension Grid: View {
  public typealias Body = Never
}

extension Grid: ElementView {
  func render(in context: NodeContext) -> Rendering<Content> {
    var element = Element("div", attributes: [.init("class", "grid")])
    element["style"] = CSS.style(
      alignment == .center ? nil : alignment.css,
      horizontalSpacing.map { "column-gap:\(CSS.length($0))" },
      verticalSpacing.map { "row-gap:\(CSS.length($0))" }
    )
    return Rendering(element: element, content: content)
  }
}

/// A row of a ``Grid``: each view in it is in a column of its own.
public struct GridRow<Content: View> {
  private let alignment: VerticalAlignment?
  private let content: Content

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - alignment: Where the views are in the row's height. `nil` is what the grid says.
  ///   - content: The views.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: View {
  public typealias Body = Never
}

extension GridRow: ElementView {
  func render(in context: NodeContext) -> Rendering<Content> {
    var element = Element("div", attributes: [.init("class", "gridrow")])
    element["style"] = alignment.map { "--row-align:\($0.css)" }
    return Rendering(element: element, content: content)
  }
}
