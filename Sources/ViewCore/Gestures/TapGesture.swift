public import Foundation

/// A gesture that recognizes one or several taps.
public struct TapGesture {
  /// The number of taps.
  public var count: Int

  public init(count: Int = 1) {
    self.count = count
  }
}

extension TapGesture: Gesture {
  public typealias Body = Never
  public typealias Value = Void

  public func _recognition(in memory: _GestureMemory) -> _GestureRecognition<Void> {
    // A single tap is a click, which the keyboard can perform, too. It has no location.
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

/// A gesture that recognizes one or several taps and their location.
public struct SpatialTapGesture {
  /// The location of the taps.
  public struct Value: Equatable, Sendable {
    /// The location in the coordinate space, in points.
    public var location: CGPoint
  }

  /// The number of taps.
  public var count: Int
  /// The coordinate space of the location.
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
