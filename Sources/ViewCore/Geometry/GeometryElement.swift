import Foundation

/// An element that fills its space and reports its size and its place.
struct GeometryElement<Content: View> {
  let geometry: Binding<Geometry>
  let follower: PlaceFollower
  /// Whether the page reports the place with each move, and not only with the size.
  let isFollowing: Bool
  let content: Content

  @MainActor
  init(_ geometry: Binding<Geometry>, following follower: PlaceFollower, content: Content) {
    self.geometry = geometry
    self.follower = follower
    isFollowing = follower.isFollowing
    self.content = content
  }
}

/// The geometry of an element, as far as the page has reported it.
struct Geometry: Equatable {
  fileprivate(set) var size: CGSize?
  fileprivate(set) var corners: Corners?

  /// The proxy of the element, or `nil` if the page has not reported all of it.
  func proxy(following follower: PlaceFollower) -> GeometryProxy? {
    guard let size, let corners else { return nil }
    return GeometryProxy(size: size, corners: corners, follower: follower)
  }
}

extension GeometryElement: ElementView {
  func render(in context: NodeContext) -> Rendering<Content> {
    follower.graph = context.graph
    let names = context.environment.coordinateSpaceNames
    var element = Element(
      "div",
      attributes: [.init(class: .geometry)],
      events: [.resize, .place]
    )
    element["data-spaces"] = names.isEmpty ? nil : Self.json(names)
    element["data-follows"] = isFollowing ? "" : nil
    return Rendering(
      element: element,
      content: content,
      behavior: ElementBehavior { [geometry] event in
        switch event {
        case .resize(let size): geometry.wrappedValue.size = size
        case .place(let points):
          // The page may not know of the last change of the names yet.
          if let corners = Corners(points, in: names) { geometry.wrappedValue.corners = corners }
        default: break
        }
      }
    )
  }

  private static func json(_ names: [String]) -> String {
    // Texts can always be encoded.
    (try? JSONEncoder().encode(names)).map { String(decoding: $0, as: UTF8.self) } ?? "[]"
  }
}
