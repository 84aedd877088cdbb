public import Foundation

/// Keyframes of one property, which follow each other.
///
/// An app's own type has a body of other keyframes.
public protocol KeyframeTrackContent<Value> {
  /// The type of the property.
  associatedtype Value: Animatable = Body.Value
  /// The type of the body.
  associatedtype Body: KeyframeTrackContent

  /// The keyframes.
  @KeyframeTrackContentBuilder<Value>
  var body: Body { get }

  /// Adds the keyframes to those before them.
  ///
  /// Only the library calls it.
  func _add(to steps: inout _KeyframeSteps<Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
  public func _add(to steps: inout _KeyframeSteps<Value>) {
    body._add(to: &steps)
  }
}

extension KeyframeTrackContent where Body == Never {
  /// Unavailable at run time: the library reads keyframes whose body is `Never`.
  public var body: Never {
    fatalError("'\(Self.self)' has no body, because the library reads it.")
  }
}

extension Never: Animatable {
  public typealias AnimatableData = EmptyAnimatableData
}

extension Never: KeyframeTrackContent {
  public func _add(to steps: inout _KeyframeSteps<Never>) {}
}

/// The keyframes of a track in their order.
public struct _KeyframeSteps<Value: Animatable> {
  private(set) var steps: [KeyframeStep<Value>] = []

  mutating func add(_ step: KeyframeStep<Value>) {
    steps.append(step)
  }
}

/// Moves to a value along a straight line.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never

  private let step: KeyframeStep<Value>

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - to: The value at the end.
  ///   - duration: The time in seconds.
  ///   - timingCurve: The speed on the way.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    step = KeyframeStep(to: to, way: .line(duration, timingCurve))
  }

  public func _add(to steps: inout _KeyframeSteps<Value>) { steps.add(step) }
}

/// Moves to a value along a curve without corners.
///
/// Where the curve passes from one cubic keyframe to the next, its speed is that between the values before and after them,
/// unless a keyframe sets another. At the beginning it has the speed with which the keyframe before has ended, and at the end
/// that of a linear keyframe after it. A track begins and ends at rest.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never

  private let step: KeyframeStep<Value>

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - to: The value at the end.
  ///   - duration: The time in seconds.
  ///   - startVelocity: The change in a second at the beginning, or `nil` to go on as before.
  ///   - endVelocity: The change in a second at the end, or `nil` to go on smoothly.
  public init(
    _ to: Value,
    duration: TimeInterval,
    startVelocity: Value? = nil,
    endVelocity: Value? = nil
  ) {
    let (start, end) = (startVelocity?.animatableData, endVelocity?.animatableData)
    step = KeyframeStep(to: to, way: .cubic(duration, start: start, end: end))
  }

  public func _add(to steps: inout _KeyframeSteps<Value>) { steps.add(step) }
}

/// Moves to a value as a weight on a spring does.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never

  private let step: KeyframeStep<Value>

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - to: The value at which the spring rests.
  ///   - duration: The time in seconds, or `nil` to wait until the spring rests. The next keyframe begins where the spring
  ///     is then, with its speed.
  ///   - spring: The spring.
  ///   - startVelocity: The change in a second at the beginning, or `nil` to go on as before.
  public init(
    _ to: Value,
    duration: TimeInterval? = nil,
    spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    step = KeyframeStep(
      to: to,
      way: .spring(duration, spring, start: startVelocity?.animatableData)
    )
  }

  public func _add(to steps: inout _KeyframeSteps<Value>) { steps.add(step) }
}

/// Jumps to a value.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never

  private let step: KeyframeStep<Value>

  /// Creates a keyframe.
  ///
  /// - Parameter to: The value.
  public init(_ to: Value) {
    step = KeyframeStep(to: to, way: .jump)
  }

  public func _add(to steps: inout _KeyframeSteps<Value>) { steps.add(step) }
}
