public import Foundation

/// A text or another view that leads to another page, in a window of its own.
public struct Link<Label: View> {
  private let destination: URL
  private let label: Label

  /// Creates a link with a label of views.
  ///
  /// - Parameters:
  ///   - destination: Where it leads. What is not of the web, mail or telephone leads nowhere.
  ///   - label: What it shows.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
}

extension Link where Label == Text {
  /// Creates a link with a title.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title that is known only at run time.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

extension Link: View {
  public typealias Body = Never
}

extension Link: ElementView {
  private static var safeSchemes: Set<String> { ["http", "https", "mailto", "tel", "sms"] }

  func render(in context: NodeContext) -> Rendering<Label> {
    var element = Element(
      "a",
      attributes: [.init("class", "link"), .init("target", "_blank"), .init("rel", "noopener")]
    )
    // A script in an address would run in the app's page.
    let isSafe = destination.scheme.map { Self.safeSchemes.contains($0.lowercased()) } ?? false
    if isSafe, context.environment.isEnabled { element["href"] = destination.absoluteString }
    return Rendering(element: element, content: label)
  }
}
