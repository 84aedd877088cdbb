/// The animatable data of a mounted view, and their movement.
@MainActor
final class AnimatedData<Value: VectorArithmetic> {
  /// A movement towards the target.
  private struct Run {
    let start: Value
    let animation: Animation
    let elapsed: () -> Duration
  }

  private var target: Value
  /// The data that the page has.
  private var shown: Value
  private var run: Run?

  init(_ value: Value) {
    target = value
    shown = value
  }

  /// Returns the data to show now on the way to those that the app wants.
  func show(_ wanted: Value, in node: UpdatableNode) -> Value {
    if wanted != target {
      target = wanted
      let clock = node.setting.environment.timelineClock
      run = node.animation.map { Run(start: shown, animation: $0, elapsed: clock.stopwatch()) }
    }
    shown = value(in: node)
    return shown
  }

  private func value(in node: UpdatableNode) -> Value {
    guard let run, !node.setting.graph.metrics.peek().reducesMotion,
      let progress = run.animation.progress(at: run.elapsed() / .seconds(1))
    else {
      run = nil
      return target
    }
    node.setting.graph.showNextPicture(of: node)
    return run.start.interpolated(towards: target, amount: progress)
  }
}

extension AnimatedData<EmptyAnimatableData> {
  /// Returns a view's type with its animatable data, if it has some that its own node animates.
  ///
  /// A shape is animated where it is drawn.
  static func animatable<Content>(_ type: Content.Type) -> (any Animatable.Type)? {
    guard let type = type as? any Animatable.Type, type.hasAnimatableData,
      !(type is any Shape.Type)
    else { return nil }
    return type
  }
}

extension Animatable {
  fileprivate static var hasAnimatableData: Bool {
    AnimatableData.self != EmptyAnimatableData.self
  }

  /// Replaces the animatable data of a view by what is shown now.
  ///
  /// - Parameters:
  ///   - pointer: The view's value.
  ///   - slot: The slot of the view's node for its data.
  ///   - node: The view's node.
  @MainActor
  static func showMotion(
    at pointer: UnsafeMutableRawPointer,
    slot: inout AnyObject?,
    in node: UpdatableNode
  ) {
    let view = pointer.assumingMemoryBound(to: Self.self)
    let wanted = view.pointee.animatableData
    guard let data = slot as? AnimatedData<AnimatableData> else {
      slot = AnimatedData(wanted)
      return
    }
    let shown = data.show(wanted, in: node)
    if shown != wanted { view.pointee.animatableData = shown }
  }
}
