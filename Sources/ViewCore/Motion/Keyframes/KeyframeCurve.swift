import Foundation

/// One keyframe: a value, and the way to it.
struct KeyframeStep<Value: Animatable> {
  typealias Data = Value.AnimatableData

  /// The way to a value, with velocities in changes a second.
  enum Way {
    case jump
    case line(TimeInterval, UnitCurve)
    case cubic(TimeInterval, start: Data?, end: Data?)
    case spring(TimeInterval?, Spring, start: Data?)
  }

  let to: Value
  let way: Way

  /// How long the way takes.
  var duration: TimeInterval {
    switch way {
    case .jump: 0
    case .line(let duration, _), .cubic(let duration, _, _): max(duration, 0)
    case .spring(let duration, let spring, _): max(duration ?? spring.settlingDuration, 0)
    }
  }
}

/// The values of one property over time.
struct KeyframeCurve<Value: Animatable> {
  typealias Data = Value.AnimatableData

  /// The way between two moments.
  fileprivate struct Segment {
    let beginning: TimeInterval
    let start: Data
    let startVelocity: Data
    let endVelocity: Data
    let step: KeyframeStep<Value>
  }

  private let initialValue: Value
  private var segments: [Segment] = []
  private(set) var duration: TimeInterval = 0

  init(from initialValue: Value, through steps: [KeyframeStep<Value>]) {
    self.initialValue = initialValue
    var (value, velocity) = (initialValue.animatableData, Data.zero)
    for (index, step) in steps.enumerated() {
      let next = index + 1 < steps.count ? steps[index + 1] : nil
      let segment = Segment(
        beginning: duration,
        start: value,
        startVelocity: step.startVelocity ?? velocity,
        endVelocity: step.endVelocity(from: value, before: next),
        step: step
      )
      segments.append(segment)
      duration += step.duration
      value = segment.value(after: step.duration)
      velocity = segment.velocityAtEnd
    }
  }

  /// Returns the value at a time.
  func value(at time: TimeInterval) -> Value {
    guard let segment = segments.last(where: { $0.beginning <= time }) else { return initialValue }
    var value = initialValue
    value.animatableData = segment.value(after: time - segment.beginning)
    return value
  }
}

extension KeyframeStep {
  /// The velocity at the beginning, if the keyframe sets it.
  fileprivate var startVelocity: Data? {
    switch way {
    case .jump, .line: nil
    case .cubic(_, let start, _), .spring(_, _, let start): start
    }
  }

  /// The velocity at the end of a cubic keyframe.
  fileprivate func endVelocity(from start: Data, before next: Self?) -> Data {
    guard case .cubic(let duration, _, let end) = way else { return .zero }
    if let end { return end }
    guard let next else { return .zero }
    if let velocity = next.startVelocity { return velocity }
    let target = to.animatableData
    switch next.way {
    case .jump: return .zero
    case .line: return Self.velocity(from: target, to: next.to.animatableData, in: next.duration)
    case .cubic, .spring:
      return Self.velocity(
        from: start,
        to: next.to.animatableData,
        in: duration + next.duration
      )
    }
  }

  fileprivate static func velocity(from start: Data, to end: Data, in time: TimeInterval) -> Data {
    time > 0 ? (end - start).scaled(by: 1 / time) : .zero
  }
}

extension KeyframeCurve.Segment {
  /// Returns the value after a time.
  func value(after time: TimeInterval) -> KeyframeCurve.Data {
    let (target, duration) = (step.to.animatableData, step.duration)
    switch step.way {
    case .spring(let length, let spring, _):
      if length == nil, time >= duration { return target }
      return start
        + spring.value(
          target: target - start,
          initialVelocity: startVelocity,
          time: min(time, duration)
        )
    case _ where time >= duration: return target
    case .jump: return target
    case .line(_, let curve):
      return start.interpolated(towards: target, amount: curve.value(at: time / duration))
    case .cubic: return curve(at: time / duration)
    }
  }

  /// The velocity with which the next keyframe begins.
  var velocityAtEnd: KeyframeCurve.Data {
    let (target, duration) = (step.to.animatableData, step.duration)
    switch step.way {
    case .jump: return .zero
    case .line(_, let curve):
      return KeyframeStep<Value>.velocity(from: start, to: target, in: duration)
        .scaled(by: curve.velocity(at: 1))
    case .cubic: return endVelocity
    case .spring(nil, _, _): return .zero
    case .spring(_, let spring, _):
      return spring.velocity(
        target: target - start,
        initialVelocity: startVelocity,
        time: duration
      )
    }
  }

  /// Returns the value of a cubic curve at a part of its time, by the values and velocities at its ends.
  private func curve(at part: Double) -> KeyframeCurve.Data {
    let (square, cube) = (part * part, part * part * part)
    let (target, duration) = (step.to.animatableData, step.duration)
    return start.scaled(by: 2 * cube - 3 * square + 1)
      + startVelocity.scaled(by: duration * (cube - 2 * square + part))
      + target.scaled(by: 3 * square - 2 * cube)
      + endVelocity.scaled(by: duration * (cube - square))
  }
}
