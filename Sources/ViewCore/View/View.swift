/// A part of an app's screen.
@MainActor
@preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder
  var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError("'Never' has no body, because it has no value.") }
}

@resultBuilder
public enum ViewBuilder {
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}
