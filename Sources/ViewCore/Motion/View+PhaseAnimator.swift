/// The view that a transition, or a modifier such as `phaseAnimator`, changes.
public struct PlaceholderContentView<Value: View> {
  let content: Value
  /// Whether the content keeps the transaction that it has without the modifiers that are added to it.
  var keepsTransaction = false
}

extension PlaceholderContentView: View {
  public var body: some View {
    if keepsTransaction {
      ContentOfBody(content: content)
    } else {
      content
    }
  }
}

nonisolated extension View {
  /// Changes the view from phase to phase, again and again, and moves from each to the next.
  ///
  /// ```swift
  /// Image(systemName: "bell")
  ///   .phaseAnimator([0.0, -15, 15]) { bell, degrees in
  ///     bell.rotationEffect(.degrees(degrees))
  ///   }
  /// ```
  ///
  /// ``PhaseAnimator`` describes how the phases pass.
  ///
  /// - Parameters:
  ///   - phases: The phases. Of fewer than two none follows, and of none nothing is shown.
  ///   - content: The view in a phase.
  ///   - animation: The animation to a phase. With `nil` the view changes at once.
  /// - Returns: The view, which changes from phase to phase.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let view = PlaceholderContentView(content: self)
    return PhaseAnimator(phases, content: { content(view, $0) }, animation: animation)
  }

  /// Changes the view from phase to phase once whenever a value changes, and back to the first phase.
  ///
  /// ```swift
  /// Image(systemName: "bell")
  ///   .phaseAnimator([0.0, -15, 15], trigger: count) { bell, degrees in
  ///     bell.rotationEffect(.degrees(degrees))
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - phases: The phases. Of fewer than two none follows, and of none nothing is shown.
  ///   - trigger: The value. A change begins with the first phase again.
  ///   - content: The view in a phase.
  ///   - animation: The animation to a phase. With `nil` the view changes at once.
  /// - Returns: The view, which changes with the value.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let view = PlaceholderContentView(content: self)
    return PhaseAnimator(
      phases,
      trigger: trigger,
      content: { content(view, $0) },
      animation: animation
    )
  }
}
