public import Foundation

/// A gesture that follows a moving press.
///
/// The drag begins when the press has moved the minimum distance, and ends when the user lets go.
public struct DragGesture {
  /// The state of a drag.
  public struct Value: Equatable, Sendable {
    /// The time at which the page reported it.
    public var time: Date
    /// The current location in the coordinate space, in points.
    public var location: CGPoint
    /// The location at which the drag began.
    public var startLocation: CGPoint
    /// The velocity, in points per second.
    public var velocity: CGSize

    /// The distance from the start.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// The location at which the drag would come to rest: that after another quarter of a second.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// The predicted distance from the start at which the drag would come to rest.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x,
        height: predictedEndLocation.y - startLocation.y
      )
    }
  }

  /// The distance that a press moves before it becomes a drag, in points.
  ///
  /// With 0, each press is a drag at once.
  public var minimumDistance: CGFloat
  /// The coordinate space of the locations.
  public var coordinateSpace: CoordinateSpace

  /// Creates a drag gesture.
  ///
  /// - Parameters:
  ///   - minimumDistance: The distance that a press moves before it becomes a drag, in points.
  ///   - coordinateSpace: The coordinate space of the locations.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// Remembers the start of the press that has become a drag.
  private final class Memory {
    var start: CGPoint?
  }
}

extension DragGesture: Gesture {
  public typealias Body = Never

  public func _recognition(in memory: _GestureMemory) -> _GestureRecognition<Value> {
    let memory = memory.part { Memory() }
    return _GestureRecognition(
      listening: GestureListening(
        events: .drag,
        distance: max(0, minimumDistance),
        space: coordinateSpace
      )
    ) { event in
      guard case .drag(let drag) = event else { return nil }
      let value = Value(drag)
      let distance = hypot(value.translation.width, value.translation.height)
      if distance >= minimumDistance { memory.start = drag.start }
      guard memory.start == drag.start else { return nil }
      if drag.phase != .moved { memory.start = nil }
      return switch drag.phase {
      case .moved: .changed(value)
      case .ended: .ended(value)
      case .cancelled: .cancelled
      }
    }
  }
}

extension DragGesture.Value {
  fileprivate init(_ drag: Event.Drag) {
    self.init(
      time: Date(),
      location: drag.location,
      startLocation: drag.start,
      velocity: drag.velocity
    )
  }
}
