/// Interactions on a page that have begun and not ended: presses, drags, pinches, lifted views, and pointers over
/// views.
struct OngoingInteractions {
  /// For each element, the events that would cancel its interactions, in the order in which these began.
  private var cancellations: [NodeID: [Event]] = [:]

  /// The elements with an ongoing interaction.
  var nodes: [NodeID] { Array(cancellations.keys) }

  func isOngoing(on node: NodeID) -> Bool { cancellations[node] != nil }

  /// Whether an event continues or ends an interaction of an element.
  func isContinued(by event: Event, on node: NodeID) -> Bool {
    guard let all = cancellations[node],
      ![.press(true), .hover(true), .lift(true)].contains(event), !event.isPointerMove
    else { return false }
    return all.contains { $0.kind == event.kind }
  }

  /// Notes that an event of an element begins, continues or ends an interaction.
  mutating func note(_ event: Event, on node: NodeID) {
    guard [.press, .drag, .pinch, .hover, .lift, .pointer].contains(event.kind) else { return }
    let others = cancellations[node, default: []].filter { $0.kind != event.kind }
    let all = others + (event.cancellation.map { [$0] } ?? [])
    cancellations[node] = all.isEmpty ? nil : all
  }

  /// Ends the interactions of an element, except those of some kinds of event.
  ///
  /// - Returns: The events that cancel them.
  mutating func cancel(on node: NodeID, except kinds: EventKinds) -> [Event] {
    guard let all = cancellations[node] else { return [] }
    let others = all.filter { kinds.contains($0.kind) }
    cancellations[node] = others.isEmpty ? nil : others
    return all.filter { !kinds.contains($0.kind) }
  }
}

extension Event {
  /// Whether the pointer of a mouse has moved, which needs no earlier event.
  fileprivate var isPointerMove: Bool {
    if case .pointer(let pointer) = self { pointer.phase == .moved } else { false }
  }

  /// The event that cancels the interaction of this one, or `nil` if this event ends it.
  fileprivate var cancellation: Event? {
    switch self {
    case .press(true): return .press(false)
    case .hover(true): return .hover(false)
    case .lift(true): return .lift(false)
    case .drag(var drag) where drag.phase == .moved:
      drag.phase = .cancelled
      return .drag(drag)
    case .pinch(var pinch) where pinch.phase == .moved:
      pinch.phase = .cancelled
      return .pinch(pinch)
    case .pointer(var pointer) where pointer.phase == .moved:
      pointer.phase = .cancelled
      return .pointer(pointer)
    default: return nil
    }
  }
}
