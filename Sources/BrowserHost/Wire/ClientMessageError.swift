/// Why a message from a page was refused.
package enum ClientMessageError: Error, Equatable, Sendable {
  /// The bytes are not a JSON array of plain values.
  case malformed(at: Int)
  /// The message has an array or an object inside.
  case nested(at: Int)
  /// The message has too many values.
  case tooManyValues
  case missing(field: String)
  case wrongType(field: String)
  /// A value is not one that the field can have.
  case outOfRange(field: String)
  case unexpectedValue(afterFields: Int)
  case unknownOpcode(Int)
  case unknownEventKind(Int)
  case invalidSessionID
}
