#if DEBUG
/// The state that the inspector lets the app show.
package struct ShownMoment: Equatable, Sendable {
  /// The number of the store whose recording has the state.
  package let store: Int
  /// The number of the action after which the state was.
  package let number: Int
  /// The action without which the state is shown, if there is one.
  package let leftOut: Int?
  /// The window whose store shows a recording that has no store, or nil for any.
  package let window: Int?

  package init(store: Int, number: Int, leftOut: Int? = nil, window: Int? = nil) {
    self.store = store
    self.number = number
    self.leftOut = leftOut
    self.window = window
  }
}

extension InspectedStores {
  /// The open store that can show the states of a recording.
  ///
  /// A store shows those of its own recording. The states of another recording are shown by the store that does so
  /// already, or by the newest one with the same types.
  ///
  /// - Parameters:
  ///   - entry: The recording.
  ///   - window: The window whose stores come first, if there is one.
  /// - Returns: The store, or nil if none of the same types is open.
  package func store(showing entry: Entry, inWindow window: Int?) -> Entry? {
    guard !entry.isOpen else { return entry }
    let stores = entries.filter {
      $0.isOpen && type(of: $0.recording) == type(of: entry.recording)
    }
    return stores.first { $0.recording.shows(entry.recording) }
      ?? stores.last { window != nil && $0.window == window } ?? stores.last
  }

  /// Lets the app show a state, when it is found.
  ///
  /// Nothing happens if the task is cancelled before, or if the store that was to show it has ended.
  ///
  /// - Returns: Whether the app shows a state of the recording, which may be an earlier one.
  @discardableResult
  package func show(_ moment: ShownMoment) async -> Bool {
    guard let entry = entries.first(where: { $0.id == moment.store }) else { return false }
    let target = store(showing: entry, inWindow: moment.window)
    guard let target = target?.recording else { return false }
    if let leftOut = moment.leftOut {
      await entry.recording.findStates(upTo: moment.number, leavingOut: leftOut)
    }
    if !Task.isCancelled {
      target.show(moment.number, of: entry.recording, leavingOut: moment.leftOut)
    }
    return target.shows(entry.recording)
  }

  /// Lets the stores that show states of a recording show the present again.
  ///
  /// The recording may have been forgotten since.
  package func showPresent(insteadOf id: Int) {
    let recordings = unobservedEntries.map(\.recording)
    for entry in unobservedEntries where entry.recording.shownAction != nil {
      let shown = recordings.first { entry.recording.shows($0) }
      if shown == nil || shown === recording(of: id) { entry.recording.showPresent() }
    }
  }
}
#endif
