import ConcurrencyExtras
import RuntimeMetadata

extension AnyCasePath {
  /// Creates the path of a case from the function that makes the case.
  ///
  /// ```swift
  /// AnyCasePath(unsafe: Action.set)
  /// ```
  ///
  /// The value is read from the memory of the enum. That is exact for every enum and as fast as a
  /// comparison and a copy, but the function must be a case. `/Action.set` is short for it.
  ///
  /// Some payloads cannot be read: those with a function that has parameters or a result, and those with the
  /// type of a struct or enum. Swift stores these in another form where their types are known. Write both
  /// functions with ``init(embed:extract:)`` for such a case. Functions of type `() -> Void` can be read.
  ///
  /// Unlike the original, the path reports an issue if the function is not a case.
  ///
  /// - Parameters:
  ///   - embed: A case with a payload, such as `Action.set`.
  ///   - fileID: The file to report an issue at.
  ///   - filePath: The path of that file.
  ///   - line: The line to report an issue at.
  ///   - column: The column to report an issue at.
  public init(
    unsafe embed: @escaping @Sendable (Value) -> Root,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(reflecting: embed, location: location)
  }

  init(
    reflecting embed: @escaping (Value) -> Root,
    location: SourceLocation?,
    layout: EnumLayout? = .current
  ) {
    guard let witnesses = EnumWitnesses(Root.self, layout: layout) else {
      report(Issues.notAnEnum(Root.self, value: Value.self, layout: layout), at: location)
      self.init(embed: embed, extraction: { _ in nil })
      return
    }
    if let extract = extractionThroughOptional(embed, location: location, layout: layout) {
      self.init(embed: embed, extraction: extract)
    } else {
      let reflected = ReflectedCase(witnesses: witnesses, location: location)
      self.init(embed: embed, reflected: reflected)
    }
  }
}

extension AnyCasePath where Value == Void {
  /// Creates the path of a case without a payload.
  ///
  /// ```swift
  /// AnyCasePath(unsafe: Action.increment)
  /// ```
  ///
  /// `/Action.increment` is short for it.
  ///
  /// - Parameters:
  ///   - root: A case without a payload. It is evaluated whenever the path is used.
  ///   - fileID: The file to report an issue at.
  ///   - filePath: The path of that file.
  ///   - line: The line to report an issue at.
  ///   - column: The column to report an issue at.
  @_disfavoredOverload
  public init(
    unsafe root: @autoclosure @escaping @Sendable () -> Root,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(reflecting: root, location: location)
  }

  init(
    reflecting root: @escaping @Sendable () -> Root,
    location: SourceLocation?,
    layout: EnumLayout? = .current
  ) {
    guard let witnesses = EnumWitnesses(Root.self, layout: layout) else {
      report(Issues.notAnEnum(Root.self, value: Void.self, layout: layout), at: location)
      self.init(embed: root, extract: { _ in nil })
      return
    }
    let isSameCase = witnesses.comparison(of: Root.self)
    self.init(embed: root, extraction: { isSameCase($0, root()) ? () : nil })
  }
}
