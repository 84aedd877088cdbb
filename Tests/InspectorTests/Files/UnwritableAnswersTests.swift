#if DEBUG
import ComposableArchitecture
import Testing
import ViewCore
import ViewTesting

@testable import Inspector

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct UnwritableAnswersTests {
  private let inspected = Inspected()

  @Test func exportNamesTheAnswersThatTheFileDoesNotHave() async throws {
    let store = inspected.stores.recordingNewStores {
      Store(initialState: Probing.State()) { Probing() }
    }
    let page = inspected.makePage()
    store.send(.levelAsked)
    try page.tap(.button("Export"))
    try await page.waitFor(.button("Cancel"))
    try page.tap(.button("Cancel"))
    #expect(
      !page.contains(.text("ProbeClient.probe: it is an object of the class 'ProbeClient.Probe'"))
    )
    store.send(.probeAsked)
    try page.tap(.button("Export"))
    try await page.waitFor(.button("Cancel"))
    try page.tap(.button("Cancel"))
    try await page.waitFor(
      .text("ProbeClient.probe: it is an object of the class 'ProbeClient.Probe'")
    )
    #expect(
      page.contains(
        .text(
          "The file does not have the answers of these clients. A replay that needs one ends there."
        )
      )
    )
  }
}

@DependencyClient
struct ProbeClient: Sendable {
  final class Probe: Sendable {}

  var level: @Sendable () -> Int = { 0 }
  var probe: @Sendable () -> Probe = { Probe() }
}

extension ProbeClient: DependencyKey {
  static let liveValue = ProbeClient(level: { 1 }, probe: { Probe() })
  static let testValue = liveValue
}

extension DependencyValues {
  fileprivate var probe: ProbeClient {
    get { self[ProbeClient.self] }
    set { self[ProbeClient.self] = newValue }
  }
}

@Reducer
private struct Probing {
  @ObservableState
  struct State: Equatable {
    var level = 0
  }
  enum Action {
    case levelAsked, probeAsked
  }

  @Dependency(\.probe) var probe

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .levelAsked: state.level = probe.level()
      case .probeAsked: _ = probe.probe()
      }
      return .none
    }
  }
}
#endif
