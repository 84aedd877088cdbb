/// The result of handling the actions of a recording once more.
public enum RecordingReplay: Equatable, Sendable, CustomStringConvertible {
  /// After each action the state is equal to the recorded one, bit for bit.
  ///
  /// - Parameter count: The number of actions.
  case equal(count: Int)

  /// A state differs from the recorded one.
  ///
  /// - Parameters:
  ///   - number: The number of the first action with another state.
  ///   - action: The cases of the action.
  ///   - changes: The difference. Lines with `-` are recorded, and those with `+` are of the replay.
  case different(number: Int, action: String, changes: String)

  /// The text for the developer.
  public var description: String {
    switch self {
    case .equal(let count):
      count == 1
        ? "The state after the action is equal."
        : "The states after all \(count) actions are equal."
    case .different(let number, let action, let changes):
      "Action \(number), \(action), leads to another state.\n\n\(changes)"
    }
  }
}
