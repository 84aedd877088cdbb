/// The first of several views that fits into the space.
///
/// ```swift
/// ViewThatFits {
///   HStack { ProgressLabel(); ProgressBar() }
///   ProgressLabel()
/// }
/// ```
///
/// If none fits, the last one is shown. The page chooses, and chooses again when the window changes, without a message to
/// the app. So all views are there and have their state, and `onAppear` runs for each of them. A `ViewHarness` has no
/// layout and shows the first view.
public struct ViewThatFits<Content: View> {
  private let axes: Axis.Set
  private let content: Content

  /// Creates a view that chooses among others.
  ///
  /// - Parameters:
  ///   - axes: The directions in which a view must fit.
  ///   - content: The views, with the preferred one first.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical],
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: View {
  public var body: some View {
    let views = content.separated
    Box(
      "div",
      attributes: attributes,
      content: ForEach(views.indices, id: \.self) { index in
        Box(
          "div",
          attributes: [.init("class", "effect")] + (index == 0 ? [] : [.init("hidden", "")]),
          content: AnyView(erasing: views[index])
        )
      }
    )
  }

  private var attributes: [Element.Attribute] {
    let names = [(Axis.Set.horizontal, "x"), (.vertical, "y")].filter { axes.contains($0.0) }
    return [
      .init("class", "effect \(ClassName.fitting)"),
      .init("data-axes", names.map(\.1).joined(separator: " ")),
    ]
  }
}
