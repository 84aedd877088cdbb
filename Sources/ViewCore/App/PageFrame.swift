/// Another page of the same server, in a frame that fills its place.
///
/// The browser loads it when the user scrolls near it.
package struct PageFrame {
  private let path: String
  private let title: String

  /// - Parameters:
  ///   - path: The path of the page on the server.
  ///   - title: The frame's accessibility label.
  package init(path: String, title: String) {
    self.path = path
    self.title = title
  }
}

extension PageFrame: View {
  package typealias Body = Never
}

extension PageFrame: ElementView {
  func render(in context: NodeContext) -> Rendering<EmptyView> {
    Rendering(
      Element(
        "iframe",
        attributes: [
          .init(class: .place), .init("style", "border:0"), .init("title", title),
          // Before the address, because a browser starts to load as soon as the address is set.
          .init("loading", "lazy"), .init("src", path),
        ]
      )
    )
  }
}

/// A text that links to another page of the same server, which opens in a window of its own.
package struct PageLink {
  private let path: String
  private let title: String
  private let name: String

  /// - Parameters:
  ///   - title: The visible text.
  ///   - path: The path of the page on the server.
  ///   - name: The link's accessibility label.
  package init(_ title: String, path: String, name: String) {
    self.title = title
    self.path = path
    self.name = name
  }
}

extension PageLink: View {
  package typealias Body = Never
}

extension PageLink: ElementView {
  func render(in context: NodeContext) -> Rendering<Text> {
    Rendering(
      element: Element(
        "a",
        attributes: [
          .init(class: .link), .init("aria-label", name), .init("href", path),
          .init("target", "_blank"), .init("rel", "noopener"),
        ]
      ),
      content: Text(verbatim: title)
    )
  }
}
