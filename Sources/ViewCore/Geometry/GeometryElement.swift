import Foundation

/// An element that fills its space and reports its size and its place.
struct GeometryElement<Content: View> {
  let geometry: Binding<Geometry?>
  let follower: PlaceFollower
  /// Whether the page reports each move, and not only each change of the size.
  let isFollowing: Bool
  /// The spaces that code has asked for, besides those with a name.
  let spaces: [String]
  let content: Content

  @MainActor
  init(_ geometry: Binding<Geometry?>, following follower: PlaceFollower, content: Content) {
    self.geometry = geometry
    self.follower = follower
    isFollowing = follower.isFollowing
    spaces = follower.spaces
    self.content = content
  }
}

extension GeometryElement: ElementView {
  func render(in context: NodeContext) -> Rendering<Content> {
    follower.graph = context.graph
    let names = context.environment.coordinateSpaceNames + spaces
    var element = Element("div", attributes: [.init(class: .geometry)], events: .place)
    element["data-spaces"] = names.isEmpty ? nil : names.json
    element["data-follows"] = isFollowing ? "" : nil
    return Rendering(
      element: element,
      content: content,
      behavior: ElementBehavior { [geometry] event in
        // The page may not know of the last change of the names yet.
        guard case .place(let place) = event, let new = Geometry(place, in: names) else { return }
        geometry.wrappedValue = new
      }
    )
  }
}

extension [String] {
  /// The texts as JSON, for an attribute.
  var json: String {
    // Texts can always be encoded.
    (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "[]"
  }
}
