/// Builds the tracks of a value, or the keyframes of its only track, from the lines of a closure.
@resultBuilder
public enum KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes<Value>>(_ expression: K) -> K { expression }

  public static func buildExpression<K: KeyframeTrackContent<Value>>(_ expression: K) -> K {
    expression
  }

  public static func buildBlock() -> some Keyframes<Value> { SeveralKeyframes<Value>(parts: []) }

  public static func buildPartialBlock<K: Keyframes<Value>>(first: K) -> K { first }

  public static func buildPartialBlock<K: KeyframeTrackContent<Value>>(first: K) -> K { first }

  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>,
    next: some Keyframes<Value>
  ) -> some Keyframes<Value> {
    SeveralKeyframes(parts: [accumulated, next])
  }

  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>,
    next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    SeveralSteps(parts: [accumulated, next])
  }

  public static func buildFinalResult<K: Keyframes<Value>>(_ component: K) -> K { component }

  public static func buildFinalResult<Content: KeyframeTrackContent<Value>>(
    _ component: Content
  ) -> KeyframeTrack<Value, Value, Content> {
    KeyframeTrack { component }
  }
}

/// Builds the keyframes of a track from the lines of a closure.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<K: KeyframeTrackContent<Value>>(_ expression: K) -> K {
    expression
  }

  public static func buildBlock() -> some KeyframeTrackContent<Value> {
    SeveralSteps<Value>(parts: [])
  }

  public static func buildPartialBlock<K: KeyframeTrackContent<Value>>(first: K) -> K { first }

  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>,
    next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    SeveralSteps(parts: [accumulated, next])
  }

  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> {
    SeveralSteps(parts: components)
  }

  public static func buildEither<First, Second>(
    first component: First
  ) -> Conditional<First, Second> {
    Conditional(first: component, second: nil)
  }

  public static func buildEither<First, Second>(
    second component: Second
  ) -> Conditional<First, Second> {
    Conditional(first: nil, second: component)
  }

  /// The keyframes of one branch of an `if`.
  public struct Conditional<First, Second>: KeyframeTrackContent
  where First: KeyframeTrackContent<Value>, Second: KeyframeTrackContent<Value> {
    public typealias Body = Never

    fileprivate let first: First?
    fileprivate let second: Second?

    public func _add(to steps: inout _KeyframeSteps<Value>) {
      first?._add(to: &steps)
      second?._add(to: &steps)
    }
  }
}

/// Tracks of which each is declared in a line of its own.
private struct SeveralKeyframes<Value>: Keyframes {
  typealias Body = Never

  let parts: [any Keyframes<Value>]

  func _add(to tracks: inout _KeyframeTracks<Value>) {
    for part in parts { part._add(to: &tracks) }
  }
}

/// Keyframes that follow each other.
private struct SeveralSteps<Value: Animatable>: KeyframeTrackContent {
  typealias Body = Never

  let parts: [any KeyframeTrackContent<Value>]

  func _add(to steps: inout _KeyframeSteps<Value>) {
    for part in parts { part._add(to: &steps) }
  }
}
