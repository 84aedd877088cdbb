public import Foundation

/// A gesture that recognizes a long press.
///
/// The value is `true` from the start of the press.
public struct LongPressGesture {
  /// The minimum duration, in seconds.
  public var minimumDuration: Double
  /// The maximum movement, in points.
  public var maximumDistance: CGFloat
  /// Whether the page also reports the start of the press, and presses that are too short.
  var reportsPresses = true

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
      events: reportsPresses ? [.press, .longPress] : .longPress,
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
