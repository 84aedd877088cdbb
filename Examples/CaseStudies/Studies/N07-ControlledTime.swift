import ComposableArchitecture
import SwiftUI

extension CaseStudy {
  static let controlledTime = CaseStudy(
    "N7",
    "Controlled ids and time",
    "A clock that somebody turns."
  ) {
    EggTimerView()
  }
}

private struct EggTimer: Reducer {
  struct State: Equatable {
    var id: UUID?
    var seconds = 0
  }

  enum Action: Equatable {
    case startButtonTapped
    case ticked
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .startButtonTapped:
        state = State(id: uuid())
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) {
            await send(.ticked)
          }
        }
        .cancellable(id: "timer", cancelInFlight: true)

      case .ticked:
        state.seconds += 1
        return .none
      }
    }
  }
}

private struct EggTimerView: View {
  private let clock: TestClock<Duration>
  @State private var store: StoreOf<EggTimer>

  init() {
    let clock = TestClock()
    self.clock = clock
    store = Store(initialState: EggTimer.State()) {
      EggTimer()
    } withDependencies: {
      $0.continuousClock = clock
      $0.uuid = .incrementing
    }
  }

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      Form {
        Section {
          Text(viewStore.seconds.counted("second"))
          if let id = viewStore.id {
            Text(id.uuidString).font(.caption)
          }
          Button("Start") { viewStore.send(.startButtonTapped) }
        }
        Section("Time stands still until you turn it") {
          Button("Turn by a second") { turn(by: 1) }
          Button("Turn by five minutes") { turn(by: 5 * 60) }
        }
        .disabled(viewStore.id == nil)
      }
    }
  }

  private func turn(by seconds: Int) {
    Task {
      for _ in 0..<seconds {
        // The clock is turned when the timer waits for it.
        while (try? await clock.checkSuspension()) != nil { await Task.yield() }
        await clock.advance(by: .seconds(1))
      }
    }
  }
}
