import ComposableArchitecture
import Foundation
import Testing

@MainActor
struct UnrelatedSharedValueTests {
  private let recording = StoreRecording<Logged.State, Logged.Action>()

  private func lines(after actions: [Logged.Action]) async -> [String] {
    let store = Store(initialState: Logged.State(), recording: recording) { Logged() }
    for action in actions { await store.send(action).finish() }
    return recording.testSource().split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }

  @Test func valueThatNoStateHasIsLeftOut() async {
    let lines = await lines(after: [.logged, .logged])
    #expect(lines.filter { $0.contains("store.send") }.count == 2)
    #expect(!lines.contains { $0.contains("Fill in") })
  }

  @Test func valueThatALaterStateHasIsFilledIn() async {
    let lines = await lines(after: [.logged, .logOpened])
    #expect(
      lines.contains {
        $0.hasPrefix("// Fill in '.inMemory(") && $0.contains("that the state does not have")
      }
    )
  }
}

/// A feature that writes to a shared value, which only its child has in its state.
@Reducer
struct Logged {
  @ObservableState
  struct State: Equatable {
    var logs: [Log] = []
  }

  struct Log: Equatable {
    @Shared(.inMemory("unrelatedLog")) var lines = 0
  }

  enum Action {
    case logOpened
    case logged
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .logOpened: state.logs.append(Log())
      case .logged:
        @Shared(.inMemory("unrelatedLog")) var lines = 0
        $lines.withLock { $0 += 1 }
      }
      return .none
    }
  }
}
