#if DEBUG && !canImport(Darwin)
import ComposableArchitecture

/// A search for the action that has changed a value last.
///
/// It goes through the actions in steps, from the newest to the oldest.
@MainActor
@Observable
final class ChangeSearch {
  /// The value, and the actions that count.
  private struct Question: Equatable {
    let store: Int
    let path: [String]
    let number: Int
    /// The number of jumps, of which each abandons actions.
    let jumpCount: Int
  }

  /// The number of times that the search has gone on.
  private var rounds = 0
  @ObservationIgnored private var question: Question?
  @ObservationIgnored private var step = ChangeSearchStep.notChanged

  /// The number of actions that are looked at at once, which takes a debug build 10 ms.
  private static let roundCount = 2_500

  /// Looks for the last change of a value up to an action.
  ///
  /// The observer of the call is notified when the search has gone on.
  func look(
    for path: [String],
    upTo number: Int,
    in entry: InspectedStores.Entry
  ) -> ChangeSearchStep {
    _ = rounds
    let recording = entry.recording
    let question = Question(
      store: entry.id,
      path: path,
      number: number,
      jumpCount: recording.jumps.count
    )
    if question != self.question {
      self.question = question
      step = .goesOn(at: number)
    }
    guard case .goesOn(let next) = step else { return step }
    step = recording.lookForChange(of: path, upTo: number, from: next, count: Self.roundCount)
    if case .goesOn = step { Task { rounds += 1 } }
    return step
  }
}
#endif
