public import Foundation

/// Views in a line from top to bottom, which appear when a person scrolls to them.
///
/// The page gets all views, many rows of a `ForEach` a part at a time, and a browser draws those that can be
/// seen. What they do when they appear, such as to load more, waits until they are in sight.
public struct LazyVStack<Content: View> {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Lines up views.
  ///
  /// - Parameters:
  ///   - alignment: How views of different widths stand below each other.
  ///   - spacing: The distance between two views in points. `nil` is the platform's, 8. Below 0 they overlap.
  ///   - content: The views.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyVStack: View {
  public typealias Body = Never
}

extension LazyVStack: ElementView {
  func render(in context: NodeContext) -> Rendering<Content> {
    let element = Element.stack(
      "vstack lazy",
      isCentered: alignment == .center,
      alignment.css,
      spacing
    )
    return Rendering(element: element, content: content, isLazy: true)
  }
}

/// Views in a line from side to side, which appear when a person scrolls to them.
///
/// The page gets all views, many rows of a `ForEach` a part at a time, and a browser draws those that can be
/// seen. What they do when they appear, such as to load more, waits until they are in sight.
public struct LazyHStack<Content: View> {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Lines up views.
  ///
  /// - Parameters:
  ///   - alignment: How views of different heights stand beside each other.
  ///   - spacing: The distance between two views in points. `nil` is the platform's, 8. Below 0 they overlap.
  ///   - content: The views.
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyHStack: View {
  public typealias Body = Never
}

extension LazyHStack: ElementView {
  func render(in context: NodeContext) -> Rendering<Content> {
    let element = Element.stack(
      "hstack lazy",
      isCentered: alignment == .center,
      alignment.css,
      spacing
    )
    return Rendering(element: element, content: content, isLazy: true)
  }
}
