public import Foundation

/// One tap or several, one soon after the other.
public struct TapGesture {
  /// How many taps.
  public var count: Int

  public init(count: Int = 1) {
    self.count = count
  }
}

extension TapGesture: Gesture {
  public typealias Body = Never
  public typealias Value = Void

  public func _recognition(in memory: _GestureMemory) -> _GestureRecognition<Void> {
    // A tap alone is what the keyboard does, too, and has no place.
    guard count > 1 else {
      return _GestureRecognition(listening: GestureListening(events: .click)) { event in
        event == .click ? .ended(()) : nil
      }
    }
    var recognition = SpatialTapGesture(count: count)._recognition(in: memory).map { _ in }
    recognition.listening.space = nil
    return recognition
  }
}

/// One tap or several, one soon after the other, and where they were.
public struct SpatialTapGesture {
  /// Where a tap was.
  public struct Value: Equatable, Sendable {
    /// The place in points from the corner of the coordinate space.
    public var location: CGPoint
  }

  /// How many taps.
  public var count: Int
  /// Where the place is measured from.
  public var coordinateSpace: CoordinateSpace

  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }
}

extension SpatialTapGesture: Gesture {
  public typealias Body = Never

  public func _recognition(in memory: _GestureMemory) -> _GestureRecognition<Value> {
    _GestureRecognition(
      listening: GestureListening(events: .tap, taps: [max(1, count)], space: coordinateSpace)
    ) { event in
      guard case .tap(let tap) = event, tap.count == max(1, count) else { return nil }
      return .ended(Value(location: tap.location))
    }
  }
}
