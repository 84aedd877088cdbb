/// The core of a child that is always there: a part of its parent's state.
@MainActor
final class ScopedCore<ParentState, ParentAction, State, Action>: Core {
  private let parent: any Core<ParentState, ParentAction>
  private let part: Part<ParentState, State>
  private let embed: (Action) -> ParentAction

  /// Creates the core of a child.
  ///
  /// - Parameters:
  ///   - parent: The core of the parent.
  ///   - part: Finds the child's state in the parent's.
  ///   - embed: Makes an action of the parent.
  init(
    _ parent: any Core<ParentState, ParentAction>,
    part: Part<ParentState, State>,
    embed: @escaping (Action) -> ParentAction
  ) {
    self.parent = parent
    self.part = part
    self.embed = embed
  }

  var state: State {
    var state: State?
    parent.read { state = part.value(of: $0) }
    // swift-format-ignore: NeverForceUnwrap
    // A core calls the function that it is given to read. To bind the value would be to copy a wide one.
    return state!
  }

  var place: StatePlace? {
    guard let place = parent.place, let offset = part.offset else { return nil }
    return StatePlace(state: place.state + offset, isReducing: place.isReducing)
  }

  func read(_ body: (UnsafePointer<State>) -> Void) {
    guard let address else { return parent.read { part.read($0, body) } }
    body(address.assumingMemoryBound(to: State.self))
  }

  var address: UnsafeRawPointer? {
    guard let offset = part.offset, let whole = parent.address else { return nil }
    return whole + offset
  }

  /// The parent remembers more than this.
  func keepState() {
    parent.keepState()
  }

  var changes: ChangeCount { parent.changes }

  var isInvalid: Bool { parent.isInvalid }

  func send(_ action: Action) -> EffectScope? {
    parent.send(embed(action))
  }

  func insert(_ observer: any StateObserver, for interest: ObserverInterest) {
    parent.insert(observer, for: part.isObserved ? interest : .changes)
  }

  func whenIdle(_ work: @escaping @MainActor () -> Void) {
    parent.whenIdle(work)
  }
}
