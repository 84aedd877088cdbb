#if DEBUG
/// A core whose state can be set back to an earlier one.
protocol RewindableCore<State, Action>: Core {
  /// Replaces the state by an earlier one, and cancels all effects.
  ///
  /// An effect that went on would send what belongs to the abandoned future.
  func goBack(to state: State)
}

extension RootCore: RewindableCore {
  func goBack(to state: State) {
    whenIdle { [self] in
      cancelEffects()
      isDraining = true
      isReducing.pointee = true
      changes.value &+= 1
      storage.pointee = state
      isReducing.pointee = false
      drain()
    }
  }
}
#endif
