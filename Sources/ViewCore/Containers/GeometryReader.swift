public import Foundation

/// Views that are made for the size that they get.
///
/// ```swift
/// GeometryReader { proxy in
///   Text("So wide").frame(width: proxy.size.width / 2)
/// }
/// ```
///
/// The page tells the size as soon as it has one, and whenever it changes; until then nothing is
/// shown.
public struct GeometryReader<Content: View> {
  /// Makes the views from what is known of their place.
  public var content: (GeometryProxy) -> Content
  @State private var size: CGSize?

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: View {
  public var body: some View {
    Measured(class: "geometry", content: size.map { content(GeometryProxy(size: $0)) }) {
      size = $0
    }
  }
}

/// What is known of the place of views.
public struct GeometryProxy: Equatable, Sendable {
  /// How large it is, in points.
  public let size: CGSize
}
