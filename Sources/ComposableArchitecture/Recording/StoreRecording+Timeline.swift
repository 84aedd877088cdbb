extension StoreRecording {
  /// The last actions in words, each with its number and its sender, and the effects that run.
  ///
  /// ```
  /// 1 .addButtonTapped, sent by a view or other code
  /// 2 .loaded, sent by an effect of 1
  /// 3 .factResponse(_), sent by an effect of 2 at Todos/Todos.swift:12
  /// An effect of 1 runs, from Todos/Todos.swift:40
  /// ```
  ///
  /// The failures of a test store and of a view harness with a recording end with it.
  ///
  /// - Parameter count: The number of the actions.
  /// - Returns: The lines, without values of actions, or a sentence if nothing has happened.
  public func timeline(last count: Int = 10) -> String {
    let last = actions.suffix(count)
    guard !last.isEmpty else { return "No action was sent." }
    let rest = actions.count - last.count
    let omitted = rest == 0 ? [] : ["… \(rest) earlier"]
    let running = effects.map { effect in
      "An effect of \(effect.startedBy) runs" + (effect.place.map { ", from \($0)" } ?? "")
    }
    let lines = last.flatMap { action in
      [action.line] + jumps.filter { $0.lastAction == action.number }.map(\.description)
    }
    return (omitted + lines + running).joined(separator: "\n")
  }
}

extension RecordedAction {
  /// The action and its sender in one line.
  fileprivate var line: String {
    let sender =
      switch origin {
      case .user: event.map { "in \($0)" } ?? "by a view or other code"
      case .binding: event.map { "in \($0)" } ?? "by the binding of a control"
      case .effect(of: let action, at: nil): "by an effect of \(action)"
      case .effect(of: let action, at: let place?): "by an effect of \(action) at \(place)"
      }
    return "\(number) \(name), sent \(sender)"
  }
}
