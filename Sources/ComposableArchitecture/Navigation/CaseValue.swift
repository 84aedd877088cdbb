internal import CasePaths

/// The value in a case of an enum that may be of another case, while it is changed.
struct CaseValue<Root, Value> {
  private let path: AnyCasePath<Root, Value>

  /// Whether the enum is of the case.
  let isThere: Bool

  /// The value; nil if the enum is of another case.
  var value: Value?

  init(_ path: AnyCasePath<Root, Value>, of root: Root?) {
    self.path = path
    value = root.flatMap(path.extract)
    isThere = value != nil
  }

  /// The enum with the value.
  var root: Root? { value.map(path.embed) }
}
