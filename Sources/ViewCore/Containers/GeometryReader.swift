public import Foundation

/// Views that are made for the size of their container.
///
/// ```swift
/// GeometryReader { proxy in
///   Text("So wide").frame(width: proxy.size.width / 2)
/// }
/// ```
///
/// The page reports the size once it is known and whenever it changes. Until then the reader shows
/// nothing.
public struct GeometryReader<Content: View> {
  /// Makes the views for a size.
  public var content: (GeometryProxy) -> Content
  @State private var size: CGSize?

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: View {
  public var body: some View {
    Measured(
      class: ClassName.geometry.rawValue,
      content: size.map { content(GeometryProxy(size: $0)) }
    ) {
      size = $0
    }
  }
}

/// The geometry of the container.
public struct GeometryProxy: Equatable, Sendable {
  /// The size in points.
  public let size: CGSize
}
