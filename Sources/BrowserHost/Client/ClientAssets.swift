import Foundation
import ViewCore

/// The files that the server serves to browsers: the page, its script and its stylesheet.
package enum ClientAssets {
  /// A file with its content as it is, and compressed.
  package struct Asset: Sendable {
    package let type: String
    package let plain: [UInt8]
    /// The compressed content, or `nil` if zlib had no memory for that.
    package let gzip: [UInt8]?

    fileprivate init(type: String, bytes: [UInt8]) {
      self.type = type
      plain = bytes
      gzip = Deflate.gzip(bytes)
    }

    /// A script as an asset.
    init(script: [UInt8]) {
      self.init(type: "text/javascript; charset=utf-8", bytes: script)
    }
  }

  /// The folder of all assets in an address, below the base path.
  ///
  /// It names their content, so that a browser may keep them for ever.
  package static let folder = "/client/\(fingerprint)/"

  /// The assets by their names.
  package static let assets: [String: Asset] = [
    appScript: Asset(script: script(beginningWith: ["main.js"], scriptModules)),
    stylesheet: Asset(
      type: "text/css; charset=utf-8",
      bytes: withoutComments(stylesheetParts.flatMap(\.source))
    ),
  ]

  /// The modules that a page loads when it first shows an element with their name in `data-module`.
  ///
  /// Few pages need them. They import nothing.
  package static let rareAssets = Dictionary(
    uniqueKeysWithValues: rareModules.map { ($0, Asset(script: withoutComments($1))) }
  )

  static let appScript = "script.js"
  private static let stylesheet = "style.css"

  /// The page, with the settings that its script reads.
  ///
  /// - Parameters:
  ///   - title: The title of the page.
  ///   - token: The token with which the page opens its connection.
  ///   - messageBytes: The bytes of the longest message that the server takes.
  ///   - basePath: The path below which the app is served.
  ///   - isInspected: Whether the inspector may ask the page for an element. Pages of release builds cannot be asked.
  /// - Returns: The bytes of the page.
  package static func page(
    title: String,
    token: String,
    messageBytes: Int,
    basePath: BasePath = .root,
    isInspected: Bool = false
  ) -> [UInt8] {
    let page = String(decoding: PackageResources.page_html, as: UTF8.self)
    // The title goes in last, because it may hold anything, even the mark of the token.
    return Array(
      page.replacing("{{token}}", with: token)
        .replacing("{{language}}", with: escapedForHTML(language))
        .replacing("{{limit}}", with: "\(messageBytes)")
        .replacing("{{assets}}", with: links(script: isInspected ? inspectedScript : appScript))
        .replacing("{{base}}", with: basePath.text)
        .replacing("{{title}}", with: escapedForHTML(title)).utf8
    )
  }

  /// The elements that load the stylesheet and a script.
  private static func links(script: String) -> String {
    """
    <link rel="stylesheet" href="{{base}}\(folder)\(stylesheet)">
    <script type="module" src="{{base}}\(folder)\(script)"></script>
    """
  }

  /// A source without indentation and without the comments with which its lines begin.
  ///
  /// Such a comment begins with `//` and ends with the line, or begins with `/*` and ends with `*/`.
  package static func withoutComments(_ source: [UInt8]) -> [UInt8] {
    var isComment = false
    var result: [UInt8] = []
    result.reserveCapacity(source.count)
    for line in source.split(separator: UInt8(ascii: "\n")) {
      var text = withoutIndentation(line)
      if !isComment, text.starts(with: "/*".utf8) {
        isComment = true
        text = text.dropFirst(2)
      }
      if isComment {
        guard let end = text.firstRange(of: Array("*/".utf8)) else { continue }
        isComment = false
        text = withoutIndentation(text[end.upperBound...])
      }
      if !text.isEmpty, !text.starts(with: "//".utf8) {
        result += text
        result.append(UInt8(ascii: "\n"))
      }
    }
    return result
  }

  private static func withoutIndentation(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    line.drop { $0 == UInt8(ascii: " ") }
  }

  /// The language in which the app is written, whatever the user's is.
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

  /// The name of all assets, which differs between versions.
  static let fingerprint: String = {
    let all = assets.merging(rareAssets.merging(inspectionAssets) { $1 }) { asset, _ in asset }
    return Fingerprint.text(of: all.sorted { $0.key < $1.key }.flatMap(\.value.plain))
  }()
}
