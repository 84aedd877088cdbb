#if DEBUG
internal import ConcurrencyExtras

/// Whether a reducer handles recorded actions again.
///
/// A state that it changes leaves its history and its observers then. A store may show a copy of the state, and the changed
/// state after it: a view of the copy runs again when the store shows the changed state, and not when a replay makes it.
enum ReplayedStates {
  static let areChanging = Locked(false)
}
#endif
