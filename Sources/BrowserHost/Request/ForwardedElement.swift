import NIOHTTP1

/// One element of the header `Forwarded`, as RFC 7239 defines it: the report of one proxy.
struct ForwardedElement: Equatable {
  static let header = "Forwarded"

  /// The value of `for`.
  private(set) var client: String?
  private(set) var proto: String?
  private(set) var host: String?

  /// All elements, of which the last one is that of the last proxy.
  ///
  /// Each line is read by itself, and strictly, so that a forged line cannot take the next one into its quotes.
  static func all(in headers: HTTPHeaders) throws(RequestRefusal) -> [ForwardedElement] {
    var all: [ForwardedElement] = []
    for line in headers[header] {
      guard let new = elements(of: line) else {
        throw .invalidForwarding(header: header, value: line)
      }
      all += new
    }
    return all
  }

  /// The elements of one line, or `nil` if it is not valid.
  static func elements(of line: String) -> [ForwardedElement]? {
    var reader = Reader(rest: Array(line.utf8)[...])
    var elements: [ForwardedElement] = []
    repeat {
      guard let element = reader.element() else { return nil }
      elements.append(element)
    } while reader.skip(",")
    return reader.rest.isEmpty ? elements : nil
  }

  /// Sets a parameter, which must not be repeated.
  fileprivate mutating func set(_ name: String, _ value: String) -> Bool {
    let parameter: WritableKeyPath<Self, String?>
    switch name.lowercased() {
    case "for": parameter = \.client
    case "proto": parameter = \.proto
    case "host": parameter = \.host
    // 'by', and extensions.
    default: return true
    }
    guard self[keyPath: parameter] == nil else { return false }
    self[keyPath: parameter] = value
    return true
  }
}

/// Reads tokens and quoted texts from the start of a line.
private struct Reader {
  var rest: ArraySlice<UInt8>

  mutating func element() -> ForwardedElement? {
    var element = ForwardedElement()
    repeat {
      skipSpaces()
      guard let name = token(), skip("="), let value = quoted() ?? token(),
        element.set(name, value)
      else { return nil }
      skipSpaces()
    } while skip(";")
    return element
  }

  mutating func skip(_ mark: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: mark) else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func skipSpaces() {
    rest = rest.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }

  private mutating func token() -> String? {
    let token = rest.prefix { Self.isTokenByte($0) }
    rest = rest[token.endIndex...]
    return token.isEmpty ? nil : String(decoding: token, as: UTF8.self)
  }

  private mutating func quoted() -> String? {
    let start = rest
    guard skip("\"") else { return nil }
    var text: [UInt8] = []
    while var byte = rest.popFirst() {
      if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
      if byte == UInt8(ascii: "\\") {
        guard let next = rest.popFirst() else { break }
        byte = next
      }
      text.append(byte)
    }
    rest = start
    return nil
  }

  private static func isTokenByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: marks.contains(byte)
    }
  }

  /// The marks of a token, with `:`, which some proxies do not quote.
  private static let marks = Array("!#$%&'*+-.^_`|~:".utf8)
}
