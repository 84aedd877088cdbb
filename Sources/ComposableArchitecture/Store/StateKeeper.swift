internal import Foundation
internal import IssueReporting
internal import ViewValues

/// Has a window keep the state of a store.
///
/// The state is encoded when the window is saved, and not after each action.
@MainActor
final class StateKeeper<State: Codable> {
  private let name: String
  /// Weak, because the window keeps this object as its value.
  private weak var window: WindowValues?
  private var state: @MainActor () -> State? = { nil }
  private var hasReportedError = false

  init(_ name: String, of window: WindowValues) {
    self.name = "store/\(name)"
    self.window = window
  }

  /// The state that the window had in an earlier process.
  func former() -> State? {
    window?.former(name) { try? KeptCoding.decode(State.self, from: $0) }
  }

  /// Begins to keep the state that a function returns.
  func begin(_ state: @escaping @MainActor () -> State?) {
    self.state = state
    stateDidChange()
  }
}

extension StateKeeper: StateObserver {
  func stateDidChange() {
    window?.set(self, for: name)
  }
}

extension StateKeeper: KeptValue {
  func encoded() -> Data? {
    guard let state = state() else { return nil }
    do {
      return try KeptCoding.encode(state)
    } catch {
      if !hasReportedError {
        hasReportedError = true
        reportIssue(Issues.stateNotEncoded(State.self, error: error))
      }
      return nil
    }
  }
}
