internal import CasePaths

/// The payload of one case of an enum, for changing it in place.
///
/// The enum may be in another case.
struct CaseValue<Root, Value> {
  private let path: AnyCasePath<Root, Value>

  /// Whether the enum is in the case.
  let isThere: Bool

  /// The payload, or nil if the enum is in another case.
  var value: Value?

  init(_ path: AnyCasePath<Root, Value>, of root: Root?) {
    self.path = path
    value = root.flatMap(path.extract)
    isThere = value != nil
  }

  /// The enum with the payload.
  var root: Root? { value.map(path.embed) }
}
