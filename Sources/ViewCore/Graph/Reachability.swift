/// The barriers of a page, and whether the user can pass them.
///
/// Each element that listens knows the innermost barrier around it, so that a check visits nothing else.
@MainActor
final class Reachability {
  private struct Place {
    let element: ElementNode
    /// The next barrier around it.
    let outer: NodeID
  }

  private var places: [NodeID: Place] = [:]
  /// The dialogs on the page, the topmost one at the end.
  private var dialogs: [NodeID] = []
  /// The barriers that appeared or became stricter in the last flush.
  private(set) var closed: [NodeID] = []

  func add(_ element: ElementNode, inside outer: NodeID) {
    places[element.id] = Place(element: element, outer: outer)
  }

  func remove(_ id: NodeID) {
    places[id] = nil
    dialogs.removeAll { $0 == id }
  }

  /// Notes that a barrier has become stricter.
  func close(_ id: NodeID) {
    closed.append(id)
  }

  /// Notes that the page gets a dialog, which it opens above the others.
  func open(_ dialog: NodeID) {
    dialogs.removeAll { $0 == dialog }
    dialogs.append(dialog)
    closed.append(dialog)
  }

  func beginFlush() {
    if !closed.isEmpty { closed = [] }
  }

  /// Whether the user can reach an element.
  ///
  /// - Parameters:
  ///   - barrier: The innermost barrier around the element.
  ///   - byTap: Whether the user taps the element, and does not type into it.
  ///   - throughRow: Whether a tap on the element's row counts as one on the element, so that the element itself may be
  ///     invisible.
  ///   - unseen: The barriers that the page of the user does not have yet. They hold back nothing, and nothing
  ///     inside such a dialog can be reached.
  /// - Returns: Whether the user can reach the element.
  func isReachable(
    inside barrier: NodeID,
    byTap: Bool,
    throughRow: Bool,
    unseen: Set<NodeID>
  ) -> Bool {
    let top = unseen.isEmpty ? dialogs.last : dialogs.last { !unseen.contains($0) }
    var mayBeInvisible = throughRow
    var next = barrier
    while next != ViewGraph.rootID {
      guard let place = places[next] else { return false }
      switch place.element.barrier {
      case .dialog: return next == top
      case .invisible where mayBeInvisible: mayBeInvisible = false
      case .untouchable where !byTap: break
      case .invisible, .covered, .untouchable: if !unseen.contains(next) { return false }
      case .open, nil: break
      }
      next = place.outer
    }
    return top == nil
  }
}

extension Event {
  /// Whether the page may report the event for an element that the user cannot reach.
  ///
  /// The browser's back and forward buttons are always in reach.
  var needsNoReach: Bool {
    switch self {
    case .resize, .place, .blur, .dismiss, .pushAgain, .rows, .load: true
    // A dialog may have come between a lifted view and the one below it.
    case .drop(let drop): drop.phase == .cancelled
    default: false
    }
  }

  /// Whether the user needs no tap for the event, because the element has the keyboard focus.
  func isTyping(into element: Element) -> Bool {
    switch self {
    case .focus, .submit, .key: true
    case .input, .select: element.takesText
    default: false
    }
  }
}
