/// Which elements tell when they come into sight, and who waits to hear of it.
///
/// Those are the elements of views in lazy containers that do something when they appear; no others are
/// watched.
@MainActor
final class Sights {
  /// What waits to hear that an element came into sight, left it, or went.
  @MainActor
  protocol Follower: AnyObject {
    func sightChanged()
  }

  private struct Watch {
    var isInSight = false
    var followers: [ObjectIdentifier: any Follower] = [:]
  }

  /// The attribute by which the page knows that it is to tell.
  private static let attribute = "data-sight"

  private var watches: [NodeID: Watch] = [:]

  /// Has an element watched.
  func watch(_ element: ElementNode, for follower: some Follower, in graph: ViewGraph) {
    let isNew = watches[element.id] == nil
    watches[element.id, default: Watch()].followers[ObjectIdentifier(follower)] = follower
    guard isNew, element.isOnPage else { return }
    graph.emit(.setAttribute(node: element.id, name: Self.attribute, value: ""))
  }

  /// Leaves the followers of an element without one of them.
  func unwatch(_ id: NodeID, for follower: some Follower) {
    watches[id]?.followers[ObjectIdentifier(follower)] = nil
  }

  func isInSight(_ id: NodeID) -> Bool {
    watches[id]?.isInSight == true
  }

  /// Takes over what a page says.
  func apply(_ sight: Event.Sight) {
    for id in sight.hidden { set(false, for: id) }
    for id in sight.shown { set(true, for: id) }
  }

  /// Forgets an element that has gone.
  func forget(_ id: NodeID) {
    guard !watches.isEmpty, let watch = watches.removeValue(forKey: id) else { return }
    for follower in watch.followers.values { follower.sightChanged() }
  }

  /// An element as a page that does not have it yet gets it, with what was last said of its sight.
  func annotated(_ element: Element, of id: NodeID) -> Element {
    guard !watches.isEmpty, let watch = watches[id] else { return element }
    var element = element
    element[Self.attribute] = watch.isInSight ? "true" : ""
    return element
  }

  private func set(_ isInSight: Bool, for id: NodeID) {
    guard let watch = watches[id], watch.isInSight != isInSight else { return }
    watches[id]?.isInSight = isInSight
    for follower in watch.followers.values { follower.sightChanged() }
  }
}
