public import Foundation

/// A press that moves.
///
/// It begins when the press has come far enough from where it went down, and goes on until it is let go,
/// wherever it moves meanwhile.
public struct DragGesture {
  /// How far a press has come.
  public struct Value: Equatable, Sendable {
    /// When the page told of it.
    public var time: Date
    /// Where it is, in points from the corner of the coordinate space.
    public var location: CGPoint
    /// Where it began.
    public var startLocation: CGPoint
    /// How fast it is, in points a second.
    public var velocity: CGSize

    /// How far it is from where it began.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where it would come to rest if it was let go now: as far as it moves in a quarter of a second.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// How far from where it began it would come to rest if it was let go now.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x,
        height: predictedEndLocation.y - startLocation.y
      )
    }
  }

  /// How far a press moves before it is a drag, in points.
  ///
  /// A press that is to be a drag at once has 0.
  public var minimumDistance: CGFloat
  /// Where places are measured from.
  public var coordinateSpace: CoordinateSpace

  /// Creates a drag.
  ///
  /// - Parameters:
  ///   - minimumDistance: How far a press moves before it is a drag, in points.
  ///   - coordinateSpace: Where places are measured from.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// Where the press went down that has become a drag.
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
