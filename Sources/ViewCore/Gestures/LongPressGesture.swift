public import Foundation

/// A press that lasts, and does not move.
///
/// Its value is `true` from when the press goes down.
public struct LongPressGesture {
  /// How long it lasts, in seconds.
  public var minimumDuration: Double
  /// How far it may move meanwhile, in points.
  public var maximumDistance: CGFloat
  /// Whether the page tells when the press goes down, and when it was too short.
  var tellsPresses = true

  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  private final class Memory {
    var isPressed = false
  }
}

extension LongPressGesture: Gesture {
  public typealias Body = Never
  public typealias Value = Bool

  public func _recognition(in memory: _GestureMemory) -> _GestureRecognition<Bool> {
    let memory = memory.part { Memory() }
    let listening = GestureListening(
      events: tellsPresses ? [.press, .longPress] : .longPress,
      duration: minimumDuration,
      reach: maximumDistance
    )
    return _GestureRecognition(listening: listening) { event in
      switch event {
      case .press(true):
        memory.isPressed = true
        return .changed(true)
      case .press(false):
        defer { memory.isPressed = false }
        return memory.isPressed ? .cancelled : nil
      case .longPress:
        memory.isPressed = false
        return .ended(true)
      default: return nil
      }
    }
  }
}
