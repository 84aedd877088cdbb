internal import Sharing

extension Reducer {
  /// Prints every action that the reducer receives, and the changes of the state.
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
  /// Unchanged parts of the state are left out. Release builds print nothing.
  ///
  /// Where we differ: it prints before the action's effects start, so the output is in order. The original prints
  /// later. A printer with a queue also prints later, and then without changes of shared values.
  ///
  /// - Parameter printer: The printer, or nil to print nothing.
  /// - Returns: A reducer that does the same and prints.
  public func _printChanges(
    _ printer: _ReducerPrinter<State, Action>? = .customDump
  ) -> _PrintChangesReducer<Self> {
    _PrintChangesReducer(base: self, printer: printer)
  }
}

/// A reducer that prints its actions and changes.
public struct _PrintChangesReducer<Base: Reducer>: Reducer {
  let base: Base
  let printer: _ReducerPrinter<Base.State, Base.Action>?

  /// Whether the body of the base has branches.
  public static var _isConditional: Bool { Base._isConditional }

  /// Runs the reducer, and prints the action and the changes.
  public func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    guard isDebugBuild, let printer else { return base.reduce(into: &state, action: action) }
    let oldState = state
    let sharedChanges = SharedChangeTracker()
    let effect = sharedChanges.track { base.reduce(into: &state, action: action) }
    // Both states refer to the same '@Shared' values. The tracker shows the values from before the action in the old
    // state, and the current ones in the new state.
    sharedChanges.assertion().comparing(.before, .actual) {
      printer.print(receivedAction: action, oldState: oldState, newState: state)
    }
    return effect
  }
}

extension _PrintChangesReducer: Sendable where Base: Sendable {}
