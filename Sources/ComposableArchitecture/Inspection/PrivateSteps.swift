#if DEBUG
internal import Sharing

/// The steps of a user on a page that may have written a private value.
///
/// A page does not know where a control writes to. The recorded actions of a step tell it.
@MainActor
struct PrivateSteps<State, Action> {
  /// The actions of each step.
  private let actions: [Int: [RecordedAction<State, Action>]]

  /// - Parameters:
  ///   - journal: The steps of the page.
  ///   - actions: The actions that are recorded.
  init(in journal: AnyObject, _ actions: [RecordedAction<State, Action>]) {
    let sent = actions.filter { $0.handledEvent?.journal === journal }
    self.actions = Dictionary(grouping: sent) { $0.handledEvent?.number ?? 0 }
  }

  /// Whether a step may have written a private value.
  ///
  /// If a type of the app has private values, a step whose actions are not known may have. So may one whose actions or states
  /// cannot be written.
  func contain(_ number: Int) -> Bool {
    guard !ControlNames.areExported else { return false }
    guard let actions = actions[number] else { return true }
    return actions.contains { (try? $0.writesPrivateValue()) ?? true }
  }
}

extension RecordedAction {
  /// Whether the action has a private value, or has changed one.
  @MainActor
  fileprivate func writesPrivateValue() throws -> Bool {
    let values = PrivateBytes()
    guard try values.of(action).isEmpty else { return true }
    let (former, later) = momentParts
    if try values.of(former.state, former.sharedRoots) != values.of(later.state, later.sharedRoots)
    {
      return true
    }
    return try sharedChanges.contains { try values.of($0.before) != values.of($0.after) }
  }
}

/// The bytes of the private values in values of different moments, which are equal if the private values are.
@MainActor
private struct PrivateBytes {
  private let names = RecordedNames()

  func of(_ value: Any, _ sharedRoots: SharedRoots = [:]) throws -> [UInt8] {
    names.sharedRoots = sharedRoots
    names.privateBytes = []
    func write(_ value: some Any) throws { _ = try RecordingFile.bytes(of: value, names: names) }
    try _openExistential(value, do: write)
    return names.privateBytes ?? []
  }
}
#endif
