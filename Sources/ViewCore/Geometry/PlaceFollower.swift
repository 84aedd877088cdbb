/// Has the page follow the place of an element, once code has asked for it.
///
/// A page that followed the places of all elements would send a message with each step of
/// scrolling.
@MainActor
final class PlaceFollower {
  private let following = StateLocation(false)
  private let asked = StateLocation<[String]>([])
  private var isRequested = false
  /// The spaces for which code has asked, besides those with a name around the element.
  private var requestedSpaces: [String] = []
  /// The graph of the element.
  weak var graph: ViewGraph?

  nonisolated init() {}

  /// Whether the page follows the element.
  var isFollowing: Bool { following.value }

  /// The spaces that the page reports, besides those with a name around the element.
  var spaces: [String] { asked.value }

  /// Has the page follow the element, after the update during which a view has asked for it.
  func follow() {
    guard !isRequested, let graph else { return }
    isRequested = true
    graph.afterUpdate { self.following.value = true }
  }

  /// Has the page follow the element in a further space.
  func follow(in space: String) {
    follow()
    guard !requestedSpaces.contains(space), let graph else { return }
    requestedSpaces.append(space)
    graph.afterUpdate { self.asked.value = self.requestedSpaces }
  }

  /// Whether a geometry has all spaces for which code has asked.
  func hasAllSpaces(in geometry: Geometry) -> Bool {
    requestedSpaces.allSatisfy { geometry.namedCorners[$0] != nil }
  }
}
