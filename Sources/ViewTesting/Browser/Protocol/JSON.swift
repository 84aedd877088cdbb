import Foundation

/// A value of a browser's protocol.
enum JSON: Equatable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  subscript(_ name: String) -> JSON {
    guard case .object(let members) = self else { return .null }
    return members[name] ?? .null
  }

  var string: String? {
    guard case .string(let value) = self else { return nil }
    return value
  }

  var number: Double? {
    guard case .number(let value) = self else { return nil }
    return value
  }

  var integer: Int? { number.flatMap { Int(exactly: $0) } }

  var bool: Bool? {
    guard case .bool(let value) = self else { return nil }
    return value
  }

  var array: [JSON] {
    guard case .array(let values) = self else { return [] }
    return values
  }

  /// A text as JavaScript and CSS spell it.
  static func quoted(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"" + escaped.replacing("\n", with: "\\n").replacing("\r", with: "\\r") + "\""
  }

  /// The picture of an answer.
  func decodedPicture() throws(BrowserError) -> Data {
    guard let data = string.flatMap({ Data(base64Encoded: $0) }) else {
      throw .unexpectedValue("no picture")
    }
    return data
  }
}

extension JSON: Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode([String: JSON].self) {
      self = .object(value)
    } else if let value = try? container.decode([JSON].self) {
      self = .array(value)
    } else {
      self = .null
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  init(stringLiteral value: String) { self = .string(value) }
  init(booleanLiteral value: Bool) { self = .bool(value) }
  init(floatLiteral value: Double) { self = .number(value) }
  init(integerLiteral value: Int) { self = .number(Double(value)) }
  init(arrayLiteral elements: JSON...) { self = .array(elements) }
  init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(Dictionary(elements) { _, last in last })
  }
}
