/// The core of a child that always exists, in a property of its parent's state.
@MainActor
final class ScopedCore<ParentState, ParentAction, State, Action>: Core {
  private let parent: any Core<ParentState, ParentAction>
  private let projection: StateProjection<ParentState, State>
  private let embed: (Action) -> ParentAction

  /// Creates the core of a child.
  ///
  /// - Parameters:
  ///   - parent: The core of the parent.
  ///   - projection: Reads the child's state from the parent's.
  ///   - embed: Embeds the child's action in an action of the parent.
  init(
    _ parent: any Core<ParentState, ParentAction>,
    projection: StateProjection<ParentState, State>,
    embed: @escaping (Action) -> ParentAction
  ) {
    self.parent = parent
    self.projection = projection
    self.embed = embed
  }

  var state: State {
    var state: State?
    parent.read { state = projection.value(of: $0) }
    // swift-format-ignore: NeverForceUnwrap
    // `read` always calls its function. Binding the value would copy a wide state.
    return state!
  }

  var place: StatePlace? {
    guard let place = parent.place, let offset = projection.offset else { return nil }
    return StatePlace(state: place.state + offset, isReducing: place.isReducing)
  }

  func read(_ body: (UnsafePointer<State>) -> Void) {
    guard let address else { return parent.read { projection.read($0, body) } }
    body(address.assumingMemoryBound(to: State.self))
  }

  var address: UnsafeRawPointer? {
    guard let offset = projection.offset, let root = parent.address else { return nil }
    return root + offset
  }

  /// The parent keeps its state, which contains this one.
  func keepState() -> UnsafeRawPointer? {
    guard let root = parent.keepState(), let offset = projection.offset else { return nil }
    return root + offset
  }

  var changes: ChangeCount { parent.changes }

  var rootState: Any { parent.rootState }

  var isInvalid: Bool { parent.isInvalid }

  func send(_ action: Action) -> EffectScope? {
    parent.send(embed(action))
  }

  func insert(_ observer: any StateObserver, for interest: ObserverInterest) {
    parent.insert(observer, for: projection.isObserved ? interest : .changes)
  }

  func whenIdle(_ work: @escaping @MainActor () -> Void) {
    parent.whenIdle(work)
  }
}
