internal import ConcurrencyExtras
#if canImport(Darwin)
internal import Combine
#else
internal import OpenCombine
#endif

/// A publisher of the states of an object with observers, such as a core.
///
/// Each subscription has its own observer. So subscribers receive states in the order of their subscriptions, which a
/// subject does not guarantee. No state is read for cancelled subscriptions.
struct ObservedStates<State>: Publisher {
  typealias Output = State
  typealias Failure = Never

  /// The current state.
  let state: @MainActor () -> State

  /// Adds an observer.
  ///
  /// It is held weakly.
  let observe: @MainActor (StoreObserver) -> Void

  func receive<S: Subscriber<State, Never>>(subscriber: S) {
    // NB: This function does not use the subscriber after this point.
    let subscriber = UncheckedSendable(subscriber)
    MainThread.run { begin(subscriber.value) }
  }

  @MainActor
  private func begin(_ subscriber: some Subscriber<State, Never>) {
    let subject = CurrentValueSubject<State, Never>(state())
    let observer = StoreObserver { [weak subject] in subject?.send(state()) }
    observe(observer)
    // NB: The subscription keeps this closure, which keeps the observer, which keeps the store.
    subject
      .map { state in withExtendedLifetime(observer) { state } }
      .subscribe(subscriber)
  }
}
