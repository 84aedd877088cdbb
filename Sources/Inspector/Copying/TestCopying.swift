#if DEBUG && !canImport(Darwin)
import ComposableArchitecture

/// Copies tests of what was recorded, of all of it or of a part.
@Reducer
struct TestCopying {
  @ObservableState
  struct State: Equatable {
    /// The first action of the next test, or nil for the oldest that is recorded.
    var start: Int?
    /// A line for the user about the last test.
    var notice: String?
  }

  enum Action: Equatable {
    case fromHereButtonTapped(Int)
    case fromStartButtonTapped
    case journeyButtonTapped(store: Int, number: Int)
    case noticed(String)
    case shortestButtonTapped(store: Int, path: [String], number: Int)
    case testButtonTapped(store: Int, number: Int)
  }

  @Dependency(\.inspectedStores) var inspectedStores

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .fromHereButtonTapped(let number):
        state.start = number
        state.notice = nil
        return .none

      case .fromStartButtonTapped:
        state.start = nil
        state.notice = nil
        return .none

      case .journeyButtonTapped(let store, let number):
        return .run { send in
          let isCopied = await inspectedStores.copyJourney(store, number)
          await send(
            .noticed(
              isCopied
                ? "Copied a journey of the user's steps up to action \(number)."
                : "No step of a user on a page has led to this action."
            )
          )
        }

      case .noticed(let notice):
        state.notice = notice
        return .none

      case .shortestButtonTapped(let store, let path, let number):
        state.notice = "Looking for the shortest test…"
        return .run { send in
          let count = await inspectedStores.copyShortestTest(store, path, number)
          await send(.noticed(Self.notice(steps: count, path)))
        }

      case .testButtonTapped(let store, let number):
        let start = state.start.flatMap { $0 <= number ? $0 : nil }
        state.notice =
          start.map { "Copied a test of the actions from \($0) to \(number)." }
          ?? "Copied a test of the actions up to \(number)."
        return .run { _ in await inspectedStores.copyTest(store, start, number) }
      }
    }
  }

  private static func notice(steps: Int?, _ path: [String]) -> String {
    let value = path.joined(separator: ".")
    guard let steps else { return "No recorded action has changed '\(value)'." }
    return "Copied a test of '\(value)' with \(steps == 1 ? "1 step" : "\(steps) steps")."
  }
}
#endif
