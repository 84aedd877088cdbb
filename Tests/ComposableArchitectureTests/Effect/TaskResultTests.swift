@testable import ComposableArchitecture
import Testing

@MainActor
struct TaskResultTests {
  struct Plain: Error {}
  enum Known: Error, Hashable { case a, b }

  @Test func taskResultTakesTheOutcomeOfWork() async throws {
    let success = await TaskResult { 42 }
    let failure = await TaskResult<Int> { throw Known.a }
    #expect(try success.value == 42)
    #expect(success == .success(42))
    #expect(failure == .failure(Known.a))
    #expect(throws: Known.a) { try failure.value }
    #expect(TaskResult(Result<Int, Known>.failure(.b)) == .failure(Known.b))
    #expect(try Result(success).get() == 42)
  }

  @Test func taskResultTransformsSuccesses() {
    let success = TaskResult.success(1)
    let failure = TaskResult<Int>.failure(Known.a)
    #expect(success.map { $0 + 1 } == .success(2))
    #expect(success.flatMap { _ in failure } == failure)
    #expect(failure.map { "\($0)" } == .failure(Known.a))
  }

  @Test func taskResultHasPathsOfItsCases() {
    let success = TaskResult.success(1)
    #expect(success[case: \.success] == 1)
    #expect(success.is(\.failure) == false)
    #expect(TaskResult<Int>.failure(Known.a)[case: \.failure] as? Known == .a)
    #expect(TaskResult<Int>.allCasePaths.success.embed(2) == .success(2))
    #expect(TaskResult<Int>.allCasePaths[success] == \.success)
    #expect(Array(TaskResult<Int>.allCasePaths) == [\.success, \.failure])
  }

  @Test func taskResultIsReceivedByItsCase() async {
    enum Action: CasePathable {
      case tapped
      case response(TaskResult<Int>)

      struct AllCasePaths {
        var response: AnyCasePath<Action, TaskResult<Int>> {
          AnyCasePath(
            embed: { .response($0) },
            extract: { if case .response(let result) = $0 { result } else { nil } }
          )
        }
      }
      static var allCasePaths: AllCasePaths { AllCasePaths() }
    }
    let store = TestStore(initialState: 0) {
      Reduce<Int, Action> { state, action in
        guard case .response(let result) = action else { return .send(.response(.success(42))) }
        state = (try? result.value) ?? 0
        return .none
      }
    }
    await store.send(.tapped)
    await store.receive(\.response.success, 42) { $0 = 42 }
  }

  @Test func taskResultComparesErrorsByTypeAndValue() {
    #expect(TaskResult<Int>.failure(Known.a) != .failure(Known.b))
    #expect(TaskResult<Int>.failure(Known.a) != .failure(Plain()))
    #expect(TaskResult.success(1) != .failure(Known.a))
    #expect(Set<TaskResult<Int>>([.success(1), .failure(Known.a), .failure(Known.a)]).count == 2)
  }

  @Test func taskResultReportsErrorsThatCannotBeComparedOrHashed() async {
    let issues = await IssueRecorder.issues {
      #expect(TaskResult<Int>.failure(Plain()) != .failure(Plain()))
      _ = TaskResult<Int>.failure(Plain()).hashValue
    }
    #expect(
      issues.map(\.message) == [
        Issues.errorIsNotEquatable(Plain.self), Issues.errorIsNotHashable(Plain.self),
      ]
    )
  }
}
