/// A view that shows its content for the values of keyframes, one after the other.
///
/// ```swift
/// KeyframeAnimator(initialValue: 1.0, trigger: likes) { scale in
///   Image(systemName: "heart.fill").scaleEffect(scale)
/// } keyframes: { _ in
///   CubicKeyframe(1.5, duration: 0.2)
///   SpringKeyframe(1, spring: .bouncy)
/// }
/// ```
///
/// The server shows the content for about thirty values a second. Each costs a run of the content and one message to the
/// page. While the user cannot see the window, no content is shown. ``PhaseAnimator`` is cheaper for something that
/// always moves, because the browser makes its movement.
///
/// For users who prefer less motion, repeating keyframes show the initial value, and a trigger shows the last value at once.
///
/// A test controls the values with the clock of `\.continuousClock`: they pass as the clock does.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>
where KeyframePath.Value == Value {
  private let initialValue: Value
  private let start: Start
  private let content: (Value) -> Content
  private let keyframes: (Value) -> KeyframePath
  @OwnObject private var run = KeyframeRun<Value>()
  /// How often the trigger has changed.
  @State private var changes = 0
  @NextPicture private var picture

  private enum Start {
    case always, never
    case change(of: AnyEquatable)
  }

  /// Creates a view that goes through keyframes again and again.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the beginning of each round.
  ///   - repeating: Whether there are rounds. If not, the initial value is shown.
  ///   - content: The content for a value.
  ///   - keyframes: The keyframes. They begin at the value that the closure receives.
  public init(
    initialValue: Value,
    repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    start = repeating ? .always : .never
    self.content = content
    self.keyframes = keyframes
  }

  /// Creates a view that goes through keyframes once whenever a value changes.
  ///
  /// The last value stays, and the next round begins with it. A change during a round begins a new one at the value that is
  /// shown.
  ///
  /// - Parameters:
  ///   - initialValue: The value before the first round.
  ///   - trigger: The value whose change begins a round.
  ///   - content: The content for a value.
  ///   - keyframes: The keyframes. They begin at the value that the closure receives.
  public init(
    initialValue: Value,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    start = .change(of: AnyEquatable(trigger))
    self.content = content
    self.keyframes = keyframes
  }
}

extension KeyframeAnimator: View {
  public var body: some View {
    content(value).onChange(of: trigger) { changes += 1 }
  }

  private var trigger: AnyEquatable? {
    if case .change(let trigger) = start { trigger } else { nil }
  }

  /// The value to show now.
  @MainActor
  private var value: Value {
    switch start {
    case .always where picture.showsMotion:
      run.repeatedValue(of: KeyframeTimeline(initialValue, keyframes(initialValue)), picture)
    case .always, .never: initialValue
    case .change:
      run.value(from: initialValue, change: changes, picture) {
        KeyframeTimeline($0, keyframes($0))
      }
    }
  }
}

/// The rounds through keyframes at one place.
@MainActor
private final class KeyframeRun<Value> {
  /// How long the current round, or all repeated ones, have lasted.
  private var elapsed: (() -> Duration)?
  private var timeline: KeyframeTimeline<Value>?
  private var last: Value?
  private var change = 0

  nonisolated init() {}

  /// Returns the value to show now in rounds that follow each other.
  func repeatedValue(of timeline: KeyframeTimeline<Value>, _ picture: ShownPicture) -> Value {
    guard timeline.duration > 0 else { return timeline.value(time: 0) }
    picture.showNext()
    return timeline.value(
      time: seconds(picture).truncatingRemainder(dividingBy: timeline.duration)
    )
  }

  /// Returns the value to show now in the round that belongs to a change.
  func value(
    from initialValue: Value,
    change: Int,
    _ picture: ShownPicture,
    timeline makeTimeline: (Value) -> KeyframeTimeline<Value>
  ) -> Value {
    if self.change != change {
      self.change = change
      elapsed = nil
      timeline = makeTimeline(last ?? initialValue)
    }
    guard let timeline else { return last ?? initialValue }
    let time = picture.prefersLessMotion ? timeline.duration : seconds(picture)
    let value = timeline.value(time: time)
    last = value
    if time < timeline.duration { picture.showNext() } else { self.timeline = nil }
    return value
  }

  private func seconds(_ picture: ShownPicture) -> Double {
    let elapsed = elapsed ?? picture.stopwatch()
    self.elapsed = elapsed
    return elapsed() / .seconds(1)
  }
}
