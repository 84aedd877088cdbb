import Foundation

/// What the page must know to tell of a view's gestures.
struct GestureListening {
  var events: EventKinds = []
  /// How far a press moves before it is a drag, in points.
  var distance: CGFloat?
  /// The numbers of taps that are told with their place.
  var taps: Set<Int> = []
  /// How long a long press lasts, in seconds.
  var duration: Double?
  /// How far a long press may move, in points.
  var reach: CGFloat?
  /// Where places are measured from, where a gesture has any.
  var space: CoordinateSpace?

  /// Whether a keyboard can do it, too: taps, or a long press where the view answers nothing else.
  var isKeyboards: Bool {
    events.contains(.click) || !taps.isEmpty || events.subtracting(.press) == .longPress
  }

  private var hasSeveralTaps: Bool { taps.contains { $0 > 1 } }

  /// What the page must know for two gestures.
  ///
  /// It watches a press for both together: what it must know of that is the same for both, or reported.
  @MainActor
  func joined(with other: Self, in memory: _GestureMemory) -> Self {
    func shared<Value: Equatable>(_ name: String, _ path: KeyPath<Self, Value?>) -> Value? {
      let (first, second) = (self[keyPath: path], other[keyPath: path])
      guard let first, let second, first != second else { return first ?? second }
      memory.reportOnce(Issues.gesturesDiffer(name, first: first, second: second))
      return first
    }
    return Self(
      events: events.union(other.events),
      distance: [distance, other.distance].compactMap(\.self).min(),
      taps: taps.union(other.taps),
      duration: shared("minimumDuration", \.duration),
      reach: shared("maximumDistance", \.reach),
      space: shared("coordinateSpace", \.space)
    )
  }

  /// The same as attributes of an element.
  var attributes: [Element.Attribute] {
    var attributes: [Element.Attribute] = []
    func add(_ name: String, _ value: String?) {
      if let value { attributes.append(.init("data-\(name)", value)) }
    }
    add("distance", distance.map { CSS.number($0) })
    add("taps", taps.isEmpty ? nil : taps.sorted().map(String.init).joined(separator: " "))
    add("duration", duration.map { CSS.number(($0 * 1_000).rounded()) })
    add("reach", reach.map { CSS.number($0) })
    add("space", space?.reference)
    return attributes
  }

  /// The classes of the stylesheet that keep the browser from taking the gesture for one of its own.
  var classes: String {
    var names = ["effect", "gesture"]
    if events.contains(.drag) { names.append("drag") }
    if events.contains(.longPress) || hasSeveralTaps { names.append("held") }
    if events.contains(.pinch) { names.append("pinched") }
    return names.joined(separator: " ")
  }
}
