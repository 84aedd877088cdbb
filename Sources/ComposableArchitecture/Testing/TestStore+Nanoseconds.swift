public import CasePaths

// Timeouts in nanoseconds, from the time before `Duration`.

extension TestStore {
  /// Waits for all effects to end, with a timeout in nanoseconds.
  @available(*, deprecated, message: "Pass a 'Duration' as the timeout.")
  @_disfavoredOverload
  public func finish(
    timeout nanoseconds: UInt64,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await finish(
      timeout: .nanoseconds(nanoseconds),
      fileID: fileID,
      file: filePath,
      line: line,
      column: column
    )
  }

  /// Asserts the next action of an effect, with a timeout in nanoseconds.
  @available(*, deprecated, message: "Pass a 'Duration' as the timeout.")
  @_disfavoredOverload
  public func receive(
    _ expectedAction: Action,
    timeout nanoseconds: UInt64,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async where Action: Equatable {
    await receive(
      expectedAction,
      timeout: .nanoseconds(nanoseconds),
      assert: updateStateToExpectedResult,
      fileID: fileID,
      file: filePath,
      line: line,
      column: column
    )
  }

  /// Asserts a condition of the next action of an effect, with a timeout in nanoseconds.
  @available(*, deprecated, message: "Pass a 'Duration' as the timeout.")
  @_disfavoredOverload
  public func receive(
    _ isMatching: (_ action: Action) -> Bool,
    timeout nanoseconds: UInt64,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await receive(
      isMatching,
      timeout: .nanoseconds(nanoseconds),
      assert: updateStateToExpectedResult,
      fileID: fileID,
      file: filePath,
      line: line,
      column: column
    )
  }

  /// Asserts the case of the next action of an effect, with a timeout in nanoseconds.
  @available(*, deprecated, message: "Pass a 'Duration' as the timeout.")
  @_disfavoredOverload
  public func receive<Value>(
    _ actionCase: CaseKeyPath<Action, Value>,
    timeout nanoseconds: UInt64,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await receive(
      actionCase,
      timeout: .nanoseconds(nanoseconds),
      assert: updateStateToExpectedResult,
      fileID: fileID,
      file: filePath,
      line: line,
      column: column
    )
  }

  /// Asserts the case and the value of the next action of an effect, with a timeout in nanoseconds.
  @available(*, deprecated, message: "Pass a 'Duration' as the timeout.")
  @_disfavoredOverload
  public func receive<Value: Equatable>(
    _ actionCase: CaseKeyPath<Action, Value>,
    _ value: Value,
    timeout nanoseconds: UInt64,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async where Action: CasePathable {
    await receive(
      actionCase,
      value,
      timeout: .nanoseconds(nanoseconds),
      assert: updateStateToExpectedResult,
      fileID: fileID,
      file: filePath,
      line: line,
      column: column
    )
  }

  /// Asserts the case of the next action of an effect by a case path, with a timeout in nanoseconds.
  @available(*, deprecated, message: "Pass a 'Duration' as the timeout.")
  @_disfavoredOverload
  public func receive<Value>(
    _ actionCase: AnyCasePath<Action, Value>,
    timeout nanoseconds: UInt64,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await receive(
      actionCase,
      timeout: .nanoseconds(nanoseconds),
      assert: updateStateToExpectedResult,
      fileID: fileID,
      file: filePath,
      line: line,
      column: column
    )
  }
}

extension TestStoreTask {
  /// Waits until the effects have ended, with a timeout in nanoseconds.
  @available(*, deprecated, message: "Pass a 'Duration' as the timeout.")
  @_disfavoredOverload
  public func finish(
    timeout nanoseconds: UInt64,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await finish(
      timeout: .nanoseconds(nanoseconds),
      fileID: fileID,
      file: filePath,
      line: line,
      column: column
    )
  }
}

/// A test store, whose timeout can also be in nanoseconds.
///
/// A class cannot have two properties of one name. So the second one is a member of this protocol.
@preconcurrency
@MainActor
public protocol _TimeoutInNanoseconds: AnyObject {
  /// The timeout.
  var timeout: Duration { get set }
}

extension _TimeoutInNanoseconds {
  /// The longest time to wait, in nanoseconds.
  ///
  /// ```swift
  /// store.timeout = 5 * NSEC_PER_SEC
  /// ```
  @available(*, deprecated, message: "Set a 'Duration' as the timeout.")
  public var timeout: UInt64 {
    get {
      let duration: Duration = timeout
      return UInt64(duration / .nanoseconds(1))
    }
    set { timeout = Duration.nanoseconds(newValue) }
  }
}

extension TestStore: _TimeoutInNanoseconds {}
