/// A gesture that consists of two simultaneous ones.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
  /// The values of both gestures.
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  private final class Memory {
    var value = Value()
    var isActive = (first: false, second: false)
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}

extension SimultaneousGesture: Gesture {
  public typealias Body = Never

  public func _recognition(in memory: _GestureMemory) -> _GestureRecognition<Value> {
    let own = memory.part { Memory() }
    let (first, second, listening) = recognitions(of: first, second, in: memory)
    return _GestureRecognition(listening: listening) { event in
      let steps = (first.handle(event), second.handle(event))
      guard steps.0 != nil || steps.1 != nil else { return nil }
      steps.0?.apply(to: &own.value.first, &own.isActive.first)
      steps.1?.apply(to: &own.value.second, &own.isActive.second)
      if own.isActive.first || own.isActive.second { return .changed(own.value) }
      defer { own.value = Value() }
      let hasValue = own.value.first != nil || own.value.second != nil
      return hasValue ? .ended(own.value) : .cancelled
    }
  }
}

/// Returns the recognitions of two gestures, and the configuration for both.
@MainActor
private func recognitions<First, Second>(
  of first: some Gesture<First>,
  _ second: some Gesture<Second>,
  in memory: _GestureMemory
) -> (_GestureRecognition<First>, _GestureRecognition<Second>, GestureListening) {
  let first = first._recognition(in: memory)
  let second = second._recognition(in: memory)
  return (first, second, first.listening.joined(with: second.listening, in: memory))
}

extension GestureStep {
  /// Stores the value of one of two gestures, and whether it is still active.
  fileprivate func apply(to value: inout Value?, _ isActive: inout Bool) {
    switch self {
    case .changed(let new): (value, isActive) = (new, true)
    case .ended(let new): (value, isActive) = (new, false)
    case .cancelled: (value, isActive) = (nil, false)
    }
  }

  fileprivate var isActive: Bool {
    if case .changed = self { true } else { false }
  }
}

/// A gesture that consists of two successive ones.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
  /// The state of the two gestures.
  public enum Value {
    /// The first gesture is active.
    case first(First.Value)
    /// The first gesture has ended, and the second may be active.
    case second(First.Value, Second.Value?)
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  private final class Memory {
    /// The last value of the first gesture.
    var end: First.Value?
    var hasSecond = false
  }
}

extension SequenceGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension SequenceGesture: Gesture {
  public typealias Body = Never

  public func _recognition(in memory: _GestureMemory) -> _GestureRecognition<Value> {
    let own = memory.part { Memory() }
    let (first, second, listening) = recognitions(of: first, second, in: memory)
    func begin(_ event: Event) -> GestureStep<Value>? {
      switch first.handle(event) {
      case .changed(let value): return .changed(.first(value))
      case .ended(let value):
        (own.end, own.hasSecond) = (value, false)
        return .changed(.second(value, nil))
      case .cancelled: return .cancelled
      case nil: return nil
      }
    }
    return _GestureRecognition(listening: listening) { event in
      guard let end = own.end else { return begin(event) }
      switch second.handle(event) {
      case .changed(let value):
        own.hasSecond = true
        return .changed(.second(end, value))
      case .ended(let value):
        own.end = nil
        return .ended(.second(end, value))
      case .cancelled:
        own.end = nil
        return .cancelled
      case nil:
        // A release, or a new press, means that the second gesture does not follow.
        guard !own.hasSecond, event == .press(false) || event == .press(true) else { return nil }
        own.end = nil
        return event == .press(true) ? begin(event) : .cancelled
      }
    }
  }
}

/// A gesture that consists of two alternatives: the first one, or else the second.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  /// The value of the recognized gesture.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  private final class Memory {
    var hasFirst = false
  }
}

extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension ExclusiveGesture: Gesture {
  public typealias Body = Never

  public func _recognition(in memory: _GestureMemory) -> _GestureRecognition<Value> {
    let own = memory.part { Memory() }
    let (first, second, listening) = recognitions(of: first, second, in: memory)
    return _GestureRecognition(listening: listening) { event in
      if let step = first.handle(event) {
        own.hasFirst = step.isActive
        return step.map { .first($0) }
      }
      return own.hasFirst ? nil : second.handle(event)?.map { .second($0) }
    }
  }
}

nonisolated extension Gesture {
  /// Combines the gesture with another that is recognized at the same time.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// Combines the gesture with another that follows it.
  ///
  /// ```swift
  /// LongPressGesture().sequenced(before: DragGesture())
  /// ```
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// Combines the gesture with another that is recognized if this one is not.
  ///
  /// ```swift
  /// TapGesture(count: 2).exclusively(before: TapGesture())
  /// ```
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}
