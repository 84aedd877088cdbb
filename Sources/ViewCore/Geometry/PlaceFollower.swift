/// Has the page follow the place of an element, once code has asked for it.
///
/// A page that followed the places of all elements would send a message with each step of
/// scrolling.
@MainActor
final class PlaceFollower {
  private let following = StateLocation(false)
  private var isRequested = false
  /// The graph of the element.
  weak var graph: ViewGraph?

  nonisolated init() {}

  /// Whether the page follows the element.
  var isFollowing: Bool { following.value }

  /// Has the page follow the element, after the update during which a view has asked for it.
  func follow() {
    guard !isRequested, let graph else { return }
    isRequested = true
    graph.afterUpdate { self.following.value = true }
  }
}
