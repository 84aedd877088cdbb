/// The first of several views that fits the space.
///
/// ```swift
/// ViewThatFits(in: .horizontal) {
///   HStack { Text("Total"); Text(total); Text(tax) }
///   HStack { Text("Total"); Text(total) }
///   Text(total)
/// }
/// ```
///
/// The page measures the views in the size that they have without a limit, and shows the last one
/// if none fits. It chooses anew when the window or the content changes, without the server. Views
/// that are not shown exist, too: their `onAppear` and `task` run, and in SwiftUI they do not. A
/// test's `ViewHarness` has no sizes, and shows the first view.
public struct ViewThatFits<Content: View> {
  private let axes: Axis.Set
  private let content: Content

  /// Creates a view of alternatives.
  ///
  /// - Parameters:
  ///   - axes: The directions in which a view has to fit.
  ///   - content: The alternatives, the best one first.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: View {
  public typealias Body = Never
}

extension ViewThatFits: ElementView {
  func render(in context: NodeContext) -> Rendering<Content> {
    let names = [(Axis.Set.horizontal, "width"), (.vertical, "height")]
    let axes = names.filter { self.axes.contains($0.0) }.map(\.1).joined(separator: " ")
    return Rendering(
      element: Element(
        "div",
        attributes: [.init("class", "fitting"), .init("data-fits", axes)]
      ),
      content: content
    )
  }
}
