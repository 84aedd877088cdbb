internal import ConcurrencyExtras
internal import Sharing

extension TestStore where Action: Equatable {
  /// Asserts the next action that an effect sent, and how it changes the state.
  ///
  /// ```swift
  /// await store.send(.factButtonTapped) { $0.isLoading = true }
  /// await store.receive(.factResponse("0 is a great number!")) {
  ///   $0.isLoading = false
  ///   $0.fact = "0 is a great number!"
  /// }
  /// ```
  ///
  /// Actions are received in the order in which they were sent, each with the closure of
  /// ``send(_:assert:fileID:file:line:column:)``. If none has come yet and effects are running, it
  /// waits for one. If ``exhaustivity`` is off, those before it are skipped.
  ///
  /// - Parameters:
  ///   - expectedAction: The action.
  ///   - duration: How long to wait, if not ``timeout``.
  ///   - updateStateToExpectedResult: Changes the state as the action must.
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
  /// Asserts that the next action that an effect sent satisfies a condition, and how it changes the
  /// state.
  ///
  /// It receives actions that are not equatable, or whose exact value does not matter:
  ///
  /// ```swift
  /// await store.receive({ if case .factResponse = $0 { true } else { false } }) {
  ///   $0.isLoading = false
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - isMatching: Whether the action is the expected one.
  ///   - duration: How long to wait, if not ``timeout``.
  ///   - updateStateToExpectedResult: Changes the state as the action must.
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

  /// Tells that receiving an action by its value needs equatable actions.
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
      return location.report(issueOfMissing(expectation, timeout: timeout))
    }
    guard expectation.isMet(received.action) else {
      passOver(received)
      return location.report(expectation.explain(received.action))
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
      return location.report(issueOfMissing(expectation, timeout: timeout))
    }
    if let last = skipped.last {
      note(Issues.skippedActions(skipped.map(\.action)), at: location)
      passOver(last)
    }
    expect(update, after: received, at: location)
  }

  /// Moves on to where an action left the state and the shared values.
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

/// What a test wants to receive.
struct ActionExpectation<Action> {
  /// The expected action, if there is one, as text, which takes a while to make.
  let evidence: () -> String?
  let isMet: (Action) -> Bool
  /// The issue with an action that is not the expected one.
  let explain: (Action) -> String
}
