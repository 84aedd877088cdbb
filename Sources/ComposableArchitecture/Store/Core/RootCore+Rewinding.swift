#if DEBUG
/// A core whose state can be set back to an earlier one, or show one for a while.
protocol RewindableCore<State, Action>: Core {
  /// Replaces the state by an earlier one.
  ///
  /// Effects go on, except those that were cancelled before.
  func goBack(to state: State)

  /// Shows an earlier state to all that read the store, until ``showPresent()``.
  ///
  /// Effects go on, and their actions change the present state. Actions of views and of other code are not handled: a
  /// view that appears or disappears only because an earlier state is shown sends some, too.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - ignored: Takes the actions that are not handled.
  func show(_ state: State, ignored: @escaping (Action) -> Void)

  /// Shows the present state again.
  func showPresent()
}

/// The present state of a core that shows an earlier one.
///
/// It is a class, because a wide state in a structure would take room on the stack of each send to a recorded store.
@MainActor
final class PresentState<State, Action> {
  var state: State
  let ignored: (Action) -> Void

  init(_ state: State, ignored: @escaping (Action) -> Void) {
    self.state = state
    self.ignored = ignored
  }
}

extension RootCore: RewindableCore {
  func goBack(to state: State) {
    whenIdle { [self] in
      present = nil
      replaceState(by: state)
    }
  }

  func show(_ state: State, ignored: @escaping (Action) -> Void) {
    whenIdle { [self] in
      present = PresentState(present?.state ?? storage.pointee, ignored: ignored)
      replaceState(by: state)
    }
  }

  func showPresent() {
    whenIdle { [self] in
      guard let state = present?.state else { return }
      present = nil
      replaceState(by: state)
    }
  }

  /// Handles an action while an earlier state is shown.
  @inline(never)
  func handleInPresent(
    _ action: Action,
    from origin: ActionOrigin,
    handle: () -> EffectScope?
  ) -> EffectScope? {
    guard let present else { return handle() }
    guard case .effect = origin else {
      present.ignored(action)
      return nil
    }
    let shown = storage.pointee
    self.present = nil
    exchangeState(for: present.state)
    let scope = handle()
    present.state = storage.pointee
    self.present = present
    exchangeState(for: shown)
    return scope
  }

  private func replaceState(by state: State) {
    isDraining = true
    exchangeState(for: state)
    drain()
  }

  private func exchangeState(for state: State) {
    isReducing.pointee = true
    changes.value &+= 1
    storage.pointee = state
    isReducing.pointee = false
  }
}
#endif
