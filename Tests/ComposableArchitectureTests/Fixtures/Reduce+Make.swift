import ComposableArchitecture

/// A store whose reducer is a closure.
@MainActor
func makeStore<State, Action>(
  _ state: State,
  _ reduce: @escaping (inout State, Action) -> Effect<Action>
) -> Store<State, Action> {
  Store(initialState: state) { Reduce(reduce) }
}

/// An async sequence that a test feeds.
func makeStream<Element: Sendable>(
  of type: Element.Type = Element.self
) -> (stream: AsyncStream<Element>, continuation: AsyncStream<Element>.Continuation) {
  AsyncStream.makeStream(of: Element.self)
}

/// Work that runs until it is cancelled.
@Sendable
func untilCancelled() async {
  for await _ in AsyncStream<Never>.never {}
}
