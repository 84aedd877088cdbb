import Foundation
import ViewCore

/// What the server hands to a browser: the page, its script and its stylesheet.
package enum ClientAssets {
  package struct Asset: Sendable {
    package let type: String
    package let bytes: [UInt8]
    package let etag: String

    fileprivate init(type: String, bytes: [UInt8]) {
      self.type = type
      self.bytes = bytes
      etag = "\"\(String(fingerprint(of: bytes), radix: 16))\""
    }
  }

  package static let script = Asset(
    type: "text/javascript; charset=utf-8",
    bytes: wireTable() + withoutComments(PackageResources.client_js)
  )

  package static let stylesheet = Asset(
    type: "text/css; charset=utf-8",
    bytes: withoutSpaces(withoutComments(PackageResources.client_css))
  )

  package static func page(title: String, token: String, messageBytes: Int) -> [UInt8] {
    let page = String(decoding: PackageResources.page_html, as: UTF8.self)
    // The title goes in last: it may hold anything, also the mark of the token.
    return Array(
      page.replacing("{{token}}", with: token)
        .replacing("{{language}}", with: escapedForHTML(language))
        .replacing("{{limit}}", with: "\(messageBytes)")
        .replacing("{{title}}", with: escapedForHTML(title)).utf8
    )
  }

  /// The language in which the app is written, whatever the person's is.
  private static let language =
    Bundle.main.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String ?? "en"

  /// A source without the lines that are comments alone, and without indentation.
  ///
  /// That is a third of it which no browser reads. A comment is a line that begins with `//`, or lines
  /// from one that begins with `/*` to one that ends with `*/`.
  package static func withoutComments(_ source: [UInt8]) -> [UInt8] {
    var isComment = false
    var result: [UInt8] = []
    result.reserveCapacity(source.count)
    for line in source.split(separator: UInt8(ascii: "\n")) {
      let text = line.drop { $0 == UInt8(ascii: " ") }
      isComment = isComment || text.starts(with: "/*".utf8)
      if isComment {
        isComment = !text.reversed().starts(with: "/*".utf8)
      } else if !text.isEmpty, !text.starts(with: "//".utf8) {
        result += text
        result.append(UInt8(ascii: "\n"))
      }
    }
    return result
  }

  /// A stylesheet without the spaces and line ends that mean nothing, and without the last semicolon of a rule.
  ///
  /// What is between quotation marks stays as it is.
  package static func withoutSpaces(_ stylesheet: [UInt8]) -> [UInt8] {
    var isString = false
    var hasSpace = false
    var result: [UInt8] = []
    result.reserveCapacity(stylesheet.count)
    for byte in stylesheet {
      if !isString {
        if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") {
          hasSpace = true
          continue
        }
        let isNeeded = result.last.map { !"{};:,>".utf8.contains($0) } ?? false
        if hasSpace, isNeeded, !"{}>".utf8.contains(byte) { result.append(UInt8(ascii: " ")) }
        hasSpace = false
        if byte == UInt8(ascii: "}"), result.last == UInt8(ascii: ";") { result.removeLast() }
      }
      if byte == UInt8(ascii: "\"") { isString.toggle() }
      result.append(byte)
    }
    return result
  }

  /// The line before the script: the numbers of the wire by name.
  private static func wireTable() -> [UInt8] {
    let opcodes = Opcode.allCases.map { "\($0):\($0.rawValue)" }.joined(separator: ",")
    let events = EventKinds.named.map { "\($0.name):\($0.kind.rawValue)" }.joined(separator: ",")
    return Array("const wire={op:{\(opcodes)},event:{\(events)}};\n".utf8)
  }

  private static func escapedForHTML(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
  }

  /// The FNV-1a hash: two versions of an asset differ in it.
  private static func fingerprint(of bytes: [UInt8]) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
  }
}
