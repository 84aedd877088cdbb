import ConcurrencyExtras

/// Settings of a test store for the functions of this file.
package enum XCTModifyLocals {
  /// Whether a closure that changes nothing is reported.
  @TaskLocal package static var isExhaustive = true
}

/// Changes the value of a case in a test, and fails the test if it is of another case.
///
/// ```swift
/// await store.send(.titleChanged("Design")) {
///   XCTModify(&$0.destination, case: \.edit) {
///     $0.title = "Design"
///   }
/// }
/// ```
///
/// The test also fails if the closure throws an error, or leaves an `Equatable` value as it was. Unlike
/// the original it works in tests of either test library.
///
/// - Parameters:
///   - enum: The enum to change.
///   - keyPath: The case it is of.
///   - message: A text for the issue.
///   - body: Changes the value.
///   - fileID: The file to report an issue at.
///   - file: The path of that file.
///   - line: The line to report an issue at.
///   - column: The column to report an issue at.
public func XCTModify<Enum, Case>(
  _ enum: inout Enum,
  case keyPath: CaseKeyPath<Enum, Case>,
  _ message: @autoclosure () -> String = "",
  _ body: (inout Case) throws -> Void,
  fileID: StaticString = #fileID,
  file: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  XCTModify(
    &`enum`,
    case: AnyCasePath(keyPath),
    message(),
    body,
    fileID: fileID,
    file: file,
    line: line,
    column: column
  )
}

/// Changes the value of a case in a test, and fails the test if it is of another case.
///
/// ```swift
/// XCTModify(&state.destination, case: /Destination.edit) { $0.title = "Design" }
/// ```
///
/// - Parameters:
///   - enum: The enum to change.
///   - casePath: The case it is of.
///   - message: A text for the issue.
///   - body: Changes the value.
///   - fileID: The file to report an issue at.
///   - file: The path of that file.
///   - line: The line to report an issue at.
///   - column: The column to report an issue at.
public func XCTModify<Enum, Case>(
  _ enum: inout Enum,
  case casePath: AnyCasePath<Enum, Case>,
  _ message: @autoclosure () -> String = "",
  _ body: (inout Case) throws -> Void,
  fileID: StaticString = #fileID,
  file: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let location = SourceLocation(fileID: fileID, filePath: file, line: line, column: column)
  do {
    let done: Void? = try casePath.modifyIfPresent(in: &`enum`) { value in
      let before = value
      try body(&value)
      guard XCTModifyLocals.isExhaustive, isEqual(before, value) else { return }
      report(Issues.unchanged("\(value)", message: message()), at: location)
    }
    guard done == nil else { return }
    let issue = Issues.notExtracted(
      Enum.self,
      Case.self,
      actual: "\(`enum`)",
      message: message()
    )
    report(issue, at: location)
  } catch {
    report(Issues.threw(error, message: message()), at: location)
  }
}

/// Changes the value in an optional in a test, and fails the test if there is none.
///
/// - Parameters:
///   - optional: The optional to change.
///   - message: A text for the issue.
///   - body: Changes the value.
///   - fileID: The file to report an issue at.
///   - file: The path of that file.
///   - line: The line to report an issue at.
///   - column: The column to report an issue at.
public func XCTModify<Wrapped>(
  _ optional: inout Wrapped?,
  _ message: @autoclosure () -> String = "",
  _ body: (inout Wrapped) throws -> Void,
  fileID: StaticString = #fileID,
  file: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  guard optional != nil else {
    let location = SourceLocation(fileID: fileID, filePath: file, line: line, column: column)
    report(Issues.absent(Wrapped.self, message: message()), at: location)
    return
  }
  XCTModify(
    &optional,
    case: AnyCasePath.some,
    message(),
    body,
    fileID: fileID,
    file: file,
    line: line,
    column: column
  )
}

/// Takes the value out of a case in a test, and fails the test if it is of another case.
///
/// ```swift
/// let count = try XCTUnwrap(action, case: /Action.set)
/// ```
///
/// - Parameters:
///   - enum: The enum.
///   - extract: Takes the value out, or returns `nil`.
///   - message: A text for the issue.
///   - fileID: The file to report an issue at.
///   - file: The path of that file.
///   - line: The line to report an issue at.
///   - column: The column to report an issue at.
/// - Returns: The value.
/// - Throws: The error of `enum`, or an error if it is of another case.
public func XCTUnwrap<Enum, Case>(
  _ enum: @autoclosure () throws -> Enum,
  case extract: (Enum) -> Case?,
  _ message: @autoclosure () -> String = "",
  fileID: StaticString = #fileID,
  file: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) throws -> Case {
  let root = try `enum`()
  guard let value = extract(root) else {
    let location = SourceLocation(fileID: fileID, filePath: file, line: line, column: column)
    let issue = Issues.notExtracted(Enum.self, Case.self, actual: "\(root)", message: message())
    report(issue, at: location)
    throw ExtractionError()
  }
  return value
}

/// Whether two values are equal; `false` if their type is not `Equatable`.
private func isEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  func open<Comparable: Equatable>(_ lhs: Comparable) -> Bool {
    lhs == rhs as? Comparable
  }
  guard let lhs = lhs as? any Equatable else { return false }
  return open(lhs)
}
