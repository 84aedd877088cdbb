internal import Sharing

extension StoreRecording {
  /// Whether an action belongs to a future that was abandoned.
  ///
  /// ```swift
  /// let present = recording.actions.filter { !recording.isAbandoned($0.number) }
  /// ```
  ///
  /// Tests that a recording writes, and answers about changes, leave such actions out. An action is not abandoned any more
  /// if the store goes back to its state, or to that of a later one which it led to.
  /// The original library has no recordings.
  ///
  /// - Parameter number: The number of the action.
  /// - Returns: Whether the action has not led to the present state.
  /// - Complexity: O(*n*) for *n* jumps.
  public func isAbandoned(_ number: Int) -> Bool { !presentLine.contains(number) }

  /// The actions that led to the present state.
  var presentLine: ActionLine { line(to: presentNumber) }

  /// The actions that led to the present state, from the oldest to the newest.
  var presentActions: [RecordedAction<State, Action>] {
    let line = presentLine
    return actions.filter { line.contains($0.number) }
  }

  /// The actions that led to the state after one, or to the present one.
  func actions(to number: Int?) -> [RecordedAction<State, Action>] {
    let line = line(to: number.map { min($0, lastNumber) } ?? presentNumber)
    return actions.filter { line.contains($0.number) }
  }

  func line(to number: Int) -> ActionLine { ActionLine(to: number, jumps: jumps) }

  /// The number of the last action that led to the present state.
  var presentNumber: Int {
    let last = actions.last?.number ?? lastNumber
    return jumps.last.flatMap { $0.lastAction == last ? $0.action : nil } ?? last
  }
}

#if DEBUG
extension StoreRecording {
  /// Gives the store the state after an action, when it has handled all actions.
  ///
  /// Shared values that the feature has changed get the values of that moment, and are saved.
  ///
  /// - Returns: The jump, or nil if there was none, or if it is still to come.
  @discardableResult
  package func goBack(to number: Int) -> RecordedJump? {
    let count = jumps.count
    core?.whenIdle { [weak self] in self?.jump(to: number) }
    return jumps.count > count ? jumps.last : nil
  }

  private func jump(to number: Int) {
    guard let state = action(number)?.stateAfter, let core else { return }
    forgetShownAction()
    let line = line(to: number)
    let abandoned = effects.filter { !line.contains($0.startedBy) }
    // A region is cancelled once: it has all effects of its action.
    var regions: [EffectRegion] = []
    for region in abandoned.compactMap({ region(of: $0) })
    where !regions.contains(where: { $0 === region }) {
      regions.append(region)
    }
    for region in regions { region.cancel() }
    add(
      RecordedJump(
        action: number,
        lastAction: lastNumber,
        date: date.now,
        cancelledEffects: abandoned,
        sharedValues: restoreSharedValues(after: number)
      )
    )
    core.goBack(to: state)
  }

  /// Gives shared values the values that they had after an action.
  ///
  /// - Returns: The keys of the values that were others.
  private func restoreSharedValues(after number: Int) -> [String] {
    let values = sharedValues(after: number)
    var names: [String] = []
    for value in values {
      guard let reference = value.reference as? any ReplaceableReference,
        !value.kept.isEqual(to: reference.anyValue)
      else { continue }
      value.restore()
      names.append(value.name)
    }
    beginSharedValues(from: values)
    return names
  }
}
#endif
