/// Runs an effect outside of a feature, in a separate store whose reducer forwards the actions.
@MainActor
final class EffectRun<Action> {
  private let store: Store<Void, Action?>

  /// Prepares a run.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - receive: Receives the actions.
  init(_ effect: Effect<Action>, receive: @escaping (Action) -> Void) {
    store = Store(initialState: ()) {
      Reduce { _, action in
        guard let action else { return effect.map { Optional.some($0) } }
        receive(action)
        return .none
      }
    }
  }

  /// Starts the effect.
  ///
  /// It ends when the run is released.
  func start() -> StoreTask {
    store.send(nil)
  }

  /// Starts the effect, and waits until it has ended.
  func run() async {
    await start().finish()
  }
}
