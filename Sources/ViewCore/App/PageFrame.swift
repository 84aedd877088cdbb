/// Another page of the same server, in a frame that fills its place.
///
/// A browser loads it when a person comes near it.
package struct PageFrame {
  private let path: String
  private let title: String

  /// - Parameters:
  ///   - path: Where the page is, from the server's root.
  ///   - title: What the frame is called for those who do not see it.
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
          .init("class", "place"), .init("style", "border:0"), .init("title", title),
          // Before the address, which a browser follows at once otherwise.
          .init("loading", "lazy"), .init("src", path),
        ]
      )
    )
  }
}

/// A text that leads to another page of the same server, in a window of its own.
package struct PageLink {
  private let path: String
  private let title: String
  private let name: String

  /// - Parameters:
  ///   - title: What the link shows.
  ///   - path: Where the page is, from the server's root.
  ///   - name: What the link is called for those who do not see what is around it.
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
          .init("class", "link"), .init("aria-label", name), .init("href", path),
          .init("target", "_blank"), .init("rel", "noopener"),
        ]
      ),
      content: Text(verbatim: title)
    )
  }
}
