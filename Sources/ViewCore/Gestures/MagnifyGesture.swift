public import Foundation

/// A gesture that recognizes a pinch of two fingers or on a trackpad.
public struct MagnifyGesture {
  /// The state of the gesture.
  public struct Value: Equatable, Sendable {
    /// The time at which the page reported it.
    public var time: Date
    /// The distance of the fingers, relative to that at the start.
    public var magnification: CGFloat
    /// The middle between the fingers at the start, as a unit point of the view.
    public var startAnchor: UnitPoint
    /// The middle between the fingers at the start, in points from the view's corner.
    public var startLocation: CGPoint
  }

  /// The change of the scale that starts the gesture.
  public var minimumScaleDelta: CGFloat

  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

extension MagnifyGesture: Gesture {
  public typealias Body = Never

  public func _recognition(in memory: _GestureMemory) -> _GestureRecognition<Value> {
    PinchRecognition.recognition(in: memory) {
      abs($0.scale - 1) >= minimumScaleDelta
    } value: {
      Value(
        time: Date(),
        magnification: $0.scale,
        startAnchor: $0.anchor,
        startLocation: $0.start
      )
    }
  }
}

/// A gesture that recognizes a pinch, with the scale as its value.
///
/// SwiftUI has deprecated it for ``MagnifyGesture`` and still accepts it.
public struct MagnificationGesture {
  /// The change of the scale that starts the gesture.
  public var minimumScaleDelta: CGFloat

  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

extension MagnificationGesture: Gesture {
  public typealias Value = CGFloat

  public var body: some Gesture<CGFloat> {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification)
  }
}

/// A gesture that recognizes a rotation of two fingers.
public struct RotateGesture {
  /// The state of the gesture.
  public struct Value: Equatable, Sendable {
    /// The time at which the page reported it.
    public var time: Date
    /// The clockwise rotation.
    public var rotation: Angle
    /// The middle between the fingers at the start, as a unit point of the view.
    public var startAnchor: UnitPoint
    /// The middle between the fingers at the start, in points from the view's corner.
    public var startLocation: CGPoint
  }

  /// The rotation that starts the gesture.
  public var minimumAngleDelta: Angle

  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotateGesture: Gesture {
  public typealias Body = Never

  public func _recognition(in memory: _GestureMemory) -> _GestureRecognition<Value> {
    PinchRecognition.recognition(in: memory) {
      abs($0.angle) >= minimumAngleDelta.radians
    } value: {
      Value(
        time: Date(),
        rotation: .radians($0.angle),
        startAnchor: $0.anchor,
        startLocation: $0.start
      )
    }
  }
}

/// A gesture that recognizes a rotation, with the angle as its value.
///
/// SwiftUI has deprecated it for ``RotateGesture`` and still accepts it.
public struct RotationGesture {
  /// The rotation that starts the gesture.
  public var minimumAngleDelta: Angle

  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotationGesture: Gesture {
  public typealias Value = Angle

  public var body: some Gesture<Angle> {
    RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation)
  }
}

/// Recognizes gestures of two fingers.
///
/// One event has the data of all of them.
@MainActor
private enum PinchRecognition {
  final class Memory {
    var isRecognized = false
  }

  static func recognition<Value>(
    in memory: _GestureMemory,
    counts: @escaping (Event.Pinch) -> Bool,
    value: @escaping (Event.Pinch) -> Value
  ) -> _GestureRecognition<Value> {
    let memory = memory.part { Memory() }
    return _GestureRecognition(listening: GestureListening(events: .pinch)) { event in
      guard case .pinch(let pinch) = event else { return nil }
      memory.isRecognized = memory.isRecognized || counts(pinch)
      guard memory.isRecognized else { return nil }
      if pinch.phase != .moved { memory.isRecognized = false }
      return switch pinch.phase {
      case .moved: .changed(value(pinch))
      case .ended: .ended(value(pinch))
      case .cancelled: .cancelled
      }
    }
  }
}
