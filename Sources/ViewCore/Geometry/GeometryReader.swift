/// Views that are made for the size and the place of their container.
///
/// ```swift
/// GeometryReader { proxy in
///   Text("So wide").frame(width: proxy.size.width / 2)
/// }
/// ```
///
/// The page reports the geometry once it is known and whenever it changes. Until then the reader
/// shows nothing.
public struct GeometryReader<Content: View> {
  /// Makes the views for a geometry.
  public var content: (GeometryProxy) -> Content
  @State private var geometry: Geometry?
  @OwnObject private var follower = PlaceFollower()

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: View {
  public var body: some View {
    GeometryElement(
      $geometry,
      following: follower,
      content: geometry.map { content(GeometryProxy($0, following: follower)) }
    )
  }
}
