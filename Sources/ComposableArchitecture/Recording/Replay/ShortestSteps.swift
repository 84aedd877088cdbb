internal import RandomSequences

/// Finds the recorded actions that a change needs.
///
/// An action that is left out takes with it what its effects sent. An action that is needed keeps with it those at which
/// its effects ended, because they may have cancelled them.
@MainActor
struct ShortestSteps<State, Action> {
  typealias Recorded = RecordedAction<State, Action>

  /// The actions up to the change, which is the last one.
  private let actions: [Recorded]
  /// The first action of the chain of causes that leads to each action.
  private var roots: [Int: Int] = [:]
  /// The first actions that belong to a first action, because effects ended at them.
  private var ends: [Int: Set<Int>] = [:]

  /// - Parameters:
  ///   - actions: The actions up to the change.
  ///   - ended: The effects that have ended, with the last action before their end.
  init(upTo actions: [Recorded], ended: [(startedBy: Int, lastAction: Int)]) {
    self.actions = actions
    for action in actions {
      roots[action.number] = action.origin.cause.flatMap { roots[$0] } ?? action.number
    }
    for effect in ended {
      guard let root = roots[effect.startedBy], let end = roots[effect.lastAction], root != end
      else { continue }
      ends[root, default: []].insert(end)
    }
  }

  /// The number of the first action of the chain of causes that leads to the change.
  var rootOfChange: Int? { actions.last.flatMap { roots[$0.number] } }

  /// The fewest actions that make the change, with the states that they lead to.
  ///
  /// - Parameters:
  ///   - replay: Runs the reducer.
  ///   - start: The moment before the first action.
  ///   - purpose: Why the actions are handled once more.
  ///   - isChange: Whether the states before and after the last action are those of the change.
  /// - Returns: The actions, or nil if the reducer does not make the change again with all of them.
  /// - Complexity: See `Array.shortest(thatFails:)`. Each call of its closure reduces the actions that are left.
  func find(
    with replay: ReducerReplay<State, Action>,
    from start: ReplayStart<State>,
    _ purpose: ReplayPurpose<State, Action>,
    isChange: @escaping @MainActor (_ before: State, _ after: State) -> Bool
  ) async -> [Recorded]? {
    guard let root = rootOfChange else { return nil }
    func makesChange(_ others: [Int]) -> Bool {
      let kept = Set(others + [root])
      guard kept.allSatisfy({ ends[$0]?.isSubset(of: kept) ?? true }) else { return false }
      return replay.lastChange(by: steps(of: kept), from: start, purpose, isAsWanted: isChange)
    }
    let others = Set(roots.values).subtracting([root]).sorted()
    guard makesChange(others) else { return nil }
    // Two actions that undo each other are left out at once only if there are more, or here.
    guard !makesChange([]) else {
      return replay.states(of: steps(of: [root]), from: start, purpose)
    }
    let shortest = await others.shortest { others in
      // The app goes on between two tries.
      await Task.yield()
      return makesChange(others)
    }
    return replay.states(of: steps(of: Set(shortest + [root])), from: start, purpose)
  }

  private func steps(of kept: Set<Int>) -> [Recorded] {
    actions.filter { action in roots[action.number].map(kept.contains) ?? false }
  }
}
