/// The steps of a stepper's number: inside its range, and inside the limits of an integer type.
struct StepperSteps<Value: Strideable> {
  let step: Value.Stride
  let bounds: ClosedRange<Value>?

  /// The number one step up, or `nil` where there is none.
  func up(from value: Value) -> Value? {
    guard let last = bounds?.upperBound ?? Value.limits?.upperBound else {
      return value.advanced(by: step)
    }
    guard value < last else { return nil }
    if let next = value.saturating(by: step) { return min(next, last) }
    return value.distance(to: last) <= step ? last : value.advanced(by: step)
  }

  /// The number one step down, or `nil` where there is none.
  func down(from value: Value) -> Value? {
    guard let last = bounds?.lowerBound ?? Value.limits?.lowerBound else {
      return value.advanced(by: -step)
    }
    guard value > last else { return nil }
    if let next = value.saturating(by: -step) { return max(next, last) }
    return last.distance(to: value) <= step ? last : value.advanced(by: -step)
  }
}

extension Strideable {
  /// The smallest and the largest value of an integer type.
  fileprivate static var limits: ClosedRange<Self>? {
    func limits<Integer: FixedWidthInteger>(of type: Integer.Type) -> ClosedRange<Self>? {
      (Integer.min...Integer.max) as? ClosedRange<Self>
    }
    return (Self.self as? any FixedWidthInteger.Type).flatMap { limits(of: $0) }
  }

  /// Returns an integer a step away, or the limit of its type if that is nearer.
  ///
  /// Returns `nil` for values that are not integers.
  fileprivate func saturating(by step: Stride) -> Self? {
    guard let integer = self as? any FixedWidthInteger, let step = step as? Int else { return nil }
    return integer.saturated(by: step) as? Self
  }
}

extension FixedWidthInteger {
  fileprivate func saturated(by step: Int) -> Self {
    if let value = Int(exactly: self), case (let sum, false) = value.addingReportingOverflow(step) {
      return Self(clamping: sum)
    }
    let distance = Self(clamping: step.magnitude)
    let (sum, overflows) =
      step < 0 ? subtractingReportingOverflow(distance) : addingReportingOverflow(distance)
    return overflows ? (step < 0 ? .min : .max) : sum
  }
}
