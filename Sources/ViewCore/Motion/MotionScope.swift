/// The animation of the changes inside a view, in one flush.
final class MotionScope {
  private var animation: Animation?
  private var round: Int?
  private var outer: MotionScope?

  /// Has what the current flush changes inside the view move.
  @MainActor
  func move(by animation: Animation?, in graph: ViewGraph) {
    self.animation = animation
    round = graph.motions.round
  }

  /// The animation of the innermost view that has one in the current flush, or else that of the whole window.
  @MainActor
  fileprivate func animation(in graph: ViewGraph) -> Animation? {
    if round == graph.motions.round { return animation }
    guard let outer else { return graph.motions.ofWindow }
    return outer.animation(in: graph)
  }

  /// Returns a view that is inside of the scope.
  func around<Content: View>(_ content: Content) -> EnvironmentView<Content, MotionScope> {
    EnvironmentView(content: content, value: self) { $0.enter(&$1) }
  }

  /// Makes this the innermost scope of an environment.
  func enter(_ environment: inout EnvironmentValues) {
    outer = environment.motionScope
    environment.motionScope = self
  }
}

extension UpdatableNode {
  /// The animation of the change for which the node runs, if the user can see it move.
  var animation: Animation? {
    let graph = setting.graph
    guard graph.showsMotion else { return nil }
    guard let scope = setting.environment.motionScope else { return graph.motions.ofWindow }
    return scope.animation(in: graph)
  }
}

extension EnvironmentValues {
  private enum MotionScopeKey: EnvironmentKey {
    static var defaultValue: MotionScope? { nil }
  }

  /// The innermost scope of animations around the view.
  fileprivate var motionScope: MotionScope? {
    get { self[MotionScopeKey.self] }
    set { self[MotionScopeKey.self] = newValue }
  }
}
