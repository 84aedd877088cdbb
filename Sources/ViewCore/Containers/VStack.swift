public import Foundation

/// Views in a vertical line.
public struct VStack<Content: View> {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Creates a vertical stack.
  ///
  /// - Parameters:
  ///   - alignment: The horizontal alignment of the views.
  ///   - spacing: The distance between two views in points. `nil` is the platform's, 8. Below 0
  ///     they overlap.
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

extension VStack: View {
  public typealias Body = Never
}

extension VStack: ElementView {
  func render(in context: NodeContext) -> Rendering<Content> {
    Rendering(element: element, content: content)
  }

  /// The element of the stack.
  var element: Element { element(class: ClassName.vstack.rawValue) }

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
