internal import Sharing

extension Reducer {
  /// Prints every action that the reducer receives, and what it changed in the state.
  ///
  /// ```swift
  /// let store = Store(initialState: AppFeature.State()) {
  ///   AppFeature()
  ///     ._printChanges()
  /// }
  /// ```
  ///
  /// ```
  /// Received action:
  ///   CounterFeature.Action.incrementButtonTapped
  /// Changed state:
  ///     CounterFeature.State(
  /// -     count: 0,
  /// +     count: 1,
  ///       isTimerOn: false
  ///     )
  /// ```
  ///
  /// Parts of the state that stayed the same are left out. Release builds print nothing.
  ///
  /// Where we differ: it prints before the action's effects start, not some time later, so that the
  /// output stands where it belongs. Give the printer a queue to have it otherwise; it knows nothing of
  /// changes of shared values then.
  ///
  /// - Parameter printer: What to print, or nil for nothing.
  /// - Returns: A reducer that does the same and prints.
  public func _printChanges(
    _ printer: _ReducerPrinter<State, Action>? = .customDump
  ) -> _PrintChangesReducer<Self> {
    _PrintChangesReducer(base: self, printer: printer)
  }
}

/// A reducer that prints what it does.
public struct _PrintChangesReducer<Base: Reducer>: Reducer {
  let base: Base
  let printer: _ReducerPrinter<Base.State, Base.Action>?

  /// Whether the base has branches.
  public static var _isConditional: Bool { Base._isConditional }

  /// Runs the reducer, and prints the action and the changes.
  public func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    guard isDebugBuild, let printer else { return base.reduce(into: &state, action: action) }
    let oldState = state
    let sharedChanges = SharedChangeTracker()
    let effect = sharedChanges.track { base.reduce(into: &state, action: action) }
    // The states share what is '@Shared': it is read before the action in the one, after it in the other.
    sharedChanges.assertion().comparing(.before, .actual) {
      printer.print(receivedAction: action, oldState: oldState, newState: state)
    }
    return effect
  }
}

extension _PrintChangesReducer: Sendable where Base: Sendable {}
