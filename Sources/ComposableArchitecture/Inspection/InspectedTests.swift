#if DEBUG
/// A recording that writes tests for the inspector.
@MainActor
package protocol InspectedTests: AnyObject {
  /// The source of a test of the kept actions from one to another.
  ///
  /// - Parameters:
  ///   - first: The number of the first action, or nil for the oldest one that is kept.
  ///   - last: The number of the last action.
  /// - Returns: The source, or nothing if there are no such actions.
  func testSource(from first: Int?, upTo last: Int) -> String
  /// The shortest test in which a value of the state changes as it did last.
  ///
  /// - Parameters:
  ///   - path: The names that lead to the value.
  ///   - number: The number of the last action that counts.
  /// - Returns: The source and the number of its steps, or nil if no kept action has changed the value.
  func shortestTest(ofChangeAt path: [String], upTo number: Int) async -> (
    source: String, steps: Int
  )?
  /// The source of a test of what the user did on the page up to an action.
  ///
  /// - Parameter number: The number of the action.
  /// - Returns: The source, or nil if no event of a page has led to a kept action until then.
  func journeySource(upTo number: Int) -> String?
}

extension StoreRecording: InspectedTests {
  package func testSource(from first: Int?, upTo last: Int) -> String {
    guard let oldest = actions.first?.number else { return "" }
    let first = max(first ?? oldest, oldest)
    return first <= last ? testSource(of: first...last) : ""
  }

  package func shortestTest(ofChangeAt path: [String], upTo number: Int) async -> (
    source: String, steps: Int
  )? {
    func differ(_ first: State, _ second: State) -> Bool {
      InspectedValue(name: "", first).differs(from: InspectedValue(name: "", second), at: path)
    }
    let change = actions(to: number).last {
      $0.changes(valueAt: path) && differ($0.stateBefore, $0.stateAfter)
    }
    guard let change else { return nil }
    let changed = change.stateAfter
    let source = await shortestTest(of: change, options: TestSourceOptions()) { before, after in
      differ(before, after) && !differ(after, changed)
    }
    return (source.text, source.actions.count)
  }

  package func journeySource(upTo number: Int) -> String? {
    let module = String(String(reflecting: State.self).prefix { $0 != "." })
    let actions = actions(to: number)
    guard let event = actions.last(where: { $0.handledEvent != nil })?.handledEvent else {
      return nil
    }
    let source = TestSource(self, actions: actions, options: TestSourceOptions(), indent: 6)
    let privateSteps = PrivateSteps(in: event.journal, actions)
    let leftOut = abandonedSteps(before: number, in: event.journal)
    return event.journeySource(
      module,
      event.view(),
      source.dependencies(ofJourney: event.journal, upTo: event.number, leavingOut: leftOut),
      leftOut,
      privateSteps.contain
    )
  }
}
#endif
