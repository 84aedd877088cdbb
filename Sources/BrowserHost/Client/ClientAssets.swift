import Foundation
import ViewCore

/// What the server hands to a browser: the page, its script and its stylesheet.
package enum ClientAssets {
  package struct Asset: Sendable {
    package let type: String
    package let plain: Body
    /// The same compressed, for the browsers that take it so.
    package let gzip: Body?

    fileprivate init(type: String, bytes: [UInt8]) {
      self.type = type
      plain = Body(bytes: bytes)
      gzip = compressed(bytes).map(Body.init)
    }
  }

  package struct Body: Sendable {
    package let bytes: [UInt8]
    package let etag: String

    fileprivate init(bytes: [UInt8]) {
      self.bytes = bytes
      etag = "\"\(String(fingerprint(of: bytes), radix: 16))\""
    }
  }

  package static let script = Asset(
    type: "text/javascript; charset=utf-8",
    bytes: withoutBrackets(
      ofScript: withJoinedDeclarations(ofScript: withoutSpaces(ofScript: shortScript))
    )
  )

  private static var shortScript: [UInt8] {
    withShortNames(ofScript: withNumbers(ofScript: withoutComments(PackageResources.client_js)))
  }

  package static let stylesheet = Asset(
    type: "text/css; charset=utf-8",
    bytes: withShortVariables(
      ofStylesheet: withoutSpaces(ofStylesheet: withoutComments(PackageResources.client_css))
    )
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
