/// Two gestures that go on side by side.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
  /// What is known of each.
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
    var goesOn = (first: false, second: false)
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
    let first = first._recognition(in: memory)
    let second = second._recognition(in: memory)
    let listening = first.listening.joined(with: second.listening, in: memory)
    return _GestureRecognition(listening: listening) { event in
      let steps = (first.handle(event), second.handle(event))
      guard steps.0 != nil || steps.1 != nil else { return nil }
      steps.0?.apply(to: &own.value.first, &own.goesOn.first)
      steps.1?.apply(to: &own.value.second, &own.goesOn.second)
      if own.goesOn.first || own.goesOn.second { return .changed(own.value) }
      defer { own.value = Value() }
      let hasValue = own.value.first != nil || own.value.second != nil
      return hasValue ? .ended(own.value) : .cancelled
    }
  }
}

extension GestureStep {
  /// Keeps what a step says of one of several gestures.
  fileprivate func apply(to value: inout Value?, _ goesOn: inout Bool) {
    switch self {
    case .changed(let new): (value, goesOn) = (new, true)
    case .ended(let new): (value, goesOn) = (new, false)
    case .cancelled: (value, goesOn) = (nil, false)
    }
  }

  fileprivate var goesOn: Bool {
    if case .changed = self { true } else { false }
  }
}

/// A gesture that begins when another one has ended.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
  /// How far the two have come.
  public enum Value {
    /// The first goes on.
    case first(First.Value)
    /// The first has ended, and the second may have begun.
    case second(First.Value, Second.Value?)
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  private final class Memory {
    /// The end of the first.
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
    let first = first._recognition(in: memory)
    let second = second._recognition(in: memory)
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
    let listening = first.listening.joined(with: second.listening, in: memory)
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
        // Who lets go, or begins anew, has not gone on with the second.
        guard !own.hasSecond, event == .press(false) || event == .press(true) else { return nil }
        own.end = nil
        return event == .press(true) ? begin(event) : .cancelled
      }
    }
  }
}

/// Two gestures of which one alone can go on: the first, or else the second.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  /// Which of them it is, and what is known of it.
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
    let first = first._recognition(in: memory)
    let second = second._recognition(in: memory)
    let listening = first.listening.joined(with: second.listening, in: memory)
    return _GestureRecognition(listening: listening) { event in
      if let step = first.handle(event) {
        own.hasFirst = step.goesOn
        return step.map { .first($0) }
      }
      return own.hasFirst ? nil : second.handle(event)?.map { .second($0) }
    }
  }
}

nonisolated extension Gesture {
  /// This gesture and another one, which go on side by side.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// This gesture, and another one that begins when this one has ended.
  ///
  /// ```swift
  /// LongPressGesture().sequenced(before: DragGesture())
  /// ```
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// This gesture, or another one where this one is not what the person does.
  ///
  /// ```swift
  /// TapGesture(count: 2).exclusively(before: TapGesture())
  /// ```
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}
