internal import ConcurrencyExtras
internal import CustomDump
public import Dispatch

/// The output of ``Reducer/_printChanges(_:)``.
///
/// A custom printer writes to another output, or writes less:
///
/// ```swift
/// Feature()
///   ._printChanges(_ReducerPrinter { action, oldState, newState in
///     logger.debug("\(action): \(oldState.count) to \(newState.count)")
///   })
/// ```
public struct _ReducerPrinter<State, Action>: Sendable {
  private let printChange: @Sendable (Action, State, State) -> Void
  private let queue: DispatchQueue?

  /// Creates a printer.
  ///
  /// - Parameters:
  ///   - printChange: Prints an action and the states before and after it.
  ///   - queue: The queue that calls it later, or nil to call it while the action is handled.
  public init(
    printChange:
      @escaping @Sendable (
        _ receivedAction: Action, _ oldState: State, _ newState: State
      ) -> Void,
    queue: DispatchQueue? = nil
  ) {
    self.printChange = printChange
    self.queue = queue
  }

  /// Prints an action and the states before and after it, at once.
  ///
  /// - Parameters:
  ///   - receivedAction: The action.
  ///   - oldState: The state before it.
  ///   - newState: The state after it.
  public func printChange(receivedAction: Action, oldState: State, newState: State) {
    printChange(receivedAction, oldState, newState)
  }

  /// Prints on the queue, if there is one.
  func print(receivedAction: Action, oldState: State, newState: State) {
    guard let queue else {
      return printChange(receivedAction, oldState, newState)
    }
    // Both threads only read the values. 'Sendable' state would guarantee that.
    let values = UncheckedSendable((receivedAction, oldState, newState))
    queue.async {
      let (action, old, new) = values.value
      printChange(action, old, new)
    }
  }
}

extension _ReducerPrinter {
  /// Prints the whole action, and the changed lines of the state.
  public static var customDump: Self {
    customDump { Swift.print($0) }
  }

  /// Prints only the names of the action's cases:
  /// `Received action: AppFeature.Action.counter(.incrementButtonTapped)`.
  public static var actionLabels: Self {
    actionLabels { Swift.print($0) }
  }

  static func customDump(to output: @escaping @Sendable (String) -> Void) -> Self {
    Self { action, oldState, newState in
      let changes = diff(oldState, newState).map(Issues.indented)
      output(
        """
        Received action:
        \(Issues.indented(Issues.dump(action)))
        \(changes.map { "Changed state:\n\($0)" } ?? "The state has not changed.")

        """
      )
    }
  }

  static func actionLabels(to output: @escaping @Sendable (String) -> Void) -> Self {
    Self { action, _, _ in
      output("Received action: \(ActionLabel.text(of: action))")
    }
  }
}
