/// Why a message from a page was refused.
package enum ClientMessageError: Error, Equatable, Sendable {
  /// The bytes are no JSON array of plain values.
  case malformed(at: Int)
  /// An array or an object stands where only plain values may.
  case nested(at: Int)
  /// There are more values than any message has.
  case tooManyValues
  case missing(field: String)
  case wrongType(field: String)
  /// A number is negative where only counts may stand.
  case outOfRange(field: String)
  case unexpectedValue(afterFields: Int)
  case unknownOpcode(Int)
  case unknownEventKind(Int)
  case invalidSessionID
}
