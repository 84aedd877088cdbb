/// The elements whose visibility the page reports, and their observers.
///
/// Only elements in lazy containers are watched, and only those with a view that reacts to its appearance.
@MainActor
final class ElementVisibility {
  /// An object that is notified when an element becomes visible, becomes hidden or is removed.
  @MainActor
  protocol Observer: AnyObject {
    func visibilityChanged()
  }

  private struct Watch {
    var isVisible = false
    var observers: [ObjectIdentifier: any Observer] = [:]
  }

  /// The attribute that asks the page for reports.
  private static let attribute = "data-visibility"

  private var watches: [NodeID: Watch] = [:]

  /// Adds an observer of an element, and asks the page for reports if it is the first one.
  func watch(_ element: ElementNode, for observer: some Observer, in graph: ViewGraph) {
    let isNew = watches[element.id] == nil
    watches[element.id, default: Watch()].observers[ObjectIdentifier(observer)] = observer
    guard isNew, element.isOnPage else { return }
    graph.emit(.setAttribute(node: element.id, name: Self.attribute, value: ""))
  }

  /// Removes an observer of an element.
  func unwatch(_ id: NodeID, for observer: some Observer) {
    watches[id]?.observers[ObjectIdentifier(observer)] = nil
  }

  func isVisible(_ id: NodeID) -> Bool {
    watches[id]?.isVisible == true
  }

  /// Applies a report of the page.
  func apply(_ change: Event.VisibilityChange) {
    for id in change.hidden { set(false, for: id) }
    for id in change.shown { set(true, for: id) }
  }

  /// Forgets an element that was removed, and notifies its observers.
  func forget(_ id: NodeID) {
    guard !watches.isEmpty, let watch = watches.removeValue(forKey: id) else { return }
    for observer in watch.observers.values { observer.visibilityChanged() }
  }

  /// The element for a page that does not have it yet, with the attribute and its last known visibility.
  func annotated(_ element: Element, of id: NodeID) -> Element {
    guard !watches.isEmpty, let watch = watches[id] else { return element }
    var element = element
    element[Self.attribute] = watch.isVisible ? "true" : ""
    return element
  }

  private func set(_ isVisible: Bool, for id: NodeID) {
    guard let watch = watches[id], watch.isVisible != isVisible else { return }
    watches[id]?.isVisible = isVisible
    for observer in watch.observers.values { observer.visibilityChanged() }
  }
}
