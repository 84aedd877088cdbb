internal import ConcurrencyExtras
internal import Sharing

extension TestStore where Action: Equatable {
  /// Asserts the next action of an effect and its change of the state.
  ///
  /// ```swift
  /// await store.send(.factButtonTapped) { $0.isLoading = true }
  /// await store.receive(.factResponse("0 is a great number!")) {
  ///   $0.isLoading = false
  ///   $0.fact = "0 is a great number!"
  /// }
  /// ```
  ///
  /// Actions are received in the order in which they were sent. The closure is like that of
  /// ``send(_:assert:fileID:file:line:column:)``. If no action has arrived and effects are running, it waits for an
  /// action. If ``exhaustivity`` is off, earlier actions are skipped.
  ///
  /// - Parameters:
  ///   - expectedAction: The action.
  ///   - duration: The longest time to wait, or nil for ``timeout``.
  ///   - updateStateToExpectedResult: Makes the expected change of the state.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func receive(
    _ expectedAction: Action,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await receive(
      ActionExpectation(
        evidence: { Issues.dump(expectedAction) },
        isMet: { $0 == expectedAction },
        explain: { Issues.receivedAnotherAction($0, expected: expectedAction) }
      ),
      timeout: duration,
      assert: updateStateToExpectedResult,
      at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}

extension TestStore {
  /// Asserts that the next action of an effect satisfies a condition, and asserts its change of the state.
  ///
  /// Use it for actions that are not equatable, or whose exact value does not matter:
  ///
  /// ```swift
  /// await store.receive({ if case .factResponse = $0 { true } else { false } }) {
  ///   $0.isLoading = false
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - isMatching: Returns whether the action is the expected one.
  ///   - duration: The longest time to wait, or nil for ``timeout``.
  ///   - updateStateToExpectedResult: Makes the expected change of the state.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  @_disfavoredOverload
  public func receive(
    _ isMatching: (_ action: Action) -> Bool,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await withoutActuallyEscaping(isMatching) { isMatching in
      await receive(
        ActionExpectation(
          evidence: { nil },
          isMet: isMatching,
          explain: Issues.receivedNoMatch
        ),
        timeout: duration,
        assert: updateStateToExpectedResult,
        at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      )
    }
  }

  /// Explains that receiving an action by its value takes equatable actions.
  @available(
    *,
    unavailable,
    message: "Make the action conform to 'Equatable', or receive it by a condition: '{ $0.is… }'."
  )
  public func receive(
    _ expectedAction: Action,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    fatalError("'receive(_:timeout:)' is unavailable")
  }

  func receive(
    _ expectation: ActionExpectation<Action>,
    timeout duration: Duration?,
    assert updateStateToExpectedResult: ((inout State) throws -> Void)?,
    at location: SourceLocation
  ) async {
    await settle()
    switch exhaustivity {
    case .on:
      await receiveNext(
        expectation,
        timeout: duration ?? timeout,
        assert: updateStateToExpectedResult,
        at: location
      )
    case .off:
      await receiveFirst(
        expectation,
        timeout: duration ?? timeout,
        assert: updateStateToExpectedResult,
        at: location
      )
    }
    await settle()
  }

  /// Takes the next received action, which must be the expected one.
  private func receiveNext(
    _ expectation: ActionExpectation<Action>,
    timeout: Duration,
    assert update: Expectation?,
    at location: SourceLocation
  ) async {
    await recorder.waitForReceived(timeout: timeout) {
      !$0.isOverdue || expectation.isMet($0.action)
    }
    guard let received = recorder.takeNextReceived(where: expectation.isMet) else {
      return report(issueOfMissing(expectation, timeout: timeout), at: location)
    }
    guard expectation.isMet(received.action) else {
      passOver(received)
      return report(expectation.explain(received.action), at: location)
    }
    expect(update, after: received, at: location)
  }

  /// Takes the first received action that is the expected one, and skips those before it.
  private func receiveFirst(
    _ expectation: ActionExpectation<Action>,
    timeout: Duration,
    assert update: Expectation?,
    at location: SourceLocation
  ) async {
    await recorder.waitForReceived(timeout: timeout) { expectation.isMet($0.action) }
    guard let (skipped, received) = recorder.takeReceived(where: expectation.isMet) else {
      return report(issueOfMissing(expectation, timeout: timeout), at: location)
    }
    if let last = skipped.last {
      note(Issues.skippedActions(skipped.map(\.action)), at: location)
      passOver(last)
    }
    expect(update, after: received, at: location)
  }

  /// Moves to the state and the shared values after an action.
  private func passOver(_ handled: ActionRecorder<State, Action>.HandledAction) {
    guard !handled.isOverdue else { return }
    state = handled.stateAfter
    sharedChanges.settle(sharedChanges.assertion(asOf: handled.sharedAfter), isComplete: true)
  }

  private func issueOfMissing(
    _ expectation: ActionExpectation<Action>,
    timeout: Duration
  ) -> String {
    Issues.receivedNothing(
      expected: expectation.evidence(),
      others: recorder.received.map(\.action),
      running: recorder.actionsWithAnyEffects,
      timeout: timeout
    )
  }
}

/// A description of the action that a test expects to receive.
struct ActionExpectation<Action> {
  /// Makes the text of the expected action, which is slow, or nil if there is none.
  let evidence: () -> String?
  let isMet: (Action) -> Bool
  /// Makes the issue of an action that is not the expected one.
  let explain: (Action) -> String
}
