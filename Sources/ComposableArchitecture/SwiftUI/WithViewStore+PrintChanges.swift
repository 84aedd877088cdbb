internal import CustomDump

extension WithViewStore {
  /// Prints the changes of the view's state each time the view is evaluated.
  ///
  /// ```swift
  /// WithViewStore(store, observe: \.count) { viewStore in … }
  ///   ._printChanges("Counter")
  /// ```
  ///
  /// ```
  /// Counter: the view was evaluated.
  ///   - 0
  ///   + 1
  /// ```
  ///
  /// A view that is often evaluated without changes observes too much, or its parent makes it again.
  /// Release builds print nothing.
  ///
  /// - Parameter prefix: The start of each entry.
  /// - Returns: A view that prints.
  public func _printChanges(_ prefix: String = "") -> Self {
    printingChanges(prefix) { Swift.print($0) }
  }

  func printingChanges(_ prefix: String, to output: @escaping (String) -> Void) -> Self {
    guard isDebugBuild else { return self }
    var view = self
    view.changePrinter = ChangePrinter(prefix: prefix, output: output)
    return view
  }
}

/// Prints the differences between successive states.
final class ChangePrinter<State> {
  private let prefix: String
  private let output: (String) -> Void
  private var previous: State?

  init(prefix: String, output: @escaping (String) -> Void) {
    self.prefix = prefix
    self.output = output
  }

  func print(_ state: State) {
    let title = "\(prefix.isEmpty ? "" : "\(prefix): ")the view was evaluated"
    output(title + (previous.map { changes(from: $0, to: state) } ?? " for the first time."))
    previous = state
  }

  private func changes(from old: State, to new: State) -> String {
    diff(old, new).map { ".\n\(Issues.indented($0))" } ?? " without changes."
  }
}
