/// Lets a view show its content again soon, while something in it moves.
@propertyWrapper
struct NextPicture: DynamicProperty {
  private var picture = ShownPicture(node: nil)

  /// The picture that the view is showing.
  var wrappedValue: ShownPicture { picture }
}

extension NextPicture: StoredDynamicProperty {
  package static var ignoresLaterValues: Bool { true }

  package mutating func install(
    in slot: inout AnyObject?,
    owner: any DynamicPropertyOwner,
    environment: EnvironmentValues
  ) {
    picture = ShownPicture(node: owner as? UpdatableNode)
  }
}

/// A picture of a view that moves.
@MainActor
struct ShownPicture {
  fileprivate weak var node: UpdatableNode?

  fileprivate nonisolated init(node: UpdatableNode?) {
    self.node = node
  }

  /// Whether the user prefers less motion.
  ///
  /// A view that asks runs again when that changes.
  var prefersLessMotion: Bool { node?.setting.environment.accessibilityReduceMotion ?? false }

  /// Whether the view may move.
  var showsMotion: Bool { node != nil && !prefersLessMotion }

  /// Has the view run again for the next picture, once the user sees the window.
  func showNext() {
    node.map { $0.setting.graph.showNextPicture(of: $0) }
  }

  /// Returns a closure that returns the time since this call.
  func stopwatch() -> () -> Duration {
    node?.setting.environment.timelineClock.stopwatch() ?? { .zero }
  }
}
