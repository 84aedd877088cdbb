public import Foundation

/// Views in a vertical line, which appear when they become visible.
///
/// A `ForEach` of more than 200 elements makes its views when they are near the visible part. Actions such as
/// `onAppear` run when a view becomes visible.
public struct LazyVStack<Content: View> {
  private let stack: VStack<Content>
  private let pinnedViews: PinnedScrollableViews

  /// Creates a lazy vertical stack.
  ///
  /// - Parameters:
  ///   - alignment: The horizontal alignment of the views.
  ///   - spacing: The distance between two views in points. `nil` is the platform's, 8. Below 0
  ///     they overlap.
  ///   - pinnedViews: The headers and footers of sections that stay visible while their section is seen.
  ///   - content: The views.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    stack = VStack(alignment: alignment, spacing: spacing, content: content)
    self.pinnedViews = pinnedViews
  }
}

extension LazyVStack: View {
  public typealias Body = Never
}

extension LazyVStack: ElementView {
  func render(in context: NodeContext) -> Rendering<Content> {
    let name = "\(ClassName.vstack) \(ClassName.fillWidth) lazy"
    return stack.rendering(class: name, pinning: pinnedViews)
  }
}

/// Views in a horizontal line, which appear when they become visible.
///
/// A `ForEach` of more than 200 elements makes its views when they are near the visible part. Actions such as
/// `onAppear` run when a view becomes visible.
public struct LazyHStack<Content: View> {
  private let stack: HStack<Content>
  private let pinnedViews: PinnedScrollableViews

  /// Creates a lazy horizontal stack.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment of the views.
  ///   - spacing: The distance between two views in points. `nil` is the platform's, 8. Below 0
  ///     they overlap.
  ///   - pinnedViews: The headers and footers of sections that stay visible while their section is seen.
  ///   - content: The views.
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    stack = HStack(alignment: alignment, spacing: spacing, content: content)
    self.pinnedViews = pinnedViews
  }
}

extension LazyHStack: View {
  public typealias Body = Never
}

extension LazyHStack: ElementView {
  func render(in context: NodeContext) -> Rendering<Content> {
    stack.rendering(class: "\(ClassName.hstack) lazy", pinning: pinnedViews)
  }
}
