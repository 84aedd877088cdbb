/// Runs an effect for other code than a store, in a separate store that forwards the actions.
@MainActor
final class EffectRun<Action> {
  private let store: Store<Void, Action?>
  private let place: EffectPlace?
  private let received = ReceivedActions<Action>()
  private let receive: (Action) -> Void

  /// Prepares a run.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - place: The place of the caller, which the effect becomes a part of if it is an effect of a store.
  ///   - receive: Receives the actions, in that place.
  init(_ effect: Effect<Action>, in place: EffectPlace?, receive: @escaping (Action) -> Void) {
    let place = place?.registry === CancellationRegistry.outsideOfEffects ? nil : place
    let reducer = Reduce<Void, Action?> { [received] _, action in
      guard let action else { return effect.map { Optional.some($0) } }
      received.waiting.append(action)
      return .none
    }
    self.place = place
    self.receive = receive
    store = Store(
      initialState: (),
      reducer: reducer,
      dependencies: Store<Void, Action?>.dependencies(nil),
      log: nil,
      enclosingPlace: place
    )
    store.core.insert(self, for: .changes)
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

extension EffectRun: StateObserver {
  /// Forwards the actions after the reducer, because the code that receives them may be another store.
  func stateDidChange() {
    EffectPlace.$current.withValue(place) {
      while !received.waiting.isEmpty {
        receive(received.waiting.removeFirst())
      }
    }
  }
}

/// The actions of an effect that have not been forwarded.
private final class ReceivedActions<Action> {
  var waiting: [Action] = []
}
