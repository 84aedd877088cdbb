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
  /// Where places are measured from.
  var space = CoordinateSpace.local

  /// What the page must know for two gestures.
  func joined(with other: Self) -> Self {
    Self(
      events: events.union(other.events),
      distance: [distance, other.distance].compactMap(\.self).min(),
      taps: taps.union(other.taps),
      duration: [duration, other.duration].compactMap(\.self).min(),
      reach: [reach, other.reach].compactMap(\.self).max(),
      space: space == .local ? other.space : space
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
    add("space", space.reference)
    return attributes
  }

  /// The classes of the stylesheet that keep the browser from taking the gesture for one of its own.
  var classes: String {
    var names = ["effect", "gesture"]
    if events.contains(.drag) { names.append("drag") }
    if events.contains(.longPress) { names.append("held") }
    if events.contains(.pinch) { names.append("pinched") }
    return names.joined(separator: " ")
  }
}
