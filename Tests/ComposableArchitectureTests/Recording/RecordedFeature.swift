import ComposableArchitecture
import Foundation

/// A feature with every kind of origin and of change that a recording tells apart.
@Reducer
struct RecordedFeature {
  @ObservableState
  struct State: Equatable {
    var fact: String?
    @Presents var form: RecordedForm.State?
    var rows: IdentifiedArrayOf<Row> = []
    var seconds = 0
    var title = ""
  }

  struct Row: Equatable, Identifiable {
    let id: UUID
    var created: Date
    var isDone = false
  }

  enum Action: BindableAction, Equatable {
    case addButtonTapped
    case binding(BindingAction<State>)
    case doneButtonTapped(UUID)
    case factResponse(String)
    case form(PresentationAction<RecordedForm.Action>)
    case formButtonTapped
    case loaded
    case timer
    case ticked
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.date.now) var now
  @Dependency(\.recordedFacts) var recordedFacts
  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.rows.append(Row(id: uuid(), created: now))
        return .send(.loaded)
      case .doneButtonTapped(let id):
        state.rows[id: id]?.isDone = true
        return .none
      case .factResponse(let fact):
        state.fact = fact
        return .none
      case .loaded:
        return .run { [count = state.rows.count] send in
          await send(.factResponse(recordedFacts(count)))
        }
      case .formButtonTapped:
        state.form = RecordedForm.State(name: "Blob")
        return .none
      case .timer:
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) {
            await send(.ticked)
          }
        }
      case .ticked:
        state.seconds += 1
        return .none
      case .binding, .form:
        return .none
      }
    }
    .ifLet(\.$form, action: \.form) {
      RecordedForm()
    }
  }
}

@Reducer
struct RecordedForm {
  @ObservableState
  struct State: Equatable {
    var name: String
  }
  enum Action: Equatable {
    case nameChanged(String)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .nameChanged(let name):
        state.name = name
        return .none
      }
    }
  }
}

private enum RecordedFactsKey: DependencyKey {
  static let liveValue: @Sendable (Int) -> String = { "\($0)" }
  static let testValue: @Sendable (Int) -> String = { "\($0) rows" }
}

extension DependencyValues {
  var recordedFacts: @Sendable (Int) -> String {
    get { self[RecordedFactsKey.self] }
    set { self[RecordedFactsKey.self] = newValue }
  }
}

extension StoreRecording {
  /// Waits until so many actions have been handled.
  func waits(for count: Int) async {
    while actions.last?.number ?? 0 < count { await Task.yield() }
  }
}
