internal import ConcurrencyExtras
#if canImport(Darwin)
internal import Combine
#else
internal import OpenCombine
#endif

/// The states of someone who tells observers when there is another one.
///
/// Each subscription has an observer of its own. So those who subscribe are told in their order, which a
/// subject does not promise, and no state is read for those who do not any more.
struct ObservedStates<State>: Publisher {
  typealias Output = State
  typealias Failure = Never

  /// The state now.
  let state: @MainActor () -> State

  /// Adds an observer, for as long as it lives.
  let observe: @MainActor (StoreObserver) -> Void

  func receive<S: Subscriber<State, Never>>(subscriber: S) {
    // NB: The subscriber is not used here any more.
    let subscriber = UncheckedSendable(subscriber)
    soonOnMainActor { begin(subscriber.value) }
  }

  @MainActor
  private func begin(_ subscriber: some Subscriber<State, Never>) {
    let subject = CurrentValueSubject<State, Never>(state())
    let observer = StoreObserver { [weak subject] in subject?.send(state()) }
    observe(observer)
    // NB: The closure keeps the observer, and with it the store, for as long as the subscription keeps the
    // closure.
    subject
      .map { state in withExtendedLifetime(observer) { state } }
      .subscribe(subscriber)
  }
}
