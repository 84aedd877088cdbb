nonisolated extension View {
  /// Changes the view for the values of keyframes, again and again.
  ///
  /// ```swift
  /// Image(systemName: "bell")
  ///   .keyframeAnimator(initialValue: Angle.zero) { bell, angle in
  ///     bell.rotationEffect(angle)
  ///   } keyframes: { _ in
  ///     LinearKeyframe(.degrees(20), duration: 0.2)
  ///     SpringKeyframe(.zero, duration: 0.8, spring: .bouncy)
  ///   }
  /// ```
  ///
  /// ``KeyframeAnimator`` describes how the values pass.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the beginning of each round.
  ///   - repeating: Whether there are rounds. If not, the initial value is shown.
  ///   - content: The view for a value.
  ///   - keyframes: The keyframes. They begin at the value that the closure receives.
  /// - Returns: The view, which changes with the keyframes.
  public func keyframeAnimator<Value>(
    initialValue: Value,
    repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let view = PlaceholderContentView(content: self)
    return KeyframeAnimator(
      initialValue: initialValue,
      repeating: repeating,
      content: { content(view, $0) },
      keyframes: keyframes
    )
  }

  /// Changes the view for the values of keyframes once whenever a value changes.
  ///
  /// ```swift
  /// Image(systemName: "heart.fill")
  ///   .keyframeAnimator(initialValue: 1.0, trigger: likes) { heart, scale in
  ///     heart.scaleEffect(scale)
  ///   } keyframes: { _ in
  ///     CubicKeyframe(1.5, duration: 0.2)
  ///     SpringKeyframe(1, spring: .bouncy)
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - initialValue: The value before the first round.
  ///   - trigger: The value whose change begins a round.
  ///   - content: The view for a value.
  ///   - keyframes: The keyframes. They begin at the value that the closure receives.
  /// - Returns: The view, which changes with the keyframes.
  public func keyframeAnimator<Value>(
    initialValue: Value,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let view = PlaceholderContentView(content: self)
    return KeyframeAnimator(
      initialValue: initialValue,
      trigger: trigger,
      content: { content(view, $0) },
      keyframes: keyframes
    )
  }
}
