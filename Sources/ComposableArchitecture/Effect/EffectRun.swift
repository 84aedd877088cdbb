/// Runs an effect outside of a feature: in a store of its own, whose reducer hands its actions on.
@MainActor
final class EffectRun<Action> {
  private let store: Store<Void, Action?>

  /// Prepares a run.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - receive: Takes the actions.
  init(_ effect: Effect<Action>, receive: @escaping (Action) -> Void) {
    store = Store(initialState: ()) {
      Reduce { _, action in
        guard let action else { return effect.map { Optional.some($0) } }
        receive(action)
        return .none
      }
    }
  }

  /// Starts the effect, which ends when this is let go of.
  func start() -> StoreTask {
    store.send(nil)
  }

  /// Starts the effect, and waits until it has ended.
  func run() async {
    await start().finish()
  }
}
