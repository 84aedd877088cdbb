import Foundation

/// The configuration with which the page reports a view's gestures.
struct GestureListening {
  var events: EventKinds = []
  /// The distance that a press moves before it becomes a drag, in points.
  var distance: CGFloat?
  /// The numbers of taps that the page reports with their location.
  var taps: Set<Int> = []
  /// The minimum duration of a long press, in seconds.
  var duration: Double?
  /// The maximum movement of a long press, in points.
  var reach: CGFloat?
  /// The coordinate space of the locations, if a gesture has any.
  var space: CoordinateSpace?

  /// Whether the keyboard can perform it, too: a tap, or a long press if that is the only gesture.
  var isKeyboardAccessible: Bool {
    events.contains(.click) || !taps.isEmpty || events.subtracting(.press) == .longPress
  }

  private var hasSeveralTaps: Bool { taps.contains { $0 > 1 } }

  /// Returns the configuration of two gestures.
  ///
  /// The page tracks one press for both. Settings of the press that differ are reported.
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

  /// The configuration as attributes of an element.
  var attributes: [Element.Attribute] {
    var attributes: [Element.Attribute] = []
    func add(_ name: String, _ value: String?) {
      if let value { attributes.append(.init(name, value)) }
    }
    add("data-distance", distance.map { CSS.number($0) })
    add("data-taps", taps.isEmpty ? nil : taps.sorted().map(String.init).joined(separator: " "))
    add("data-duration", duration.map { CSS.number(($0 * 1_000).rounded()) })
    add("data-reach", reach.map { CSS.number($0) })
    add("data-space", space?.reference)
    return attributes
  }

  /// The CSS classes that stop the browser from handling the gesture itself.
  var classes: String {
    var names = ["effect", "gesture"]
    if events.contains(.drag) { names.append("drag") }
    if events.contains(.longPress) || hasSeveralTaps { names.append("held") }
    if events.contains(.pinch) { names.append("pinched") }
    return names.joined(separator: " ")
  }
}
