internal import Foundation

/// The value of a client's answer.
enum AnswerValue: Sendable {
  /// A value of this process.
  case known(any TypedAnswer)
  /// A value of a file, whose type is found by the endpoint.
  case written(Data)
  /// A value that a file cannot have, with the reason.
  case unwritable(reason: String)

  init<Value>(_ value: Value) {
    self = .known(Answer(value))
  }

  init<Failure: Error>(error: Failure) {
    self = .known(Answer<any Error>(Self.unwrapped(error)))
  }

  /// The error, without others of the type `any Error` around it.
  ///
  /// Generic code puts an error of that type into another one.
  private static func unwrapped<Failure: Error>(_ error: Failure) -> any Error {
    guard Failure.self == (any Error).self else { return error }
    func open<Inner: Error>(_ inner: Inner) -> any Error { unwrapped(inner) }
    // NB: The cast holds because both types are the same.
    return open(unsafeBitCast(error, to: (any Error).self))
  }

  /// The value, or nil if it is not known.
  var value: Any? {
    guard case .known(let answer) = self else { return nil }
    return answer.value
  }

  /// The reason why a file does not have the value.
  var reason: String? {
    guard case .unwritable(let reason) = self else { return nil }
    return reason
  }
}

/// A value with the type of the endpoint's result, which may be that of a protocol.
protocol TypedAnswer: Sendable {
  var value: Any { get }
  func write(to writer: inout ValueWriter) throws
}

/// A value with the type of the endpoint's result, as it was returned.
///
/// NB: `@unchecked Sendable` holds for values, which a recording reads alone. An object that an endpoint returns is not
/// changed by the recording, and is written by no file but through its own `Codable`.
private struct Answer<Value>: TypedAnswer, @unchecked Sendable {
  private let typedValue: Value

  init(_ value: Value) { typedValue = value }

  var value: Any { typedValue }

  func write(to writer: inout ValueWriter) throws { try writer.write(typedValue) }
}

extension AnswerValue: CodedValue {
  func write(to writer: inout ValueWriter) throws {
    switch self {
    case .known(let answer):
      var other = ValueWriter(names: writer.names, root: Self.root)
      do {
        try answer.write(to: &other)
        writer.put(.bytes, bytes: other.bytes)
      } catch {
        AnswerValue.unwritable(reason: Self.reason(error)).put(to: &writer)
      }
    case .written, .unwritable: put(to: &writer)
    }
  }

  /// The name of an answer in errors.
  static let root = "The answer"

  static func reason(_ error: any Error) -> String {
    guard case RecordingError.unwritable(let path, let reason) = error else { return "\(error)" }
    return path == root ? "it is \(reason)" : "'\(path)' is \(reason)"
  }

  private func put(to writer: inout ValueWriter) {
    switch self {
    case .known: break
    case .written(let data): writer.put(.bytes, bytes: data)
    case .unwritable(let reason):
      writer.put(.absent)
      reason.write(to: &writer)
    }
  }

  static func read(from reader: inout ValueReader) throws -> AnswerValue {
    guard reader.nextKind == .absent else {
      return .written(Data(try reader.takeBytes(.bytes)))
    }
    try reader.expect(.absent)
    return .unwritable(reason: try String.read(from: &reader))
  }
}
