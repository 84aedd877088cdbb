import ComposableArchitecture
import Foundation
import Testing

@MainActor
struct RecordedForecastTests {
  @Test func recordedActionsHaveTheSameChanges() async {
    let permission = RecordedAnswers<ForecastClient.Permission>([.denied, .allowed])
    let temperature = RecordedAnswers<Result<Int, any Error>>(
      [.success(4), .failure(ForecastClient.Offline(minutes: 3))]
    )
    let store = TestStore(
      initialState: Forecast.State(
        dice: 0,
        key: nil,
        permission: nil,
        problem: nil,
        temperature: nil,
        hasSensor: false,
        isPaused: false
      )
    ) {
      Forecast()
    } withDependencies: {
      $0.withRandomNumberGenerator = .recorded([2_305_843_009_213_693_952])
      $0.forecast.changes = { .recorded([20, 21]) }
      $0.forecast.log = { _ in }
      $0.forecast.permission = { permission.next() }
      $0.forecast.temperature = { _ in try temperature.next().get() }
      $0.forecast.warnings = { .recorded(["storm"], throwing: ForecastClient.Offline(minutes: 5)) }
    }
    await store.send(.permissionAsked) { $0.permission = .denied }
    await store.send(.permissionAsked) { $0.permission = .allowed }
    await store.send(.diceRolled) { $0.dice = 1 }
    await store.send(.refresh("Oslo"))
    await store.receive(.loaded(4)) { $0.temperature = 4 }
    await store.send(.refresh("Atlantis"))
    await store.receive(.failed("Offline for 3 minutes")) { $0.problem = "Offline for 3 minutes" }
    await store.send(.follow)
    await store.receive(.changed(20)) { $0.temperature = 20 }
    await store.receive(.changed(21)) { $0.temperature = 21 }
    await store.send(.warn)
    await store.receive(.failed("storm")) { $0.problem = "storm" }
    await store.receive(.failed("Offline for 5 minutes")) { $0.problem = "Offline for 5 minutes" }
  }
}
