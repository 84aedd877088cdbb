/// A view that shows its content in one phase after the other, and moves from each to the next.
///
/// ```swift
/// PhaseAnimator([false, true]) { isLarge in
///   Image(systemName: "heart").scaleEffect(isLarge ? 1.2 : 1)
/// } animation: { _ in
///   .easeInOut(duration: 0.5)
/// }
/// ```
///
/// The server changes the phase when the animation to it is over, and the browser makes the movement. So one phase costs
/// one message to the page. There are at most ten phases in a second, also with shorter animations or with `nil`. While
/// the user cannot see the window, the phase stays. An animation that repeats without an end is the last one.
///
/// A test controls the phases with the clock of `\.continuousClock`: they pass as the clock does.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  private let phases: [Phase]
  private let trigger: AnyEquatable?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?
  @State private var index = 0
  /// How often the trigger has changed, and how many of its changes have begun their run.
  @State private var changes = 0
  @State private var begunChanges = 0
  @Environment(\.scenePhase) private var scenePhase
  @Environment(\.timelineClock) private var clock

  /// Creates a view that goes through its phases again and again.
  ///
  /// - Parameters:
  ///   - phases: The phases. Of fewer than two none follows, and of none nothing is shown.
  ///   - content: The content in a phase.
  ///   - animation: The animation to a phase. With `nil` the content changes at once.
  public init(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    trigger = nil
    self.content = content
    self.animation = animation
  }

  /// Creates a view that goes through its phases once whenever a value changes, and back to the first one.
  ///
  /// - Parameters:
  ///   - phases: The phases. Of fewer than two none follows, and of none nothing is shown.
  ///   - trigger: The value. A change begins with the first phase again.
  ///   - content: The content in a phase.
  ///   - animation: The animation to a phase. With `nil` the content changes at once.
  public init(
    _ phases: some Sequence<Phase>,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.trigger = AnyEquatable(trigger)
    self.content = content
    self.animation = animation
  }
}

extension PhaseAnimator: View {
  public var body: some View {
    if let phase = phases.indices.contains(index) ? phases[index] : phases.first {
      let run = PhaseRun(change: changes, phases: phases, isVisible: scenePhase == .active)
      ShownFirst(content: content(phase))
        .task(id: run) { await pass(run) }
        .onChange(of: trigger) { changes += 1 }
    }
  }

  /// Shows the phases of a run.
  @MainActor
  private func pass(_ run: PhaseRun<Phase>) async {
    guard phases.count > 1 else { return index = 0 }
    guard run.isVisible else { return }
    guard trigger != nil else {
      while await show((index + 1) % phases.count) {}
      return
    }
    // A run that a hidden window has interrupted begins again.
    guard begunChanges != run.change || index != 0 else { return }
    begunChanges = run.change
    for next in Array(phases.indices.dropFirst()) + [0] {
      guard await show(next) else { return }
    }
  }

  /// Moves to a phase, and returns whether another one may follow.
  @MainActor
  private func show(_ next: Int) async -> Bool {
    let animation = next < phases.count ? animation(phases[next]) : nil
    withAnimation(animation) { index = next }
    guard let duration = (animation ?? .linear(duration: 0)).wholeDuration else { return false }
    do { try await clock.sleep(for: max(duration, .seconds(TimelineRate.least))) } catch {
      return false
    }
    return !Task.isCancelled
  }
}

/// A run through phases, which begins anew when its trigger, its phases or the visibility of the window change.
private struct PhaseRun<Phase: Equatable>: Equatable {
  let change: Int
  let phases: [Phase]
  let isVisible: Bool
}

/// Content whose first look is shown before it moves.
private struct ShownFirst<Content: View> {
  let content: Content
}

extension ShownFirst: PrimitiveView {
  func make(in context: NodeContext) -> ViewNode {
    context.graph.showBeforeItMoves()
    return content.makeNode(in: context)
  }

  func patch(_ node: ViewNode, in context: NodeContext) {
    content.patchNode(node, in: context)
  }
}
