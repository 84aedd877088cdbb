public import Foundation

/// Two fingers that move apart or together, or a pinch on a trackpad.
public struct MagnifyGesture {
  /// How far the fingers have come.
  public struct Value: Equatable, Sendable {
    /// When the page told of it.
    public var time: Date
    /// How many times as far apart they are as they were.
    public var magnification: CGFloat
    /// The middle between them when they went down, as a part of the view's size.
    public var startAnchor: UnitPoint
    /// The middle between them when they went down, in points from the view's corner.
    public var startLocation: CGPoint
  }

  /// How much the distance of the fingers changes before it counts.
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

/// Two fingers that move apart or together, whose value is how many times as far apart they are.
///
/// SwiftUI has deprecated it for ``MagnifyGesture`` and still accepts it.
public struct MagnificationGesture {
  /// How much the distance of the fingers changes before it counts.
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

/// Two fingers that turn around each other.
public struct RotateGesture {
  /// How far the fingers have come.
  public struct Value: Equatable, Sendable {
    /// When the page told of it.
    public var time: Date
    /// How far they have turned, to the right.
    public var rotation: Angle
    /// The middle between them when they went down, as a part of the view's size.
    public var startAnchor: UnitPoint
    /// The middle between them when they went down, in points from the view's corner.
    public var startLocation: CGPoint
  }

  /// How far the fingers turn before it counts.
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

/// Two fingers that turn around each other, whose value is how far.
///
/// SwiftUI has deprecated it for ``RotateGesture`` and still accepts it.
public struct RotationGesture {
  /// How far the fingers turn before it counts.
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

/// What two fingers do: one event tells of it, and each gesture reads its own part.
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
