public import Foundation

/// Views in a horizontal line.
public struct HStack<Content: View> {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Creates a horizontal stack.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment of the views.
  ///   - spacing: The distance between two views in points. `nil` is the platform's, 8. Below 0
  ///     they overlap.
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

extension HStack: View {
  public typealias Body = Never
}

extension HStack: ElementView {
  func render(in context: NodeContext) -> Rendering<Content> {
    Rendering(element: element, content: content)
  }

  /// The element of the stack.
  var element: Element { element(class: ClassName.hstack.rawValue) }

  private func element(class name: String) -> Element {
    Element.stack(name, isCentered: alignment == .center, alignment.stackCSS, spacing)
  }

  /// Returns the element of the lazy stack.
  func rendering(class name: String, pinning views: PinnedScrollableViews) -> Rendering<Content> {
    Rendering(
      element: element(class: views.added(to: name)),
      content: content,
      isLazy: true,
      pinnedViews: views
    )
  }
}
